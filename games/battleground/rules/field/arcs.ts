// Facings: front and rear arcs, turning to face something, the direction of a push. MOB-8.13, MOB-8.14, MOB-8.16
import { centreOf, type Point, scalar, sidesAlong, sidesNearest, squared, TO_CORNER, TO_NEIGHBOUR } from '@tabularium/geometry';
import type { Position } from '../../content/places.ts';
import { baseCentre, FIELD, hexOf } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import type { Facing, Figure, FigureId, Table } from '../../table/table.ts';
import { baseOf, footprintOf, isMassive, placeOfFigure } from '../figures/figures.ts';
import { hasTrait } from '../figures/traits.ts';

export type Arc = 'front' | 'rear' | 'between';
export const centreAt = (position: Position): Point => centreOf(FIELD, hexOf(position));

/** The hex that a figure's attacks come from; a massive figure's is its facing hex. MOB-7.109 */
export function facingHex(figure: Figure, facing: Facing = figure.facing): Position {
  return isMassive(figure) ? (baseOf(figure)[facing] as Position) : figure.at;
}
/** The direction in which a figure looks. MOB-7.114 */
function directionOf(figure: Figure): Point {
  if (!isMassive(figure)) return TO_NEIGHBOUR[figure.facing] as Point;
  const [from, to] = [baseCentre(placeOfFigure(figure)), centreAt(facingHex(figure))];
  return { x: to.x - from.x, y: to.y - from.y };
}
/** Positive in front of a figure, negative behind it. MOB-8.13 */
function ahead(figure: Figure, point: Point): number {
  const [way, from] = [directionOf(figure), baseCentre(placeOfFigure(figure))];
  return scalar(way.x, way.y, point.x - from.x, point.y - from.y);
}
/** The arc of a figure that a point lies in. The point is the centre of an attacker's hex or of an initial target's base. MOB-8.13, MOB-7.44 */
export function arcOfPoint(table: Table, id: FigureId, point: Point): Arc {
  const side = ahead(figureAt(table, id), point);
  return side > 0 ? 'front' : side < 0 ? 'rear' : 'between';
}
export const arcOf = (table: Table, id: FigureId, position: Position): Arc => arcOfPoint(table, id, centreAt(position));
/** Some part of a base is in the front arc of a figure that watches. MOB-6.60, MOB-8.18, MOB-11.14 */
export function isBefore(table: Table, watcher: FigureId, base: readonly Position[]): boolean {
  if (hasTrait(table, watcher, 'watchesAround')) return true;
  const figure = figureAt(table, watcher);
  return base.some((position) => {
    const { x, y } = centreAt(position);
    return TO_CORNER.some((to) => ahead(figure, { x: x + to.x, y: y + to.y }) > 0);
  });
}

/** The facings in which a figure faces one of these hexes; several if they are equally good. MOB-6.40, MOB-7.108, MOB-8.14 */
export function facingsToward(figure: Figure, hexes: readonly Position[]): Facing[] {
  const found = new Set<number>();
  for (const hex of hexes)
    for (const facing of isMassive(figure) ? massiveFacings(figure, centreAt(hex)) : sidesNearest(centreAt(figure.at), centreAt(hex)))
      found.add(facing);
  return [...found].sort((a, b) => a - b) as Facing[];
}
/** Finds the hex next to the base that is nearest to the target; the facing hex shares a side with it. MOB-7.110, MOB-7.111, MOB-7.112 */
function massiveFacings(figure: Figure, target: Point): number[] {
  const own = baseOf(figure).map(centreAt);
  let best = Number.POSITIVE_INFINITY;
  let facings: number[] = [];
  for (const [facing, centre] of own.entries())
    for (const to of TO_NEIGHBOUR) {
      const next = { x: centre.x + to.x, y: centre.y + to.y };
      if (own.some(({ x, y }) => x === next.x && y === next.y)) continue;
      const far = squared(target.x - next.x, target.y - next.y);
      if (far < best) facings = [];
      if (far > best) continue;
      best = far;
      facings.push(facing);
    }
  return facings;
}
export const facingsTowardFigure = (table: Table, id: FigureId, target: FigureId): Facing[] =>
  facingsToward(figureAt(table, id), footprintOf(table, target));
/** Every facing that a figure can take. MOB-2.5, MOB-7.112 */
export const facingsOf = (figure: Figure): readonly Facing[] => (isMassive(figure) ? MASSIVE_FACINGS : ALL_FACINGS);
const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const MASSIVE_FACINGS: readonly Facing[] = [0, 1, 2];

/** The directions in which a figure can be pushed away from another or pulled to it; several if they are equally good. MOB-8.16 */
export function pushDirections(table: Table, source: FigureId, target: FigureId, as: 'push' | 'pull'): Facing[] {
  const [from, to] = [baseCentre(placeOfFigure(figureAt(table, source))), baseCentre(placeOfFigure(figureAt(table, target)))];
  const sign = as === 'push' ? 1 : -1;
  return sidesAlong(sign * (to.x - from.x), sign * (to.y - from.y)) as Facing[];
}
