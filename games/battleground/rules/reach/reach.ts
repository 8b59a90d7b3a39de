// Where a figure can get, on foot or through the air, and how. MOB-6.9, MOB-6.12, MOB-7.86
import { FOOTPRINTS, type Place, type Position } from '../../content/places.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { basesSee } from '../field/sight.ts';
import { areBasesAdjacent } from '../figures/figures.ts';
import { flights, flightTo } from './flights.ts';
import { baseIn, type Reach, type ReachTerms, type Stage } from './terms.ts';
import { walks, walkTo } from './walks.ts';

/** All places where a movement can end. The figure's own place is one, at 0 points, unless a charge or sight rules it out. MOB-6.9, MOB-6.13 */
export function reach(table: Table, id: FigureId, terms: ReachTerms): Reach {
  const found = terms.by === 'air' ? flights(table, id, terms) : walks(table, id, terms);
  const viewer = terms.inSightOf;
  if (viewer === undefined) return found;
  const eyes = baseIn(table, viewer, terms);
  const seen: Reach = { places: [], costs: [] };
  for (const [i, place] of found.places.entries())
    if (basesSee(table, eyes, FOOTPRINTS[place] as readonly Position[])) {
      seen.places.push(place);
      seen.costs.push(found.costs[i] as number);
    }
  return seen;
}
/** The way to one of the places of `reach`. MOB-6.12 */
export const pathTo = (table: Table, id: FigureId, to: Place, terms: ReachTerms): Stage[] =>
  terms.by === 'air' ? flightTo(table, id, to) : walkTo(table, id, to, terms);

/** The cheapest places where a charge against a figure can end. MOB-7.86 */
export const chargeEnds = (table: Table, id: FigureId, target: FigureId, points: number, inSightOf?: FigureId): Reach =>
  reach(table, id, { points, by: 'foot', toward: target, charge: true, inSightOf });
/** The movement can end beside the figure it goes toward. */
export function canComeBeside(table: Table, id: FigureId, terms: ReachTerms & { readonly toward: FigureId }): boolean {
  const aim = baseIn(table, terms.toward, terms);
  return reach(table, id, terms).places.some((place) => areBasesAdjacent(FOOTPRINTS[place] as readonly Position[], aim));
}
