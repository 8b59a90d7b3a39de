// Spear Walls: which wait for a unit, and which step makes them strike. Questions only. HOP-19.27
import type { Hex, Table, Unit } from '../../table/table.ts';
import { distanceOf, isOpponent, levelOf } from '../units/units.ts';

const NO_WALLS: readonly Unit[] = [];
/** Opponents whose Spear Wall has not struck this turn. */
export function wallsAgainst(table: Table, unit: Unit): readonly Unit[] {
  let walls: Unit[] | undefined;
  for (const other of table.units)
    if (!other.walled && isOpponent(table, unit, other) && levelOf(table, other, 'spearWall') > 0) (walls ??= []).push(other);
  return walls ?? NO_WALLS;
}
/** The step leads from a hex that is not adjacent to one that is. */
export const comesNextTo = (table: Table, hex: Hex, from: Hex, to: Hex): boolean =>
  distanceOf(table, to, hex) === 1 && distanceOf(table, from, hex) !== 1;
