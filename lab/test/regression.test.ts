import { expect, test } from 'vitest';
import { fitLogistic, oddsOf } from '../index.ts';

test('finds the weights from which rows were made', () => {
  const rows = [-2, -1, 0, 1, 2].flatMap((a) => [-1, 0, 1].map((b) => ({ x: [a, b, 1], y: oddsOf(0.8 * a - 1.5 * b + 0.3), weight: 1 })));
  const { weights } = fitLogistic(rows, [0, 0, 0]);
  expect(weights[0]).toBeCloseTo(0.8);
  expect(weights[1]).toBeCloseTo(-1.5);
  expect(weights[2]).toBeCloseTo(0.3);
});

test('what is known beforehand need not be learnt, and a ridge pulls to zero', () => {
  const rows = [0, 1].map((a) => ({ x: [a], y: oddsOf(2 * a - 1), weight: 10, offset: -1 }));
  expect(fitLogistic(rows, [0]).weights[0]).toBeCloseTo(2);
  expect(fitLogistic(rows, [1e6]).weights[0]).toBeCloseTo(0, 3);
});

test('identical rows are fitted as far as the ridge allows, and more of them leave less doubt', () => {
  const wins = (weight: number) => fitLogistic([{ x: [1], y: 1, weight }], [0.1]);
  expect(wins(10).weights[0]).toBeGreaterThan(wins(1).weights[0] ?? 0);
  const even = (weight: number) => fitLogistic([{ x: [1], y: 0.5, weight }], [0]).errors[0] ?? 0;
  expect(even(100)).toBeCloseTo(2 / Math.sqrt(100));
  expect(even(400)).toBeCloseTo(2 / Math.sqrt(400));
});
