// The vocabulary of rivals: what they look for, and what the cards of immortals and titans are made of.
import type { Die } from './kinds.ts';

/** What a rival looks for, highest first. */
export type Priority =
  | 'onStone'
  | 'hero'
  | 'strongest'
  | 'weakest'
  | 'deadliest'
  | 'leastDeadly'
  | 'fastest'
  | 'slowest'
  | 'shardholder'
  | 'onInner'
  | 'nextToActiveShard'
  | 'activeShard'
  /** A hex, for movement only: next to a broken shard whose pedestal holds no sentinel. HOP-11.13 */
  | 'nextToBrokenShard';

/** What an immortal's die can lead to. */
export type ImmortalAct =
  | { readonly do: 'displaceTarget' }
  | { readonly do: 'alliesGain'; readonly hp: number }
  | { readonly do: 'realmStep' }
  | { readonly do: 'banish' }
  | { readonly do: 'echo'; readonly damage: number }
  | { readonly do: 'shackle' }
  | { readonly do: 'bulwark' }
  | { readonly do: 'scorch'; readonly damage: number }
  | { readonly do: 'hotStones'; readonly damage: number }
  | { readonly do: 'secondCut'; readonly damage: number }
  | { readonly do: 'selfGain'; readonly hp: number }
  | { readonly do: 'muster' }
  | { readonly do: 'drive'; readonly hexes: number }
  | { readonly do: 'headHunt'; readonly damage: number };
export interface ImmortalDef {
  /** The id of its chip. */
  readonly unit: string;
  /** In the order in which they are checked. */
  readonly effects: readonly { readonly die: Die; readonly act: ImmortalAct }[];
}

/** A number, or one for each face of an arena die that is rolled for it. */
export type Distance = number | readonly [number, number, number, number, number, number];
/** What a row of a titan's card can do. */
export type TitanAct =
  | { readonly do: 'move'; readonly hexes: Distance; readonly flight?: true }
  /** Without `within`: its Range. */
  | { readonly do: 'attack'; readonly within?: Distance }
  | { readonly do: 'conscript' }
  /** Its sentinels, or the arena units, in combat. */
  | { readonly do: 'alliesGain'; readonly hp: number }
  | { readonly do: 'toss'; readonly damage: number; readonly hexes: number }
  | { readonly do: 'arenaTurn' }
  /** Deploys a part from its camp on an inner hex. */
  | { readonly do: 'regrow'; readonly part: string }
  /** Every part of this kind that is not dazed moves up to so many hexes and attacks. */
  | { readonly do: 'partsAct'; readonly part: string; readonly hexes: number }
  /** Deploys a part next to the titan; if it is there already it moves and attacks. */
  | { readonly do: 'rise'; readonly part: string; readonly hexes: number }
  /** Damage to every player unit within so many hexes. */
  | { readonly do: 'blast'; readonly within: number; readonly damage: number }
  | { readonly do: 'current' }
  | { readonly do: 'pull'; readonly within: number; readonly all: boolean }
  | { readonly do: 'reforge'; readonly hp: number; readonly heal: number }
  | { readonly do: 'wear'; readonly damage: number }
  /** Damage to the active shard nearest to the hex of the target just attacked. */
  | { readonly do: 'fork'; readonly damage: number }
  | { readonly do: 'quake'; readonly damage: number }
  | { readonly do: 'nightfall'; readonly limit: number }
  | { readonly do: 'slumber'; readonly within: number };
export interface TitanRow {
  /** The name of the row: `advance`. */
  readonly id: string;
  readonly die: Die;
  /** `any` hit; the line of the `count` of hits; once for `each` hit. HOP-14.12, HOP-14.13 */
  readonly per: 'any' | 'count' | 'each';
  /** For one hit, for two hits ... */
  readonly lines: readonly (readonly TitanAct[])[];
}
export type TitanTrait =
  /** At the end of every titan turn but the first the players flip one inactive shard. */
  | { readonly is: 'drums' }
  /** It ignores so much of each attack while one of these parts is in combat. */
  | { readonly is: 'smokeBody'; readonly ignore: number; readonly part: string }
  /** It cannot move. */
  | { readonly is: 'rooted' }
  /** It heals at the end of its turn, by the number of shards on pedestals: `heals[4]` with all four. */
  | { readonly is: 'healsByShards'; readonly heals: readonly [number, number, number, number, number] }
  /** An attack takes at most 1 hp while a shard has hp. */
  | { readonly is: 'bronzeSkin' }
  /** Attacks of units without a shard deal at most 1. */
  | { readonly is: 'veil' }
  /** The players lose when all shards are gone. */
  | { readonly is: 'shardsMustStand' }
  /** Lying shards go back to pedestals at the end of its turn. */
  | { readonly is: 'shardsReturn' };
export interface TitanShards {
  readonly active: boolean;
  readonly hp: number;
  /** Whose chips lie under them: the players treat `blue` as opponents, rivals may mark `red`. */
  readonly colour: 'red' | 'blue' | null;
  /** What a player unit can do to a shard on an adjacent pedestal. HOP-14.24 */
  readonly action: 'silence' | 'take' | null;
  /** With 0 hp it is equipped by who did it, stays there broken, or leaves the game. */
  readonly broken: 'equip' | 'stay' | 'remove' | null;
}
export type ShardBoon =
  /** A shardholder adds a die against the titan. */
  | { readonly is: 'holderDie'; readonly add: Die }
  | { readonly is: 'ignoresSmokeBody' }
  | { readonly is: 'ignoresVeil' }
  | { readonly is: 'noSlumber' }
  /** It cannot be displaced by the titan. */
  | { readonly is: 'notPulled' }
  /** A player unit adjacent to an active shard adds a die, once. */
  | { readonly is: 'nearDie'; readonly add: Die };
export interface PartDef {
  /** The id of its chip. */
  readonly unit: string;
  readonly count: number;
  readonly priority: readonly Priority[];
  /** Where they enter together with the titan, by the names of the hexes; otherwise they wait in its camp. */
  readonly start?: readonly string[];
}
export interface TitanDef {
  /** The id of its chip. */
  readonly unit: string;
  /** From 1, the easiest, to 3. */
  readonly difficulty: 1 | 2 | 3;
  readonly priority: readonly Priority[];
  readonly dice: readonly Die[];
  /** One more for each active shard, in this order. */
  readonly shardDice: readonly Die[];
  readonly shards: TitanShards;
  readonly boons: readonly ShardBoon[];
  readonly traits: readonly TitanTrait[];
  readonly parts: readonly PartDef[];
  /** Who acts in an arena turn: sentinels of its reserve, units of the arena bag, or nobody. */
  readonly allies: { readonly kind: 'sentinels' | 'arena'; readonly priority: readonly Priority[] } | null;
  /** There is an arena turn whenever an arena unit is in combat, not only when a row says so. */
  readonly alwaysArenaTurn: boolean;
  readonly rows: readonly TitanRow[];
}
