// An army in numbers.
import { startingIcons, worthOf } from '../board/pieces/unit-card.tsx';
import { commandersOf, unitDef } from '../content/army-lists.ts';
import type { Content } from '../content/index.ts';
import { BASES, type Base, ICONS, type Icon, TROOPS, type UnitDef } from '../content/kinds.ts';
import { mostOf, startingSlots } from '../content/points.ts';

export const TROOP_KINDS = [...TROOPS, 'irregular'] as const;
export interface ArmyFigures {
  readonly units: number;
  readonly figures: number;
  readonly health: number;
  readonly commanders: number;
  /** What enemies score for defeating all of it. ARC-12.3, ARC-12.4 */
  readonly vp: number;
  /** Icons of the starting figures, and the most of each kind that they can have. */
  readonly icons: Readonly<Record<Icon, { readonly start: number; readonly most: number }>>;
  readonly troops: Readonly<Record<(typeof TROOP_KINDS)[number], number>>;
  readonly bases: Readonly<Record<Base, number>>;
}
export function armyFigures(content: Content, units: readonly string[]): ArmyFigures {
  const defs = units.flatMap((id) => unitDef(content, id) ?? []);
  const total = (count: (def: UnitDef) => number): number => defs.reduce((sum, def) => sum + count(def), 0);
  const iconsOf = (icon: Icon): ArmyFigures['icons'][Icon] => ({
    start: total((def) => startingIcons(def)[icon]),
    most: total(({ slots }) => mostOf(slots, (slot) => slot.icons[icon])),
  });
  return {
    units: defs.length,
    figures: total(({ slots }) => startingSlots(slots).length),
    health: total(({ slots }) => startingSlots(slots).reduce((sum, { pegs }) => sum + pegs, 0)),
    commanders: total((def) => commandersOf(def).length),
    vp: total(worthOf),
    icons: byEach(ICONS, iconsOf),
    troops: byEach(TROOP_KINDS, (kind) => defs.filter(({ troops }) => troops === kind).length),
    bases: byEach(BASES, (kind) => defs.filter(({ base }) => base === kind).length),
  };
}
const byEach = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>; // one entry for every key
