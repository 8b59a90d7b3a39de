import { expect, test } from 'vitest';
import { judged } from '../judge.ts';
import { nearLine, sage } from './noughts.ts';

const EFFORT = { candidates: 5, rollouts: 40 };

test('a losing decision is shown what would have won', () => {
  expect(judged(sage, nearLine(), 4, EFFORT)).toMatchObject({ taken: 0, best: 1, better: expect.any(Number) });
});
test('a decision that wins gave nothing away', () => {
  expect(judged(sage, nearLine(), 0, EFFORT)).toEqual({ taken: 1, best: 1, better: undefined });
});
test('questions that are not worth trying are not judged', () => {
  expect(judged(sage, nearLine(), [0], EFFORT)).toBeUndefined();
  expect(judged({ ...sage, foresight: { ...sage.foresight, asks: new Set() } }, nearLine(), 4, EFFORT)).toBeUndefined();
});
