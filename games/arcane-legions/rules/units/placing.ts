// Puts bases and marks on the table, and keeps who lies flush with whom. Nobody else changes a pose. ARC-6.1

import type { Pose } from '../../content/shapes.ts';
import { unitName } from '../../table/names.ts';
import { type Contact, defOf, type Referee, type SideId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { sizeOf, TOUCHING_RANGE } from './bases.ts';
import { flushOf } from './contact.ts';
import { isEnemy } from './teams.ts';

export function place(table: Table, id: UnitId, { x, y, heading }: Pose): void {
  const unit = unitAt(table, id);
  unit.state = 'deployed';
  unit.x = x;
  unit.y = y;
  unit.heading = heading;
  table.contacts = table.contacts.filter(({ a, b }) => a !== id && b !== id);
  const size = sizeOf(defOf(table, unit));
  for (let other = 0; other < table.units.length; other++) {
    const there = unitAt(table, other);
    if (other === id || there.state !== 'deployed' || Math.abs(there.x - x) > TOUCHING_RANGE || Math.abs(there.y - y) > TOUCHING_RANGE)
      continue;
    const flush = flushOf(unit, size, there, sizeOf(defOf(table, there)));
    if (flush !== undefined) table.contacts.push(contact(id, other, flush.own, flush.other));
  }
}
/** The lower number first. */
const contact = (id: UnitId, other: UnitId, own: SideId, otherSide: SideId): Contact =>
  id < other ? { a: id, b: other, sideA: own, sideB: otherSide } : { a: other, b: id, sideA: otherSide, sideB: own };
/** Takes a base and its marks off the table. */
export function remove(table: Table, id: UnitId, state: 'defeated' | 'absent'): void {
  Object.assign(unitAt(table, id), { state, aggressive: false, charger: false, ownCp: 0 });
  table.contacts = table.contacts.filter(({ a, b }) => a !== id && b !== id);
}

// ---- who is beside whom

export interface Neighbour {
  readonly unit: UnitId;
  /** The own side and the other's. */
  readonly own: SideId;
  readonly other: SideId;
}
/** By unit number. */
export function neighboursOf(table: Table, id: UnitId): Neighbour[] {
  const found: Neighbour[] = [];
  for (const { a, b, sideA, sideB } of table.contacts)
    if (a === id) found.push({ unit: b, own: sideA, other: sideB });
    else if (b === id) found.push({ unit: a, own: sideB, other: sideA });
  return found.length > 1 ? found.sort((one, other) => one.unit - other.unit) : found;
}
/** The enemies with which a unit would lie flush in a pose. */
export function enemiesTouchedAt(table: Table, id: UnitId, pose: Pose): Neighbour[] {
  const size = sizeOf(defOf(table, unitAt(table, id)));
  const found: Neighbour[] = [];
  for (let other = 0; other < table.units.length; other++) {
    const there = unitAt(table, other);
    if (there.state !== 'deployed' || Math.abs(there.x - pose.x) > TOUCHING_RANGE || Math.abs(there.y - pose.y) > TOUCHING_RANGE) continue;
    if (!isEnemy(table, id, other)) continue;
    const flush = flushOf(pose, size, there, sizeOf(defOf(table, there)));
    if (flush !== undefined) found.push({ unit: other, own: flush.own, other: flush.other });
  }
  return found;
}
export const areAdjacent = (table: Table, id: UnitId, other: UnitId): boolean =>
  table.contacts.some(({ a, b }) => (a === id && b === other) || (a === other && b === id));

// ---- marks

const RULES = { aggressive: 'ARC-14.1', charger: 'ARC-14.14' } as const;
export function setMark(table: Table, ref: Referee, id: UnitId, mark: keyof typeof RULES, on: boolean): void {
  const unit = unitAt(table, id);
  if (unit[mark] === on) return;
  unit[mark] = on;
  ref.tell({ kind: 'mark', rule: RULES[mark], unit: unitName(table, id), mark, on });
}
