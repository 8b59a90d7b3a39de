// A foreign bot tries to see or change what it must not.

import { FastDice, type Game, Match, type Pick } from '@tabularium/kernel';
import type { AnyKit, Bot, Outlook, SeeingBot } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { purse } from '../../kernel/test/games/purse.ts';
import { answerOf, outlookOf } from '../index.ts';

const SEED = 'the seed of the match';
const begin = (): Match<AnyKit> => Match.start(purse() as unknown as Game<AnyKit>, { seats: 2 }, { seed: SEED });
const answer = (bot: Bot, match: Match<AnyKit>): Pick => answerOf(bot, match, match.open[0] as never, 0, new FastDice(1));
const bot = (choose: (look: Outlook) => Pick): SeeingBot => ({ name: 'cheat', blind: false, choose });

/** Everything reachable from a value: fields, symbols, results of getters, prototypes. */
function reachable(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (found.has(value)) return found;
  found.add(value);
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return found;
  for (const key of Reflect.ownKeys(value)) {
    if (typeof value === 'function' && (key === 'caller' || key === 'arguments')) continue;
    reachable(Reflect.get(value, key), found);
  }
  return reachable(Object.getPrototypeOf(value), found);
}
const partsOf = (value: object): object[] => [
  value,
  ...Object.values(value).flatMap((part) => (typeof part === 'object' && part !== null ? partsOf(part) : [])),
];

test('from what it gets there is no way to the game, the seed, the table or the options that are compared', () => {
  const match = begin();
  const look = outlookOf(match, 0, new FastDice(1)) as Outlook;
  const trial = look.fork();
  trial.play(0);
  const found = reachable([look, look.view(), trial, trial.open, trial.decision(), trial.view(), trial.result]);
  const { content: _content, ...table } = match.table;
  const secrets: unknown[] = [
    match,
    match.game,
    Reflect.get(match.game, 'guess'),
    ...partsOf(table),
    match.open[0],
    match.optionsOf(match.open[0] as never),
    SEED,
  ];
  for (const secret of secrets) expect(found.has(secret)).toBe(false);
  expect([...found].filter((one) => one instanceof Match)).toEqual([]);
  // The search does find them where there is a path.
  expect(reachable({ deep: [() => undefined, { game: match.game }] }).has(Reflect.get(match.game, 'guess'))).toBe(true);
});

test('what it gets cannot be changed', () => {
  const match = begin();
  const before = match.digest();
  const offered = match.pending[0]?.options.length;
  const change = bot((look) => {
    const { decision } = look;
    const attempts = [
      () => (decision.options as unknown[]).push({ ware: 99 }),
      () => Object.assign(decision.options[0] as object, { ware: 99 }),
      () => Object.assign(look, { seat: 1 }),
      () => Object.assign(look.view().table, { scores: [99, 0] }),
      () => Object.assign(look.dice, { below: () => 0 }),
      () => Object.assign(look.fork(), { play: () => undefined }),
      () => (look.fork().decision().options as unknown[]).push({ ware: 99 }),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(TypeError);
    return decision.options.length + 1;
  });
  const pick = answer(change, match);
  expect(() => match.answer(0, match.pending[0]?.id as string, pick)).toThrow('has options 0 to');
  expect([match.digest(), match.pending[0]?.options.length]).toEqual([before, offered]);
});
test('what is shown of a decision to anybody is not what answers are compared with', () => {
  const match = begin();
  const shown = match.view(0).decisions[0]?.options as unknown[];
  shown.push({ ware: 99 });
  expect(match.pending[0]?.options.length).toBe(shown.length - 1);
  const blind: Bot = {
    name: 'blind',
    blind: true,
    pick: (decision, options) => {
      expect(Object.keys(decision)).toEqual(['pass', 'some']);
      return options;
    },
  };
  expect(answer(blind, match)).toBe(match.pending[0]?.options.length);
});
test('numbers that it keeps hold of are not those that are kept', () => {
  const mine = [0];
  const pick = answer(
    bot(() => mine),
    begin(),
  );
  mine.push(1);
  expect(pick).toEqual([0]);
});

test('a fork shows it guesses: another purse every time', () => {
  const seen = new Set<string>();
  const peek = bot((look) => {
    for (let i = 0; i < 40; i++) {
      const trial = look.fork();
      while (trial.open[0]?.seats[0] === 0) trial.play(0); // buys something, and the other may object with what it has
      seen.add(JSON.stringify(trial.decision().options));
    }
    return 0;
  });
  answer(peek, begin());
  expect(seen.size).toBeGreaterThan(10);
});
