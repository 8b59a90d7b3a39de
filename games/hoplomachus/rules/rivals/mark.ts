// The mark of a rival and where it goes for it: steps 1 and 2 of rival movement. Questions only.
import type { Priority } from '../../content/rival-kinds.ts';
import { arenaOf, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { isAvailable, type Reach, reachOf } from '../arena/hexes.ts';
import { foesOf, hexesByBrokenShards, hexOfMark, isHex, type Mark, matching, prioritiesOf } from '../combat/priorities.ts';
import { distanceOf, isHampered, levelOf, rangeOf, strideOf } from '../units/units.ts';

/** A move up to so many hexes: hex by hex, flying over what is in the way, or in one leap. */
export interface Stride {
  readonly hexes: number;
  readonly flies?: boolean;
  readonly leaps?: boolean;
}
/** Where a unit can get to, and how many steps of this move are allowed. HOP-3.10 */
export interface LimitedReach extends Reach {
  readonly limit: number;
}
/** What a rival goes for, which entry of its list that is, and in which of three ways. */
export interface Course {
  readonly priority: Priority;
  readonly how: 'reached' | 'fallback' | 'closer';
  /** Equal candidates: the players choose. */
  readonly marks: readonly Mark[];
  /** It already is where it wants to be. HOP-11.8 */
  readonly stays: boolean;
  /** For each mark, the hexes where it may end; empty if it stays. */
  readonly ends: readonly (readonly Hex[])[];
  /** The ways there. */
  readonly reach: LimitedReach;
}

/** As far as the move takes it, or without end for the fallback. */
function limitedReachOf(table: Table, unit: Unit, { hexes, flies, leaps }: Stride, isEndless: boolean): LimitedReach {
  if (leaps) return leapReach(table, unit, hexes);
  const reach = reachOf(table, unit, isEndless ? Number.POSITIVE_INFINITY : hexes, flies ?? levelOf(table, unit, 'flight') > 0);
  return { ...reach, limit: strideOf(table, unit, hexes) };
}
/** Only the hex of landing matters. HOP-19.41 */
function leapReach(table: Table, unit: Unit, hexes: number): LimitedReach {
  const { distances } = arenaOf(table);
  const steps = distances[unit.at] as readonly number[];
  const ends: Hex[] = [];
  for (let hex = 0; hex < steps.length; hex++) if (hex !== unit.at && isAvailable(table, unit, hex)) ends.push(hex);
  return { steps, before: steps.map((distance) => (distance === 0 ? NONE : unit.at)), ends, limit: hexes };
}

/** What a rival does in a move; null if it has no mark in Range and no legal step. HOP-11.7 to HOP-11.14 */
export function courseOf(table: Table, id: UnitId, stride: Stride): Course | null {
  const unit = unitAt(table, id);
  const near = limitedReachOf(table, unit, stride, false);
  const reached = reachedCourse(table, id, unit, near);
  if (reached !== null || near.limit === 0 || stride.leaps) return reached;
  const reach = limitedReachOf(table, unit, stride, true);
  const course = fallbackCourse(table, id, unit, reach) ?? closerCourse(table, id, unit, reach);
  return course === null || course.marks.length === 0 ? null : course;
}

// ---- step 1: the mark among those that are reached
function reachedCourse(table: Table, id: UnitId, unit: Unit, reach: LimitedReach): Course | null {
  const within: Hex[] = isHampered(table, unit) ? [] : [unit.at]; // its own hex included. HOP-11.6
  for (const hex of reach.ends) if ((reach.steps[hex] as number) <= reach.limit && !isHampered(table, unit, hex)) within.push(hex); // HOP-11.6
  const range = rangeOf(table, unit);
  const reached = foesOf(table, id).filter((foe) => {
    const at = hexOfMark(table, foe);
    return within.some((hex) => distanceOf(table, hex, at) <= range);
  });
  for (const priority of prioritiesOf(table, id)) {
    const found = priority === 'nextToBrokenShard' ? reachedHexes(table, unit, reach) : matching(table, priority, reached); // superlatives compare only the reached. HOP-11.7
    if (found.length === 0) continue;
    const marks = nearest(table, unit, found); // HOP-11.7
    const stays = isWhereItWants(table, unit, marks[0] as Mark); // equal marks are equally near
    const ends = stays ? [] : marks.map((mark) => (isHex(mark) ? [mark.at] : firingHexes(table, unit, reach, within, mark)));
    return { priority, how: 'reached', marks, stays, ends, reach };
  }
  return null;
}
/** HOP-11.13 */
const reachedHexes = (table: Table, unit: Unit, { steps, limit }: LimitedReach): Mark[] =>
  hexesByBrokenShards(table)
    .filter((hex) => hex === unit.at || (steps[hex] !== NONE && (steps[hex] as number) <= limit && isAvailable(table, unit, hex)))
    .map((at) => ({ at }));
/** On the hex it wanted, or with the mark in Range on a hex from which it can attack. HOP-11.8, HOP-11.13 */
function isWhereItWants(table: Table, unit: Unit, mark: Mark): boolean {
  const distance = distanceOf(table, unit.at, hexOfMark(table, mark));
  return isHex(mark) ? distance === 0 : distance <= rangeOf(table, unit) && !isHampered(table, unit);
}
/** As far from the mark as its Range allows, then fewest steps. HOP-11.9 */
function firingHexes(table: Table, unit: Unit, { steps }: LimitedReach, within: readonly Hex[], mark: Mark): Hex[] {
  const at = hexOfMark(table, mark);
  const range = rangeOf(table, unit);
  const inRange = within.filter((hex) => distanceOf(table, hex, at) <= range);
  const farthest = least(inRange, (hex) => -distanceOf(table, hex, at));
  return least(farthest, (hex) => steps[hex] as number);
}

// ---- step 2b: along a path that is longer than this move
function fallbackCourse(table: Table, id: UnitId, unit: Unit, reach: LimitedReach): Course | null {
  const foes = foesOf(table, id);
  for (const priority of prioritiesOf(table, id)) {
    const open = candidates(table, priority, foes).filter((mark) => goalsOf(table, unit, reach, mark).length > 0);
    if (open.length === 0) continue;
    const marks: Mark[] = [];
    const ends: Hex[][] = [];
    for (const mark of nearest(table, unit, open)) {
      const stops = stopsOnTheWay(table, unit, reach, mark);
      if (stops.length === 0) continue; // flying, and nowhere to land
      marks.push(mark);
      ends.push(stops);
    }
    return { priority, how: 'fallback', marks, stays: false, ends, reach };
  }
  return null;
}
/** Superlatives over all opponents in combat. HOP-11.11 */
const candidates = (table: Table, priority: Priority, foes: readonly Target[]): Mark[] =>
  priority === 'nextToBrokenShard' ? hexesByBrokenShards(table).map((at) => ({ at })) : matching(table, priority, foes);
/** The nearest hexes by path that would bring the mark in Range. HOP-11.11 */
function goalsOf(table: Table, unit: Unit, { steps, ends }: LimitedReach, mark: Mark): Hex[] {
  const at = hexOfMark(table, mark);
  const range = isHex(mark) ? 0 : rangeOf(table, unit); // HOP-11.13
  const goals = ends.filter((hex) => distanceOf(table, hex, at) <= range && (isHex(mark) || !isHampered(table, unit, hex)));
  return least(goals, (hex) => steps[hex] as number);
}
/** Where shortest paths to the goals have got to after the full move; with Flight the last hex before on which it can stop. HOP-11.11 */
function stopsOnTheWay(table: Table, unit: Unit, reach: LimitedReach, mark: Mark): Hex[] {
  const { steps, limit } = reach;
  const { neighbours } = arenaOf(table);
  let layer = goalsOf(table, unit, reach, mark);
  for (let walked = steps[layer[0] as Hex] as number; walked > 0; walked--) {
    if (walked <= limit) {
      const stops = layer.filter((hex) => isAvailable(table, unit, hex));
      if (stops.length > 0) return stops;
    }
    const before: Hex[] = [];
    for (const hex of layer)
      for (const next of neighbours[hex] as readonly Hex[])
        if (next !== NONE && steps[next] === walked - 1 && !before.includes(next)) before.push(next);
    layer = before;
  }
  return [];
}

// ---- step 2c: closer, if all goals are blocked
function closerCourse(table: Table, id: UnitId, unit: Unit, reach: LimitedReach): Course | null {
  const { ends, steps, limit } = reach;
  const within = ends.filter((hex) => (steps[hex] as number) <= limit);
  const foes = foesOf(table, id);
  for (const priority of prioritiesOf(table, id)) {
    const found: Mark[] = [];
    const closer: Hex[][] = [];
    for (const mark of nearest(table, unit, candidates(table, priority, foes))) {
      const at = hexOfMark(table, mark);
      const best = least(within, (hex) => distanceOf(table, hex, at));
      if (best.length === 0 || distanceOf(table, best[0] as Hex, at) >= distanceOf(table, unit.at, at)) continue;
      found.push(mark);
      closer.push(least(best, (hex) => steps[hex] as number)); // HOP-11.14
    }
    if (found.length > 0) return { priority, how: 'closer', marks: found, stays: false, ends: closer, reach };
  }
  return null;
}

/** By hex distance from the unit. HOP-11.7 */
const nearest = (table: Table, unit: Unit, marks: readonly Mark[]): Mark[] =>
  least(marks, (mark) => distanceOf(table, unit.at, hexOfMark(table, mark)));
/** The items with the smallest value, in order. */
export function least<T>(list: readonly T[], value: (one: T) => number): T[] {
  let best = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const one of list) {
    const worth = value(one);
    if (worth < best) {
      best = worth;
      found = [];
    }
    if (worth === best) found.push(one);
  }
  return found;
}
