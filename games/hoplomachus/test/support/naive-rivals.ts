// Rival movement once more, as slowly and plainly as chapter 11 says it: every walk is walked, every shortest path is listed.
import { type ArenaId, arenas } from '../../content/arenas.ts';
import type { Priority } from '../../content/rival-kinds.ts';
import { deadliness } from '../../rules/combat/dice.ts';
import type { Shard, Table, Unit } from '../../table/table.ts';

/** What a rival does: for every mark, by the name of its hex, the hexes where it may end. */
export interface NaiveCourse {
  readonly priority: Priority;
  readonly how: 'reached' | 'fallback' | 'closer';
  readonly stays: boolean;
  readonly ends: Readonly<Record<string, readonly string[]>>;
}
interface Place {
  readonly q: number;
  readonly r: number;
  readonly name: string;
  readonly kind: string;
}
/** A unit, shard or hex that a rival may go for. */
interface Goal {
  readonly place: Place;
  readonly unit: Unit | null;
  readonly isHex: boolean;
}

const placesOf = (arena: ArenaId): Place[] =>
  arenas[arena].hexes.map(({ q, r }, i) => ({ q, r, name: arenas[arena].names[i] as string, kind: arenas[arena].kinds[i] as string }));
const distance = (a: Place, b: Place): number => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
const smallest = <T>(list: readonly T[], value: (one: T) => number): T[] => {
  const least = Math.min(...list.map(value));
  return list.filter((one) => value(one) === least);
};
const largest = <T>(list: readonly T[], value: (one: T) => number): T[] => smallest(list, (one) => -value(one));
const byName = (places: readonly Place[]): string[] => [...new Set(places.map(({ name }) => name))].sort();

export function naiveCourse(table: Table, unit: Unit, hexes: number, flies: boolean): NaiveCourse | null {
  const places = placesOf(table.terms.arena);
  const placeAt = (hex: number): Place => places[hex] as Place;
  const rankOf = (one: Unit): string => table.content.units[one.def]?.rank as string;
  const team = (one: Unit): number => table.troops[one.troop]?.team as number;
  const here = placeAt(unit.at);
  const range = table.content.units[unit.def]?.range as number;
  const inCombat = table.units.filter(({ zone }) => zone === 'arena');
  const foes = inCombat.filter((one) => team(one) !== team(unit));

  const isHampered = (one: Unit, place: Place): boolean =>
    place.kind === 'inner' &&
    rankOf(one) !== 'titan' &&
    rankOf(one) !== 'part' &&
    !table.footholds.some(({ at, troop }) => placeAt(at) === place && table.troops[troop]?.team === team(one));
  const isFree = (place: Place): boolean =>
    !inCombat.some((one) => one !== unit && placeAt(one.at) === place) &&
    !(place.kind === 'pedestal' && rankOf(unit) !== 'sentinel') &&
    !table.footholds.some(({ at, troop }) => placeAt(at) === place && table.troops[troop]?.team !== team(unit)) &&
    !table.shards.some(({ at, hp }) => at >= 0 && placeAt(at) === place && hp > 0);
  const beside = (place: Place): Place[] => places.filter((other) => distance(place, other) === 1);

  const snares = (one: Unit): boolean =>
    table.content.units[one.def]?.skills.some(({ skill }) => skill === 'snare') === true &&
    one.active &&
    one.fatigued === 0 &&
    !isHampered(one, placeAt(one.at));
  const movement = foes.some((one) => distance(here, placeAt(one.at)) === 1 && snares(one)) ? Math.max(0, hexes - 1) : hexes;

  // ---- every walk of at most so many hexes, and where it ends
  const cost = new Map<Place, number>([[here, 0]]);
  const wander = (place: Place, walked: number): void => {
    if (walked === movement) return;
    for (const next of beside(place)) {
      if (!flies && !isFree(next)) continue;
      if (isFree(next)) cost.set(next, Math.min(cost.get(next) ?? Number.POSITIVE_INFINITY, walked + 1));
      wander(next, walked + 1);
    }
  };
  wander(here, 0);
  const standable = [...cost.keys()];
  const firing = standable.filter((place) => !isHampered(unit, place));

  // ---- the list
  const titan = table.content.titans[table.titan];
  const list: readonly Priority[] =
    titan === undefined
      ? ['onStone', 'hero', 'strongest']
      : rankOf(unit) === 'titan'
        ? titan.priority
        : rankOf(unit) === 'part'
          ? (titan.parts.find((part) => part.unit === table.content.units[unit.def]?.id)?.priority as readonly Priority[])
          : (titan.allies?.priority as readonly Priority[]);
  const isHeld = (shard: Shard, one: Unit): boolean => table.units[shard.holder] === one;
  const goalOf = (one: Unit): Goal => ({ place: placeAt(one.at), unit: one, isHex: false });
  const activeShards = table.shards.filter(({ at, active, gone }) => at >= 0 && active && !gone);
  const redShards: Goal[] =
    titan?.shards.colour === 'red'
      ? activeShards.filter(({ hp }) => hp > 0).map(({ at }) => ({ place: placeAt(at), unit: null, isHex: false }))
      : [];
  const workplaces: Goal[] = places
    .filter((place) =>
      table.shards.some(
        ({ at, active, hp, gone }) =>
          at >= 0 && !gone && !active && hp === 0 && distance(placeAt(at), place) === 1 && !inCombat.some((one) => one.at === at),
      ),
    )
    .map((place) => ({ place, unit: null, isHex: true }));
  const movementOf = (one: Unit): number => table.content.units[one.def]?.movement as number;
  const SUPERLATIVES: Partial<Record<Priority, (one: Unit) => number>> = {
    strongest: ({ hp }) => hp,
    weakest: ({ hp }) => -hp,
    deadliest: (one) => deadliness(table, table.units.indexOf(one)),
    leastDeadly: (one) => -deadliness(table, table.units.indexOf(one)),
    fastest: movementOf,
    slowest: (one) => -movementOf(one),
  };
  const SETS: Partial<Record<Priority, (one: Unit) => boolean>> = {
    onStone: ({ at }) => placeAt(at).kind === 'stone',
    onInner: ({ at }) => placeAt(at).kind === 'inner',
    hero: (one) => rankOf(one) === 'hero' || rankOf(one) === 'neutral',
    shardholder: (one) => table.shards.some((shard) => isHeld(shard, one)),
    nextToActiveShard: ({ at }) => activeShards.some((shard) => distance(placeAt(shard.at), placeAt(at)) === 1),
  };
  /** Those that an entry means, superlatives among these units alone. */
  const meant = (priority: Priority, among: readonly Goal[]): Goal[] => {
    if (priority === 'nextToBrokenShard') return workplaces;
    if (priority === 'activeShard') return among.filter((goal) => goal.unit === null);
    const units = among.filter((goal) => goal.unit !== null);
    const value = SUPERLATIVES[priority];
    if (value) return units.length === 0 ? [] : largest(units, (goal) => value(goal.unit as Unit));
    return units.filter((goal) => SETS[priority]?.(goal.unit as Unit));
  };
  const everybody = [...foes.map(goalOf), ...redShards];
  const nearest = (goals: readonly Goal[]): Goal[] => smallest(goals, ({ place }) => distance(here, place));
  const course = (
    priority: Priority,
    how: NaiveCourse['how'],
    goals: readonly Goal[],
    ends: (goal: Goal) => Place[],
  ): NaiveCourse | null => {
    const found = goals.map((goal) => [goal.place.name, byName(ends(goal))] as const).filter(([, hexes]) => hexes.length > 0);
    return found.length === 0 ? null : { priority, how, stays: false, ends: Object.fromEntries(found) };
  };

  // ---- step 1, 2a
  const reached = everybody.filter(({ place }) => firing.some((from) => distance(from, place) <= range));
  for (const priority of list) {
    const found = meant(priority, reached).filter((goal) => !goal.isHex || standable.includes(goal.place));
    if (found.length === 0) continue;
    const marks = nearest(found);
    const isHome = (goal: Goal): boolean =>
      goal.isHex ? goal.place === here : distance(here, goal.place) <= range && !isHampered(unit, here);
    if (marks.every(isHome)) return { priority, how: 'reached', stays: true, ends: {} };
    return course(priority, 'reached', marks, (goal) => {
      if (goal.isHex) return [goal.place];
      const inRange = firing.filter((place) => distance(place, goal.place) <= range);
      return smallest(
        largest(inRange, (place) => distance(place, goal.place)),
        (place) => cost.get(place) as number,
      );
    });
  }
  if (movement === 0) return null;

  // ---- step 2b
  /** Every shortest path to one of some hexes, by widening circles. */
  const shortestPaths = (goals: readonly Place[]): Place[][] => {
    let paths: Place[][] = [[]];
    const seen = new Set<Place>([here]);
    while (paths.length > 0) {
      const longer = paths.flatMap((path) =>
        beside(path.at(-1) ?? here)
          .filter((next) => !seen.has(next) && (flies || isFree(next)))
          .map((next) => [...path, next]),
      );
      const arrived = longer.filter((path) => goals.includes(path.at(-1) as Place));
      if (arrived.length > 0) return arrived;
      for (const path of longer) seen.add(path.at(-1) as Place);
      paths = thinned(longer);
    }
    return [];
  };
  const goalsFor = (goal: Goal): Place[] =>
    places.filter(
      (place) => isFree(place) && (goal.isHex ? place === goal.place : distance(place, goal.place) <= range && !isHampered(unit, place)),
    );
  const stop = (path: readonly Place[]): number => path.slice(0, movement).findLastIndex(isFree);
  for (const priority of list) {
    const open = meant(priority, everybody).filter((goal) => shortestPaths(goalsFor(goal)).length > 0);
    if (open.length === 0) continue;
    return course(priority, 'fallback', nearest(open), (goal) => {
      const paths = shortestPaths(goalsFor(goal)).filter((path) => stop(path) >= 0);
      return paths.length === 0 ? [] : largest(paths, stop).map((path) => path[stop(path)] as Place);
    });
  }

  // ---- step 2c
  for (const priority of list) {
    const meantHere = meant(priority, everybody);
    if (meantHere.length === 0) continue;
    const closer = course(priority, 'closer', nearest(meantHere), (goal) => {
      const best = smallest(standable, (place) => distance(place, goal.place));
      if (distance(best[0] as Place, goal.place) >= distance(here, goal.place)) return [];
      return smallest(best, (place) => cost.get(place) as number);
    });
    if (closer !== null) return closer;
  }
  return null;
}

/** There are many long paths: of those with the same last hexes, one is enough. */
function thinned(paths: readonly Place[][]): Place[][] {
  const kept = new Map<string, Place[]>();
  for (const path of paths) kept.set([...path.slice(0, SEEN), path.at(-1)].map((place) => place?.name).join(), path);
  return [...kept.values()];
}
/** No move of a test is longer. */
const SEEN = 5;
