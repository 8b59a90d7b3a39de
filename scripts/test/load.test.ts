// The proof of load in its short form: a small game, few tables, and nothing to compare with.
import { expect, test } from 'vitest';
import { SMALL } from '../prove/load/plays.ts';
import { loading } from '../prove/load.ts';

test('what a server costs and holds can be measured', { timeout: 120_000 }, async () => {
  const { two, bytes, memory, curve, database } = await loading({
    seconds: 1,
    tables: 4,
    seed: 1,
    pairs: [SMALL],
    fours: [],
    rates: [20],
    isCompared: false,
  });
  expect(two.moves).toBeGreaterThan(0);
  expect(two.milliseconds).toBeGreaterThan(0);
  expect(bytes['bluff 2']?.all.median).toBeGreaterThan(50);
  expect(memory.pages).toBe(8);
  expect(curve.map(({ offered }) => offered)).toEqual([20]);
  expect(database.movesPerCommit).toBeGreaterThanOrEqual(1);
});
