// What comes into a camp after the set-up: units drawn from the bag, units back from the discard.
import type { Seat } from '@tabularium/kernel';
import { unitAt, unitName } from '../../table/names.ts';
import type { Referee, Table, Unit, UnitId } from '../../table/table.ts';
import { isElite } from '../units/units.ts';

/** HOP-15.3 */
const CAMP_SIZE = 4;

/** Draws units, face down, until four that are not elite lie in the camp or the bag is empty. HOP-15.3, HOP-23.3 */
export function refillCamp(table: Table, ref: Referee, seat: Seat): void {
  const bag: UnitId[] = [];
  let inCamp = 0;
  for (const [id, unit] of table.units.entries()) {
    if (unit.troop !== seat) continue;
    if (unit.zone === 'bag') bag.push(id);
    if (unit.zone === 'camp' && !isElite(table, unit)) inCamp += 1; // elite units do not count
  }
  const drawn: string[] = [];
  for (; inCamp < CAMP_SIZE && bag.length > 0; inCamp++) {
    const id = ref.draw(bag);
    const unit = unitAt(table, id);
    unit.zone = 'camp';
    unit.known = false; // HOP-24.3
    drawn.push(unitName(table, id));
  }
  if (drawn.length === 0) return;
  ref.tell({ kind: 'drew', rule: 'HOP-15.3', seat, count: drawn.length });
  ref.tell({ kind: 'drewUnits', rule: 'HOP-15.3', seat, units: drawn }, [seat]); // HOP-24.3
}

/** From the discard to the camp, face up; heroes with the active side up. HOP-6.5, HOP-16.7, HOP-24.3 */
export function returnToCamp(table: Table, ref: Referee, id: UnitId, rule: string): void {
  const unit: Unit = unitAt(table, id);
  unit.zone = 'camp';
  unit.active = true;
  unit.known = true;
  ref.tell({ kind: 'returned', rule, unit: unit.name, to: 'camp' });
}
