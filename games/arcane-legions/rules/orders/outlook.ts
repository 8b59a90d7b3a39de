// What a player learns of an order before giving it: cost, dice with their reasons, odds, what it would set off.

import { STEP } from '../../content/shapes.ts';
import type { AttackAbout, OrderAbout } from '../../table/about.ts';
import type { Order } from '../../table/asks.ts';
import { sideName, unitCalled, unitName } from '../../table/names.ts';
import type { SlotId, Table } from '../../table/table.ts';
import { formOf, meleeClash, shotClash, shotLines, sniperSlots } from '../combat/attacks.ts';
import { type Clash, countDice } from '../combat/dice-count.ts';
import { oddsOf } from '../combat/odds.ts';
import type { SightLine } from '../field/sight.ts';
import { movementPoints } from '../reach/reach.ts';
import { unlike } from '../units/figures.ts';
import { costParts } from './costs.ts';
import { disengagers } from './disengagement.ts';

/** With the line and the figure that are asked about, or with the best ones. */
export function aboutOrder(table: Table, order: Order, line?: SightLine, slot?: SlotId): OrderAbout {
  const id = unitCalled(table, order.unit);
  const target = 'target' in order && order.target !== null ? unitCalled(table, order.target) : undefined;
  const push = 'push' in order && order.push;
  return {
    cost: costParts(table, id, order.order, order.order === 'melee' || formOf(order) !== undefined ? target : undefined),
    push,
    move:
      order.order === 'move'
        ? { points: movementPoints(table, id, push), strikes: disengagers(table, id).map((enemy) => unitName(table, enemy)) }
        : null,
    attack: attackOf(table, order, line, slot),
  };
}
function attackOf(table: Table, order: Order, line: SightLine | undefined, slot: SlotId | undefined): AttackAbout | null {
  const id = unitCalled(table, order.unit);
  if (order.order === 'melee') {
    const clash = meleeClash(table, id, unitCalled(table, order.target));
    return clash === undefined ? null : aboutClash(table, clash);
  }
  const form = formOf(order);
  if (form === undefined || !('target' in order) || order.target === null) return null;
  const target = unitCalled(table, order.target);
  const lines = line === undefined ? shotLines(table, id, target, form) : [line];
  const slots = form !== 'sniper' ? [null] : slot === undefined ? unlike(table, target, sniperSlots(table, target)) : [slot]; // ARC-14.57
  const all = lines.flatMap((one) => slots.map((aimed) => aboutClash(table, shotClash(id, target, form, one, aimed))));
  return all.toSorted((a, b) => b.odds.expected[1] - a.odds.expected[1])[0] ?? null;
}
function aboutClash(table: Table, clash: Clash): AttackAbout {
  const count = countDice(table, clash);
  const { line } = clash;
  return {
    from: sideName(clash.from),
    to: sideName(clash.to),
    ...count,
    odds: oddsOf(table, clash, count),
    line: line && {
      distance: line.distance / STEP,
      units: line.units.map((unit) => unitName(table, unit)),
      pieces: line.difficult,
    },
  };
}
