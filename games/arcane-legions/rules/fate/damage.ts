// Damage to figures, figures that are downed and restored, units that are defeated. ARC-11, ARC-12.3, ARC-12.4
import type { Rules, Seat } from '@tabularium/kernel';
import { VP } from '../../content/tables.ts';
import type { LossAbout } from '../../table/about.ts';
import { slotCalled, slotName, unitName } from '../../table/names.ts';
import { defOf, type FigureId, NONE, type Referee, type SlotId, type Table, type Unit, type UnitId, unitAt } from '../../table/table.ts';
import {
  codeOf,
  figureIn,
  fits,
  healthIn,
  healthOf,
  isCommander,
  isEmpty,
  isWounded,
  readySlots,
  slotOf,
  unlike,
} from '../units/figures.ts';
import { remove } from '../units/placing.ts';
import { areFriends } from '../units/teams.ts';
import { hasWon, prizeOf, score, scorerFor, worthOf } from './scoring.ts';

/** Where damage or a loss came from. */
export interface Cause {
  /** The unit that deals it, or NONE. */
  readonly by: UnitId;
  /** Whose doing it is. */
  readonly seat: Seat;
  /** The ability, `combat` or `push`. */
  readonly why: string;
}
export const causedBy = (table: Table, by: UnitId, why: string): Cause => ({ by, seat: unitAt(table, by).seat, why });

/**
 * The owner says which figures take it: wounded ones first, and one at a time until it is downed. Damage beyond the last figure is lost, and nobody
 * is asked any more once a commander's fall has won the battle. ARC-11.1, ARC-11.3, ARC-11.6, ARC-12.1
 */
export function* damage(table: Table, ref: Referee, id: UnitId, amount: number, cause: Cause, only: SlotId | null = null): Rules<void> {
  const unit = unitAt(table, id);
  if (amount <= 0 || isEmpty(unit) || hasWon(table)) return;
  hurtBy(table, unit, cause);
  const by = cause.by === NONE ? null : unitName(table, cause.by);
  ref.tell({ kind: 'damaged', rule: 'ARC-11.1', unit: unitName(table, id), damage: amount, by, why: cause.why });
  if (only === null && amount >= healthOf(table, id)) {
    for (const slot of readySlots(unit)) down(table, ref, id, slot, cause);
    return;
  }
  for (let left = amount; left > 0 && !hasWon(table); ) {
    const slot = only ?? (yield* chooseFigure(table, ref, id, left, cause));
    const taken = Math.min(left, healthIn(table, id, slot));
    if (taken === 0) return; // the figure it was aimed at has fallen
    hurt(table, ref, id, slot, taken, cause);
    left -= taken;
  }
}
function* chooseFigure(table: Table, ref: Referee, id: UnitId, left: number, cause: Cause): Rules<SlotId> {
  const unit = unitAt(table, id);
  const wounded = readySlots(unit).filter((slot) => isWounded(unit, slot));
  const able = wounded.length > 0 ? wounded : readySlots(unit); // ARC-11.5
  const told = yield* ref.choose(unit.seat, {
    ask: 'damage',
    rule: wounded.length > 0 ? 'ARC-11.5' : 'ARC-11.1',
    options: () => unlike(table, id, able).map((slot) => ({ slot: slotName(slot) })),
    facts: () => ({ unit: unitName(table, id), left, why: cause.why }),
    about: ({ slot }) => lossOf(table, id, slotCalled(slot), left),
  });
  return slotCalled(told.slot);
}
export function lossOf(table: Table, id: UnitId, slot: SlotId, wounds = Number.POSITIVE_INFINITY): LossAbout {
  const { icons, abilities } = slotOf(defOf(table, unitAt(table, id)), slot);
  const figure = figureIn(unitAt(table, id), slot);
  const falls = wounds >= healthIn(table, id, slot);
  return { figure: codeOf(table, id, figure), falls, icons, abilities, commander: isCommander(table, id, figure) };
}
function hurt(table: Table, ref: Referee, id: UnitId, slot: SlotId, wounds: number, cause: Cause): void {
  const unit = unitAt(table, id);
  if (wounds >= healthIn(table, id, slot)) return down(table, ref, id, slot, cause);
  const figure = figureIn(unit, slot);
  const total = (unit.wounds[figure] as number) + wounds;
  unit.wounds[figure] = total;
  const { pegs } = slotOf(defOf(table, unit), slot);
  ref.tell({
    kind: 'wounded',
    rule: 'ARC-11.4',
    unit: unitName(table, id),
    slot: slotName(slot),
    figure: codeOf(table, id, figure),
    wounds: total,
    pegs,
  });
}

/** Remembers the opponent who last harmed it, who scores if its own side finishes it. ARC-12.6 */
function hurtBy(table: Table, unit: Unit, { seat }: Cause): void {
  table.quiet.stirred = true;
  if (!areFriends(table, unit.seat, seat)) unit.damagedBy = seat;
}
/** Removes a figure, however many pegs it has left. ARC-11.2, ARC-12.4 */
export function down(table: Table, ref: Referee, id: UnitId, slot: SlotId, cause: Cause): void {
  const unit = unitAt(table, id);
  const figure = figureIn(unit, slot);
  if (figure === NONE) return;
  unit.slots[slot] = NONE;
  unit.wounds[figure] = 0;
  unit.downed.push(figure);
  if (cause.why !== 'push') hurtBy(table, unit, cause); // ARC-3.8: a loss, not damage
  ref.tell({
    kind: 'downed',
    rule: 'ARC-11.2',
    unit: unitName(table, id),
    slot: slotName(slot),
    figure: codeOf(table, id, figure),
    why: cause.why,
  });
  if (!isCommander(table, id, figure)) return;
  const seat = scorerFor(table, id, cause.seat);
  if (seat !== NONE) score(table, ref, seat, VP.commander, 'commander', 'ARC-12.4', id);
}

/** Takes a unit without figures off the table; whether it did. ARC-11.6, ARC-12.3 */
export function bury(table: Table, ref: Referee, id: UnitId, cause: Cause): boolean {
  const unit = unitAt(table, id);
  if (unit.state !== 'deployed' || !isEmpty(unit)) return false;
  const seat = scorerFor(table, id, cause.seat);
  const by = cause.by === NONE ? null : unitName(table, cause.by);
  ref.tell({ kind: 'defeated', rule: 'ARC-11.6', unit: unitName(table, id), by, seat: seat === NONE ? null : seat });
  if (seat !== NONE) score(table, ref, seat, worthOf(table, id), prizeOf(defOf(table, unitAt(table, id))), 'ARC-12.3', id);
  remove(table, id, 'defeated');
  return true;
}

// ---- restoring. ARC-11.7

/** Back into its own slot, or into an empty one like it. */
export function* restore(table: Table, ref: Referee, id: UnitId, figure: FigureId, seat: Seat, why: string): Rules<void> {
  const unit = unitAt(table, id);
  const slot = figureIn(unit, figure) === NONE ? figure : yield* chooseSlot(table, ref, id, figure, seat);
  unit.slots[slot] = figure;
  unit.downed.splice(unit.downed.indexOf(figure), 1);
  ref.tell({ kind: 'restored', rule: 'ARC-11.7', unit: unitName(table, id), slot: slotName(slot), figure: codeOf(table, id, figure), why });
}
function* chooseSlot(table: Table, ref: Referee, id: UnitId, figure: FigureId, seat: Seat): Rules<SlotId> {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  const free = [...def.slots.keys()].filter((slot) => figureIn(unit, slot) === NONE && fits(def, figure, slot));
  const told = yield* ref.choose(seat, {
    ask: 'restoreTo',
    rule: 'ARC-11.7',
    options: () => unlike(table, id, free).map((slot) => ({ slot: slotName(slot) })),
    facts: () => ({ unit: unitName(table, id), figure: slotName(figure) }),
  });
  return slotCalled(told.slot);
}
