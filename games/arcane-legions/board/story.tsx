// What is being shown, in a sentence over the table.
import type { ReactElement } from 'react';
import type { PartProps } from './props.ts';
import styles from './story.module.css';

/** What the dice themselves show as well. */
const DICE: ReadonlySet<string> = new Set(['rolled', 'compared', 'rolledDie', 'rolledOff', 'dieChanged', 'allDiceRaised']);
export function Story({ play: { current }, speaker }: PartProps): ReactElement | null {
  if (current === undefined) return null;
  return (
    <p className={styles['story']} data-dice={DICE.has(current.event.kind)} aria-hidden="true">
      {speaker.event(current.event)}
    </p>
  );
}
