// How the open question concerns the units on the table.
import { movementPoints } from '../../rules/reach/reach.ts';
import type { UnitName } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import type { UnitView } from '../../table/view.ts';
import type { PartProps } from '../common/props.ts';
import { numbersOfUnit } from '../common/targets.ts';
import type { Concern } from './units.tsx';

/** A unit that an option names. */
export const nameIn = (option: unknown, key: 'unit' | 'target'): string | undefined => {
  const name: unknown = typeof option === 'object' && option !== null ? Reflect.get(option, key) : undefined;
  return typeof name === 'string' ? name : undefined;
};
/** Ranges are shown while a unit is selected, and while a shot is being aimed. */
export const isAiming = ({ decision, selection }: PartProps): boolean =>
  decision?.ask === 'shotSides' || (selection.unit !== null && (decision === undefined || decision.ask === 'order'));
/** Whether it can be chosen, is asked about, or can be attacked by the selected unit. */
export function concernIn({ decision, choices, selection }: PartProps, { unit }: UnitView): Concern {
  if (decision === undefined) return null;
  if (decision.ask === 'order') {
    if (numbersOfUnit(decision, choices, selection.unit, unit).length > 0) return 'foe';
    return choices.units.has(unit) ? 'own' : null;
  }
  if (choices.units.has(unit)) return decision.ask === 'splash' ? 'foe' : 'own';
  if (choices.about === unit) return 'acting';
  return choices.against === unit ? 'foe' : null;
}

/** Whose reach is shown, and with how many points: that of the moving unit or the selected one. `option` begins its move. */
export function walkerIn(
  { decision, eye, play, ground }: PartProps,
  unit: UnitView | undefined,
): { readonly unit: UnitName; readonly points: number; readonly option?: number } | undefined {
  if (unit === undefined || unit.at === null || play.current !== undefined) return undefined;
  if (decision?.ask === 'manoeuvre') return { unit: unit.unit, points: decision.facts.left, option: 0 };
  if (decision?.ask === 'order') {
    const option = decision.options.findIndex(({ unit: name, order }) => name === unit.unit && order === 'move');
    const order = decision.options[option];
    if (order?.order !== 'move') return { unit: unit.unit, points: unit.icons.M };
    return { unit: unit.unit, points: movementPoints(ground, unitCalled(ground, unit.unit), order.push), option };
  }
  const isWatching = decision === undefined && typeof eye !== 'number'; // players watch what the others do
  return isWatching ? { unit: unit.unit, points: unit.icons.M } : undefined;
}
