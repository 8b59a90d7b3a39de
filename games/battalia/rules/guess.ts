// Deals anew everything that a seat cannot see. The lists stay the same objects.
import { certain, type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { ARTIFACTS, CITIES, ROADS, UNITS } from '../content/kinds.ts';
import type { Card, Player, Table } from '../table/table.ts';
import { cardOf } from './cards/zones.ts';

export function guess(table: Table, seat: Seat, dice: Dice): void {
  exchangeUnseen(table, seat, dice);
  const { stock } = table;
  for (const unit of UNITS) redeal([belowTop(stock.units[unit])], dice);
  for (const artifact of ARTIFACTS) shuffle(stock.artifacts[artifact], dice);
  for (const type of ROADS) shuffle(stock.roads[type], dice);
  for (const type of CITIES) shuffle(stock.cities[type], dice);
  for (const [other, player] of table.players.entries()) {
    if (other === seat) shuffle(player.nation, dice);
    else redeal(hiddenOf(player), dice);
  }
  if (table.terms.scenario === 'exiles') exchangeBuried(table, dice);
}

/** The first cards of a pile. */
interface Part {
  readonly pile: Card[];
  readonly count: number;
}
const whole = (pile: Card[]): Part => ({ pile, count: pile.length });
const belowTop = (pile: Card[]): Part => ({ pile, count: Math.max(0, pile.length - 1) });
/** What only its owner sees: all piles, but not the top of the haven. */
const hiddenOf = ({ hand, nation, ambush, haven }: Player): Part[] => [whole(hand), whole(nation), whole(ambush), belowTop(haven)];

/** Shuffles several piles as if they were one. */
function redeal(parts: readonly Part[], dice: Dice): void {
  const cards: Card[] = [];
  for (const { pile, count } of parts) cards.push(...pile.slice(0, count));
  shuffle(cards, dice);
  let next = 0;
  for (const { pile, count } of parts) for (let i = 0; i < count; i++) pile[i] = cards[next++] as Card;
}

/** An opponent's starting unit that the seat has never seen could be any other such unit of its rank, or one in the stock. */
function exchangeUnseen(table: Table, seat: Seat, dice: Dice): void {
  for (const unit of UNITS) {
    const unseen: Card[] = [];
    for (const [other, player] of table.players.entries())
      if (other !== seat) for (const card of player.unseen[seat] as Card[]) if (cardOf(table, card).kind === unit) unseen.push(card);
    if (unseen.length === 0) continue;
    const { pile, count } = belowTop(table.stock.units[unit]);
    const dealt = [...unseen, ...pile.slice(0, count)];
    shuffle(dealt, dice);
    for (let n = 0; n < count; n++) pile[n] = dealt[unseen.length + n] as Card;
    for (const [other, player] of table.players.entries()) if (other !== seat) rename(player, unseen, dealt);
  }
}
/** Puts other cards in the place of some of a player's hidden ones. */
function rename(player: Player, from: readonly Card[], to: readonly Card[]): void {
  for (const pile of [player.hand, player.nation, player.ambush, player.haven, ...player.unseen])
    for (const [i, card] of pile.entries()) {
      const place = from.indexOf(card);
      if (place !== -1) pile[i] = to[place] as Card;
    }
}

/** Exchanges the great artifacts under the cities with each other and with those in the box. */
function exchangeBuried(table: Table, dice: Dice): void {
  const { buried, box } = table;
  const isGreat = (card: Card): boolean => cardOf(table, card).isGreat;
  const greats = [...buried.map(({ card }) => card), ...box.filter(isGreat)];
  shuffle(greats, dice);
  for (const spot of buried) spot.card = certain(greats.pop(), 'a great artifact left');
  for (const [i, card] of box.entries()) if (isGreat(card)) box[i] = certain(greats.pop(), 'a great artifact left');
}
