// Destinations of a movement: which ones are offered, what happens there, and why the others are not. MOB-6.12, MOB-6.13
import type { Reason } from '@tabularium/kernel';
import { placeName } from '../../content/place-names.ts';
import { BESIDE, FOOTPRINTS, HEXES, type Place, type Position } from '../../content/places.ts';
import type { MoveAbout } from '../../table/about.ts';
import type { Asks, FigureName } from '../../table/asks.ts';
import type { MoveKind } from '../../table/events.ts';
import { figureAt, figureName } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { hexesBetween } from '../field/distance.ts';
import { fits, terrainOf } from '../field/terrain.ts';
import { enemiesOf, engagedWith, isEnemy, placeOfFigure, standingAt } from '../figures/figures.ts';
import { pathTo, reach } from './reach.ts';
import { type Reach, type ReachTerms } from './terms.ts';
import { wouldInterrupt } from './watching.ts';

/** The interrupted figure, toward which an interrupter's own movements must lead. MOB-7.24 */
export function boundTo(table: Table, id: FigureId): FigureId | undefined {
  const frame = table.frames.at(-1);
  return frame?.kind === 'overwatch' && frame.figure === id ? frame.against : undefined;
}

/** A movement whose points are fixed. */
export interface Travel {
  readonly as: MoveKind;
  /** The points that are left. */
  readonly points: number;
  readonly by: ReachTerms['by'];
  readonly toward: FigureId | undefined;
  readonly inSightOf: FigureId | undefined;
  /** The movement has begun, so there are no more opportunity attacks. MOB-7.38 */
  readonly isUnderWay: boolean;
}
export const termsOf = ({ as, points, by, toward, inSightOf }: Travel): ReachTerms => ({
  points,
  by,
  toward,
  inSightOf,
  charge: as === 'charge',
});
export const destinationsOf = (table: Table, id: FigureId, travel: Travel): Reach => reach(table, id, termsOf(travel));

export function destinationOptions(table: Table, id: FigureId, travel: Travel): Asks['moveTo'][] {
  const { places, costs } = destinationsOf(table, id, travel);
  return places.map((place, i) => ({ at: placeName(place), cost: costs[i] as number }));
}

/** Teleports cause neither opportunity attacks nor overwatch. MOB-7.87, MOB-7.39 */
export const isNoticed = ({ as }: Travel): boolean => as !== 'teleport';

export function aboutDestination(table: Table, id: FigureId, travel: Travel, place: Place, cost: number): MoveAbout {
  const names = (ids: readonly FigureId[]): FigureName[] => ids.map((other) => figureName(table, other));
  const leaves = place !== placeOfFigure(figureAt(table, id));
  const watchers = leaves && isNoticed(travel) ? enemiesOf(table, id).filter((enemy) => figureAt(table, enemy).overwatch) : [];
  return {
    cost,
    left: travel.points - cost,
    path: leaves ? pathTo(table, id, place, termsOf(travel)).map((stage) => ({ at: placeName(stage.place), points: stage.points })) : [],
    stops: isBesideEnemy(table, id, place),
    opportunity: leaves && isNoticed(travel) && !travel.isUnderWay ? names(engagedWith(table, id)) : [],
    overwatch: names(watchers.filter((enemy) => wouldInterrupt(table, enemy, id, place))),
    pushes: names(occupantsOf(table, id, place)),
  };
}
function isBesideEnemy(table: Table, id: FigureId, place: Place): boolean {
  for (const position of FOOTPRINTS[place] as readonly Position[])
    for (let side = 0; side < 6; side++) {
      const next = BESIDE[position * 6 + side] as Position;
      const other = next === NONE ? NONE : standingAt(table, next);
      if (other !== NONE && isEnemy(table, id, other)) return true;
    }
  return false;
}
/** The figures on a place other than this one, in the order of its hexes. */
export function occupantsOf(table: Table, id: FigureId, place: Place): FigureId[] {
  const others = (FOOTPRINTS[place] as readonly Position[]).map((position) => standingAt(table, position));
  return [...new Set(others)].filter((other) => other !== NONE && other !== id);
}

// ---- why not there

/** Enough points to reach every place that can be reached at all. */
const PLENTY = 10_000;
export function whyNotThere(table: Table, id: FigureId, travel: Travel): Reason[] {
  const figure = figureAt(table, id);
  const shape = placeOfFigure(figure) - figure.at;
  const offered = new Set(destinationsOf(table, id, travel).places);
  const ways = reach(table, id, { points: PLENTY, by: travel.by });
  const prices = new Map(ways.places.map((place, i) => [place, ways.costs[i] as number]));
  const unseen = new Set(reach(table, id, { ...termsOf(travel), inSightOf: undefined }).places);
  const reasons: Reason[] = [];
  const consider = (at: Position): void => {
    const place = at + shape;
    if (offered.has(place) || hexesBetween(figure.at, at) > travel.points + 1) return;
    const price = prices.get(place);
    const reason = price === undefined ? whyNotReach(table, id, place) : whyNotEnd(table, travel, price, unseen.has(place));
    reasons.push({ ...reason, what: placeName(place) });
  };
  for (let hex = 0; hex < HEXES; hex++) consider(hex);
  for (const position of terrainOf(table).raised) consider(position);
  return reasons;
}
/** Why no number of points would reach a place. */
function whyNotReach(table: Table, id: FigureId, place: Place): Reason {
  if (!fits(terrainOf(table), place)) return { rule: 'MOB-2.17', because: 'noStanding' };
  const [other] = occupantsOf(table, id, place);
  if (other !== undefined) return { rule: 'MOB-6.15', because: 'occupied', by: figureName(table, other) };
  return { rule: 'MOB-6.10', because: 'noWay' };
}
/** Why a reachable place is no end of this movement. */
function whyNotEnd(table: Table, { as, points, toward }: Travel, price: number, isUnseen: boolean): Reason {
  if (price > points || toward === undefined) return { rule: 'MOB-6.6', because: 'tooFar', cost: price, points };
  const figure = figureName(table, toward);
  if (isUnseen) return { rule: 'MOB-7.24', because: 'outOfSight', figure };
  return as === 'charge' ? { rule: 'MOB-7.85', because: 'notBesideTarget', figure } : { rule: 'MOB-7.83', because: 'notToward', figure };
}
