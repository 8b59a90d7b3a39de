// The exact odds, compared with every way the dice can fall.
import { expect, test } from 'vitest';
import { lineReached, netOdds, type Odds, successOdds, woundOdds } from '../../rules/tests/odds.ts';

const sum = (odds: Odds): number => odds.reduce((total, chance) => total + chance, 0);
const mean = (odds: Odds): number => odds.reduce((total, chance, count) => total + chance * count, 0);

/** Tries every face of every die, with explosions to a depth beyond which nothing matters. Rerolls failures, first for free, then for mana. */
function enumerated(dice: number, threshold: number, free: number, mana: number): number[] {
  const odds: number[] = [];
  const explode = (count: number, chance: number, left: number, then: (more: number, chance: number) => void): void => {
    if (left === 0 || count > 12) return then(count, chance);
    then(count, (chance * 4) / 6);
    then(count + 1, chance / 6);
    explode(count + 1, chance / 6, left, then);
  };
  const explodeAll = (sixes: number, successes: number, chance: number): void => {
    if (sixes === 0) {
      odds[successes] = (odds[successes] ?? 0) + chance;
      return;
    }
    explode(successes, chance, 1, (count, one) => explodeAll(sixes - 1, count, one));
  };
  const again = (
    faces: readonly number[],
    wanted: number,
    chance: number,
    then: (faces: readonly number[], chance: number) => void,
  ): void => {
    const failed = faces.flatMap((face, die) => (face < threshold ? [die] : [])).slice(0, wanted);
    const reroll = (done: number, now: readonly number[], one: number): void => {
      if (done === failed.length) return then(now, one);
      for (let face = 1; face <= 6; face++) reroll(done + 1, now.with(failed[done] as number, face), one / 6);
    };
    reroll(0, faces, chance);
  };
  const roll = (faces: readonly number[], chance: number): void => {
    if (faces.length < dice) {
      for (let face = 1; face <= 6; face++) roll([...faces, face], chance / 6);
      return;
    }
    again(faces, free, chance, (first, one) =>
      again(first, mana, one, (last, two) => {
        const successes = last.filter((face) => face >= threshold).length;
        explodeAll(last.filter((face) => face === 6).length, successes, two);
      }),
    );
  };
  roll([], 1);
  return Array.from(odds, (chance) => chance ?? 0);
}

test.each([
  [0, 4, 0, 0],
  [1, 2, 0, 0],
  [2, 4, 0, 0],
  [2, 6, 1, 0],
  [2, 3, 1, 1],
  [2, 5, 0, 2],
  [2, 4, 2, 1],
  [3, 4, 1, 0],
])('%i dice at threshold %i with %i free rerolls and %i mana', (dice, threshold, rerolls, mana) => {
  const odds = successOdds({ dice, threshold, rerolls, mana });
  const counted = enumerated(dice, threshold, rerolls, mana);
  expect(sum(odds)).toBeCloseTo(1, 12);
  for (let successes = 0; successes < 6; successes++) expect(odds[successes] ?? 0).toBeCloseTo(counted[successes] ?? 0, 7);
});
test('the expected successes of one die', () => {
  const expected = [2, 3, 4, 5, 6].map((threshold) => mean(successOdds({ dice: 1, threshold, rerolls: 0 })));
  expect(expected.map((value) => value.toFixed(2))).toEqual(['0.90', '0.73', '0.57', '0.40', '0.23']);
});
test('each success of the defence cancels one, and never more than there are', () => {
  const net = netOdds([0.5, 0.25, 0.25], [0.5, 0.5]);
  expect(net).toEqual([0.625, 0.25, 0.125]);
  expect(netOdds([0.5, 0.5], null)).toEqual([0.5, 0.5]);
});
test('the line reached is the one with the highest requirement that is met', () => {
  const lines = [
    { net: 1, wounds: 1 },
    { net: 3, wounds: 2 },
  ];
  expect([0, 1, 2, 3, 9].map((net) => lineReached(lines, net)?.wounds)).toEqual([undefined, 1, 1, 2, 2]);
});
test('the odds of wounds, and of a knock-out', () => {
  const net = [0.25, 0.25, 0.5];
  expect(woundOdds(net, (successes) => successes, 2)).toEqual({ any: 0.75, wounds: [0.25, 0.25, 0.5], expected: 1.25, knockOut: 0.5 });
  expect(woundOdds(net, (successes) => (successes > 1 ? 3 : 0), 1)).toEqual({
    any: 0.75,
    wounds: [0.5, 0, 0, 0.5],
    expected: 1.5,
    knockOut: 0.5,
  });
});
