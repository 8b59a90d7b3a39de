// How many movement points a figure has. MOB-6.6, MOB-6.7
import type { Part } from '../../table/events.ts';
import { defOf, figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { isOnDifficult } from '../field/footing.ts';
import { hasTrait, traitsCalled } from '../figures/traits.ts';

export interface Pace {
  /** A focus token is spent on the Move. MOB-6.3 */
  readonly focused: boolean;
  /** A jump ignores the penalty of difficult terrain. MOB-7.88 */
  readonly asJump: boolean;
}
const STANDARD: Pace = { focused: false, asJump: false };
const RAPIDITY = 2;
const PARALYSIS = -2;
const DIFFICULT = -2;
/** The movement points of a Move that starts now, part by part. MOB-6.6, MOB-6.7 */
export function speedParts(table: Table, id: FigureId, { focused, asJump }: Pace = STANDARD): Part[] {
  const { buff, debuff } = figureAt(table, id);
  const isHampered = isOnDifficult(table, id);
  const parts: Part[] = [{ reason: focused ? 'focusedSpeed' : 'speed', value: defOf(table, id).speed[focused ? 1 : 0] }];
  for (const { from, trait } of traitsCalled(table, id, 'speed')) parts.push({ reason: from, value: trait.plus });
  if (buff === 'rapidity') parts.push({ reason: 'rapidity', value: RAPIDITY }); // MOB-7.51
  if (debuff === 'paralysis' && !isHampered) parts.push({ reason: 'paralysis', value: PARALYSIS }); // MOB-7.55
  if (isHampered && !asJump && !hasTrait(table, id, 'ignoresDifficult')) parts.push({ reason: 'difficult', value: DIFFICULT }); // MOB-6.16
  return parts;
}
/** Never below 0. MOB-6.7 */
export function speedOf(table: Table, id: FigureId, pace: Pace = STANDARD): number {
  let points = 0;
  for (const { value } of speedParts(table, id, pace)) points += value;
  return Math.max(0, points);
}
