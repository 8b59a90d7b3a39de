// What an order costs, who pays, and how often it can be given. ARC-3.2 to ARC-3.7
import type { Reason } from '@tabularium/kernel';
import { isFormation } from '../../content/shapes.ts';
import { FORMATION_LENGTH } from '../../content/tables.ts';
import type { OrderType } from '../../table/asks.ts';
import { unitName } from '../../table/names.ts';
import { type DicePart, defOf, NONE, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { areWithin } from '../units/bases.ts';
import { anyHas, has } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';

/** What makes orders to a unit dearer, whatever they are aimed at. */
interface Surcharges {
  readonly impede: number;
  readonly auraOfPeace: number;
}
const surchargesOn = (table: Table, id: UnitId, auras: readonly UnitId[] = aurasOfPeace(table)): Surcharges => ({
  impede: impeding(table, id),
  auraOfPeace: auras.filter((other) => other === id || areWithin(table, id, other, FORMATION_LENGTH)).length, // ARC-14.4
});
/** The units with an aura of peace. */
export const aurasOfPeace = (table: Table): UnitId[] =>
  table.units.flatMap((unit, id) => (unit.state === 'deployed' && has(table, id, 'auraOfPeace') ? [id] : []));
/** ARC-14.42 */
const impeding = (table: Table, id: UnitId): number =>
  neighboursOf(table, id).filter(({ unit }) => isEnemy(table, id, unit) && has(table, unit, 'impede')).length;

/** What the cost is made of; a sum below 0 costs nothing. `target`: who is attacked. ARC-3.2, ARC-3.3 */
export const costParts = (table: Table, id: UnitId, order: OrderType, target: UnitId = NONE): DicePart[] => [
  ...ownParts(table, id, surchargesOn(table, id), order),
  ...targetParts(table, target),
];
/** The parts that do not depend on who is attacked. */
function ownParts(table: Table, id: UnitId, { impede, auraOfPeace }: Surcharges, order: OrderType): DicePart[] {
  const unit = unitAt(table, id);
  const isBig = (isFight(order) || order === 'move') && isFormation(defOf(table, unit));
  const parts: DicePart[] = [{ reason: 'base', value: isBig ? 2 : 1 }];
  if (order === 'move' && impede > 0) parts.push({ reason: 'impede', value: impede });
  if (order !== 'move' && auraOfPeace > 0) parts.push({ reason: 'auraOfPeace', value: auraOfPeace });
  if (order === 'melee' && unit.charger) parts.push({ reason: 'charger', value: -1 }); // ARC-14.14
  return parts;
}
const isFight = (order: OrderType): boolean => order === 'melee' || order === 'ranged';
const ELUSIVE: readonly DicePart[] = [{ reason: 'elusive', value: 1 }];
/** ARC-14.27 */
const targetParts = (table: Table, target: UnitId): readonly DicePart[] =>
  target !== NONE && has(table, target, 'elusive') ? ELUSIVE : [];
const sumOf = (parts: readonly DicePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);
/** What orders to a unit cost. `auras`: the units with an aura of peace, if somebody looked for them already. */
export function pricesOf(table: Table, id: UnitId, auras?: readonly UnitId[]): (order: OrderType, target?: UnitId) => number {
  const surcharges = surchargesOn(table, id, auras);
  const own: Partial<Record<OrderType, number>> = {};
  return (order, target = NONE) => {
    own[order] ??= sumOf(ownParts(table, id, surcharges, order));
    return Math.max(0, own[order] + sumOf(targetParts(table, target)));
  };
}
export const costOf = (table: Table, id: UnitId, order: OrderType, target: UnitId = NONE): number => pricesOf(table, id)(order, target);

/** The unit's own points go first. ARC-14.50 */
export const purseOf = (table: Table, id: UnitId): number => (table.turn?.cp ?? 0) + unitAt(table, id).ownCp;
export function pay(table: Table, ref: Referee, id: UnitId, cp: number): void {
  const unit = unitAt(table, id);
  const own = Math.min(unit.ownCp, cp);
  if (own > 0) {
    unit.ownCp -= own;
    ref.tell({ kind: 'ownCp', rule: 'ARC-14.50', unit: unitName(table, id), change: -own, total: unit.ownCp });
  }
  if (table.turn !== null) table.turn.cp -= cp - own;
}

/** It would be a second order of its kind. ARC-3.5, ARC-14.26 */
export const isPush = (table: Table, id: UnitId, order: OrderType): boolean =>
  unitAt(table, id).orders[order] > 0 && !(order === 'regroup' && has(table, id, 'disciplined'));
/** A push that costs no figure. ARC-14.62 */
export function isPushedFreely(table: Table, id: UnitId, order: OrderType): boolean {
  const unit = unitAt(table, id);
  const { troops, subfaction } = defOf(table, unit);
  return order === 'move' && troops === 'cavalry' && subfaction === 'xiongnu' && anyHas(table, unit.seat, 'stormrider');
}
/** Why a unit can receive no further order of this kind. ARC-3.6 */
export function whyNotAgain(table: Table, id: UnitId, order: OrderType): Reason | undefined {
  if (!isPush(table, id, order)) return undefined;
  if (order === 'special') return { rule: 'ARC-3.6', because: 'oneSpecial' };
  return unitAt(table, id).pushed ? { rule: 'ARC-3.6', because: 'pushed' } : undefined;
}
