// Manoeuvres, and how to come to lie beside something.
import { best } from '@tabularium/parts/bot';
import type { Pose } from '../content/shapes.ts';
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
export function chooseManoeuvre(
  thought: Thought,
  options: readonly Asks['manoeuvre'][],
  { unit, left }: { unit: string; left: number },
): number {
  const id = unitCalled(thought.table, unit);
  const ends = promising(endsOf(thought, id, left, FOLLOWED));
  let most = standWorth(thought, id, unitAt(thought.table, id)) + MARGIN;
  let chosen = options.length; // stopping
  for (const { pose, touches, first } of ends) {
    const worth = spotWorth(thought, id, pose, touches) + chargeWorth(thought, id, touches, 0).attack;
    if (worth > most && first !== undefined) [most, chosen] = [worth, first];
  }
  return chosen;
}
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
