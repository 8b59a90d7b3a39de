// What a player learns about an option before taking it.
import type { Pool } from '../content/kinds.ts';
import type { Demand } from '../content/recipes.ts';
import type { SpaceName } from './asks.ts';

/** The price, the number of ways to pay it, and the plainest of them. */
export interface CostAbout {
  readonly price: readonly Demand[];
  readonly ways: number;
  readonly cheapest: readonly Pool[];
}
/** The new level of a city; where a hero could go; the deck and its smallest size; an attack before any card. */
export type EffectAbout =
  | { readonly level: number }
  | { readonly reach: readonly { readonly at: SpaceName; readonly cost: number }[] }
  | { readonly deck: number; readonly least: number }
  /** `potential` is an upper bound of the attack; null: there is none. */
  | { readonly base: number; readonly start: number; readonly potential: number | null };
/** An action: what it costs, if anything, and what it leads to. */
export type ActAbout = Partial<CostAbout> & Partial<EffectAbout>;
/** Steps of the horse. */
export interface RideAbout {
  readonly cost: number;
}
/** Both totals of a battle with this card. */
export interface TotalsAbout {
  readonly attack: number;
  readonly defence: number;
}
