// The state of a match of Battalia. Plain data; cards and spaces are numbers, so that copies are cheap.

import type { Referee as KernelReferee, Setup as KernelSetup, Seat } from '@tabularium/kernel';
import type { Space } from '../content/boards.ts';
import type { Content } from '../content/index.ts';
import type { Artifact, City, Faction, Form, Road, RoadGroup, Scenario, Unit } from '../content/kinds.ts';
import type { Abouts, Asks, Facts } from './asks.ts';
import type { Event } from './events.ts';

/** A creation card: its number in `content.cards`. */
export type Card = number;
/** A terrain card: its number in `content.lands`. */
export type Land = number;

/** What a space holds when it holds no terrain card. */
export const EMPTY = -1;
export const OUT_OF_PLAY = -2;
export const IMPASSABLE = -3;
/** Not a space: a hero in reserve. */
export const RESERVE = -1;
/** The owner of what belongs to nobody. */
export const NOBODY = -1;

/** A card that has been laid this turn. */
export interface Laid {
  card: Card;
  form: Form;
  /** Uses not spent yet. BAT-8.2 */
  uses: number;
  /** Uses that stand in the battle line. */
  line: number;
  /** An artifact effect was applied to it this turn. */
  touched: boolean;
  /** Transforming artifact: the card it lies under; otherwise -1. */
  under: Card;
}
export interface Tent {
  /** A tent, or the hammer or a wild card acting as one. */
  card: Card;
  cards: Card[];
  /** Turn number (table.turn) in which it was pitched. */
  turn: number;
  /** A wild card: it stands only until the end of the day. BAT-8.32 */
  fleeting: boolean;
}
export interface Player {
  faction: Faction | null;
  /** The top is the last. */
  nation: Card[];
  hand: Card[];
  laid: Laid[];
  gains: Card[];
  /** The top is the last. */
  haven: Card[];
  ambush: Card[];
  tents: Tent[];
  /** Where the two heroes are, or RESERVE. */
  heroes: Space[];
  /** For each hero: it made a free move and its owner has done nothing else since. BAT-17.3 */
  strolled: boolean[];
  /** `exiles`: has annexed a neutral city. BAT-18.3 */
  annexed: boolean;
  /** Has held a city at some time. BAT-18.5 */
  settled: boolean;
  /** Was attacked this turn: refills at its end. BAT-12.30 */
  attacked: boolean;
  /** For every seat: the starting cards of this player that the seat has never seen. Only `guess` uses it. */
  unseen: Card[][];
}
export interface Stock {
  /** The top of a deck is the last. */
  units: Record<Unit, Card[]>;
  supplies: Card[];
  artifacts: Record<Artifact, Card[]>;
  roads: Record<Road, Land[]>;
  cities: Record<City, Land[]>;
  /** Great artifacts on offer. */
  greats: Card[];
}
export type Target = 'city' | 'hero' | 'neutral' | 'guardians';
export interface Battle {
  at: Space;
  target: Target;
  attacker: Seat;
  /** NOBODY against neutral cities and guardians. */
  defender: Seat;
  /** How many heroes take part on each side. */
  attackHeroes: number;
  defendHeroes: number;
  /** Who lays cards now. */
  turn: Seat;
  /** A card was laid in this battle turn. BAT-12.14 */
  laid: boolean;
  /** The attacker has declared once: the opening is over. */
  opened: boolean;
  /** The defender has chosen to react. */
  reacting: boolean;
}
/** What is being built: paid, its card drawn, not placed yet. */
export interface Building {
  kind: 'road' | 'city';
  group: RoadGroup | null;
  level: number;
  /** -1 until the type is chosen. */
  card: Land;
  /** Where it goes; -1 until chosen. */
  at: Space;
  free: boolean;
}
export type Ending = { rule: string; because: string };
export interface Terms {
  readonly scenario: Scenario;
  readonly terrain: boolean;
  /** 0: no limit. */
  readonly weeks: number;
  /** Seven quiet days end the game. BAT-15.5 */
  readonly quietWeek: boolean;
  /** 0: off. */
  readonly level4Target: number;
  readonly boardFull: boolean;
  /** 0: off. */
  readonly vpTarget: number;
  /** Free pairs of road and city for everyone at the start. */
  readonly extraCities: number;
  /** Heroes that everyone starts with on the board. */
  readonly startHeroes: number;
  /** Everybody's own nation is listed, never in its order. BAT-20.5 */
  readonly memoryAid: boolean;
}
export interface Table {
  readonly content: Content;
  terms: Terms;
  /** The factions in the game. */
  factions: Faction[];
  first: Seat;
  phase: 'factions' | 'cities' | 'extra' | 'play';
  /** Set-up: the seats that still have to choose, in order (extra cities: one entry for each road and city pair). */
  due: Seat[];
  day: number;
  /** Counts the turns of the match from 1. */
  turn: number;
  active: Seat;
  stage: 'morning' | 'opening' | 'actions' | 'evening';
  /** Complete days without building or change. BAT-15.5 */
  quiet: number;
  /** Something was built or changed today. */
  stirred: boolean;
  players: Player[];
  stock: Stock;
  limbo: Card[];
  /** Cards and great artifacts that left the game at set-up, unseen in `exiles`. */
  box: Card[];
  /** `exiles`: great artifacts under the neutral cities. */
  buried: { at: Space; card: Card }[];
  /** Per space: the terrain card, or EMPTY, OUT_OF_PLAY, IMPASSABLE. */
  lands: Land[];
  /** Per space: the sides that show a road, as bits; 0 when nothing is built. */
  exits: number[];
  /** Per space: who holds the city. */
  owners: Seat[];
  /** Per space: level of an owned city, otherwise 0. */
  levels: number[];
  /** Per space: defence of a neutral city or of the guardians (ruins), otherwise 0. */
  guards: number[];
  building: Building | null;
  battle: Battle | null;
  /** The active player is looking through their nation. BAT-9.6 */
  searching: boolean;
  /** Seats that left the match. BAT-20.1 */
  gone: Seat[];
  ended: Ending | null;
}

export const playerOf = (table: Table, seat: Seat): Player => table.players[seat] as Player;

export interface Setup extends KernelSetup {
  readonly mode: 'base' | 'advanced' | 'strongholds' | 'exiles';
}
export type Step =
  | { at: 'setup' }
  | { at: 'day'; day: number; week: number }
  | { at: 'turn'; seat: Seat }
  | { at: 'opening' }
  | { at: 'action'; do: string }
  | { at: 'battle'; space: string; target: Target }
  | { at: 'defence'; seat: Seat };

export interface BattaliaKit {
  table: Table;
  setup: Setup;
  asks: Asks;
  abouts: Abouts;
  facts: Facts;
  event: Event;
  step: Step;
}
export type Referee = KernelReferee<BattaliaKit>;
