// What a critical hit does to those who pay for their power, and for them. ARC-14.52
import type { Rules } from '@tabularium/kernel';
import { slotCalled, slotName, unitName } from '../../table/names.ts';
import { type DiceOff, type Referee, type Table, unitAt } from '../../table/table.ts';
import { causedBy, down, lossOf } from '../fate/damage.ts';
import { readySlots, unlike } from '../units/figures.ts';
import type { Combatant } from './combatants.ts';

export interface Struck {
  readonly dice: DiceOff;
  readonly isMelee: boolean;
  readonly attacker: Combatant;
  readonly defender: Combatant;
}
export function* powerOf(table: Table, ref: Referee, { dice, isMelee, attacker, defender }: Struck): Rules<void> {
  if (!dice.critical) return;
  if (isMelee && attacker.had('powerAtAPrice')) yield* pickOff(table, ref, attacker);
  for (const slot of defender.priced) down(table, ref, defender.id, slot, causedBy(table, attacker.id, 'powerAtAPrice'));
}
function* pickOff(table: Table, ref: Referee, { id, other }: Combatant): Rules<void> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'power',
    rule: 'ARC-14.52',
    options: () => unlike(table, other, readySlots(unitAt(table, other))).map((slot) => ({ slot: slotName(slot) })),
    facts: () => ({ unit: unitName(table, id), target: unitName(table, other) }),
    about: ({ slot }) => lossOf(table, other, slotCalled(slot)),
  });
  down(table, ref, other, slotCalled(told.slot), causedBy(table, id, 'powerAtAPrice'));
}
