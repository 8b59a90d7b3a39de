// Slots that are alike are one option: clicking any of them chooses it.

import { areAlike } from '../../rules/units/figures.ts';
import type { SlotName, UnitName } from '../../table/asks.ts';
import { slotCalled, unitCalled } from '../../table/names.ts';
import { NONE, type Table } from '../../table/table.ts';

/** Whether two slots of a unit are alike. */
export function sameIn(ground: Table, unit: UnitName): (a: SlotName, b: SlotName) => boolean {
  const id = unitCalled(ground, unit);
  return (a, b) => a === b || (id !== NONE && areAlike(ground, id, slotCalled(a), slotCalled(b)));
}
/** By slot of the card: the option that it stands for, if any. */
export function optionsBySlot(
  ground: Table,
  unit: UnitName,
  named: ReadonlyMap<SlotName, readonly number[]>,
  slots: readonly SlotName[],
): ReadonlyMap<SlotName, number> {
  const isSame = sameIn(ground, unit);
  const found = new Map<SlotName, number>();
  for (const slot of slots) {
    const own = named.get(slot) ?? [...named].find(([other]) => isSame(other, slot))?.[1];
    if (own?.[0] !== undefined) found.set(slot, own[0]);
  }
  return found;
}
