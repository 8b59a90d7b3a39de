export interface Counted {
  readonly card: string;
  readonly count: number;
}
/** Each card once, with its number of copies. */
export const countedOf = (cards: readonly string[]): readonly Counted[] =>
  [...Map.groupBy(cards, (card) => card)].map(([card, copies]) => ({ card, count: copies.length }));
