// What is built, of what and where, and the bank it comes from. A building is one entry. ROM-19, ROM-21.4
import { deepFreeze } from '@tabularium/kernel';
import type { Resource, Terrain } from './kinds.ts';

// ---- the bank

/** The types of pieces in the bank, and how many of each it holds at the start, by the number of players. ROM-21.4 */
const BANK_START = {
  wall: [5, 10, 15, 20],
  farm: [4, 8, 12, 16],
  warehouse: [4, 8, 12, 16],
  temple: [2, 4, 6, 8],
  sawmillQuarry: [2, 4, 6, 8],
  aqueduct: [2, 3, 4, 5],
  forum: [2, 3, 4, 5],
  port: [2, 3, 4, 5],
  mercenary: [2, 4, 6, 8],
  battleToken: [3, 5, 7, 9],
} as const;
export type BankType = keyof typeof BANK_START;
export const BANK: readonly BankType[] = deepFreeze(Object.keys(BANK_START) as BankType[]);
export const bankStart = (players: number, type: BankType): number => BANK_START[type][players - 1] as number;
/** The end begins once this many types are used up. ROM-13.1 */
export const TYPES_TO_END = 3;

// ---- constructions

export interface ConstructionDef {
  /** A wall costs one cube of either kind. ROM-6.6 */
  readonly stone: number;
  readonly wood: number;
  readonly terrain: readonly Terrain[];
  /** The pieces it is made of; a tower belongs to its owner and is in no bank. */
  readonly bank: BankType | null;
  readonly countsForPower: boolean;
  /** What production in its hex yields one more cube of. ROM-7.3 */
  readonly adds?: Resource;
}
export interface BuildingDef extends ConstructionDef {
  readonly bank: BankType;
  /** Its place in the order in which the automaton destroys; walls go by the set. ROM-16.12 */
  readonly struck: number;
}
const PLAIN: readonly Terrain[] = ['plain'];
const LAND: readonly Terrain[] = ['plain', 'hill', 'forest'];

const ENTRIES = {
  farm: { stone: 1, wood: 1, terrain: PLAIN, bank: 'farm', countsForPower: false, struck: 9, worth: 1 }, // ROM-19.1
  warehouse: { stone: 1, wood: 2, terrain: PLAIN, bank: 'warehouse', countsForPower: true, struck: 7, worth: 1.9 }, // ROM-19.2
  port: { stone: 3, wood: 2, terrain: PLAIN, bank: 'port', countsForPower: true, struck: 4, worth: 1.5 }, // ROM-19.3
  temple: { stone: 2, wood: 1, terrain: PLAIN, bank: 'temple', countsForPower: true, struck: 3, worth: 2 }, // ROM-19.4
  sawmill: { stone: 4, wood: 1, terrain: ['forest'], bank: 'sawmillQuarry', countsForPower: true, adds: 'wood', struck: 6, worth: 2 }, // ROM-19.5
  quarry: { stone: 1, wood: 4, terrain: ['hill'], bank: 'sawmillQuarry', countsForPower: true, adds: 'stone', struck: 5, worth: 2 }, // ROM-19.6
  aqueduct: { stone: 4, wood: 2, terrain: PLAIN, bank: 'aqueduct', countsForPower: true, struck: 2, worth: 3 }, // ROM-19.7
  forum: { stone: 3, wood: 2, terrain: PLAIN, bank: 'forum', countsForPower: true, struck: 1, worth: 2.5 }, // ROM-19.8
  wall: { stone: 0, wood: 0, terrain: LAND, bank: 'wall', countsForPower: true, struck: 8, worth: 0.4 }, // ROM-19.9
  tower: { stone: 0, wood: 0, terrain: PLAIN, bank: null, countsForPower: true, worth: 20 }, // ROM-19.10
} as const;
export type Construction = keyof typeof ENTRIES;
/** What can be built; a tower is only ever placed. */
export type Building = Exclude<Construction, 'tower'>;
/** Buildings that a hex only counts: warehouses hold cubes, ports and walls stand on sides. */
export type Counted = Exclude<Building, 'warehouse' | 'port' | 'wall'>;
/** What is printed of them. Saves hold the digest of this, so anything added here needs a new version of the game. */
export const constructions: Readonly<Record<Building, BuildingDef> & Record<'tower', ConstructionDef>> = deepFreeze(
  Object.fromEntries(Object.entries(ENTRIES).map(([id, { worth: _, ...printed }]) => [id, printed])) as typeof ENTRIES,
);
/** How much a bot wants to keep or destroy one. */
export const worthOf = (one: Construction): number => ENTRIES[one].worth;
export const BUILDINGS: readonly Building[] = deepFreeze((Object.keys(ENTRIES) as Construction[]).filter((one) => one !== 'tower'));
export const COUNTED: readonly Counted[] = BUILDINGS.filter((one) => one !== 'warehouse' && one !== 'port' && one !== 'wall');
/** In the order in which the automaton destroys them. ROM-16.12 */
export const STRUCK: readonly Building[] = BUILDINGS.toSorted((a, b) => constructions[a].struck - constructions[b].struck);

/** Walls of one hex that count as one construction. ROM-1.5 */
export const WALLS_PER_SET = 3;
/** How many constructions a hex holds without aqueducts. ROM-6.2 */
export const BASE_LIMIT = 4;
/** How many units a farm feeds. ROM-11.10 */
export const FARM_FEEDS = 2;
