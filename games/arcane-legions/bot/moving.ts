// Manoeuvres, and how to come to lie beside something.
import { certain } from '@tabularium/kernel';
import { best, highest } from '@tabularium/parts/bot';
import { type Pose, STEP } from '../content/shapes.ts';
import { meleeClash } from '../rules/combat/attacks.ts';
import { enemiesTouchedAt } from '../rules/units/placing.ts';
import type { Asks } from '../table/asks.ts';
import { poseCalled, unitCalled } from '../table/names.ts';
import { type UnitId, unitAt } from '../table/table.ts';
import { knownBlow } from './blows.ts';
import { chargeWorth } from './ordering.ts';
import { spotWorth } from './spots.ts';
import type { Thought } from './thought.ts';
import { endsOf, promising } from './walking.ts';

/** Poses that are followed up when a unit is on its way. */
const FOLLOWED = 8;
/** It only moves to a place that is better by so much. */
const MARGIN = 0.02;
/** What standing there is worth, with an attack from there for the command points that are left. */
function standWorth(thought: Thought, id: UnitId, pose: Pose): number {
  const touches = enemiesTouchedAt(thought.table, id, pose);
  return spotWorth(thought, id, pose, touches) + chargeWorth(thought, id, touches, 0).attack;
}
/** First steps to places that differ, the best place first; the number after the last one stops. */
export function rankManoeuvres(
  thought: Thought,
  options: readonly Asks['manoeuvre'][],
  { unit, left }: { unit: string; left: number },
  most: number,
): readonly number[] {
  const id = unitCalled(thought.table, unit);
  const here = unitAt(thought.table, id);
  const ways: Aim[] = [{ first: options.length, pose: here, worth: standWorth(thought, id, here) + MARGIN }];
  for (const { pose, touches, first } of promising(endsOf(thought, id, left, FOLLOWED)))
    if (first !== undefined)
      ways.push({ first, pose, worth: spotWorth(thought, id, pose, touches) + chargeWorth(thought, id, touches, 0).attack });
  const scores = ways.map(({ worth }) => worth);
  if (most === 1) return [certain(ways[best(scores, (score) => score)], 'staying').first];
  const found: Aim[] = [];
  for (const place of highest(scores, ways.length)) {
    const way = ways[place] as Aim;
    if (found.length < most && !found.some((other) => isAlike(other, way))) found.push(way);
  }
  return found.map(({ first }) => first);
}
/** A place to go, and how the way there begins. */
interface Aim {
  readonly first: number;
  readonly pose: Pose;
  readonly worth: number;
}
/** Places less than a step apart are hardly worth telling apart. */
const isAlike = (a: Aim, b: Aim): boolean =>
  a.first === b.first || (a.pose.heading === b.pose.heading && Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) < STEP);
/** Beside what, and by which side. */
export function chooseSnap(thought: Thought, options: readonly Asks['snap'][], unit: string): number {
  const id = unitCalled(thought.table, unit);
  return best(options, ({ at }) => {
    const pose = poseCalled(at);
    return pose === undefined ? Number.NEGATIVE_INFINITY : standWorth(thought, id, pose);
  });
}
/** `at`: where each slide leads. */
export function chooseSlide(thought: Thought, at: readonly string[], unit: string): number {
  const id = unitCalled(thought.table, unit);
  const here = standWorth(thought, id, unitAt(thought.table, id)) + MARGIN;
  const worths = at.map((name) => {
    const pose = poseCalled(name);
    return pose === undefined ? Number.NEGATIVE_INFINITY : standWorth(thought, id, pose);
  });
  const chosen = best(worths, (worth) => worth);
  return (worths[chosen] ?? here) > here ? chosen : at.length;
}
/** Who strikes at a unit that moves away: only one that gains by it. */
export function chooseStriker(thought: Thought, options: readonly Asks['disengage'][], target: string): number {
  const { table } = thought;
  const leaving = unitCalled(table, target);
  const worths = options.map(({ unit }) => {
    const id = unitCalled(table, unit);
    const clash = meleeClash(table, id, leaving);
    return clash === undefined ? 0 : knownBlow(thought, id, leaving, clash.from, clash.to, false).net;
  });
  const chosen = best(worths, (worth) => worth);
  return (worths[chosen] ?? 0) > 0 ? chosen : options.length;
}
