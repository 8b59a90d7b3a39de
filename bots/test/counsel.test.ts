import { loadPlayable } from '@tabularium/games';
import { FastDice, Match, PASS } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Look } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { counselOn } from '../counsel.ts';
import { nearLine, sage } from './noughts.ts';

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
  const { advised } = counselOn(sage, nearLine(), EFFORT);
  expect(advised[0]).toMatchObject({ chance: 1, spread: 0 });
  expect(new Set(advised.map(({ pick }) => pick)).size).toBe(5);
});
test('the reasons are the features in which the first option is ahead of the second', () => {
  const { advised, grounds } = counselOn(weighing, { ...nearLine() }, { candidates: 2, rollouts: 16 });
  expect(advised[0]?.pick).toBe(4);
  expect(grounds).toEqual([{ name: 'corner', gain: 1 }]);
});
test('the line is what the mind would decide next', () => {
  const { line } = counselOn({ ...sage, foresight: { ...sage.foresight, rank: () => [3, 4] } }, nearLine(), EFFORT);
  expect(line[0]).toMatchObject({ seat: 1, ask: 'mark' });
});
test('the line says where somebody is expected to pass', async () => {
  const pkg = await loadPlayable('hoplomachus');
  if (!pkg?.mind || !pkg.foresight) throw new Error('Hoplomachus looks ahead');
  const { game, mind, foresight } = pkg;
  const match = Match.start(game, game.setup.firstGame, { seed: 'a line', dice: new FastDice(1) });
  const lines: unknown[] = [];
  for (let n = 0; n < 25; n++) {
    const seat = match.open[0]?.seats[0] ?? 0;
    const found = lookOf(match, seat, new FastDice(n));
    if (!found) throw new Error('somebody has to decide');
    const { advised, line } = counselOn({ mind, foresight }, found, { candidates: 2, rollouts: 2 });
    lines.push(...line.map(({ option }) => option));
    match.answer(seat, found.decision.id, advised[0]?.pick ?? 0);
  }
  expect(lines).toContain(PASS);
  expect(lines).not.toContain(undefined);
});
test('without foresight, or where looking ahead is not worth it, only the mind’s choice is given', () => {
  const habit = { advised: [{ pick: 4, chance: undefined, spread: undefined }], grounds: [], line: [] };
  expect(counselOn({ mind: sage.mind }, nearLine(), EFFORT)).toEqual(habit);
  expect(counselOn({ ...sage, foresight: { ...sage.foresight, asks: new Set() } }, nearLine(), EFFORT)).toEqual(habit);
});
test('the same question gets the same advice', () => {
  expect(counselOn(weighing, nearLine(), EFFORT)).toEqual(counselOn(weighing, nearLine(), EFFORT));
});
test('when time is up, one look at each option has to do for the reasons', () => {
  let forks = 0;
  const asked = nearLine();
  const counted: Look = {
    ...asked,
    fork: (dice) => {
      forks++;
      return asked.fork(dice);
    },
  };
  const tries = 4;
  counselOn(weighing, counted, { candidates: 2, rollouts: tries, enough: () => forks >= tries });
  expect(forks).toBe(tries + 2);
});
