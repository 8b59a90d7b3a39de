// First games: what is answered at the opening is recorded as such, and the log says so.
import { loadPlayable } from '@tabularium/games';
import { describe, expect, test } from 'vitest';
import { orderedMatch } from '../../worker/order.ts';
import { keep, matchOf, sitAt } from '../support/table.ts';

const pkg = await loadPlayable('bluff');
if (!pkg) throw new Error('there is no bluff');
const SEATS = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bruno' },
] as const;
const order = { setup: { seats: 2 }, seats: SEATS, seed: 'first' };

describe('the answers of a first game', () => {
  const { game } = pkg;
  const match = orderedMatch(pkg, { ...order, answers: ['bid 1x2', ['bid 1x1', 'bid 1x3']] });
  test('are given at the opening, for whoever is asked, and recorded as preset', () => {
    expect(match.inputs).toMatchObject([
      { seat: 0, text: 'bid 1x2', by: 'preset' },
      { seat: 1, text: 'bid 1x3', by: 'preset' },
    ]);
    expect(match.toAct).toEqual([0]);
  });
  test('must be on offer', () => {
    expect(() => orderedMatch({ game }, { ...order, answers: ['sing'] })).toThrow(
      'the first game answers "sing" where this is asked: turn: ',
    );
  });
});
test('a screen learns what was preset for its viewer, and cannot take it back', async () => {
  const { keeper } = await keep(pkg, {
    ...order,
    seats: [SEATS[0], { kind: 'bot', name: 'Livia', level: 'random' }],
    answers: ['bid 1x2', 'bid 1x3'],
  });
  const { session } = await sitAt(keeper);
  const { picture } = session.stage();
  expect(picture.helped).toMatchObject([{ ask: 'turn', by: 'preset', option: { do: 'bid', count: 1, face: 2 } }]);
  expect(picture.canUndo).toBe(false);
  expect((await matchOf(pkg, keeper)).inputs).toHaveLength(2);
  session.close();
});
