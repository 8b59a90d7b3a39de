// Mana and action points: gained, paid, lost. MOB-4.15, MOB-7.82
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Referee, Table } from '../../table/table.ts';
import { frameOwnedBy } from './frames.ts';

export const MOST_MANA = 5; // MOB-4.15
/** Anything above five is lost. Returns how much was gained. MOB-4.15 */
export function gainMana(table: Table, ref: Referee, id: FigureId, amount: number, why: string, rule = 'MOB-4.15'): number {
  const figure = figureAt(table, id);
  const gained = figure.out ? 0 : Math.min(amount, MOST_MANA - figure.mana);
  change(table, ref, id, gained, why, rule);
  return gained;
}
/** A figure loses no more than it has. Returns how much was lost. */
export function loseMana(table: Table, ref: Referee, id: FigureId, amount: number, why: string, rule = 'MOB-7.82'): number {
  const lost = Math.min(amount, figureAt(table, id).mana);
  change(table, ref, id, -lost, why, rule);
  return lost;
}
function change(table: Table, ref: Referee, id: FigureId, by: number, why: string, rule: string): void {
  if (by === 0) return;
  const figure = figureAt(table, id);
  figure.mana += by;
  ref.tell({ kind: 'mana', rule, figure: figureName(table, id), change: by, total: figure.mana, why });
}

/** The AP go to the figure's own open activation or interruption, the innermost if it has several. MOB-7.80 */
export function gainAp(table: Table, ref: Referee, id: FigureId, amount: number, why: string, rule = 'MOB-7.80'): void {
  const frame = frameOwnedBy(table, id);
  if (frame === undefined || amount === 0) return;
  frame.ap += amount;
  ref.tell({ kind: 'ap', rule, figure: figureName(table, id), change: amount, total: frame.ap, why });
}
