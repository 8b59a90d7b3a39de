import { type Game, Match } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { type BotTurn, botTurnIn, isForBots, think } from '../think.ts';
import { sage } from './noughts.ts';

const game = ticTacToe as unknown as Game<AnyKit>;
const pkg: Playable = { game, ...sage };
/** What a bot has to decide at the start of a match. */
function turn(level: string): BotTurn {
  const match = Match.start(game, {}, { seed: 'think' });
  const found = botTurnIn(match, { isPerson: () => false, isAssisted: () => false, level: () => level, pkg, seed: 'think' });
  if (!found) throw new Error('a bot begins');
  return found;
}
/** A clock that advances a second whenever it is read. */
function rushing(): () => number {
  let seconds = 0;
  return () => 1000 * seconds++;
}
const still = (): number => 0;

test('a bot that has time to think answers as itself, and equal turns get equal answers', () => {
  const answered = think(pkg, turn('legato'), still);
  expect(answered.by).toBe('bot');
  expect(think(pkg, turn('legato'), still)).toEqual(answered);
});
test('a bot that runs out of time answers with what it knows by then, and says so', () => {
  expect(think(pkg, turn('legato'), rushing())).toMatchObject({ by: 'hurried', pick: expect.any(Number) });
});
test('a bot that does not look ahead is never hurried', () => {
  expect(think(pkg, turn('legionario'), rushing()).by).toBe('bot');
});
test('a question that several people share is an assistant’s only if all of them leave it to theirs', () => {
  const question = { ask: 'tie', seats: [0, 1, 2] };
  const assisted =
    (...seats: readonly number[]) =>
    (seat: number, ask: string) =>
      ask === 'tie' && seats.includes(seat);
  const isPerson = (seat: number): boolean => seat !== 2;
  expect(isForBots(question, { isPerson, isAssisted: assisted(0) })).toBe(false);
  expect(isForBots(question, { isPerson, isAssisted: assisted(0, 1) })).toBe(true);
  expect(isForBots({ ...question, ask: 'move' }, { isPerson, isAssisted: assisted(0, 1) })).toBe(false);
  expect(isForBots({ ...question, seats: [2] }, { isPerson, isAssisted: assisted() })).toBe(true);
});
