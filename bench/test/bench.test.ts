import { FastDice } from '@tabularium/kernel';
import { afterAll, expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { boardgameIo } from '../boardgameio.ts';
import { costOf, measureInTurn, rateOf } from '../clock.ts';
import { matchesUntil, randomMatches } from '../work.ts';

// boardgame.io is measured as it is in production, which it asks the whole process.
const mode = process.env['NODE_ENV'];
afterAll(() => {
  process.env['NODE_ENV'] = mode;
});

test("the same game on boardgame.io's client comes to an end by the same rules", () => {
  const dice = new FastDice(1);
  const matches = boardgameIo((n) => dice.below(n));
  const lengths = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? matches?.fresh() : matches?.reused()) ?? 0);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9);
});

test('works are measured in turn, and what warms up is not counted', () => {
  const calls = { a: 0, b: 0 };
  const work = (name: 'a' | 'b') => (): number => {
    calls[name]++;
    return 2;
  };
  const { a, b } = measureInTurn({ a: work('a'), b: work('b') }, 2, 0.001);
  expect(a.units).toBeLessThan(2 * calls.a);
  expect(b.seconds).toBeGreaterThanOrEqual(0.002);
  expect(rateOf(a) * costOf(a)).toBeCloseTo(1);
});

test('random matches count their decisions, and matches can be had in the middle', () => {
  const play = randomMatches(ticTacToe, {});
  expect(play()).toBeGreaterThanOrEqual(5);
  const [match] = matchesUntil(ticTacToe, {}, 1, (_match, decisions) => decisions === 3);
  expect(match?.inputs).toHaveLength(3);
});
