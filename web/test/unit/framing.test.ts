// The part of a board that the camera brings into view.
import { partAround } from '@tabularium/parts/board';
import { expect, test } from 'vitest';

const bounds = { x: -100, y: 0, width: 400, height: 200 };

test('it holds all points with room around them', () => {
  const one = partAround([{ x: 0, y: 50 }], bounds, 20);
  expect([one.width, one.height].map((share) => share.toFixed(3))).toEqual(['0.100', '0.200']);
  const both = partAround(
    [
      { x: 0, y: 50 },
      { x: 100, y: 150 },
    ],
    bounds,
    20,
  );
  expect(both.x).toBeCloseTo(0.2);
  expect(both.y).toBeCloseTo(0.15);
  expect(both.width).toBeCloseTo(0.35);
  expect(both.height).toBeCloseTo(0.7);
});
test('it ends where the board ends', () => {
  const part = partAround([{ x: -90, y: 195 }], bounds, 40);
  expect(part.x).toBe(0);
  expect(part.x + part.width).toBeCloseTo(0.125);
  expect(part.y + part.height).toBe(1);
});
