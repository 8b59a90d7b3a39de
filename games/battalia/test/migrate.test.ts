// Stored matches of older versions continue under the current rules.
import { FastDice, Match } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Artifact } from '../content/kinds.ts';
import { battalia } from '../rules/index.ts';
import { migrate } from '../rules/migrate.ts';
import type { Table } from '../table/table.ts';
import { checkInvariants } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { type Sketch, tableOf, times } from './support/position.ts';

/** A table as version 2 stored it: the decks of the stock in the order of the box. */
function asVersion2<T extends Pick<Table, 'stock'>>({ stock, ...rest }: T): object {
  const { units, artifacts, roads, cities } = stock;
  const lists = {
    units: [units.friman, units.chief, units.priest, units.lord],
    artifacts: ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'].map((name) => artifacts[name as Artifact]),
    roads: [roads.straight, roads.curve, roads.tee, roads.cross],
    cities: [cities.end, cities.gate, cities.bend, cities.fork, cities.hub],
  };
  return JSON.parse(JSON.stringify({ ...rest, stock: { ...stock, ...lists } })) as object;
}
/** A table as version 1 stored it. */
function asVersion1({ searching: _searching, terms, players, ...rest }: Omit<Table, 'content'>): object {
  const { quietWeek: _quietWeek, memoryAid: _memoryAid, ...terms1 } = terms;
  const players1 = players.map(({ settled: _settled, ...player }) => ({
    ...player,
    tents: player.tents.map((tent) => ({ ...tent, fleeting: battalia.content.cards[tent.card]?.kind !== 'tent' })),
  }));
  return asVersion2({ ...rest, terms: terms1, players: players1 });
}
function migrated(sketch: Sketch): Table {
  const { content: _, ...table } = tableOf(sketch);
  return migrate(asVersion1(table), 1);
}

test('nothing of a table is lost, and it has the current shape', () => {
  const sketch: Sketch = { players: [{ hand: times(6, 'supply'), tents: [['tent bear', 'lord bear']] }] };
  const { content: _, ...today } = tableOf(sketch);
  expect(migrated(sketch)).toEqual(today);
});
test('from version 2 the decks of the stock get their names, and earlier choices stand', () => {
  const { content: _, ...table } = tableOf({});
  const chosen = { ...table, terms: { ...table.terms, quietWeek: true, memoryAid: true }, searching: true };
  expect(migrate(asVersion2(chosen), 2)).toEqual(chosen);
});
test('a current table stays as it is', () => {
  const table = tableOf({});
  expect(migrate(table, 3)).toBe(table);
});
test('options that did not exist then are off', () => {
  expect(migrated({}).terms).toMatchObject({ quietWeek: false, memoryAid: false });
});
test('a hammer that stands as a tent stays, a wild card folds in the evening', () => {
  const tents = [
    ['hammer', 'lord bear'],
    ['friman bear', 'supply'],
  ];
  expect(migrated({ players: [{ tents }] }).players[0]?.tents).toMatchObject([{ fleeting: false }, { fleeting: true }]);
});
test('exiles with a city, or who annexed one, have held a city', () => {
  const { players } = migrated({ mode: 'exiles', seats: 3, players: [{}, { annexed: true }], board: { c2: 'hub 1 of 0' } });
  expect(players.map(({ settled }) => settled)).toEqual([true, true, false]);
});
test('a player who lost everything in another scenario has held a city', () => {
  expect(migrated({ board: { f6: 'hub 1 of 0' } }).players[1]?.settled).toBe(true);
});
for (const version of [1, 2])
  test(`a save of version ${version} is loaded and played to its end`, () => {
    const match = Match.start(battalia, { mode: 'base', seats: 2, options: { weeks: 2 } }, { seed: 'stored' });
    const dice = new FastDice(5);
    const step = (of: typeof match): void => {
      const [decision] = of.pending;
      if (decision) of.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
    };
    for (let n = 0; n < 150; n++) step(match);
    while (match.pending[0]?.ask !== 'act') step(match);
    const save = match.save();
    const { quietWeek: _quietWeek, memoryAid: _memoryAid, ...options } = save.setup.options;
    const setup = { ...save.setup, options: version === 1 ? options : save.setup.options };
    const old = { ...save, version, setup, table: version === 1 ? asVersion1(save.table) : asVersion2(save.table) };
    const loaded = Match.load(battalia, old);
    expect(loaded.setback).toBeUndefined();
    expect(loaded.view(0).table).toEqual(match.view(0).table);
    while (loaded.result === undefined) {
      step(loaded);
      checkInvariants(loaded.table);
    }
  });
