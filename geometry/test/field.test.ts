// Everything is compared with slow and plain ways of finding the same.
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { crosses } from '../field.ts';
import {
  centreOf,
  entryInto,
  gapBetween,
  hexDistance,
  hexField,
  isStopped,
  lineBetween,
  type Point,
  scalar,
  sidesAlong,
  sidesNearest,
  squared,
  TO_CORNER,
  TO_NEIGHBOUR,
} from '../index.ts';

const field = hexField(7, 9);
const small = hexField(5, 4);
const hexes = fc.integer({ min: 0, max: field.size - 1 });
const all = (count: number): number[] => [...Array(count).keys()];
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const cornersOf = (centre: Point): Point[] => TO_CORNER.map((to) => plus(centre, to));
/** Every point of the lattice that lines are drawn between: corners and centres. */
const points = all(field.size).flatMap((hex) => [centreOf(field, hex), ...cornersOf(centreOf(field, hex))]);
const somePoint = fc.constantFrom(...points);

/** A segment has a point inside a hexagon unless some line keeps them apart: one along a side, or the segment's own. */
function cutsInside(p: Point, q: Point, centre: Point): boolean {
  const corners = cornersOf(centre);
  const directions = [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 1, y: -1 },
    { x: q.x - p.x, y: q.y - p.y },
  ];
  return directions.every((along) => {
    const height = (point: Point): number => along.x * point.y - along.y * point.x;
    const inner = corners.map(height);
    const outer = [height(p), height(q)];
    return Math.max(...outer) > Math.min(...inner) && Math.min(...outer) < Math.max(...inner);
  });
}
/** More than a point of the segment lies on the side that two neighbours share. */
function runsBetween(p: Point, q: Point, a: Point, b: Point): boolean {
  const [one, two] = cornersOf(a).filter((corner) => cornersOf(b).some(({ x, y }) => x === corner.x && y === corner.y)) as [Point, Point];
  const turn = (point: Point): number => (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
  if (turn(one) !== 0 || turn(two) !== 0) return false;
  const along = ({ x, y }: Point): number => (x - p.x) * (q.x - p.x) + (y - p.y) * (q.y - p.y);
  const [low, high] = [Math.min(along(one), along(two)), Math.max(along(one), along(two))];
  return Math.min(high, along(q)) > Math.max(low, 0);
}

describe('a field of columns', () => {
  it('has odd columns half a hexagon lower, and every neighbour where the centres say', () => {
    expect(centreOf(field, 0)).toEqual({ x: 0, y: 0 });
    expect(centreOf(field, field.rows)).toEqual({ x: 3, y: 1 });
    for (const hex of all(field.size))
      for (const [side, to] of TO_NEIGHBOUR.entries()) {
        const { x, y } = plus(centreOf(field, hex), to);
        const found = all(field.size).find((other) => field.xs[other] === x && field.ys[other] === y) ?? -1;
        expect(field.neighbours[hex * 6 + side]).toBe(found);
      }
  });
  it('numbers a corner once, whoever shares it', () => {
    const seen = new Map<string, number>();
    for (const hex of all(field.size))
      for (const [corner, point] of cornersOf(centreOf(field, hex)).entries()) {
        const number = field.corners[hex * 6 + corner] as number;
        expect({ x: field.cornerXs[number], y: field.cornerYs[number] }).toEqual(point);
        expect(seen.get(`${point.x},${point.y}`) ?? number).toBe(number);
        seen.set(`${point.x},${point.y}`, number);
      }
    expect(new Set(seen.values()).size).toBe(field.cornerXs.length);
    expect(seen.size).toBe(field.cornerXs.length);
  });
});

describe('distances', () => {
  it('in steps are as far as one has to walk', () => {
    for (const from of all(field.size)) {
      const steps = new Map([[from, 0]]);
      for (const [at, far] of steps)
        for (const side of all(6)) {
          const next = field.neighbours[at * 6 + side] as number;
          if (next !== -1 && !steps.has(next)) steps.set(next, far + 1);
        }
      for (const to of all(field.size)) expect(hexDistance(field, from, to)).toBe(steps.get(to));
    }
  });
  it('in inches are those of the nearest points', () => {
    const inches = ({ x, y }: Point): Point => ({ x: x / (2 * Math.sqrt(3)), y: y / 2 });
    const fromSide = (point: Point, a: Point, b: Point): number => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
    };
    for (const a of [0, 4, 13, 31])
      for (const b of all(field.size)) {
        const [one, two] = [cornersOf(centreOf(field, a)).map(inches), cornersOf(centreOf(field, b)).map(inches)];
        const between = (some: Point[], others: Point[]): number[] =>
          some.flatMap((point) => others.map((corner, i) => fromSide(point, corner, others[(i + 1) % 6] as Point)));
        const nearest = hexDistance(field, a, b) <= 1 ? 0 : Math.min(...between(one, two), ...between(two, one));
        expect(Math.sqrt(gapBetween(field, a, b) / 12)).toBeCloseTo(nearest, 9);
      }
  });
  it('are whole inches along the six directions', () => {
    expect(all(9).map((row) => gapBetween(field, 0, row))).toEqual([0, 0, 12, 48, 108, 192, 300, 432, 588]);
  });
});

describe('directions', () => {
  it('toward a point are those whose neighbour is nearest', () => {
    fc.assert(
      fc.property(hexes, somePoint, (hex, to) => {
        const from = centreOf(field, hex);
        const far = TO_NEIGHBOUR.map((by) => squared(to.x - from.x - by.x, to.y - from.y - by.y));
        expect(sidesNearest(from, to)).toEqual(all(6).filter((side) => far[side] === Math.min(...far)));
      }),
    );
  });
  it('along a vector are those with the greatest scalar product; straight away it is the side itself', () => {
    for (const [side, by] of TO_NEIGHBOUR.entries()) expect(sidesAlong(by.x * 3, by.y * 3)).toEqual([side]);
    expect(sidesAlong(2, 0)).toEqual([1, 2]);
    expect(sidesAlong(0, 0)).toEqual([0, 1, 2, 3, 4, 5]);
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (x, y) => {
        const along = TO_NEIGHBOUR.map((by) => scalar(by.x, by.y, x, y));
        expect(sidesAlong(x, y)).toEqual(all(6).filter((side) => along[side] === Math.max(...along)));
      }),
    );
  });
});

describe('lines', () => {
  const different = fc.tuple(somePoint, somePoint).filter(([p, q]) => p.x !== q.x || p.y !== q.y);

  it('cross a hexagon if nothing keeps them apart', () => {
    fc.assert(
      fc.property(different, hexes, ([p, q], hex) => {
        const { x, y } = centreOf(field, hex);
        expect(crosses(p.x - x, p.y - y, q.x - x, q.y - y)).toBe(cutsInside(p, q, { x, y }));
      }),
      { numRuns: 3000 * inject('budget') },
    );
  });
  it('touch corners and sides without crossing', () => {
    expect(crosses(2, 0, 8, 0)).toBe(false); // leaves at the east corner
    expect(crosses(-4, 1, 4, 1)).toBe(false); // along a side
    expect(crosses(1, 1, 4, 4)).toBe(false);
    expect(crosses(-2, 0, 2, 0)).toBe(true);
    expect(crosses(0, 0, 3, 1)).toBe(true);
  });
  it('meet the same hexagons and seams as a search through the whole field', () => {
    fc.assert(
      fc.property(different, ([p, q]) => {
        const { crossed, seams } = lineBetween(field, p, q);
        expect(crossed.toSorted((a, b) => a - b)).toEqual(all(field.size).filter((hex) => cutsInside(p, q, centreOf(field, hex))));
        const along: string[] = [];
        for (const hex of all(field.size))
          for (const side of all(6)) {
            const next = field.neighbours[hex * 6 + side] as number;
            if (next > hex && runsBetween(p, q, centreOf(field, hex), centreOf(field, next))) along.push(`${hex} ${next}`);
          }
        expect(seams.map((pair) => pair.toSorted((a, b) => a - b).join(' ')).sort()).toEqual(along.sort());
      }),
      { numRuns: 1500 * inject('budget') },
    );
  });
  it('are told in the order in which they are met', () => {
    fc.assert(
      fc.property(different, ([p, q]) => {
        const entries = lineBetween(field, p, q).crossed.map((hex) => {
          const { x, y } = entryInto(p, q, centreOf(field, hex));
          return Math.hypot(x - p.x, y - p.y);
        });
        for (const [i, entry] of entries.entries()) if (i > 0) expect(entry).toBeGreaterThan((entries[i - 1] as number) - 1e-9);
      }),
    );
  });
  it('are the same from both ends', () => {
    fc.assert(
      fc.property(different, ([p, q]) => {
        expect(lineBetween(field, q, p).crossed).toEqual(lineBetween(field, p, q).crossed.toReversed());
      }),
    );
  });
  it('are stopped by a hexagon they cross and by the seam of two, not by corners and single sides', () => {
    fc.assert(
      fc.property(different, fc.uniqueArray(hexes, { maxLength: 12 }), ([p, q], chosen) => {
        const stops = new Uint8Array(field.size);
        for (const hex of chosen) stops[hex] = 1;
        const { crossed, seams } = lineBetween(field, p, q);
        const isHit = crossed.some((hex) => chosen.includes(hex)) || seams.some(([a, b]) => chosen.includes(a) && chosen.includes(b));
        expect(isStopped(field, p, q, stops)).toBe(isHit);
      }),
      { numRuns: 1000 * inject('budget') },
    );
  });
  it('between all corners of a small field are what they should be', () => {
    const corners = [...new Set(all(small.size).flatMap((hex) => all(6).map((corner) => small.corners[hex * 6 + corner] as number)))];
    for (const a of corners)
      for (const b of corners) {
        if (a === b) continue;
        const p = { x: small.cornerXs[a] as number, y: small.cornerYs[a] as number };
        const q = { x: small.cornerXs[b] as number, y: small.cornerYs[b] as number };
        expect(lineBetween(small, p, q).crossed.toSorted((c, d) => c - d)).toEqual(
          all(small.size).filter((hex) => cutsInside(p, q, centreOf(small, hex))),
        );
      }
  });
});
