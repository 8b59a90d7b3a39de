// Whose turn the pictures show, in large letters over the arena, from the moment one's own turn is over.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { Event } from '../../table/events.ts';
import type { Mode } from '../../table/table.ts';
import type { PartProps } from '../common/props.ts';
import styles from './herald.module.css';
import type { Play } from './timeline.ts';

interface HeraldProps extends Pick<PartProps, 'view' | 'eye' | 'names' | 't'> {
  readonly play: Play;
}
export function Herald({ play: { acts, now, current }, view, eye, names, t }: HeraldProps): ReactElement | null {
  if (current === undefined) return null;
  const told = acts.slice(0, now + 1).findLast(({ event }) => isHeralded(event));
  const text = told && heraldOf(told.event, view.table.terms.mode, eye, names, t);
  return text === undefined ? null : (
    <p key={text} className={styles['herald']} aria-hidden="true">
      {text}
    </p>
  );
}
const isHeralded = ({ kind }: Event): boolean => ['turnBegan', 'rivalTurnBegan', 'waveBegan', 'waveEnded'].includes(kind);

/** In Onslaught the arena follows the players, in Ascension the titan does. */
function heraldOf(event: Event, mode: Mode, eye: HeraldProps['eye'], names: readonly string[], t: Translate): string | undefined {
  switch (event.kind) {
    case 'rivalTurnBegan':
      return t(`board.herald.${event.troop === 'arena' && mode === 'onslaught' ? 'arenaNext' : event.troop}`);
    case 'turnBegan':
      return event.seat === eye ? t('board.herald.yours') : t('board.herald.turn', { name: names[event.seat] ?? '' });
    case 'waveBegan':
      return t('board.herald.wave', { wave: event.wave });
    case 'waveEnded':
      return t('board.herald.waveEnded', { wave: event.wave });
    default:
      return undefined;
  }
}
