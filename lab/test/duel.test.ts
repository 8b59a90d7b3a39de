import { expect, test } from 'vitest';
import { boutsOf, pointsOf, shareOf, timesOf, verdictOn } from '../index.ts';

test('each bot plays every side on the same seed', () => {
  expect(boutsOf([0, 1], 'x')).toEqual([
    { seed: 'x', bots: [0, 1] },
    { seed: 'x', bots: [1, 0] },
  ]);
  expect(boutsOf([0, 1, 2], 'x').map(({ bots }) => bots.join(''))).toEqual(['011', '101', '110']);
});
test('partners are played by the same bot', () => {
  expect(boutsOf([0, 1, 0, 1], 'x').map(({ bots }) => bots.join(''))).toEqual(['0101', '1010']);
});
test('where all win together, each bot plays alone', () => {
  expect(boutsOf([0, 0, 0], 'x').map(({ bots }) => bots.join(''))).toEqual(['000', '111']);
});

test('a draw is shared among the sides that drew', () => {
  expect(pointsOf({ winners: [0], drawn: false }, [0, 1], 0)).toBe(1);
  expect(pointsOf({ winners: [0], drawn: false }, [0, 1], 1)).toBe(0);
  expect(pointsOf({ winners: [0, 2], drawn: true }, [0, 1, 2], 2)).toBe(0.5);
  expect(pointsOf({ winners: [0, 1, 2, 3], drawn: true }, [0, 0, 1, 1], 3)).toBe(0.5);
});

test('intervals match the published tables', () => {
  const { value, low, high } = shareOf(14, 20);
  expect([value, low, high].map((one) => Number(one.toFixed(3)))).toEqual([0.7, 0.481, 0.855]);
  expect(shareOf(20, 20).low).toBeGreaterThan(0.8);
  expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});
test('success is compared as a ratio, even if there is none', () => {
  const { value, low, high } = timesOf(40, 20, 100);
  expect(value).toBeCloseTo(2, 1);
  expect(low).toBeGreaterThan(1.2);
  expect(high).toBeLessThan(3.2);
  expect(timesOf(5, 0, 100).value).toBeGreaterThan(5);
  expect(timesOf(0, 0, 10)).toMatchObject({ value: 1 });
});
test('a verdict waits until the whole interval lies on one side', () => {
  expect(verdictOn({ value: 0.8, low: 0.71, high: 0.9 }, 0.7)).toBe('above');
  expect(verdictOn({ value: 0.8, low: 0.69, high: 0.9 }, 0.7)).toBe('open');
  expect(verdictOn({ value: 0.5, low: 0.4, high: 0.69 }, 0.7)).toBe('below');
});
