// Filters and sorts the units in the army builder.
import type { Ability, Base, Faction, UnitDef } from '../content/kinds.ts';

export const ORDERS = ['printed', 'cheap', 'dear'] as const;
export interface Filter {
  /** Null: any. */
  readonly faction: Faction | null;
  readonly base: Base | null;
  /** A troop type, a descriptor, a subfaction, or `command`. */
  readonly keyword: string | null;
  readonly ability: Ability | null;
  readonly order: (typeof ORDERS)[number];
}
const keywordsOf = ({ troops, descriptor, subfaction, slots }: UnitDef): readonly string[] => [
  troops,
  descriptor,
  ...(subfaction === null ? [] : [subfaction]),
  ...(slots.some(({ circle }) => circle === 'yellow') ? ['command'] : []),
];
const abilitiesOf = ({ bar, slots }: UnitDef): readonly Ability[] => [...bar, ...slots.flatMap(({ abilities }) => abilities)];

export function filtered(units: readonly UnitDef[], { faction, base, keyword, ability, order }: Filter): readonly UnitDef[] {
  const found = units.filter(
    (unit) =>
      (faction === null || unit.faction === faction) &&
      (base === null || unit.base === base) &&
      (keyword === null || keywordsOf(unit).includes(keyword)) &&
      (ability === null || abilitiesOf(unit).includes(ability)),
  );
  if (order === 'printed') return found;
  const sign = order === 'cheap' ? 1 : -1;
  return found.toSorted((a, b) => sign * (a.points - b.points));
}
/** The words to filter by: only those that some unit has. */
export const keywordsIn = (units: readonly UnitDef[]): readonly string[] => [...new Set(units.flatMap(keywordsOf))];
export const abilitiesIn = (units: readonly UnitDef[]): readonly Ability[] => [...new Set(units.flatMap(abilitiesOf))];
