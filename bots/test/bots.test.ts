import { FastDice, Match, type Open, type Pick } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';
import { defineGame, packageOf } from '@tabularium/parts/define';
import type { AnyKit, GamePackage, Look, Messages } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import { botFor, botNames, botsFor, levelFor, NoSuchBot } from '../index.ts';
import { sage } from './noughts.ts';

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
const clever: GamePackage = { ...bare, mind: sage.mind };
const farsighted: GamePackage = { ...bare, ...sage };

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
  expect(() => botFor(bare, 'greedy')).toThrow('greedy cannot play tic-tac-toe: the game has no mind for it yet');
  expect(() => botFor(clever, 'legato')).toThrow('legato cannot play tic-tac-toe: the game has no foresight for it yet');
  expect(botsFor(bare)).toEqual(['random']);
  expect(botsFor(clever)).toEqual(['random', 'legionario']);
  expect(botsFor(farsighted)).toEqual(botNames);
});

test('the usual level plays where a match names one that is unknown or cannot play', () => {
  expect(levelFor(farsighted, undefined)).toBe('legionario');
  expect(levelFor(farsighted, 'greedy')).toBe('legionario');
  expect(levelFor(farsighted, 'legato')).toBe('legato');
  expect(levelFor(clever, 'legato')).toBe('legionario');
  expect(levelFor(clever, 'deep thought')).toBe('legionario');
  expect(levelFor(bare, 'legionario')).toBe('random');
});

test('a bot that looks ahead sees that the mind’s choice loses, always the same with the same dice', () => {
  const cells = [0, 0, -1, 1, 1, -1, -1, -1, -1];
  const setup = { mode: 'classic', seats: 2 };
  const match = Match.at(ticTacToe, { content: {}, cells, turn: 0, winner: null }, { setup, seed: 'a line' }) as unknown as Match<AnyKit>;
  const answerWith = (level: string, dice: number): Pick => {
    const [open] = match.open;
    if (!open) throw new Error('a cell is to be marked');
    return answerOf(botFor(farsighted, level), match, open, 0, new FastDice(dice));
  };
  expect(answerWith('legionario', 1)).toBe(4);
  expect([1, 2, 3].map((dice) => answerWith('legato', dice))).toEqual([1, 1, 1]); // blocks the other line, and fills its own later
  expect(answerWith('centurione', 1)).toBe(1);
  const novice = Array.from({ length: 100 }, (_, dice) => answerWith('novizio', dice));
  expect(new Set(novice)).toEqual(new Set([4, 3, 2]));
  expect(novice.filter((pick) => pick === 4).length).toBeGreaterThan(50);
  const careful = botFor({ ...farsighted, foresight: { ...sage.foresight, lapses: 0 } }, 'novizio');
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((dice) => answerOf(careful, match, match.open[0] as Open, 0, new FastDice(dice)))).toEqual(
    Array(8).fill(4),
  );
});
