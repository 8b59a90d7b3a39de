// Manoeuvres from random positions: whatever is offered leaves a table on which nothing overlaps, and gives the same result again.
import { times } from '@tabularium/kernel/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { type Base, type Heading, PIECES } from '../../content/kinds.ts';
import type { Pose } from '../../content/shapes.ts';
import { pieces as pieceDefs } from '../../content/tables.ts';
import { tableOf } from '../../lesson/layout.ts';
import { obstaclesTo } from '../../rules/field/obstacles.ts';
import { manoeuvresOf, type Way, wayOf, waysOf } from '../../rules/reach/manoeuvres.ts';
import { reachOf } from '../../rules/reach/reach.ts';
import { slidesOf } from '../../rules/reach/slides.ts';
import { samePose, sizeOfUnit } from '../../rules/units/bases.ts';
import { neighboursOf, place } from '../../rules/units/placing.ts';
import { poseCalled, poseName, unitName } from '../../table/names.ts';
import { type Table, unitAt } from '../../table/table.ts';
import { baseAt, gapBetween, inTheWay, type Rectangle, TICKS, touchedAfter } from '../support/rectangles.ts';

/** Nothing may lie deeper in anything than this: the tolerance plus the rounding of a pose. */
const DEEPEST = 0.002 + 0.0001;
const POINTS = 4;
const CARDS = ['H04', 'M01', 'H10', 'E12', 'H12', 'R03', 'H16'];

// ---- positions

interface Spot {
  readonly card: string;
  readonly pose: Pose;
}
const headings = fc.integer({ min: 0, max: 7 }).map((heading) => heading as Heading);
const ticks = (low: number, high: number): fc.Arbitrary<number> => fc.integer({ min: low * TICKS, max: high * TICKS });
const spot: fc.Arbitrary<Spot> = fc.record({
  card: fc.constantFrom(...CARDS),
  pose: fc.record({ x: ticks(1.5, 8), y: ticks(1.5, 8), heading: headings }),
});
const piece = fc.record({ kind: fc.constantFrom(...PIECES), x: ticks(2, 8), y: ticks(2, 8), heading: headings });
const baseOf = (card: string): Base => content.units.find(({ id }) => id === card)?.base ?? 'sortie';
const crowd = fc.record({ spots: fc.array(spot, { minLength: 4, maxLength: 8 }), pieces: fc.array(piece, { maxLength: 3 }) });
/** A crowd in a corner of the table: units that would stand on something are left out, the first one stays. */
function gathered({ spots, pieces }: { readonly spots: readonly Spot[]; readonly pieces: Table['pieces'] }): Table {
  const kept: Spot[] = [];
  const isFree = (one: Spot): boolean =>
    kept.every(({ card, pose }) => gapBetween(baseAt(baseOf(card), pose), baseAt(baseOf(one.card), one.pose)) > 0);
  for (const one of spots) if (isFree(one)) kept.push(one);
  const lying = pieces.filter((one) => {
    const rectangle = { ...pieceDefs[one.kind], x: one.x / TICKS, y: one.y / TICKS, heading: one.heading };
    return kept.every(({ card, pose }) => gapBetween(baseAt(baseOf(card), pose), rectangle) > 0);
  });
  return tableWith(kept, lying);
}
function tableWith(spots: readonly Spot[], pieces: Table['pieces']): Table {
  const numbers = new Map<string, number>();
  const units = spots.map(({ card, pose }, i) => {
    const key = `${'AB'[i % 2]}:${card}`;
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    return [`${key}${number === 1 ? '' : `#${number}`}`, poseName(pose)];
  });
  const table = tableOf({ units: Object.fromEntries(units) });
  table.pieces = [...pieces];
  return table;
}

// ---- what is true of every manoeuvre

const rectangleOf = (table: Table, id: number, pose: Pose): Rectangle =>
  baseAt(content.units[unitAt(table, id).def]?.base ?? 'sortie', pose);
/** Where a manoeuvre can leave the base: where it goes, or where it snaps and slides to. */
function endsOf(table: Table, id: number, { pose, snaps, objective }: Way): Pose[] {
  const obstacles = obstaclesTo(table, id);
  const slid = snaps.flatMap((snap) => slidesOf(snap, sizeOfUnit(table, id), obstacles).map((slide) => slide.pose));
  const there = snaps.length === 0 ? [pose] : snaps.map((snap) => snap.pose);
  return [...there, ...slid, ...(objective === null ? [] : [objective.pose, ...objective.snaps.map((snap) => snap.pose)])];
}
/** How deep a base would lie in the things in its way. */
function depthOf(table: Table, id: number, pose: Pose, others: readonly Rectangle[]): number {
  const base = rectangleOf(table, id, pose);
  return Math.max(...others.map((other) => -gapBetween(base, other)));
}
const isWhole = ({ x, y, heading }: Pose): boolean => Number.isInteger(x) && Number.isInteger(y) && heading >= 0 && heading <= 7;
const isStep = ({ course }: Way, side: number, length: number): boolean =>
  'step' in course && course.step === side && course.length === length;
const isOpen = ({ snaps, isStuck }: Way): boolean => snaps.length === 0 && !isStuck;

describe('from random positions', () => {
  it('nothing overlaps after any manoeuvre, snap or slide, and poses are whole', () => {
    const seen = { ways: 0, snaps: 0 };
    fc.assert(
      fc.property(crowd, (sketch) => {
        const table = gathered(sketch);
        const others = inTheWay(table, 0);
        for (const way of waysOf(table, 0, POINTS)) {
          seen.ways += 1;
          seen.snaps += way.snaps.length;
          for (const pose of endsOf(table, 0, way)) {
            expect([poseName(pose), isWhole(pose)]).toEqual([poseName(pose), true]);
            expect(depthOf(table, 0, pose, others)).toBeLessThanOrEqual(DEEPEST);
          }
        }
      }),
      { numRuns: times(30) },
    );
    expect(seen.ways).toBeGreaterThan(500);
    expect(seen.snaps).toBeGreaterThan(50);
  });
  it('a base that snaps lies flush with what it snaps to, and a step that stops touches something', () => {
    fc.assert(
      fc.property(crowd, (sketch) => {
        const table = gathered(sketch);
        const others = inTheWay(table, 0);
        for (const { course, pose, snaps, isStuck } of waysOf(table, 0, POINTS)) {
          for (const snap of snaps) {
            const { width, depth } = snap.against.size;
            const other = {
              x: snap.against.pose.x / TICKS,
              y: snap.against.pose.y / TICKS,
              heading: snap.against.pose.heading,
              width: width / TICKS,
              depth: depth / TICKS,
            };
            expect(Math.abs(gapBetween(rectangleOf(table, 0, snap.pose), other))).toBeLessThanOrEqual(DEEPEST);
            expect((snap.pose.heading - snap.against.pose.heading) & 1).toBe(0);
          }
          if (!('step' in course) || (snaps.length === 0 && !isStuck)) continue;
          const nearest = Math.min(...others.map((other) => Math.abs(gapBetween(rectangleOf(table, 0, pose), other))));
          expect(nearest).toBeLessThanOrEqual(DEEPEST);
        }
      }),
      { numRuns: times(25) },
    );
  });
  it('a step goes as far as bisection finds room', () => {
    const seen = { free: 0, stopped: 0 };
    fc.assert(
      fc.property(crowd, headings, (sketch, side) => {
        const table = gathered(sketch);
        const from = { ...unitAt(table, 0) };
        const [way] = waysOf(table, 0, POINTS).filter((one) => isStep(one, side % 4, 1));
        const out = from.heading + 2 * (side % 4);
        const others = inTheWay(table, 0);
        const length = (tolerance: number): number =>
          Math.min(1, ...others.map((other) => touchedAfter(rectangleOf(table, 0, from), out, other, 1.01, tolerance)));
        const [strict, lenient] = [length(0.0005), length(0.006)];
        fc.pre(Math.abs(strict - lenient) < 0.0005); // merely grazing is another case
        if (strict <= 0.003) return;
        expect(way).toBeDefined();
        const went = Math.hypot((way?.pose.x ?? 0) - from.x, (way?.pose.y ?? 0) - from.y) / TICKS;
        expect(Math.abs(went - strict)).toBeLessThan(0.0025);
        seen[strict < 1 ? 'stopped' : 'free'] += 1;
      }),
      { numRuns: times(60) },
    );
    expect(Math.min(seen.free, seen.stopped)).toBeGreaterThan(3);
  });
  it('a step and the step back return to the start, if nothing is touched', () => {
    let count = 0;
    fc.assert(
      fc.property(crowd, (sketch) => {
        const table = gathered(sketch);
        const from = { ...unitAt(table, 0) };
        for (const way of waysOf(table, 0, POINTS)) {
          const { course } = way;
          if (!('step' in course) || !isOpen(way)) continue;
          place(table, 0, way.pose);
          const back = waysOf(table, 0, POINTS).find((one) => isStep(one, (course.step + 2) % 4, course.length));
          if (back !== undefined && isOpen(back)) {
            count += 1;
            expect(poseName(back.pose)).toBe(poseName(from));
          }
          place(table, 0, from);
        }
      }),
      { numRuns: times(30) },
    );
    expect(count).toBeGreaterThan(40);
  });
  it('the same comes out twice, and from poses that were written down and read again', () => {
    fc.assert(
      fc.property(crowd, (sketch) => {
        const table = gathered(sketch);
        const ways = waysOf(table, 0, POINTS);
        expect(waysOf(table, 0, POINTS)).toEqual(ways);
        const written = tableOf({ units: Object.fromEntries(table.units.map((unit, id) => [unitName(table, id), poseName(unit)])) });
        written.pieces = table.pieces.map((one) => ({ ...one }));
        expect(waysOf(written, 0, POINTS)).toEqual(ways);
        for (const { pose } of ways) expect(poseCalled(poseName(pose))).toEqual({ ...pose });
      }),
      { numRuns: times(20) },
    );
  });
  it('the list without previews is the same, entry by entry', () => {
    fc.assert(
      fc.property(crowd, (sketch) => {
        const table = gathered(sketch);
        const list = manoeuvresOf(table, 0, POINTS);
        expect(list.map((one) => wayOf(table, 0, one))).toEqual(waysOf(table, 0, POINTS));
      }),
      { numRuns: times(20) },
    );
  });
  it('a reach is where manoeuvres lead one after the other, with the most points left', () => {
    const reached = (table: Table, points: number): Map<string, number> => {
      const most = new Map<string, number>();
      const go = (pose: Pose, left: number): void => {
        if ((most.get(poseName(pose)) ?? -1) >= left) return;
        most.set(poseName(pose), left);
        place(table, 0, pose);
        for (const { pose: there, cost, snaps, objective } of waysOf(table, 0, left)) {
          for (const snap of [...snaps, ...(objective?.snaps ?? [])]) if (!most.has(poseName(snap.pose))) most.set(poseName(snap.pose), 0);
          if (snaps.length === 0) go(there, left - cost);
        }
      };
      go({ ...unitAt(table, 0) }, points);
      return most;
    };
    fc.assert(
      fc.property(crowd, (sketch) => {
        const { poses, isWhole } = reachOf(gathered(sketch), 0, 2);
        expect(isWhole).toBe(true);
        const found = Object.fromEntries(poses.map(({ pose, left }) => [poseName(pose), left]));
        expect(found).toEqual(Object.fromEntries(reached(gathered(sketch), 2)));
      }),
      { numRuns: times(15) },
    );
  });
  it('after many manoeuvres of all units nothing overlaps, and contacts are mutual', () => {
    fc.assert(
      fc.property(crowd, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (sketch, choices) => {
        const table = gathered(sketch);
        for (const [turn, choice] of choices.entries()) {
          const id = turn % table.units.length;
          const ways = waysOf(table, id, POINTS);
          const way = ways[choice % Math.max(1, ways.length)];
          if (way === undefined) continue;
          const pose = endsOf(table, id, way).at(-1) as Pose; // the last one of the slides, if there are any
          place(table, id, pose);
          expect(depthOf(table, id, pose, inTheWay(table, id))).toBeLessThanOrEqual(DEEPEST);
          for (const { unit: other, own, other: side } of neighboursOf(table, id))
            expect(neighboursOf(table, other).filter(({ unit }) => unit === id)).toEqual([{ unit: id, own: side, other: own }]);
        }
        for (const [id, unit] of table.units.entries()) expect(samePose(unit, unitAt(table, id))).toBe(true);
      }),
      { numRuns: times(20) },
    );
  });
});
