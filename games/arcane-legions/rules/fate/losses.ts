// Which figures a unit would miss least: a sensible answer to all questions about one amount of damage. ARC-11.1, ARC-11.5
import { iconValue } from '../../content/points.ts';
import { defOf, NONE, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { figureIn, healthIn, isCommander, isWounded, readySlots, slotOf, unlike } from '../units/figures.ts';

/** What a commander and an ability weigh beside icons. */
const COMMANDER = 200;
const ABILITY = 40;
/** The slots that take the damage, one after the other, as the rules would ask for them. */
export function cheapestLosses(table: Table, id: UnitId, amount: number): SlotId[] {
  const now = unitAt(table, id);
  const unit = { ...now, slots: [...now.slots], wounds: [...now.wounds] };
  const then: Table = { ...table, units: table.units.map((one, number) => (number === id ? unit : one)) };
  const chosen: SlotId[] = [];
  for (let left = amount; left > 0; ) {
    const wounded = readySlots(unit).filter((slot) => isWounded(unit, slot));
    const able = unlike(then, id, wounded.length > 0 ? wounded : readySlots(unit));
    const [slot] = able.toSorted((a, b) => worthOf(then, id, a, left) - worthOf(then, id, b, left));
    if (slot === undefined) break;
    const health = healthIn(then, id, slot);
    const figure = figureIn(unit, slot);
    chosen.push(slot);
    if (left >= health) unit.slots[slot] = NONE;
    else unit.wounds[figure] = (unit.wounds[figure] ?? 0) + left;
    left -= Math.min(left, health);
  }
  return chosen;
}
/** The loss if it takes this much damage; a wound heals. ARC-11.4 */
function worthOf(table: Table, id: UnitId, slot: SlotId, damage: number): number {
  if (damage < healthIn(table, id, slot)) return 0;
  const printed = slotOf(defOf(table, unitAt(table, id)), slot);
  return (
    iconValue(printed) + ABILITY * printed.abilities.length + (isCommander(table, id, figureIn(unitAt(table, id), slot)) ? COMMANDER : 0)
  );
}
