// Arrangements of figures that players often want: as many icons of one kind as can be. ARC-4.1

import type { Icon, SlotDef, UnitDef } from '../../content/kinds.ts';
import { iconValue } from '../../content/points.ts';
import type { Template } from '../../table/asks.ts';
import { defOf, NONE, type SlotId, type Table, type Unit, type UnitId, unitAt } from '../../table/table.ts';
import { cardOf } from '../units/cards.ts';
import { figureIn, isWounded, readySlots } from '../units/figures.ts';

/** Most of the first, then of the next. */
const WANTED: Readonly<Record<Exclude<Template, 'value'>, readonly Icon[]>> = {
  attack: ['A', 'D', 'M'],
  defence: ['D', 'A'],
  ranged: ['R', 'D'],
  move: ['M', 'D'],
};
function isBetter(a: SlotDef, b: SlotDef, template: Template): number {
  if (template === 'value') return iconValue(b) - iconValue(a);
  for (const icon of WANTED[template]) if (a.icons[icon] !== b.icons[icon]) return b.icons[icon] - a.icons[icon];
  return 0;
}

/** The slots for each kind of figure, the best ones first. */
type Ranking = readonly (readonly SlotId[])[];
/** Cards never change, so each is ranked once for each template. */
const rankingsByCard = new WeakMap<UnitDef, Map<Template, Ranking>>();
function rankingOf(def: UnitDef, template: Template): Ranking {
  let ofCard = rankingsByCard.get(def);
  if (ofCard === undefined) rankingsByCard.set(def, (ofCard = new Map()));
  let ranking = ofCard.get(template);
  if (ranking === undefined) ofCard.set(template, (ranking = rank(def, template)));
  return ranking;
}
function rank(def: UnitDef, template: Template): Ranking {
  const { fit } = cardOf(def);
  const slots = [...def.slots.keys()];
  return slots
    .filter((slot) => fit[slot] === slot)
    .map((first) =>
      slots
        .filter((slot) => fit[slot] === first)
        .sort((a, b) => isBetter(def.slots[a] as SlotDef, def.slots[b] as SlotDef, template) || a - b),
    );
}

/** The figures stand as the template wants them: sound ones on the best slots, wounded ones on the next best. */
export function isArranged(table: Table, id: UnitId, template: Template): boolean {
  const unit = unitAt(table, id);
  return rankingOf(defOf(table, unit), template).every((slots) => isInOrder(unit, slots));
}
function isInOrder({ slots: figures, wounds }: Unit, slots: readonly SlotId[]): boolean {
  let [isWoundedBefore, isGapBefore] = [false, false];
  for (const slot of slots) {
    const figure = figures[slot] as number;
    if (figure === NONE) {
      isGapBefore = true;
      continue;
    }
    const isWoundedHere = (wounds[figure] as number) > 0;
    if (isGapBefore || (isWoundedBefore && !isWoundedHere)) return false;
    isWoundedBefore = isWoundedHere;
  }
  return true;
}
/** The figures by slot as the template wants them; nothing if they stand like that already. */
export function arranged(table: Table, id: UnitId, template: Template): readonly number[] | undefined {
  if (isArranged(table, id, template)) return undefined;
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  const slots = def.slots.map(() => NONE);
  for (const ranked of rankingOf(def, template)) arrangeKind(unit, ranked, slots);
  return slots;
}
/** Arranges one kind of figure; those that stand well already stay. */
function arrangeKind(unit: Unit, ranked: readonly SlotId[], slots: number[]): void {
  const standing = readySlots(unit).filter((slot) => ranked.includes(slot));
  const wounded = standing.filter((slot) => isWounded(unit, slot));
  const sound = standing.filter((slot) => !isWounded(unit, slot));
  const chosen = ranked.slice(0, standing.length);
  for (const [who, where] of [
    [sound, chosen.slice(0, sound.length)],
    [wounded, chosen.slice(sound.length)],
  ] as const) {
    const stay = where.filter((slot) => who.includes(slot));
    const free = where.filter((slot) => !stay.includes(slot));
    for (const slot of stay) slots[slot] = figureIn(unit, slot);
    for (const slot of who.filter((one) => !stay.includes(one))) slots[free.shift() as SlotId] = figureIn(unit, slot); // as many as there are figures
  }
}
