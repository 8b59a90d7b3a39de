// On foot: the cheapest ways from where a figure stands, and those toward somebody. MOB-8.15, MOB-7.84
import { BESIDE, FOOTPRINTS, PLACES, type Place, POSITIONS, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { terrainOf } from '../field/terrain.ts';
import { asidesOf, canAllStep, pushesAside, type Ways, waysOf } from '../field/ways.ts';
import { isMassive, placeOfFigure } from '../figures/figures.ts';
import { crossingCost, isImmovable } from '../figures/traits.ts';
import { baseIn, type Reach, type ReachTerms, type Stage } from './terms.ts';

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

/** All places where a figure can end on foot; toward somebody, those on a shortest path. MOB-6.9, MOB-7.84 */
export function walks(table: Table, id: FigureId, terms: ReachTerms): Reach {
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
/** The way to one of these places. MOB-6.12 */
export function walkTo(table: Table, id: FigureId, to: Place, terms: ReachTerms): Stage[] {
  spreadFrom(table, id, terms, terms.points);
  const path: Stage[] = [];
  for (let place = to; before[place] !== NONE; place = before[place] as Place)
    path.unshift({ place, points: (cost[place] as number) - (cost[before[place] as Place] as number) });
  return path;
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
      if (from === start || !isEnd(from)) followWays(table, ways, from, spent, last);
    }
    bucket.length = 0;
  }
  for (const bucket of buckets) bucket.length = 0;
  return nearest;
}
function followWays(table: Table, { base, first, to, mode }: Ways, from: Place, spent: number, limit: number): void {
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
