// The whole state of a match of Battleground in progress. Plain data; positions and figures are numbers, so that copies are cheap.
import type { Referee as KernelReferee, Setup as KernelSetup, Seat } from '@tabularium/kernel';
import type { Content } from '../content/index.ts';
import type { Buff, Debuff, Faction, NextEffect, Stat, WeaponType } from '../content/kinds.ts';
import type { MapId } from '../content/maps.ts';
import type { Position, Shape } from '../content/places.ts';
import type { Abouts, Asks, Facts } from './asks.ts';
import type { Event } from './events.ts';

/** A figure: its number in `table.figures`. */
export type FigureId = number;
/** No position, no figure, nobody. */
export const NONE = -1;
/** N, NE, SE, S, SW, NW. MOB-8.3 */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

export type Mode = 'first' | 'standard';
/** A weapon or item that a figure carries. */
export interface Gear {
  /** The id of its card. */
  readonly card: string;
  /** A one-use item that was used. */
  used: boolean;
}
export interface Figure {
  /** Its index in `content.characters`. Elsewhere it is named by the id of its card, which is unique in a match. */
  readonly def: number;
  readonly seat: Seat;
  readonly weapons: readonly string[];
  readonly items: Gear[];
  /** NONE before deployment and when it is out. For a massive figure, the hex `h` of its footprint. MOB-8.17 */
  at: Position;
  /** Massive figures have one hex in the west and two in the east, or the other way round. */
  shape: Shape;
  /** For a massive figure, which of its three hexes is the facing hex: 0 to 2 in the order of MOB-8.17. */
  facing: Facing;
  wounds: number;
  mana: number;
  focus: boolean;
  overwatch: boolean;
  /** How many overwatch tokens it has had: a movement that triggers one does not trigger the next. MOB-6.64 */
  watches: number;
  buff: Buff | null;
  debuff: Debuff | null;
  /** The cards it was activated with in this round. */
  cards: string[];
  activated: boolean;
  /** Its Battle Armor, which works once per round, was used. */
  prevented: boolean;
  /** Knocked out. */
  out: boolean;
  /** Knocked out in an area attack that is not over, and still on the field. MOB-7.48 */
  falling: boolean;
}
/** A side mission that was played, and what has happened since. MOB-7.72, MOB-7.73 */
export interface RunningMission {
  readonly card: string;
  done: boolean;
  /** The wounds that its figure inflicted on each enemy. */
  inflicted: { figure: FigureId; wounds: number }[];
}
/** An activation, or an interruption within it. MOB-7.125 */
export interface Frame {
  readonly kind: 'activation' | 'overwatch' | 'opportunity';
  readonly figure: FigureId;
  /** The interrupted figure; NONE in an activation. */
  readonly against: FigureId;
  ap: number;
  /** How many actions of each kind were paid for. MOB-4.21, MOB-4.23 */
  paid: { focus: number; move: number; overwatch: number; melee: number; ranged: number; spell: number };
  /** The active abilities used so far: `A02`, `I15#1`. */
  used: string[];
  /** The cards played in it. The first one of an activation is the selected card. */
  cards: string[];
  missions: RunningMission[];
  next: NextEffect[];
  /** What the figure has done so far, for A18, W07 and W12. */
  lastAttack: WeaponType | null;
  hasMoved: boolean;
  hasJumped: boolean;
  /** Overwatch tokens due at the end, from F13. */
  watchAtEnd: number;
  /** Its "on activation" effects are over. */
  begun: boolean;
}
export interface Player {
  readonly seat: Seat;
  readonly faction: Faction;
  /** Null before it is chosen. */
  zone: 'north' | 'south' | null;
  /** The next card first. */
  deck: string[];
  fate: string[];
  glory: string[];
  discards: string[];
  /** Glory cards with completed missions, face up. */
  completed: string[];
  /** The revealed card that waits for its activation, or null. */
  selected: string | null;
  passed: boolean;
  /** The last figure activated in this round, and in the previous one. MOB-4.12 */
  last: FigureId;
  lastBefore: FigureId;
  /** Points, source by source. */
  points: {
    readonly round: number;
    readonly source: 'objective' | 'mission' | 'knockOut';
    readonly what: string;
    readonly points: number;
  }[];
}
export interface Objective {
  readonly at: Position;
  /** The seat that claimed it, or NONE. */
  owner: Seat;
}
export interface Marker {
  readonly seat: Seat;
  readonly at: Position;
  readonly radius: number;
}
/** A test whose dice lie on the table. Only views read it. */
export interface Rolled {
  readonly figure: FigureId;
  readonly stat: Stat;
  readonly as: 'attack' | 'defence' | 'ability';
  readonly threshold: number;
  /** What the number of dice and the threshold are made up of. */
  readonly dice: { readonly reason: string; readonly value: number }[];
  readonly modifiers: { readonly reason: string; readonly value: number }[];
  faces: number[];
  explosions: number[];
  successes: number;
}
export type Phase = 'setup' | 'organise' | 'select' | 'activate' | 'upkeep';
/** A decision of the set-up that is still to be made. */
export interface Due {
  readonly seat: Seat;
  readonly what: 'armies' | 'rollOff' | 'first' | 'zone' | 'deploy' | 'begin';
}
export type UpkeepStep = 'claim' | 'tokens' | 'victory' | 'ready';
export interface Terms {
  readonly mode: Mode;
  readonly map: MapId;
  readonly points: number;
  readonly expansion: boolean;
}
export type Ending = { rule: string; because: string; winners: Seat[]; drawn: boolean };

export interface Table {
  readonly content: Content;
  readonly terms: Terms;
  phase: Phase;
  due: Due[];
  round: number;
  firstPlayer: Seat;
  /** Seats with a revealed card, in the order of their activations. */
  order: Seat[];
  players: Player[];
  figures: Figure[];
  /** By position: the figure there, or NONE. Maintained by `rules/figures/figures.ts` alone. */
  standing: FigureId[];
  objectives: Objective[];
  markers: Marker[];
  /** The open activation and the interruptions within it, innermost last. Empty between activations. */
  frames: Frame[];
  upkeep: UpkeepStep;
  rolled: Rolled[];
  ended: Ending | null;
}

export interface Setup extends KernelSetup {
  readonly mode: Mode;
}
export type Step =
  | { at: 'setup' }
  | { at: 'round'; round: number }
  | { at: 'organisation' | 'selection' | 'upkeep' }
  | { at: 'activation'; figure: string }
  /** `by` interrupts `figure`. */
  | { at: 'overwatch' | 'opportunity'; by: string; figure: string }
  | { at: 'move' | 'focus'; figure: string }
  | { at: 'attack'; figure: string; weapon: string; target: string }
  | { at: 'ability'; figure: string; ability: string }
  | { at: 'card' | 'item'; figure: string; card: string }
  | { at: 'test'; figure: string; stat: Stat; as: 'attack' | 'defence' | 'ability' };

export interface BattlegroundKit {
  table: Table;
  setup: Setup;
  asks: Asks;
  abouts: Abouts;
  facts: Facts;
  event: Event;
  step: Step;
}
export type Referee = KernelReferee<BattlegroundKit>;
