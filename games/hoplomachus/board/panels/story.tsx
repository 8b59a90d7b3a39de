// What rivals did and why, in sentences: the one that is being shown stands out.
import { drawnFor } from '@tabularium/parts/board';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Event } from '../../table/events.ts';
import type { PartProps } from '../common/props.ts';
import type { Play } from '../motion/timeline.ts';
import styles from './story.module.css';

/** What explains a rival's turn. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'rivalTurnBegan',
  'waveBegan',
  'waveEnded',
  'deployed',
  'marked',
  'stays',
  'targeted',
  'effect',
  'usedSkill',
  'arenaDie',
  'titanRolled',
  'arenaTurnAnnounced',
  'damaged',
  'defeated',
  'reward',
  'activated',
]);
const MOST = 14;

export const Story = drawnFor(DrawStory, ({ news, play, speaker, t }) => [news, play, speaker, t]);
function DrawStory({ news, play, speaker, t }: PartProps & { readonly play: Play }): ReactElement | null {
  const { acts, now } = play;
  const isPlaying = now < acts.length;
  const told = (isPlaying ? acts.slice(0, now + 1).map(({ event }) => event) : news).filter(({ kind }) => TOLD.has(kind)).slice(-MOST);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  if (told.length === 0) return null;
  return (
    <section className={styles['story']} aria-label={t('board.story.title')}>
      <ol ref={list} className={styles['list']} tabIndex={0}>
        {told.map((event, i) => (
          <li key={`${i} ${event.kind}`} data-now={isPlaying && i === told.length - 1}>
            {speaker.event(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
