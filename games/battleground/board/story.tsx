// What is being shown, in a sentence over the field.
import type { ReactElement } from 'react';
import type { PartProps } from './props.ts';
import styles from './story.module.css';

export function Story({ play: { current }, speaker }: PartProps): ReactElement | null {
  if (current === undefined) return null;
  return (
    <p className={styles['story']} aria-hidden="true">
      {speaker.event(current.event)}
    </p>
  );
}
