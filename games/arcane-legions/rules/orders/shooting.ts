// Ranged orders and special ones that shoot: by which sides, at whom, and the shot. ARC-10, ARC-14.57, ARC-14.65

import { certain, type Reason, type Rules } from '@tabularium/kernel';
import type { Side } from '../../content/kinds.ts';
import type { AttackFacts } from '../../table/about.ts';
import type { Order, ShotForm } from '../../table/asks.ts';
import { sideCalled, sideName, slotCalled, slotName, unitCalled, unitName } from '../../table/names.ts';
import { type Referee, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { shotClash, shotLines, sniperSlots, whyNotLine, whyNotShoot } from '../combat/attacks.ts';
import { fight } from '../combat/combat.ts';
import type { SightLine } from '../field/sight.ts';
import { unlike } from '../units/figures.ts';
import { aboutOrder } from './outlook.ts';

export interface Aim {
  readonly form: ShotForm;
  readonly target: UnitId;
  readonly line: SightLine;
  readonly slot: SlotId | null;
}
/** By which sides, and at whom a sniper aims. ARC-10.6, ARC-14.57 */
export function* takeAim(table: Table, ref: Referee, order: Order, form: ShotForm, target: UnitId): Rules<Aim> {
  const id = unitCalled(table, order.unit);
  const { seat } = unitAt(table, id);
  const lines = (): SightLine[] => shotLines(table, id, target, form);
  const facts = (): AttackFacts => ({ unit: order.unit, target: unitName(table, target) });
  const told = yield* ref.choose(seat, {
    ask: 'shotSides',
    rule: 'ARC-10.6',
    options: () => lines().map(({ from, to }) => ({ from: sideName(from), to: sideName(to) })),
    about: ({ from, to }) =>
      aboutOrder(
        table,
        order,
        lines().find((line) => isBetween(line, from, to)),
      ),
    facts,
  });
  const line = certain(
    lines().find((one) => isBetween(one, told.from, told.to)),
    'the line offered',
  );
  if (form !== 'sniper') return { form, target, line, slot: null };
  const aimed = yield* ref.choose(seat, {
    ask: 'sniperSlot',
    rule: 'ARC-14.57',
    options: () => unlike(table, target, sniperSlots(table, target)).map((slot) => ({ slot: slotName(slot) })),
    about: ({ slot }) => aboutOrder(table, order, line, slotCalled(slot)),
    facts,
  });
  return { form, target, line, slot: slotCalled(aimed.slot) };
}
const isBetween = (line: SightLine, from: Side, to: Side): boolean => line.from === sideCalled(from) && line.to === sideCalled(to);
/** Why the shot is impossible after all, once a figure was lost for it. */
export const whyNotAimed = (table: Table, id: UnitId, { form, target, line }: Aim): Reason | undefined =>
  whyNotShoot(table, id, form) ?? whyNotLine(table, id, target, form, line);
export function* shoot(table: Table, ref: Referee, id: UnitId, { form, target, line, slot }: Aim): Rules<void> {
  const clash = shotClash(id, target, form, line, slot);
  yield* ref.within({ at: 'combat', unit: unitName(table, id), target: unitName(table, target) }, fight(table, ref, clash, slot));
}
