// The set-up: an army, terrain, who goes first, where units stand.

import { reachOf } from '@tabularium/geometry';
import type { Dice } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import { isCommandUnit, pointsOfArmy, unitDef } from '../content/army-lists.ts';
import { inSteps, isFormation, STEP } from '../content/shapes.ts';
import { zoneOf } from '../rules/setup/deploying.ts';
import { sizeOf } from '../rules/units/bases.ts';
import { iconsOf } from '../rules/units/figures.ts';
import type { Asks } from '../table/asks.ts';
import { unitCalled } from '../table/names.ts';
import { defOf, type UnitId, unitAt } from '../table/table.ts';
import { stepsTo } from './ground.ts';
import type { Thought } from './thought.ts';

// ---- armies

/** Armies that cost less than this part of the dearest are not considered. */
const FULL = 0.93;
/** Any ready-made army that uses up the points; one is put together where there is none. */
export function chooseArmy({ table }: Thought, options: readonly Asks['army'][], dice: Dice): number {
  const { content } = table;
  const points = options.map((option) =>
    'army' in option ? pointsOfArmy(content, content.armies.find(({ id }) => id === option.army)?.units ?? []) : 0,
  );
  const full = Math.max(...points);
  const fitting = points.flatMap((sum, number) => (sum > 0 && sum >= FULL * full ? [number] : []));
  const isWhole = full >= 0.75 * table.terms.points;
  return isWhole ? (fitting[dice.below(fitting.length)] as number) : options.findIndex((option) => 'build' in option);
}
/** One faction, a commander, and not the same card again and again. */
export function chooseEnlisted(
  { table }: Thought,
  options: readonly Asks['enlist'][],
  { units }: { units: readonly string[] },
  dice: Dice,
): number {
  const { content } = table;
  const [first] = units;
  const faction = first === undefined ? undefined : unitDef(content, first)?.faction;
  const isLed = units.some((id) => isCommandUnit(unitDef(content, id) as NonNullable<ReturnType<typeof unitDef>>)); // they are in the content
  return best(options, ({ unit }) => {
    const def = unitDef(content, unit);
    if (def === undefined) return Number.NEGATIVE_INFINITY;
    const fits = faction === undefined || def.faction === faction ? 2 : 0;
    const command = isCommandUnit(def) ? (isLed ? -0.3 : 0.5) : 0;
    return fits + command + def.points / 2000 - 0.5 * units.filter((id) => id === unit).length + dice.below(100) / 200;
  });
}

// ---- terrain

/** In the middle, where both come soon. */
export const chooseObjectiveSpot = ({ table }: Thought, options: readonly Asks['objectiveAt'][]): number => {
  const { width, depth } = table.field;
  return best(options, ({ x, y }) => -Math.abs(x - width / 2) - 0.1 * Math.abs(y - depth / 2));
};
const shotsOf = ({ table }: Thought, isMine: (seat: number) => boolean): number =>
  table.units.reduce((sum, unit, id) => sum + (isMine(unit.seat) ? iconsOf(table, id, 'R') : 0), 0);
/** A few woods help against enemies that shoot more; other terrain would only be in the way. */
export function choosePiece(thought: Thought, options: readonly Asks['piece'][]): number {
  const mine = shotsOf(thought, (seat) => seat === thought.seat);
  const theirs = shotsOf(thought, (seat) => seat !== thought.seat);
  const laid = thought.table.pieces.filter(({ kind }) => kind !== 'objective').length;
  const wood = options.findIndex(({ piece }) => piece === 'wood');
  return theirs > mine && laid < 3 && wood !== -1 ? wood : options.length;
}
/** As near to the middle of the table as it can be. */
export const chooseMiddle = (values: readonly number[], middle: number): number => best(values, (value) => -Math.abs(value - middle));

// ---- deployment

/** Large bases first: later there is less room. */
export const chooseDeployed = ({ table }: Thought, options: readonly Asks['deploy'][]): number =>
  best(options, ({ unit }) => {
    const id = unitCalled(table, unit);
    const def = defOf(table, unitAt(table, id));
    return (isFormation(def) ? 1 : 0) + iconsOf(table, id, 'M') / 10;
  });
/** Near an objective with few units of its own, and not behind others. */
export function chooseDeployment(thought: Thought, options: readonly Asks['deployAt'][], unit: string): number {
  const { table, objectives, own, seat } = thought;
  const id = unitCalled(table, unit);
  const { width, depth } = table.field;
  const goals =
    objectives.length > 0
      ? objectives.map(({ x, y }) => ({ x, y }))
      : [width / 4, width / 2, (3 * width) / 4].map((x) => ({ x, y: depth / 2 }));
  const paths = goals.map((goal) => stepsTo(thought, goal));
  const nearestTo = (place: { x: number; y: number }): number => best(paths, (steps) => -steps(place));
  const count = goals.map((_, number) => own.filter((other) => nearestTo(inSteps(unitAt(table, other))) === number).length);
  const { heading } = zoneOf(table, seat);
  return best(options, (place) => {
    const wanted = paths.map((steps, number) => 10 / (1 + (count[number] as number)) / (3 + steps(place)));
    const inFront = own.filter((other) => isBefore(thought, other, id, place, heading)).length;
    return Math.max(...wanted) - 0.4 * inFront;
  });
}
/** Another unit stands in the way of one that is set up there. */
function isBefore(thought: Thought, other: UnitId, id: UnitId, place: { x: number; y: number }, heading: number): boolean {
  const there = inSteps(unitAt(thought.table, other));
  const way = { x: there.x - place.x, y: there.y - place.y };
  const [a, b] = [id, other].map((one) => sizeOf(defOf(thought.table, unitAt(thought.table, one))).width / STEP) as [number, number];
  return reachOf(way, heading) > 0.2 && Math.abs(reachOf(way, heading + 2)) < (a + b) / 2 - 0.1;
}
