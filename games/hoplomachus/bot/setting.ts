// Choices before the fight: heroes, units and tactics to keep.
import type { Dice } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import type { UnitDef } from '../content/kinds.ts';
import { HIT_FACES } from '../content/kinds.ts';
import type { Situation } from './situation.ts';
import { pointsFor } from './worth.ts';

/** Any faction is fine: chance chooses, so that opponents meet all of them. */
export const chooseFaction = (options: readonly { readonly faction: string }[]): number =>
  Math.max(
    0,
    options.findIndex(({ faction }) => faction === 'random'),
  );
export const chooseAny = (options: readonly unknown[], dice: Dice): number => dice.below(options.length);

export const chooseNeutral = (situation: Situation, options: readonly { readonly unit: string }[]): number =>
  best(options, ({ unit }) => usefulness(defNamed(situation, unit)));
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
