// What a place is worth to a unit: objectives it holds there, enemies beside it, who may come, and what it is on the way to.

import { reachOf } from '@tabularium/geometry';
import { remembered } from '@tabularium/parts/bot';
import { inSteps, type Pose, STEP } from '../content/shapes.ts';
import { SHOT_RANGE } from '../content/tables.ts';
import { arranged } from '../rules/orders/templates.ts';
import { sizeOfUnit } from '../rules/units/bases.ts';
import { iconsOf } from '../rules/units/figures.ts';
import { enemiesTouchedAt, type Neighbour } from '../rules/units/placing.ts';
import { type SideId, type UnitId, unitAt } from '../table/table.ts';
import { knownBlow, openShot } from './blows.ts';
import { isThere, objectiveWorth, stepsTo } from './ground.ts';
import { type Thought, withFigures } from './thought.ts';

// ---- the whole

/** An attack of a later turn counts for less: things change until then. */
const LATER = 0.7;
/** Enemies have orders for some of their units only. */
const STRUCK = 0.7;
export function spotWorth(
  thought: Thought,
  id: UnitId,
  pose: Pose,
  touches: readonly Neighbour[] = enemiesTouchedAt(thought.table, id, pose),
): number {
  const heldThere = holding(thought, id, pose);
  const beside = touches.reduce((sum, touch) => sum + besideWorth(thought, id, touch), 0);
  return heldThere + beside - dangerAt(thought, id, pose, touches) + approach(thought, id, pose, touches.length > 0);
}
/** What objectives are worth with the unit there. */
function holding(thought: Thought, id: UnitId, pose: Pose): number {
  const size = sizeOfUnit(thought.table, id);
  let worth = 0;
  for (const objective of thought.objectives) {
    const others = objective.units.filter((one) => one !== id);
    worth += objectiveWorth(thought, isThere(thought, objective, pose, size) ? [...others, id] : others);
  }
  return worth;
}
function besideWorth(thought: Thought, id: UnitId, { unit, own, other }: Neighbour): number {
  const strike = Math.max(0, knownBlow(thought, id, unit, own, other, true).net);
  const struck = Math.max(0, knownBlow(thought, unit, id, other, own, false).net, 0.7 * knownBlow(thought, unit, id, other, own, true).net);
  return LATER * strike - STRUCK * struck;
}

// ---- danger

/** Movement points that a unit could have. */
const paceOf = (thought: Thought, id: UnitId): number =>
  remembered(thought, 'pace', id, () => {
    const { table } = thought;
    const now = iconsOf(table, id, 'M');
    const figures = arranged(table, id, 'move');
    return figures === undefined
      ? now
      : Math.max(
          now,
          withFigures(unitAt(table, id), figures, () => iconsOf(table, id, 'M')),
        );
  });
const COMES = 0.15;
const SHOOTS = 0.2;
/** What enemies that are not beside it may do to a unit there until its next turn. */
function dangerAt(thought: Thought, id: UnitId, pose: Pose, touches: readonly Neighbour[]): number {
  const { table, enemies } = thought;
  let danger = 0;
  for (const enemy of enemies) {
    if (touches.some(({ unit }) => unit === enemy)) continue;
    const unit = unitAt(table, enemy);
    const apart = Math.hypot(unit.x - pose.x, unit.y - pose.y) / STEP - 1.2;
    const pace = iconsOf(table, enemy, 'M');
    if (apart > Math.max(SHOT_RANGE, pace + 1)) continue;
    const side = sideToward(thought, id, pose, unit);
    if (apart <= pace + 1) {
      const worth = Math.max(0, knownBlow(thought, enemy, id, 0, side, true).net);
      danger += worth * (apart <= pace ? COMES : COMES / 2);
    }
    if (apart <= SHOT_RANGE - 0.8 && touches.length === 0) danger += SHOOTS * openShot(thought, enemy, id, side);
  }
  return danger;
}
/** The side of a base that is seen from a point. */
export function sideToward(thought: Thought, id: UnitId, pose: Pose, from: { readonly x: number; readonly y: number }): SideId {
  const { width, depth } = sizeOfUnit(thought.table, id);
  const way = { x: from.x - pose.x, y: from.y - pose.y };
  const ahead = reachOf(way, pose.heading) / depth;
  const right = reachOf(way, pose.heading + 2) / width;
  if (Math.abs(ahead) >= Math.abs(right)) return ahead >= 0 ? 0 : 2;
  return right >= 0 ? 1 : 3;
}

// ---- what it is on the way to

interface Goal {
  readonly worth: number;
  /** Turns of marching from a place, from 0. */
  readonly turns: (pose: Pose) => number;
}
/** A turn later is worth so much less. */
const PATIENCE = 0.75;
const OBJECTIVE = 3.2;
const BESIDE_OBJECTIVE = 1.4;
/** It keeps no more goals than these in mind. */
const MOST_GOALS = 5;
const goalsOf = (thought: Thought, id: UnitId): readonly Goal[] =>
  remembered(thought, 'goals', id, () => {
    const here = unitAt(thought.table, id);
    const value = ({ worth, turns }: Goal): number => worth * PATIENCE ** turns(here);
    return [...objectiveGoals(thought, id), ...enemyGoals(thought, id)].toSorted((a, b) => value(b) - value(a)).slice(0, MOST_GOALS);
  });
/** One unit is enough for each objective: the nearest wants it most. */
function objectiveGoals(thought: Thought, id: UnitId): Goal[] {
  const pace = Math.max(2, paceOf(thought, id));
  return thought.objectives.map((objective): Goal => {
    const steps = stepsTo(thought, objective);
    const turnsOf = (other: UnitId): number => steps(inSteps(unitAt(thought.table, other))) / Math.max(2, paceOf(thought, other));
    const own = turnsOf(id);
    const before = [...thought.own, ...thought.allies].filter((other) => {
      const turns = other === id ? own : turnsOf(other);
      return other !== id && (turns < own || (turns === own && other < id));
    }).length;
    const hostile = objective.units.some((one) => thought.enemies.includes(one)) ? 1 : 0;
    return {
      worth: (OBJECTIVE + hostile) / (1 + before),
      turns: (pose) => Math.max(0, steps(inSteps(pose)) - BESIDE_OBJECTIVE) / pace,
    };
  });
}
/** Without objectives nobody wins by waiting. */
const ONLY_WAY = 1.8;
/** Enemies that are worth an attack, hand to hand or at range. */
function enemyGoals(thought: Thought, id: UnitId): Goal[] {
  const { table } = thought;
  const pace = Math.max(2, paceOf(thought, id));
  const restless = (thought.objectives.length === 0 ? ONLY_WAY : 1) + table.quiet.rounds / 4;
  return thought.enemies.flatMap((enemy): Goal[] => {
    const unit = unitAt(table, enemy);
    const side = sideToward(thought, enemy, unit, unitAt(table, id));
    const near = (pose: Pose, reach: number): number => Math.max(0, Math.hypot(unit.x - pose.x, unit.y - pose.y) / STEP - reach) / pace;
    const strike = Math.max(0, knownBlow(thought, id, enemy, 0, side, true).net, 0.1 * restless);
    const shot = openShot(thought, id, enemy, side);
    return [
      { worth: LATER * restless * strike, turns: (pose) => near(pose, 1.2) },
      ...(shot > 0 ? [{ worth: shot, turns: (pose: Pose) => near(pose, SHOT_RANGE - 1) }] : []),
    ];
  });
}
const SECOND = 0.25;
/** A unit wants to look at the enemy. */
const FACING = 0.06;
export function approach(thought: Thought, id: UnitId, pose: Pose, isBeside: boolean): number {
  let [first, second] = [0, 0];
  for (const { worth, turns } of goalsOf(thought, id)) {
    const value = worth * PATIENCE ** turns(pose);
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
  }
  return first + SECOND * second - (isBeside ? 0 : FACING * awayFromEnemies(thought, pose));
}
/** Eighths of a circle between the front and the nearest enemy. */
function awayFromEnemies({ table, enemies }: Thought, pose: Pose): number {
  let [least, off] = [Number.POSITIVE_INFINITY, 0];
  for (const enemy of enemies) {
    const { x, y } = unitAt(table, enemy);
    const far = (x - pose.x) ** 2 + (y - pose.y) ** 2;
    if (far >= least) continue;
    const way = { x: x - pose.x, y: y - pose.y };
    const cosine = reachOf(way, pose.heading) / Math.max(1, Math.hypot(way.x, way.y));
    [least, off] = [far, 2 * (1 - cosine)];
  }
  return off;
}
