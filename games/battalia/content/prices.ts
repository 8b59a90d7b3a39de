// The price list. BAT-6.1, BAT-6.2, BAT-7.10, BAT-7.11, BAT-7.14, BAT-8.28, BAT-8.34, BAT-10.1, BAT-10.4

/** What a price can ask for; its place in this list is its place in a recipe. */
export const DEMANDS = ['friman', 'chief', 'priest', 'lord', 'supply', 'weapon', 'horse'] as const;
export type Demand = (typeof DEMANDS)[number];
export const DEMAND_INDEX = Object.freeze(Object.fromEntries(DEMANDS.map((demand, index) => [demand, index])) as Record<Demand, number>);
/** How many of each demand. */
export type Recipe = readonly number[];

const recipe = (need: Partial<Record<Demand, number>>): Recipe => DEMANDS.map((demand) => need[demand] ?? 0);
/** A price in words: `['friman', 'friman', 'chief']`. */
export const cardsIn = (price: Recipe): Demand[] =>
  DEMANDS.flatMap((demand, index) => Array.from({ length: price[index] ?? 0 }, () => demand));

export const prices = {
  /** BAT-6.1 */
  hire: { friman: recipe({ supply: 2 }), chief: recipe({ supply: 3 }), priest: recipe({ supply: 4 }), lord: recipe({ supply: 5 }) },
  /** BAT-6.2 */
  create: {
    tool: recipe({ friman: 3 }),
    weapon: recipe({ friman: 2, chief: 1 }),
    amulet: recipe({ friman: 2, priest: 1 }),
    title: recipe({ friman: 2, lord: 1 }),
    scroll: recipe({ friman: 1, chief: 1, priest: 1 }),
    tent: recipe({ friman: 1, chief: 1, supply: 1 }),
    horse: recipe({ chief: 1, supply: 2 }),
  },
  road: { simple: recipe({ friman: 1, supply: 1 }), junction: recipe({ friman: 2, supply: 1 }) }, // BAT-7.14
  /** By level from 1; there is no level 0. BAT-7.10 */
  city: [recipe({}), recipe({ friman: 3 }), recipe({ chief: 3 }), recipe({ priest: 3 }), recipe({ lord: 3 })],
  /** By the level reached, from 2. BAT-7.11 */
  upgrade: [recipe({}), recipe({}), recipe({ chief: 2 }), recipe({ priest: 2 }), recipe({ lord: 2 })],
  hero: recipe({ weapon: 1, supply: 2 }), // BAT-10.1
  step: recipe({ supply: 1 }), // BAT-10.4
  ride: recipe({ horse: 1 }), // BAT-8.34
  /** Besides the tent itself. BAT-8.28 */
  pitch: recipe({ supply: 1 }),
} as const satisfies Record<string, Recipe | readonly Recipe[] | Record<string, Recipe>>;
export type Prices = typeof prices;

/** Friman that one use of a tool stands for. BAT-8.9 */
export const TOOL_WORTH = 2;
/** How far a horse carries a hero. BAT-8.34 */
export const RIDE_STEPS = 3;
/** How far a hero retreats. BAT-12.33 */
export const RETREAT_STEPS = [2, 3] as const;
