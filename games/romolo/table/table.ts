// Everything that is true of a match of Romolo o Remo? in progress. Plain data; hexes, units and owners are numbers, so that a copy is cheap.

import type { Referee as KernelReferee, Setup as KernelSetup, Seat } from '@tabularium/kernel';
import type { BankType, Counted } from '../content/constructions.ts';
import type { Content } from '../content/index.ts';
import type { Category, Character, EventCube, Resource, Terrain, Token, UnitKind, Work } from '../content/kinds.ts';
import type { Abouts, Asks, Facts, Who } from './asks.ts';
import type { Event } from './events.ts';

/** A hex: its number on the map. */
export type Hex = number;
/** A unit: its number in `table.units`, and in the roster that says what it is called. */
export type UnitId = number;
/** Whose something is: the number of a seat; in the solitaire 1 is the automaton. */
export type Owner = number;
/** Not a hex, not a unit, nobody, nothing. */
export const NONE = -1;

export type Mode = 'free' | 'teams' | 'solo';

/** How a player's units treat another player's in the same hex; `ask`: the player is asked when it matters. ROM-4.9 */
export type Stance = 'hostile' | 'tolerant' | 'ask';

/** Sides as bits: 1 << side. */
export type SideSet = number;

/** A warehouse: what it holds. */
export interface Store {
  /** Left out: empty. */
  type?: Resource | undefined;
  cubes: number;
}
/** A tile and what stands on it. What is not there is left out. */
export interface HexState {
  terrain: Terrain;
  up: boolean;
  multiplier?: Multiplier | undefined;
  /** How many stand here of each building that is only counted. */
  built?: Counts | undefined;
  /** Warehouses, the oldest first. */
  stores?: Store[] | undefined;
  ports?: SideSet | undefined;
  walls?: SideSet | undefined;
  /** Whose tower stands here. */
  tower?: Owner | undefined;
  /** The tower was hit once. ROM-10.26 */
  cracked?: true | undefined;
  /** Somebody has produced in it in this turn. ROM-7.4 */
  yielded?: true | undefined;
}
export type Multiplier = 2 | 3;
export type Counts = Partial<Record<Counted, number>>;
/** Why a unit lies: free moves and the Negotiator depend on it. ROM-15.12, ROM-15.18 */
export type Lying = 'moved' | 'acted' | 'explored' | 'created' | 'attacked';
/** A unit on the map, or a fallen mercenary that must be paid once more. Absent flags are left out. */
export interface Unit {
  readonly kind: UnitKind;
  readonly owner: Owner;
  /** NONE: fallen. */
  at: Hex;
  /** Left out: it stands. */
  lying?: Lying | undefined;
  /** Actions left in this action phase. */
  actions: number;
  /** It retreated: only moves in this phase. ROM-5.5 */
  movesOnly?: true | undefined;
  /** The turn in which it took a penalty. ROM-5.13 */
  penalty?: number | undefined;
  /** It took an action in this turn. ROM-8.6 */
  used?: true | undefined;
  /** Obsessor: its penalty does not count in this turn. ROM-15.19 */
  unhindered?: true | undefined;
}
/** A unit neither on the map nor fallen: with its owner (a mercenary: in the bank), or out of the game. */
export type OffMap = 'reserve' | 'gone';
/** A character that somebody owns. */
export interface Held {
  readonly id: Character;
  /** Its power was used in this turn. ROM-15.2 */
  used?: true | undefined;
  /** Charges of Dux and Foederatus, walls on Defensor. */
  charges?: number | undefined;
  /** The types of the cubes on Praepositus and Negotiator. */
  cubes?: Resource[] | undefined;
}
export interface Player {
  readonly owner: Owner;
  /** Allies share the number. */
  readonly team: number;
  readonly automaton: boolean;
  alive: boolean;
  /** Its capital, NONE before the tower stands and after elimination. */
  capital: Hex;
  stock: Record<Resource, number>;
  /** Half coins. ROM-1.1 */
  money: number;
  characters: Held[];
  /** Tokens to choose from, those already played, the one put aside. All empty in matches without tokens. */
  hand: Token[];
  spent: Token[];
  aside: Token | null;
  battleTokens: number;
  /** By owner: its stance toward them, except where `hexStances` says otherwise. ROM-4.9 */
  stances: Stance[];
  /** Its stance in single hexes. ROM-4.9 */
  hexStances: { readonly at: Hex; readonly toward: Owner; stance: Stance }[];
  /** Face-down hexes that it has looked at. ROM-5.24 */
  looked: Hex[];
  /** The terrain it took for its start hexes, null before. ROM-2.3 */
  startTerrain: 'hill' | 'forest' | null;
}
export type Phase = 'start' | 'action' | 'war' | 'collect' | 'wages' | 'unpaid' | 'dismiss' | 'feed' | 'hunger' | 'market' | 'end';
/** The turn that is being played. */
export interface Turn {
  /** NONE between two turns and in the set-up. */
  owner: Owner;
  /** Counts the turns of the match from 1, those of the automaton included. */
  number: number;
  phase: Phase;
  /** A unit acted, a power was used or the explorer converted, so there is no coin for idleness. ROM-3.2, ROM-3.3 */
  busy: boolean;
  /** A character was hired. ROM-8.11 */
  hired: boolean;
  /** Free moves of Eques that are left; NONE when Eques was not used yet. ROM-15.12 */
  ride: number;
  /** Whether others' units were declared hostile to the active player's this turn. ROM-4.9 */
  answers: { readonly by: Owner; readonly at: Hex; readonly hostile: boolean }[];
  /** The active player wants a war phase even if only constructions at home can be attacked. ROM-18.7 */
  toWar: boolean;
  /** The hex where a farm counts for the active player's power, or NONE. ROM-15.7 */
  archHex: Hex;
  /** Proposals to the ally in this turn. ROM-17.5 */
  proposals: number;
  /** Wages: salt still due, and the credit of half coins. ROM-11.4 */
  due: number;
  credit: number;
  /** Mercenaries that were not paid: constructions still to be removed, mercenaries still to be dismissed. ROM-11.6, ROM-11.7 */
  unpaid: number;
  toDismiss: number;
  /** Feeding: wheat paid, and the places that Furnarus gives. ROM-11.12, ROM-11.14 */
  wheatPaid: number;
  furnarus: number;
  /** The automaton's turn: its step, and the groups still to move or fight, in order. */
  step: 'roll' | 'move' | 'war' | 'event' | 'after';
  groups: { at: Hex; units: UnitId[] }[];
}
/** The battle being fought, kept on the table for onlookers. */
export interface Battle {
  readonly at: Hex;
  readonly attacker: Owner;
  readonly defender: Owner;
  attackers: UnitId[];
  defenders: UnitId[];
  /** The defender's tower takes part. */
  readonly tower: boolean;
  /** What makes up the values, reason by reason: `{ reason: 'soldiers', value: 6 }`. */
  attack: { reason: string; value: number }[];
  defence: { reason: string; value: number }[];
  /** After the reveal. */
  attackToken: Token | null;
  defenceToken: Token | null;
}
export interface Discard {
  readonly at: Hex;
  terrain: Terrain;
  /** Who had looked at it. ROM-5.19 */
  readonly seenBy: readonly Owner[];
}
export interface Terms {
  readonly mode: Mode;
  /** The map, by the number of players; tests and lessons may use another. */
  readonly map: 1 | 2 | 3 | 4;
  readonly battleDie: boolean;
  readonly coinsSecret: boolean;
  readonly eventMode: 'line' | 'bag';
  /** Half coins for those who play later. ROM-2.16 */
  readonly laterCoins: boolean;
  /** The game ends after so many rounds. ROM-13.9 */
  readonly roundLimit: boolean;
}
/** Set-up: something to be chosen by a seat. */
export interface Due {
  readonly seat: Seat;
  readonly what: 'terrain' | 'place' | 'bonus' | 'tower' | 'farm' | 'warehouse' | 'worker';
}
/** The points of one side. */
export interface Sheet {
  characters: number;
  hexes: number;
  domain: number;
  population: number;
  battleTokens: number;
  /** Points for money; `coins` is the amount in half coins. */
  money: number;
  coins: number;
  artifex: number;
  patronus: number;
  majorities: Record<Category, number>;
  total: number;
}
/** What is decided when the points are counted. ROM-15.7, ROM-15.24, ROM-14.3 */
export interface Scoring {
  /** What is still to be asked, in order. */
  due: { readonly seat: Seat; readonly what: 'architectus' | 'sacerdos' | 'domain' }[];
  /** By owner: the hex where a farm counts, the hexes that Sacerdos adds influence to, the second hex of the domain; NONE and empty: none. */
  architectus: Hex[];
  sacerdos: Hex[][];
  domain: Hex[];
  /** By owner, when everything is decided. */
  sheets: Sheet[];
}
export type Ending = { rule: string; because: string; winners: Seat[]; drawn: boolean };

export interface Table {
  readonly content: Content;
  readonly terms: Terms;
  phase: 'setup' | 'play' | 'scoring';
  due: Due[];
  /** The seats in the order of a round; the first of them has the start hexes P1. ROM-2.1 */
  readonly order: Seat[];
  round: number;
  turn: Turn;
  hexes: HexState[];
  units: (Unit | OffMap)[];
  players: Player[];
  /** Units of an owner in a hex, at `hex * players.length + owner`. Written by `rules/people/units.ts` alone. */
  present: number[];
  bank: Record<BankType, number>;
  /** In coins, and the cubes that lie above. */
  prices: Record<Resource, number>;
  columns: Record<Resource, Resource[]>;
  /** The slots of the display; null: empty. */
  display: (Character | null)[];
  /** The next one first. */
  pile: Character[];
  /** Characters of eliminated players. ROM-13.6 */
  lostCharacters: Character[];
  waterPile: number;
  /** Tiles, multipliers and characters that are out of the game unseen. */
  rest: { terrains: Terrain[]; multipliers: Multiplier[]; characters: Character[] };
  discards: Discard[];
  /** The end procedure has begun. ROM-13.3 */
  ending: boolean;
  /** Solitaire: the cubes to come, the next one first (in bag mode nobody knows the order), and those drawn. */
  events: EventCube[];
  pastEvents: EventCube[];
  battle: Battle | null;
  scoring: Scoring | null;
  /** Owners that were eliminated, in order. */
  fallen: Owner[];
  /** Seats that left the match. ROM-18.1 */
  gone: Seat[];
  ended: Ending | null;
}

export interface Setup extends KernelSetup {
  readonly mode: Mode;
}
export type Step =
  | { at: 'setup' }
  | { at: 'round'; round: number }
  | { at: 'turn'; seat: Seat }
  | { at: 'automatonTurn' }
  | { at: 'actionPhase' | 'warPhase' | 'maintenance' | 'scoring' }
  /** A worker's action; `as` is the hex it counts as being in. */
  | { at: 'work'; unit: string; work: Work; as: string | null }
  | { at: 'power'; character: Character }
  | { at: 'battle'; hex: string; attacker: Who; defender: Who }
  | { at: 'wages' | 'dismissal' | 'feeding' }
  | { at: 'event'; cube: EventCube };

export interface RomoloKit {
  table: Table;
  setup: Setup;
  asks: Asks;
  abouts: Abouts;
  facts: Facts;
  event: Event;
  step: Step;
}
export type Referee = KernelReferee<RomoloKit>;
