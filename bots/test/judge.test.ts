import { FastDice, Match } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Look } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { judged } from '../judge.ts';
import { sage } from './noughts.ts';

/** Both are one cell from a line; seat 0 plays. Free: 2 (wins), 5 (blocks), 6, 7, 8. */
function look(): Look {
  const match = Match.at(
    ticTacToe,
    { content: {}, cells: [0, 0, -1, 1, 1, -1, -1, -1, -1], turn: 0, winner: null },
    { setup: { mode: 'classic', seats: 2 }, seed: 'a line' },
  ) as unknown as Match<AnyKit>;
  const found = lookOf(match, 0, new FastDice(1));
  if (!found) throw new Error('seat 0 plays');
  return found;
}
const EFFORT = { candidates: 5, rollouts: 40 };

test('a losing decision is shown what would have won', () => {
  expect(judged(sage, look(), 4, EFFORT)).toMatchObject({ taken: 0, best: 1, better: expect.any(Number) });
});
test('a decision that wins gave nothing away', () => {
  expect(judged(sage, look(), 0, EFFORT)).toEqual({ taken: 1, best: 1, better: undefined });
});
test('questions that are not worth trying are not judged', () => {
  expect(judged(sage, look(), [0], EFFORT)).toBeUndefined();
  expect(judged({ ...sage, foresight: { ...sage.foresight, asks: new Set() } }, look(), 4, EFFORT)).toBeUndefined();
});
