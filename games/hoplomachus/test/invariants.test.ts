// The invariants as properties of random matches: every mode, every number of seats, any options.
import { FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { playWatched, randomSetup, seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { hoplomachus } from '../rules/index.ts';
import type { Table } from '../table/table.ts';
import { checkInvariants, Watch } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { tableOf } from './support/position.ts';

const MATCHES = 4;
const MOST_DECISIONS = 1500;

/** Plays a match to its end, or far enough, and returns the kinds of events it has seen. */
function playThrough(setup: SetupInput, seed: number): Set<string> {
  const match = Match.start(hoplomachus, setup, { seed: `invariants ${seed}` });
  const watch = new Watch();
  return playWatched(match, seed, {
    most: MOST_DECISIONS,
    choose: lively,
    see: (events) => {
      checkInvariants(match.table);
      watch.see(match.table, events);
    },
  });
}

/** What random players bring about in a few matches of each mode. */
const LIVELY: Readonly<Record<string, readonly string[]>> = {
  onslaught: ['deployed', 'moved', 'attacked', 'damaged', 'favor', 'defeated', 'effect', 'lost', 'marked'],
  ascension: ['deployed', 'moved', 'attacked', 'damaged', 'titanRolled', 'effect'],
  skirmish: ['deployed', 'moved', 'attacked', 'damaged', 'favor', 'defeated', 'playedTactic', 'drew'],
  pandemonium: ['deployed', 'moved', 'attacked', 'damaged', 'defeated', 'playedTactic'],
  alliance: ['deployed', 'moved', 'attacked', 'damaged', 'favor', 'defeated', 'keptSome'],
};

describe.each(hoplomachus.setup.modes)('$id', ({ id, seats }) => {
  test.each(seats)('with %d seats every invariant holds from one decision to the next', (count) => {
    const kinds = seeds(MATCHES).flatMap((seed) => [
      ...playThrough(randomSetup(hoplomachus, id, count, new FastDice(100 * count + seed)), seed),
    ]);
    expect(kinds).toEqual(expect.arrayContaining([...(LIVELY[id] ?? [])])); // not too dull
  });
});

// ---- the judge is judged: a broken table is found out

const skirmish = () =>
  tableOf({ units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'd5 blitz' }, camp: ['kunlun.marksman', 'refugees.shade'] });
const ascension = () => tableOf({ mode: 'ascension', titan: 'ti.arges', units: { 'kunlun.warrior': 'f5', 'ti.arges': 'e6' }, camp: [] });
const onslaught = () => tableOf({ mode: 'onslaught', units: { 'kunlun.warrior': 'd3', 'im.antony': 'a1', 'arena.lion': 'b4' } });
const checked = (make: () => Table, harm: (table: Table) => void) => (): void => {
  const table = make();
  harm(table);
  checkInvariants(table);
};
const chip = (table: Table, name: string) => table.units.find((unit) => unit.name === name) as Table['units'][number];

test('a sound table passes', () => {
  for (const make of [skirmish, ascension, onslaught]) expect(() => checkInvariants(make())).not.toThrow();
});
test('each kind of harm is noticed and named', () => {
  expect(checked(skirmish, (table) => void (table.supply[0] -= 1))).toThrow('33 health chips of colour 0');
  expect(checked(ascension, (table) => void (table.supply[0] -= 1))).toThrow('33 health chips of colour 0');
  expect(checked(skirmish, (table) => void (chip(table, 'kunlun.warrior').at = chip(table, 'refugees.warrior').at))).toThrow(
    'says that kunlun.warrior stands there',
  );
  expect(checked(skirmish, (table) => void (table.standing[20] = 0))).toThrow('stands there');
  expect(
    checked(skirmish, (table) => {
      table.supply[0] += chip(table, 'kunlun.warrior').hp;
      chip(table, 'kunlun.warrior').hp = 0;
    }),
  ).toThrow('kunlun.warrior has 0 hp in the arena');
  expect(checked(ascension, (table) => void table.footholds.push({ at: chip(table, 'kunlun.warrior').at, troop: 1 }))).toThrow(
    'stands on an opposing foothold',
  );
  expect(checked(ascension, (table) => void ((table.shards[0] as { at: number }).at = chip(table, 'kunlun.warrior').at))).toThrow(
    'stands on a shard with hp',
  );
  expect(checked(skirmish, (table) => void table.units.pop())).toThrow('is nowhere');
  expect(checked(skirmish, (table) => void table.chips.pop())).toThrow('has the tactics');
  expect(checked(skirmish, (table) => void ((table.chips[0] as { zone: string }).zone = 'unit'))).toThrow('is in the unit and on unit -1');
  expect(checked(onslaught, (table) => void (chip(table, 'arena.bandit').zone = 'out'))).toThrow('7 arena units');
  expect(checked(onslaught, (table) => void (chip(table, 'im.kazir').zone = 'trophy'))).toThrow('an immortal is neither');
  expect(checked(skirmish, (table) => void ((table.boards[0] as { bead: number }).bead = 21))).toThrow('the bead of board 0 is on 21');
  expect(checked(ascension, (table) => void Object.assign(table.boards[0] as object, { track: 'gold', bead: 1 }))).toThrow(
    'before its time',
  );
  expect(checked(ascension, (table) => void (chip(table, 'sentinel.red.1').zone = 'out'))).toThrow('3 red support chips');
  expect(checked(ascension, (table) => void ((table.shards[0] as { holder: number }).holder = 0))).toThrow('shard 0 is in 2 places');
  expect(
    checked(onslaught, (table) => {
      for (const [i, name] of ['kunlun.marksman', 'kunlun.protector', 'kunlun.lotus-sage'].entries()) {
        const unit = chip(table, name);
        Object.assign(unit, { zone: 'arena', at: 30 + i, hp: 1 });
        table.standing[30 + i] = table.units.indexOf(unit);
        table.supply[0] -= 1;
      }
    }),
  ).toThrow('4 units of player');
});
