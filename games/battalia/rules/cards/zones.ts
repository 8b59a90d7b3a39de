// Where a player's cards lie, and how they move from place to place.
import type { Seat } from '@tabularium/kernel';
import { type CardDef, HAND_SIZE } from '../../content/cards.ts';
import type { Pool, Unit } from '../../content/kinds.ts';
import { POOLS, poolName } from '../../content/pools.ts';
import type { Card, Player, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';

export const AMBUSH_SLOTS = 3; // BAT-11.5
/** No deck gets smaller than this. BAT-11.8 */
export const SMALLEST_DECK = 10;
/** What a mulligan draws. BAT-5.9 */
export const MULLIGAN_SIZE = 5;

export const cardOf = (table: Table, card: Card): CardDef => table.content.cards[card] as CardDef;
export const nameOf = (table: Table, card: Card): Pool => cardOf(table, card).name;
export const namesOf = (table: Table, cards: readonly Card[]): Pool[] => cards.map((card) => nameOf(table, card));

/** Notes that seats have seen a starting card: their guesses no longer exchange it. */
export function sawCard(table: Table, owner: Seat, card: Card, seats: readonly Seat[] | 'all'): void {
  const { unseen } = playerOf(table, owner);
  for (let seat = 0; seat < unseen.length; seat++) {
    const cards = unseen[seat] as Card[];
    if (cards.length === 0 || (seats !== 'all' && !seats.includes(seat))) continue;
    const place = cards.indexOf(card);
    if (place !== -1) cards.splice(place, 1);
  }
}

/** Draws from the nation. Only when it is empty, the haven is shuffled into a new one. BAT-4.3 */
export function draw(table: Table, ref: Referee, seat: Seat, count: number): void {
  const player = playerOf(table, seat);
  const { nation, hand } = player;
  const before = hand.length;
  for (let drawn = 0; drawn < count; drawn++) {
    if (nation.length === 0) renewNation(ref, seat, player);
    if (nation.length === 0) break; // BAT-4.4
    hand.push(nation.pop() as Card);
  }
  if (hand.length === before) return;
  ref.reveal();
  ref.tell({ kind: 'drew', rule: 'BAT-4.3', seat, count: hand.length - before });
  ref.tell({ kind: 'drewCards', rule: 'BAT-4.3', seat, cards: namesOf(table, hand.slice(before)) }, [seat]);
}
function renewNation(ref: Referee, seat: Seat, { nation, haven }: Player): void {
  if (haven.length === 0) return;
  for (const card of haven) nation.push(card);
  haven.length = 0;
  ref.shuffle(nation); // BAT-4.3
  ref.tell({ kind: 'reshuffled', rule: 'BAT-4.3', seat, count: nation.length });
}
/** Fills the hand up to six; a larger hand stays as it is. BAT-4.6, BAT-12.30 */
export const refill = (table: Table, ref: Referee, seat: Seat): void =>
  draw(table, ref, seat, HAND_SIZE - playerOf(table, seat).hand.length);

/** Puts cards on the haven, the last one on top, where everybody sees it. BAT-4.2 */
export function discard(table: Table, seat: Seat, cards: readonly Card[]): void {
  const { haven } = playerOf(table, seat);
  for (const card of cards) haven.push(card);
  const top = cards.at(-1);
  if (top !== undefined) sawCard(table, seat, top, 'all');
}

/** Discards cards; the others learn their number and the top one. BAT-14.1 */
export function putAway(table: Table, ref: Referee, seat: Seat, cards: readonly Card[]): void {
  const top = cards.at(-1);
  if (top === undefined) return;
  discard(table, seat, cards);
  ref.tell({ kind: 'discarded', rule: 'BAT-14.1', seat, count: cards.length, top: nameOf(table, top) });
}

/** Takes a card of a pool out of a list; cards of a pool are interchangeable. BAT-20.4 */
export function takeOut(table: Table, cards: Card[], pool: number): Card {
  let place = cards.length - 1;
  while (place > 0 && cardOf(table, cards[place] as Card).pool !== pool) place -= 1;
  return cards.splice(place, 1)[0] as Card;
}
export function countIn(table: Table, cards: readonly Card[], pool: number): number {
  let count = 0;
  for (const card of cards) if (cardOf(table, card).pool === pool) count += 1;
  return count;
}
/** The pools of some cards, each once and in order. */
export function poolsIn(table: Table, cards: readonly Card[]): number[] {
  const pools: number[] = [];
  for (const card of cards) {
    const { pool } = cardOf(table, card);
    if (!pools.includes(pool)) pools.push(pool);
  }
  return pools.sort((a, b) => a - b);
}

export const CARD_OPTIONS = Array.from({ length: POOLS }, (_, pool) => Object.freeze({ card: poolName(pool) }));
/** The option that names a pool: always the same object. */
export const cardOption = (pool: number): { readonly card: Pool } => CARD_OPTIONS[pool] as { readonly card: Pool };

/** Everything a player owns, wherever it is. BAT-8.33, BAT-11.8 */
export function deckSize({ nation, hand, laid, gains, haven, ambush, tents }: Player): number {
  let size = nation.length + hand.length + laid.length + gains.length + haven.length + ambush.length;
  for (const tent of tents) size += 1 + tent.cards.length;
  return size;
}
/** Does the player own a great artifact, wherever it is? BAT-6.8 */
export function ownsGreat(table: Table, { nation, hand, laid, gains, haven, ambush, tents }: Player): boolean {
  const isOne = (card: Card): boolean => cardOf(table, card).isGreat;
  return (
    [hand, haven, nation, gains, ambush].some((cards) => cards.some(isOne)) ||
    laid.some(({ card }) => isOne(card)) ||
    tents.some(({ card }) => isOne(card))
  );
}

/** Tells everybody the new top card of a unit deck. BAT-2.4 */
export function uncover(table: Table, ref: Referee, unit: Unit): void {
  const top = table.stock.units[unit].at(-1);
  ref.reveal();
  ref.tell({ kind: 'uncovered', rule: 'BAT-2.4', unit, top: top === undefined ? null : nameOf(table, top) });
}

/** Takes a card of a faction out of a stock deck, or its top card if there is none, and shuffles the deck. BAT-2.6 */
export function search(table: Table, ref: Referee, deck: Card[], faction: CardDef['faction']): Card {
  let place = deck.length - 1;
  while (place >= 0 && cardOf(table, deck[place] as Card).faction !== faction) place -= 1;
  const card = deck.splice(place === -1 ? deck.length - 1 : place, 1)[0] as Card;
  ref.shuffle(deck);
  return card;
}
