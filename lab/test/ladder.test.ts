import { expect, test } from 'vitest';
import { MIDDLE, ratingsOf } from '../index.ts';

const meeting = (first: string, second: string, points: number, matches = 100) => ({ first, second, points, matches });

test('a player who wins ten times as often as the middle has 400 points more', () => {
  const ratings = ratingsOf([meeting('strong', 'middle', 1000, 1100), meeting('middle', 'weak', 1000, 1100)], 'middle');
  expect(ratings['middle']).toBe(MIDDLE);
  expect(ratings['strong']).toBeGreaterThan(1890);
  expect(ratings['strong']).toBeLessThanOrEqual(1900);
  expect(ratings['weak']).toBeLessThan(1110);
});
test('players are rated by whom they met, not only by the middle', () => {
  const { first = 0, second = 0 } = ratingsOf([meeting('second', 'middle', 75), meeting('first', 'second', 75)], 'middle');
  expect(first - second).toBeCloseTo(second - MIDDLE, -1);
});
test('a player who won everything is rated high, but not infinitely', () => {
  const ratings = ratingsOf([meeting('first', 'middle', 40, 40)], 'middle');
  expect(ratings['first']).toBeGreaterThan(2000);
  expect(ratings['first']).toBeLessThan(4000);
});
