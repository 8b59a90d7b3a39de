// Matches of older versions go on.
import { FastDice, Match, randomPick } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { romolo } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { RomoloKit, Table } from '../table/table.ts';
import { tableOf } from './support/position.ts';

/** A table as version 1 had it. */
function asFirst({ terms, turn, players, ...table }: Table): object {
  const { laterCoins: _coins, roundLimit: _limit, ...oldTerms } = terms;
  const { answers: _answers, toWar: _war, ...oldTurn } = turn;
  const oldPlayers = players.map(({ stances, hexStances: _hexes, ...player }) => ({
    ...player,
    hostile: stances.map((stance) => stance !== 'tolerant'),
  }));
  return { ...table, terms: oldTerms, turn: oldTurn, players: oldPlayers };
}
const keysOf = (what: object | undefined): string[] => Object.keys(what ?? {}).toSorted();

test('a table of version 1 keeps its stances, its half coins and its round limit', () => {
  const table = tableOf({ seats: 3, tolerant: [[0, 2]], units: { 'yellow.worker.1': 'c3' } });
  const made = migrate(asFirst(table), 1);
  expect(made.players.map(({ stances }) => stances)).toEqual([
    ['tolerant', 'hostile', 'tolerant'],
    ['hostile', 'tolerant', 'hostile'],
    ['hostile', 'hostile', 'tolerant'],
  ]);
  expect(made.terms).toMatchObject({ laterCoins: true, roundLimit: true });
  expect([keysOf(made), keysOf(made.terms), keysOf(made.turn), keysOf(made.players[0])]).toEqual([
    keysOf(table),
    keysOf(table.terms),
    keysOf(table.turn),
    keysOf(table.players[0]),
  ]);
  expect(migrate(table, romolo.version)).toBe(table);
});
test('a match that was saved by version 1 is played on', () => {
  const dice = new FastDice(5);
  const playOn = (match: Match<RomoloKit>, answers: number): void => {
    for (let i = 0; i < answers && match.result === undefined; i++) {
      const [decision] = match.pending;
      if (decision !== undefined)
        match.answer(decision.seats[0] as number, decision.id, randomPick(decision, decision.options.length, dice));
    }
  };
  const match = Match.start(romolo, { mode: 'free', seats: 3 }, { seed: 'first' });
  playOn(match, 60);
  const save = match.save();
  const again = Match.load(romolo, { ...save, version: 1, table: asFirst(save.table as Table) });
  expect(again.table.turn.number).toBe(match.table.turn.number);
  playOn(again, 60);
  expect(again.table.turn.number).toBeGreaterThan(match.table.turn.number);
});
