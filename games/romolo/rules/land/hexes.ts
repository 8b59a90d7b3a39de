// Hexes: their sides, how strong they are, what they have room for. ROM-1, ROM-6

import { byKey, type Seat } from '@tabularium/kernel';
import {
  BASE_LIMIT,
  BUILDINGS,
  type Building,
  COUNTED,
  type Construction,
  constructions,
  WALLS_PER_SET,
} from '../../content/constructions.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, type HexState, NONE, type Owner, type SideSet, type Store, type Table } from '../../table/table.ts';

// ---- sides

const COUNTS: readonly number[] = Array.from({ length: 64 }, (_, set) => SIDES.filter((_side, i) => set & (1 << i)).length);
export const countSides = (set: SideSet): number => COUNTS[set] as number;
export const hasSide = (set: SideSet, side: number): boolean => (set & (1 << side)) !== 0;
/** In the order of the sides. */
export const sidesOf = (set: SideSet): Side[] => SIDES.filter((_, side) => hasSide(set, side));
export const sideNumber = (side: Side): number => SIDES.indexOf(side);

// ---- what stands there

export const wallsOf = ({ walls }: HexState): SideSet => walls ?? 0;
export const portsOf = ({ ports }: HexState): SideSet => ports ?? 0;
const NO_STORES: readonly Store[] = Object.freeze([]);
export const storesOf = ({ stores }: HexState): readonly Store[] => stores ?? NO_STORES;
/** A warehouse by its number among those of its hex, from 1. */
export const storeIn = (hex: HexState, number: number): Store => storesOf(hex)[number - 1] as Store;
/** How many of a building; walls count one by one. */
export function countOf(hex: HexState, building: Building): number {
  switch (building) {
    case 'warehouse':
      return storesOf(hex).length;
    case 'port':
      return countSides(portsOf(hex));
    case 'wall':
      return countSides(wallsOf(hex));
    default:
      return hex.built?.[building] ?? 0;
  }
}
/** Of every building. */
export const countsOf = (hex: HexState): Record<Building, number> => byKey(BUILDINGS, (building) => countOf(hex, building));

// ---- power and places

/** What one of each adds to the power of its hex. ROM-1.4 */
const ADDS = Object.fromEntries(
  Object.entries(constructions).map(([one, { countsForPower }]) => [one, countsForPower ? 1 : 0]),
) as Readonly<Record<Construction, number>>;
/** Each construction counts one, walls one for each full set. ROM-1.4, ROM-1.5, ROM-1.6 */
export function powerOf(hex: HexState): number {
  const { built, tower } = hex;
  let power = ADDS.warehouse * storesOf(hex).length + ADDS.port * countSides(portsOf(hex)) + ADDS.wall * setsOfWalls(hex);
  if (built !== undefined) for (const one of COUNTED) power += ADDS[one] * (built[one] ?? 0);
  return tower === undefined ? power : power + ADDS.tower;
}
/** Three walls are one construction. ROM-1.5 */
export const setsOfWalls = (hex: HexState): number => Math.floor(countSides(wallsOf(hex)) / WALLS_PER_SET);
/** A hex surveyed by the active player is one stronger for that player while it has a farm. ROM-15.7 */
export function powerFor(table: Table, owner: Owner, hex: Hex): number {
  const state = hexAt(table, hex);
  const { turn } = table;
  return powerOf(state) + (turn.archHex === hex && turn.owner === owner && countOf(state, 'farm') > 0 ? 1 : 0);
}
/** 0 without a capital. */
export function capitalPower(table: Table, owner: Owner): number {
  const { capital } = playerOf(table, owner);
  return capital === NONE ? 0 : powerFor(table, owner, capital);
}
/** The places taken by everything but walls. ROM-6.2 */
export function placesWithoutWalls(hex: HexState): number {
  const { built, tower } = hex;
  let places = storesOf(hex).length + countSides(portsOf(hex));
  if (built !== undefined) for (const one of COUNTED) places += built[one] ?? 0;
  return tower === undefined ? places : places + 1;
}
/** Even an incomplete set of walls takes a place. ROM-1.6, ROM-6.2 */
export const placesOfWalls = (walls: number): number => Math.ceil(walls / WALLS_PER_SET);
export const placesUsed = (hex: HexState): number => placesWithoutWalls(hex) + placesOfWalls(countSides(wallsOf(hex)));
/** One more for each aqueduct here or next to it. ROM-6.2 */
export function placeLimit(table: Table, hex: Hex): number {
  let limit = BASE_LIMIT + countOf(hexAt(table, hex), 'aqueduct');
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[]) if (next !== NONE) limit += countOf(hexAt(table, next), 'aqueduct');
  return limit;
}
export const isLand = (hex: HexState): boolean => hex.up && hex.terrain !== 'water';
export const isWater = (hex: HexState): boolean => hex.up && hex.terrain === 'water';

/** The three hexes where a player starts; none for the automaton. ROM-2.6 */
export const startsOf = (table: Table, seat: Seat): readonly Hex[] => mapOf(table).starts[table.order.indexOf(seat)] ?? [];
/** A hex with an enemy's tower. */
export const isEnemyTower = (table: Table, state: HexState, owner: Owner): boolean =>
  state.tower !== undefined && playerOf(table, state.tower).team !== playerOf(table, owner).team;
