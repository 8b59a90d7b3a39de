// The state of a match of Hoplomachus. Plain data; hexes, chips and troops are numbers, so that copies are cheap.
import type { Referee as KernelReferee, Setup as KernelSetup, Seat } from '@tabularium/kernel';
import type { ArenaId } from '../content/arenas.ts';
import type { Content } from '../content/index.ts';
import type { Die, Skill, Tactic } from '../content/kinds.ts';
import type { Abouts, Asks, Facts } from './asks.ts';
import type { Event } from './events.ts';

/** A hex: its number in the arena. */
export type Hex = number;
/** A chip: its number in `table.units`. */
export type UnitId = number;
/** A troop: its number in `table.troops`. The troop of a seat has the seat's number; rival troops come after them. */
export type TroopId = number;
/** Not a hex, not a unit, nobody. */
export const NONE = -1;

export type Mode = 'onslaught' | 'ascension' | 'skirmish' | 'pandemonium' | 'alliance';
/** The players stand together against the game. */
export const isCooperative = (mode: Mode): boolean => mode === 'onslaught' || mode === 'ascension';
/** Where a chip is. `track`: a hero that lies on a favor track; `stack`: face-down immortals, a titan before it is deployed; `reserve`: support chips not in play. */
export type Zone = 'bag' | 'camp' | 'arena' | 'discard' | 'track' | 'stack' | 'trophy' | 'reserve' | 'out';
/**
 * A state that lasts to the end of its controller's next turn: 1 waits for that turn, 2 is in it, 0 is over. HOP-9.11
 * The start of a troop's turn makes 1 into 2, its end 2 into 0.
 */
export type Span = 0 | 1 | 2;

export interface Unit {
  /** Its number in `content.units`. */
  readonly def: number;
  /** `amazons.warrior`, `sentinel.red.1`, `tendril.2`: unique in the match. */
  readonly name: string;
  troop: TroopId;
  zone: Zone;
  /** NONE outside combat. */
  at: Hex;
  hp: number;
  /** Heroes: the active side is up. Always true for the others. HOP-4.2 */
  active: boolean;
  /** In a camp: face up for everybody. HOP-24.3 */
  known: boolean;
  /** Dazed because it was deployed, placed or woken this turn. HOP-9.2 */
  fresh: boolean;
  /** By Stun or Stagger. */
  dazed: Span;
  fatigued: Span;
  /** Ensnared or shackled: it cannot move. */
  ensnared: Span;
  cursed: Span;
  /** The troop that poisoned it, or NONE. */
  poisonedBy: TroopId;
  /** Undying has saved it already. */
  undied: boolean;
  // -- this turn; `clearTurn` resets it when a turn begins
  /** Hexes walked in this turn's Movement step; NONE before its move. HOP-10.9 */
  walked: number;
  /** Abilities used, as bits by the place among its skills. HOP-10.10 */
  used: number;
  /** It attacked, used a Special or a shard action. HOP-10.11 */
  engaged: boolean;
  /** Blood Rite: one black die more this turn. */
  rite: boolean;
  /** Its Spear Wall has struck this turn. */
  walled: boolean;
}
/** A tactic chip. */
export interface TacticChip {
  readonly tactic: Tactic;
  readonly troop: TroopId;
  zone: 'camp' | 'unit' | 'discard' | 'out';
  /** The unit it lies on, or NONE. */
  unit: UnitId;
}
export interface Troop {
  /** NONE for rivals. */
  readonly seat: Seat;
  readonly kind: 'player' | 'immortal' | 'titan' | 'arena';
  readonly team: number;
  /** Which chips of `supply` lie under its units: 0 red, 1 blue. In Pandemonium all take from 0. */
  readonly colour: 0 | 1;
  /** Its number in `content.factions`, or NONE. */
  faction: number;
  /** Its number in `table.boards`, or NONE. */
  readonly board: number;
  /** Eliminated or resigned. HOP-16.8 */
  out: boolean;
}
export const TRACKS = ['support', 'hp3', 'hero', 'foothold', 'gold'] as const;
export type Track = (typeof TRACKS)[number];
/** A favor board: of a player, of a team (Alliance), or shared (Ascension). */
export interface FavorBoard {
  /** Pozzuoli: 0 .. 20. Colosseum: 0 .. 5 on `track`. */
  bead: number;
  /** Colosseum: the track that the bead is on. */
  track: Track | null;
  /** Colosseum: completed tracks. */
  done: Track[];
  /** The hero that lies on space 20 or above gold, or NONE. */
  hero: UnitId;
}
export interface Foothold {
  at: Hex;
  /** Who placed it; it serves the whole team. */
  troop: TroopId;
}
export interface Shard {
  /** Where it lies; NONE when it is held or gone. */
  at: Hex;
  hp: number;
  active: boolean;
  /** Who holds it, or NONE. */
  holder: UnitId;
  gone: boolean;
  /** It was held once: lying, it is picked up by walking over it. HOP-14.23 */
  loose: boolean;
}
export const STEPS = ['start', 'stones', 'deploy', 'tactic', 'move', 'ability', 'engage', 'rows', 'end'] as const;
export type TurnStep = (typeof STEPS)[number];
/** The turn that is being played. */
export interface Turn {
  /** NONE between two turns. */
  troop: TroopId;
  step: TurnStep;
  /** Counts the turns of the match from 1. */
  number: number;
  /** The unit being deployed while its hex is chosen; until then face down for the others. */
  deploying: UnitId;
  tacticPlayed: boolean;
  /** The foothold power was used. HOP-6.13 */
  footholdMoved: boolean;
  /** A titan's or immortal's turn: the hits it rolled by colour, in the order of DICE, and the next row or effect. */
  hits: number[];
  row: number;
  /** Hit by hit in a row that repeats. */
  repeat: number;
  /** The next act of that row. */
  act: number;
  /** Units that the current act has finished with. */
  done: UnitId[];
  /** The unit that the immortal or titan attacked last in this turn, or NONE. HOP-13.17 */
  target: UnitId;
  /** The hex where that unit or shard was, or NONE. */
  aim: Hex;
}
/** A turn in which nothing has happened yet. */
export const newTurn = (troop: TroopId, number: number): Turn => ({
  troop,
  step: 'start',
  number,
  deploying: NONE,
  tacticPlayed: false,
  footholdMoved: false,
  hits: [],
  row: 0,
  repeat: 0,
  act: NONE,
  done: [],
  target: NONE,
  aim: NONE,
});
/** The last roll, for display only: the rules never read it. */
export interface Rolled {
  readonly unit: UnitId;
  /** NONE: nobody, or a shard. */
  readonly target: UnitId;
  /** The hex of the shard that is attacked, or NONE. */
  readonly shard: Hex;
  readonly dice: { readonly die: Die; hit: boolean; readonly why: string }[];
}
export interface Terms {
  readonly mode: Mode;
  readonly arena: ArenaId;
  /** Onslaught and Ascension with two players. */
  readonly coop: boolean;
  /** Ascension in cooperation: the seat that is Player A; otherwise 0. */
  readonly playerA: Seat;
  readonly bounty: 'defeated' | 'defeating';
  /** The chained hero of the second player has more hp. HOP-15.12 */
  readonly headStart: boolean;
  /** HOP-18.2 */
  readonly quietDraw: boolean;
  /** HOP-18.4 */
  readonly roundLimit: boolean;
}
/** Set-up: something to be chosen by a seat, or to be done without any choice (`opening`, `begin`; their seat is NONE). */
export interface Due {
  readonly seat: Seat;
  readonly what: 'opening' | 'neutral' | 'faction' | 'titan' | 'units' | 'tactic' | 'campHero' | 'secretUnits' | 'begin';
}
export type Ending = { rule: string; because: string; winners: Seat[]; drawn: boolean };

export interface Table {
  readonly content: Content;
  terms: Terms;
  phase: 'setup' | 'play';
  /** Set-up: what still has to be chosen, in order. */
  due: Due[];
  /** The order of the seats in a round; in cooperation, those chosen so far this round. */
  order: Seat[];
  round: number;
  /** Troops that have had their turn in this round. */
  acted: TroopId[];
  turn: Turn;
  troops: Troop[];
  units: Unit[];
  chips: TacticChip[];
  boards: FavorBoard[];
  /** Health chips left: red, blue. In Pandemonium all 68 lie in the first place. */
  supply: [number, number];
  /** Per hex: the unit on it, or NONE. */
  standing: UnitId[];
  footholds: Foothold[];
  /** Ascension only. */
  shards: Shard[];
  /** Its number in `content.titans`, or NONE. */
  titan: number;
  /** Titan turns so far. */
  titanTurns: number;
  /** A row announced an arena turn for this round. */
  arenaTurn: boolean;
  /** Onslaught: the immortals that fell, in order. */
  trophies: UnitId[];
  /** Rounds of this wave. HOP-18.4 */
  waveRounds: number;
  /** Until the next immortal turn arena units ignore 1 of each attack. */
  bulwark: boolean;
  /** Players that were eliminated, in order. */
  fallen: Seat[];
  /** Complete rounds without hp lost, deployment or favor. HOP-18.2 */
  quiet: number;
  stirred: boolean;
  rolled: Rolled | null;
  /** Favor earned by the current effect, in order; `from` is where the bead was. Empty between effects. HOP-6.10 */
  earned: { troop: TroopId; favor: number; from: number }[];
  /** Chained heroes damaged by the current effect. Empty between effects. HOP-15.10 */
  struck: UnitId[];
  /** Pandemonium: a troop for each unit that it may take back after the effect. Paid by `pause`. HOP-16.7 */
  bounties: TroopId[];
  /** Seats that left the match. HOP-18.1 */
  gone: Seat[];
  ended: Ending | null;
}

export interface Setup extends KernelSetup {
  readonly mode: Mode;
}
export type Step =
  | { at: 'setup' }
  | { at: 'wave'; wave: number; round: number }
  | { at: 'round'; round: number }
  /** A player's turn. */
  | { at: 'turn'; seat: Seat }
  /** `immortal`, `titan` or `arena`; `unit` is its elite, where there is one. */
  | { at: 'rivalTurn'; troop: 'immortal' | 'titan' | 'arena'; unit: string | null }
  | { at: TurnStep }
  /** A row of a titan's card, or an effect of an immortal. */
  | { at: 'effect'; of: string; name: string }
  | { at: 'attack'; unit: string; target: string }
  | { at: 'skill'; unit: string; skill: Skill }
  | { at: 'tacticUse'; tactic: Tactic }
  | { at: 'reward'; reward: string };

export interface HoplomachusKit {
  table: Table;
  setup: Setup;
  asks: Asks;
  abouts: Abouts;
  facts: Facts;
  event: Event;
  step: Step;
}
export type Referee = KernelReferee<HoplomachusKit>;
