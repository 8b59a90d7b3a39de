// All that a unit can do with its movement points, each with the pose it leads to. ARC-5.2 to ARC-5.13, ARC-16.13

import { box, impactOf, isDeeper, moved, overlapOf, type Shape } from '@tabularium/geometry';
import { certain } from '@tabularium/kernel';
import type { UnitDef } from '../../content/kinds.ts';
import { type Pose, type Size, STEP, shapeAt, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import { categoryOf, type Piece, pieceSize } from '../../content/terrain.ts';
import type { Manoeuvre } from '../../table/asks.ts';
import { notchName, sideCalled, sideName } from '../../table/names.ts';
import { defOf, type Notch, pieceAt, type SideId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { type Obstacle, objectiveShape, obstaclesNear } from '../field/obstacles.ts';
import { ALL_SIDES, outOf, rounded, sizeOf } from '../units/bases.ts';
import { feasible, type SnapTo, snapsOverlapping, snapsTouching } from './snaps.ts';
import { stepToward } from './steps.ts';
import { type Exit, type LandingSpot, type Turning, type TurnKind, turningName, turningsOf } from './turning-tool.ts';

export type Course =
  | { readonly step: SideId; readonly length: 1 | 0.5 }
  | { readonly turn: TurnKind; readonly tool: Notch; readonly exit: Exit; readonly attach: Notch };
/** A manoeuvre and what comes of it. */
export interface Way {
  readonly course: Course;
  readonly cost: number;
  /** Where the base is before it snaps to anything. */
  readonly pose: Pose;
  /** What it may or must lie flush with; none: it can go on from the pose. */
  readonly snaps: readonly SnapTo[];
  /** It met something with which there is no room to lie flush. ARC-6.14 */
  readonly isStuck: boolean;
  /** An objective that it touches on its way. ARC-8.5 */
  readonly objective: ObjectiveMet | null;
}
export interface ObjectiveMet {
  readonly piece: number;
  /** Where it is touched. */
  readonly pose: Pose;
  readonly snaps: readonly SnapTo[];
}

/** A base at a place, and what is in its way there. */
export interface Stand {
  readonly table: Table;
  readonly def: UnitDef;
  readonly size: Size;
  readonly pose: Pose;
  readonly obstacles: readonly Obstacle[];
  /** The obstacles that a manoeuvre can land on or against, relative to the centre of the base. */
  readonly shapes: readonly Shape[];
}
/** How far from its old centre a manoeuvre can take any part of a base: before it snaps, and after. */
const LANDING: Ticks = 3.5 * STEP;
const REACH: Ticks = 5.5 * STEP;
const WITHIN = box({ x: 0, y: 0 }, 0, 2 * LANDING, 2 * LANDING);
export function standAt(table: Table, id: UnitId, { x, y, heading }: Pose): Stand {
  const def = defOf(table, unitAt(table, id));
  const obstacles = obstaclesNear(table, id, { x, y }, REACH);
  const shapes: Shape[] = [];
  for (const { shape } of obstacles) {
    const seen = moved(shape, { x: -x, y: -y });
    if (isDeeper(seen, WITHIN, 0)) shapes.push(seen);
  }
  return { table, def, size: sizeOf(def), pose: { x, y, heading }, obstacles, shapes };
}
const standOf = (table: Table, id: UnitId): Stand => standAt(table, id, unitAt(table, id));

/** Every manoeuvre that can be paid, as it is asked for. */
export const manoeuvresOf = (table: Table, id: UnitId, points: number): Manoeuvre[] => manoeuvresFrom(standOf(table, id), points);
export const manoeuvresFrom = (stand: Stand, points: number): Manoeuvre[] => [...stepsFrom(stand, points), ...turnsFrom(stand, points)];
/** What comes of one of them. */
export const wayOf = (table: Table, id: UnitId, manoeuvre: Manoeuvre): Way => wayFrom(standOf(table, id), manoeuvre);
export const wayFrom = (stand: Stand, manoeuvre: Manoeuvre): Way =>
  'step' in manoeuvre ? stepFrom(stand, manoeuvre) : turnFrom(stand, manoeuvre);
/** Every manoeuvre that can be paid, with what comes of it. */
export function waysOf(table: Table, id: UnitId, points: number): Way[] {
  const stand = standOf(table, id);
  return manoeuvresFrom(stand, points).map((manoeuvre) => wayFrom(stand, manoeuvre));
}

// ---- steps

type StepOption = Extract<Manoeuvre, { step: unknown }>;
/** The same few options are offered again and again, so each is made once: by side, half or whole, and cost. */
const stepOptions: StepOption[][][] = [];
const stepOption = (side: SideId, length: 1 | 0.5, cost: number): StepOption => {
  const ofSide = ((stepOptions[side] ??= [])[length * 2] ??= []);
  return (ofSide[cost] ??= { step: sideName(side), length, cost });
};
/** Leaves out sides where the way is blocked at once, and half steps that end where the whole step does. ARC-6.4, ARC-16.13 */
function stepsFrom({ table, def, size, pose, shapes }: Stand, points: number): StepOption[] {
  const own = shapeAt({ x: 0, y: 0, heading: pose.heading }, size);
  const steps: StepOption[] = [];
  for (const side of ALL_SIDES) {
    const cost = def.costs[side];
    if (cost > points) continue;
    const free = firstImpact(own, outOf(pose.heading, side), shapes);
    if (free <= TOLERANCE) continue;
    steps.push(stepOption(side, 1, cost));
    if (table.terms.halfSteps && free > STEP / 2 + TOLERANCE) steps.push(stepOption(side, 0.5, cost));
  }
  return steps;
}
function firstImpact(own: Shape, way: number, shapes: readonly Shape[]): Ticks {
  let first = Number.POSITIVE_INFINITY;
  for (const shape of shapes) first = Math.min(first, impactOf(own, way, shape, TOLERANCE));
  return first;
}
function stepFrom({ table, size, pose, obstacles }: Stand, { step, length, cost }: StepOption): Way {
  const side = sideCalled(step);
  const stepped = certain(stepToward(pose, size, side, length * STEP, obstacles), 'a step that leads somewhere');
  const found = stepped.met.flatMap((obstacle) => snapsTouching({ pose: stepped.pose, size }, obstacle, 'step'));
  const snaps = feasible(found, size, obstacles);
  return {
    course: { step: side, length },
    cost,
    pose: rounded(stepped.pose, pose.heading),
    snaps,
    isStuck: stepped.met.length > 0 && snaps.length === 0,
    objective: objectiveMet(table, pose, size, side, stepped.length, stepped.met.length > 0, obstacles),
  };
}
/** The first one that is touched from outside, unless something else is met at the same moment. ARC-8.5 */
function objectiveMet(
  table: Table,
  pose: Pose,
  size: Size,
  side: SideId,
  length: Ticks,
  isStopped: boolean,
  obstacles: readonly Obstacle[],
): ObjectiveMet | null {
  const way = outOf(pose.heading, side);
  const shape = shapeAt(pose, size);
  let first = length + TOLERANCE;
  let met: number | undefined;
  for (const [number, piece] of table.pieces.entries()) {
    if (categoryOf(piece) !== 'objective') continue;
    const impact = impactOf(shape, way, objectiveShape(piece), TOLERANCE);
    if (impact <= TOLERANCE || impact > first || (isStopped && impact >= length - TOLERANCE)) continue;
    first = impact;
    met = number;
  }
  if (met === undefined) return null;
  const piece = pieceAt(table, met);
  // What is met lies farther off than touching.
  const { pose: there } = certain(stepToward(pose, size, side, length, [asObstacle(piece, met)]), 'a step that leads somewhere');
  const snaps = feasible(snapsTouching({ pose: there, size }, asObstacle(piece, met), 'step'), size, obstacles);
  return snaps.length === 0 ? null : { piece: met, pose: rounded(there, pose.heading), snaps };
}
const asObstacle = (piece: Piece, number: number): Obstacle => ({
  pose: piece,
  size: pieceSize(piece),
  shape: objectiveShape(piece),
  what: { piece: number },
});

// ---- turns

type TurnOption = Extract<Manoeuvre, { turn: unknown }>;
/** Each made once, like the steps: by turn and cost. */
const turnOptionsByTurning = new WeakMap<Turning, TurnOption[]>();
function turnOption(turning: Turning, cost: number): TurnOption {
  let options = turnOptionsByTurning.get(turning);
  if (options === undefined) turnOptionsByTurning.set(turning, (options = []));
  const { kind, tool, exit, attach } = turning;
  return (options[cost] ??= { turn: kind, tool: notchName(tool), exit, attach: notchName(attach), cost });
}
/** Leaves out turns to the same pose for the same cost, those for which the tool does not lie flat, and those that cannot be completed. ARC-16.13 */
function turnsFrom({ def, size, pose, obstacles, shapes }: Stand, points: number): TurnOption[] {
  const { all, tools, spots } = turningsOf(def, pose.heading);
  const toolFree = new Uint8Array(tools.length);
  const open = new Uint8Array(spots.length);
  /** By spot: a bit for every cost at which it is offered. */
  const offered = new Uint32Array(spots.length);
  const turns: TurnOption[] = [];
  for (const turning of all) {
    const { lying, spot } = turning;
    const cost = def.costs[turning.tool.side] * turning.steps; // ARC-16.12
    if (cost > points || ((offered[spot] as number) & (1 << cost)) !== 0) continue;
    if (toolFree[lying] === UNKNOWN) toolFree[lying] = liesOn(tools[lying] as Shape, shapes) ? NO : YES; // ARC-5.9
    if (toolFree[lying] === NO) continue;
    if (open[spot] === UNKNOWN) {
      const { pose: by, shape } = spots[spot] as LandingSpot;
      open[spot] = !liesOn(shape, shapes) || land(shifted(pose, by), size, obstacles) !== undefined ? YES : NO;
    }
    if (open[spot] === NO) continue;
    offered[spot] = (offered[spot] as number) | (1 << cost);
    turns.push(turnOption(turning, cost));
  }
  return turns;
}
/** Each place is looked at once, when it is first needed. */
const [UNKNOWN, YES, NO] = [0, 1, 2];
function liesOn(shape: Shape, shapes: readonly Shape[]): boolean {
  for (const other of shapes) if (isDeeper(shape, other, TOLERANCE)) return true;
  return false;
}
const shifted = ({ x, y }: Pose, by: Pose): Pose => ({ x: x + by.x, y: y + by.y, heading: by.heading });
function turnFrom({ def, size, pose, obstacles, shapes }: Stand, { turn, tool, exit, attach, cost }: TurnOption): Way {
  const { byName, spots } = turningsOf(def, pose.heading);
  const turning = certain(byName.get(turningName(turn, exit, tool, attach)), 'the turning offered');
  const landed = shifted(pose, (spots[turning.spot] as LandingSpot).pose);
  const way = certain(land(landed, size, shapes.length === 0 ? [] : obstacles), 'a place to land');
  return { course: { turn, tool: turning.tool, exit, attach: turning.attach }, cost, objective: null, ...way };
}
type Landed = Pick<Way, 'pose' | 'snaps' | 'isStuck'>;
/** What comes of landing there; nothing if the turn is impossible and so not offered. ARC-5.11, ARC-6.9, ARC-16.20 */
function land(pose: Pose, size: Size, obstacles: readonly Obstacle[]): Landed | undefined {
  const base = { pose, size };
  const shape = shapeAt(pose, size);
  const found: SnapTo[] = [];
  let isOn = false;
  for (const obstacle of obstacles) {
    const depth = overlapOf(shape, obstacle.shape);
    if (depth > TOLERANCE) isOn = true;
    if (depth >= -TOLERANCE) found.push(...(depth > TOLERANCE ? snapsOverlapping(base, obstacle) : snapsTouching(base, obstacle, 'turn')));
  }
  const snaps = feasible(found, size, obstacles);
  if (isOn && snaps.length === 0) return undefined;
  return { pose, snaps, isStuck: found.length > 0 && snaps.length === 0 };
}
