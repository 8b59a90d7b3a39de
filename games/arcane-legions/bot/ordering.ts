// Which order to give next. Every unit has a plan of one to three orders; the one that gains most for its command points goes first.
import { bestOrPass, highest, remembered } from '@tabularium/parts/bot';
import { STEP } from '../content/shapes.ts';
import { formOf, meleeClash } from '../rules/combat/attacks.ts';
import { costOf, isPushedFreely, purseOf } from '../rules/orders/costs.ts';
import { disengagers } from '../rules/orders/disengagement.ts';
import { movementPoints } from '../rules/reach/reach.ts';
import { has, readySlots } from '../rules/units/figures.ts';
import { type Neighbour, neighboursOf } from '../rules/units/placing.ts';
import type { Order } from '../table/asks.ts';
import { unitCalled } from '../table/names.ts';
import { NONE, type SideId, type SlotId, type UnitId, unitAt } from '../table/table.ts';
import { type Blow, blowOf, knownBlow, shotOf } from './blows.ts';
import { slotLoss } from './losing.ts';
import { specialWorth } from './special.ts';
import { spotWorth } from './spots.ts';
import { regroupWorth } from './stance.ts';
import { type Thought, withFigures } from './thought.ts';
import { type End, endsOf, promising } from './walking.ts';

/** What a command point could bring elsewhere. */
const POINT = 0.15;
/** Plans that gain less are dropped. */
const LEAST = 0.04;
/** Shots go first: later there are friends in the way. */
const FIRST = 1.25;
interface Plan {
  readonly gain: number;
  readonly cost: number;
}
const NO_PLAN: Plan = { gain: Number.NEGATIVE_INFINITY, cost: 1 };
const gainPerPoint = ({ gain, cost }: Plan): number => gain / Math.max(0.5, cost);

/** The orders that a sensible player thinks of, the best first; the number after the last one ends the turn. Only those that gain something. */
export function rankOrders(thought: Thought, options: readonly Order[], most: number): readonly number[] {
  const plans = options.map((order) => planOf(thought, order));
  const chosen = bestOrPass(plans, LEAST, (plan) => (plan.gain > LEAST ? gainPerPoint(plan) : Number.NEGATIVE_INFINITY));
  const order = options[chosen];
  const isFight = order !== undefined && (order.order === 'melee' || formOf(order) !== undefined);
  const first = (isFight ? regroupedFirst(thought, options, plans, order) : undefined) ?? chosen;
  if (most === 1) return [first];
  const worth = (plan: Plan): number => (plan.gain > 0 ? gainPerPoint(plan) : Number.NEGATIVE_INFINITY);
  const scores = [...plans.map(worth), LEAST].map((score, number) => (number === first ? Number.POSITIVE_INFINITY : score));
  return highest(scores, most).filter((number) => scores[number] !== Number.NEGATIVE_INFINITY);
}
/** Before a unit fights, its figures should stand well, if there are command points for both. */
function regroupedFirst(thought: Thought, options: readonly Order[], plans: readonly Plan[], order: Order): number | undefined {
  const number = options.findIndex((one) => one.unit === order.unit && one.order === 'regroup' && !one.push);
  const regroup = options[number];
  if (regroup === undefined || regroup.cp + order.cp > purseOf(thought.table, unitCalled(thought.table, order.unit))) return undefined;
  return (plans[number] as Plan).gain > POINT ? number : undefined;
}

function planOf(thought: Thought, order: Order): Plan {
  const { table } = thought;
  const id = unitCalled(table, order.unit);
  const cost = order.cp;
  switch (order.order) {
    case 'move':
      return moveWorth(thought, id, cost, order.push);
    case 'melee':
      return { gain: meleeWorth(thought, id, unitCalled(table, order.target), order.push), cost };
    case 'ranged':
      return { gain: FIRST * shotWorth(thought, id, unitCalled(table, order.target), order.push), cost };
    case 'regroup':
      return { gain: order.push ? NO_PLAN.gain : regroupWorth(thought, id, cost), cost };
    case 'special':
      return {
        gain:
          (formOf(order) === undefined ? 1 : FIRST) *
          specialWorth(thought, id, order.ability, order.target === null ? NONE : unitCalled(table, order.target)),
        cost,
      };
  }
}

// ---- pushing. ARC-3.5

/** What is left of a unit after it lost the figure it needs least, and what the figure was worth. */
function pushed(thought: Thought, id: UnitId, isPush: boolean, look: () => number): number {
  if (!isPush) return look();
  const unit = unitAt(thought.table, id);
  const slots = readySlots(unit);
  if (slots.length < 2) return Number.NEGATIVE_INFINITY;
  const lost = leastOf(thought, id, slots);
  return (
    withFigures(
      unit,
      unit.slots.map((figure, slot) => (slot === lost ? NONE : figure)),
      look,
    ) - slotLoss(thought, id, lost)
  );
}
const leastOf = (thought: Thought, id: UnitId, slots: readonly SlotId[]): SlotId =>
  remembered(thought, 'least', id, () => slots.toSorted((a, b) => slotLoss(thought, id, a) - slotLoss(thought, id, b))[0] as SlotId); // there are some

// ---- attacks

const shotWorth = (thought: Thought, id: UnitId, target: UnitId, push: boolean): number =>
  pushed(thought, id, push, () => shotOf(thought, id, target, 'shot')?.net ?? 0);

function meleeWorth(thought: Thought, id: UnitId, target: UnitId, push: boolean): number {
  const clash = meleeClash(thought.table, id, target);
  if (clash === undefined) return Number.NEGATIVE_INFINITY;
  return pushed(thought, id, push, () => blowOf(thought, id, target, clash.from, clash.to).net);
}

// ---- moving

/** Poses that are followed up for each unit when an order is chosen: more where enemies are near. */
const FOLLOWED = { near: 5, far: 3 } as const;
function moveWorth(thought: Thought, id: UnitId, cost: number, push: boolean): Plan {
  const { table } = thought;
  const isCostly = push && !isPushedFreely(table, id, 'move');
  const loss = leavingLoss(thought, id) + (isCostly ? pushLossOf(thought, id) : 0);
  const points = movementPoints(table, id, push) - (isCostly ? 1 : 0);
  if (points <= 0 || !Number.isFinite(loss)) return NO_PLAN;
  const here = staying(thought, id);
  let chosen = NO_PLAN;
  for (const end of promising(endsOf(thought, id, points, isFarFromEnemies(thought, id, points) ? FOLLOWED.far : FOLLOWED.near))) {
    const plan = endPlan(thought, id, end, here, cost, loss);
    if (plan.gain - POINT * plan.cost > chosen.gain - POINT * chosen.cost) chosen = plan;
  }
  return chosen;
}
/** No enemy can be met for some time. */
function isFarFromEnemies({ table, enemies }: Thought, id: UnitId, points: number): boolean {
  const { x, y } = unitAt(table, id);
  return enemies.every((enemy) => {
    const other = unitAt(table, enemy);
    return Math.hypot(other.x - x, other.y - y) / STEP > points + 6;
  });
}
/** What a unit gives up by leaving where it is: its place, and what it could do there in this turn. */
const staying = (thought: Thought, id: UnitId): number =>
  spotWorth(thought, id, unitAt(thought.table, id)) +
  Math.max(0, ...neighboursOf(thought.table, id).map(({ unit, own, other }) => strikeHere(thought, id, unit, own, other)));
function strikeHere(thought: Thought, id: UnitId, unit: UnitId, own: SideId, other: SideId): number {
  const isOpen = thought.enemies.includes(unit) && unitAt(thought.table, id).orders.melee === 0;
  return isOpen ? knownBlow(thought, id, unit, own, other, true).net : 0;
}
const pushLossOf = (thought: Thought, id: UnitId): number => {
  const slots = readySlots(unitAt(thought.table, id));
  return slots.length < 2 ? Number.POSITIVE_INFINITY : slotLoss(thought, id, leastOf(thought, id, slots));
};
/** The enemies it leaves strike first. ARC-7.1 */
function leavingLoss(thought: Thought, id: UnitId): number {
  const { table } = thought;
  return disengagers(table, id).reduce((sum, enemy) => {
    const clash = meleeClash(table, enemy, id);
    return clash === undefined ? sum : sum + Math.max(0, knownBlow(thought, enemy, id, clash.from, clash.to, false).net);
  }, 0);
}
/** Going there, and an attack right away if there is enough for it. */
function endPlan(thought: Thought, id: UnitId, { pose, touches }: End, here: number, cost: number, loss: number): Plan {
  const gain = spotWorth(thought, id, pose, touches) - here - loss;
  const { attack, extra } = chargeWorth(thought, id, touches, cost);
  return { gain: gain + attack, cost: cost + extra };
}
/** The best attack after a move, regrouping before it if that pays. */
export function chargeWorth(thought: Thought, id: UnitId, touches: readonly Neighbour[], spent: number): { attack: number; extra: number } {
  const { table } = thought;
  let chosen = { attack: 0, extra: 0 };
  if (unitAt(table, id).orders.melee > 0) return chosen;
  const left = purseOf(table, id) - spent;
  const discount = has(table, id, 'charger') ? 1 : 0; // ARC-14.14
  const regroup = unitAt(table, id).orders.regroup === 0 ? costOf(table, id, 'regroup') : left + 1;
  const consider = ({ net }: Blow, extra: number): void => {
    if (extra <= left && net - POINT * extra > chosen.attack - POINT * chosen.extra) chosen = { attack: net, extra };
  };
  for (const { unit, own, other } of touches) {
    const melee = Math.max(0, costOf(table, id, 'melee', unit) - discount);
    consider(knownBlow(thought, id, unit, own, other, false), melee);
    consider(knownBlow(thought, id, unit, own, other, true), melee + regroup);
  }
  return chosen;
}
