// What a player learns of an option before taking it, and the facts that come with questions.
import type { Reason } from '@tabularium/kernel';
import type { Die, Skill, Tactic } from '../content/kinds.ts';
import type { Priority } from '../content/rival-kinds.ts';
import type { Asks, HexName, TacticStep, TargetOption, UnitName } from './asks.ts';

/** A number now, and after this option. */
type Change = readonly [now: number, then: number];

/** A die that will be rolled; `why` is `printed`, or the skill, the tactic or the `shard` that adds it. */
export interface AttackDie {
  readonly die: Die;
  readonly why: string;
}
export interface Reduction {
  readonly value: number;
  /** A skill, a tactic, a titan's trait, `bulwark` or `immortal`. */
  readonly reason: string;
}
export interface AttackAbout {
  /** What will be rolled, and why. */
  readonly dice: readonly AttackDie[];
  /** The odds of 0, 1, 2 ... damage after all reductions. */
  readonly odds: readonly number[];
  readonly expected: number;
  /** The chance that the target falls. */
  readonly defeats: number;
  /** The reductions that apply if all dice hit. */
  readonly ignored: readonly Reduction[];
  /** Skills of the target that may answer. */
  readonly answers: readonly { readonly skill: Skill; readonly damage: number }[];
}
/** Everything that a unit could do. */
export interface EngagingAbout {
  readonly attacks: readonly { readonly target: TargetOption; readonly about: AttackAbout }[];
  readonly specials: readonly Skill[];
  readonly shardAction: 'silence' | 'take' | null;
}
export interface WayAbout {
  readonly steps: number;
  /** Spear Walls that strike, in the order of the way. */
  readonly spearWalls: readonly UnitName[];
  /** Where shards are picked up. */
  readonly shards: readonly HexName[];
  /** It could not attack from there. HOP-5.10 */
  readonly hampered: boolean;
  /** Opponents in Range from there. */
  readonly inRange: readonly UnitName[];
}
/** What a tactic changes, or how long it lasts. */
export type TacticAbout = { readonly movement: Change } | { readonly hp: Change } | { readonly lasts: string };
/** Whom a Firebomb or a Trample strikes. */
export interface BlastAbout {
  readonly targets: readonly TargetOption[];
}
/** Where the bead would end, the progress lost by leaving a track, and the favor beyond the last space. */
export interface TrackAbout {
  readonly bead: number;
  readonly loses: number;
  readonly surplus: number;
  readonly completes: boolean;
}
/** Where a support chip could be put on this side. */
export interface SupportAbout {
  readonly at: readonly HexName[];
}

// ---- what questions tell of themselves

/** Who enters, moves, fights or is moved. */
export interface UnitFacts {
  readonly unit: UnitName;
}
/** `hexes`: how far it may go. */
export interface WayFacts extends UnitFacts {
  readonly hexes: number;
}
/** After an attack. HOP-19.32, HOP-20.11 */
export interface RunFacts extends WayFacts {
  readonly by: 'hitAndRun' | 'feignedRetreat';
}
export interface SkillFacts extends UnitFacts {
  readonly skill: Skill;
}
export interface ShardFacts extends UnitFacts {
  readonly do: 'silence' | 'take';
}
/** Why the player must deploy a unit, if so. */
export interface DeployFacts {
  readonly compulsory: Reason | null;
}
export interface TacticFacts {
  readonly tactic: Tactic;
}
export interface FootholdFacts {
  readonly do: Exclude<TacticStep['do'], 'play'>;
  readonly from: HexName;
}
/** How many are still to be returned, this one included. */
export interface LeftFacts {
  readonly left: number;
}
export interface FavorFacts {
  readonly favor: number;
}
export interface SupportFacts {
  readonly as: Asks['supportAs']['as'];
}
export interface StrengthenFacts {
  readonly hp: number;
}
/** By which of its priorities a rival chooses; null: by none. HOP-11.7 */
export interface PriorityFacts extends UnitFacts {
  readonly priority: Priority | null;
}
export interface RivalWayFacts extends PriorityFacts {
  readonly mark: Asks['rivalMark'];
}
/** Whose effect: a row of a titan's card, or an immortal's. */
export interface EffectFacts extends UnitFacts {
  readonly effect: string;
}
/** Who is put there; null: no unit. */
export interface EffectPlaceFacts extends EffectFacts {
  readonly whom: UnitName | null;
}
