// Shapes in eighths of a circle, held against polygons with real trigonometry, clipping and bisection.
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  along,
  box,
  carried,
  distanceOf,
  forward,
  hull,
  impactOf,
  isDeeper,
  lengthInside,
  moved,
  overlapOf,
  reachOf,
  type Shape,
  turned,
  type Vector,
} from '../index.ts';

const STEP = 10_000;
const TOLERANCE = 20;
/** Far below anything that is measured. */
const TINY = 1e-6;

// ---- the same by other means

interface Rectangle {
  readonly at: Vector;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}
const rectangle = (reach: number): fc.Arbitrary<Rectangle> =>
  fc.record({
    at: fc.record({ x: fc.integer({ min: -reach, max: reach }), y: fc.integer({ min: -reach, max: reach }) }),
    heading: fc.integer({ min: 0, max: 7 }),
    width: fc.constantFrom(STEP / 2, STEP, 2 * STEP, 3 * STEP),
    depth: fc.constantFrom(STEP / 2, STEP, 2 * STEP),
  });
const shapeOf = ({ at, heading, width, depth }: Rectangle): Shape => box(at, heading, width, depth);
const angleOf = (heading: number): number => (heading * Math.PI) / 4;
/** Clockwise from the north. */
const direction = (angle: number): Vector => ({ x: Math.sin(angle), y: Math.cos(angle) });
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
const shifted = ({ x, y }: Vector, way: Vector, by: number): Vector => ({ x: x + way.x * by, y: y + way.y * by });
/** Clockwise from the front left corner. */
function cornersOf({ at, heading, width, depth }: Rectangle): Vector[] {
  const [ahead, right] = [direction(angleOf(heading)), direction(angleOf(heading) + Math.PI / 2)];
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([u = 0, v = 0]) => shifted(shifted(at, right, (u * width) / 2), ahead, (v * depth) / 2));
}
const gone = (one: Rectangle, heading: number, by: number): Rectangle => ({
  ...one,
  at: shifted(one.at, direction(angleOf(heading)), by),
});
/** How far apart two rectangles are along the best of their own normals; below 0 they overlap by that. */
function gapBetween(a: Rectangle, b: Rectangle): number {
  const [cornersA, cornersB] = [cornersOf(a), cornersOf(b)];
  const normals = [a, b].flatMap(({ heading }) => [0, 2].map((quarter) => direction(angleOf(heading + quarter))));
  return Math.max(
    ...normals.map((normal) => {
      const [ofA, ofB] = [cornersA, cornersB].map((corners) => corners.map((corner) => dot(corner, normal))) as [number[], number[]];
      return Math.max(Math.min(...ofB) - Math.max(...ofA), Math.min(...ofA) - Math.max(...ofB));
    }),
  );
}
/** The area that two rectangles have in common, cut out edge by edge. */
function commonArea(a: Rectangle, b: Rectangle): number {
  let left = cornersOf(a);
  const cutter = cornersOf(b);
  for (const [number, from] of cutter.entries()) {
    const to = cutter[(number + 1) % 4] as Vector;
    const inside = (point: Vector): number => (to.y - from.y) * (point.x - from.x) - (to.x - from.x) * (point.y - from.y);
    left = left.flatMap((point, i) => {
      const next = left[(i + 1) % left.length] as Vector;
      const [here, there] = [inside(point), inside(next)];
      const crossing = here >= 0 === there >= 0 ? [] : [between(point, next, here / (here - there))];
      return here >= 0 ? [point, ...crossing] : crossing;
    });
  }
  return Math.abs(
    left.reduce((sum, point, i) => {
      const next = left[(i + 1) % left.length] as Vector;
      return sum + (point.x * next.y - next.x * point.y) / 2;
    }, 0),
  );
}
const between = (a: Vector, b: Vector, share: number): Vector => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
const FARTHEST = 30 * STEP;
/** Where on its way a rectangle comes nearest to another: the gap is convex, so thirds close in on it. */
function nearestOnTheWay(a: Rectangle, heading: number, b: Rectangle): number {
  let [low, high] = [0, FARTHEST];
  for (let i = 0; i < 100; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (gapBetween(gone(a, heading, one), b) <= gapBetween(gone(a, heading, other), b)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}
/** Bisects for the moment at which they touch. */
function touchedAt(a: Rectangle, heading: number, b: Rectangle, until: number): number {
  let [low, high] = [0, until];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (gapBetween(gone(a, heading, middle), b) > 0) low = middle;
    else high = middle;
  }
  return high;
}

// ---- headings

describe('headings', () => {
  it('look where sine and cosine say', () => {
    for (let heading = -9; heading < 17; heading++) {
      const way = direction(angleOf(heading));
      expect(distanceOf(forward(heading), way)).toBeLessThan(1e-12);
      expect(distanceOf(along({ x: 3, y: 4 }, heading, 7), shifted({ x: 3, y: 4 }, way, 7))).toBeLessThan(1e-12);
      expect(Math.abs(reachOf({ x: 3, y: 4 }, heading) - dot({ x: 3, y: 4 }, way))).toBeLessThan(1e-12);
      expect(turned(heading, -9)).toBe((((heading - 9) % 8) + 8) % 8);
    }
  });
  const point = fc.record({ x: fc.integer({ min: -300_000, max: 300_000 }), y: fc.integer({ min: -300_000, max: 300_000 }) });
  it('carry a point around another and back, as far as the angle says', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: -8, max: 8 }), (one, about, eighths) => {
        const there = carried(one, about, eighths);
        expect(distanceOf(carried(there, about, -eighths), one)).toBeLessThan(TINY);
        expect(Math.abs(distanceOf(there, about) - distanceOf(one, about))).toBeLessThan(TINY);
        const angle = Math.atan2(one.x - about.x, one.y - about.y) + angleOf(eighths);
        expect(distanceOf(there, shifted(about, direction(angle), distanceOf(one, about)))).toBeLessThan(TINY);
      }),
    );
  });
  it('carry by quarters without any error', () => {
    fc.assert(
      fc.property(point, point, (one, about) => {
        const { x, y } = carried(one, about, 2);
        expect([x, y]).toEqual([about.x + one.y - about.y, about.y - one.x + about.x]);
      }),
    );
  });
});

// ---- shapes

describe('shapes', () => {
  it('span what their corners span', () => {
    fc.assert(
      fc.property(rectangle(160_000), (one) => {
        const shape = shapeOf(one);
        const corners = cornersOf(one);
        const same = hull(corners);
        for (const axis of [0, 1, 2, 3]) {
          const reaches = corners.map((corner) => dot(corner, direction(angleOf(axis))));
          for (const { low, high } of [shape, same]) {
            expect(Math.abs((low[axis] as number) - Math.min(...reaches))).toBeLessThan(TINY);
            expect(Math.abs((high[axis] as number) - Math.max(...reaches))).toBeLessThan(TINY);
          }
        }
      }),
    );
  });
  it('are somewhere else what they are there', () => {
    fc.assert(
      fc.property(rectangle(160_000), rectangle(160_000), (one, { at }) => {
        const there = moved(shapeOf(one), at);
        const same = shapeOf({ ...one, at: { x: one.at.x + at.x, y: one.at.y + at.y } });
        for (const axis of [0, 1, 2, 3]) {
          expect(Math.abs((there.low[axis] as number) - (same.low[axis] as number))).toBeLessThan(TINY);
          expect(Math.abs((there.high[axis] as number) - (same.high[axis] as number))).toBeLessThan(TINY);
        }
      }),
    );
  });
  it('lie deeper in each other than something exactly if they overlap by more', () => {
    fc.assert(
      fc.property(rectangle(15_000), rectangle(15_000), fc.integer({ min: -3000, max: 3000 }), (a, b, than) => {
        const depth = overlapOf(shapeOf(a), shapeOf(b));
        expect(isDeeper(shapeOf(a), shapeOf(b), than)).toBe(depth > than);
        expect(isDeeper(shapeOf(a), shapeOf(b), depth)).toBe(false);
      }),
    );
  });
  it('overlap as deep as their own normals say, whoever asks', () => {
    fc.assert(
      fc.property(rectangle(20_000), rectangle(20_000), (a, b) => {
        const depth = overlapOf(shapeOf(a), shapeOf(b));
        expect(overlapOf(shapeOf(b), shapeOf(a))).toBe(depth);
        const gap = gapBetween(a, b);
        if (gap <= 0) expect(Math.abs(depth + gap)).toBeLessThan(TINY);
        else expect(depth).toBeLessThan(0);
      }),
      { numRuns: 500 * inject('budget') },
    );
  });
  it('overlap exactly where they have an area in common', () => {
    fc.assert(
      fc.property(rectangle(20_000), rectangle(20_000), (a, b) => {
        const depth = overlapOf(shapeOf(a), shapeOf(b));
        fc.pre(Math.abs(depth) > 1);
        expect(depth > 0).toBe(commonArea(a, b) > 0.1);
      }),
      { numRuns: 500 * inject('budget') },
    );
  });
});

// ---- moving until something is met

describe('impact', () => {
  const heading = fc.integer({ min: 0, max: 7 });
  it('comes where bisection finds it, and never where nothing is in the way', () => {
    const seen = { met: 0, missed: 0 };
    fc.assert(
      fc.property(rectangle(40_000), heading, rectangle(40_000), (a, way, b) => {
        const impact = impactOf(shapeOf(a), way, shapeOf(b), TOLERANCE);
        fc.pre(gapBetween(a, b) > TOLERANCE);
        const nearest = nearestOnTheWay(a, way, b);
        const least = gapBetween(gone(a, way, nearest), b);
        fc.pre(Math.abs(least) > 3 * TOLERANCE); // whoever only grazes is another case
        if (least > 0) {
          seen.missed += 1;
          expect(impact).toBe(Number.POSITIVE_INFINITY);
        } else {
          seen.met += 1;
          expect(Math.abs(impact - touchedAt(a, way, b, nearest))).toBeLessThan(0.01);
        }
      }),
      { numRuns: 1000 * inject('budget') },
    );
    expect(Math.min(seen.met, seen.missed)).toBeGreaterThan(50);
  });
  it('leaves no overlap behind, and no room before', () => {
    fc.assert(
      fc.property(rectangle(40_000), heading, rectangle(40_000), (a, way, b) => {
        const impact = impactOf(shapeOf(a), way, shapeOf(b), TOLERANCE);
        fc.pre(Number.isFinite(impact) && impact > TOLERANCE);
        const there = gone(a, way, impact);
        expect(overlapOf(shapeOf(there), shapeOf(b))).toBeLessThan(TINY);
        expect(commonArea(there, b)).toBeLessThan(0.1);
        expect(Math.abs(gapBetween(there, b))).toBeLessThan(TINY);
      }),
      { numRuns: 1000 * inject('budget') },
    );
  });
  it('is at once where they overlap already and go deeper, and at no time where they part', () => {
    const there = box({ x: 0, y: 0 }, 0, STEP, STEP);
    const below = (gap: number): Shape => box({ x: 0, y: -STEP - gap }, 0, STEP, STEP);
    expect(impactOf(below(0), 0, there, TOLERANCE)).toBe(0);
    expect(impactOf(below(-500), 0, there, TOLERANCE)).toBe(0);
    expect(impactOf(below(0), 4, there, TOLERANCE)).toBe(Number.POSITIVE_INFINITY);
    expect(impactOf(below(300), 0, there, TOLERANCE)).toBe(300);
  });
  it('is none along a side that is touched, up to the tolerance', () => {
    const there = box({ x: 0, y: 0 }, 0, 2 * STEP, STEP);
    const beside = (deep: number): Shape => box({ x: -3 * STEP, y: STEP - deep }, 0, STEP, STEP);
    expect(impactOf(beside(0), 2, there, TOLERANCE)).toBe(Number.POSITIVE_INFINITY);
    expect(impactOf(beside(TOLERANCE), 2, there, TOLERANCE)).toBe(Number.POSITIVE_INFINITY);
    expect(impactOf(beside(TOLERANCE + 1), 2, there, TOLERANCE)).toBe(1.5 * STEP);
  });
});

// ---- lines

describe('lines', () => {
  const end = fc.record({ x: fc.integer({ min: -40_000, max: 40_000 }), y: fc.integer({ min: -40_000, max: 40_000 }) });
  it('run as far through a shape as points along them lie in it', () => {
    const POINTS = 4000;
    fc.assert(
      fc.property(end, end, rectangle(10_000), fc.constantFrom(0, TOLERANCE, 1000), (from, to, one, shrunk) => {
        const length = distanceOf(from, to);
        const [ahead, right] = [direction(angleOf(one.heading)), direction(angleOf(one.heading + 2))];
        const isInside = (point: Vector): boolean => {
          const off = { x: point.x - one.at.x, y: point.y - one.at.y };
          return Math.abs(dot(off, ahead)) <= one.depth / 2 - shrunk && Math.abs(dot(off, right)) <= one.width / 2 - shrunk;
        };
        const count = Array.from({ length: POINTS }, (_, i) => isInside(between(from, to, (i + 0.5) / POINTS))).filter(Boolean).length;
        const inside = lengthInside(from, to, shapeOf(one), shrunk);
        expect(Math.abs(inside - (count / POINTS) * length)).toBeLessThan((3 / POINTS) * length + 1);
        expect(Math.abs(inside - lengthInside(to, from, shapeOf(one), shrunk))).toBeLessThan(TINY);
      }),
      { numRuns: 150 * inject('budget') },
    );
  });
  it('do not run through what they only touch', () => {
    const one = box({ x: 0, y: 0 }, 0, STEP, STEP);
    expect(lengthInside({ x: -STEP, y: STEP / 2 }, { x: STEP, y: STEP / 2 }, one, TOLERANCE)).toBe(0);
    expect(lengthInside({ x: -STEP, y: STEP / 2 - 30 }, { x: STEP, y: STEP / 2 - 30 }, one, TOLERANCE)).toBeCloseTo(
      STEP - 2 * TOLERANCE,
      6,
    );
    expect(lengthInside({ x: 0, y: 0 }, { x: 0, y: 0 }, one, 0)).toBe(0);
  });
});
