// Marks of units that ended a move order beside an enemy. ARC-14.1, ARC-14.14
import { unitName } from '../../table/names.ts';
import type { Referee, Table, UnitId } from '../../table/table.ts';
import { unitAt } from './bases.ts';

const RULES = { aggressive: 'ARC-14.1', charger: 'ARC-14.14' } as const;
export function setMark(table: Table, ref: Referee, id: UnitId, mark: keyof typeof RULES, on: boolean): void {
  const unit = unitAt(table, id);
  if (unit[mark] === on) return;
  unit[mark] = on;
  ref.tell({ kind: 'mark', rule: RULES[mark], unit: unitName(table, id), mark, on });
}
