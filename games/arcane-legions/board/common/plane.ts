// Where things of the table are in the drawing. The table is measured in steps from its south-west corner, y to the north; the drawing goes down.
import { forward, type Heading, type Vector } from '@tabularium/geometry';
import { inSteps, type Pose } from '../../content/shapes.ts';
import { poseCalled } from '../../table/names.ts';
import type { FieldView } from '../../table/view.ts';

/** A step in the drawing. */
export const UNIT = 40;
/** The frame around the map, in the drawing. */
export const FRAME = 22;

/** Quarter turns, clockwise, of the table before it is drawn. */
export type Quarter = 0 | 1 | 2 | 3;
export const quarter = (turn: number): Quarter => (turn & 3) as Quarter;
export interface Plane {
  /** In steps. */
  readonly width: number;
  readonly depth: number;
  readonly turn: Quarter;
}
export const planeOf = ({ width, depth }: FieldView, turn: Quarter): Plane => ({ width, depth, turn });

/** A place on the table, in steps, and a heading. */
export interface Place extends Vector {
  readonly heading: Heading;
}
/** A pose of the rules, in the board's steps. */
export const placeOf = (pose: Pose): Place => ({ ...inSteps(pose), heading: pose.heading });
/** Nothing if it is no name of a pose. */
export function placeCalled(name: string): Place | undefined {
  const pose = poseCalled(name);
  return pose && placeOf(pose);
}

// ---- the drawing before it is turned

export const drawnX = (x: number): number => x * UNIT;
export const drawnY = ({ depth }: Plane, y: number): number => (depth - y) * UNIT;
export const degreesOf = (heading: number): number => heading * 45;
/** Moves something that is drawn around the origin, facing up, to its place. */
export const placed = (plane: Plane, { x, y, heading }: Place): string =>
  `translate(${drawnX(x)} ${drawnY(plane, y)}) rotate(${degreesOf(heading)})`;
/** The same as a style, so that it can be animated. */
export const placedStyle = (plane: Plane, { x, y }: Vector, degrees: number): string =>
  `translate(${drawnX(x)}px, ${drawnY(plane, y)}px) rotate(${degrees}deg)`;
/** For text at a place, which stays upright however the table is turned. */
export const upright = (plane: Plane, { x, y }: Vector): string =>
  `translate(${drawnX(x)} ${drawnY(plane, y)}) rotate(${-90 * plane.turn})`;
export const lineThrough = (plane: Plane, points: readonly Vector[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${drawnX(x)} ${drawnY(plane, y)}`).join('');
export const ahead = ({ x, y }: Vector, heading: number, by: number): Vector => {
  const way = forward(heading);
  return { x: x + way.x * by, y: y + way.y * by };
};

/** Which eighth a point lies in. */
export const headingToward = (from: Vector, to: Vector): Heading =>
  (Math.round(Math.atan2(to.x - from.x, to.y - from.y) / (Math.PI / 4)) & 7) as Heading;

// ---- the drawing as it is seen

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const isOnSide = ({ turn }: Plane): boolean => turn === 1 || turn === 3;
export function boundsOf(plane: Plane): Bounds {
  const [across, down] = isOnSide(plane) ? [plane.depth, plane.width] : [plane.width, plane.depth];
  return { x: -FRAME, y: -FRAME, width: across * UNIT + 2 * FRAME, height: down * UNIT + 2 * FRAME };
}
export function turning({ width, depth, turn }: Plane): string | undefined {
  const [w, h] = [width * UNIT, depth * UNIT];
  const [x, y] = ([[0, 0], [h, 0], [w, h], [0, w]] as const)[turn]; // biome-ignore format: by quarter
  return turn === 0 ? undefined : `translate(${x} ${y}) rotate(${90 * turn})`;
}
/** Where a place is in the turned drawing, as parts of its width and height. */
export function partAt(plane: Plane, point: Vector): Vector {
  const { width, depth, turn } = plane;
  const bounds = boundsOf(plane);
  const [right, down] = [point.x, depth - point.y];
  const [x, y] = ([[right, down], [depth - down, right], [width - right, depth - down], [down, width - right]] as const)[turn]; // biome-ignore format: by quarter
  return { x: (x * UNIT + FRAME) / bounds.width, y: (y * UNIT + FRAME) / bounds.height };
}
/** The place on the table at such a point. */
export function pointAt(plane: Plane, part: Vector): Vector {
  const { width, depth, turn } = plane;
  const bounds = boundsOf(plane);
  const [x, y] = [(part.x * bounds.width - FRAME) / UNIT, (part.y * bounds.height - FRAME) / UNIT];
  const [right, down] = ([[x, y], [y, depth - x], [width - x, depth - y], [width - y, x]] as const)[turn]; // biome-ignore format: by quarter
  return { x: right, y: depth - down };
}

/** Whether a point lies on a rectangle with a heading. */
export function isOn(point: Vector, { x, y, heading }: Place, width: number, depth: number, margin = 0): boolean {
  const [front, right] = [forward(heading), forward(heading + 2)];
  const [dx, dy] = [point.x - x, point.y - y];
  return Math.abs(dx * front.x + dy * front.y) <= depth / 2 + margin && Math.abs(dx * right.x + dy * right.y) <= width / 2 + margin;
}
