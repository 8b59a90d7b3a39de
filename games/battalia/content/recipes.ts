// What a price is made of.

/** What a price can ask for, in the order in which prices are written. */
export const DEMANDS = ['friman', 'chief', 'priest', 'lord', 'supply', 'weapon', 'horse'] as const;
export type Demand = (typeof DEMANDS)[number];
/** The place of each demand in a recipe. */
export const DEMAND_INDEX = Object.freeze(Object.fromEntries(DEMANDS.map((demand, index) => [demand, index])) as Record<Demand, number>);
/** How many of each demand, by demand index. */
export type Recipe = readonly number[];

export const recipe = (need: Partial<Record<Demand, number>>): Recipe => DEMANDS.map((demand) => need[demand] ?? 0);
/** The cards of a price, one by one: `['friman', 'friman', 'chief']`. */
export const cardsIn = (price: Recipe): Demand[] =>
  DEMANDS.flatMap((demand) => Array.from({ length: price[DEMAND_INDEX[demand]] as number }, () => demand));
