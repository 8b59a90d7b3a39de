// The invariants as properties of random matches: every mode, every number of seats, any options; and of matches that begin midway.

import { type Decision, FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { playWatched, randomSetup, seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { byCategory } from '../content/kinds.ts';
import { setupOf } from '../lesson/layout.ts';
import { romolo } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import { unitAt } from '../table/names.ts';
import type { Mode, RomoloKit, Table } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { bold } from './support/bold.ts';
import { checkInvariants, checkLayout } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { plenty } from './support/plenty.ts';
import { tableOf } from './support/position.ts';
import { checkSight } from './support/sight.ts';
import { lyingUnitsRest, Watch } from './support/watch.ts';
import { type WholeUnit, wholeUnits } from './support/whole.ts';

const MATCHES = 6;
const MOST_DECISIONS = 600;
/** How often all views are checked. */
const LOOKS = 9;

/** Plays a match to its end, or far enough, and returns the kinds of events it has seen. */
function playThrough(match: Match<RomoloKit>, seed: number, check: (table: Table) => void): Set<string> {
  const watch = new Watch(match.table);
  return playWatched(match, seed, {
    most: MOST_DECISIONS,
    choose: (decision, dice) => {
      lyingUnitsRest(match.table, decision);
      return seed % 3 === 0 ? lively(decision, dice) : bold(match.table, decision, dice);
    },
    see: (events, n) => {
      check(match.table);
      watch.see(match.table, events);
      if (n % LOOKS === seed % LOOKS) checkSight(match.table);
    },
  });
}
const start = (setup: SetupInput, seed: number): Match<RomoloKit> => Match.start(romolo, setup, { seed: `invariants ${seed}` });

/** The events these players cause in a few matches of each mode. */
const PEACE = ['built', 'produced', 'hiredCharacter', 'explored', 'sold', 'bought', 'created', 'refined', 'fed', 'wagesDue', 'looked'];
const WAR = ['battle', 'fell', 'destroyed', 'battleToken', 'penalty', 'usedPower', 'moved', 'dismissed', 'starved', 'robbed'];

describe.each(romolo.setup.modes)('$id', ({ id, seats }) => {
  test.each(seats)('with %d seats every invariant holds from one decision to the next', (count) => {
    const kinds = seeds(MATCHES).flatMap((seed) => {
      const setup = randomSetup(romolo, id, count, new FastDice(100 * count + seed));
      return [...playThrough(start(setup, seed), seed, checkInvariants)];
    });
    expect(PEACE.filter((kind) => !kinds.includes(kind))).toEqual([]); // the matches are not too dull
  });
  test.each(seats)('with %d seats and everything at hand they still hold', (count) => {
    const kinds = seeds(MATCHES).flatMap((seed) => {
      const sketch = { ...plenty(id as Mode, count, seed), options: { battleDie: seed % 4 === 0 ? 'on' : 'off' } };
      const match = Match.at(romolo, tableOf(sketch), { setup: setupOf(sketch), seed: `invariants ${seed}` });
      return [...playThrough(match, seed, checkLayout)];
    });
    expect(WAR.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

// ---- the checks are checked: a broken table is found

const opened = (): Table => {
  const match = start({ mode: 'free', seats: 2 }, 1);
  const dice = new FastDice(1);
  while (match.table.phase === 'setup') {
    const decision = match.pending[0] as Decision<RomoloKit>;
    match.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
  }
  return romolo.copy(match.table);
};
const checked =
  (harm: (table: Table) => void, check: (table: Table) => void = checkInvariants) =>
  (): void => {
    const table = opened();
    harm(table);
    check(table);
  };
const worker = (table: Table): WholeUnit => wholeUnits(table).find(({ zone }) => zone === 'map') as WholeUnit;
const farm = (table: Table) => table.hexes.find(({ built }) => built?.farm !== undefined) as Table['hexes'][number];
const own = (table: Table) => table.players[0] as Table['players'][number];

test('a sound table passes', () => {
  const table = opened();
  expect(() => checkInvariants(table)).not.toThrow();
  expect(() => checkSight(table)).not.toThrow();
  expect(() => new Watch(table).see(table, [])).not.toThrow();
});
test('each kind of damage to a table is noticed and named', () => {
  expect(checked((table) => void (table.units[worker(table).id] = 'gone'))).toThrow('has 5 of its 6 workers'); // 1
  expect(checked((table) => void (farm(table).walls = 0))).toThrow('writes down what is not there');
  expect(checked((table) => void (table.present[0] = 1))).toThrow('units of seat 0 are in a1, not 1');
  expect(checked((table) => void own(table).hand.pop())).toThrow('seat 0 has'); // 3
  expect(checked((table) => void own(table).spent.push(...own(table).hand.splice(0)))).toThrow('no token in hand');
  expect(checked((table) => void (table.prices.wood = 6))).toThrow('the price of wood is 6'); // 4
  expect(checked((table) => void table.columns.wheat.push('stone', 'stone', 'wood'))).toThrow('3 cubes lie above wheat');
  expect(checked((table) => void table.columns.wheat.push('wheat'))).toThrow('above its own column');
  expect(checked((table) => void (farm(table).built = { farm: 1, quarry: 1 }))).toThrow('a quarry stands on plain'); // 5
  expect(checked((table) => void (farm(table).ports = 1))).toThrow('is not on water');
  expect(checked((table) => void Object.assign(farm(table), { up: false }))).toThrow('stands on the face-down'); // 6
  expect(checked((table) => void (table.waterPile -= 1))).toThrow('8 tiles are in the Water Pile after 0 floods'); // 7
  expect(checked((table) => void table.rest.terrains.pop())).toThrow('tiles of');
  expect(checked((table) => void table.rest.multipliers.pop())).toThrow('the multipliers are');
  expect(checked((table) => void (farm(table).stores = [{ type: 'stone', cubes: 0 }]))).toThrow('holds 0 of stone'); // 8
  expect(checked((table) => void (own(table).stock.wheat = -1))).toThrow('seat 0 has -1'); // 9
  expect(checked((table) => void (own(table).money = 0.5))).toThrow('seat 0 has 0.5');
  expect(checked((table) => void (table.hexes[own(table).capital] = { ...farm(table), tower: undefined }))).toThrow('seat 0 has 0 towers'); // 10
  expect(checked((table) => void (own(table).alive = false))).toThrow('seat 0 has');
  expect(checked((table) => void table.pile.pop())).toThrow('the characters are'); // 11
  expect(checked((table) => void table.rest.characters.push(...table.pile.splice(0, 1)))).toThrow('11 characters are in play');
});
test('each kind of damage from one decision to the next is noticed and named', () => {
  const seen =
    (harm: (table: Table) => void, ...events: Event[]) =>
    (): void => {
      const table = opened();
      const watch = new Watch(table);
      harm(table);
      watch.see(table, events);
    };
  const unchanged = (): undefined => undefined;
  expect(seen((table) => void (farm(table).built = { farm: (farm(table).built?.farm ?? 0) + 1 }))).toThrow('9 pieces of farm, not 8'); // 2
  expect(seen((table) => void (table.bank.wall = 9))).toThrow('9 pieces of wall, not 10');
  expect(seen((table) => void (own(table).battleTokens += 1))).toThrow('6 pieces of battleToken, not 5');
  expect(
    seen((table) => {
      table.turn.number += 1;
      for (const { stores = [] } of table.hexes) for (const store of stores) Object.assign(store, { type: 'stone', cubes: 1 });
    }),
  ).toThrow('a turn begins with something in a warehouse'); // 8
  const hired = { kind: 'hiredCharacter', rule: 'ROM-8.11', seat: 0, character: 'dux', coins: 2 } as const; // 11
  expect(seen(unchanged, hired, hired)).toThrow('twice in a turn: a character is hired');
  const produced = { kind: 'produced', rule: 'ROM-7.1', unit: 'x', at: 'a1', from: 'a1', resource: 'wheat', cubes: 1, to: null } as const; // 12
  expect(seen(unchanged, produced, produced)).toThrow('twice in a turn: a1 yields');
  const used = { kind: 'usedPower', rule: 'ROM-15.12', seat: 0, character: 'eques', at: null, unit: null } as const;
  expect(seen(unchanged, used, used)).toThrow('twice in a turn: eques of seat 0');
  expect(seen(unchanged, used, { kind: 'turnBegan', rule: 'ROM-1.11', seat: 1 }, used)).not.toThrow();
  expect(seen(unchanged, used, { kind: 'idle', rule: 'ROM-3.2', seat: 0 })).toThrow('is paid for doing nothing');
  const sheet = { characters: 0, hexes: 1, domain: 1, population: 1, battleTokens: 0, money: 0, artifex: 0, patronus: 0 };
  const sheets = (total: number, bonus: number) =>
    opened().players.map(({ money: coins }) => ({
      ...sheet,
      coins,
      majorities: byCategory((category) => (category === 'characters' ? bonus : 0)),
      total,
    }));
  expect(seen(unchanged, { kind: 'scored', rule: 'ROM-14.13', sheets: sheets(5, 2) })).not.toThrow();
  expect(seen(unchanged, { kind: 'scored', rule: 'ROM-14.13', sheets: sheets(6, 2) })).toThrow('add up to 5, not 6');
  expect(seen(unchanged, { kind: 'scored', rule: 'ROM-14.13', sheets: sheets(7, 4) })).toThrow('8 points are given for the majority');
  expect(seen((table) => void (own(table).money = 8), { kind: 'scored', rule: 'ROM-14.13', sheets: sheets(5, 2) })).toThrow('half coins');
  const everybody = (table: Table): void => {
    for (const { id, name } of wholeUnits(table))
      if (name.startsWith('yellow.worker')) table.units[id] = { kind: 'worker', owner: 0, at: 0, actions: 2 };
  };
  expect(seen(everybody, { kind: 'created', rule: 'ROM-8.3', unit: 'yellow.worker.5', at: 'a1', paid: {} })).toThrow('6 units like'); // 13
});
test('anything shown that should be hidden is noticed and named', () => {
  const shown = (look: (view: RomoloView) => object) => (): void =>
    checkSight(opened(), {
      ...romolo,
      see: (table) => ({ ...romolo.see(table), ...look(romolo.see(table)) }),
    });
  expect(shown(({ hexes }) => ({ hexes: hexes.map((hex) => ({ ...hex, control: { ...hex.control, team: 1 } })) }))).toThrow(
    'is controlled by 1',
  ); // 15
  expect(shown(({ hexes }) => ({ hexes: hexes.map((hex) => ({ ...hex, terrain: 'plain' })) }))).toThrow('sees the terrain of'); // 16
  expect(shown(({ hexes }) => ({ hexes: hexes.map((hex) => ({ ...hex, multiplier: 2 })) }))).toThrow('sees the multiplier of');
  expect(shown(({ players }) => ({ players: players.map((one) => ({ ...one, aside: 'blank' })) }))).toThrow('sees the tokens of seat');
  expect(shown(({ players }) => ({ players: players.map((one) => ({ ...one, money: 4 })) }))).toThrow('sees the money of seat');
});
test('a lying unit that may act is noticed and named', () => {
  const match = start({ mode: 'free', seats: 2 }, 1);
  const table = opened();
  const { name, owner } = worker(table);
  const decision = { ...(match.pending[0] as Decision<RomoloKit>), ask: 'act', seats: [owner], options: [{ do: 'build', unit: name }] };
  expect(() => lyingUnitsRest(table, decision as Decision<RomoloKit>)).not.toThrow();
  unitAt(table, worker(table).id).lying = 'acted'; // 14
  expect(() => lyingUnitsRest(table, decision as Decision<RomoloKit>)).toThrow('(acted) and may build');
});
