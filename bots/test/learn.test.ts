import { expect, test } from 'vitest';
import { learn, type Study } from '../learn.ts';

/** Matches that the first number decides, the second only late, and the third never. */
function studies(count: number, seats: number): Study[] {
  let seed = 1;
  const below = (n: number): number => {
    seed = (seed * 48_271) % 0x7fff_ffff;
    return seed % n;
  };
  return Array.from({ length: count }, () => {
    const samples = [0, 0.5, 1].map((progress) => ({
      progress,
      features: Array.from({ length: seats }, () => [below(5), below(1000), below(5)]),
    }));
    const worth = ([a = 0, b = 0]: readonly number[]): number => a + (2 * b) / 1000 + below(2);
    const last = samples.at(-1)?.features ?? [];
    const most = Math.max(...last.map(worth));
    const winner = last.findIndex((one) => worth(one) >= most - 1);
    return { sides: last.map((_, seat) => seat), won: last.map((_, seat) => (seat === winner ? 1 : 0)), samples };
  });
}

test('what decides weighs, what decides nothing does not, and the end is predicted better than the beginning', () => {
  const { weights, foretold, matches, heldOut, positions } = learn(studies(600, 2), 3);
  expect([matches, heldOut, positions]).toEqual([540, 60, 1620]);
  const late = weights.base.map((one, i) => one + (weights.late[i] ?? 0));
  expect(late[0]).toBeGreaterThan(0.5);
  expect(Math.abs(late[2] ?? 1)).toBeLessThan(0.3);
  expect(late[1]).toBeLessThan(0.1); // as much for its size: it counts in thousands
  expect(foretold[2]).toBeGreaterThan(0.75);
  expect(foretold[2]).toBeGreaterThan(foretold[0] ?? 1);
});

test('among several rivals the strongest counts', () => {
  const { foretold } = learn(studies(600, 4), 3);
  expect(foretold[2]).toBeGreaterThan(0.5); // one in four by chance
});

test('where nobody plays against each other, it also learns how likely success is to begin with', () => {
  const together = studies(600, 2).map(({ samples, won }) => ({ samples, sides: [0, 0], won: won[0] === 1 ? [1, 1] : [0, 0] }));
  const easy = learn(
    together.map((one, n) => (n % 3 === 0 ? { ...one, won: [1, 1] } : one)),
    3,
  );
  const hard = learn(
    together.map((one, n) => (n % 3 === 0 ? { ...one, won: [0, 0] } : one)),
    3,
  );
  expect(easy.weights.bias).toBeGreaterThan(hard.weights.bias ?? 0);
});

test('without matches nothing is worth anything', () => {
  expect(learn([], 2)).toEqual({
    weights: { base: [0, 0], late: [0, 0] },
    matches: 0,
    positions: 0,
    heldOut: 0,
    foretold: [null, null, null],
  });
});
