// The number tables of the game. ROM-21
import { deepFreeze } from '@tabularium/kernel';
import { type EventCube, type Resource, type Terrain, TOKENS, type Token, type UnitKind } from './kinds.ts';

// ---- pieces

/** Pieces of each colour. ROM-2.11 */
export const COLOUR_PIECES = deepFreeze({ worker: 6, soldier: 4, explorer: 1 });
/** The most units the automaton ever has. ROM-16.2 */
export const AUTOMATON_UNITS = 10;

/** All tiles, and those of the Water Pile. ROM-21.2 */
export const tiles: Readonly<Record<Terrain, number>> = deepFreeze({ plain: 19, hill: 10, forest: 10, water: 15 });
export const WATER_PILE = 9;
/** Plains that a player starts with. ROM-2.3 */
export const START_PLAINS = 2;
/** ROM-21.3 */
export const multiplierTokens: readonly (2 | 3)[] = deepFreeze([2, 2, 2, 2, 3, 3]);
/** Tiles that the river may take in one exploration. ROM-5.17, ROM-16.5 */
export const RIVER_LIMIT = 3;
export const SOLO_RIVER_LIMIT = 2;

// ---- units

export interface UnitDef {
  readonly actions: number;
  readonly combat: number;
  readonly fed: boolean;
  readonly paid: boolean;
  readonly influence: number;
}
/** ROM-21.7 */
export const units: Readonly<Record<UnitKind, UnitDef>> = deepFreeze({
  worker: { actions: 2, combat: 1, fed: true, paid: false, influence: 0 },
  soldier: { actions: 2, combat: 3, fed: true, paid: false, influence: 1 },
  mercenary: { actions: 2, combat: 2, fed: false, paid: true, influence: 0 },
  explorer: { actions: 3, combat: 0, fed: false, paid: false, influence: 0 },
});
/** ROM-16.2 */
export const AUTOMATON_COMBAT = 2;
export const TOWER_COMBAT = 4;
/** ROM-10.11 */
export const PENALTY = 3;

/** What units and characters cost. ROM-21.8 */
export const costs = deepFreeze({
  worker: { wheat: 3 },
  soldier: { refined: 2 },
  explorer: { wheat: 2 },
  conversion: { wheat: 1 },
  /** Coins for each. */
  mercenary: 1,
  /** Coins, and coins more for each character already owned. */
  character: { coins: 2, more: 1 },
});
/** In half coins. ROM-8.11 */
export const characterCost = (owned: number): number => 2 * (costs.character.coins + costs.character.more * owned);

/** Looks up a table whose last entry also covers everything above. */
const stepped = (steps: readonly number[], n: number): number => steps[Math.max(0, Math.min(n, steps.length - 1))] as number;

/** By power of the capital: workers, and military units on the map. ROM-21.6 */
const WORKERS: readonly number[] = [3, 3, 3, 3, 4, 5, 6];
const MILITARY: readonly number[] = [2, 2, 2, 2, 3, 4, 5];
export const workerLimit = (power: number): number => stepped(WORKERS, power);
export const militaryLimit = (power: number): number => stepped(MILITARY, power);
export const unitLimits = (power: number): { workers: number; military: number } => ({
  workers: workerLimit(power),
  military: militaryLimit(power),
});
/** Steps that the influence of a capital reaches. ROM-12.3 */
const REACH: readonly number[] = [0, 0, 0, 0, 1, 2, 3];
export const emissionReach = (power: number): number => stepped(REACH, power);
/** Coins for one sale in a hex with a forum, before further forums. ROM-9.3 */
const FORUM: readonly number[] = [0, 0, 0, 0, 1, 2, 3];
export const forumBonus = (power: number): number => stepped(FORUM, power);
/** By the difference of the battle values. ROM-10.22 */
const CASUALTIES: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3];
export const casualties = (difference: number): number => stepped(CASUALTIES, difference);
/** Equal cubes given, and cubes received. ROM-15.16 */
const MERCATOR: readonly { readonly give: number; readonly get: number }[] = deepFreeze([
  { give: 4, get: 1 },
  { give: 4, get: 1 },
  { give: 4, get: 1 },
  { give: 4, get: 1 },
  { give: 3, get: 1 },
  { give: 2, get: 1 },
  { give: 1, get: 1 },
  { give: 1, get: 2 },
]);
export const mercatorRate = (power: number): { readonly give: number; readonly get: number } =>
  MERCATOR[Math.max(0, Math.min(power, MERCATOR.length - 1))] as { give: number; get: number };

// ---- the die

/** The number each symbol stands for; the faces of the die are in the order of `TOKENS`. ROM-20 */
export const faces: Readonly<Record<Token, number>> = deepFreeze({
  double: 2,
  plus3: 3,
  extraCasualty: 4,
  fewerCasualty: 5,
  retreat: 6,
  blank: 0,
});
export const DIE_SIDES = TOKENS.length;
/** Half of the die, rounded down. ROM-15.21 */
export const halfOf = (face: Token): number => Math.floor(faces[face] / 2);

// ---- market

export const START_PRICE = 1;
export const TOP_PRICE = 5;
/** How many cubes a column holds, and how many on the board trigger an update. ROM-9.5, ROM-11.17 */
export const COLUMN_LIMIT = 2;
export const CUBES_TO_UPDATE = 4;

// ---- what a player starts with, besides one resource of choice. ROM-2.12

export const START_STOCK: Readonly<Record<Resource, number>> = deepFreeze({ wheat: 2, stone: 2, wood: 2, salt: 0, refined: 0 });
/** In half coins; and, as an option, more for each player earlier in the order. ROM-2.12, ROM-2.16 */
export const START_MONEY = 4;
export const LATER_MONEY = 1;

// ---- the end

/** The optional round limit; and where every match stops, far beyond any real one. ROM-13.9 */
export const LAST_ROUND = 60;
export const TECHNICAL_STOP = 300;
/** First and second in a category, with more than two sides and with two. ROM-14.7 */
export const MAJORITY: readonly number[] = deepFreeze([6, 2]);
export const MAJORITY_OF_TWO: readonly number[] = deepFreeze([4, 0]);
/** Half coins for one point. ROM-14.5 */
export const MONEY_PER_POINT = 8;

// ---- the solitaire. ROM-21.9

export const eventCubes: Readonly<Record<EventCube, number>> = deepFreeze({ white: 9, yellow: 4, pink: 3, blue: 2, brown: 1 });
