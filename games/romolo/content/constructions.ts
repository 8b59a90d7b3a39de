// What is built, of what and where. ROM-19
import { deepFreeze } from '@tabularium/kernel';
import { type BankType, BUILDINGS, type Building, type Resource, type Terrain } from './kinds.ts';

export interface ConstructionDef {
  /** A wall costs one cube of either kind. ROM-6.6 */
  readonly stone: number;
  readonly wood: number;
  readonly terrain: readonly Terrain[];
  /** The type of piece that the bank counts it as; a tower is nobody's but its owner's. */
  readonly bank: BankType | null;
  readonly countsForPower: boolean;
  /** Each adds a cube where this is made. ROM-7.3 */
  readonly adds?: Resource;
}
export interface BuildingDef extends ConstructionDef {
  readonly bank: BankType;
  /** Its place in the order in which the automaton destroys; walls go by the set. ROM-16.12 */
  readonly struck: number;
}
const PLAIN: readonly Terrain[] = ['plain'];
const LAND: readonly Terrain[] = ['plain', 'hill', 'forest'];

export const constructions: Readonly<Record<Building, BuildingDef> & Record<'tower', ConstructionDef>> = deepFreeze({
  farm: { stone: 1, wood: 1, terrain: PLAIN, bank: 'farm', countsForPower: false, struck: 9 }, // ROM-19.1
  warehouse: { stone: 1, wood: 2, terrain: PLAIN, bank: 'warehouse', countsForPower: true, struck: 7 }, // ROM-19.2
  port: { stone: 3, wood: 2, terrain: PLAIN, bank: 'port', countsForPower: true, struck: 4 }, // ROM-19.3
  temple: { stone: 2, wood: 1, terrain: PLAIN, bank: 'temple', countsForPower: true, struck: 3 }, // ROM-19.4
  sawmill: { stone: 4, wood: 1, terrain: ['forest'], bank: 'sawmillQuarry', countsForPower: true, adds: 'wood', struck: 6 }, // ROM-19.5
  quarry: { stone: 1, wood: 4, terrain: ['hill'], bank: 'sawmillQuarry', countsForPower: true, adds: 'stone', struck: 5 }, // ROM-19.6
  aqueduct: { stone: 4, wood: 2, terrain: PLAIN, bank: 'aqueduct', countsForPower: true, struck: 2 }, // ROM-19.7
  forum: { stone: 3, wood: 2, terrain: PLAIN, bank: 'forum', countsForPower: true, struck: 1 }, // ROM-19.8
  wall: { stone: 0, wood: 0, terrain: LAND, bank: 'wall', countsForPower: true, struck: 8 }, // ROM-19.9
  tower: { stone: 0, wood: 0, terrain: PLAIN, bank: null, countsForPower: true }, // ROM-19.10
});
/** Walls of one hex that count as one construction. ROM-1.5 */
export const WALLS_PER_SET = 3;
/** What a hex holds without aqueducts. ROM-6.2 */
export const BASE_LIMIT = 4;
/** Units that a farm feeds. ROM-11.10 */
export const FARM_FEEDS = 2;
/** In the order in which the automaton destroys them. ROM-16.12 */
export const STRUCK: readonly Building[] = BUILDINGS.toSorted((a, b) => constructions[a].struck - constructions[b].struck);
