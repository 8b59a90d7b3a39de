// Sliding along the unit that was snapped to, to the first alignment. ARC-6.10, ARC-16.22
import { along, impactOf, reachOf, turned } from '@tabularium/geometry';
import { type Pose, type Size, STEP, shapeAt, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import type { SideId, Table, UnitId } from '../../table/table.ts';
import { type Obstacle, obstaclesNear } from '../field/obstacles.ts';
import { LEAST_CONTACT, lengthOf, middleOf, outOf, rounded, sizeOfUnit } from '../units/bases.ts';
import { contactLength } from '../units/contact.ts';
import type { SnapTo } from './snaps.ts';

export interface Slide {
  /** To the right of where the touched own side looks; to the left below 0. */
  readonly by: Ticks;
  readonly pose: Pose;
}
/** How far a slide goes, in steps. */
export const slideLength = ({ by }: Slide): number => Math.round(by) / STEP;
/** A slide covers at most half a step, and a base is two long. */
const SLIDE_REACH = 3 * STEP;
/** The slides of a unit that has snapped to another. */
export const slidesFrom = (table: Table, id: UnitId, snap: SnapTo): Slide[] =>
  slidesOf(snap, sizeOfUnit(table, id), obstaclesNear(table, id, snap.pose, SLIDE_REACH));

/** The ends and notches of a side, as distances from its middle. */
const marksOf = (size: Size, side: SideId): readonly Ticks[] => (lengthOf(size, side) > STEP ? LONG : SHORT);
const SHORT = [-STEP / 2, 0, STEP / 2];
const LONG = [-STEP, -STEP / 2, 0, STEP / 2, STEP];

/** None where something is level already, and none along terrain. ARC-6.10, ARC-6.11 */
export function slidesOf({ pose, own, against, side }: SnapTo, size: Size, obstacles: readonly Obstacle[]): Slide[] {
  if (!('unit' in against.what)) return [];
  const right = turned(outOf(pose.heading, own), 2);
  const apart = reachOf(middleOf(against.pose, against.size, side), right) - reachOf(middleOf(pose, size, own), right);
  const shifts = marksOf(size, own).flatMap((mark) => marksOf(against.size, side).map((other) => apart + other - mark));
  if (shifts.some((shift) => Math.abs(shift) <= TOLERANCE)) return [];
  const offers = [Math.min(...shifts.filter((shift) => shift > 0)), Math.max(...shifts.filter((shift) => shift < 0))];
  return offers.flatMap((shift) => {
    if (!Number.isFinite(shift)) return [];
    const way = shift > 0 ? right : turned(right, 4);
    const shape = shapeAt(pose, size);
    const far = Math.abs(shift) - TOLERANCE;
    if (obstacles.some((obstacle) => impactOf(shape, way, obstacle.shape, TOLERANCE) < far)) return [];
    const there = rounded(along(pose, right, shift), pose.heading);
    const stays = contactLength(there, size, own, against.pose, against.size, side) >= LEAST_CONTACT;
    return stays ? [{ by: shift, pose: there }] : [];
  });
}
