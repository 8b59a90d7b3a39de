// What figures are worth, and the victory points. MOB-4.45, MOB-7.3

import { costOfMember } from '../../content/army-lists.ts';
import { defOf, figureAt } from '../../table/names.ts';
import type { FigureId, Player, Table } from '../../table/table.ts';

export const LAST_ROUND = 4; // MOB-4.41
export const OBJECTIVE_POINTS = 20; // MOB-4.37
export const WINNING_LEAD = 20; // MOB-4.44
/** What a figure is worth: the character and all its equipment, used items included. MOB-7.3 */
export function pointsOf(table: Table, id: FigureId): number {
  const { weapons, items } = figureAt(table, id);
  return costOfMember(table.content, { character: defOf(table, id).id, weapons, items: items.map(({ card }) => card) });
}
/** MOB-4.45 */
export const scoreOf = ({ points }: Player): number => points.reduce((sum, entry) => sum + entry.points, 0);
