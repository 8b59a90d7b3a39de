// How far a unit can get: its movement points, and every pose it reaches with them, for boards and bots that look ahead. ARC-5.1, ARC-5.12
import type { Pose } from '../../content/shapes.ts';
import { HUSTLE_POINTS } from '../../content/tables.ts';
import { type DicePart, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { has, iconsOf } from '../units/figures.ts';
import { manoeuvresFrom, standAt, type Way, wayFrom } from './manoeuvres.ts';

/** What its movement points come from. ARC-5.1 */
export function movementParts(table: Table, id: UnitId, push: boolean): DicePart[] {
  const hustles = push && has(table, id, 'hustle');
  return [{ reason: 'icons', value: iconsOf(table, id, 'M') }, ...(hustles ? [{ reason: 'hustle', value: HUSTLE_POINTS }] : [])];
}
export const movementPoints = (table: Table, id: UnitId, push: boolean): number =>
  movementParts(table, id, push).reduce((sum, { value }) => sum + value, 0);

/** A pose in which a unit can end its movement. */
export interface Reached {
  readonly pose: Pose;
  /** Points that are left there; none after a snap. */
  readonly left: number;
}
export interface Reach {
  readonly poses: readonly Reached[];
  /** Nothing was left out. */
  readonly isWhole: boolean;
}
/** Each pose once, with the most points that can be left there, beginning with where it stands. Stops looking after `most` poses. */
export function reachOf(table: Table, id: UnitId, points: number, most = 1500): Reach {
  const { x, y, heading } = unitAt(table, id);
  const found = new Map<string, Reached>();
  const reach = (pose: Pose, left: number): void => {
    const key = `${pose.x} ${pose.y} ${pose.heading}`;
    if ((found.get(key)?.left ?? -1) < left) found.set(key, { pose, left });
  };
  reach({ x, y, heading }, points);
  // From the most points to the fewest, so that a pose is first reached with the most points left.
  for (let left = points; left > 0; left--)
    for (const { pose, left: here } of Array.from(found.values())) {
      if (here !== left) continue;
      if (found.size >= most) return { poses: [...found.values()], isWhole: false };
      const stand = standAt(table, id, pose);
      for (const manoeuvre of manoeuvresFrom(stand, left))
        for (const end of endsOf(wayFrom(stand, manoeuvre), left)) reach(end.pose, end.left);
    }
  return { poses: [...found.values()], isWhole: true };
}
/** Where a manoeuvre can end: flush with what it meets, or in a pose from which the unit can go on. */
function endsOf({ pose, cost, snaps, objective }: Way, points: number): Reached[] {
  const flush = [...snaps, ...(objective?.snaps ?? [])].map((snap) => ({ pose: snap.pose, left: 0 }));
  return snaps.length > 0 ? flush : [...flush, { pose, left: points - cost }];
}
