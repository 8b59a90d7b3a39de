// Where something can be built, and what it would change. ROM-6.1 to ROM-6.9

import { deepFreeze, type Reason } from '@tabularium/kernel';
import { BUILDINGS, type Building, constructions, WALLS_PER_SET } from '../../content/constructions.ts';
import { type Terrain } from '../../content/kinds.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import type { BuildAbout } from '../../table/about.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, mapOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type SideSet, type Table } from '../../table/table.ts';
import { inBank } from '../land/bank.ts';
import {
  countOf,
  countSides,
  hasSide,
  isWater,
  placeLimit,
  placesOfWalls,
  placesWithoutWalls,
  portsOf,
  powerOf,
  sideNumber,
  storeIn,
  wallsOf,
} from '../land/hexes.ts';
import { canPay, cubesAt, hasAedificator, type Price, priceOf, wallPrice } from '../people/paying.ts';
import { heldBy } from '../people/powers.ts';

// ---- where something is built

/** A hex as a builder counts it: what there is room for, and what can be paid. */
export interface Site {
  readonly hex: Hex;
  readonly terrain: Terrain;
  /** Places taken without the walls. */
  readonly taken: number;
  readonly walls: SideSet;
  readonly ports: SideSet;
  readonly limit: number;
  readonly temples: number;
  readonly stone: number;
  readonly wood: number;
  readonly aedificator: boolean;
  /** Walls on the Defensor tile. ROM-15.10 */
  readonly ownWalls: number;
}
export function siteOf(table: Table, owner: Owner, hex: Hex): Site {
  const state = hexAt(table, hex);
  return {
    hex,
    terrain: state.terrain,
    taken: placesWithoutWalls(state),
    walls: wallsOf(state),
    ports: portsOf(state),
    limit: placeLimit(table, hex),
    temples: countOf(state, 'temple'),
    stone: cubesAt(table, owner, hex, 'stone'),
    wood: cubesAt(table, owner, hex, 'wood'),
    aedificator: hasAedificator(table, owner),
    ownWalls: heldBy(table, owner, 'defensor')?.charges ?? 0,
  };
}
/** The same hex after a piece has gone, with the cubes in it. ROM-6.13, ROM-6.15 */
export function siteWithout(table: Table, site: Site, piece: Piece): Site {
  const taken = site.taken - 1;
  switch (piece.piece) {
    case 'wall':
      return { ...site, walls: site.walls & ~(1 << sideNumber(piece.side)) };
    case 'port':
      return { ...site, taken, ports: site.ports & ~(1 << sideNumber(piece.side)) };
    case 'temple':
      return { ...site, taken, temples: site.temples - 1 };
    case 'aqueduct':
      return { ...site, taken, limit: site.limit - 1 };
    case 'warehouse': {
      const { type, cubes } = storeIn(hexAt(table, site.hex), piece.store);
      return { ...site, taken, stone: site.stone - (type === 'stone' ? cubes : 0), wood: site.wood - (type === 'wood' ? cubes : 0) };
    }
    default:
      return { ...site, taken };
  }
}
const placesOf = ({ taken, walls }: Site): number => taken + placesOfWalls(countSides(walls));

// ---- what can be built

const WRONG_TERRAIN: ReadonlyMap<Building, Reason> = new Map(
  BUILDINGS.map((building) => [
    building,
    deepFreeze({ rule: 'ROM-6.1', because: 'wrongTerrain', terrain: [...constructions[building].terrain] }),
  ]),
);
const BANK_EMPTY: Reason = { rule: 'ROM-1.7', because: 'bankEmpty' };
const NO_SIDE: Reason = { rule: 'ROM-6.4', because: 'noFreeSide' };
const NO_WATER_SIDE: Reason = { rule: 'ROM-6.7', because: 'noFreeWaterSide' };

export function whyNotErect(table: Table, site: Site, building: Building): Reason | undefined {
  const def = constructions[building];
  if (!def.terrain.includes(site.terrain)) return WRONG_TERRAIN.get(building); // ROM-6.1
  if (building === 'wall') return whyNotErectWall(table, site);
  if (inBank(table, def.bank) === 0) return BANK_EMPTY; // ROM-1.7
  if (placesOf(site) + 1 > site.limit + (building === 'aqueduct' ? 1 : 0)) return noRoom(site); // ROM-6.2, ROM-6.3
  if (building === 'port' && freeWaterSides(table, site).length === 0) return NO_WATER_SIDE; // ROM-6.7
  return whyNotPay(site, priceOf(def, site.temples), site.aedificator);
}
/** At least one wall. */
function whyNotErectWall(table: Table, site: Site): Reason | undefined {
  if (inBank(table, 'wall') + site.ownWalls === 0) return BANK_EMPTY;
  if (countSides(site.walls) === SIDES.length) return NO_SIDE;
  if (wallsThatFit(site) === 0) return noRoom(site);
  return site.ownWalls > 0 ? undefined : whyNotPay(site, ONE_WALL, false); // ROM-6.6
}
const ONE_WALL: Price = wallPrice(1, 0);
const noRoom = (site: Site): Reason => ({ rule: 'ROM-6.2', because: 'noRoom', used: placesOf(site), limit: site.limit });
function whyNotPay(site: Site, price: Price, aedificator: boolean): Reason | undefined {
  if (canPay(price, site.stone, site.wood, aedificator)) return undefined;
  return { rule: 'ROM-6.1', because: 'tooExpensive', stone: price.stone, wood: price.wood, cubes: price.cubes };
}
const MOST_WALLS = 3;
/** Walls of one action that find a place and a side. ROM-6.2, ROM-6.4 */
export function wallsThatFit(site: Site): number {
  const built = countSides(site.walls);
  const most = Math.min(MOST_WALLS, SIDES.length - built);
  for (let walls = most; walls > 0; walls--) if (site.taken + placesOfWalls(built + walls) <= site.limit) return walls;
  return 0;
}
/** Sides on open water without a port. ROM-6.7 */
export function freeWaterSides(table: Table, { hex, ports }: Site): Side[] {
  const beside = mapOf(table).neighbours[hex] as readonly Hex[];
  return SIDES.filter((_, side) => {
    const next = beside[side] as Hex;
    return next !== NONE && !hasSide(ports, side) && isWater(hexAt(table, next));
  });
}
/** Tries walls first: they are cheapest. */
const WALLS_FIRST: readonly Building[] = BUILDINGS.toReversed();
export function canBuildOn(table: Table, site: Site): boolean {
  for (const building of WALLS_FIRST) if (whyNotErect(table, site, building) === undefined) return true;
  return false;
}

// ---- what a building would do

export function aboutBuilding(table: Table, owner: Owner, hex: Hex, building: Building): BuildAbout {
  const site = siteOf(table, owner, hex);
  const before = powerOf(hexAt(table, hex));
  const { stone, wood, countsForPower } = constructions[building];
  if (building === 'wall') {
    const built = countSides(site.walls);
    const most = Math.min(wallsThatFit(site), inBank(table, 'wall') + site.ownWalls);
    const more = Math.floor((built + most) / WALLS_PER_SET) - Math.floor(built / WALLS_PER_SET);
    return {
      cubes: 1,
      saved: 0,
      stone: 1,
      wood: 1,
      power: [before, before + more],
      places: [site.taken + placesOfWalls(built + 1), site.limit],
    };
  }
  const { cubes } = priceOf(constructions[building], site.temples);
  return {
    cubes,
    saved: stone + wood - cubes,
    stone,
    wood,
    power: [before, before + (countsForPower ? 1 : 0)],
    places: [placesOf(site) + 1, site.limit + (building === 'aqueduct' ? 1 : 0)],
  };
}
