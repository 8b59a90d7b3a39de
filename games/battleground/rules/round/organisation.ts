// The organisation phase: cards are discarded, hands are filled. MOB-4.2, MOB-4.3

import type { Rules, Seat } from '@tabularium/kernel';
import type { Asks, CardName } from '../../table/asks.ts';
import { playerAt } from '../../table/names.ts';
import type { Player, Referee, Table } from '../../table/table.ts';
import { drawFate, HAND_LIMIT, handOf, takeFromHand } from '../fate/hand.ts';

/** Cards are discarded in secret, then hands are filled. MOB-4.2 */
export function* organise(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  const seats = table.players.map(({ seat }) => seat);
  const discards = yield* ref.within(
    { at: 'organisation' },
    ref.together('organise', seats, (seat) => chooseDiscards(table, ref, seat)),
  );
  for (const [seat, cards] of discards.entries()) discard(table, ref, seat, cards);
  for (const seat of seats) drawFate(table, ref, seat, HAND_LIMIT, 'MOB-4.2');
  table.phase = 'select';
}
function* chooseDiscards(table: Table, ref: Referee, seat: Seat): Rules<CardName[]> {
  const count = handOf(playerAt(table, seat)).length;
  if (count === 0) return [];
  const chosen = yield* ref.chooseSome(seat, {
    ask: 'discard',
    rule: 'MOB-4.2',
    options: () => discardable(playerAt(table, seat)),
    min: 0,
    max: count,
  });
  return chosen.map(({ card }) => card);
}
/** Any card in hand, glory cards included. MOB-4.3 */
const discardable = (player: Player): Asks['discard'][] =>
  handOf(player).map((card, i, hand) => ({ card, copy: 1 + hand.slice(0, i).filter((other) => other === card).length }));
/** Discards are face up. */
function discard(table: Table, ref: Referee, seat: Seat, cards: readonly CardName[]): void {
  if (cards.length === 0) return;
  const player = playerAt(table, seat);
  player.discards.push(...cards.map((card) => takeFromHand(player, card)));
  ref.tell({ kind: 'discarded', rule: 'MOB-4.2', seat, cards });
}
