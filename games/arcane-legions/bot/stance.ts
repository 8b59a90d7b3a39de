// How well the figures of a unit stand, and how well it faces: what it could do next, and what enemies could do to it.

import { STEP } from '../content/shapes.ts';
import { costOf, purseOf } from '../rules/orders/costs.ts';
import { face, turnsInPlace } from '../rules/orders/regrouping.ts';
import { arranged } from '../rules/orders/templates.ts';
import { allIconsOf, figureIn, iconsOf } from '../rules/units/figures.ts';
import { neighboursOf } from '../rules/units/placing.ts';
import { type Asks, type FigureMove, type OrderType, TEMPLATES } from '../table/asks.ts';
import { slotCalled } from '../table/names.ts';
import { NONE, type SideId, type Table, type UnitId, unitAt } from '../table/table.ts';
import { battleFigures, blowOf, knownBlow, shotOf } from './blows.ts';
import { sideToward } from './spots.ts';
import { type Thought, withFigures } from './thought.ts';

/** An attack that has to wait. */
const LATER = 0.6;
const STRUCK = 0.7;
const COMES = 0.2;
/** What any icon is worth: on the march, and beside an enemy. */
const ICON_WORTH = { free: { A: 0.02, D: 0.02, R: 0.03, M: 0.02 }, engaged: { A: 0.05, D: 0.05, R: 0.01, M: 0.01 } } as const;
/** A step toward somewhere. */
const PACE = 0.09;

/** `cp`: command points that are left for the unit. */
export function stanceOf(thought: Thought, id: UnitId, cp: number): number {
  const { table, enemies } = thought;
  const icons = allIconsOf(table, id);
  const beside = neighboursOf(table, id).filter(({ unit }) => enemies.includes(unit));
  const worth = ICON_WORTH[beside.length > 0 ? 'engaged' : 'free'];
  const basics = worth.A * icons.A + worth.D * icons.D + worth.R * icons.R + worth.M * icons.M;
  return basics + (beside.length > 0 ? engaged(thought, id, cp, beside) : free(thought, id, cp, icons));
}
/** It can be given such an order in this turn without losing a figure for it. */
const isFresh = (table: Table, id: UnitId, order: OrderType): boolean => unitAt(table, id).orders[order] === 0;
const isMyTurn = ({ table, seat }: Thought): boolean => table.turn?.seat === seat;

function engaged(thought: Thought, id: UnitId, cp: number, beside: ReturnType<typeof neighboursOf>): number {
  const { table } = thought;
  let [strike, struck] = [0, 0];
  for (const { unit, own, other } of beside) {
    const isNow = isMyTurn(thought) && isFresh(table, id, 'melee') && costOf(table, id, 'melee', unit) <= cp;
    strike = Math.max(strike, blowOf(thought, id, unit, own, other).net * (isNow ? 1 : LATER));
    struck += STRUCK * Math.max(0, blowOf(thought, unit, id, other, own).net);
  }
  return strike - struck;
}
function free(thought: Thought, id: UnitId, cp: number, { M }: { readonly M: number }): number {
  const { table, enemies } = thought;
  const { x, y, heading } = unitAt(table, id);
  const isNow = (order: 'ranged' | 'special'): boolean => isMyTurn(thought) && isFresh(table, id, order) && costOf(table, id, order) <= cp;
  const special = isNow('special');
  const ways = [
    ['shot', isNow('ranged')],
    ['thrown', special],
    ['sniper', special],
  ] as const;
  let [shot, charge, danger, nearest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const enemy of enemies) {
    const unit = unitAt(table, enemy);
    const apart = Math.hypot(unit.x - x, unit.y - y) / STEP - 1.2;
    nearest = Math.min(nearest, apart);
    if (apart < 7)
      for (const [form, isNow] of ways) shot = Math.max(shot, (isNow ? 1 : LATER) * (shotOf(thought, id, enemy, form)?.net ?? 0));
    const side = sideToward(thought, id, { x, y, heading }, unit);
    const pace = iconsOf(table, enemy, 'M');
    if (apart <= pace + 1) danger += COMES * Math.max(0, readyBlow(thought, enemy, id, side));
    if (apart <= M + 0.5)
      charge = Math.max(charge, LATER * knownBlow(thought, id, enemy, 0, sideToward(thought, enemy, unit, { x, y }), true).net);
  }
  const march = PACE * Math.min(M, Math.max(0, nearest)) * (isFresh(table, id, 'move') ? 1 : LATER);
  return shot + charge - danger + march;
}
/** An enemy's blow against the unit as it stands now; a remembered blow only knows how it stood before. */
function readyBlow(thought: Thought, enemy: UnitId, id: UnitId, side: SideId): number {
  const figures = battleFigures(thought, enemy);
  const look = (): number => blowOf(thought, enemy, id, 0, side).net;
  return figures === undefined ? look() : withFigures(unitAt(thought.table, enemy), figures, look);
}

// ---- changes

type Regrouping = Asks['regroup'];
/** Looks at the table as it would be after a regroup. */
export function withRegrouping<T>({ table }: Thought, id: UnitId, change: Regrouping, look: () => T): T {
  const unit = unitAt(table, id);
  if ('template' in change) return withFigures(unit, arranged(table, id, change.template) ?? unit.slots, look);
  if ('turn' in change) {
    const { x, y, heading } = unit;
    const { contacts } = table;
    face(table, id, change.turn);
    const found = look();
    Object.assign(unit, { x, y, heading });
    table.contacts = contacts;
    return found;
  }
  const slots = [...unit.slots];
  if ('swap' in change) {
    const [a, b] = [slotCalled(change.swap[0]), slotCalled(change.swap[1])];
    [slots[a], slots[b]] = [figureIn(unit, b), figureIn(unit, a)];
  } else moveFigureIn(slots, change);
  return withFigures(unit, slots, look);
}
function moveFigureIn(slots: number[], { from, to }: FigureMove): void {
  slots[slotCalled(to)] = slots[slotCalled(from)] as number;
  slots[slotCalled(from)] = NONE;
}
/** What a unit gains by a regroup, with so many command points left. */
export const changeWorth = (thought: Thought, id: UnitId, change: Regrouping, cp: number, now = stanceOf(thought, id, cp)): number =>
  withRegrouping(thought, id, change, () => stanceOf(thought, id, cp)) - now;
/** The most that a regroup order can bring. */
export function regroupWorth(thought: Thought, id: UnitId, cost: number): number {
  const { table } = thought;
  const cp = purseOf(table, id) - cost;
  const now = stanceOf(thought, id, purseOf(table, id));
  const unit = unitAt(table, id);
  const orders = arrangements(table, id);
  let most = 0;
  const look = (): void => {
    for (const slots of orders) most = Math.max(most, withFigures(unit, slots, () => stanceOf(thought, id, cp)) - now);
  };
  look();
  for (const turn of turnsInPlace(table, id))
    withRegrouping(thought, id, { turn }, () => {
      most = Math.max(most, stanceOf(thought, id, cp) - now);
      look();
    });
  return most;
}
/** What templates make of the figures, each order once. */
function arrangements(table: Table, id: UnitId): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (const template of TEMPLATES) {
    const slots = arranged(table, id, template);
    if (slots !== undefined) found.set(slots.join(), slots);
  }
  return [...found.values()];
}
