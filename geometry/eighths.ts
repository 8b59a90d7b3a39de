// Convex shapes whose sides face multiples of an eighth of a circle. Their extents along four axes describe them completely, and without
// trigonometry every machine computes the same. x grows to the east, y to the north.

/** Eighths of a circle, clockwise from the north. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export interface Vector {
  readonly x: number;
  readonly y: number;
}
export const AROUND = 8;
const Q = Math.SQRT1_2;
const FORWARD: readonly Vector[] = [
  { x: 0, y: 1 },
  { x: Q, y: Q },
  { x: 1, y: 0 },
  { x: Q, y: -Q },
  { x: 0, y: -1 },
  { x: -Q, y: -Q },
  { x: -1, y: 0 },
  { x: -Q, y: Q },
];
/** The heading after a turn of this many eighths clockwise. */
export const turned = (heading: number, by: number): Heading => ((heading + by) & (AROUND - 1)) as Heading; // AROUND is a power of two, so this works for negative numbers, too
/** The unit vector of a heading. */
export const forward = (heading: number): Vector => FORWARD[heading & (AROUND - 1)] as Vector;
export const along = ({ x, y }: Vector, heading: number, by: number): Vector => {
  const way = forward(heading);
  return { x: x + way.x * by, y: y + way.y * by };
};
/** How far a point lies in the direction of a heading. */
export const reachOf = ({ x, y }: Vector, heading: number): number => {
  const way = forward(heading);
  return x * way.x + y * way.y;
};
/** A point rotated clockwise around another. */
export function carried({ x, y }: Vector, about: Vector, eighths: number): Vector {
  const { x: right, y: up } = { x: x - about.x, y: y - about.y };
  const cos = forward(eighths).y;
  const sin = forward(eighths).x;
  return { x: about.x + right * cos + up * sin, y: about.y + up * cos - right * sin };
}

// ---- shapes

/** The axes point north, north-east, east and south-east. */
const AXES = [0, 1, 2, 3] as const;
/** The ends of a shape's extent along each axis. */
export interface Shape {
  readonly low: readonly number[];
  readonly high: readonly number[];
}
/** A rectangle with a heading, which its width lies across. */
export function box({ x, y }: Vector, heading: number, width: number, depth: number): Shape {
  const slanting = (Q * (width + depth)) / 2;
  const across = heading & 3;
  const north = across === 0 ? depth / 2 : across === 2 ? width / 2 : slanting;
  const northEast = across === 1 ? depth / 2 : across === 3 ? width / 2 : slanting;
  const east = across === 2 ? depth / 2 : across === 0 ? width / 2 : slanting;
  const southEast = across === 3 ? depth / 2 : across === 1 ? width / 2 : slanting;
  const rising = x * Q + y * Q;
  const falling = x * Q - y * Q;
  return {
    low: [y - north, rising - northEast, x - east, falling - southEast],
    high: [y + north, rising + northEast, x + east, falling + southEast],
  };
}
/** The shape with these corners. */
export function hull(corners: readonly Vector[]): Shape {
  const reaches = AXES.map((axis) => corners.map((corner) => reachOf(corner, axis)));
  return { low: reaches.map((ends) => Math.min(...ends)), high: reaches.map((ends) => Math.max(...ends)) };
}
/** The shape, moved by a vector. */
export function moved({ low, high }: Shape, { x, y }: Vector): Shape {
  const rising = x * Q + y * Q;
  const falling = x * Q - y * Q;
  return {
    low: [(low[0] as number) + y, (low[1] as number) + rising, (low[2] as number) + x, (low[3] as number) + falling],
    high: [(high[0] as number) + y, (high[1] as number) + rising, (high[2] as number) + x, (high[3] as number) + falling],
  };
}

/** How deeply two shapes overlap; below 0, they are at least that far apart. */
export function overlapOf(a: Shape, b: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < AXES.length; axis++) {
    const depth = depthAlong(a, b, axis);
    if (depth < least) least = depth;
  }
  return least;
}
/** Whether two shapes overlap more deeply than this. Faster than computing how deeply. */
export function isDeeper(a: Shape, b: Shape, than: number): boolean {
  for (let axis = 0; axis < AXES.length; axis++) if (depthAlong(a, b, axis) <= than) return false;
  return true;
}
function depthAlong(a: Shape, b: Shape, axis: number): number {
  const one = (a.high[axis] as number) - (b.low[axis] as number);
  const other = (b.high[axis] as number) - (a.low[axis] as number);
  return one < other ? one : other;
}

const NEVER = Number.POSITIVE_INFINITY;
/** Below this, a shape does not move along an axis. */
const STILL = 1e-9;
/** How far a shape can move in a direction until it meets another; infinite if it passes by, or never overlaps it by more than `tolerance`. */
export function impactOf(moving: Shape, heading: number, at: Shape, tolerance: number): number {
  const way = forward(heading);
  let enter = Number.NEGATIVE_INFINITY;
  let leave = NEVER;
  for (let axis = 0; axis < AXES.length; axis++) {
    const ahead = (at.low[axis] as number) - (moving.high[axis] as number);
    const behind = (at.high[axis] as number) - (moving.low[axis] as number);
    const pace = way.x * (FORWARD[axis] as Vector).x + way.y * (FORWARD[axis] as Vector).y;
    if (Math.abs(pace) < STILL) {
      if (-ahead <= tolerance || behind <= tolerance) return NEVER;
    } else {
      const near = (pace > 0 ? ahead : behind) / pace;
      const far = (pace > 0 ? behind - tolerance : ahead + tolerance) / pace;
      if (near > enter) enter = near;
      if (far < leave) leave = far;
    }
  }
  return enter >= leave || leave <= 0 ? NEVER : Math.max(0, enter);
}

/** How much of a line lies in a shape that is shrunk by `shrunk` on all sides. */
export function lengthInside(from: Vector, to: Vector, shape: Shape, shrunk: number): number {
  let enter = 0;
  let leave = 1;
  for (let axis = 0; axis < AXES.length; axis++) {
    const start = reachOf(from, axis);
    const run = reachOf(to, axis) - start;
    const low = (shape.low[axis] as number) + shrunk;
    const high = (shape.high[axis] as number) - shrunk;
    if (Math.abs(run) < STILL) {
      if (start < low || start > high) return 0;
    } else {
      enter = Math.max(enter, ((run > 0 ? low : high) - start) / run);
      leave = Math.min(leave, ((run > 0 ? high : low) - start) / run);
    }
  }
  return leave <= enter ? 0 : (leave - enter) * distanceOf(from, to);
}
export const distanceOf = (a: Vector, b: Vector): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
