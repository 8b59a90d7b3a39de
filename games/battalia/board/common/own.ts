// What belongs to the viewer of the board.
import type { Pool } from '../../content/kinds.ts';
import type { PlayerView } from '../../table/view.ts';
import type { Props } from './props.ts';

/** The viewer's own player; nobody for a spectator. */
export const ownPlayer = ({ view, eye }: Pick<Props, 'view' | 'eye'>): PlayerView | undefined =>
  typeof eye === 'number' ? view.table.players[eye] : undefined;

/** Every card of a player's deck that its owner may look at now, wherever it is. BAT-4.5 */
export const deckOf = ({ hand, nation, haven, ambush, laid, gains, tents }: PlayerView): readonly Pool[] => [
  ...[hand, nation, haven, ambush].flatMap(({ cards }) => cards ?? []),
  ...laid.map(({ card }) => card),
  ...gains,
  ...tents.flatMap(({ tent, cards }) => [tent, ...cards]),
];
