// Bases and terrain as rectangles with real trigonometry: a second opinion on everything that the rules compute without it. In steps.
import type { Base } from '../../content/kinds.ts';
import type { Pose } from '../../content/shapes.ts';
import { pieces } from '../../content/tables.ts';
import type { Table } from '../../table/table.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rectangle extends Point {
  /** Eighths of a circle, clockwise from the north. */
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}
export const TICKS = 10_000;
const SIZES: Readonly<Record<Base, readonly [number, number]>> = { sortie: [1, 1], wide: [2, 1], column: [1, 2] };

/** The direction of a heading. */
export const toward = (heading: number): Point => ({ x: Math.sin((heading * Math.PI) / 4), y: Math.cos((heading * Math.PI) / 4) });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const shifted = (from: Point, way: Point, by: number): Point => ({ x: from.x + way.x * by, y: from.y + way.y * by });
/** A point of a rectangle: this far right and this far ahead of its centre. */
export const pointOf = (of: Rectangle, right: number, ahead: number): Point =>
  shifted(shifted(of, toward(of.heading + 2), right), toward(of.heading), ahead);
export const cornersOf = (of: Rectangle): Point[] => {
  const [right, ahead] = [of.width / 2, of.depth / 2];
  return [pointOf(of, -right, ahead), pointOf(of, right, ahead), pointOf(of, right, -ahead), pointOf(of, -right, -ahead)];
};
/** How far apart two rectangles are along the best of their normals; below 0 they overlap by that much. */
export function gapBetween(a: Rectangle, b: Rectangle): number {
  const [ofA, ofB] = [cornersOf(a), cornersOf(b)];
  const gaps = [a.heading, a.heading + 2, b.heading, b.heading + 2].map((heading) => {
    const normal = toward(heading);
    const [one, other] = [ofA, ofB].map((corners) => corners.map((corner) => dot(corner, normal))) as [number[], number[]];
    return Math.max(Math.min(...other) - Math.max(...one), Math.min(...one) - Math.max(...other));
  });
  return Math.max(...gaps);
}

/** How far along its way a rectangle first touches another, found by thirds and halves; infinite if it passes. */
export function touchedAfter(one: Rectangle, heading: number, other: Rectangle, length: number, tolerance: number): number {
  const gapAt = (by: number): number => gapBetween({ ...one, ...shifted(one, toward(heading), by) }, other);
  let [low, high] = [0, length];
  for (let i = 0; i < 60; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (gapAt(a) <= gapAt(b)) high = b;
    else low = a;
  }
  const nearest = (low + high) / 2; // the gap is convex
  if (gapAt(nearest) > -tolerance) return Number.POSITIVE_INFINITY;
  [low, high] = [0, nearest];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (gapAt(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

export const baseAt = (base: Base, { x, y, heading }: Pose): Rectangle => {
  const [width, depth] = SIZES[base];
  return { x: x / TICKS, y: y / TICKS, heading, width, depth };
};
/** What a unit must not stand on: other bases, terrain, and what is beyond the edge. */
export function inTheWay(table: Table, id: number, width = 16, depth = 24): Rectangle[] {
  const bases = table.units.flatMap((unit, other) =>
    other === id || unit.state !== 'deployed' ? [] : [baseAt(table.content.units[unit.def]?.base ?? 'sortie', unit)],
  );
  const terrain = table.pieces.flatMap(({ kind, x, y, heading }) =>
    pieces[kind].category === 'objective' ? [] : [{ ...pieces[kind], x: x / TICKS, y: y / TICKS, heading }],
  );
  const beyond = { heading: 0, width: 100, depth: 100 };
  const edges = [
    { x: width / 2, y: depth + 50 },
    { x: width / 2, y: -50 },
    { x: width + 50, y: depth / 2 },
    { x: -50, y: depth / 2 },
  ].map((at) => ({ ...beyond, ...at }));
  return [...bases, ...terrain, ...edges];
}
