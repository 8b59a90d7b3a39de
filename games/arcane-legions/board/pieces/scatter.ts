// Things scattered as if at random, but always in the same places.
import type { Vector } from '@tabularium/geometry';

/** Numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1_013_904_223) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
export interface Speck extends Vector {
  readonly size: number;
}
/** A thing somewhere in each cell of a grid over a rectangle around the origin. */
export function scatter(width: number, depth: number, cell: number, seed: number, slack = 0.7): readonly Speck[] {
  const chance = chanceOf(seed);
  const [columns, rows] = [Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(depth / cell))];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) + 0.5 + (chance() - 0.5) * slack) * (width / columns) - width / 2,
    y: (Math.floor(i / columns) + 0.5 + (chance() - 0.5) * slack) * (depth / rows) - depth / 2,
    size: 0.75 + chance() * 0.5,
  }));
}
const round = (value: number): number => Math.round(value * 10) / 10;
/** A closed outline around the origin that fills most of a rectangle, rough like a rock or soft like a pond. */
export function blob(width: number, depth: number, corners: number, rough: number, seed: number, isSoft: boolean): string {
  const chance = chanceOf(seed);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = 1 / Math.max(Math.abs(cos), Math.abs(sin)); // to the side of the rectangle
    const far = (0.35 + 0.65 * square) * (1 - rough * chance());
    return { x: (Math.min(square, far) * cos * width) / 2, y: (Math.min(square, far) * sin * depth) / 2 };
  });
  if (!isSoft) return `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`;
  const middle = (i: number): Vector => {
    const [a, b] = [points[i % corners] as Vector, points[(i + 1) % corners] as Vector];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(corners - 1);
  const arcs = points.map(({ x, y }, i) => `Q${round(x)} ${round(y)} ${round(middle(i).x)} ${round(middle(i).y)}`);
  return `M${round(start.x)} ${round(start.y)}${arcs.join('')}Z`;
}
