// Bases and pieces of terrain as shapes on the open plane of the table. Lengths in ticks, headings in eighths. ARC-16.1 to ARC-16.5

import { along, box, type Shape, type Vector } from '@tabularium/geometry';
import type { Heading, UnitDef } from './kinds.ts';

/** Lengths on the table: ten thousandths of a step, so that poses are integers. ARC-16.3 */
export type Ticks = number;
export const STEP: Ticks = 10_000; // ARC-16.3
/** Steps as ticks, and a point in ticks as one in steps. */
export const ticks = (steps: number): Ticks => Math.round(steps * STEP);
export const inSteps = ({ x, y }: Vector): Vector => ({ x: x / STEP, y: y / STEP });
/** Nearer than this is touching, deeper than this is overlapping. ARC-16.4 */
export const TOLERANCE: Ticks = 20;

/** The centre of a base, and its heading. */
export interface Pose {
  readonly x: Ticks;
  readonly y: Ticks;
  readonly heading: Heading;
}
export interface Size {
  readonly width: Ticks;
  readonly depth: Ticks;
}
/** Twice as large as a sortie. ARC-1.2 */
export const isFormation = ({ base }: UnitDef): boolean => base !== 'sortie';
export const shapeAt = (pose: Pose, { width, depth }: Size): Shape => box(pose, pose.heading, width, depth);
/** Clockwise from the front left: each side runs from the corner of its number to the next. */
export function cornersAt(pose: Pose, { width, depth }: Size): readonly Vector[] {
  const corner = (right: number, front: number): Vector => along(along(pose, pose.heading, front), pose.heading + 2, right);
  return [corner(-width / 2, depth / 2), corner(width / 2, depth / 2), corner(width / 2, -depth / 2), corner(-width / 2, -depth / 2)];
}
