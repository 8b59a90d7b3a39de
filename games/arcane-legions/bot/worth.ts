// What figures and units are worth, in victory points: what they give to whoever downs them, and what they can still do.
import { remembered } from '@tabularium/parts/bot';
import { targetOf, vpOf, worthOf } from '../rules/fate/scoring.ts';
import { figureIn, healthIn, isCommander, isWounded, pegsOf, readySlots } from '../rules/units/figures.ts';
import { defOf, type SlotId, type UnitId, unitAt } from '../table/table.ts';
import { objectiveWorth } from './ground.ts';
import type { Thought } from './thought.ts';

/** Points of an army that are worth as much as a victory point. */
const POINTS_OF_A_VP = 400;
/** A wound that does not fell its figure heals, unless another blow follows. */
const WOUND_SHARE = 0.25;
/** How much of the victory points for a unit counts as won when it is nearly defeated. */
const PROGRESS = 0.5;

/** What a hit point of a unit is worth. */
export const hitPointWorth = (thought: Thought, id: UnitId): number =>
  remembered(thought, 'hitPoint', id, () => {
    const { points, slots } = defOf(thought.table, unitAt(thought.table, id));
    const most = slots.reduce((sum, { figure, pegs }) => (figure === null ? sum : sum + pegs), 0);
    return points / POINTS_OF_A_VP / Math.max(1, most);
  });
/** What it costs to lose the figure in a slot, apart from what it is good for. */
export function figureWorth(thought: Thought, id: UnitId, slot: SlotId): number {
  const { table } = thought;
  const figure = figureIn(unitAt(table, id), slot);
  return hitPointWorth(thought, id) * pegsOf(table, id, figure) + (isCommander(table, id, figure) ? 1 : 0);
}
/** By number: what losing so many hit points costs, if the owner gives up what is worth least, and commanders last. */
const harmsTo = (thought: Thought, id: UnitId): readonly number[] => remembered(thought, 'harms', id, () => makeHarms(thought, id));
function makeHarms(thought: Thought, id: UnitId): number[] {
  const { table } = thought;
  const unit = unitAt(table, id);
  const rank = (slot: SlotId): number =>
    isWounded(unit, slot) ? -1 : healthIn(table, id, slot) + (isCommander(table, id, figureIn(unit, slot)) ? 10 : 0);
  const falling = readySlots(unit).toSorted((a, b) => rank(a) - rank(b));
  const health = falling.reduce((sum, slot) => sum + healthIn(table, id, slot), 0);
  const prize = worthOf(table, id);
  const harms = [0];
  let lost = 0;
  for (const slot of falling) {
    const left = healthIn(table, id, slot);
    const worth = figureWorth(thought, id, slot) + (PROGRESS * prize * left) / health;
    for (let wound = 1; wound < left; wound++) harms.push(lost + (WOUND_SHARE * worth * wound) / left);
    lost += worth;
    harms.push(lost);
  }
  const last = harms.length - 1;
  harms[last] = (harms[last] as number) + (1 - PROGRESS) * prize + freedBy(thought, id) + decisive(thought, id, prize);
  return harms;
}
/** What is gained at objectives when a unit is gone. */
function freedBy(thought: Thought, id: UnitId): number {
  return thought.objectives.reduce((sum, { units }) => {
    if (!units.includes(id)) return sum;
    const others = units.filter((one) => one !== id);
    return sum + Math.abs(objectiveWorth(thought, others) - objectiveWorth(thought, units));
  }, 0);
}
/** The last victory points are worth the match. */
function decisive({ table, seat }: Thought, id: UnitId, prize: number): number {
  const isEnemys = unitAt(table, id).seat !== seat;
  return isEnemys && vpOf(table, seat) + prize >= targetOf(table) ? 6 : 0;
}
/** What a distribution of damage costs the owner of a unit. */
export function expectedHarm(thought: Thought, id: UnitId, chances: readonly number[]): number {
  const harms = harmsTo(thought, id);
  let sum = 0;
  for (let amount = 1; amount < chances.length; amount++)
    sum += (chances[amount] as number) * (harms[Math.min(amount, harms.length - 1)] as number);
  return sum;
}
export const harmOf = (thought: Thought, id: UnitId, amount: number): number => {
  const harms = harmsTo(thought, id);
  return harms[Math.min(amount, harms.length - 1)] as number;
};
