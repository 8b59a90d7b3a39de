// What a player learns of an option before taking it, and what questions tell of themselves.

import type { Stat } from '../content/kinds.ts';
import type { PositionName } from '../content/place-names.ts';
import type { CardName, FigureName } from './asks.ts';
import type { MoveKind, Part } from './events.ts';

/** A destination of a movement. */
export interface MoveAbout {
  readonly cost: number;
  readonly left: number;
  /** Single movements, each with its points. */
  readonly path: readonly { readonly at: PositionName; readonly points: number }[];
  /** It ends beside an enemy. MOB-6.10 */
  readonly stops: boolean;
  /** Who may make an opportunity attack, and who watches the place. */
  readonly opportunity: readonly FigureName[];
  readonly overwatch: readonly FigureName[];
  /** Who is pushed aside. */
  readonly pushes: readonly FigureName[];
}
export interface MoveFacts {
  readonly figure: FigureName;
  readonly as: MoveKind;
  readonly points: number;
  /** How the points came about; none where a card gives their number. */
  readonly parts: readonly Part[];
  readonly toward: FigureName | null;
}
/** Where a push or pull in a direction would lead; empty if nowhere. */
export interface PushAbout {
  readonly path: readonly PositionName[];
}

/** In the lattice of the battlefield: 3 to the next column, 2 to the next row. */
export interface PointAbout {
  readonly x: number;
  readonly y: number;
}
/** A test before it is made. */
export interface TestAbout {
  readonly stat: Stat;
  readonly dice: readonly Part[];
  readonly modifiers: readonly Part[];
  readonly threshold: number;
  readonly freeRerolls: number;
}
/** Which dice of a test are rerolled. */
export interface RerollFacts {
  readonly figure: FigureName;
  readonly stat: Stat;
  readonly as: 'attack' | 'defence' | 'ability';
  readonly threshold: number;
  readonly faces: readonly number[];
  readonly successes: number;
  /** Of a defence test: the successes that it can cancel. */
  readonly opposed: number | null;
  readonly most: number;
  readonly mana: number;
  /** The chance of a die to succeed. */
  readonly gain: number;
}
/** A weapon's test with one statistic or another, or with more mana. */
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
  /** Null: there is no defence test. */
  readonly defence: TestAbout | null;
  readonly odds: OddsAbout;
  /** An area attack: who would be attacked next. */
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
  /** That it has any net success. */
  readonly any: number;
  /** By number of wounds, or of healed wounds. */
  readonly wounds: readonly number[];
  readonly expected: number;
  readonly knockOut: number;
}
/** While an army is built: the list so far, and what it may cost. */
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
