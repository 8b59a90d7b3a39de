// Health chips under units: healing, gaining and losing them. HOP-3.3 to HOP-3.5
import type { Reason } from '@tabularium/kernel';
import { unitAt, unitName } from '../../table/names.ts';
import type { Referee, Table, Unit, UnitId } from '../../table/table.ts';
import { healthOf, troopOf } from './units.ts';

/** The chips of its colour that are left. HOP-3.5 */
export const supplyFor = (table: Table, unit: Unit): number => table.supply[troopOf(table, unit).colour];
/** Healing would give it at least 1 hp. */
export const canHeal = (table: Table, unit: Unit): boolean => unit.hp < healthOf(table, unit) && supplyFor(table, unit) > 0;
/** Too few chips of its colour in the supply, for players and rivals alike. HOP-10.7 */
export function whyNotPaid(table: Table, unit: Unit): Reason | null {
  const need = healthOf(table, unit);
  const left = supplyFor(table, unit);
  return need <= left ? null : { rule: 'HOP-10.7', because: 'tooFewChips', need, left };
}

/** Sets the chips under a unit; the difference goes to or comes from the supply. */
export function setHp(table: Table, unit: Unit, hp: number): void {
  table.supply[troopOf(table, unit).colour] += unit.hp - hp;
  unit.hp = hp;
}
/** Heals, never above Health. HOP-3.4 */
export function heal(table: Table, ref: Referee, id: UnitId, hp: number, by: UnitId | null, rule: string): void {
  const unit = unitAt(table, id);
  const missing = Math.min(hp, healthOf(table, unit) - unit.hp);
  const healed = Math.min(missing, supplyFor(table, unit)); // HOP-3.5
  if (missing > 0 && healed === 0) ref.tell({ kind: 'noChips', rule: 'HOP-3.5', unit: unit.name });
  if (healed <= 0) return;
  setHp(table, unit, unit.hp + healed);
  ref.tell({ kind: 'healed', rule, unit: unit.name, hp: healed, left: unit.hp, by: by === null ? null : unitName(table, by) });
}
/** Adds hp, even beyond Health. HOP-3.4 */
export function gain(table: Table, ref: Referee, id: UnitId, hp: number, rule: string): void {
  const unit = unitAt(table, id);
  const gained = Math.min(hp, supplyFor(table, unit)); // HOP-3.5
  if (hp > 0 && gained === 0) ref.tell({ kind: 'noChips', rule: 'HOP-3.5', unit: unit.name });
  if (gained <= 0) return;
  setHp(table, unit, unit.hp + gained);
  ref.tell({ kind: 'gained', rule, unit: unit.name, hp: gained, left: unit.hp });
}
/** Removes hp; this is not damage. The caller ends the wave if an immortal has none left. HOP-13.8 */
export function loseHp(
  table: Table,
  ref: Referee,
  id: UnitId,
  hp: number,
  because: 'bloodRite' | 'stone' | 'arenaUnit',
  rule: string,
): void {
  const unit = unitAt(table, id);
  const lost = Math.min(hp, unit.hp);
  setHp(table, unit, unit.hp - lost);
  table.stirred = true; // HOP-18.2
  ref.tell({ kind: 'lost', rule, unit: unit.name, hp: lost, left: unit.hp, because });
}
