// Turning a figure: freely, or to face somebody. MOB-6.14, MOB-8.14
import type { Reason, Rules } from '@tabularium/kernel';
import { positionName, positionOf } from '../../content/place-names.ts';
import type { Asks } from '../../table/asks.ts';
import { facingName, facingOf, figureAt, figureName } from '../../table/names.ts';
import type { Facing, Figure, FigureId, Referee, Table } from '../../table/table.ts';
import { baseOf, isMassive } from '../figures/figures.ts';
import { facingHex, facingsOf, facingsTowardFigure } from './arcs.ts';

/** A facing in notation: its side, or the facing hex of a massive figure. MOB-7.109 */
export const tellFacing = (figure: Figure, facing: Facing = figure.facing): Asks['facing'] =>
  isMassive(figure) ? { at: positionName(facingHex(figure, facing)) } : { facing: facingName(facing) };
export const readFacing = (figure: Figure, told: Asks['facing']): Facing =>
  'at' in told ? (baseOf(figure).indexOf(positionOf(told.at)) as Facing) : facingOf(told.facing);

export function turn(table: Table, ref: Referee, id: FigureId, facing: Facing, rule: string): void {
  const figure = figureAt(table, id);
  if (figure.facing === facing) return;
  figure.facing = facing;
  const told = tellFacing(figure);
  ref.tell({ kind: 'turned', rule, figure: figureName(table, id), facing: 'at' in told ? told.at : told.facing });
}
/** The player may turn the figure to any side. MOB-6.14, MOB-7.112 */
export function* face(table: Table, ref: Referee, id: FigureId): Rules<void> {
  const figure = figureAt(table, id);
  const told = yield* ref.choose(figure.seat, {
    ask: 'facing',
    rule: 'MOB-6.14',
    options: () => facingsOf(figure).map((facing) => tellFacing(figure, facing)),
    facts: () => ({ figure: figureName(table, id) }),
  });
  turn(table, ref, id, readFacing(figure, told), 'MOB-6.14');
}
/** The figure must face another; its player chooses between equally good facings. `fits` can rule some of them out. MOB-6.40, MOB-7.68, MOB-7.83 */
export function* faceFigure(table: Table, ref: Referee, id: FigureId, target: FigureId, fits?: (facing: Facing) => boolean): Rules<void> {
  const figure = figureAt(table, id);
  const facings = (): Facing[] => facingsTowardFigure(table, id, target).filter((facing) => fits?.(facing) ?? true);
  const told = yield* ref.choose(figure.seat, {
    ask: 'faceTie',
    rule: 'MOB-8.14',
    options: () => facings().map((facing) => tellFacing(figure, facing)),
    ruledOut: () => {
      const fitting = facings();
      return facingsOf(figure).flatMap((facing): Reason[] => {
        const option = tellFacing(figure, facing);
        const what = 'at' in option ? option.at : option.facing;
        return fitting.includes(facing) ? [] : [{ rule: 'MOB-8.14', because: 'notFacing', figure: figureName(table, target), what }];
      });
    },
    facts: () => ({ figure: figureName(table, id), target: figureName(table, target) }),
  });
  turn(table, ref, id, readFacing(figure, told), 'MOB-8.14');
}
