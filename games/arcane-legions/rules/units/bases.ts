// Bases on the table: their size, sides and notches, and how far apart they are. ARC-16.2, ARC-16.5, ARC-16.7
import { along, distanceOf, type Heading, turned, type Vector } from '@tabularium/geometry';
import type { Base, UnitDef } from '../../content/kinds.ts';
import { type Pose, type Size, STEP, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import { defOf, type Notch, type SideId, type Table, type UnitId, unitAt } from '../../table/table.ts';

/** Shorter than this is no contact, and no obstacle to a line. ARC-16.4 */
export const LEAST_CONTACT: Ticks = 100;
export const ALL_SIDES: readonly SideId[] = [0, 1, 2, 3];

export const tick = (length: Ticks): Ticks => Math.floor(length + 0.5);
/** A pose is rounded when a manoeuvre is over. ARC-16.3 */
export const rounded = ({ x, y }: Vector, heading: Heading): Pose => ({ x: tick(x), y: tick(y), heading });
export const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.heading === b.heading;

const SIZES: Readonly<Record<Base, Size>> = {
  sortie: { width: STEP, depth: STEP },
  wide: { width: 2 * STEP, depth: STEP },
  column: { width: STEP, depth: 2 * STEP },
};
export const sizeOf = ({ base }: UnitDef): Size => SIZES[base];
export const sizeOfUnit = (table: Table, id: UnitId): Size => sizeOf(defOf(table, unitAt(table, id)));

// ---- sides. ARC-16.6

const isAcross = (side: SideId): boolean => side === 0 || side === 2;
/** Which way a side faces. */
export const outOf = (heading: Heading, side: SideId): Heading => turned(heading, 2 * side);
export const lengthOf = ({ width, depth }: Size, side: SideId): Ticks => (isAcross(side) ? width : depth);
/** How deep the base is behind a side. */
export const depthBehind = ({ width, depth }: Size, side: SideId): Ticks => (isAcross(side) ? depth : width);
export const middleOf = (pose: Pose, size: Size, side: SideId): Vector =>
  along(pose, outOf(pose.heading, side), depthBehind(size, side) / 2);

// ---- notches. ARC-16.7

const LONG_SIDE = [-STEP / 2, 0, STEP / 2];
const notchesOfBase = (size: Size): readonly Notch[] =>
  ALL_SIDES.flatMap((side) => (lengthOf(size, side) > STEP ? LONG_SIDE : [0]).map((offset) => ({ side, offset })));
const NOTCHES: Readonly<Record<Base, readonly Notch[]>> = {
  sortie: notchesOfBase(SIZES.sortie),
  wide: notchesOfBase(SIZES.wide),
  column: notchesOfBase(SIZES.column),
};
export const notchesOf = ({ base }: UnitDef): readonly Notch[] => NOTCHES[base];
/** Clockwise along a side is to the right of where it looks. */
export const notchAt = (pose: Pose, size: Size, { side, offset }: Notch): Vector =>
  along(middleOf(pose, size, side), outOf(pose.heading, side) + 2, offset);

/** From the nearest notch of one unit to the nearest notch of another. ARC-1.13 */
export function distanceBetween(table: Table, a: UnitId, b: UnitId): Ticks {
  const [one, other] = [notchPointsOf(table, a), notchPointsOf(table, b)];
  let least = Number.POSITIVE_INFINITY;
  for (const from of one) for (const to of other) least = Math.min(least, distanceOf(from, to));
  return least;
}
function notchPointsOf(table: Table, id: UnitId): Vector[] {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  const size = sizeOf(def);
  return notchesOf(def).map((notch) => notchAt(unit, size, notch));
}
export const isWithin = (distance: Ticks, steps: number): boolean => distance <= steps * STEP + TOLERANCE; // ARC-16.4
/** Whether two units are near enough to each other. ARC-1.13 */
export function areWithin(table: Table, a: UnitId, b: UnitId, steps: number): boolean {
  const centres = distanceOf(unitAt(table, a), unitAt(table, b));
  return isWithin(centres, steps + 2 * TO_NOTCH) && isWithin(distanceBetween(table, a, b), steps); // most units are too far away for their notches to matter
}
/** No notch is farther from the centre of its base, in steps. */
export const TO_NOTCH = 1;
/** Bases and objectives whose centres are farther apart along an axis cannot touch. */
export const TOUCHING_RANGE: Ticks = 3 * STEP;
