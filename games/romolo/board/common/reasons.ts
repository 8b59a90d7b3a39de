// Which reasons of the rules tell of what was clicked or pointed at, by their notation.
import type { Reason } from '@tabularium/kernel';
import type { HexName, UnitName } from '../../table/asks.ts';
import type { UnitView } from '../../table/view.ts';

const wordsIn = ({ what = '' }: Reason): readonly string[] => what.split(' ');

/** Why a unit cannot go to a hex, or do anything there: what is against this hex, or else what holds it back everywhere. */
export function againstGoing({ unit, at: from }: UnitView, at: HexName, reasons: readonly Reason[]): readonly Reason[] {
  const own = reasons.filter((reason) => wordsIn(reason).includes(unit));
  const exact = own.filter((reason) => wordsIn(reason).includes(at));
  if (exact.length > 0 || from === at) return exact;
  return own.filter(({ what }) => what === unit || what === `move ${unit}`);
}
/** Why none of these units can do anything. */
export const againstUnits = (units: readonly UnitName[], reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ what }) => what !== undefined && units.includes(what));
export const againstHex = (at: HexName, reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter((reason) => wordsIn(reason).includes(at));
/** Why a unit, or no unit at all, can hire a character. */
export const againstHiring = (unit: UnitName | undefined, reason: Reason): boolean =>
  unit === undefined ? wordsIn(reason)[0] === 'hireCharacter' : reason.what === `hireCharacter ${unit}`;
