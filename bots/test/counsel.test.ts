import { FastDice, Match } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Look } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { counselOn } from '../counsel.ts';
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
const cellsOf = (table: AnyKit['table']): readonly number[] => (table as unknown as { readonly cells: readonly number[] }).cells;
/** A mark in the last corner is worth 1, and time changes nothing. */
const weighing = {
  ...sage,
  foresight: {
    ...sage.foresight,
    names: ['corner'],
    horizon: 1,
    clock: (table: AnyKit['table']) => cellsOf(table).filter((cell) => cell >= 0).length,
    features: (table: AnyKit['table'], seat: number) => [cellsOf(table)[8] === seat ? 1 : 0],
    weights: { classic: { base: [1], late: [0] } },
  },
};

test('advice leads with an option that wins, is sure of it, and then says what else was tried', () => {
  const { advised } = counselOn(sage, look(), EFFORT);
  expect(advised[0]).toMatchObject({ chance: 1, spread: 0 });
  expect(new Set(advised.map(({ pick }) => pick)).size).toBe(5);
});
test('the reasons are the features in which the first option is ahead of the second', () => {
  const { advised, grounds } = counselOn(weighing, { ...look() }, { candidates: 2, rollouts: 16 });
  expect(advised[0]?.pick).toBe(4);
  expect(grounds).toEqual([{ name: 'corner', gain: 1 }]);
});
test('the line is what the mind would decide next', () => {
  const { line } = counselOn({ ...sage, foresight: { ...sage.foresight, rank: () => [3, 4] } }, look(), EFFORT);
  expect(line[0]).toMatchObject({ seat: 1, ask: 'mark' });
});
test('without foresight, or where looking ahead is not worth it, only the mind’s choice is given', () => {
  const habit = { advised: [{ pick: 4, chance: undefined, spread: undefined }], grounds: [], line: [] };
  expect(counselOn({ mind: sage.mind }, look(), EFFORT)).toEqual(habit);
  expect(counselOn({ ...sage, foresight: { ...sage.foresight, asks: new Set() } }, look(), EFFORT)).toEqual(habit);
});
test('the same question gets the same advice', () => {
  expect(counselOn(weighing, look(), EFFORT)).toEqual(counselOn(weighing, look(), EFFORT));
});
