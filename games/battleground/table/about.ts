// What players are told about an option before they take it, and the facts that come with questions.

import type { Stat } from '../content/kinds.ts';
import type { PositionName } from '../content/place-names.ts';
import type { CardName, FigureName } from './asks.ts';
import type { MoveKind, Part } from './events.ts';
import type { Frame } from './table.ts';

/** A destination of a movement. */
export interface MoveAbout {
  readonly cost: number;
  readonly left: number;
  /** The single movements, each with its cost in points. */
  readonly path: readonly { readonly at: PositionName; readonly points: number }[];
  /** The movement ends beside an enemy. MOB-6.10 */
  readonly stops: boolean;
  /** Enemies that may make an opportunity attack, and those whose overwatch covers the place. */
  readonly opportunity: readonly FigureName[];
  readonly overwatch: readonly FigureName[];
  /** Figures that are pushed aside. */
  readonly pushes: readonly FigureName[];
}
export interface MoveFacts {
  readonly figure: FigureName;
  readonly as: MoveKind;
  readonly points: number;
  /** What the points are made up of; empty if a card fixes their number. */
  readonly parts: readonly Part[];
  readonly toward: FigureName | null;
}
/** The possible targets of an action; where a Move could lead; the odds of an attack at each target. */
export interface ActionAbout {
  readonly on: readonly FigureName[];
  readonly ways?: readonly WayAbout[];
  readonly blows?: readonly BlowAbout[];
}
/** One way to declare a Move. A choice that is not asked for is null. */
export interface WayAbout {
  readonly spend: boolean | null;
  readonly mode: 'walk' | 'jump' | null;
  readonly points: number;
  readonly places: readonly { readonly at: PositionName; readonly cost: number }[];
}
export interface BlowAbout extends Pick<OddsAbout, 'any' | 'expected' | 'knockOut'> {
  readonly figure: FigureName;
}
/** The points that a Move would have. */
export interface PointsAbout {
  readonly points: number;
}
/** The path of a push or pull in a direction; empty if it leads nowhere. */
export interface PushAbout {
  readonly path: readonly PositionName[];
}

/** A point in the lattice of the battlefield: columns are 3 apart, rows 2. */
export interface PointAbout {
  readonly x: number;
  readonly y: number;
}
/** A test that is about to be made. */
export interface TestAbout {
  readonly stat: Stat;
  readonly dice: readonly Part[];
  readonly modifiers: readonly Part[];
  readonly threshold: number;
  readonly freeRerolls: number;
}
/** The test whose dice may be rerolled. */
export interface RerollFacts {
  readonly figure: FigureName;
  readonly stat: Stat;
  readonly as: 'attack' | 'defence' | 'ability';
  readonly threshold: number;
  readonly faces: readonly number[];
  readonly successes: number;
  /** In a defence test, the successes that it can cancel. */
  readonly opposed: number | null;
  readonly most: number;
  readonly mana: number;
  /** The chance that a die succeeds. */
  readonly gain: number;
}
/** A weapon's test if this statistic or amount of mana is chosen. */
export interface TestChoiceAbout {
  readonly test: TestAbout;
  readonly odds: OddsAbout;
}
/** The target of an attack, or of an ability with a test. */
export interface TargetAbout {
  /** In inches. */
  readonly distance: number;
  readonly sight: readonly { readonly from: PointAbout; readonly to: PointAbout }[];
  readonly cover: CoverAbout | null;
  readonly arc: 'front' | 'rear' | 'between';
  readonly test: TestAbout;
  /** Null if there is no defence test. */
  readonly defence: TestAbout | null;
  readonly odds: OddsAbout;
  /** The additional targets of an area attack. */
  readonly area: readonly FigureName[];
}
export interface CoverAbout {
  readonly from: PointAbout;
  readonly to: PointAbout;
  /** The attacker is lower. */
  readonly lower: boolean;
  readonly hits: readonly { readonly by: 'high' | 'low' | 'figure'; readonly at: PositionName; readonly figure: FigureName | null }[];
}
export interface OddsAbout {
  /** The chance of any net success. */
  readonly any: number;
  /** The chance of each number of wounds, or of healed wounds. */
  readonly wounds: readonly number[];
  readonly expected: number;
  readonly knockOut: number;
}
/** While an army is built: the list so far, and its limit in points. */
export interface BuildFacts {
  readonly characters: readonly {
    readonly character: string;
    readonly weapons: readonly CardName[];
    readonly items: readonly CardName[];
  }[];
  readonly points: number;
  readonly limit: number;
  readonly fate: readonly CardName[];
  readonly glory: readonly CardName[];
}

// ---- facts that come with questions

/** The figure that a question is about. */
export interface FigureFacts {
  readonly figure: FigureName;
}
/** Where that figure was placed. */
export interface PlacedFacts extends FigureFacts {
  readonly at: PositionName;
}
export interface ActionFacts extends FigureFacts {
  readonly as: Frame['kind'];
  readonly ap: number;
}
export interface ActivateFacts {
  readonly card: CardName;
}
export interface BonusFacts extends FigureFacts {
  readonly card: CardName;
}
/** Which figure it makes room for. */
export interface PushedFacts extends PlacedFacts {
  readonly by: FigureName;
}
export interface PushFacts extends FigureFacts {
  readonly hexes: number;
  readonly as: 'push' | 'pull';
}
export interface TargetFacts extends FigureFacts {
  readonly weapon: CardName;
}
/** An attack whose target is already chosen. */
export interface ShotFacts extends TargetFacts {
  readonly target: FigureName;
}
export interface PayMoreFacts extends ShotFacts {
  readonly mana: number;
}
/** Which figure it is aimed at. */
export interface TowardFacts extends FigureFacts {
  readonly target: FigureName;
}
/** The subject of a card or ability (`why`), or of a push by a number of hexes. */
export type SubjectFacts = FigureFacts & ({ readonly why: string } | { readonly hexes: number });
export interface HelpedFacts extends FigureFacts {
  readonly subject: FigureName;
}
export interface MarkerFacts {
  readonly inches: number;
  readonly radius: number;
}
export interface PreventFacts extends FigureFacts {
  readonly wounds: number;
  readonly item: CardName;
  readonly weapon: string;
}
