// The ground that bases cover in some poses, as a smooth shape: squares are marked base by base, and their outline is drawn with curves.
import { forward, type Vector } from '@tabularium/geometry';
import { type Pose, type Size, STEP } from '../../content/shapes.ts';
import { drawnX, drawnY, type Plane } from '../common/plane.ts';

/** The ground is divided into squares of this many steps. */
export const CELL = 0.2;
export interface Cover {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the south-west corner of the table. */
  readonly isCovered: Uint8Array;
}
export function emptyCover({ width, depth }: { readonly width: number; readonly depth: number }): Cover {
  const [columns, rows] = [Math.round(width / CELL), Math.round(depth / CELL)];
  return { columns, rows, isCovered: new Uint8Array(columns * rows) };
}
/** Marks the squares whose middle lies under a base. */
export function cover({ columns, rows, isCovered }: Cover, pose: Pose, size: Size): void {
  const [x, y] = [pose.x / STEP, pose.y / STEP];
  const [half, deep] = [size.width / STEP / 2, size.depth / STEP / 2];
  const [front, right] = [forward(pose.heading), forward(pose.heading + 2)];
  const reach = half + deep;
  const [west, east] = [Math.max(0, Math.floor((x - reach) / CELL)), Math.min(columns - 1, Math.ceil((x + reach) / CELL))];
  const [south, north] = [Math.max(0, Math.floor((y - reach) / CELL)), Math.min(rows - 1, Math.ceil((y + reach) / CELL))];
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) {
      const [dx, dy] = [(column + 0.5) * CELL - x, (row + 0.5) * CELL - y];
      if (Math.abs(dx * front.x + dy * front.y) <= deep && Math.abs(dx * right.x + dy * right.y) <= half)
        isCovered[row * columns + column] = 1;
    }
}

/** The outlines of the covered ground, in squares from the south-west corner, with the ground on their left. */
export function outlinesOf({ columns, rows, isCovered }: Cover): readonly (readonly Vector[])[] {
  const has = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && isCovered[row * columns + column] === 1;
  /** Where the sides that begin in a corner end. */
  const sides = new Map<number, number[]>();
  const corner = (x: number, y: number): number => y * (columns + 1) + x;
  const add = (from: number, to: number): void => {
    const known = sides.get(from);
    if (known === undefined) sides.set(from, [to]);
    else known.push(to);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!has(column, row)) continue;
      if (!has(column, row - 1)) add(corner(column, row), corner(column + 1, row));
      if (!has(column + 1, row)) add(corner(column + 1, row), corner(column + 1, row + 1));
      if (!has(column, row + 1)) add(corner(column + 1, row + 1), corner(column, row + 1));
      if (!has(column - 1, row)) add(corner(column, row + 1), corner(column, row));
    }
  const loops: Vector[][] = [];
  for (const [start, ends] of sides)
    while (ends.length > 0) {
      const loop: Vector[] = [];
      for (let at = start, next = sides.get(at)?.pop(); next !== undefined; at = next, next = sides.get(at)?.pop())
        loop.push({ x: at % (columns + 1), y: Math.floor(at / (columns + 1)) });
      loops.push(loop);
    }
  return loops;
}
const between = (a: Vector, b: Vector): Vector => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** Smooths the stair steps: keeps the middles of the sides, except those in line with their neighbours. */
function softened(loop: readonly Vector[]): readonly Vector[] {
  const middles = loop.map((point, n) => between(point, loop[(n + 1) % loop.length] as Vector));
  return middles.filter((point, n) => {
    const [before, after] = [middles.at(n - 1) as Vector, middles[(n + 1) % middles.length] as Vector];
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}
const round = (at: number): number => Math.round(at * 10) / 10;
/** The covered ground as the data of a path. */
export function pathOf(covered: Cover, plane: Plane): string {
  const at = ({ x, y }: Vector): string => `${round(drawnX(x * CELL))} ${round(drawnY(plane, y * CELL))}`;
  return outlinesOf(covered)
    .map((loop) => {
      const points = softened(loop);
      const [first] = points;
      if (first === undefined) return '';
      const curves = points.map((point, n) => `Q${at(point)} ${at(between(point, points[(n + 1) % points.length] as Vector))}`);
      return `M${at(between(points.at(-1) as Vector, first))}${curves.join('')}Z`;
    })
    .join('');
}
