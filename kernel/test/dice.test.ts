import { describe, expect, test } from 'vitest';
import { type Dice, FastDice, randomPick, SealedDice, shuffle } from '../index.ts';

const take = (dice: Dice, count: number, n: number): number[] => Array.from({ length: count }, () => dice.below(n));
/** Far more than chance allows: with 11 degrees of freedom one in a million is above 50. */
function isUneven(dice: Dice, n: number): boolean {
  const rolls = 60_000;
  const counts = Array.from({ length: n }, () => 0);
  for (const value of take(dice, rolls, n)) counts[value] = (counts[value] ?? Number.NaN) + 1;
  const expected = rolls / n;
  return !(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) < 50);
}

describe('sealed dice', () => {
  test('follow from the seed and the words drawn: a fresh pair continues where another stopped', () => {
    const dice = new SealedDice('seed');
    take(dice, 137, 6);
    const rest = take(new SealedDice('seed', dice.words), 200, 20);
    expect(take(dice, 200, 20)).toEqual(rest);
  });
  test('still give the numbers they gave when this test was written, here and in every browser', () => {
    expect(take(new SealedDice('Tabularium'), 12, 100)).toEqual([32, 76, 26, 40, 31, 15, 13, 57, 22, 33, 90, 95]);
  });
  test('differ from seed to seed', () => {
    expect(take(new SealedDice('seed'), 20, 1000)).not.toEqual(take(new SealedDice('seee'), 20, 1000));
  });
  test('are fair, even where the range does not divide the words', () => {
    for (const n of [2, 3, 6, 10, 12]) expect(isUneven(new SealedDice(`fair ${n}`), n)).toBe(false);
  });
});
describe('fast dice', () => {
  test('repeat for the same seed', () => {
    expect(take(new FastDice(7), 50, 20)).toEqual(take(new FastDice(7), 50, 20));
  });
  test('are fair', () => {
    for (const n of [2, 3, 6, 10, 12]) expect(isUneven(new FastDice(n), n)).toBe(false);
  });
  test('are fair from the first number on, over consecutive seeds', () => {
    for (const skipped of [0, 1, 2, 3, 11]) {
      let seed = 0;
      const overSeeds: Dice = {
        below(n) {
          const dice = new FastDice(seed++);
          take(dice, skipped, n);
          return dice.below(n);
        },
      };
      expect(isUneven(overSeeds, 6)).toBe(false);
    }
  });
});
test('a shuffle keeps every card, and makes every order equally likely', () => {
  const dice = new FastDice(3);
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const list = ['a', 'b', 'c'];
    shuffle(list, dice);
    orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});
describe('a random pick', () => {
  test('of one option reaches every option and the pass', () => {
    const dice = new FastDice(1);
    const picks = new Set(Array.from({ length: 200 }, () => randomPick({ pass: true }, 3, dice)));
    expect(picks).toEqual(new Set([0, 1, 2, 3]));
  });
  test('of some is legal, ascending, and reaches every set', () => {
    const dice = new FastDice(1);
    const sets = new Set(Array.from({ length: 500 }, () => JSON.stringify(randomPick({ pass: false, some: { min: 1, max: 2 } }, 3, dice))));
    expect([...sets].sort()).toEqual(['[0,1]', '[0,2]', '[0]', '[1,2]', '[1]', '[2]']);
  });
  test('of more than there are takes all', () => {
    expect(randomPick({ pass: false, some: { min: 2, max: 9 } }, 2, new FastDice(1))).toEqual([0, 1]);
    expect(randomPick({ pass: false, some: { min: 0, max: 9 } }, 0, new FastDice(1))).toEqual([]);
  });
});
