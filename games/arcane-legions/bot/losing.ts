// Which figures to lose, and which to bring back.
import { best, remembered } from '@tabularium/parts/bot';
import { iconValue } from '../content/points.ts';
import { healthIn, slotOf } from '../rules/units/figures.ts';
import type { Asks, SlotName } from '../table/asks.ts';
import { slotCalled, unitCalled } from '../table/names.ts';
import { defOf, NONE, type SlotId, type UnitId, unitAt } from '../table/table.ts';
import { stanceOf } from './stance.ts';
import { type Thought, withFigures } from './thought.ts';
import { figureWorth } from './worth.ts';

const ABILITY = 0.12;
/** What a unit loses with the figure in a slot: the figure, and what it does there. */
export function slotLoss(thought: Thought, id: UnitId, slot: SlotId): number {
  return remembered(thought, 'loss', id * 64 + slot, () => {
    const unit = unitAt(thought.table, id);
    const without = unit.slots.map((figure, number) => (number === slot ? NONE : figure));
    const now = remembered(thought, 'stance', id, () => stanceOf(thought, id, 0));
    const then = withFigures(unit, without, () => stanceOf(thought, id, 0));
    const { abilities } = slotOf(defOf(thought.table, unit), slot);
    return figureWorth(thought, id, slot) + Math.max(0, now - then) + ABILITY * abilities.length;
  });
}
/** A wound that does not fell its figure heals; otherwise the figure that costs least by the point takes the damage. */
const WOUND = 0.3;
export function chooseDamaged(
  thought: Thought,
  options: readonly Asks['damage'][],
  { unit, left }: { unit: string; left: number },
): number {
  const id = unitCalled(thought.table, unit);
  return best(options, ({ slot }) => {
    const number = slotCalled(slot);
    const health = healthIn(thought.table, id, number);
    const loss = slotLoss(thought, id, number);
    return -(left >= health ? loss / health : (WOUND * loss) / left);
  });
}
/** The figure that will be missed least; of an enemy's, the one missed most. */
export const chooseLeast = (thought: Thought, options: readonly { readonly slot: SlotName }[], unit: string): number =>
  best(options, ({ slot }) => -slotLoss(thought, unitCalled(thought.table, unit), slotCalled(slot)));
export const chooseMost = (thought: Thought, options: readonly { readonly slot: SlotName }[], unit: string): number =>
  best(options, ({ slot }) => slotLoss(thought, unitCalled(thought.table, unit), slotCalled(slot)));

// ---- back again

/** What a downed figure brings where it started. */
export function returnWorth({ table }: Thought, id: UnitId, figure: SlotId): number {
  const slot = slotOf(defOf(table, unitAt(table, id)), figure);
  return slot.pegs + iconValue(slot) / 100 + 0.3 * slot.abilities.length + (slot.circle === 'yellow' ? 1 : 0);
}
export const chooseReturned = (thought: Thought, options: readonly Asks['restore'][], unit: string): number =>
  best(options, ({ figure }) => returnWorth(thought, unitCalled(thought.table, unit), slotCalled(figure)));
/** Where it does most. */
export function chooseReturnSlot(
  thought: Thought,
  options: readonly Asks['restoreTo'][],
  { unit, figure }: { unit: string; figure: string },
): number {
  const id = unitCalled(thought.table, unit);
  const own = unitAt(thought.table, id);
  return best(options, ({ slot }) => {
    const slots = own.slots.map((there, number) => (number === slotCalled(slot) ? slotCalled(figure) : there));
    return withFigures(own, slots, () => stanceOf(thought, id, 0));
  });
}
