// What can be wrong with single units and armies. Paths lead into the card. ARC-18.7
import { flaw } from '@tabularium/parts/own-content';
import { type ArmyTerms, armyProblems, commandersOf } from '../army-lists.ts';
import type { Content } from '../index.ts';
import type { ArmyDef, Base, FigureDef, SlotDef, UnitDef } from '../kinds.ts';
import { startingSlots } from '../points.ts';
import { type Flaw, isBecause } from './sentences.ts';

/** How many small feet have room on a base. */
const FEET: Readonly<Record<Base, number>> = { wide: 32, column: 32, sortie: 16 };
const LARGE_FOOT = 4;
/** How many small feet these slots take up. */
export const cellsOf = (slots: readonly SlotDef[]): number => slots.reduce((sum, { size }) => sum + (size === 'large' ? LARGE_FOOT : 1), 0);

export function unitFlaws({ figures }: Pick<Content, 'figures'>, unit: UnitDef): Flaw[] {
  const { base, slots } = unit;
  const cells = cellsOf(slots);
  const commanders = commandersOf(unit);
  const twice = commanders.find((figure, i) => commanders.indexOf(figure) < i);
  return [
    ...slots.flatMap((slot, i) => slotFlaws(figures, slot, ['slots', i, 'figure'])),
    ...(startingSlots(slots).length === 0 ? [flaw(['slots'], 'nobodyStarts')] : []),
    ...(cells > FEET[base] ? [flaw(['slots'], 'baseFull', { cells, room: FEET[base] })] : []),
    ...(twice === undefined ? [] : [flaw(['slots'], 'commanderTwice', { figure: twice })]), // ARC-2.2
  ];
}
/** The figure that starts in a slot must exist, and fit. ARC-1.6 */
function slotFlaws(figures: readonly FigureDef[], { figure, ...slot }: SlotDef, path: Flaw['path']): Flaw[] {
  if (figure === null) return [];
  const found = figures.find(({ id }) => id === figure);
  if (found === undefined) return [flaw(path, 'noSuchFigure', { figure })];
  const { circle, size, pegs } = found;
  const isFitting = circle === slot.circle && size === slot.size && pegs === slot.pegs;
  return isFitting ? [] : [flaw(path, 'otherFoot', { figure, circle, size, pegs })];
}

/** The zone of the largest table, half as large again as the standard one. ARC-2.6, ARC-13.6 */
export const MOST_ROOM = 48;
/** The terms an army is built for: its own total, and the largest table. */
export const termsOf = ({ total }: Pick<ArmyDef, 'total'>): ArmyTerms => ({ points: total, room: MOST_ROOM });
/** What keeps an army from being played under its own terms. ARC-2.1 to ARC-2.6 */
export const listFlaws = (content: Content, army: ArmyDef): Flaw[] =>
  armyProblems(content, termsOf(army), army.units).flatMap(({ reason, at }) => {
    const { because, rule: _rule, ...facts } = reason;
    return isBecause(because) ? [flaw(at === undefined ? ['units'] : ['units', at], because, plain(facts))] : [];
  });
const plain = (facts: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]));
