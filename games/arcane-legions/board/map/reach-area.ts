// How far a unit can get with all its movement points: the ground its base could cover, and the enemies it could touch.
import { forward } from '@tabularium/geometry';
import { STEP } from '../../content/shapes.ts';
import { type Reached, reachOf } from '../../rules/reach/reach.ts';
import { sizeOfUnit } from '../../rules/units/bases.ts';
import { flushOf } from '../../rules/units/contact.ts';
import { isEnemy } from '../../rules/units/teams.ts';
import type { UnitName } from '../../table/asks.ts';
import { unitCalled, unitName } from '../../table/names.ts';
import { type Table, type UnitId, unitAt } from '../../table/table.ts';

/** The ground is divided into squares of this many steps. */
export const CELL = 0.2;
/** No more poses than this are looked for, as nobody would wait for them. */
const MOST = 3000;
export interface ReachArea {
  /** Runs of covered squares, counted from the south-west corner of the table. */
  readonly rows: readonly { readonly row: number; readonly from: number; readonly to: number }[];
  readonly enemies: readonly UnitName[];
  /** Nothing was left out. */
  readonly isWhole: boolean;
}
export function reachAreaOf(ground: Table, unit: UnitName, points: number, width: number, depth: number): ReachArea | undefined {
  const id = unitCalled(ground, unit);
  if (id < 0 || unitAt(ground, id).state !== 'deployed' || points <= 0) return undefined;
  const { poses, isWhole } = reachOf(ground, id, points, MOST);
  const [columns, rows] = [Math.round(width / CELL), Math.round(depth / CELL)];
  const covered = new Uint8Array(columns * rows);
  const size = sizeOfUnit(ground, id);
  const [half, deep] = [size.width / STEP / 2, size.depth / STEP / 2];
  for (const { pose } of poses) cover(covered, columns, rows, { x: pose.x / STEP, y: pose.y / STEP, heading: pose.heading }, half, deep);
  return { rows: runsIn(covered, columns, rows), enemies: touchedFrom(ground, id, poses), isWhole };
}
interface At {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
/** Marks the squares whose middle lies under a base. */
function cover(covered: Uint8Array, columns: number, rows: number, { x, y, heading }: At, half: number, deep: number): void {
  const [front, right] = [forward(heading), forward(heading + 2)];
  const reach = half + deep;
  const [west, east] = [Math.max(0, Math.floor((x - reach) / CELL)), Math.min(columns - 1, Math.ceil((x + reach) / CELL))];
  const [south, north] = [Math.max(0, Math.floor((y - reach) / CELL)), Math.min(rows - 1, Math.ceil((y + reach) / CELL))];
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) {
      const [dx, dy] = [(column + 0.5) * CELL - x, (row + 0.5) * CELL - y];
      if (Math.abs(dx * front.x + dy * front.y) <= deep && Math.abs(dx * right.x + dy * right.y) <= half)
        covered[row * columns + column] = 1;
    }
}
function runsIn(covered: Uint8Array, columns: number, rows: number): ReachArea['rows'] {
  const runs: { row: number; from: number; to: number }[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (covered[row * columns + column] === 0) continue;
      const from = column;
      while (column < columns && covered[row * columns + column] === 1) column += 1;
      runs.push({ row, from, to: column });
    }
  return runs;
}
function touchedFrom(ground: Table, id: UnitId, poses: readonly Reached[]): readonly UnitName[] {
  const size = sizeOfUnit(ground, id);
  const ends = poses.filter(({ left }) => left === 0);
  return [...ground.units.keys()].flatMap((other) => {
    const there = unitAt(ground, other);
    if (other === id || there.state !== 'deployed' || !isEnemy(ground, id, other)) return [];
    const otherSize = sizeOfUnit(ground, other);
    return ends.some(({ pose }) => flushOf(pose, size, there, otherSize) !== undefined) ? [unitName(ground, other)] : [];
  });
}
