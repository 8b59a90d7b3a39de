// The price list. BAT-6.1, BAT-6.2, BAT-7.10, BAT-7.11, BAT-7.14, BAT-8.28, BAT-8.34, BAT-10.1, BAT-10.4
import { ARTIFACT_KINDS, type Artifact, UNIT_KINDS, type Unit } from './kinds.ts';
import { type Recipe, recipe } from './recipes.ts';

const pricesIn = <N extends string>(kinds: Readonly<Record<N, { readonly price: Recipe }>>): Readonly<Record<N, Recipe>> =>
  Object.fromEntries(Object.entries<{ readonly price: Recipe }>(kinds).map(([name, { price }]) => [name, price])) as Record<N, Recipe>;
/** By level of the city. */
type ByLevel = Readonly<Record<number, Recipe>>;

export interface Prices {
  readonly hire: Readonly<Record<Unit, Recipe>>;
  readonly create: Readonly<Record<Artifact, Recipe>>;
  readonly road: { readonly simple: Recipe; readonly junction: Recipe };
  readonly city: ByLevel;
  /** By the level that the city reaches. */
  readonly upgrade: ByLevel;
  readonly hero: Recipe;
  readonly step: Recipe;
  readonly ride: Recipe;
  /** Besides the tent itself. */
  readonly pitch: Recipe;
}
export const prices: Prices = {
  hire: pricesIn(UNIT_KINDS), // BAT-6.1
  create: pricesIn(ARTIFACT_KINDS), // BAT-6.2
  road: { simple: recipe({ friman: 1, supply: 1 }), junction: recipe({ friman: 2, supply: 1 }) }, // BAT-7.14
  city: { 1: recipe({ friman: 3 }), 2: recipe({ chief: 3 }), 3: recipe({ priest: 3 }), 4: recipe({ lord: 3 }) }, // BAT-7.10
  upgrade: { 2: recipe({ chief: 2 }), 3: recipe({ priest: 2 }), 4: recipe({ lord: 2 }) }, // BAT-7.11
  hero: recipe({ weapon: 1, supply: 2 }), // BAT-10.1
  step: recipe({ supply: 1 }), // BAT-10.4
  ride: recipe({ horse: 1 }), // BAT-8.34
  pitch: recipe({ supply: 1 }), // BAT-8.28
};

/** Friman that one use of a tool stands for. BAT-8.9 */
export const TOOL_WORTH = 2;
/** How far a horse carries a hero. BAT-8.34 */
export const RIDE_STEPS = 3;
/** How far a hero retreats. BAT-12.33 */
export const RETREAT_STEPS = [2, 3] as const;
