// Deployment zones, and where in them units are set up. ARC-2.16 to ARC-2.21, ARC-18.11
import type { ZoneDef } from '../../content/kinds.ts';
import { type Pose, type Size, STEP, shapeAt } from '../../content/shapes.ts';
import { defOf, NONE, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { isFree, obstaclesTo } from '../field/obstacles.ts';
import { sizeOf } from '../units/bases.ts';
import { contactLength } from '../units/contact.ts';
import { playerAt } from '../units/teams.ts';

/** The zone that stays empty where there is one more than there are players. */
export const SPARE = 3;
/** Zones that can still be chosen. ARC-2.16 */
export function freeZones(table: Table): number[] {
  const { zones } = table.field;
  const isSpare = (zone: number): boolean => zones.length > table.players.length && zone === SPARE;
  return [...zones.keys()].filter(
    (zone) => !isSpare(zone) && !table.players.some((player) => player.zone !== NONE && player.zone === zone),
  );
}
export const zoneOf = (table: Table, seat: number): ZoneDef => table.field.zones[playerAt(table, seat).zone] as ZoneDef;
const HALF = STEP / 2;
/** How much of its back must touch the unit behind it. ARC-2.18 */
const CONTACT = STEP / 2;
/** How far the centre may be from the edge. ARC-2.20 */
const rowsFromEdge = ({ depth }: Size): readonly number[] => (depth > STEP ? [STEP] : [HALF, HALF + STEP]);

/** Places for a unit, facing the enemy; at most `most` of them. */
export function placesFor(table: Table, id: UnitId, most = Number.POSITIVE_INFINITY): Pose[] {
  const unit = unitAt(table, id);
  const size = sizeOf(defOf(table, unit));
  const zone = zoneOf(table, unit.seat);
  const { heading } = zone;
  const isAlongX = heading === 0 || heading === 4;
  const [from, to] = (isAlongX ? zone.x : zone.y).map((steps) => steps * STEP) as [number, number];
  const edge = STEP * (heading === 0 ? zone.y[0] : heading === 4 ? zone.y[1] : heading === 2 ? zone.x[0] : zone.x[1]);
  const inward = heading === 0 || heading === 2 ? 1 : -1;
  const obstacles = obstaclesTo(table, id);
  const found: Pose[] = [];
  for (const row of rowsFromEdge(size))
    for (let middle = Math.ceil((from + size.width / 2) / HALF) * HALF; middle + size.width / 2 <= to; middle += HALF) {
      const off = edge + inward * row;
      const pose: Pose = isAlongX ? { x: middle, y: off, heading } : { x: off, y: middle, heading };
      if (isFree(shapeAt(pose, size), obstacles) && (row <= size.depth / 2 || isBehindOne(table, id, pose, size))) found.push(pose);
      if (found.length >= most) return found;
    }
  return found;
}
/** Its back touches a unit that stands between it and the edge. */
const isBehindOne = (table: Table, id: UnitId, pose: Pose, size: Size): boolean =>
  table.units.some(
    (other, number) =>
      number !== id && other.state === 'deployed' && contactLength(pose, size, 2, other, sizeOf(defOf(table, other)), 0) >= CONTACT,
  );
