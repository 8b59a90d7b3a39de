// Every decision of the game: the types of its options, of what `about` says of them, and of the facts that come with it. Hexes go by row and number (`d3`), chips by name (`amazons.warrior`).
import type { Direction } from '@tabularium/geometry';
import type { Seat } from '@tabularium/kernel';
import type { Die, Skill, Tactic } from '../content/kinds.ts';
import type {
  AttackAbout,
  BlastAbout,
  DeployFacts,
  EffectFacts,
  EffectPlaceFacts,
  EngagingAbout,
  FavorFacts,
  FootholdFacts,
  LeftFacts,
  PriorityFacts,
  RivalWayFacts,
  RunFacts,
  ShardFacts,
  SkillFacts,
  StrengthenFacts,
  SupportAbout,
  SupportFacts,
  TacticAbout,
  TacticFacts,
  TrackAbout,
  UnitFacts,
  WayAbout,
  WayFacts,
} from './about.ts';
import type { Track } from './table.ts';

/** Row and number: `d3`. */
export type HexName = string;
/** The name of a chip: `amazons.warrior`, `sentinel.red.1`. */
export type UnitName = string;

/** Where a move ends, and every hex of the way there, the last included. */
export interface Way {
  at: HexName;
  path: readonly HexName[];
  /** Another way to a hex that is already listed, with other consequences. HOP-24.1 */
  variant?: true;
}
/** What is attacked or struck: a unit, or the shard on a hex. */
export type TargetOption = { unit: UnitName } | { shard: HexName };
export type HowToEngage = { do: 'attack' } | { do: 'special'; skill: Skill } | { do: 'silence' } | { do: 'take' };
export type TacticStep = { do: 'play'; tactic: Tactic } | { do: 'shift'; from: HexName } | { do: 'flip'; from: HexName };

export interface Asks {
  // -- set-up
  neutralHero: { unit: UnitName };
  faction: { faction: string };
  titan: { titan: string };
  /** Choose some of a faction's units: in the open, or in secret. */
  keepUnits: { unit: UnitName };
  keepTactic: { tactic: Tactic };
  /** Alliance: whose hero waits in the camp; the other lies on the track. */
  campHero: { unit: UnitName };
  // -- a player's turn
  nextPlayer: { seat: Seat };
  returnTactic: { tactic: Tactic };
  deploy: { unit: UnitName };
  deployAt: { at: HexName };
  vanguard: Way;
  tactic: TacticStep;
  tacticOn: { unit: UnitName };
  undertow: { at: HexName };
  footholdTo: { at: HexName };
  move: { unit: UnitName };
  moveTo: Way;
  ability: { unit: UnitName; skill: Skill };
  abilityOn: { unit: UnitName };
  abilityTo: { at: HexName };
  engage: { unit: UnitName };
  engageHow: HowToEngage;
  attackTarget: TargetOption;
  specialTarget: TargetOption;
  firebombAt: { at: HexName };
  trample: { toward: Direction; at: HexName };
  shardAt: { at: HexName };
  // -- what follows from it
  reroll: { number: number; die: Die };
  trigger: { unit: UnitName; skill: Skill };
  shove: { unit: UnitName; at: HexName };
  runTo: Way;
  cleave: TargetOption;
  scatter: { unit: UnitName };
  // -- favor
  favorTrack: { track: Track };
  supportAs: { as: 'foothold' | 'sentinel' };
  supportAt: { at: HexName };
  strengthen: { unit: UnitName };
  /** Ascension: the hero reward may wake the hero. */
  wakeHero: { unit: UnitName };
  returnUnit: { unit: UnitName };
  teamMate: { seat: Seat };
  catchUp: { unit: UnitName; hp: number };
  bounty: { unit: UnitName };
  // -- rivals: what their rules leave open
  rivalAt: { at: HexName };
  rivalNext: { unit: UnitName };
  rivalMark: TargetOption | { at: HexName };
  rivalTo: Way;
  rivalAbility: { unit: UnitName; skill: Skill };
  rivalObject: { unit: UnitName };
  rivalHex: { at: HexName };
  rivalTarget: TargetOption;
  rivalTrample: { toward: Direction; at: HexName };
  effectOn: TargetOption;
  effectAt: { at: HexName };
}

/** What `about` says of an option before it is taken. */
export interface Abouts {
  vanguard: WayAbout;
  tacticOn: TacticAbout;
  moveTo: WayAbout;
  engage: EngagingAbout;
  attackTarget: AttackAbout;
  firebombAt: BlastAbout;
  trample: BlastAbout;
  runTo: WayAbout;
  favorTrack: TrackAbout;
  supportAs: SupportAbout;
}

/** The facts that come with a question. */
export interface Facts {
  // -- a player's turn
  returnTactic: LeftFacts;
  deploy: DeployFacts;
  deployAt: UnitFacts;
  vanguard: WayFacts;
  tacticOn: TacticFacts;
  undertow: UnitFacts;
  footholdTo: FootholdFacts;
  moveTo: WayFacts;
  abilityOn: SkillFacts;
  /** The unit is the one that is moved. */
  abilityTo: SkillFacts;
  engageHow: UnitFacts;
  attackTarget: UnitFacts;
  specialTarget: SkillFacts;
  firebombAt: SkillFacts;
  trample: SkillFacts;
  shardAt: ShardFacts;
  runTo: RunFacts;
  // -- favor
  favorTrack: FavorFacts;
  supportAt: SupportFacts;
  strengthen: StrengthenFacts;
  returnUnit: LeftFacts;
  // -- rivals
  rivalAt: UnitFacts;
  rivalMark: PriorityFacts;
  rivalTo: RivalWayFacts;
  rivalObject: SkillFacts;
  rivalHex: SkillFacts;
  rivalTarget: PriorityFacts;
  rivalTrample: UnitFacts;
  effectOn: EffectFacts;
  effectAt: EffectPlaceFacts;
}
