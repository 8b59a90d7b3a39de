// Walking: the cheapest ways from where a figure stands, and those toward another figure. MOB-8.15, MOB-7.84
import type { Seat } from '@tabularium/kernel';
import { BESIDE, FOOTPRINTS, PLACES, type Place, POSITIONS, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { terrainOf } from '../field/terrain.ts';
import { asidesOf, canAllStep, MODES, type Mode, pushesAside, type Ways, waysOf } from '../field/ways.ts';
import { isMassive, placeOfFigure } from '../figures/figures.ts';
import { crossingCost, isImmovable } from '../figures/traits.ts';
import { baseIn, type Reach, type ReachTerms, type Stage } from './terms.ts';

/** More than any way costs. */
const FAR = 30_000;
/** More than the most expensive single movement costs. */
const BUCKETS = 8;
const STEP_COST = 1;
/** Climbing or descending. MOB-6.21, MOB-6.22 */
export const CLIMB_COST = 3;
const LADDER_COST = 2;

/** What a search writes on. Allocating it would take half as long as the search itself, so `searching` lends it to one search after another. */
interface Slate {
  /** By position: the figure there, the mover excepted; 1 beside an enemy; 1 beside the goal. */
  readonly occupant: Int16Array;
  readonly besideEnemy: Uint8Array;
  readonly besideGoal: Uint8Array;
  /** By place: the cost of the cheapest way there, FAR if there is none; the place before it on that way, or NONE. */
  readonly cost: Int16Array;
  readonly previous: Int16Array;
  /** By place: 1 on a shortest path toward the goal. */
  readonly onPath: Uint8Array;
  /** By cost modulo BUCKETS: the places to continue from. */
  readonly buckets: readonly Place[][];
}
/** A search for the cheapest ways of one figure. */
interface Search extends Slate {
  readonly table: Table;
  readonly start: Place;
  readonly ways: Ways;
  /** By mode: what the mover pays for a way. */
  readonly prices: readonly number[];
  /** The figure to come beside, or NONE. */
  readonly goal: FigureId;
  /** The places that were reached, cheapest first. */
  readonly reached: Place[];
}

/** All places where a walk can end; if it goes toward a figure, those on a shortest path. MOB-6.9, MOB-7.84 */
export const walks = (table: Table, id: FigureId, terms: ReachTerms): Reach =>
  searching(table, id, terms, (search) => {
    const { points, toward, charge = false } = terms;
    const nearest = spread(search, toward === undefined || charge ? points : FAR); // a charge beyond its points need not be found
    if (toward === undefined) return reachOf(search, search.reached);
    if (nearest === FAR) return reachOf(search, charge ? [] : [search.start]); // without a path the figure can only stay: MOB-7.84
    markPaths(search, nearest);
    const isOffered = (place: Place): boolean =>
      search.onPath[place] === 1 && costOf(search, place) <= points && (!charge || isPathEnd(search, place, nearest));
    return reachOf(search, search.reached.filter(isOffered));
  });
/** The way to one of the places of `walks`. MOB-6.12 */
export const walkTo = (table: Table, id: FigureId, to: Place, terms: ReachTerms): Stage[] =>
  searching(table, id, terms, (search) => {
    spread(search, terms.points);
    const path: Stage[] = [];
    for (let place = to; search.previous[place] !== NONE; ) {
      const previous = search.previous[place] as Place;
      path.unshift({ place, points: costOf(search, place) - costOf(search, previous) });
      place = previous;
    }
    return path;
  });
const costOf = ({ cost }: Search, place: Place): number => cost[place] as number;
const reachOf = (search: Search, places: Place[]): Reach => ({ places, costs: places.map((place) => costOf(search, place)) });

// ---- before the search

const spareSlates: Slate[] = [];
/** Lends a clean slate to a search while `read` works on it. A search within a search gets a slate of its own. */
function searching<Result>(table: Table, id: FigureId, terms: ReachTerms, read: (search: Search) => Result): Result {
  const slate = spareSlates.pop() ?? newSlate();
  wipe(slate, isMassive(figureAt(table, id)) ? PLACES : POSITIONS);
  const result = read(newSearch(slate, table, id, terms));
  spareSlates.push(slate);
  return result;
}
const newSlate = (): Slate => ({
  occupant: new Int16Array(POSITIONS),
  besideEnemy: new Uint8Array(POSITIONS),
  besideGoal: new Uint8Array(POSITIONS),
  cost: new Int16Array(PLACES),
  previous: new Int16Array(PLACES),
  onPath: new Uint8Array(PLACES),
  buckets: Array.from({ length: BUCKETS }, () => []),
});
/** Bases of one hex use only the first places. */
function wipe({ occupant, besideEnemy, besideGoal, cost, previous, onPath, buckets }: Slate, places: number): void {
  occupant.fill(NONE);
  besideEnemy.fill(0);
  besideGoal.fill(0);
  cost.fill(FAR, 0, places);
  previous.fill(NONE, 0, places);
  onPath.fill(0, 0, places);
  for (const bucket of buckets) bucket.length = 0;
}
function newSearch(slate: Slate, table: Table, id: FigureId, terms: ReachTerms): Search {
  const figure = figureAt(table, id);
  const search: Search = {
    ...slate,
    table,
    start: placeOfFigure(figure),
    ways: waysOf(terrainOf(table), isMassive(figure)),
    prices: pricesFor(table, id),
    goal: terms.toward ?? NONE,
    reached: [],
  };
  for (let other = 0; other < table.figures.length; other++) if (other !== id) noteFigure(search, other, figure.seat, terms);
  return search;
}
function pricesFor(table: Table, id: FigureId): number[] {
  const prices: Readonly<Record<Mode, number>> = {
    step: STEP_COST,
    low: crossingCost(table, id, 'low'),
    high: crossingCost(table, id, 'high'),
    climb: CLIMB_COST,
    descend: CLIMB_COST,
    ladder: LADDER_COST,
  };
  return MODES.map((mode) => prices[mode]);
}
function noteFigure({ table, goal, occupant, besideEnemy, besideGoal }: Search, other: FigureId, seat: Seat, terms: ReachTerms): void {
  const base = baseIn(table, other, terms);
  const isHostile = figureAt(table, other).seat !== seat;
  for (const position of base) {
    occupant[position] = other;
    if (isHostile) markAround(besideEnemy, position); // MOB-6.10
    if (other === goal) markAround(besideGoal, position);
  }
  if (other === goal) for (const position of base) besideGoal[position] = 0;
}
function markAround(marks: Uint8Array, position: Position): void {
  for (let i = position * 6; i < position * 6 + 6; i++) if (BESIDE[i] !== NONE) marks[BESIDE[i] as Position] = 1;
}

// ---- places

const hasMark = (marks: Uint8Array, place: Place): boolean => {
  if (place < POSITIONS) return marks[place] === 1;
  const base = FOOTPRINTS[place] as readonly Position[];
  return marks[base[0] as Position] === 1 || marks[base[1] as Position] === 1 || marks[base[2] as Position] === 1;
};
const isOccupied = ({ occupant }: Search, place: Place): boolean => {
  if (place < POSITIONS) return occupant[place] !== NONE;
  const base = FOOTPRINTS[place] as readonly Position[];
  return occupant[base[0] as Position] !== NONE || occupant[base[1] as Position] !== NONE || occupant[base[2] as Position] !== NONE;
};
/** The mover must stop there, even if it was engaged before. MOB-6.10, MOB-6.11, MOB-6.67 */
const mustStop = (search: Search, place: Place): boolean => hasMark(search.besideEnemy, place) || isOccupied(search, place);
/** A shortest path toward the goal ends on this place. */
const isPathEnd = (search: Search, place: Place, nearest: number): boolean => search.cost[place] === nearest && isBesideGoal(search, place);
/** A place that covers the goal does not count: the goal would be pushed aside. */
const isBesideGoal = (search: Search, place: Place): boolean =>
  hasMark(search.besideGoal, place) && !(place >= POSITIONS && coversGoal(search, place));
const coversGoal = ({ occupant, goal }: Search, place: Place): boolean =>
  (FOOTPRINTS[place] as readonly Position[]).some((position) => occupant[position] === goal);

// ---- the search

/** Finds everything within the limit, cheapest first; with a goal, stops at the cheapest places beside it. Returns what these cost, or FAR. */
function spread(search: Search, limit: number): number {
  const { start, cost, buckets, reached } = search;
  cost[start] = 0;
  (buckets[0] as Place[]).push(start);
  let nearest = FAR;
  let last = limit;
  for (let spent = 0, idle = 0; spent <= last && idle < BUCKETS; spent++) {
    const bucket = buckets[spent % BUCKETS] as Place[];
    idle = bucket.length === 0 ? idle + 1 : 0;
    for (let i = 0; i < bucket.length; i++) {
      const from = bucket[i] as Place;
      if (cost[from] !== spent) continue; // a cheaper way has been found since
      reached.push(from);
      if (nearest === FAR && isBesideGoal(search, from)) {
        nearest = spent;
        last = spent;
      }
      if (from === start || !mustStop(search, from)) followWays(search, from, last);
    }
    bucket.length = 0;
  }
  return nearest;
}
function followWays(search: Search, from: Place, limit: number): void {
  const { ways, prices, cost, previous, buckets } = search;
  const end = ways.first[from - ways.base + 1] as number;
  for (let way = ways.first[from - ways.base] as number; way < end; way++) {
    const next = ways.to[way] as Place;
    const price = (cost[from] as number) + (prices[ways.mode[way] as number] as number);
    if (price > limit || (cost[next] as number) <= price || !isPassable(search, from, way)) continue;
    cost[next] = price;
    previous[next] = from;
    (buckets[price % BUCKETS] as Place[]).push(next);
  }
}
/** The end of the way is free, or everybody there can be pushed aside. MOB-6.15, MOB-6.27 */
function isPassable(search: Search, from: Place, way: number): boolean {
  const next = search.ways.to[way] as Place;
  return !isOccupied(search, next) || (pushesAside(search.ways.mode[way] as number) && canPushAside(search, from, next));
}
/** The mover climbs or descends to a place where everybody can be pushed aside. MOB-6.28, MOB-7.106 */
function canPushAside({ table, occupant }: Search, from: Place, to: Place): boolean {
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
/** Marks every place on a cheapest path to a place beside the goal, from the end backwards. MOB-7.84 */
function markPaths(search: Search, nearest: number): void {
  const { ways, prices, cost, onPath, reached, start } = search;
  const leadsOn = (from: Place): boolean => {
    if (from !== start && mustStop(search, from)) return false;
    const end = ways.first[from - ways.base + 1] as number;
    for (let way = ways.first[from - ways.base] as number; way < end; way++) {
      const next = ways.to[way] as Place;
      if (onPath[next] === 0 || cost[next] !== (cost[from] as number) + (prices[ways.mode[way] as number] as number)) continue;
      if (isPassable(search, from, way)) return true;
    }
    return false;
  };
  for (let i = reached.length - 1; i >= 0; i--) {
    const place = reached[i] as Place;
    if (isPathEnd(search, place, nearest) || leadsOn(place)) onPath[place] = 1;
  }
}
