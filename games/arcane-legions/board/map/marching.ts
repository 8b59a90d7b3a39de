// Which stop of a moving unit is meant: by a point on the ground, by a side of an enemy, and by the facing.
import { distanceOf, forward, type Heading, type Vector } from '@tabularium/geometry';
import type { Said } from '@tabularium/kernel';
import { inSteps, STEP } from '../../content/shapes.ts';
import { answersTo, type Stop } from '../../rules/reach/routes.ts';
import { sizeOfUnit } from '../../rules/units/bases.ts';
import { flushOf } from '../../rules/units/contact.ts';
import { unitCalled } from '../../table/names.ts';
import { defOf, type SideId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { isOn, placeOf } from '../common/plane.ts';
import type { OpenDecision } from '../common/props.ts';
import type { Reached } from './use-reach.ts';

/** How a movement point, and a change of facing, weigh against steps from the pointer. */
const PER_POINT = 0.12;
const PER_TURN = 0.15;
/** The number of the best stop for a point, near it and cheap; nothing if none is meant. */
function bestOf(
  stops: readonly Stop[],
  isMeant: (stop: Stop) => boolean,
  point: Vector,
  now: Heading,
  more: (stop: Stop) => number = () => 0,
): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [number, stop] of stops.entries()) {
    const { pose, spent, before } = stop;
    if (before === undefined) continue;
    const far = Math.hypot(pose.x / STEP - point.x, pose.y / STEP - point.y);
    const weight = far + PER_POINT * spent + (pose.heading === now ? 0 : PER_TURN);
    if (weight >= least || !isMeant(stop)) continue;
    const all = weight + more(stop);
    if (all >= least) continue;
    best = number;
    least = all;
  }
  return best;
}
/** The stop for a point of the ground that the unit would cover. `facing`: which way it should face, where it can. */
export function stopFor({ unit, stops }: Reached, ground: Table, point: Vector, facing: Heading | undefined): number | undefined {
  const id = unitCalled(ground, unit);
  const { heading } = unitAt(ground, id);
  const size = sizeOfUnit(ground, id);
  const covers = ({ pose }: Stop): boolean => isOn(point, placeOf(pose), size.width / STEP, size.depth / STEP);
  const faced = facing === undefined ? undefined : bestOf(stops, (stop) => stop.pose.heading === facing && covers(stop), point, heading);
  return faced ?? bestOf(stops, covers, point, heading);
}
const isSame = (one: Stop['against'], other: Stop['against']): boolean => JSON.stringify(one) === JSON.stringify(other);
/** How far apart stops may be and count as the same place, in steps. */
const HERE = 0.6;
/** The stop at the same place with this facing, or the nearest to it. */
export function turnedTo({ unit, stops }: Reached, ground: Table, number: number, heading: Heading): number {
  const stop = stops[number];
  if (stop === undefined) return number;
  const { heading: now } = unitAt(ground, unitCalled(ground, unit));
  const here = (one: Stop): boolean =>
    one.before !== undefined && distanceOf(one.pose, stop.pose) <= HERE * STEP && isSame(one.against, stop.against);
  const away = (one: number): number => Math.min((one - heading) & 7, (heading - one) & 7);
  const possible = new Set(stops.filter(here).map(({ pose }) => pose.heading));
  const [nearest] = [...possible].toSorted((a, b) => away(a) - away(b));
  return bestOf(stops, (one) => one.pose.heading === nearest && here(one), inSteps(stop.pose), now) ?? number;
}
/** The sides on which two bases would lie flush. */
export function sideTouched(ground: Table, unit: UnitId, { pose }: Stop, other: UnitId): SideId | undefined {
  return flushOf(pose, sizeOfUnit(ground, unit), unitAt(ground, other), sizeOfUnit(ground, other))?.other;
}
/** The side of a base that is nearest to a point on it. */
export function sideNear(ground: Table, other: UnitId, point: Vector): SideId {
  const { x, y, heading } = unitAt(ground, other);
  const { width, depth } = sizeOfUnit(ground, other);
  const [dx, dy] = [point.x - x / STEP, point.y - y / STEP];
  const [ahead, right] = [forward(heading), forward(heading + 2)];
  const [up, aside] = [(dx * ahead.x + dy * ahead.y) / (depth / STEP), (dx * right.x + dy * right.y) / (width / STEP)];
  if (Math.abs(up) >= Math.abs(aside)) return up >= 0 ? 0 : 2;
  return aside >= 0 ? 1 : 3;
}
/** How much it counts against a charge that its own side is grey, or not the front. */
const GREY = 3;
const ASIDE = 0.3;
/** The stop from which the unit charges an enemy: on the side pointed at, or else on the nearest one to the point. */
export function chargeAt(reached: Reached, ground: Table, enemy: UnitId, point: Vector, facing: Heading | undefined): number | undefined {
  const id = unitCalled(ground, reached.unit);
  const { heading } = unitAt(ground, id);
  const side = sideNear(ground, enemy, point);
  const { colours } = defOf(ground, unitAt(ground, id));
  const worse = (stop: Stop): number => {
    const own = flushOf(stop.pose, sizeOfUnit(ground, id), unitAt(ground, enemy), sizeOfUnit(ground, enemy))?.own ?? 2;
    return (colours[own] === 'grey' ? GREY : 0) + (own === 0 ? 0 : ASIDE);
  };
  const charges = ({ against }: Stop): boolean => against !== undefined && 'unit' in against && against.unit === enemy;
  const meant = (stop: Stop): boolean => charges(stop) && sideTouched(ground, id, stop, enemy) === side;
  const wanted = (stop: Stop): boolean => meant(stop) && stop.pose.heading === facing;
  for (const isMeant of facing === undefined ? [meant, charges] : [wanted, meant, charges]) {
    const best = bestOf(reached.stops, isMeant, point, heading, worse);
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Answers that lead to a stop, beginning with an option of the open decision; nothing if it is not on offer. */
export function gestureTo(
  decision: OpenDecision | undefined,
  { unit }: Reached,
  stop: Stop,
): { readonly option: number; readonly next: readonly Said[] } | undefined {
  const answers = answersTo(stop);
  if (decision?.ask === 'manoeuvre') {
    const [first, ...next] = answers;
    const option = decision.texts.indexOf(first?.text ?? '');
    return option < 0 ? undefined : { option, next };
  }
  const option = decision?.ask === 'order' ? decision.options.findIndex((one) => one.order === 'move' && one.unit === unit) : -1;
  return option < 0 ? undefined : { option, next: answers };
}

/** The cheapest stop of every square step of ground and of every enemy: enough to step through with the keyboard. */
export function someOf({ stops }: Reached): readonly number[] {
  const found = new Map<string, number>();
  for (const [number, { pose, spent, before, against }] of stops.entries()) {
    if (before === undefined) continue;
    const key = `${Math.floor(pose.x / STEP)} ${Math.floor(pose.y / STEP)} ${JSON.stringify(against ?? '')}`;
    const known = found.get(key);
    if (known === undefined || (stops[known] as Stop).spent > spent) found.set(key, number);
  }
  return [...found.values()];
}
