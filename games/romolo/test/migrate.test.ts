// Matches of older versions continue.
import { canonical, digestOf, FastDice, Match, randomPick, type Save } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { romolo } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { RomoloKit, Table } from '../table/table.ts';
import { tableOf } from './support/position.ts';
import free from './version-2/free.json' with { type: 'json' };
import solo from './version-2/solo.json' with { type: 'json' };

/** A match of version 2: a save from its middle, what was answered afterwards, and how it ended. */
interface Kept {
  readonly saves: readonly Save[];
  readonly inputs: readonly { readonly n: number; readonly seat: number; readonly option: unknown }[];
  readonly result: unknown;
  readonly table: object;
}
const KEPT: readonly (readonly [string, Kept])[] = [
  ['free', free as unknown as Kept],
  ['solo', solo as unknown as Kept],
];
const keysOf = (what: object | undefined): string[] => Object.keys(what ?? {}).toSorted();

/** A table of version 2 as version 1 had it. */
function asFirst(second: object): object {
  const { terms, turn, players, ...table } = second as Table;
  const { laterCoins: _coins, roundLimit: _limit, ...oldTerms } = terms;
  const { answers: _answers, toWar: _war, ...oldTurn } = turn;
  const oldPlayers = players.map(({ stances, hexStances: _hexes, ...player }) => ({
    ...player,
    hostile: stances.map((stance) => stance !== 'tolerant'),
  }));
  return { ...table, terms: oldTerms, turn: oldTurn, players: oldPlayers };
}
function give(match: Match<RomoloKit>, { seat, option }: Kept['inputs'][number]): void {
  const decision = match.pending.find(({ seats }) => seats.includes(seat));
  if (decision === undefined) throw new Error(`seat ${seat} is asked nothing`);
  const find = (one: unknown): number => decision.options.findIndex((other) => canonical(other) === canonical(one));
  if (option === 'pass') match.answer(seat, decision.id, decision.options.length);
  else match.answer(seat, decision.id, decision.some ? (option as unknown[]).map(find) : find(option));
}

for (const [name, { saves, inputs, result, table }] of KEPT)
  test(`a match of version 2 (${name}) continues by the same answers to the same end`, () => {
    for (const save of saves) {
      const match = Match.load(romolo, save, { isForeign: true });
      expect(match.setback).toBeUndefined();
      for (const input of inputs) if (input.n > save.counters.inputs) give(match, input);
      expect(match.result).toEqual(result);
      expect(match.digest()).toBe(digestOf(migrate(table, 2)));
    }
  });
test('a table of version 1 keeps its stances, its half coins and its round limit', () => {
  const made = migrate(asFirst(free.saves[0]?.table as object), 1);
  expect(made.players.map(({ stances }) => stances)).toEqual([
    ['tolerant', 'tolerant'],
    ['hostile', 'tolerant'],
  ]);
  expect(made.terms).toMatchObject({ laterCoins: true, roundLimit: true });
  const table = tableOf({ seats: 2 });
  expect([keysOf(made), keysOf(made.terms), keysOf(made.turn), keysOf(made.players[0])]).toEqual([
    keysOf({ ...table, content: undefined }).filter((key) => key !== 'content'),
    keysOf(table.terms),
    keysOf(table.turn),
    keysOf(table.players[0]),
  ]);
  expect(migrate(table, romolo.version)).toBe(table);
});
test('a match saved by version 1 is played on', () => {
  const dice = new FastDice(5);
  const [save] = KEPT[0]?.[1].saves ?? [];
  if (save === undefined) throw new Error('no save was kept');
  const match = Match.load(romolo, { ...save, version: 1, table: asFirst(save.table) as Save['table'] });
  const before = match.table.turn.number;
  for (let i = 0; i < 60 && match.result === undefined; i++) {
    const [decision] = match.pending;
    if (decision !== undefined) match.answer(decision.seats[0] as number, decision.id, randomPick(decision, decision.options.length, dice));
  }
  expect(match.table.turn.number).toBeGreaterThan(before);
});
test('the content is that of version 3: with any other, saves of this version would be refused', () => {
  const { version, content } = Match.start(romolo, { mode: 'free', seats: 2 }, { seed: 'content' }).save();
  expect([version, content]).toEqual([3, 'da011b3a9fadab96b822574a3ac087a28bcbff15b92783cb46f1a04aaf1c5619']);
});
