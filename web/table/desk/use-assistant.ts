import type { Decision } from '@tabularium/kernel';
import type { AnyKit, Presentation } from '@tabularium/parts/shape';
import { useState } from 'react';
import type { MatchLink } from '../../link/link.ts';
import type { Session } from '../session/session.ts';

export interface Assistant {
  readonly isOn: boolean;
  /** It answers the open decision: nobody has to look at it. */
  readonly decides: boolean;
  readonly onToggle: () => void;
}
/** The assistant of the people at this screen; undefined where there is none, as online and in lessons. */
export function useAssistant(
  { assist, info }: MatchLink,
  { assists }: Pick<Presentation, 'assists'>,
  session: Session,
  decision: Decision<AnyKit> | undefined,
): Assistant | undefined {
  const [isOn, setOn] = useState(info.assisted !== undefined && info.assisted.length > 0);
  if (!assist || !assists) return undefined;
  const onToggle = (): void => {
    setOn(!isOn);
    void session.act(() => assist(isOn ? [] : assists));
  };
  return { isOn, decides: isOn && decision !== undefined && assists.includes(decision.ask), onToggle };
}
