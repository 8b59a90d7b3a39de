import { Refusal, randomPick } from '@tabularium/kernel';
import type { Bot, Mind, MindBot, SeeingBot } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { setupsOf, simulate } from '../index.ts';
import { type AnyGame, erased } from './erased.ts';

const game = erased(ticTacToe);
const random: Bot = { name: 'random', blind: true, pick: randomPick };
const first: SeeingBot = { name: 'first', blind: false, choose: () => 0 };
const options = { games: 20, seed: 's', bots: [random] };

test('equal arguments give equal matches, and every match is counted once', () => {
  const report = simulate(game, {}, options);
  expect(report).toMatchObject({ game: 'tic-tac-toe', mode: 'classic', seats: 2, games: 20, errors: 0, maxOptions: 9, failures: [] });
  expect(report.wins.reduce((sum, wins) => sum + wins, report.draws)).toBe(20);
  expect(report.meanDecisions).toBe(report.decisions / 20);
  expect(simulate(game, {}, options).hash).toBe(report.hash);
  expect(simulate(game, {}, { ...options, seed: 't' }).hash).not.toBe(report.hash);
});

test('a match of many can be played again by its number', () => {
  const played: number[] = [];
  simulate(game, {}, { ...options, games: 3, onProgress: (count) => played.push(count) });
  expect(played).toEqual([1, 2, 3]);
  const alone = [0, 1, 2].map((from) => simulate(game, {}, { ...options, games: 1, from }).decisions);
  expect(alone.reduce((a, b) => a + b)).toBe(simulate(game, {}, { ...options, games: 3 }).decisions);
});

test('bots that see play by their view and can fork it', () => {
  const forks: boolean[] = [];
  const curious: SeeingBot = {
    name: 'curious',
    blind: false,
    choose: ({ seat, decision, view, fork }) => {
      const trial = fork();
      trial.play(0);
      forks.push(trial.result?.winners.includes(seat) ?? false);
      expect(view().decisions[0]).toEqual(decision);
      return 0;
    },
  };
  // Both take the first free cell: the first seat completes the diagonal 2-4-6.
  expect(simulate(game, {}, { games: 1, seed: 's', bots: [curious, first] })).toMatchObject({ wins: [1, 0], decisions: 7, errors: 0 });
  expect(forks).toEqual([false, false, false, true]);
});

test('a mind that only reads is shown the match itself; one that plays on gets forks', () => {
  const itself: boolean[] = [];
  const mind: Mind = {
    choose: ({ decision, fork }) => {
      itself.push(fork() === fork());
      return decision.options.length - 1;
    },
  };
  const bot: MindBot = { name: 'reader', blind: false, mind };
  const reads = simulate(game, {}, { games: 1, seed: 's', bots: [bot, random] });
  expect([reads.errors, itself.includes(false)]).toEqual([0, false]);
  itself.length = 0;
  const plays = simulate(game, {}, { games: 1, seed: 's', bots: [{ ...bot, ahead: true }, random] });
  expect([plays.errors, itself.includes(true)]).toEqual([0, false]);
  expect(plays.hash).toBe(reads.hash);
});

test('bots that change seats win for themselves', () => {
  const { wins, winsByBot } = simulate(game, {}, { games: 2, seed: 's', rotate: true, bots: [first, { ...first, name: 'second' }] });
  expect(wins).toEqual([2, 0]);
  expect(winsByBot).toEqual({ first: 1, second: 1 });
});

test('a match that fails is reported with its number and trail; the others go on', () => {
  let opened = 0;
  const broken: AnyGame = {
    ...game,
    result: (table, left) => {
      if (opened === 2) throw new TypeError('no such cell');
      return game.result(table, left);
    },
    open: (...args) => {
      opened++;
      return game.open(...args);
    },
  };
  const { errors, failures, wins, draws } = simulate(broken, {}, { ...options, games: 4 });
  expect(errors).toBe(1);
  expect(failures).toEqual([{ match: 1, mode: 'classic', seats: 2, decisions: 0, message: 'no such cell', trail: '(top)' }]);
  expect(wins.reduce((sum, one) => sum + one, draws)).toBe(3);
});

test('a bot that answers nonsense fails its match', () => {
  const { errors, failures } = simulate(game, {}, { ...options, games: 1, bots: [{ ...first, choose: () => 99 }] });
  expect(errors).toBe(1);
  expect(failures[0]?.message).toContain('mark has options 0 to 8, not 99');
});

test('a bad set-up is refused before anything is played', () => {
  expect(() => simulate(game, { seats: 7 }, options)).toThrow(Refusal);
});

test('all set-ups are every mode with every number of seats; options go where they apply', () => {
  const many: AnyGame = {
    ...game,
    setup: {
      ...game.setup,
      modes: [
        { id: 'a', seats: [2, 3] },
        { id: 'b', seats: [2] },
      ],
      options: [{ id: 'weeks', values: [0, 3], default: 0, modes: ['a'] }],
    },
  };
  expect(setupsOf(many, { options: { weeks: 3 } })).toEqual([
    { mode: 'a', seats: 2, options: { weeks: 3 } },
    { mode: 'a', seats: 3, options: { weeks: 3 } },
    { mode: 'b', seats: 2, options: {} },
  ]);
  expect(setupsOf(many, { mode: 'a', seats: 3 })).toEqual([{ mode: 'a', seats: 3, options: {} }]);
});
