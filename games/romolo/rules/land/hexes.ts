// Hexes: their sides, how strong they are, what they have room for. ROM-1, ROM-6
import type { Seat } from '@tabularium/kernel';
import { BASE_LIMIT, constructions, WALLS_PER_SET } from '../../content/constructions.ts';
import type { Construction } from '../../content/kinds.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, type HexState, NONE, type Owner, type Player, type SideSet, type Table } from '../../table/table.ts';

// ---- sides

const COUNTS: readonly number[] = Array.from({ length: 64 }, (_, set) => SIDES.filter((_side, i) => set & (1 << i)).length);
export const countSides = (set: SideSet): number => COUNTS[set] as number;
export const hasSide = (set: SideSet, side: number): boolean => (set & (1 << side)) !== 0;
/** In the order of the sides. */
export const sidesOf = (set: SideSet): Side[] => SIDES.filter((_, side) => hasSide(set, side));
export const sideNumber = (side: Side): number => SIDES.indexOf(side);

// ---- power and places

/** What one of each construction adds to the power of its hex. ROM-1.4 */
const ADDS = Object.fromEntries(
  Object.entries(constructions).map(([one, { countsForPower }]) => [one, countsForPower ? 1 : 0]),
) as Readonly<Record<Construction, number>>;
/** Three walls are one. ROM-1.4, ROM-1.5, ROM-1.6 */
export const powerOf = (hex: HexState): number =>
  ADDS.farm * hex.farms +
  ADDS.warehouse * hex.stores.length +
  ADDS.port * countSides(hex.ports) +
  ADDS.temple * hex.temples +
  ADDS.sawmill * hex.sawmills +
  ADDS.quarry * hex.quarries +
  ADDS.aqueduct * hex.aqueducts +
  ADDS.forum * hex.forums +
  ADDS.wall * Math.floor(countSides(hex.walls) / WALLS_PER_SET) +
  ADDS.tower * (hex.tower === NONE ? 0 : 1);
/** For its active player a surveyed hex is one stronger, as long as a farm is there. ROM-15.7 */
export function powerFor(table: Table, owner: Owner, hex: Hex): number {
  const state = hexAt(table, hex);
  const { turn } = table;
  return powerOf(state) + (turn.archHex === hex && turn.owner === owner && state.farms > 0 ? 1 : 0);
}
/** Of one's capital; 0 without one. */
export function capitalPower(table: Table, owner: Owner): number {
  const { capital } = playerOf(table, owner);
  return capital === NONE ? 0 : powerFor(table, owner, capital);
}
/** Of everything but walls. ROM-6.2 */
export const placesWithoutWalls = (hex: HexState): number =>
  hex.farms +
  hex.stores.length +
  countSides(hex.ports) +
  hex.temples +
  hex.sawmills +
  hex.quarries +
  hex.aqueducts +
  hex.forums +
  (hex.tower === NONE ? 0 : 1);
/** A set of walls that was begun already takes its place. ROM-1.6, ROM-6.2 */
export const placesOfWalls = (walls: number): number => Math.ceil(walls / WALLS_PER_SET);
export const placesUsed = (hex: HexState): number => placesWithoutWalls(hex) + placesOfWalls(countSides(hex.walls));
/** One more for each aqueduct here or next to it. ROM-6.2 */
export function placeLimit(table: Table, hex: Hex): number {
  let limit = BASE_LIMIT + hexAt(table, hex).aqueducts;
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[]) if (next !== NONE) limit += hexAt(table, next).aqueducts;
  return limit;
}
export const isLand = (hex: HexState): boolean => hex.up && hex.terrain !== 'water';
export const isWater = (hex: HexState): boolean => hex.up && hex.terrain === 'water';

/** The three hexes where somebody starts. ROM-2.6 */
export const startsOf = (table: Table, seat: Seat): readonly Hex[] => mapOf(table).starts[table.order.indexOf(seat)] ?? [];
/** A hex whose tower is somebody else's and no ally's. */
export const isEnemyTower = ({ players }: Table, state: HexState, owner: Owner): boolean =>
  state.tower !== NONE && (players[state.tower] as Player).team !== (players[owner] as Player).team;
