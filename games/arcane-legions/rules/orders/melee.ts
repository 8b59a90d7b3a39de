// A melee attack on a unit beside. ARC-9.1, ARC-14.16
import { certain, PASS, type Rules } from '@tabularium/kernel';
import { slotCalled, slotName, unitName } from '../../table/names.ts';
import { type Referee, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { meleeClash } from '../combat/attacks.ts';
import { fight } from '../combat/combat.ts';
import { has, unlike, whiteSlots } from '../units/figures.ts';

/** A melee order, or the free attack on a unit that moves away. ARC-9.1, ARC-7.1, ARC-7.5 */
export function* attackBeside(table: Table, ref: Referee, id: UnitId, target: UnitId): Rules<void> {
  const clash = certain(meleeClash(table, id, target), 'a clash of units that touch');
  const only = has(table, id, 'concentratedAttack') ? yield* concentrate(table, ref, id, target) : null;
  yield* ref.within({ at: 'combat', unit: unitName(table, id), target: unitName(table, target) }, fight(table, ref, clash, only));
}
/** ARC-14.16 */
function* concentrate(table: Table, ref: Referee, id: UnitId, target: UnitId): Rules<SlotId | null> {
  const white = whiteSlots(table, target);
  if (white.length === 0) return null;
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'concentrate',
    rule: 'ARC-14.16',
    options: () => unlike(table, target, white).map((slot) => ({ slot: slotName(slot) })),
    pass: true,
    facts: () => ({ unit: unitName(table, id), target: unitName(table, target) }),
  });
  return told === PASS ? null : slotCalled(told.slot);
}
