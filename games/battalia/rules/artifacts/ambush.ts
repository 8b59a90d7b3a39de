// Ambush: cards kept face down until the next turn, each at the price of another card.
import type { Reason, Rules, Seat } from '@tabularium/kernel';
import { poolOf } from '../../content/pools.ts';
import type { Laid, Player, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { takeUp } from '../cards/uses.ts';
import { AMBUSH_SLOTS, cardOption, deckSize, discard, nameOf, poolsIn, SMALLEST_DECK, sawCard, takeOut } from '../cards/zones.ts';

/** Why the player cannot choose to ambush a card. BAT-11.1 */
export function whyNotAmbush(player: Player): Reason | undefined {
  if (player.ambush.length >= AMBUSH_SLOTS) return SLOTS_FULL; // BAT-11.5, BAT-11.6
  if (player.hand.length < 2) return TOO_FEW_CARDS;
  const deck = deckSize(player);
  return deck <= SMALLEST_DECK ? { rule: 'BAT-11.8', because: 'smallestDeck', deck, least: SMALLEST_DECK } : undefined; // BAT-11.8
}
const SLOTS_FULL: Reason = { rule: 'BAT-11.6', because: 'ambushFull', slots: AMBUSH_SLOTS };
const TOO_FEW_CARDS: Reason = { rule: 'BAT-11.1', because: 'tooFewCards', needs: 2 };

/** Puts one hand card into ambush and suspends another. Any card will do, great artifacts too. BAT-9.8, BAT-11.1 */
export function* ambush(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const player = playerOf(table, seat);
  const hidden = yield* ref.choose(seat, {
    rule: 'BAT-11.1',
    ask: 'ambushCard',
    options: () => poolsIn(table, player.hand).map(cardOption),
    private: true,
  });
  player.ambush.push(takeOut(table, player.hand, poolOf(hidden.card)));
  ref.tell({ kind: 'ambushed', rule: 'BAT-11.1', seat });
  const { card } = yield* ref.choose(seat, {
    rule: 'BAT-11.1',
    ask: 'suspendCard',
    options: () => poolsIn(table, player.hand).map(cardOption),
    private: true,
  });
  const suspended = takeOut(table, player.hand, poolOf(card));
  table.limbo.push(suspended); // BAT-11.2
  sawCard(table, seat, suspended, 'all');
  ref.tell({ kind: 'suspended', rule: 'BAT-11.1', seat, card });
}

/** An amulet sends a laid card into ambush; if it is full, an older card makes room. BAT-8.16, BAT-11.7 */
export function* forceIntoAmbush(table: Table, ref: Referee, seat: Seat, item: Laid): Rules<void> {
  const player = playerOf(table, seat);
  if (player.ambush.length >= AMBUSH_SLOTS) {
    const { card } = yield* ref.choose(seat, {
      rule: 'BAT-11.7',
      ask: 'evict',
      options: () => poolsIn(table, player.ambush).map(cardOption),
      private: true,
    });
    const evicted = takeOut(table, player.ambush, poolOf(card));
    discard(table, seat, [evicted]);
    ref.reveal(); // an undo would tell the others that there was a choice
    ref.tell({ kind: 'evicted', rule: 'BAT-11.7', seat, card: nameOf(table, evicted) });
  }
  player.ambush.push(takeUp(player, item)); // BAT-8.13
}

/** Takes the whole ambush back into the hand, unrevealed. BAT-5.11, BAT-11.3 */
export function recallAmbush(table: Table, ref: Referee, seat: Seat, rule: string): void {
  const { hand, ambush: cards } = playerOf(table, seat);
  if (cards.length === 0) return;
  ref.tell({ kind: 'recalled', rule, seat, count: cards.length });
  for (const card of cards) hand.push(card);
  cards.length = 0;
}
