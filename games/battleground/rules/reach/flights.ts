// Through the air: jumps and teleports, over everything. MOB-7.84, MOB-7.90
import { anchorOf, FOOTPRINTS, HEXES, type Place, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { hexesBetween, hexesOfBases } from '../field/distance.ts';
import { fits, type Terrain, terrainOf } from '../field/terrain.ts';
import { baseOf, placeOfFigure } from '../figures/figures.ts';
import { baseIn, type Reach, type ReachTerms, type Stage } from './terms.ts';

const ABOVE_OR_BELOW = 2;
const hexesFlown = (from: Position, to: Position): number => hexesBetween(from, to) || ABOVE_OR_BELOW;
/** Hexes within the points, whatever lies between; the hex above or below is two away. A massive base does not turn. MOB-7.90, MOB-7.126 */
export function flights(table: Table, id: FigureId, terms: ReachTerms): Reach {
  const terrain = terrainOf(table);
  const figure = figureAt(table, id);
  const start = placeOfFigure(figure);
  const shape = start - figure.at;
  const result: Reach = { places: [start], costs: [0] };
  const consider = (at: Position): void => {
    const hexes = hexesFlown(figure.at, at);
    if (at === figure.at || hexes > terms.points || !isFreeFor(table, terrain, id, at + shape, terms)) return;
    if (terms.toward !== undefined && !liesToward(table, id, at + shape, terms.toward, terms)) return;
    result.places.push(at + shape);
    result.costs.push(hexes);
  };
  for (let hex = 0; hex < HEXES; hex++) consider(hex);
  for (const position of terrain.raised) consider(position);
  return result;
}
/** A flight is a single movement. */
export const flightTo = (table: Table, id: FigureId, to: Place): Stage[] => [
  { place: to, points: hexesFlown(figureAt(table, id).at, anchorOf(to)) },
];
function isFreeFor(table: Table, terrain: Terrain, id: FigureId, place: Place, terms: ReachTerms): boolean {
  if (!fits(terrain, place)) return false;
  for (const position of FOOTPRINTS[place] as readonly Position[]) {
    const other = table.standing[position] as FigureId;
    if (other !== NONE && other !== id && other !== terms.imagine?.figure) return false;
  }
  if (terms.imagine === undefined) return true;
  const imagined = FOOTPRINTS[terms.imagine.place] as readonly Position[];
  return !(FOOTPRINTS[place] as readonly Position[]).some((position) => imagined.includes(position));
}
/** A place lies on a straight way from one figure to another. MOB-7.84 */
export function liesToward(table: Table, id: FigureId, place: Place, goal: FigureId, terms: Pick<ReachTerms, 'imagine'> = {}): boolean {
  const figure = figureAt(table, id);
  const end = baseIn(table, goal, terms);
  const gone = hexesBetween(figure.at, anchorOf(place));
  return gone + hexesOfBases(FOOTPRINTS[place] as readonly Position[], end) === hexesOfBases(baseOf(figure), end);
}
