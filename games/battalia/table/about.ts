// What a player learns of an option before taking it.
import type { Pool } from '../content/kinds.ts';
import type { Demand } from '../content/recipes.ts';
import type { SpaceName } from './asks.ts';

/** Cards that are due, in how many ways they can be paid, and the plainest of them. */
export interface CostAbout {
  readonly price: readonly Demand[];
  readonly ways: number;
  readonly cheapest: readonly Pool[];
}
/** The level of a city then; where a hero could go; the deck, and how small it may become; an attack before cards are laid. */
export type EffectAbout =
  | { readonly level: number }
  | { readonly reach: readonly { readonly at: SpaceName; readonly cost: number }[] }
  | { readonly deck: number; readonly least: number }
  /** `potential`: the most that could be added; null: there is no bound. */
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
