// Lines between the middle notches of sides: how long they are, and what they cross. ARC-10.4, ARC-10.5, ARC-10.8, ARC-16.23
import { distanceOf, forward, lengthInside, type Shape, type Vector } from '@tabularium/geometry';
import { STEP, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import { categoryOf } from '../../content/terrain.ts';
import { defOf, pieceAt, type SideId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { ALL_SIDES, LEAST_CONTACT, middleOf, outOf, sizeOf } from '../units/bases.ts';
import { baseOf, terrainOf } from './obstacles.ts';

/** Two sides that face each other. ARC-10.6 */
export interface FacingSides {
  readonly from: SideId;
  readonly to: SideId;
  readonly start: Vector;
  readonly end: Vector;
  readonly distance: Ticks;
}
export interface SightLine extends FacingSides {
  /** Other units that it crosses. */
  readonly units: readonly UnitId[];
  /** Difficult pieces that it crosses, and impassable ones, which block it. */
  readonly difficult: readonly number[];
  readonly blockedBy: readonly number[];
  /** The target's own base is in the way. */
  readonly isBehind: boolean;
}
/** All pairs of sides that face each other, blocked or not. */
export const sightLines = (table: Table, id: UnitId, target: UnitId): SightLine[] =>
  linesAlong(table, id, target, facingSides(table, id, target));

export function facingSides(table: Table, id: UnitId, target: UnitId): FacingSides[] {
  const [own, other] = [unitAt(table, id), unitAt(table, target)];
  const [ownSize, otherSize] = [sizeOf(defOf(table, own)), sizeOf(defOf(table, other))];
  const ends = ALL_SIDES.map((side) => middleOf(other, otherSize, side));
  const found: FacingSides[] = [];
  for (const from of ALL_SIDES) {
    const start = middleOf(own, ownSize, from);
    for (const to of ALL_SIDES) {
      const end = ends[to] as Vector;
      if (isAhead(start, end, outOf(own.heading, from)) && isAhead(end, start, outOf(other.heading, to)))
        found.push({ from, to, start, end, distance: distanceOf(start, end) });
    }
  }
  return found;
}
function isAhead(from: Vector, point: Vector, heading: number): boolean {
  const way = forward(heading);
  return (point.x - from.x) * way.x + (point.y - from.y) * way.y > TOLERANCE;
}

/** Lines between facing sides, with everything they cross. ARC-10.7, ARC-10.8 */
export function linesAlong(table: Table, id: UnitId, target: UnitId, facings: readonly FacingSides[]): SightLine[] {
  if (facings.length === 0) return [];
  const bases = basesBetween(table, id, target);
  const aim = baseOf(table, target).shape;
  return facings.map((facing) => {
    const { start, end } = facing;
    const difficult: number[] = [];
    const blockedBy: number[] = [];
    for (const { shape, what } of terrainOf(table))
      if ('piece' in what && isCrossed(start, end, shape))
        (categoryOf(pieceAt(table, what.piece)) === 'difficult' ? difficult : blockedBy).push(what.piece);
    const units = bases.flatMap(({ unit, shape }) => (isCrossed(start, end, shape) ? [unit] : []));
    return { ...facing, units, difficult, blockedBy, isBehind: isCrossed(start, end, aim) };
  });
}
const isCrossed = (start: Vector, end: Vector, shape: Shape): boolean => lengthInside(start, end, shape, TOLERANCE) > LEAST_CONTACT;
/** A line ends at most a step from a centre, and a base reaches a little farther than that from its own. */
const ASIDE: Ticks = 2.2 * STEP;
/** Bases that a line could cross; the attacker's own is never in the way. */
function basesBetween(table: Table, id: UnitId, target: UnitId): { unit: UnitId; shape: Shape }[] {
  const [own, other] = [unitAt(table, id), unitAt(table, target)];
  const [west, east] = own.x < other.x ? [own.x, other.x] : [other.x, own.x];
  const [south, north] = own.y < other.y ? [own.y, other.y] : [other.y, own.y];
  const between: { unit: UnitId; shape: Shape }[] = [];
  for (let unit = 0; unit < table.units.length; unit++) {
    const { state, x, y } = unitAt(table, unit);
    if (unit === id || unit === target || state !== 'deployed') continue;
    if (x < west - ASIDE || x > east + ASIDE || y < south - ASIDE || y > north + ASIDE) continue;
    between.push({ unit, shape: baseOf(table, unit).shape });
  }
  return between;
}
