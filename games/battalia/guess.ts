// Re-deals everything that a seat cannot see, inside the existing lists.
import { type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { FORM_INDEX } from './names.ts';
import type { Card, Player, Table } from './table.ts';

export function guess(table: Table, seat: Seat, dice: Dice): void {
  exchangeUnseen(table, seat, dice);
  const { stock } = table;
  for (const deck of stock.units) shuffleBelowTop(deck, dice);
  for (const decks of [stock.artifacts, stock.roads, stock.cities]) for (const deck of decks) shuffle(deck, dice);
  for (const [other, player] of table.players.entries()) {
    if (other === seat) shuffle(player.nation, dice);
    else shufflePlaces(hiddenPlaces(player), dice);
  }
  if (table.terms.scenario === 'exiles') exchangeBuried(table, dice);
}

interface Place {
  readonly cards: Card[];
  readonly index: number;
}
const placesIn = (cards: Card[], count = cards.length): Place[] => Array.from({ length: count }, (_, index) => ({ cards, index }));
const cardAt = ({ cards, index }: Place): Card => cards[index] as Card;
/** Where the cards of a player lie that only their owner sees. */
const hiddenPlaces = ({ hand, nation, ambush, haven }: Player): Place[] => [
  ...placesIn(hand),
  ...placesIn(nation),
  ...placesIn(ambush),
  ...placesIn(haven, Math.max(0, haven.length - 1)),
];
function shufflePlaces(places: readonly Place[], dice: Dice): void {
  const cards = places.map(cardAt);
  shuffle(cards, dice);
  for (const [i, { cards: list, index }] of places.entries()) list[index] = cards[i] as Card;
}
function shuffleBelowTop(deck: Card[], dice: Dice): void {
  shufflePlaces(placesIn(deck, Math.max(0, deck.length - 1)), dice);
}

/** A starting unit of somebody else that the seat has never seen may as well be any other such unit of its rank, or one in the stock. */
function exchangeUnseen(table: Table, seat: Seat, dice: Dice): void {
  const others = table.players.filter((_, other) => other !== seat);
  const unseen = others.map((player) => hiddenPlaces(player).filter((place) => player.unseen[seat]?.includes(cardAt(place))));
  if (unseen.every((places) => places.length === 0)) return;
  const before = unseen.map((places) => places.map(cardAt));
  for (const [i, deck] of table.stock.units.entries()) {
    const ofRank = unseen.flat().filter((place) => table.content.cards[cardAt(place)]?.rank === i + 1);
    if (ofRank.length > 0) shufflePlaces([...ofRank, ...placesIn(deck, Math.max(0, deck.length - 1))], dice);
  }
  for (const [i, player] of others.entries()) {
    const after = new Map(before[i]?.map((card, n) => [card, cardAt(unseen[i]?.[n] as Place)]));
    for (const list of player.unseen) for (const [n, card] of list.entries()) list[n] = after.get(card) ?? card;
  }
}

/** Which great artifact lies under which city, and which ones left the game. */
function exchangeBuried({ content, buried, box }: Table, dice: Dice): void {
  const inBox = placesIn(box).filter((place) => (content.cards[cardAt(place)]?.form ?? 0) >= FORM_INDEX.hammer);
  const greats = [...buried.map(({ card }) => card), ...inBox.map(cardAt)];
  shuffle(greats, dice);
  for (const spot of buried) spot.card = greats.pop() as Card;
  for (const { cards, index } of inBox) cards[index] = greats.pop() as Card;
}
