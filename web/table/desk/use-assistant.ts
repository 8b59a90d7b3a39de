import type { Seat } from '@tabularium/kernel';
import type { Presentation } from '@tabularium/parts/shape';
import { useState } from 'react';
import { peopleHere } from '../../link/eyes.ts';
import type { MatchLink } from '../../link/link.ts';
import type { Online } from '../../link/online.ts';
import type { Picture, Session } from '../session/session.ts';

export interface Assistant {
  readonly isOn: boolean;
  /** It answers the open decision: nobody has to look at it. */
  readonly decides: boolean;
  /** It would, but somebody elsewhere who is asked as well has not switched theirs on. */
  readonly isHeldBack: boolean;
  readonly onToggle: () => void;
}
/** The assistant of the people at this screen; undefined where there is none, as in lessons. */
export function useAssistant(
  { assist, info }: MatchLink,
  { assists }: Pick<Presentation, 'assists'>,
  session: Session,
  { decision, left }: Pick<Picture, 'decision' | 'left'>,
  online: Online | undefined,
): Assistant | undefined {
  const [isOnHere, setOn] = useState(info.assisted !== undefined && info.assisted.length > 0);
  if (!assist || !assists) return undefined;
  const isOn = online ? peopleHere(info).every((seat) => online.table.seats[seat]?.assisted === true) : isOnHere;
  const onToggle = (): void => {
    setOn(!isOn);
    void session.act(() => assist(isOn ? [] : assists));
  };
  const mayDecide = isOn && decision !== undefined && assists.includes(decision.ask);
  const isHeldBack = mayDecide && decision.seats.some((seat) => !left.includes(seat) && wantsToChoose(online, seat));
  return { isOn, decides: mayDecide && !isHeldBack, isHeldBack, onToggle };
}
/** At this screen one switch counts for everybody, on a server each has their own. */
function wantsToChoose(online: Online | undefined, seat: Seat): boolean {
  const { kind, assisted, standIn } = online?.table.seats[seat] ?? {};
  return kind === 'human' && !assisted && !standIn;
}
