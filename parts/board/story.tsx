// The act being shown, as a sentence over the table.
import type { ReactElement } from 'react';
import styles from './story.module.css';
import type { Play } from './use-play.ts';

interface StoryProps<Event> {
  readonly play: Pick<Play<Event>, 'current'>;
  readonly speaker: { readonly event: (event: Event) => string };
  readonly className?: string | undefined;
}
export const Story = <Event,>({ play: { current }, speaker, className = '' }: StoryProps<Event>): ReactElement | null =>
  current === undefined ? null : (
    <p className={`${styles['story']} ${className}`} aria-hidden="true">
      {speaker.event(current.event)}
    </p>
  );
