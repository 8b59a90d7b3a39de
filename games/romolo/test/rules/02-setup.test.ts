// The set-up.

import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { characters } from '../../content/characters.ts';
import { CHARACTERS, EVENT_CUBES, TERRAINS, TOKENS } from '../../content/kinds.ts';
import { romolo } from '../../rules/index.ts';
import type { Table } from '../../table/table.ts';
import type { RomoloView } from '../../table/view.ts';
import type { Position } from '../support/position.ts';
import { wholeUnits } from '../support/whole.ts';

interface Opening {
  readonly mode?: string;
  readonly seats?: number;
  readonly options?: Record<string, string>;
  readonly seed?: string;
}
const opened = ({ mode = 'free', seats = 2, options = {}, seed = 'one' }: Opening = {}): Position =>
  played(romolo, { setup: { mode, seats, options }, seed }) as Position;
const sees = (match: Position, eye: number | 'public' = 'public'): RomoloView => match.view(eye).table as RomoloView;
const MODES: readonly Required<Pick<Opening, 'mode' | 'seats'>>[] = [
  { mode: 'solo', seats: 1 },
  { mode: 'free', seats: 2 },
  { mode: 'free', seats: 3 },
  { mode: 'free', seats: 4 },
];
/** Everybody takes a hill, in turn order. */
function takeHills(match: Position): Position {
  for (const seat of match.table.order) match.as(seat, 'hill');
  return match;
}
/** Takes the first option until this is asked. */
function until(match: Position, ask: string): Position {
  while (match.decision().ask !== ask) match.play(match.texts()[0] as string);
  return match;
}
const ready = (opening: Opening = {}): Position => until(takeHills(opened(opening)), 'act');
const countOf = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

rule('ROM-2.1', 'chance chooses the first player, and seats follow clockwise', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((seed) =>
    opened({ seats: 3, seed }).table.order.join(''),
  );
  expect(new Set(orders)).toEqual(new Set(['012', '120', '201']));
  expect(opened({ mode: 'solo', seats: 1 }).table.order).toEqual([0]);
});
rule('ROM-2.1', 'the first player has the start hexes P1 and the first turn', () => {
  const match = takeHills(opened({ seats: 3, seed: 'b' }));
  const [first] = match.table.order;
  expect(match.decision()).toMatchObject({ ask: 'startPlace', seats: [first] });
  expect(match.texts()).toEqual(['a1', 'a2', 'b2']);
  expect(until(match, 'act').decision().seats).toEqual([first]);
});

rule('ROM-2.2', 'nine water tiles are the Water Pile', () => {
  expect(opened().table.waterPile).toBe(9);
  const { terrains } = opened().table.rest;
  expect(countOf(terrains, 'water')).toBe(15 - 9);
});

rule('ROM-2.3', 'everybody takes a hill or a forest, all at once and in secret', () => {
  const match = opened();
  expect(match.match.pending.map(({ ask, seats }) => [ask, seats])).toEqual([
    ['startTerrain', [match.table.order[0]]],
    ['startTerrain', [match.table.order[1]]],
  ]);
  const [first, second] = match.table.order as [number, number];
  match.as(first, 'forest').as(second, 'hill');
  expect(sees(match, first).players[first]?.startTerrain).toBe('forest');
  expect(sees(match, first).players[second]?.startTerrain).toBeNull();
  expect(sees(match).players.map(({ startTerrain }) => startTerrain)).toEqual([null, null]);
});

rule('ROM-2.4', 'all other tiles are shuffled; in the solitaire one plain is the automaton’s', () => {
  const tiles = ({ rest, hexes, waterPile, discards }: Table): string[] =>
    TERRAINS.map((terrain) => {
      const lying = hexes.filter((hex) => hex.terrain === terrain).length;
      const aside = terrain === 'water' ? waterPile : 0;
      return `${terrain} ${countOf(rest.terrains, terrain) + lying + aside + discards.length}`;
    });
  for (const setup of MODES) expect(tiles(ready(setup).table)).toEqual(['plain 19', 'hill 10', 'forest 10', 'water 15']);
  const laid = (seed: string): string =>
    ready({ seed })
      .table.hexes.map(({ terrain }) => terrain)
      .join(' ');
  expect(laid('one')).not.toBe(laid('two'));
});

rule('ROM-2.5', 'a face-down tile lies on every hex where nobody starts; nobody sees the rest of the stack', () => {
  const downs = MODES.map((setup) => sees(ready(setup)).hexes.filter(({ up }) => !up));
  expect(downs.map(({ length }) => length)).toEqual([15, 22, 24, 33]);
  expect(downs.flat().every(({ terrain }) => terrain === null)).toBe(true);
  expect(ready({ seats: 4 }).table.rest.terrains).toEqual([]);
  expect(ready({ seats: 2 }).table.rest.terrains).toHaveLength(39 - 22);
});

rule('ROM-2.6', 'each puts the hill or forest on one of three start hexes, plains on the others', () => {
  const match = opened();
  const [first, second] = match.table.order as [number, number];
  match.as(first, 'forest').as(second, 'hill').play('b2', 'g2');
  const terrain = (name: string) => sees(match).hexes.find(({ at }) => at === name)?.terrain;
  expect(['a2', 'b2', 'b3'].map(terrain)).toEqual(['plain', 'forest', 'plain']);
  expect(['f2', 'f3', 'g2'].map(terrain)).toEqual(['plain', 'plain', 'hill']);
});
rule('ROM-2.6', 'what the second player took stays hidden until it is laid', () => {
  const match = opened();
  const [first, second] = match.table.order as [number, number];
  match.as(first, 'forest').as(second, 'hill').play('b2');
  expect(sees(match, first).players[second]?.startTerrain).toBeNull();
  expect(sees(match, second).players[first]?.startTerrain).toBe('forest');
});

rule('ROM-2.7', 'multipliers lie face down on their hexes: 1, 2, 3 or 5 of them', () => {
  const hidden = MODES.map((setup) => sees(ready(setup)).hexes.filter(({ multiplier }) => multiplier === 'hidden'));
  expect(hidden.map((hexes) => hexes.map(({ at }) => at))).toEqual([
    ['c3'],
    ['d2', 'd3'],
    ['d3', 'e3', 'e4'],
    ['c3', 'c4', 'd4', 'e3', 'e4'],
  ]);
  const { hexes, rest } = ready({ seats: 4 }).table;
  const tokens = [...hexes.flatMap(({ multiplier }) => (multiplier === undefined ? [] : [multiplier])), ...rest.multipliers];
  expect([countOf(tokens, 2), countOf(tokens, 3)]).toEqual([4, 2]);
});

rule('ROM-2.8', 'characters of type I lie above II above III, and the first are dealt into the display', () => {
  for (const [i, setup] of MODES.entries()) {
    const { display, pile, rest } = opened(setup).table;
    expect(display).toHaveLength([5, 6, 7, 8][i] as number);
    const all = [...display, ...pile].flatMap((id) => (id === null ? [] : [id]));
    expect(all).toHaveLength([9, 12, 14, 17][i] as number);
    const types = all.map((id) => characters[id].type);
    expect(types).toEqual(types.toSorted());
    expect([...all, ...rest.characters].toSorted()).toEqual([...CHARACTERS].toSorted());
  }
  expect(opened({ seed: 'one' }).table.display).not.toEqual(opened({ seed: 'two' }).table.display);
});

rule('ROM-2.9', 'all prices are 1, all columns empty', () => {
  expect(sees(opened()).market).toMatchObject({ cubes: 0, columns: [1, 1, 1, 1, 1].map((price) => ({ price, cubes: [] })) });
});

rule('ROM-2.10', 'the bank is filled by the number of players', () => {
  const left = (setup: Opening): number[] => sees(opened(setup)).bank.map(({ left: n }) => n);
  expect(left({ mode: 'solo', seats: 1 })).toEqual([5, 4, 4, 2, 2, 2, 2, 2, 2, 3]);
  expect(left({ seats: 4 })).toEqual([20, 16, 16, 8, 8, 5, 5, 5, 8, 9]);
  expect(left({ mode: 'teams', seats: 4 })).toEqual(left({ seats: 4 }));
});

rule('ROM-2.11', 'everybody has 6 workers, 4 soldiers, an explorer, and five of six tokens: one is put aside at random', () => {
  const { table } = opened({ seats: 3 });
  const { players } = table;
  const units = wholeUnits(table);
  for (const { owner, hand, aside, spent } of players) {
    const kinds = units.flatMap((unit) => (unit.owner === owner ? [unit.kind] : []));
    expect([countOf(kinds, 'worker'), countOf(kinds, 'soldier'), countOf(kinds, 'explorer')]).toEqual([6, 4, 1]);
    expect(new Set([...hand, aside])).toEqual(new Set(TOKENS));
    expect(hand).toHaveLength(5);
    expect(spent).toEqual([]);
  }
  const asides = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => opened({ seed }).table.players[0]?.aside);
  expect(new Set(asides).size).toBeGreaterThan(1);
});
rule('ROM-2.11', 'with the battle die there are no tokens', () => {
  expect(opened({ options: { battleDie: 'on' } }).table.players[0]).toMatchObject({ hand: [], aside: null, spent: [] });
});

rule('ROM-2.12', '2 wheat, 2 wood, 2 stone, 2 coins and one resource of choice', () => {
  const match = until(takeHills(opened()), 'startBonus');
  const [seat] = match.decision().seats as [number];
  expect(match.texts()).toEqual(['wheat', 'stone', 'wood', 'salt', 'refined']);
  match.play('salt');
  expect(sees(match, seat).players[seat]).toMatchObject({ stock: { wheat: 2, stone: 2, wood: 2, salt: 1, refined: 0 }, money: 4 });
});

rule('ROM-2.13', 'tower, farm and warehouse on plain start hexes, two workers on any of the three', () => {
  const match = opened();
  const [first, second] = match.table.order as [number, number];
  match.as(first, 'forest').as(second, 'hill').play('b2', 'g2', 'wood', 'wood');
  expect(match.decision()).toMatchObject({ ask: 'placeTower', seats: [first] });
  expect(match.texts()).toEqual(['a2', 'b3']);
  match.play('a2');
  expect([match.decision().ask, match.texts()]).toEqual(['placeFarm', ['a2', 'b3']]);
  match.play('b3');
  expect([match.decision().ask, match.texts()]).toEqual(['placeWarehouse', ['a2', 'b3']]);
  match.play('b3');
  expect([match.decision().ask, match.texts()]).toEqual(['placeWorker', ['a2', 'b2', 'b3']]);
  match.play('b2', 'b2');
  expect(match.decision()).toMatchObject({ ask: 'placeTower', seats: [second] });
  expect(sees(match).hexes.find(({ at }) => at === 'b3')).toMatchObject({ built: { farm: 1 }, stores: [{ resource: null }] });
  expect(sees(match).hexes.find(({ at }) => at === 'b2')?.units).toHaveLength(2);
  expect(sees(match).bank.flatMap(({ type, left }) => (type === 'farm' || type === 'warehouse' ? [left] : []))).toEqual([7, 7]);
});

rule('ROM-2.14', 'the hex with the tower is the capital, and all units are standing', () => {
  const match = ready();
  for (const { owner, capital } of sees(match).players)
    expect(sees(match).hexes.find(({ at }) => at === capital)?.tower).toEqual({ owner, cracked: false });
  expect(sees(match).units.map(({ lying }) => lying)).toEqual([null, null, null, null]);
});

rule('ROM-2.15', 'the automaton has its capital and nothing else; its events form a line', () => {
  const match = ready({ mode: 'solo', seats: 1 });
  const view = sees(match, 0);
  expect(view.players[1]).toMatchObject({
    seat: null,
    capital: 'a2',
    money: 0,
    characters: [],
    workers: { count: 0 },
    military: { count: 0 },
  });
  expect(view.hexes.find(({ at }) => at === 'a2')).toMatchObject({ up: true, terrain: 'plain', tower: null, power: 0 });
  expect(view.solo?.line).toHaveLength(19);
  expect(EVENT_CUBES.map((cube) => view.solo?.left[cube])).toEqual([9, 4, 3, 2, 1]);
});
rule('ROM-2.15', 'or they are in a bag, and nobody knows their order', () => {
  const match = ready({ mode: 'solo', seats: 1, options: { eventMode: 'bag' } });
  expect(sees(match, 0).solo).toMatchObject({ line: null, left: { white: 9 } });
});

rule(
  ['ROM-2.12', 'ROM-2.16'],
  'everybody starts with two silver coins; with the option each later player has half a coin more than the one before',
  () => {
    for (const [mode, seats] of [
      ['free', 2],
      ['free', 3],
      ['free', 4],
      ['teams', 4],
    ] as const)
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const purses = (laterCoins: string): (number | undefined)[] => {
          const { order, players } = opened({ mode, seats, seed, options: { laterCoins } }).table;
          return order.map((seat) => players[seat]?.money);
        };
        expect(purses('off')).toEqual([4, 4, 4, 4].slice(0, seats));
        expect(purses('on')).toEqual([4, 5, 6, 7].slice(0, seats));
      }
  },
);
rule('ROM-2.12', 'a single player has 2 coins, the automaton none', () => {
  expect(opened({ mode: 'solo', seats: 1 }).table.players.map(({ money }) => money)).toEqual([4, 0]);
});
