// The figures on a base: which slots are ready, what they give, who is wounded. ARC-1.3 to ARC-1.8, ARC-11.2
import type { Ability, Icon, SlotDef, UnitDef } from '../../content/kinds.ts';
import type { FigureMove } from '../../table/asks.ts';
import { slotName, unitName } from '../../table/names.ts';
import { defOf, type FigureId, NONE, type Referee, type SlotId, type Table, type Unit, type UnitId, unitAt } from '../../table/table.ts';
import { type Card, cardOf, type Printed } from './cards.ts';

export const slotOf = ({ slots }: UnitDef, slot: SlotId): SlotDef => slots[slot] as SlotDef;
export const figureIn = ({ slots }: Unit, slot: SlotId): FigureId => slots[slot] as FigureId;
/** Slots with a figure in them. */
export function readySlots({ slots }: Unit): SlotId[] {
  const ready: SlotId[] = [];
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== NONE) ready.push(slot);
  return ready;
}
/** Slots in which basic troops stand. ARC-1.4 */
export const whiteSlots = (table: Table, id: UnitId): SlotId[] => {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  return readySlots(unit).filter((slot) => slotOf(def, slot).circle === 'white');
};
/** The code of a figure, by the slot in which it started; in events figures are called so. */
export const codeOf = (table: Table, id: UnitId, figure: FigureId): string =>
  slotOf(defOf(table, unitAt(table, id)), figure).figure as string;
export const codeIn = (table: Table, id: UnitId, slot: SlotId): string => codeOf(table, id, figureIn(unitAt(table, id), slot));
export const isEmpty = ({ slots }: Unit): boolean => slots.every((figure) => figure === NONE);

/** How many ready icons of a kind a unit has. ARC-1.5 */
export function iconsOf(table: Table, id: UnitId, icon: Icon): number {
  const unit = unitAt(table, id);
  const icons = cardOf(defOf(table, unit)).icons[icon];
  let count = 0;
  for (let slot = 0; slot < icons.length; slot++) if (unit.slots[slot] !== NONE) count += icons[slot] as number;
  return count;
}
export const allIconsOf = (table: Table, id: UnitId): Record<Icon, number> => ({
  A: iconsOf(table, id, 'A'),
  D: iconsOf(table, id, 'D'),
  R: iconsOf(table, id, 'R'),
  M: iconsOf(table, id, 'M'),
});

// ---- abilities

const printedOn = (table: Table, unit: Unit, ability: Ability): Printed | undefined => cardOf(defOf(table, unit)).abilities.get(ability);
/** Slots with a ready icon of the ability. */
export function abilitySlots(table: Table, id: UnitId, ability: Ability): SlotId[] {
  const unit = unitAt(table, id);
  const slots = printedOn(table, unit, ability)?.slots ?? [];
  return slots.filter((slot) => unit.slots[slot] !== NONE);
}
/** Of abilities that count by icon; on the bar it counts once. ARC-14.0a */
export function abilityCount(table: Table, id: UnitId, ability: Ability): number {
  const unit = unitAt(table, id);
  const found = printedOn(table, unit, ability);
  if (found === undefined) return 0;
  let count = found.isOnBar ? 1 : 0;
  for (const slot of found.slots) if (unit.slots[slot] !== NONE) count += 1;
  return count;
}
/** It is on the bar, or on a ready slot. ARC-1.7, ARC-1.8 */
export const has = (table: Table, id: UnitId, ability: Ability): boolean => abilityCount(table, id, ability) > 0;
/** Somebody has it anywhere on the table. ARC-14.43, ARC-14.62 */
export const anyHas = (table: Table, seat: number, ability: Ability): boolean =>
  table.units.some((unit, id) => unit.seat === seat && unit.state === 'deployed' && has(table, id, ability));

// ---- hit points

export const pegsOf = (table: Table, id: UnitId, figure: FigureId): number => slotOf(defOf(table, unitAt(table, id)), figure).pegs;
/** Before it is downed. */
export const healthIn = (table: Table, id: UnitId, slot: SlotId): number => {
  const unit = unitAt(table, id);
  const figure = figureIn(unit, slot);
  return figure === NONE ? 0 : pegsOf(table, id, figure) - (unit.wounds[figure] as number);
};
export const healthOf = (table: Table, id: UnitId): number =>
  readySlots(unitAt(table, id)).reduce((sum, slot) => sum + healthIn(table, id, slot), 0);
export const isWounded = (unit: Unit, slot: SlotId): boolean => {
  const figure = figureIn(unit, slot);
  return figure !== NONE && (unit.wounds[figure] as number) > 0;
};
/** A figure that started in a yellow slot. ARC-1.4 */
export const isCommander = (table: Table, id: UnitId, figure: FigureId): boolean =>
  slotOf(defOf(table, unitAt(table, id)), figure).circle === 'yellow';

// ---- which slots are alike

/** A figure can stand where circle, foot and pegs are the same. ARC-1.6 */
export const fits = (def: UnitDef, from: SlotId, to: SlotId): boolean => cardOf(def).fit[from] === cardOf(def).fit[to];
/** Two slots for the same figures give the same icons and abilities. */
export const givesSame = (def: UnitDef, one: SlotId, other: SlotId): boolean => cardOf(def).gift[one] === cardOf(def).gift[other];
/** It makes no difference which of two slots is meant: they give the same, and their figures are alike and would come back to alike slots. ARC-18.3 */
export function areAlike(table: Table, id: UnitId, one: SlotId, other: SlotId): boolean {
  const unit = unitAt(table, id);
  return areAlikeOn(cardOf(defOf(table, unit)), unit, one, other);
}
function areAlikeOn(card: Card, { slots, wounds }: Unit, one: SlotId, other: SlotId): boolean {
  if (card.gift[one] !== card.gift[other]) return false;
  const [figureA, figureB] = [slots[one] as FigureId, slots[other] as FigureId];
  if (figureA === NONE || figureB === NONE) return figureA === figureB;
  return wounds[figureA] === wounds[figureB] && card.figure[figureA] === card.figure[figureB] && card.gift[figureA] === card.gift[figureB]; // ARC-11.7
}
/** The first slot of each kind. */
export function unlike(table: Table, id: UnitId, slots: readonly SlotId[]): SlotId[] {
  const unit = unitAt(table, id);
  const card = cardOf(defOf(table, unit));
  const found: SlotId[] = [];
  next: for (const slot of slots) {
    for (const before of found) if (areAlikeOn(card, unit, before, slot)) continue next;
    found.push(slot);
  }
  return found;
}

// ---- figures that change their slots, with their wounds

/** Moves into empty slots that fit and give something else; slots that are alike are named once. ARC-1.6, ARC-4.1 */
export function movesOf(table: Table, id: UnitId): FigureMove[] {
  const unit = unitAt(table, id);
  const { fit, gift } = cardOf(defOf(table, unit));
  const empty = fit.flatMap((_, slot) => (unit.slots[slot] === NONE && !isEmptyBefore(unit, gift, slot) ? [slot] : []));
  const moves: FigureMove[] = [];
  for (const from of unlike(table, id, readySlots(unit)))
    for (const to of empty) if (fit[from] === fit[to] && gift[from] !== gift[to]) moves.push({ from: slotName(from), to: slotName(to) });
  return moves;
}
/** An empty slot like it comes before it. */
function isEmptyBefore({ slots }: Unit, gift: readonly SlotId[], slot: SlotId): boolean {
  for (let before = gift[slot] as SlotId; before < slot; before++) if (slots[before] === NONE && gift[before] === gift[slot]) return true;
  return false;
}
export function moveFigure(table: Table, ref: Referee, id: UnitId, from: SlotId, to: SlotId, rule: string): void {
  const unit = unitAt(table, id);
  unit.slots[to] = figureIn(unit, from);
  unit.slots[from] = NONE;
  ref.tell({ kind: 'figureMoved', rule, unit: unitName(table, id), figure: codeIn(table, id, to), from: slotName(from), to: slotName(to) });
}
