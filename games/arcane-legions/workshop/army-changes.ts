// Changes to an army, and why some are not possible: content/army-lists.ts decides that.
import type { Reason } from '@tabularium/kernel';
import { type ArmyTerms, areaOfArmy, armyProblems, pointsOfArmy, unitDef, whyNotEnlist } from '../content/army-lists.ts';
import { termsOf } from '../content/own/card-flaws.ts';
import type { ArmyFile } from './army-file.ts';

export const costOf = ({ content, units }: ArmyFile): number => pointsOfArmy(content, units);
export const areaUsed = ({ content, units }: ArmyFile): number => areaOfArmy(content, units);
export const whyNotTake = (army: ArmyFile, unit: string): Reason | undefined => whyNotEnlist(army.content, termsOf(army), army.units, unit);
/** Why it cannot be played. */
export const problemsOf = (army: ArmyFile, terms: ArmyTerms = termsOf(army)): readonly Reason[] =>
  armyProblems(army.content, terms, army.units).map(({ reason }) => reason);
export const countOf = ({ units }: ArmyFile, unit: string): number => units.filter((one) => one === unit).length;

// ---- changes

/** Puts equal cards next to each other. */
export function taking(army: ArmyFile, unit: string): ArmyFile {
  const last = army.units.lastIndexOf(unit);
  return { ...army, units: last < 0 ? [...army.units, unit] : army.units.toSpliced(last, 0, unit) };
}
/** Takes out one copy. */
export function dismissing(army: ArmyFile, unit: string): ArmyFile {
  const last = army.units.lastIndexOf(unit);
  return last < 0 ? army : { ...army, units: army.units.toSpliced(last, 1) };
}
export const withoutUnits = (army: ArmyFile): ArmyFile => ({ ...army, units: [] });

// ---- abilities that do not work in this army

/** Abilities that need an army of one people. ARC-2.3, ARC-14.40, ARC-14.70 */
export interface Idle {
  readonly ability: 'hellenicPride' | 'xenophobic';
  readonly unit: string;
  /** The unit that keeps it from working. */
  readonly because: string;
}
export function idleAbilities({ content, units }: ArmyFile): readonly Idle[] {
  const defs = [...new Set(units)].flatMap((id) => unitDef(content, id) ?? []);
  return defs.flatMap(({ id, faction, bar }): Idle[] => {
    const stranger = (people: string): string | undefined => defs.find((other) => other.faction !== people)?.id;
    const found = [
      ...(bar.includes('hellenicPride') ? [{ ability: 'hellenicPride', because: stranger('egyptian') } as const] : []),
      ...(bar.includes('xenophobic') ? [{ ability: 'xenophobic', because: stranger(faction) } as const] : []),
    ];
    return found.flatMap(({ ability, because }) => (because === undefined ? [] : [{ ability, unit: id, because }]));
  });
}
