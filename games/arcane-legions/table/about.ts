// What a player learns about an option before taking it, and the facts that come with questions.

import type { Ability, Icons, PieceKind, Side } from '../content/kinds.ts';
import type { OrderType, PoseName, SlotName, UnitName } from './asks.ts';
import type { DicePart } from './table.ts';

/** A manoeuvre. ARC-5.12 */
export interface MoveAbout {
  /** Where the base would be, before it snaps to anything. */
  readonly at: PoseName;
  readonly left: number;
  /** Poses in which it would lie flush with what it meets. */
  readonly snaps: readonly { readonly at: PoseName; readonly enemies: readonly TouchAbout[] }[];
  /** There is no room to lie flush with what it meets. */
  readonly stuck: boolean;
  /** An objective is touched, and can be snapped to. */
  readonly objective: boolean;
  readonly enemies: readonly TouchAbout[];
}
/** An enemy that would be beside it, and which sides would touch. */
export interface TouchAbout {
  readonly unit: UnitName;
  readonly own: Side;
  readonly other: Side;
}
/** An order: cost, dice with their reasons, odds, what it would set off. */
export interface OrderAbout {
  readonly cost: readonly DicePart[];
  readonly push: boolean;
  /** A move: how many points, and who would strike first. */
  readonly move: { readonly points: number; readonly strikes: readonly UnitName[] } | null;
  readonly attack: AttackAbout | null;
}
export interface AttackAbout {
  readonly from: Side;
  readonly to: Side;
  readonly attack: readonly DicePart[];
  readonly defence: readonly DicePart[];
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly odds: Odds;
  /** At range: in steps, and what the line crosses. */
  readonly line: { readonly distance: number; readonly units: readonly UnitName[]; readonly pieces: readonly number[] } | null;
}
/** A figure that would be hurt: what its unit would lose. */
export interface LossAbout {
  readonly figure: string;
  readonly falls: boolean;
  /** Icons that would no longer be ready. */
  readonly icons: Icons;
  readonly abilities: readonly string[];
  readonly commander: boolean;
}
/** How a combat is likely to go. */
export interface Odds {
  /** Chances of each amount of damage, to the attacker and to the defender. */
  readonly damage: readonly [readonly number[], readonly number[]];
  readonly expected: readonly [number, number];
  /** Chances that the attacker and the defender are wiped out. */
  readonly defeat: readonly [number, number];
  /** Abilities that the odds assume are used on a die, or in place of damage, of 3 or less. */
  readonly assumed: readonly Ability[];
  /** Abilities that the odds leave out, as their effect depends on figures that somebody chooses. */
  readonly leftOut: readonly Ability[];
}
/** Where it would lie after sliding. */
export interface SlideAbout {
  readonly at: PoseName;
}

// ---- facts that come with questions

/** While an army is built: the list so far, and what it may cost. */
export interface EnlistFacts {
  readonly units: readonly string[];
  readonly points: number;
  readonly limit: number;
}
export interface PieceFacts {
  readonly piece: PieceKind;
}
export interface TurnedPieceFacts extends PieceFacts {
  readonly degrees: number;
}
export interface PieceColumnFacts extends TurnedPieceFacts {
  readonly x: number;
}
/** Command points that are left. */
export interface OrderFacts {
  readonly cp: number;
}
/** Which unit it is about. */
export interface UnitFacts {
  readonly unit: UnitName;
}
/** What is left of its movement points, figure moves or pegs to restore. */
export interface LeftFacts extends UnitFacts {
  readonly left: number;
}
export interface DamageFacts extends LeftFacts {
  readonly why: string;
}
/** Who is attacked or struck first. */
export interface TargetFacts {
  readonly target: UnitName;
}
export interface AttackFacts extends UnitFacts, TargetFacts {}
export interface ChaosFacts extends AttackFacts {
  readonly damage: number;
}
export interface SplashFacts extends UnitFacts {
  readonly damage: number;
}
/** The lowest die of the attack. */
export interface FortuneFacts extends UnitFacts {
  readonly die: number;
}
export interface PushLossFacts extends UnitFacts {
  readonly order: OrderType;
}
/** The slot in which the figure started. */
export interface ReturnFacts extends UnitFacts {
  readonly figure: SlotName;
}
