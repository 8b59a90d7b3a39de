// News worth showing: the die of an amulet, the end of a battle.
import type { ReactElement } from 'react';
import type { Event } from '../../table/events.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import styles from './news.module.css';

const BATTLE_NEWS: ReadonlySet<Event['kind']> = new Set(['won', 'calledOff', 'conquered', 'annexed', 'abandoned']);

export function News({ news, view, speaker, pace }: PartProps): ReactElement | null {
  const rolls = news.filter((event) => event.kind === 'rolled');
  const battle = view.table.battle === null ? news.filter(({ kind }) => BATTLE_NEWS.has(kind)) : [];
  if (rolls.length + battle.length === 0) return null;
  return (
    <div className={styles['news']} style={{ '--pace': `${pace}ms` } as object}>
      {rolls.map((event, i) => (
        <p key={`${view.events} ${i}`} className={styles['roll']}>
          <Die face={event.die} />
          <span className={styles['result']}>{speaker.event(event)}</span>
        </p>
      ))}
      {battle.length > 0 && (
        <p className={styles['roll']}>
          <Icon name="attack" className={styles['swords']} />
          <span className={styles['result']}>{battle.map((event) => speaker.event(event)).join(' ')}</span>
        </p>
      )}
    </div>
  );
}

/** Where the pips are on a face, in a square of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const FACES = [1, 2, 3, 4, 5, 6];
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A cube that comes to rest with its face up. */
const Die = ({ face }: { readonly face: number }): ReactElement => (
  <span className={styles['die']} role="img" aria-label={String(face)}>
    <span className={`${styles['cube']} ${styles[`up${face}`]}`}>
      {FACES.map((side) => (
        <span key={side} className={`${styles['face']} ${styles[`face${side}`]}`}>
          {PLACES.map((place) => (
            <i key={place} className={PIPS[side]?.includes(place) ? styles['pip'] : undefined} />
          ))}
        </span>
      ))}
    </span>
  </span>
);
