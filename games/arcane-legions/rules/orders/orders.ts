// Orders: what can be ordered, what it costs, and how it is carried out. ARC-3
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import type { Order, OrderType } from '../../table/asks.ts';
import { slotCalled, slotName, unitCalled, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { adjacentEnemies, formOf, SHOT_ABILITIES, whyNotMelee, whyNotShoot, whyNotShootAt } from '../combat/attacks.ts';
import { bury, causedBy, damage, down, lossOf } from '../fate/damage.ts';
import { onDefeat } from '../fate/defeats.ts';
import { judge } from '../fate/scoring.ts';
import { isAtAnyObjective } from '../field/objectives.ts';
import { has, isEmpty, readySlots, unlike } from '../units/figures.ts';
import { setMark } from '../units/placing.ts';
import { areFriends, deployedOf } from '../units/teams.ts';
import { aurasOfPeace, isPush, isPushedFreely, pay, pricesOf, purseOf, whyNotAgain } from './costs.ts';
import { attackBeside } from './melee.ts';
import { moveOrder, whyNotMove } from './move.ts';
import { aboutOrder } from './outlook.ts';
import { regroup } from './regrouping.ts';
import { type Aim, shoot, takeAim, whyNotAimed } from './shooting.ts';
import { SPECIALS, special, whyNotSpecial } from './specials.ts';

// ---- what there is to order

/** An order that could be given or refused. */
type Plan =
  | { readonly order: 'move' | 'regroup' }
  | { readonly order: 'melee'; readonly target: UnitId }
  | { readonly order: 'ranged'; readonly target: UnitId }
  | { readonly order: 'special'; readonly ability: Ability; readonly target: UnitId | null };
/** `skipsIdleShots`: leaves out the shots of a unit that can shoot at nobody, which are many. */
function plansFor(table: Table, id: UnitId, enemies: readonly UnitId[], skipsIdleShots: boolean): Plan[] {
  const plans: Plan[] = [{ order: 'move' }];
  for (const target of adjacentEnemies(table, id)) plans.push({ order: 'melee', target });
  if (!skipsIdleShots || whyNotShoot(table, id, 'shot') === undefined)
    for (const target of enemies) plans.push({ order: 'ranged', target });
  plans.push({ order: 'regroup' });
  for (const ability of SHOT_ABILITIES)
    if (has(table, id, ability)) for (const target of enemies) plans.push({ order: 'special', ability, target });
  for (const { ability, targets } of SPECIALS)
    if (has(table, id, ability)) for (const target of targets?.(table, id) ?? [null]) plans.push({ order: 'special', ability, target });
  return plans;
}
function planOf(table: Table, order: Order): Plan {
  switch (order.order) {
    case 'melee':
    case 'ranged':
      return { ...order, target: unitCalled(table, order.target) };
    case 'special':
      return { ...order, target: order.target === null ? null : unitCalled(table, order.target) };
    default:
      return order;
  }
}
/** Who is attacked, as that can make the order dearer. ARC-14.27 */
const attackedBy = (plan: Plan): UnitId =>
  'target' in plan && (plan.order === 'melee' || formOf(plan) !== undefined) ? (plan.target ?? NONE) : NONE;
function orderOf(table: Table, id: UnitId, plan: Plan, cp: number): Order {
  const unit = unitName(table, id);
  if (plan.order === 'special')
    return { unit, order: 'special', ability: plan.ability, target: plan.target === null ? null : unitName(table, plan.target), cp };
  const push = isPush(table, id, plan.order);
  if (plan.order === 'melee') return { unit, order: 'melee', target: unitName(table, plan.target), cp, push };
  if (plan.order === 'ranged') return { unit, order: 'ranged', target: unitName(table, plan.target), cp, push };
  return { unit, order: plan.order, cp, push };
}
const enemiesOf = (table: Table, seat: Seat): UnitId[] =>
  table.units.flatMap((unit, id) => (unit.state === 'deployed' && !areFriends(table, seat, unit.seat) ? [id] : []));

/** Why an order cannot be given. ARC-3.3, ARC-3.6, ARC-3.11 */
function whyNot(table: Table, id: UnitId, plan: Plan, cp: number): Reason | undefined {
  const again = whyNotAgain(table, id, plan.order);
  if (again !== undefined) return again;
  const purse = purseOf(table, id);
  return cp > purse
    ? { rule: 'ARC-3.3', because: 'tooFewCp', needs: cp, has: purse }
    : whyImpossible(table, id, plan, isPush(table, id, plan.order));
}
/** Why it would come to nothing: asked before it is given, and again after a figure was lost for it. ARC-3.9 */
function whyImpossible(table: Table, id: UnitId, plan: Plan, push: boolean): Reason | undefined {
  const form = formOf(plan);
  if (form !== undefined) return whyNotShootAt(table, id, attackedBy(plan), form);
  switch (plan.order) {
    case 'move':
      return whyNotMove(table, id, push);
    case 'melee':
      return whyNotMelee(table, id, plan.target);
    case 'ranged':
    case 'regroup':
      return undefined;
    case 'special':
      return whyNotSpecial(table, id, plan.ability, plan.target);
  }
}
function optionsFor(table: Table, seat: Seat): Order[] {
  const enemies = enemiesOf(table, seat);
  const auras = aurasOfPeace(table);
  const options: Order[] = [];
  for (const id of deployedOf(table, seat)) {
    const priceOf = pricesOf(table, id, auras);
    for (const plan of plansFor(table, id, enemies, true)) {
      const cp = priceOf(plan.order, attackedBy(plan));
      if (whyNot(table, id, plan, cp) === undefined) options.push(orderOf(table, id, plan, cp));
    }
  }
  return options;
}
function reasonsFor(table: Table, seat: Seat): Reason[] {
  const enemies = enemiesOf(table, seat);
  return deployedOf(table, seat).flatMap((id) => {
    const priceOf = pricesOf(table, id);
    return plansFor(table, id, enemies, false).flatMap((plan) => {
      const cp = priceOf(plan.order, attackedBy(plan));
      const reason = whyNot(table, id, plan, cp);
      return reason === undefined ? [] : [{ ...reason, what: text('order', orderOf(table, id, plan, cp)) }];
    });
  });
}

// ---- giving it

/** Asks for one order and carries it out; whether the turn goes on. ARC-3.1 */
export function* giveOrder(table: Table, ref: Referee, seat: Seat): Rules<boolean> {
  const order = yield* ref.choose(seat, {
    ask: 'order',
    rule: 'ARC-3.1',
    options: () => optionsFor(table, seat),
    ruledOut: () => reasonsFor(table, seat),
    pass: true,
    about: (one) => aboutOrder(table, one),
    facts: () => ({ cp: table.turn?.cp ?? 0 }),
  });
  if (order === PASS) return false;
  const id = unitCalled(table, order.unit);
  yield* ref.within({ at: 'order', unit: order.unit, order: order.order }, carryOut(table, ref, id, order));
  judge(table, ref);
  return true;
}
/** Aim, pay, lose a figure if pushed; an order that has become impossible is wasted. ARC-3.9 */
function* carryOut(table: Table, ref: Referee, id: UnitId, order: Order): Rules<void> {
  const form = formOf(order);
  const plan = planOf(table, order);
  const aim = form === undefined ? undefined : yield* takeAim(table, ref, order, form, attackedBy(plan));
  const push = order.order !== 'special' && order.push;
  pay(table, ref, id, order.cp);
  unitAt(table, id).orders[order.order] += 1;
  ref.tell({
    kind: 'ordered',
    rule: 'ARC-3.2',
    unit: order.unit,
    order: order.order,
    cp: order.cp,
    push,
    target: 'target' in order ? order.target : null,
    ability: order.order === 'special' ? order.ability : null,
  });
  if (order.order === 'melee') setMark(table, ref, id, 'charger', false); // ARC-14.14
  if (push) yield* losePushed(table, ref, id, order.order);
  if (unitAt(table, id).state !== 'deployed') return;
  const reason = aim === undefined ? whyImpossible(table, id, plan, push) : whyNotAimed(table, id, aim);
  if (reason === undefined) yield* execute(table, ref, id, plan, push, aim);
  else ref.tell({ kind: 'wasted', rule: 'ARC-3.9', unit: order.unit, order: order.order, because: reason.because });
}
function* execute(table: Table, ref: Referee, id: UnitId, plan: Plan, push: boolean, aim: Aim | undefined): Rules<void> {
  if (aim !== undefined) return yield* shoot(table, ref, id, aim);
  switch (plan.order) {
    case 'move':
      return yield* moveOrder(table, ref, id, push);
    case 'melee':
      return yield* attackBeside(table, ref, id, plan.target);
    case 'ranged':
      return; // aimed before it was paid
    case 'regroup':
      yield* tangle(table, ref, id);
      return unitAt(table, id).state === 'deployed' ? yield* regroup(table, ref, id) : undefined;
    case 'special':
      return yield* special(table, ref, id, plan.ability, plan.target);
  }
}

// ---- pushing. ARC-3.5, ARC-3.8, ARC-14.62, ARC-15.1

function* losePushed(table: Table, ref: Referee, id: UnitId, order: OrderType): Rules<void> {
  const unit = unitAt(table, id);
  unit.pushed = true;
  if (isPushedFreely(table, id, order)) return;
  const told = yield* ref.choose(unit.seat, {
    ask: 'pushLoss',
    rule: 'ARC-3.5',
    options: () => unlike(table, id, readySlots(unit)).map((slot) => ({ slot: slotName(slot) })),
    facts: () => ({ unit: unitName(table, id), order }),
    about: ({ slot }) => lossOf(table, id, slotCalled(slot)),
  });
  const cause = causedBy(table, id, 'push');
  down(table, ref, id, slotCalled(told.slot), cause);
  bury(table, ref, id, cause); // ARC-3.10
}

// ---- regrouping beside vines. ARC-14.64

function* tangle(table: Table, ref: Referee, id: UnitId): Rules<void> {
  for (const enemy of adjacentEnemies(table, id)) {
    if (!has(table, enemy, 'tangleVines') || isEmpty(unitAt(table, id))) continue;
    const cause = causedBy(table, enemy, 'tangleVines');
    const victor = { id: enemy, had: (ability: Ability) => has(table, enemy, ability) };
    const atObjective = isAtAnyObjective(table, id);
    yield* damage(table, ref, id, 1, cause);
    if (bury(table, ref, id, cause)) yield* onDefeat(table, ref, victor, id, atObjective);
  }
}
