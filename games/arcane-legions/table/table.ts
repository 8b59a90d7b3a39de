// Everything that is true of a match of Arcane Legions in progress. Plain data; units, slots and sides are numbers, so that a copy is cheap.
import type { Referee as KernelReferee, Setup as KernelSetup, Seat } from '@tabularium/kernel';
import type { Content } from '../content/index.ts';
import type { Heading, UnitDef } from '../content/kinds.ts';
import type { Ticks } from '../content/shapes.ts';
import type { Field, Piece } from '../content/terrain.ts';
import type { Abouts, Asks, Facts, OrderType, ShotForm } from './asks.ts';
import type { Event } from './events.ts';

/** A unit: its number in `table.units`. */
export type UnitId = number;
/** A slot: its number on the card, from 0. */
export type SlotId = number;
/** A figure of a unit: the number of the slot in which it started. */
export type FigureId = number;
/** A side: 0 front, 1 right, 2 back, 3 left. */
export type SideId = 0 | 1 | 2 | 3;
/** A place on a side where a tool or another base can be laid. ARC-16.7 */
export interface Notch {
  readonly side: SideId;
  /** From the middle of the side, clockwise. */
  readonly offset: Ticks;
}
/** No unit, seat, figure or zone. */
export const NONE = -1;

/** A base, a card and the figures on it. ARC-1.1 */
export interface Unit {
  /** Its number in `content.units`. */
  readonly def: number;
  readonly seat: Seat;
  /** `absent`: there was no room to deploy it, or its owner left. ARC-2.21, ARC-12.14 */
  state: 'waiting' | 'deployed' | 'defeated' | 'absent';
  /** Meaningful while it is deployed. */
  x: Ticks;
  y: Ticks;
  heading: Heading;
  /** By slot: the figure in it, or NONE. */
  slots: FigureId[];
  /** By slot: the wounds of the figure that started in it. */
  wounds: number[];
  /** Figures that were downed, in this order. */
  downed: FigureId[];
  /** Orders received in this turn. ARC-3.6 */
  orders: Record<OrderType, number>;
  pushed: boolean;
  /** It ended a move order beside an enemy: ARC-14.1, ARC-14.14. */
  aggressive: boolean;
  charger: boolean;
  /** Command points for orders to it alone. ARC-14.50 */
  ownCp: number;
  /** The last opponent who damaged it, or NONE. ARC-12.6 */
  damagedBy: Seat;
}
/** Two units whose sides are flush. Only `rules/units/placing.ts` changes them. ARC-6.1 */
export interface Contact {
  readonly a: UnitId;
  readonly b: UnitId;
  readonly sideA: SideId;
  readonly sideB: SideId;
}
export interface Player {
  readonly seat: Seat;
  /** 1 to the number of seats, 0 before it is chosen. ARC-2.15 */
  number: number;
  /** The number of its deployment zone, or NONE. */
  zone: number;
  vp: number;
  /** Its final place once it has no units left; 0 while it has. */
  out: number;
}
/** A combat whose dice lie on the table, for onlookers. */
export interface DiceOff {
  readonly kind: 'melee' | ShotForm;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly sides: readonly [SideId, SideId];
  /** How the numbers of dice came about. */
  readonly dice: readonly [readonly DicePart[], readonly DicePart[]];
  /** High to low, as they are compared. */
  attack: number[];
  defence: number[];
  critical: boolean;
  /** Damage to the attacker and to the defender. */
  damage: [number, number];
}
export interface DicePart {
  readonly reason: string;
  readonly value: number;
}
/** A turn in progress. ARC-12.9, ARC-12.10 */
export interface Turn {
  readonly seat: Seat;
  readonly ambush: boolean;
  step: 'begin' | 'objectives' | 'regeneration' | 'clouds' | 'orders' | 'end';
  cp: number;
  /** In this step: objectives scored, units that regenerated or let out their cloud. */
  done: number[];
}
export type Mode = 'firstBattle' | 'standard' | 'kingOfTheHill' | 'deathBeforeDishonor' | 'custom';
export interface Terms {
  readonly mode: Mode;
  /** The army total. */
  readonly points: number;
  readonly cp: number;
  readonly vp: number;
  /** The id of a battlefield, or `placed` where the players lay it out. */
  readonly battlefield: string;
  readonly halfSteps: boolean;
  readonly factionPenalty: boolean;
  readonly teams: boolean;
  /** Quiet rounds that end the battle; 0: none do. ARC-12.12 */
  readonly stalemateRounds: number;
}
/** Set-up: something to be decided, in order. */
export interface Due {
  readonly seat: Seat;
  readonly what: 'armies' | 'firstPlacer' | 'objective' | 'terrain' | 'initiative' | 'number' | 'zone' | 'deploy' | 'begin';
}
export type Ending = { rule: string; because: string; winners: Seat[]; drawn: boolean };

export interface Table {
  readonly content: Content;
  readonly terms: Terms;
  readonly field: Field;
  phase: 'setup' | 'battle';
  due: Due[];
  players: Player[];
  /** Seats in turn order: number 2 goes first, number 1 last. Players without units are taken out. ARC-2.22 */
  order: Seat[];
  /** Who had a turn in this round. */
  played: Seat[];
  units: Unit[];
  /** A new list whenever a piece is laid: `rules/field/obstacles.ts` keeps what follows from one. */
  pieces: readonly Piece[];
  contacts: Contact[];
  /** 0 in the ambush turn. */
  round: number;
  turn: Turn | null;
  /** Full rounds in a row without damage or victory points, and whether this round had any. ARC-12.12 */
  quiet: { rounds: number; stirred: boolean };
  diceOff: DiceOff | null;
  /** Seats that left the match. */
  gone: Seat[];
  ended: Ending | null;
}

/** The card of a unit. */
export const defOf = ({ content }: Table, { def }: Unit): UnitDef => content.units[def] as UnitDef;
export const unitAt = (table: Table, id: UnitId): Unit => table.units[id] as Unit;
export const pieceAt = (table: Table, number: number): Piece => table.pieces[number] as Piece;

export interface Setup extends KernelSetup {
  readonly mode: Mode;
}
export type Step =
  | { at: 'setup' }
  | { at: 'turn'; seat: Seat }
  | { at: 'turnStart' | 'orders' }
  | { at: 'order'; unit: string; order: OrderType }
  | { at: 'disengagement'; unit: string; by: string }
  | { at: 'combat'; unit: string; target: string }
  | { at: 'ability'; unit: string; ability: string };

export interface ArcaneKit {
  table: Table;
  setup: Setup;
  asks: Asks;
  abouts: Abouts;
  facts: Facts;
  event: Event;
  step: Step;
}
export type Referee = KernelReferee<ArcaneKit>;
