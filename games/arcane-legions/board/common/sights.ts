// What the board asks the rules about lines between units: from which side to which, how long, what they cross.
import type { Vector } from '@tabularium/geometry';
import { SIDES, type Side } from '../../content/kinds.ts';
import { inSteps, STEP } from '../../content/shapes.ts';
import { SHOT_RANGE, THROWN_RANGE } from '../../content/tables.ts';
import { sightLines } from '../../rules/field/sight.ts';
import { ALL_SIDES, distanceBetween, isWithin, middleOf, outOf, sizeOfUnit } from '../../rules/units/bases.ts';
import type { UnitName } from '../../table/asks.ts';
import { sideName, unitCalled, unitName } from '../../table/names.ts';
import { type Table, unitAt } from '../../table/table.ts';
import type { UnitView } from '../../table/view.ts';

export interface Sight {
  readonly from: Side;
  readonly to: Side;
  readonly start: Vector;
  readonly end: Vector;
  /** Where it is labelled and grasped. */
  readonly plate: Vector;
  /** In steps. */
  readonly distance: number;
  readonly isInRange: boolean;
  /** Units and pieces by their names; those that block it. */
  readonly crossed: readonly string[];
  readonly blockedBy: readonly string[];
  readonly state: 'free' | 'crossed' | 'blocked' | 'far';
}
/** Lines between the same units cross near their middles, so each has its label at another part of its length. */
export function plateOf(from: Side, to: Side, start: Vector, end: Vector): Vector {
  const part = 0.32 + 0.12 * ((SIDES.indexOf(from) + 2 * SIDES.indexOf(to)) % 4);
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}
/** How far a unit shoots or throws; 0 if it does neither. */
export function rangeOf({ icons, abilities }: UnitView): number {
  const throws = abilities.some(({ ability, ready }) => ability === 'thrownWeapon' && ready > 0);
  const snipes = abilities.some(({ ability, ready }) => ability === 'sniper' && ready > 0);
  return icons.R > 0 || snipes ? SHOT_RANGE : throws ? THROWN_RANGE : 0;
}
export function sightsBetween(ground: Table, shooter: UnitName, aim: UnitName, range: number): readonly Sight[] {
  const [id, target] = [unitCalled(ground, shooter), unitCalled(ground, aim)];
  if (id < 0 || target < 0) return [];
  const pieceName = (number: number): string => `${ground.pieces[number]?.kind} ${number + 1}`;
  return sightLines(ground, id, target).map((line) => {
    const crossed = [...line.units.map((one) => unitName(ground, one)), ...line.difficult.map(pieceName)];
    const blockedBy = [...line.blockedBy.map(pieceName), ...(line.isBehind ? [aim] : [])];
    const isInRange = isWithin(line.distance, range);
    const [from, to, start, end] = [sideName(line.from), sideName(line.to), inSteps(line.start), inSteps(line.end)];
    return {
      from,
      to,
      start,
      end,
      plate: plateOf(from, to, start, end),
      distance: line.distance / STEP,
      isInRange,
      crossed,
      blockedBy,
      state: blockedBy.length > 0 ? 'blocked' : isInRange ? (crossed.length > 0 ? 'crossed' : 'free') : 'far',
    };
  });
}
/** The middle of every side of a unit, and which way that side faces. */
export function sidesOf(ground: Table, unit: UnitName): readonly { readonly at: Vector; readonly heading: number }[] {
  const id = unitCalled(ground, unit);
  if (id < 0) return [];
  const there = unitAt(ground, id);
  return ALL_SIDES.map((side) => ({ at: inSteps(middleOf(there, sizeOfUnit(ground, id), side)), heading: outOf(there.heading, side) }));
}
/** From notch to notch, in steps. */
export const distanceInSteps = (ground: Table, from: UnitName, to: UnitName): number | undefined => {
  const [a, b] = [unitCalled(ground, from), unitCalled(ground, to)];
  return a < 0 || b < 0 ? undefined : distanceBetween(ground, a, b) / STEP;
};
