// What lies on the space pointed at, and what a click would do there, or why it does nothing.

import type { Reason } from '@tabularium/kernel';
import { beside, cellOf, hintStyles as styles, useReasons } from '@tabularium/parts/board';
import type { BoardSpeaker, Translate } from '@tabularium/parts/shape';
import type { ReactElement, RefObject } from 'react';
import type { SpaceName } from '../../table/asks.ts';
import type { SpaceView } from '../../table/view.ts';
import { useHovered } from '../common/attention.ts';
import { nameSpace } from '../common/space-name.ts';

interface HintProps {
  /** Contains the cells; the hint is placed in it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly spaces: readonly SpaceView[];
  readonly t: Translate;
  readonly speaker: BoardSpeaker;
  /** What can be done there, in sentences. */
  readonly deeds: (at: SpaceName) => readonly string[];
  /** Changes with every decision. */
  readonly decision: string | undefined;
  readonly whyNot: () => Promise<readonly Reason[]>;
}
const MOST_REASONS = 3;
/** A reason is about a space if its notation names it: `c3`, `upgrade c3`. */
const tellsAbout = (at: SpaceName, { what }: Reason): boolean => what?.split(' ').includes(at) ?? false;

export function Hint({ box, spaces, t, speaker, deeds, decision, whyNot }: HintProps): ReactElement | null {
  const at = useHovered();
  const space = spaces.find((one) => one.at === at);
  const sentences = at === undefined ? [] : deeds(at);
  const reasons = useReasons(at !== undefined && sentences.length === 0 ? decision : undefined, whyNot);
  if (at === undefined || space === undefined || space.kind === 'outOfPlay') return null;
  const why = sentences.length > 0 ? [] : reasons.filter((reason) => tellsAbout(at, reason)).slice(0, MOST_REASONS);
  return (
    <div key={at} className={styles['hint']} style={beside(box.current, cellOf(at))} aria-hidden="true">
      <p className={styles['name']}>
        <b>{at}</b> {nameSpace(space, t)}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles['deed']}>
          {sentence}
        </p>
      ))}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={styles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
    </div>
  );
}
