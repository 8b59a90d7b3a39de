// How a base that meets something comes to lie flush with it. ARC-6.3 to ARC-6.9, ARC-16.16 to ARC-16.21

import { along, carried, distanceOf, forward, type Heading, reachOf, turned, type Vector } from '@tabularium/geometry';
import { certain } from '@tabularium/kernel';
import { cornersAt, type Pose, type Size, shapeAt, TOLERANCE } from '../../content/shapes.ts';
import type { Snap } from '../../table/asks.ts';
import { poseName, sideName, unitName } from '../../table/names.ts';
import { pieceAt, type SideId, type Table } from '../../table/table.ts';
import { isFree, type Obstacle } from '../field/obstacles.ts';
import { ALL_SIDES, LEAST_CONTACT, middleOf, outOf, rounded, samePose } from '../units/bases.ts';
import { contactLength, flushOf } from '../units/contact.ts';

/** A base where it is, before its pose is rounded. */
export interface Placed {
  readonly pose: Pose;
  readonly size: Size;
}
/** One way to lie flush: which own side against which side of what. */
export interface SnapTo {
  readonly pose: Pose;
  readonly own: SideId;
  readonly against: Obstacle;
  readonly side: SideId;
}
/** As options name it. */
export function snapTold(table: Table, { own, against, pose }: SnapTo): Snap {
  const { what } = against;
  const thing =
    'unit' in what ? unitName(table, what.unit) : 'piece' in what ? `${pieceAt(table, what.piece).kind} ${what.piece + 1}` : 'edge';
  return { side: sideName(own), against: thing, at: poseName(pose) };
}
export const findSnap = (table: Table, snaps: readonly SnapTo[], { at, side, against }: Snap): SnapTo =>
  certain(
    snaps.find((one) => {
      const told = snapTold(table, one);
      return told.at === at && told.side === side && told.against === against;
    }),
    'the snap offered',
  );

/** Turned about the pivot by an eighth at most, then shifted until the two sides lie on one line. ARC-16.16 */
function flush({ pose, size }: Placed, own: SideId, against: Obstacle, side: SideId, pivot: Vector): SnapTo[] {
  const out = outOf(against.pose.heading, side);
  const turn = (out + 4 - outOf(pose.heading, own)) & 7;
  if (turn !== 0 && turn !== 1 && turn !== 7) return [];
  const heading = turned(pose.heading, turn);
  const around = { ...carried(pose, pivot, turn), heading };
  const gap = reachOf(middleOf(against.pose, against.size, side), out) - reachOf(middleOf(around, size, own), out);
  const there = { ...along(around, out, gap), heading };
  if (contactLength(there, size, own, against.pose, against.size, side) < LEAST_CONTACT) return [];
  return [{ pose: rounded(there, heading), own, against, side }];
}
const turnOf = (from: Heading, { pose }: SnapTo): number => (pose.heading === from ? 0 : 1);
/** The smallest angle decides; the player between equals. ARC-6.5, ARC-16.18 */
function nearest(from: Heading, found: readonly SnapTo[]): readonly SnapTo[] {
  const least = Math.min(...found.map((one) => turnOf(from, one)));
  return found.filter((one) => turnOf(from, one) === least);
}

// ---- touching. ARC-16.17

/** The side of a number runs from the corner of its number to the next. */
const before = (corner: number): SideId => ((corner + 3) & 3) as SideId;
/** Whether a point lies on a side; its ends count only where corners do. */
function isOn(point: Vector, pose: Pose, size: Size, side: SideId, withEnds: boolean): boolean {
  const corners = cornersAt(pose, size);
  const [from, to] = [corners[side] as Vector, corners[(side + 1) & 3] as Vector];
  const out = outOf(pose.heading, side);
  if (Math.abs(reachOf(point, out) - reachOf(from, out)) > TOLERANCE) return false;
  const [at, low, high] = [reachOf(point, out + 2), reachOf(from, out + 2), reachOf(to, out + 2)];
  const margin = withEnds ? -TOLERANCE : TOLERANCE;
  return at >= low + margin && at <= high - margin;
}
/** Ways to lie flush with something that is touched. A landing ignores corners that meet corners. ARC-6.6, ARC-16.21 */
export function snapsTouching(base: Placed, against: Obstacle, by: 'step' | 'turn'): readonly SnapTo[] {
  const { pose, size } = base;
  const already = flushOf(pose, size, against.pose, against.size);
  if (already !== undefined) return [{ pose: rounded(pose, pose.heading), own: already.own, against, side: already.other }];
  const withEnds = by === 'step';
  const found: SnapTo[] = [];
  for (const [number, corner] of cornersAt(pose, size).entries())
    for (const side of ALL_SIDES)
      if (isOn(corner, against.pose, against.size, side, withEnds))
        for (const own of [before(number), number as SideId]) found.push(...flush(base, own, against, side, corner));
  for (const [number, corner] of cornersAt(against.pose, against.size).entries())
    for (const own of ALL_SIDES)
      if (isOn(corner, pose, size, own, withEnds))
        for (const side of [before(number), number as SideId]) found.push(...flush(base, own, against, side, corner));
  return nearest(pose.heading, found);
}

// ---- overlapping. ARC-16.19

/** By how much a point lies to the left of the line from one point to another, times the length of the line. */
const leftOf = (point: Vector, from: Vector, to: Vector): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
/** Two points lie on either side of a line of this length, by more than touching. */
const isSplit = (one: number, other: number, length: number): boolean =>
  one > 0 !== other > 0 && Math.abs(one) > TOLERANCE * length && Math.abs(other) > TOLERANCE * length;
/** Two sides cross each other. A side of a number runs from the corner of its number to the next. */
function isCrossing(own: readonly Vector[], side: SideId, other: readonly Vector[], otherSide: SideId): boolean {
  const [a, b] = [own[side] as Vector, own[(side + 1) & 3] as Vector];
  const [c, d] = [other[otherSide] as Vector, other[(otherSide + 1) & 3] as Vector];
  return isSplit(leftOf(c, a, b), leftOf(d, a, b), distanceOf(a, b)) && isSplit(leftOf(a, c, d), leftOf(b, c, d), distanceOf(c, d));
}
/** Deeper in the base than touching. */
function isInside(point: Vector, { pose, size }: Placed): boolean {
  const [ahead, right] = [forward(pose.heading), forward(pose.heading + 2)];
  const [dx, dy] = [point.x - pose.x, point.y - pose.y];
  return (
    size.depth / 2 - Math.abs(dx * ahead.x + dy * ahead.y) > TOLERANCE && size.width / 2 - Math.abs(dx * right.x + dy * right.y) > TOLERANCE
  );
}
/** Which sides of the other a base that lies on it may be laid against. */
function sidesCovered(base: Placed, own: readonly Vector[], other: readonly Vector[]): readonly SideId[] {
  const inside = ALL_SIDES.filter((corner) => isInside(other[corner] as Vector, base));
  const [first, second] = inside;
  if (first === undefined) return ALL_SIDES.filter((side) => ALL_SIDES.some((one) => isCrossing(own, one, other, side)));
  if (second === undefined) return [before(first), first];
  if (inside.length > 2) return [];
  if (second === ((first + 1) & 3)) return [first];
  return before(first) === second ? [second] : []; // opposite corners: impossible
}
/** Ways to lie flush with something that the base landed on. ARC-6.7, ARC-6.8, ARC-16.19 */
export function snapsOverlapping(base: Placed, against: Obstacle): readonly SnapTo[] {
  const own = cornersAt(base.pose, base.size);
  const other = cornersAt(against.pose, against.size);
  return sidesCovered(base, own, other).flatMap((side) => {
    const toward = outOf(against.pose.heading, side) + 4;
    const isNear = (one: SideId): boolean => {
      const turn = (toward - outOf(base.pose.heading, one)) & 7;
      return turn === 0 || turn === 1 || turn === 7;
    };
    const near = ALL_SIDES.filter(isNear); // one that is parallel, or two that are equally near
    const crossing = near.length > 1 ? near.filter((one) => isCrossing(own, one, other, side)) : [];
    return (crossing.length > 0 ? crossing : near).flatMap((one) => flush(base, one, against, side, base.pose));
  });
}

// ---- what is possible. ARC-16.20

/** Without those that would lie on something. Each pose once, but for units: along which of them one slides is a choice. ARC-6.15, ARC-6.16 */
export function feasible(found: readonly SnapTo[], size: Size, obstacles: readonly Obstacle[]): SnapTo[] {
  const free: SnapTo[] = [];
  for (const one of found) {
    const isKnown = free.some(
      ({ pose, against }) => samePose(pose, one.pose) && (against === one.against || !('unit' in one.against.what)),
    );
    if (!isKnown && isFree(shapeAt(one.pose, size), obstacles)) free.push(one);
  }
  return free;
}
