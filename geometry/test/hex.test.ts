import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type Axial, COMPASS, distance, hexGrid, step } from '../index.ts';

const axial = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });
const key = ({ q, r }: Axial): string => `${q},${r}`;
/** Walks outwards, ring by ring, until it finds the hexagon. */
function walked(from: Axial, to: Axial): number {
  let ring = new Set([key(from)]);
  const seen = new Set(ring);
  for (let steps = 0; ; steps++) {
    if (ring.has(key(to))) return steps;
    const next = new Set<string>();
    for (const at of ring) {
      const [q, r] = at.split(',').map(Number) as [number, number];
      for (const direction of COMPASS.keys()) next.add(key(step({ q, r }, direction)));
    }
    ring = new Set([...next].filter((at) => !seen.has(at)));
    for (const at of ring) seen.add(at);
  }
}

describe('hexagons', () => {
  it('are as far apart as one has to walk', () => {
    const near = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });
    fc.assert(
      fc.property(near, near, (a, b) => {
        expect(distance(a, b)).toBe(walked(a, b));
      }),
      { numRuns: 60 * inject('budget') },
    );
  });
  it('lie opposite each other three directions apart', () => {
    fc.assert(
      fc.property(axial, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }), (hex, direction, hexes) => {
        const there = step(hex, direction, hexes);
        expect(distance(hex, there)).toBe(hexes);
        expect(step(there, (direction + 3) % 6, hexes)).toEqual(hex);
      }),
    );
  });
});

describe('a grid', () => {
  const hexes = [-2, -1, 0, 1, 2].flatMap((r) =>
    [-2, -1, 0, 1, 2].map((q) => ({ q, r })).filter((hex) => distance(hex, { q: 0, r: 0 }) <= 2),
  );
  const grid = hexGrid(hexes);
  const at = (q: number, r: number): number => hexes.findIndex((hex) => hex.q === q && hex.r === r);

  it('knows neighbours by the compass, and where it ends', () => {
    expect(hexes).toHaveLength(19);
    expect(grid.neighbours[at(0, 0)]).toEqual([at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1)]);
    expect(grid.neighbours[at(2, 0)]).toEqual([-1, -1, -1, at(1, 1), at(1, 0), at(2, -1)]);
  });
  it('knows what lies at which distance', () => {
    expect(grid.rings[at(0, 0)]?.map((ring) => ring.length)).toEqual([1, 6, 12]);
    for (const [from, rings] of grid.rings.entries())
      for (const [away, ring] of rings.entries()) for (const to of ring) expect(grid.distances[from]?.[to]).toBe(away);
  });
});
