// The shape of what an eye sees. Boards, terminals and bots draw from it; it names hexes, chips and content as the options do.
import type { Eye, Seat } from '@tabularium/kernel';
import type { Content } from '../content/index.ts';
import type { Class, Die, Learned, Rank, Skill, Tactic } from '../content/kinds.ts';
import type { ImmortalDef, Priority, ShardBoon, TitanRow, TitanShards, TitanTrait } from '../content/rival-kinds.ts';
import type { HexName, TargetOption, UnitName } from './asks.ts';
import type { DieShown } from './events.ts';
import type { Due, Ending, Span, Table, Terms, Track, Troop, TroopId, TurnStep, Zone } from './table.ts';

export interface HoplomachusView {
  readonly eye: Eye;
  readonly terms: Terms;
  /** What the match adds to the content of the game, if anything. */
  readonly own: Content | null;
  readonly phase: Table['phase'];
  /** Set-up: what still has to be chosen, in order. */
  readonly due: readonly Due[];
  readonly order: readonly Seat[];
  readonly round: number;
  /** Onslaught: the wave that goes on, from 1, and its rounds. */
  readonly wave: number | null;
  readonly waveRounds: number;
  /** The round after which the match ends by itself; in Onslaught the round of a wave. */
  readonly lastRound: number | null;
  /** Competitive modes: complete rounds in a row without hp lost, deployment or favor; at `limit` the game is drawn. */
  readonly quiet: { readonly rounds: number; readonly limit: number; readonly stirred: boolean } | null;
  readonly turn: TurnView | null;
  /** Who has had a turn in this round. */
  readonly acted: readonly TroopId[];
  readonly troops: readonly TroopView[];
  /** Every chip whose place this eye knows. */
  readonly units: readonly UnitView[];
  readonly boards: readonly BoardView[];
  /** Health chips left. In Pandemonium `red` counts all. */
  readonly supply: { readonly red: number; readonly blue: number };
  readonly footholds: readonly { readonly at: HexName; readonly troop: TroopId }[];
  readonly shards: readonly ShardView[];
  readonly titan: TitanView | null;
  readonly immortal: ImmortalView | null;
  readonly trophies: readonly UnitName[];
  /** A row of the titan announced an arena turn. */
  readonly arenaTurn: boolean;
  /** Arena units ignore 1 of each attack until the next immortal turn. */
  readonly bulwark: boolean;
  /** The last roll, as long as it lies on the table. */
  readonly rolled: RolledView | null;
  readonly fallen: readonly Seat[];
  readonly gone: readonly Seat[];
  readonly ended: Ending | null;
}
export interface TurnView {
  readonly troop: TroopId;
  /** Null: a rival's. */
  readonly seat: Seat | null;
  readonly step: TurnStep;
  readonly number: number;
  readonly tacticPlayed: boolean;
  readonly footholdMoved: boolean;
  /** Units that can still do something in this step: move in Movement, act in Engagement. */
  readonly left: number;
}
export interface TroopView {
  readonly troop: TroopId;
  readonly seat: Seat | null;
  readonly kind: Troop['kind'];
  readonly team: number;
  readonly colour: 'red' | 'blue';
  readonly faction: string | null;
  /** Its number in `boards`. */
  readonly board: number | null;
  readonly out: boolean;
  readonly camp: PileView;
  readonly bag: PileView;
  /** Face-down chips, sorted by name: this eye cannot tell whether they are in the camp, in the bag or out of the game. */
  readonly hidden: readonly UnitName[];
  readonly discard: readonly UnitName[];
  /** Support chips that nobody has placed yet; for immortals the face-down stack. */
  readonly reserve: number;
  readonly tactics: { readonly camp: readonly Tactic[]; readonly discard: readonly Tactic[]; readonly out: readonly Tactic[] };
  /** Own units on stone hexes now. */
  readonly stones: number;
}
/** A pile of chips: how many, and those that this eye may see. */
export interface PileView {
  readonly count: number;
  readonly units: readonly UnitName[];
}
export interface UnitView {
  readonly unit: UnitName;
  /** The id of the chip in the content: several chips may have one. */
  readonly def: string;
  readonly rank: Rank;
  readonly class: Class | null;
  readonly elite: boolean;
  readonly troop: TroopId;
  readonly seat: Seat | null;
  readonly team: number;
  readonly zone: Zone;
  readonly at: HexName | null;
  readonly hp: number;
  readonly health: number;
  readonly active: boolean;
  readonly range: number;
  readonly movement: { readonly printed: number /** With tactics and Snare, if it moved from here. */; readonly now: number };
  readonly attack: readonly Die[];
  /** What it would roll now, without dice that depend on the target; `why` is `printed`, or what adds the die. */
  readonly dice: readonly { readonly die: Die; readonly why: string }[];
  readonly skills: readonly Learned[];
  /** Its skills are ignored: inactive, fatigued, or on an inner hex. */
  readonly silenced: boolean;
  /** On an inner hex without a foothold of its team. */
  readonly hampered: boolean;
  /** Dazed because it entered or woke this turn. */
  readonly fresh: boolean;
  readonly dazed: Span;
  readonly fatigued: Span;
  readonly ensnared: Span;
  readonly cursed: Span;
  /** Who poisoned it. */
  readonly poisonedBy: TroopId | null;
  readonly undied: boolean;
  readonly tactics: readonly { readonly tactic: Tactic; readonly troop: TroopId }[];
  readonly shards: number;
  // -- this turn
  /** Hexes walked in the Movement step; null before its move. */
  readonly walked: number | null;
  readonly used: readonly Skill[];
  readonly engaged: boolean;
  readonly rite: boolean;
  readonly walled: boolean;
  /** Rivals: what they look for, highest first. */
  readonly priority: readonly Priority[] | null;
}
export interface BoardView {
  readonly board: number;
  readonly seats: readonly Seat[];
  /** Pozzuoli: 0 .. 20; Colosseum: 0 .. 5 on `track`. */
  readonly bead: number;
  readonly track: Track | null;
  /** The hero on space 20 or above gold. */
  readonly hero: UnitName | null;
  /** Pozzuoli: the next reward and the favor it takes; null at the end, and in the Colosseum. */
  readonly next: { readonly space: number; readonly reward: string; readonly in: number } | null;
  /** Colosseum only. */
  readonly tracks: readonly TrackView[];
}
export interface TrackView {
  readonly track: Track;
  readonly bead: number;
  readonly done: boolean;
  /** Favor can be put on it. */
  readonly open: boolean;
  /** Spaces to its reward. */
  readonly in: number;
  /** Who gets the support chip above it; null when it is gone. */
  readonly chip: 'self' | 'other' | null;
}
export interface ShardView {
  readonly at: HexName | null;
  readonly hp: number;
  readonly active: boolean;
  readonly holder: UnitName | null;
  readonly gone: boolean;
  /** It is picked up by walking over it. */
  readonly loose: boolean;
}
export interface TitanView {
  readonly unit: UnitName;
  readonly difficulty: number;
  readonly priority: readonly Priority[];
  /** What it rolls now, one die more for each active shard where the card says so. */
  readonly dice: readonly Die[];
  /** In its turn: hits rolled, by colour, and the row that is resolved or comes next. */
  readonly hits: Readonly<Record<Die, number>> | null;
  readonly row: number;
  readonly rows: readonly TitanRow[];
  readonly traits: readonly TitanTrait[];
  readonly shards: TitanShards;
  readonly boons: readonly ShardBoon[];
  readonly turns: number;
}
export interface ImmortalView {
  /** Null before it is deployed. */
  readonly unit: UnitName | null;
  readonly effects: ImmortalDef['effects'];
  /** Face down in the stack. */
  readonly left: readonly UnitName[];
}
export interface RolledView {
  readonly unit: UnitName;
  readonly target: TargetOption | null;
  readonly dice: readonly DieShown[];
  readonly hits: number;
}
