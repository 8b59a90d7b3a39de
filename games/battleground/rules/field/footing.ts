// What a figure stands on: difficult terrain, printed or made by a marker. MOB-2.11, MOB-7.65

import { levelOf } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Marker, Table } from '../../table/table.ts';
import { footprintOf } from '../figures/figures.ts';
import { gapOfBases, isWithin } from './distance.ts';
import { basesSee } from './sight.ts';
import { terrainOf } from './terrain.ts';

/** Some hex of the figure's base is difficult, or an enemy marker makes it count as such. MOB-7.120, MOB-11.21 */
export function isOnDifficult(table: Table, id: FigureId): boolean {
  const { difficult } = terrainOf(table);
  for (const position of footprintOf(table, id)) if (difficult[position] === 1) return true; // listed by hex, so positions on platforms never match
  for (const marker of table.markers) if (affects(table, marker, id)) return true;
  return false;
}
/** A marker affects an enemy at its height, within its radius and in its line of sight. MOB-7.65, MOB-7.119 */
export function affects(table: Table, { seat, at, radius }: Marker, id: FigureId): boolean {
  const figure = figureAt(table, id);
  if (figure.seat === seat || levelOf(figure.at) !== levelOf(at)) return false;
  const base = footprintOf(table, id);
  return isWithin(gapOfBases([at], base), radius) && basesSee(table, [at], base);
}
