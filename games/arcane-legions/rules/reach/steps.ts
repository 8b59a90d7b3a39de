// Straight steps, and what they meet. ARC-5.3, ARC-5.4, ARC-16.8, ARC-16.14, ARC-16.15
import { along, impactOf } from '@tabularium/geometry';
import { type Pose, type Size, shapeAt, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import type { SideId } from '../../table/table.ts';
import type { Obstacle } from '../field/obstacles.ts';
import { outOf, rounded } from '../units/bases.ts';

export interface Stepped {
  /** Where the base ends up. */
  readonly pose: Pose;
  /** How far it went. */
  readonly length: Ticks;
  /** What it met, all at the same moment. */
  readonly met: readonly Obstacle[];
}
/** A step toward a side; nothing if it is stopped at once. ARC-6.4 */
export function stepToward(pose: Pose, size: Size, side: SideId, length: Ticks, obstacles: readonly Obstacle[]): Stepped | undefined {
  const way = outOf(pose.heading, side);
  const shape = shapeAt(pose, size);
  const impacts = obstacles.map((obstacle) => impactOf(shape, way, obstacle.shape, TOLERANCE));
  const first = Math.min(...impacts);
  if (first > length + TOLERANCE) return { pose: rounded(along(pose, way, length), pose.heading), length, met: [] };
  if (first <= TOLERANCE) return undefined;
  const there = along(pose, way, first);
  const met = obstacles.filter((_, number) => (impacts[number] as number) <= first + TOLERANCE);
  return { pose: { ...there, heading: pose.heading }, length: first, met };
}
