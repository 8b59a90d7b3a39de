// Measuring itself needs a browser and a quiet machine: here are its arguments and its arithmetic.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { env, node, root } from '../ensure.mjs';
import { argumentsOf, HELP } from '../measure/arguments.ts';
import { botsAfter, clicksPerTurn, figuresOf, type Noted, percentile, tableOf } from '../measure/figures.ts';

const USUAL = ['battalia', 'romolo'];
const GAMES = [...USUAL, 'bluff'];

describe('what is measured', () => {
  test('is every game, sixty answers in a match, if nothing else is said', () => {
    expect(argumentsOf(['page'], USUAL, GAMES)).toEqual({ games: USUAL, moves: 60, seed: 1, isJson: false, against: undefined });
  });
  test('may be a game that nobody is offered', () => {
    expect(argumentsOf(['page', '--game', 'bluff'], USUAL, GAMES)).toMatchObject({ games: ['bluff'] });
  });
  test('is what was asked for', () => {
    const args = ['page', '--game', 'romolo', '--moves', '5', '--seed', '7', '--against', 'web', '--json'];
    expect(argumentsOf(args, USUAL, GAMES)).toEqual({ games: ['romolo'], moves: 5, seed: 7, isJson: true, against: 'web' });
  });
  test.each([
    [[], 'Say what to measure: page.'],
    [['pages'], '"pages" cannot be measured: only page can.'],
    [['page', 'romolo'], '"page romolo" cannot be measured: only page can.'],
    [['page', '--game', 'chess'], 'There is no game "chess". The games are battalia, romolo, bluff.'],
    [['page', '--moves', '0'], '--moves must be a whole number from 1 on, not "0"'],
    [['page', '--seed', 'x'], '--seed must be a whole number from 1 on, not "x"'],
    [['page', '--against', 'docs'], '--against must be a folder with a built site: there is no index.html in "docs".'],
    [['page', '--fast'], "Unknown option '--fast'"],
    [['page', '--game'], "Option '--game <value>' argument missing"],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(argumentsOf(args, USUAL, GAMES)).toEqual({ wrong: expect.stringContaining(sentence) });
  });
  test('can be looked up, and what is refused leads there', () => {
    const measure = (...args: readonly string[]) =>
      spawnSync(node, ['scripts/measure/index.ts', ...args], { cwd: root, env, encoding: 'utf8' });
    expect(measure('--help')).toMatchObject({ status: 0, stdout: `${HELP}\n`, stderr: '' });
    expect(measure('chess')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run measure -- --help') });
  });
});

test('a percentile is one of the values, in whatever order they came', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the moves of bots belong to the answer before them', () => {
  const by = (...all: Parameters<typeof botsAfter>[0][number]['by'][]) => all.map((one) => ({ by: one }));
  expect(botsAfter(by('bot', 'player', 'player', 'rules', 'bot', 'stand-in', 'player', 'rules'))).toEqual([0, 2, 0]);
});

test('figures are those of all answers, then of each kind of click', () => {
  const noted: readonly Noted[] = [
    { until: 'uncover', bots: 0, took: 10, sent: 1, received: 1, longTasks: [] },
    { until: 'cover', bots: 1, took: 40, sent: 9, received: 8, longTasks: [60, 90] },
    { until: 'question', bots: 0, took: 20, sent: 6, received: 6, longTasks: [] },
  ];
  expect(figuresOf(noted)).toEqual([
    { until: 'all', samples: 2, median: 20, p95: 40, bots: 0.5, sent: 7.5, received: 7, longTasks: 2, longest: 90 },
    { until: 'question', samples: 1, median: 20, p95: 20, bots: 0, sent: 6, received: 6, longTasks: 0, longest: 0 },
    { until: 'cover', samples: 1, median: 40, p95: 40, bots: 1, sent: 9, received: 8, longTasks: 2, longest: 90 },
    { until: 'uncover', samples: 1, median: 10, p95: 10, bots: 0, sent: 1, received: 1, longTasks: 0, longest: 0 },
  ]);
});

test('in a table texts stand to the left and numbers to the right', () => {
  const rows = [
    ['romolo', 7, '12.5'],
    ['go', 100, '3.0'],
  ];
  expect(tableOf(['game', 'n', 'ms'], rows).split('\n')).toEqual([
    'game      n    ms',
    '------  ---  ----',
    'romolo    7  12.5',
    'go      100   3.0',
  ]);
});

test('a turn is as long as the answers between two moves of others', () => {
  const noted = [0, 0, 2, 0, 1].map((bots) => ({ until: 'question' as const, bots }));
  expect(clicksPerTurn(noted)).toBe(2.5);
  expect(clicksPerTurn(noted.slice(0, 2))).toBe(2);
});
