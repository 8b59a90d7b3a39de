// Where a figure can get: the cheapest ways on foot, the hexes of a jump, the ways toward somebody. MOB-8.15, MOB-7.84, MOB-7.86, MOB-7.90

import { anchorOf, BESIDE, FOOTPRINTS, HEXES, PLACES, type Place, POSITIONS, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { hexesBetween, hexesOfBases } from '../field/distance.ts';
import { basesSee } from '../field/sight.ts';
import { fits, type Terrain, terrainOf } from '../field/terrain.ts';
import { asidesOf, canAllStep, pushesAside, type Ways, waysOf } from '../field/ways.ts';
import { areBasesAdjacent, baseOf, isMassive, placeOfFigure } from '../figures/figures.ts';
import { crossingCost, isImmovable } from '../figures/traits.ts';

export interface ReachTerms {
  readonly points: number;
  /** On foot, or as jumps and teleports go: over everything. */
  readonly by: 'foot' | 'air';
  /** Along a shortest path to this figure. MOB-7.83 */
  readonly toward?: FigureId | undefined;
  /** And only to its end, beside the figure. MOB-7.85 */
  readonly charge?: boolean;
  /** It must end where this figure sees it. MOB-7.24, MOB-7.25 */
  readonly inSightOf?: FigureId | undefined;
  /** As if this figure stood elsewhere. */
  readonly imagine?: { readonly figure: FigureId; readonly place: Place };
}
export interface Reach {
  /** The places where it can end, the cheapest first. */
  readonly places: Place[];
  readonly costs: number[];
}

/** All places where a figure can end, its own with 0 points included unless it charges or must be seen. MOB-6.9, MOB-6.13 */
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
/** A single movement on the way: where it ends, and what it costs. */
export interface Stage {
  readonly place: Place;
  readonly points: number;
}
/** The way to one of the places of `reach`. MOB-6.12 */
export function pathTo(table: Table, id: FigureId, to: Place, terms: ReachTerms): Stage[] {
  if (terms.by === 'air') return [{ place: to, points: hexesFlown(figureAt(table, id).at, anchorOf(to)) }];
  spreadFrom(table, id, terms, terms.points);
  const path: Stage[] = [];
  for (let place = to; before[place] !== NONE; place = before[place] as Place)
    path.unshift({ place, points: (cost[place] as number) - (cost[before[place] as Place] as number) });
  return path;
}
const baseIn = (table: Table, id: FigureId, { imagine }: ReachTerms): readonly Position[] =>
  imagine?.figure === id ? (FOOTPRINTS[imagine.place] as readonly Position[]) : baseOf(figureAt(table, id));

// ---- on foot

const FAR = 30_000;
/** The dearest single movement costs less than this. */
const BUCKETS = 8;
const STEP_COST = 1;
/** Climbing or descending. MOB-6.21, MOB-6.22 */
export const CLIMB_COST = 3;
const LADDER_COST = 2;

// The tables of one search, used again by the next. Whose `found` is not this search's number was not reached in it.
let search = 0;
const found = new Int32Array(PLACES);
const cost = new Int16Array(PLACES);
const before = new Int16Array(PLACES);
const onTheWay = new Int32Array(PLACES);
const order: Place[] = [];
const buckets: readonly Place[][] = Array.from({ length: BUCKETS }, () => []);
/** Who stands on a position, besides the mover; whether it is beside an enemy, or beside the goal. */
const occupant = new Int16Array(POSITIONS).fill(NONE);
const besideEnemy = new Uint8Array(POSITIONS);
const besideGoal = new Uint8Array(POSITIONS);
const touched: Position[] = [];
let goal: FigureId = NONE;
const costs = [STEP_COST, 0, 0, CLIMB_COST, CLIMB_COST, LADDER_COST];

function walks(table: Table, id: FigureId, terms: ReachTerms): Reach {
  const { points, toward } = terms;
  const result: Reach = { places: [], costs: [] };
  if (toward === undefined) {
    spreadFrom(table, id, terms, points);
    for (const place of order) note(result, place);
    return result;
  }
  const nearest = spreadFrom(table, id, terms, terms.charge === true ? points : FAR); // a charge that is too far need not be found
  if (nearest === FAR) {
    if (terms.charge !== true) note(result, order[0] as Place); // no path: it can only stay. MOB-7.84
    return result;
  }
  markTheWay(table, id, nearest);
  for (const place of order)
    if (onTheWay[place] === search && (cost[place] as number) <= points && (terms.charge !== true || isGoal(place, nearest)))
      note(result, place);
  return result;
}
function note(result: Reach, place: Place): void {
  result.places.push(place);
  result.costs.push(cost[place] as number);
}

/** Fills the tables of a search from where the figure stands; what it costs to come beside the goal, if there is one. */
function spreadFrom(table: Table, id: FigureId, terms: ReachTerms, limit: number): number {
  const figure = figureAt(table, id);
  layOut(table, id, terms);
  costs[1] = crossingCost(table, id, 'low');
  costs[2] = crossingCost(table, id, 'high');
  return spread(table, waysOf(terrainOf(table), isMassive(figure)), placeOfFigure(figure), limit);
}
/** Notes who stands where. */
function layOut(table: Table, id: FigureId, terms: ReachTerms): void {
  for (const position of touched) {
    occupant[position] = NONE;
    besideEnemy[position] = 0;
    besideGoal[position] = 0;
  }
  touched.length = 0;
  goal = terms.toward ?? NONE;
  const { seat } = figureAt(table, id);
  for (let other = 0; other < table.figures.length; other++) {
    if (other === id) continue;
    const base = baseIn(table, other, terms);
    const isHostile = figureAt(table, other).seat !== seat;
    for (const position of base) {
      occupant[position] = other;
      touched.push(position);
      if (isHostile) mark(besideEnemy, position); // MOB-6.10
      if (other === goal) mark(besideGoal, position);
    }
    if (other === goal) for (const position of base) besideGoal[position] = 0;
  }
}
function mark(marks: Uint8Array, position: Position): void {
  for (let i = position * 6; i < position * 6 + 6; i++) {
    const next = BESIDE[i] as Position;
    if (next === NONE) continue;
    marks[next] = 1;
    touched.push(next);
  }
}
const hasMark = (marks: Uint8Array, place: Place): boolean => {
  if (place < POSITIONS) return marks[place] === 1;
  const base = FOOTPRINTS[place] as readonly Position[];
  return marks[base[0] as Position] === 1 || marks[base[1] as Position] === 1 || marks[base[2] as Position] === 1;
};
const isOccupied = (place: Place): boolean => {
  if (place < POSITIONS) return occupant[place] !== NONE;
  const base = FOOTPRINTS[place] as readonly Position[];
  return occupant[base[0] as Position] !== NONE || occupant[base[1] as Position] !== NONE || occupant[base[2] as Position] !== NONE;
};
/** The mover must stop there, also if they were engaged before. MOB-6.10, MOB-6.11, MOB-6.67 */
const isEnd = (place: Place): boolean => hasMark(besideEnemy, place) || isOccupied(place);
const isGoal = (place: Place, nearest: number): boolean => cost[place] === nearest && isBesideGoal(place);
/** Not on it: who is pushed aside is no longer there. */
const isBesideGoal = (place: Place): boolean => hasMark(besideGoal, place) && !(place >= POSITIONS && covers(place, goal));
const covers = (place: Place, id: FigureId): boolean =>
  (FOOTPRINTS[place] as readonly Position[]).some((position) => occupant[position] === id);

/** Finds everything within the limit, cheapest first; with a goal it ends with the cheapest places beside it. */
function spread(table: Table, ways: Ways, start: Place, limit: number): number {
  search += 1;
  order.length = 0;
  found[start] = search;
  cost[start] = 0;
  before[start] = NONE;
  (buckets[0] as Place[]).push(start);
  let nearest = FAR;
  let last = limit;
  for (let spent = 0, idle = 0; spent <= last && idle < BUCKETS; spent++) {
    const bucket = buckets[spent % BUCKETS] as Place[];
    idle = bucket.length === 0 ? idle + 1 : 0;
    for (let i = 0; i < bucket.length; i++) {
      const from = bucket[i] as Place;
      if (cost[from] !== spent) continue; // a cheaper way was found meanwhile
      order.push(from);
      if (nearest === FAR && isBesideGoal(from)) {
        nearest = spent;
        last = spent;
      }
      if (from === start || !isEnd(from)) goOn(table, ways, from, spent, last);
    }
    bucket.length = 0;
  }
  for (const bucket of buckets) bucket.length = 0;
  return nearest;
}
function goOn(table: Table, { base, first, to, mode }: Ways, from: Place, spent: number, limit: number): void {
  const end = first[from - base + 1] as number;
  for (let way = first[from - base] as number; way < end; way++) {
    const next = to[way] as Place;
    const price = spent + (costs[mode[way] as number] as number);
    if (price > limit || (found[next] === search && (cost[next] as number) <= price)) continue;
    if (isOccupied(next) && !(pushesAside(mode[way] as number) && canPushAside(table, from, next))) continue; // MOB-6.15, MOB-6.27
    found[next] = search;
    cost[next] = price;
    before[next] = from;
    (buckets[price % BUCKETS] as Place[]).push(next);
  }
}
/** Everybody who stands where the mover climbs or descends to can be pushed aside. MOB-6.28, MOB-7.106 */
function canPushAside(table: Table, from: Place, to: Place): boolean {
  const terrain = terrainOf(table);
  const [leaves, lands] = [FOOTPRINTS[from] as readonly Position[], FOOTPRINTS[to] as readonly Position[]];
  const isTaken = (position: Position): boolean => occupant[position] !== NONE || leaves.includes(position) || lands.includes(position);
  const choices: Position[][] = [];
  for (const position of lands) {
    const other = occupant[position] as FigureId;
    if (other === NONE) continue;
    if (isImmovable(table, other)) return false;
    choices.push(asidesOf(terrain, position, isTaken));
  }
  return canAllStep(choices);
}
/** Marks every place on a cheapest path to a place beside the goal, going back from there. MOB-7.84 */
function markTheWay(table: Table, id: FigureId, nearest: number): void {
  const { base, first, to, mode } = waysOf(terrainOf(table), isMassive(figureAt(table, id)));
  const start = order[0] as Place;
  const leads = (from: Place): boolean => {
    if (from !== start && isEnd(from)) return false;
    for (let way = first[from - base] as number; way < (first[from - base + 1] as number); way++) {
      const next = to[way] as Place;
      if (onTheWay[next] !== search || cost[next] !== (cost[from] as number) + (costs[mode[way] as number] as number)) continue;
      if (!isOccupied(next) || (pushesAside(mode[way] as number) && canPushAside(table, from, next))) return true;
    }
    return false;
  };
  for (let i = order.length - 1; i >= 0; i--) {
    const place = order[i] as Place;
    if (isGoal(place, nearest) || leads(place)) onTheWay[place] = search;
  }
}

// ---- through the air

const ABOVE_OR_BELOW = 2;
const hexesFlown = (from: Position, to: Position): number => hexesBetween(from, to) || ABOVE_OR_BELOW;
/** So many hexes, whatever lies between; the hex above or below is two away. A massive base is carried as it is. MOB-7.90, MOB-7.126 */
function flights(table: Table, id: FigureId, terms: ReachTerms): Reach {
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
/** A place lies on a straight way from where a figure stands to another one. MOB-7.84 */
export function liesToward(table: Table, id: FigureId, place: Place, goal: FigureId, terms: Pick<ReachTerms, 'imagine'> = {}): boolean {
  const figure = figureAt(table, id);
  const end = terms.imagine?.figure === goal ? (FOOTPRINTS[terms.imagine.place] as readonly Position[]) : baseOf(figureAt(table, goal));
  const gone = hexesBetween(figure.at, anchorOf(place));
  return gone + hexesOfBases(FOOTPRINTS[place] as readonly Position[], end) === hexesOfBases(baseOf(figure), end);
}

// ---- what can be reached

/** Where a charge against a figure can end, the cheapest places only. MOB-7.86 */
export const chargeEnds = (table: Table, id: FigureId, target: FigureId, points: number, inSightOf?: FigureId): Reach =>
  reach(table, id, { points, by: 'foot', toward: target, charge: true, inSightOf });
/** Some end of the movement is beside the figure it goes toward. */
export function canComeBeside(table: Table, id: FigureId, terms: ReachTerms & { readonly toward: FigureId }): boolean {
  const aim = baseIn(table, terms.toward, terms);
  return reach(table, id, terms).places.some((place) => areBasesAdjacent(FOOTPRINTS[place] as readonly Position[], aim));
}
