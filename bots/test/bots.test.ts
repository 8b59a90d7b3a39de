import { FastDice } from '@tabularium/kernel';
import { defineGame, packageOf } from '@tabularium/parts/define';
import type { GamePackage, Look, Messages } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { botFor, botNames, botsFor, NoSuchBot } from '../index.ts';

const rulebook = { en: new URL('file:///nowhere'), it: new URL('file:///nowhere') };
const none = async (): Promise<Messages> => ({});
const bare: GamePackage = await packageOf(
  defineGame({
    id: 'tic-tac-toe',
    rules: async () => ticTacToe,
    words: async () => ({ setup: ticTacToe.setup }),
    messages: { en: none, it: none },
    rulebook,
  }),
);
const clever: GamePackage = { ...bare, mind: { choose: ({ decision }) => decision.options.length - 1 } };

test('random gives every legal answer, passing and sets included', () => {
  const bot = botFor(bare, 'random');
  if (!bot.blind) throw new Error('random needs no view');
  const dice = new FastDice(1);
  const seen = (pass: boolean, some?: { min: number; max: number }): Set<string> =>
    new Set(Array.from({ length: 500 }, () => JSON.stringify(bot.pick({ pass, some }, 3, dice))));
  expect([...seen(false)].sort()).toEqual(['0', '1', '2']);
  expect([...seen(true)].sort()).toEqual(['0', '1', '2', '3']);
  expect([...seen(false, { min: 1, max: 2 })].sort()).toEqual(['[0,1]', '[0,2]', '[0]', '[1,2]', '[1]', '[2]']);
});

test("greedy plays by the game's mind", () => {
  const bot = botFor(clever, 'greedy');
  if (!('mind' in bot)) throw new Error('greedy has a mind');
  const decision = { id: '1', seats: [0], ask: 'mark', rule: 'TTT-1.1', options: [4, 5, 6], texts: [], pass: false };
  const nothing = (): never => {
    throw new Error('not needed');
  };
  const look: Look = { seat: 0, decision, dice: new FastDice(1), view: nothing, fork: nothing };
  expect(bot.mind.choose(look)).toBe(2);
});

test('a bot that is unknown or cannot play the game says so', () => {
  expect(() => botFor(clever, 'toString')).toThrow(NoSuchBot);
  expect(() => botFor(bare, 'greedy')).toThrow('greedy cannot play tic-tac-toe');
  expect(botsFor(bare)).toEqual(['random']);
  expect(botsFor(clever)).toEqual(botNames);
});
