// Figures on the battlefield: bases, neighbours, enemies and allies. The only file that changes `standing`. MOB-2.7, MOB-7.101

import { anchorOf, BESIDE, FOOTPRINTS, type Place, type Position, placeAt, shapeOf } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type Figure, type FigureId, NONE, type Table } from '../../table/table.ts';

/** On the battlefield, as cards mean when they say "character". MOB-10.5 */
export const isStanding = (figure: Figure): boolean => figure.at !== NONE;
/** Where a figure's base lies. Only for figures on the battlefield. */
export const placeOfFigure = ({ at, shape }: Figure): Place => placeAt(at, shape);
/** The positions that a figure's base covers; none outside the battlefield. MOB-7.100 */
export const baseOf = (figure: Figure): readonly Position[] =>
  figure.at === NONE ? [] : (FOOTPRINTS[placeAt(figure.at, figure.shape)] as readonly Position[]);
export const footprintOf = (table: Table, id: FigureId): readonly Position[] => baseOf(figureAt(table, id));
export const isMassive = (figure: Figure): boolean => figure.shape !== 'one';
/** The figure on a position, or NONE. */
export const standingAt = (table: Table, position: Position): FigureId => table.standing[position] as FigureId;

/** Sets a figure down, wherever it was before. */
export function put(table: Table, id: FigureId, place: Place): void {
  lift(table, id);
  const figure = figureAt(table, id);
  figure.at = anchorOf(place);
  figure.shape = shapeOf(place);
  for (const position of baseOf(figure)) table.standing[position] = id;
}
/** Takes a figure off the battlefield. */
export function lift(table: Table, id: FigureId): void {
  const figure = figureAt(table, id);
  for (const position of baseOf(figure)) if (table.standing[position] === id) table.standing[position] = NONE;
  figure.at = NONE;
}

// ---- adjacency

/** Two positions share a side, on the same level. MOB-2.8, MOB-2.9 */
export function areAdjacent(a: Position, b: Position): boolean {
  for (let i = a * 6; i < a * 6 + 6; i++) if (BESIDE[i] === b) return true;
  return false;
}
/** A base is adjacent to a position if any of its hexes is. MOB-7.101 */
export const isBaseBeside = (base: readonly Position[], position: Position): boolean => base.some((own) => areAdjacent(own, position));
export const areBasesAdjacent = (a: readonly Position[], b: readonly Position[]): boolean =>
  b.some((position) => isBaseBeside(a, position));
/** A figure is in a position or adjacent to it. MOB-4.36 */
export const isInOrBeside = (table: Table, id: FigureId, position: Position): boolean => {
  const base = footprintOf(table, id);
  return base.includes(position) || isBaseBeside(base, position);
};

// ---- armies

/** The figures of other armies on the battlefield. MOB-2.1 */
export const enemiesOf = (table: Table, id: FigureId): FigureId[] => {
  const { seat } = figureAt(table, id);
  return standingOf(table, (figure) => figure.seat !== seat);
};
/** The others of its army on the battlefield. MOB-2.1 */
export const alliesOf = (table: Table, id: FigureId): FigureId[] => {
  const own = figureAt(table, id);
  return standingOf(table, (figure) => figure.seat === own.seat && figure !== own);
};
export const isEnemy = (table: Table, a: FigureId, b: FigureId): boolean => figureAt(table, a).seat !== figureAt(table, b).seat;
function standingOf({ figures }: Table, fits: (figure: Figure) => boolean): FigureId[] {
  const found: FigureId[] = [];
  for (let id = 0; id < figures.length; id++) {
    const figure = figures[id] as Figure;
    if (isStanding(figure) && fits(figure)) found.push(id);
  }
  return found;
}

/** The enemies that are engaged with a figure, in the order of their numbers. MOB-6.37 */
export function engagedWith(table: Table, id: FigureId): FigureId[] {
  const { standing } = table;
  const { seat } = figureAt(table, id);
  const found: FigureId[] = [];
  for (const position of footprintOf(table, id))
    for (let i = position * 6; i < position * 6 + 6; i++) {
      const next = BESIDE[i] as Position;
      if (next === NONE) continue;
      const other = standing[next] as FigureId;
      if (other !== NONE && figureAt(table, other).seat !== seat && !found.includes(other)) found.push(other);
    }
  return found.sort((a, b) => a - b);
}
export const isEngaged = (table: Table, id: FigureId): boolean => engagedWith(table, id).length > 0;
/** Two figures of opposing armies are in adjacent hexes. MOB-6.37 */
export const areEngaged = (table: Table, a: FigureId, b: FigureId): boolean =>
  isEnemy(table, a, b) && areBasesAdjacent(footprintOf(table, a), footprintOf(table, b));
