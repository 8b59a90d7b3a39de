// Markers: tokens on empty hexes that affect enemies nearby. MOB-7.63 to MOB-7.66
import type { Rules } from '@tabularium/kernel';
import { positionName, positionOf } from '../../content/place-names.ts';
import { HEXES, type Hex } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { footprintOf, isBaseBeside, standingAt } from '../figures/figures.ts';
import { frameOf } from '../figures/frames.ts';
import { gapOf, isWithin } from './distance.ts';
import { sees } from './sight.ts';
import { terrainOf } from './terrain.ts';

/** Empty hexes within range and in sight; in an interruption only those beside the interrupted figure. MOB-7.63, MOB-7.64, MOB-7.27 */
function markerHexes(table: Table, id: FigureId, inches: number, most = HEXES): Hex[] {
  const base = footprintOf(table, id);
  const frame = frameOf(table);
  const against = frame !== undefined && frame.figure === id ? frame.against : NONE;
  const found: Hex[] = [];
  for (let hex = 0; hex < HEXES && found.length < most; hex++) {
    if (!base.some((own) => isWithin(gapOf(own, hex), inches)) || !isEmpty(table, hex)) continue;
    if (!base.some((own) => sees(table, own, hex))) continue;
    if (against === NONE || isBaseBeside(footprintOf(table, against), hex)) found.push(hex); // MOB-7.27
  }
  return found;
}
/** There is a hex for a marker. MOB-6.56 */
export const canPlaceMarker = (table: Table, id: FigureId, inches: number): boolean => markerHexes(table, id, inches, 1).length > 0;
/** Empty of terrain (difficult ground and platforms above included), characters and tokens. MOB-7.63, MOB-7.64 */
function isEmpty(table: Table, hex: Hex): boolean {
  const { standable, difficult, platform } = terrainOf(table);
  if (standable[hex] === 0 || difficult[hex] === 1 || platform[hex] !== 0 || standingAt(table, hex) !== NONE) return false;
  const lies = ({ at }: { readonly at: Hex }): boolean => at === hex;
  return !table.markers.some(lies) && !table.objectives.some((token) => token.owner === NONE && lies(token));
}
/** An army has one marker, so its previous one is taken away. MOB-7.66 */
export function* placeMarker(table: Table, ref: Referee, id: FigureId, inches: number, radius: number): Rules<void> {
  const { seat } = figureAt(table, id);
  const hexes = markerHexes(table, id, inches);
  const told = yield* ref.choose(seat, {
    ask: 'placeMarker',
    rule: 'MOB-7.63',
    options: () => hexes.map((hex) => ({ at: positionName(hex) })),
    facts: () => ({ inches, radius }),
  });
  for (const { seat: owner, at } of table.markers)
    if (owner === seat) ref.tell({ kind: 'marker', rule: 'MOB-7.66', seat, at: positionName(at), on: false });
  table.markers = [...table.markers.filter((marker) => marker.seat !== seat), { seat, at: positionOf(told.at), radius }];
  ref.tell({ kind: 'marker', rule: 'MOB-7.63', seat, at: told.at, on: true });
}
