// What a player learns about options of war and maintenance before taking them, and the facts of these questions.

import type { Token } from '../content/kinds.ts';
import type { HexName, UnitName, Who } from './asks.ts';
import type { Part } from './events.ts';
import type { OutcomeView } from './view.ts';

// ---- battles

/** One token of a side against all that the other side may play, equally likely. Assumes that nobody retreats and no further character helps. */
export interface TokenOdds {
  readonly token: Token;
  /** How likely it wins, and how likely the values are equal. */
  readonly wins: number;
  readonly draws: number;
  /** Expected casualties of the other side, and of its own. */
  readonly kills: number;
  readonly losses: number;
}
/** An attack with all units that stand there: the values before powers and tokens. */
export interface AttackAbout {
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly odds: readonly TokenOdds[];
}
/** A demolition: how many units can each destroy a construction. */
export interface DemolitionAbout {
  readonly units: number;
}
/** A unit that may take part; with one penalty the whole side loses 3. ROM-10.11 */
export interface FighterAbout {
  readonly combat: number;
  readonly penalty: boolean;
}
export interface AttackersFacts {
  readonly at: HexName;
  readonly seat: Who;
  readonly defence: readonly Part[];
}
export interface PowerAbout {
  readonly adds: readonly Part[];
}
/** What the chooser of a token should know: the values before the tokens, and each own token's odds. */
export interface TokenFacts {
  readonly attack: number;
  readonly defence: number;
  readonly odds: readonly TokenOdds[];
}
/** Retreating, and where to; or staying, and what comes of it. */
export type RetreatAbout = { readonly to: readonly HexName[] } | OutcomeView;
/** Which unit goes. */
export interface RetreatFacts {
  readonly unit: UnitName;
}
/** What becomes of a construction that is hit, and the cubes that are lost with it. ROM-6.15 */
export interface HitAbout {
  readonly becomes: 'destroyed' | 'cracked';
  readonly cubes: number;
}
/** Casualties still to be assigned, this one included. */
export interface CasualtyFacts {
  readonly left: number;
  readonly of: Who;
}
export interface ExcessFacts {
  readonly left: number;
  readonly at: HexName;
}
export interface DemolishFacts {
  readonly at: HexName;
  readonly unit: UnitName;
  /** Only because Obsessor lifts its penalty. ROM-15.19 */
  readonly obsessor: boolean;
}

// ---- maintenance

/** All wages: salt that is due, what it is worth in half coins, how many mercenaries can be paid. */
export interface WagesFacts {
  readonly mercenaries: number;
  readonly salt: number;
  readonly money: number;
  readonly affordable: number;
}
/** While wages are paid: salt due, the credit, and what one salt is worth, in half coins. */
export interface WageFacts {
  readonly due: number;
  readonly credit: number;
  readonly each: number;
}
/** What one payment leaves: salt due, credit, and the half coins it costs. */
export interface WageAbout {
  readonly due: number;
  readonly credit: number;
  readonly money: number;
}
/** Constructions, or mercenaries, that still have to go, this one included. */
export interface UnpaidFacts {
  readonly left: number;
}
/** The wages of the next maintenance without this mercenary. */
export interface DismissAbout {
  readonly salt: number;
}
export interface HungerFacts {
  readonly hungry: number;
  readonly wheat: number;
}
export interface FurnarusFacts {
  readonly hungry: number;
}
