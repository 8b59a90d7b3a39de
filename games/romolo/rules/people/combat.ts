// The combat values of a side of a battle, reason by reason. ROM-10.9 to ROM-10.12
import { AUTOMATON_COMBAT, PENALTY, TOWER_COMBAT, units } from '../../content/tables.ts';
import type { Part } from '../../table/events.ts';
import { hexAt, playerOf, unitAt } from '../../table/names.ts';
import type { Hex, Owner, Table, Unit, UnitId } from '../../table/table.ts';
import { isPenalised, unitsIn } from './units.ts';

/** Its combat value, without the penalty. ROM-10.9, ROM-16.2 */
export const combatOf = (table: Table, unit: Unit): number =>
  playerOf(table, unit.owner).automaton ? AUTOMATON_COMBAT : units[unit.kind].combat;

/** The sum of the combat values, and once the penalty. It may be negative. ROM-10.10, ROM-10.11, ROM-10.12 */
export function partsOf(table: Table, ids: readonly UnitId[], tower: boolean): Part[] {
  const parts: Part[] = [];
  let isHindered = false;
  for (const id of ids) {
    const unit = unitAt(table, id);
    add(parts, unit.kind, combatOf(table, unit));
    if (isPenalised(unit)) isHindered = true; // ROM-15.19
  }
  if (tower) add(parts, 'tower', TOWER_COMBAT); // ROM-10.7
  if (isHindered) add(parts, 'penalty', -PENALTY); // ROM-10.11
  return parts;
}
/** Adds to the part with this reason, or starts one. */
export function add(parts: { reason: string; value: number }[], reason: string, value: number): void {
  const part = parts.find((one) => one.reason === reason);
  if (part) part.value += value;
  else parts.push({ reason, value });
}
export function sum(parts: readonly Part[]): number {
  let total = 0;
  for (const { value } of parts) total += value;
  return total;
}

/** The defence of all that an owner has in a hex. ROM-10.3, ROM-10.7 */
export const defenceParts = (table: Table, owner: Owner, hex: Hex): Part[] =>
  partsOf(table, unitsIn(table, hex, owner), hexAt(table, hex).tower === owner);
