// What lies where: who holds objectives and what that is worth, and how far it is to somewhere around terrain.

import { overlapOf, type Vector } from '@tabularium/geometry';
import { remembered } from '@tabularium/parts/bot';
import { type Pose, type Size, STEP, shapeAt, TOLERANCE } from '../content/shapes.ts';
import { VP } from '../content/tables.ts';
import { categoryOf, type Piece, pieceSize } from '../content/terrain.ts';
import { targetOf, vpOf } from '../rules/fate/scoring.ts';
import { objectiveShape } from '../rules/field/obstacles.ts';
import { TOUCHING_RANGE } from '../rules/units/bases.ts';
import { flushOf } from '../rules/units/contact.ts';
import { type Table, type UnitId, unitAt } from '../table/table.ts';
import type { Objective, Thought } from './thought.ts';

// ---- objectives

/** An enemy may still come and contest it. */
const HELD = 0.8;
const WINS = 8;
/** What an objective is worth with these units at it, when the turn is over. */
export function objectiveWorth(thought: Thought, units: readonly UnitId[]): number {
  const { table, seat, enemies } = thought;
  let [mine, theirs] = [0, 0];
  for (const id of units)
    if (enemies.includes(id)) theirs += 1;
    else mine += 1;
  if (mine > 0 && theirs === 0) return VP.objective * HELD + (vpOf(table, seat) + VP.objective >= targetOf(table) ? WINS / 2 : 0);
  if (theirs === 0 || mine > 0) return 0;
  const holder = unitAt(table, units[0] as UnitId).seat;
  const share = table.order.length > 2 ? 0.5 : 1; // a point for one of several enemies hurts less
  return -share * (VP.objective + (vpOf(table, holder) + VP.objective >= targetOf(table) ? WINS : 0));
}
/** Whether a base that stands there is on an objective or beside it. */
export function isThere(thought: Thought, { piece }: Objective, pose: Pose, size: Size): boolean {
  const lying = thought.table.pieces[piece] as Piece;
  if (Math.abs(lying.x - pose.x) > TOUCHING_RANGE || Math.abs(lying.y - pose.y) > TOUCHING_RANGE) return false;
  const shape = remembered(thought, 'objective', piece, () => objectiveShape(lying));
  return overlapOf(shapeAt(pose, size), shape) > TOLERANCE || flushOf(pose, size, lying, pieceSize(lying)) !== undefined;
}

// ---- ways on foot

/** Points half a step apart. */
const FINE = 2;
const UNREACHED = 999;
/** Bases need room: their centres pass this far from terrain. */
const ROOM = 0.6;
interface WalkGrid {
  readonly columns: number;
  readonly rows: number;
  readonly blocked: readonly boolean[];
  /** By goal: the steps from every point. */
  readonly from: Map<string, Float32Array>;
}
/** By the size of the table and all its terrain. */
const gridsByTerrain = new Map<string, WalkGrid>();
const MOST_GRIDS = 16;
function gridOf(table: Table): WalkGrid {
  const { width, depth } = table.field;
  const key = `${width} ${depth} ${table.pieces.map(({ kind, x, y, heading }) => `${kind} ${x} ${y} ${heading}`).join()}`;
  const made = gridsByTerrain.get(key);
  if (made !== undefined) return made;
  if (gridsByTerrain.size >= MOST_GRIDS) gridsByTerrain.clear();
  const [columns, rows] = [width * FINE + 1, depth * FINE + 1];
  const terrain = table.pieces
    .filter((piece) => categoryOf(piece) !== 'objective')
    .map((piece) => shapeAt(piece, { width: pieceSize(piece).width + 2 * ROOM * STEP, depth: pieceSize(piece).depth + 2 * ROOM * STEP }));
  const blocked = Array.from({ length: columns * rows }, (_, at) => {
    const point = shapeAt({ x: ((at % columns) / FINE) * STEP, y: (Math.floor(at / columns) / FINE) * STEP, heading: 0 }, NO_SIZE);
    return terrain.some((shape) => overlapOf(shape, point) > 0);
  });
  const grid = { columns, rows, blocked, from: new Map<string, Float32Array>() };
  gridsByTerrain.set(key, grid);
  return grid;
}
const NO_SIZE: Size = { width: 0, depth: 0 };
const NEXT = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [[dx, dy, Math.hypot(dx, dy) / FINE] as const])),
);
/** By point: how many steps it is to a place, around terrain. */
function spread({ columns, rows, blocked }: WalkGrid, { x, y }: Vector): Float32Array {
  const steps = new Float32Array(columns * rows).fill(UNREACHED);
  const start = Math.round(y * FINE) * columns + Math.round(x * FINE);
  steps[start] = 0;
  const queue = [start];
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    for (const [dx, dy, long] of NEXT) {
      if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue;
      const to = at + dy * columns + dx;
      const there = (steps[at] as number) + (blocked[to] ? FINE * FINE * long : long);
      if (there >= (steps[to] as number) - 1e-4) continue;
      steps[to] = there;
      queue.push(to);
    }
  }
  return steps;
}
/** How many steps it is from any place to another one; places in steps. */
export function stepsTo(thought: Thought, to: Vector): (from: Vector) => number {
  const grid = remembered(thought, 'ground', 0, () => gridOf(thought.table));
  const key = `${Math.round(to.x * FINE)} ${Math.round(to.y * FINE)}`;
  let steps = grid.from.get(key);
  if (steps === undefined) {
    if (grid.from.size > 64) grid.from.clear();
    steps = spread(grid, to);
    grid.from.set(key, steps);
  }
  const { columns, rows } = grid;
  const found = steps;
  const within = (value: number, end: number): number => Math.min(end - 1, Math.max(0, Math.round(value * FINE)));
  return ({ x, y }) => found[within(y, rows) * columns + within(x, columns)] as number;
}
