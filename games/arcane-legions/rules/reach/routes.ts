// Routes: by which manoeuvres a unit gets to a pose, and what its owner answers on the way. Every pose is searched from once, the cheapest
// first, and a few at a time, so that a page can go on searching between two frames. ARC-5.12, ARC-5.13, ARC-16.13
import { PASS, type Said } from '@tabularium/kernel';
import { type Pose, STEP } from '../../content/shapes.ts';
import type { Manoeuvre } from '../../table/asks.ts';
import { type Table, type UnitId, unitAt } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import type { Obstacle } from '../field/obstacles.ts';
import { manoeuvresFrom, standAt, type Way, wayFrom } from './manoeuvres.ts';
import { slideLength, slidesFrom } from './slides.ts';
import { type SnapTo, snapTold } from './snaps.ts';

/** A pose that can be reached. */
export interface Stop {
  readonly pose: Pose;
  /** The movement points it takes to get there. */
  readonly spent: number;
  /** Where the last manoeuvre began; undefined where the unit stands. */
  readonly before: Stop | undefined;
  readonly manoeuvre: Manoeuvre | undefined;
  /** Answers to what the rules ask after that manoeuvre. */
  readonly answers: readonly Said[];
  /** What it lies flush with after snapping, which ends the movement. ARC-6.12 */
  readonly against: Obstacle['what'] | undefined;
}
export interface Search {
  readonly table: Table;
  readonly unit: UnitId;
  readonly points: number;
  /** Stops to go on from, by cost. */
  readonly open: Stop[][];
  /** By place: the cheapest stop from which the unit can go on; and by pose: the cheapest at which it has snapped. */
  readonly stops: Map<number, Stop>;
  readonly ends: Map<string, Stop>;
}
/** Stops that face the same way and are no farther apart than this count as one. */
const NEAR = STEP / 10;
const placeOf = ({ x, y, heading }: Pose): number => (Math.round(x / NEAR) * 0x1000 + Math.round(y / NEAR)) * 8 + heading;

export function beginSearch(table: Table, unit: UnitId, points: number): Search {
  const { x, y, heading } = unitAt(table, unit);
  const pose: Pose = { x, y, heading };
  const start: Stop = { pose, spent: 0, before: undefined, manoeuvre: undefined, answers: [], against: undefined };
  const open = Array.from({ length: points + 1 }, (): Stop[] => []);
  open[0]?.push(start);
  return { table, unit, points, open, stops: new Map([[placeOf(pose), start]]), ends: new Map() };
}
/** Searches on from one stop, and returns what it found; nothing once all is known. */
export function explore(search: Search): readonly Stop[] | undefined {
  const { table, unit, points, open, stops, ends } = search;
  const stop = nextIn(search);
  if (stop === undefined) return undefined;
  const found: Stop[] = [];
  const stand = standAt(table, unit, stop.pose);
  for (const manoeuvre of manoeuvresFrom(stand, points - stop.spent))
    for (const next of stopsAfter(search, stop, manoeuvre, wayFrom(stand, manoeuvre))) {
      const { pose, spent, against } = next;
      if (against === undefined) {
        const place = placeOf(pose);
        if ((stops.get(place)?.spent ?? Number.POSITIVE_INFINITY) <= spent) continue;
        stops.set(place, next);
        open[spent]?.push(next);
      } else {
        const name = `${pose.x} ${pose.y} ${pose.heading}`;
        if ((ends.get(name)?.spent ?? Number.POSITIVE_INFINITY) <= spent) continue;
        ends.set(name, next);
      }
      found.push(next);
    }
  return found;
}
/** The cheapest one that is still the best of its place. */
function nextIn({ open, stops, points }: Search): Stop | undefined {
  for (const [spent, waiting] of open.entries()) {
    if (spent === points) return undefined;
    for (let stop = waiting.pop(); stop !== undefined; stop = waiting.pop()) if (stops.get(placeOf(stop.pose)) === stop) return stop;
  }
  return undefined;
}
/** Where a manoeuvre can end: flush with what it meets, slid along it, or in a pose from which the unit can go on. */
function stopsAfter({ table, unit }: Search, before: Stop, manoeuvre: Manoeuvre, { pose, cost, snaps, objective }: Way): Stop[] {
  const spent = before.spent + cost;
  const stopAt = (there: Pose, answers: readonly Said[], against?: SnapTo['against']): Stop => ({
    pose: there,
    spent,
    before,
    manoeuvre,
    answers,
    against: against?.what,
  });
  const atObjective = (objective?.snaps ?? []).map((snap) =>
    stopAt(snap.pose, [{ ask: 'objectiveSnap', text: text('objectiveSnap', snapTold(table, snap)) }], snap.against),
  );
  const past: readonly Said[] = objective === null ? [] : [{ ask: 'objectiveSnap', text: PASS }]; // ARC-8.5
  if (snaps.length === 0) return [...atObjective, stopAt(pose, past)];
  const flush = snaps.flatMap((snap) => {
    const snapped: readonly Said[] = [...past, { ask: 'snap', text: text('snap', snapTold(table, snap)) }];
    const slides = slidesFrom(table, unit, snap);
    const stays: readonly Said[] = slides.length === 0 ? [] : [{ ask: 'slide', text: PASS }];
    const slid = slides.map((slide) => {
      const said = { ask: 'slide', text: text('slide', { by: slideLength(slide) }) };
      return stopAt(slide.pose, [...snapped, said], snap.against);
    });
    return [stopAt(snap.pose, [...snapped, ...stays], snap.against), ...slid];
  });
  return [...atObjective, ...flush];
}

/** The stops on the way, first to last, without the starting pose. */
export function stopsOnWay(stop: Stop): readonly Stop[] {
  const way: Stop[] = [];
  for (let at: Stop | undefined = stop; at?.before !== undefined; at = at.before) way.unshift(at);
  return way;
}
/** All the answers it takes to get there, and to stop there. ARC-5.13 */
export function answersTo(stop: Stop): readonly Said[] {
  const way = stopsOnWay(stop).flatMap(({ manoeuvre, answers }) =>
    manoeuvre === undefined ? [] : [{ ask: 'manoeuvre', text: text('manoeuvre', manoeuvre) }, ...answers],
  );
  return stop.against === undefined ? [...way, { ask: 'manoeuvre', text: PASS }] : way;
}
