// Choices before the fight: heroes, units and tactics to keep.
import type { Dice } from '@tabularium/kernel';
import { ranked } from '@tabularium/parts/bot';
import type { UnitDef } from '../content/kinds.ts';
import { HIT_FACES } from '../content/kinds.ts';
import type { Situation } from './situation.ts';
import { pointsFor } from './worth.ts';

/** Any faction is fine: chance chooses, so that opponents meet all of them. */
export const rankFaction = (options: readonly { readonly faction: string }[]): readonly number[] =>
  ranked(options, ({ faction }) => (faction === 'random' ? 1 : 0));
export const rankAny = (options: readonly unknown[], dice: Dice): readonly number[] => [dice.below(options.length)];

export const rankNeutral = (situation: Situation, options: readonly { readonly unit: string }[]): readonly number[] =>
  ranked(options, ({ unit }) => usefulness(defNamed(situation, unit)));
/** The numbers of the units that are kept, ascending. */
export function chooseKept(situation: Situation, options: readonly { readonly unit: string }[], count: number): number[] {
  return options
    .map(({ unit }, number) => ({ number, worth: usefulness(defNamed(situation, unit)) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}
const defNamed = ({ table }: Situation, name: string): UnitDef => table.content.units.find(({ id }) => id === name) as UnitDef; // one of the options
/** Dice, hit points and Range, in this order; the rest by the formula. */
function usefulness(def: UnitDef): number {
  const { attack, health, range, movement } = def;
  let hits = 0;
  for (const die of attack) hits += HIT_FACES[die] / 6;
  return 4 * hits + 1.3 * health + 1.5 * range + 0.5 * movement + pointsFor(def) / 10;
}
