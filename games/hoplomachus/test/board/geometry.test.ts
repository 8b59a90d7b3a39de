// The arena in units: hexes that touch, lines around them, steps of the arrow keys.
import { hexBeside, hexRows } from '@tabularium/parts/board';
import { describe, expect, test } from 'vitest';
import { boundsOf, centreOf, cornersOf, floorOf, HEX_WIDTH, outlineOf } from '../../board/common/geometry.ts';
import { ARENAS, arenas } from '../../content/arenas.ts';

for (const id of ARENAS)
  describe(id, () => {
    const arena = arenas[id];
    test('neighbours are one hex apart, all others farther', () => {
      arena.hexes.forEach((_, a) =>
        arena.hexes.forEach((__, b) => {
          const [from, to] = [centreOf(arena, a), centreOf(arena, b)];
          const away = Math.hypot(from.x - to.x, from.y - to.y) / HEX_WIDTH;
          if (arena.distances[a]?.[b] === 1) expect(away).toBeCloseTo(1, 1);
          else if (a !== b) expect(away).toBeGreaterThan(1.5);
        }),
      );
    });
    test('every hex lies on the sand, and the sand in the building', () => {
      const { rx, ry } = floorOf(id);
      for (let hex = 0; hex < arena.hexes.length; hex++)
        for (const { x, y } of cornersOf(centreOf(arena, hex))) expect((x / rx) ** 2 + (y / ry) ** 2).toBeLessThan(1);
      expect(boundsOf(id).width).toBeGreaterThan(2 * rx);
    });
    test('arrow keys lead from every hex to every other', () => {
      const found = new Set([0]);
      for (const hex of found)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const next = hexBeside(arena.hexes, hex, key);
          if (next !== -1) found.add(next);
        }
      expect(found.size).toBe(arena.hexes.length);
    });
    test('down leads back where up came from, in the middle of the arena', () => {
      const middle = arena.names.indexOf(id === 'pozzuoli' ? 'd6' : 'e6');
      for (const hex of [middle, ...(arena.neighbours[middle] ?? [])]) {
        expect(hexBeside(arena.hexes, hexBeside(arena.hexes, hex, 'ArrowUp'), 'ArrowDown')).toBe(hex);
        expect(hexBeside(arena.hexes, hexBeside(arena.hexes, hex, 'ArrowRight'), 'ArrowLeft')).toBe(hex);
      }
    });
    test('rows are those of the names', () => {
      for (const row of hexRows(arena.hexes)) expect(new Set(row.map((hex) => arena.names[hex]?.charAt(0))).size).toBe(1);
    });
  });

test('the line around hexes has a side for every neighbour that is not among them', () => {
  const { neighbours } = arenas.pozzuoli;
  const middle = arenas.pozzuoli.names.indexOf('d6');
  const sides = (hexes: readonly number[]): number => outlineOf(arenas.pozzuoli, new Set(hexes)).split('M').length - 1;
  expect(sides([middle])).toBe(6);
  expect(sides([middle, neighbours[middle]?.[1] ?? 0])).toBe(10);
  expect(sides([middle, ...(neighbours[middle] ?? [])])).toBe(18);
});
