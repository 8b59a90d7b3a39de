// What is in the box: maps, tiles, tables.

import { rule, thrice } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { CHARACTER_TYPES, characters, charactersUsed, displaySize, ofType } from '../../content/characters.ts';
import { constructions } from '../../content/constructions.ts';
import { CHARACTERS, EVENT_CUBES, TOKENS, UNIT_KINDS } from '../../content/kinds.ts';
import { type GameMap, maps, oppositeSide, SIDES } from '../../content/maps.ts';
import {
  casualties,
  characterCost,
  costs,
  emissionReach,
  eventCubes,
  faces,
  forumBonus,
  halfOf,
  mercatorRate,
  multiplierTokens,
  tiles,
  unitLimits,
  units,
  WATER_PILE,
} from '../../content/tables.ts';

const map = (players: number): GameMap => maps[players] as GameMap;
const named = (players: number, hexes: readonly number[]): (string | undefined)[] => hexes.map((hex) => map(players).names[hex]);

rule('ROM-21.1', 'the maps have 19, 28, 33 and 45 hexes, with their start hexes and multipliers', () => {
  expect([1, 2, 3, 4].map((players) => map(players).names.length)).toEqual([19, 28, 33, 45]);
  expect(map(2).starts.map((hexes) => named(2, hexes))).toEqual([
    ['a2', 'b2', 'b3'],
    ['f2', 'f3', 'g2'],
  ]);
  expect(map(3).starts.map((hexes) => named(3, hexes))).toEqual([
    ['a1', 'a2', 'b2'],
    ['f6', 'f7', 'g6'],
    ['f1', 'f2', 'g1'],
  ]);
  expect(map(4).starts.map((hexes) => named(4, hexes))).toEqual([
    ['a1', 'b1', 'b2'],
    ['a6', 'b6', 'b7'],
    ['f6', 'f7', 'g6'],
    ['f1', 'f2', 'g1'],
  ]);
  expect([named(1, map(1).starts[0] ?? []), named(1, [map(1).automaton])]).toEqual([['d2', 'd3', 'e2'], ['a2']]);
  expect([1, 2, 3, 4].map((players) => map(players).multipliers.length)).toEqual([1, 2, 3, 5]);
});
rule('ROM-21.1', 'start hexes are adjacent to each other, and neighbours start four hexes apart', () => {
  for (const players of [1, 2, 3, 4]) {
    const { starts, distances, automaton } = map(players);
    const apart = (one: readonly number[], other: readonly number[]): number =>
      Math.min(...one.flatMap((from) => other.map((to) => distances[from]?.[to] as number)));
    for (const hexes of starts)
      for (const hex of hexes) for (const other of hexes) expect(distances[hex]?.[other]).toBe(hex === other ? 0 : 1);
    for (const [place, hexes] of starts.entries()) {
      const next = starts[(place + 1) % starts.length] as readonly number[];
      expect(apart(hexes, next)).toBe(players === 1 ? 0 : 4);
    }
    if (automaton !== -1) expect(apart(starts[0] ?? [], [automaton])).toBe(3);
  }
});
rule('ROM-21.1', 'sides are E, NE, NW, W, SW, SE: on the small map c4, b3, b2, c2, d2, d3 lie around c3', () => {
  const { names, neighbours } = map(1);
  expect(SIDES).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
  expect(named(1, neighbours[names.indexOf('c3')] ?? [])).toEqual(['c4', 'b3', 'b2', 'c2', 'd2', 'd3']);
});
describe('every map', () => {
  for (const players of [1, 2, 3, 4])
    thrice(`of ${players} is symmetric: if I am somebody’s neighbour on one side, they are mine on the opposite one`, () => {
      const { neighbours } = map(players);
      for (const [hex, around] of neighbours.entries())
        for (const [side, next] of around.entries()) if (next !== -1) expect(neighbours[next]?.[oppositeSide(side)]).toBe(hex);
    });
});

rule('ROM-21.2', '54 tiles: 19 plains, 10 hills, 10 forests and 15 of water, nine of them in the Water Pile', () => {
  expect([tiles, WATER_PILE]).toEqual([{ plain: 19, hill: 10, forest: 10, water: 15 }, 9]);
});
rule('ROM-21.3', 'four multipliers of 2 and two of 3', () => {
  expect(multiplierTokens).toEqual([2, 2, 2, 2, 3, 3]);
});
rule('ROM-21.5', '21 characters, seven of each type; how many are used, and how many are displayed', () => {
  expect(CHARACTERS).toHaveLength(21);
  expect(CHARACTER_TYPES.map((type) => ofType(type))).toEqual([
    ['aedificator', 'apothecarius', 'eques', 'furnarus', 'negotiator', 'praepositus', 'traductor'],
    ['architectus', 'defensor', 'dux', 'foederatus', 'mercator', 'nauta', 'praedo'],
    ['artifex', 'consul', 'heros', 'obsessor', 'patronus', 'publicus', 'sacerdos'],
  ]);
  expect([1, 2, 3, 4].map((players) => Object.values(charactersUsed[players] ?? {}))).toEqual([
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 4],
    [6, 6, 5],
  ]);
  expect(displaySize).toEqual({ 1: 5, 2: 6, 3: 7, 4: 8 });
  expect([characters.dux.charges, characters.foederatus.charges]).toEqual([4, 3]);
});
rule('ROM-21.6', 'limits, reach, forum, casualties and Mercator, number by number', () => {
  const by = <T>(table: (n: number) => T, numbers: readonly number[]): T[] => numbers.map(table);
  expect(by((n) => Object.values(unitLimits(n)), [1, 3, 4, 5, 6, 9])).toEqual([
    [3, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [6, 5],
  ]);
  expect(by(emissionReach, [1, 2, 3, 4, 5, 6, 9])).toEqual([0, 0, 0, 1, 2, 3, 3]);
  expect(by(forumBonus, [0, 3, 4, 5, 6, 9])).toEqual([0, 0, 1, 2, 3, 3]);
  expect(by(casualties, [0, 2, 3, 5, 6, 8, 9, 20])).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(by((n) => Object.values(mercatorRate(n)), [0, 3, 4, 5, 6, 7, 9])).toEqual([
    [4, 1],
    [4, 1],
    [3, 1],
    [2, 1],
    [1, 1],
    [1, 2],
    [1, 2],
  ]);
});
rule('ROM-21.7', 'the kinds of units: actions, combat, food, wages, influence', () => {
  expect(UNIT_KINDS.map((kind) => Object.values(units[kind]))).toEqual([
    [2, 1, true, false, 0],
    [2, 3, true, false, 1],
    [2, 2, false, true, 0],
    [3, 0, false, false, 0],
  ]);
});
rule('ROM-21.8', 'what units and characters cost', () => {
  expect([costs.worker, costs.soldier, costs.explorer, costs.conversion, costs.mercenary]).toEqual([
    { wheat: 3 },
    { refined: 2 },
    { wheat: 2 },
    { wheat: 1 },
    1,
  ]);
  expect([0, 1, 2, 5].map(characterCost)).toEqual([4, 6, 8, 14]); // half coins
});
rule('ROM-21.9', '19 event cubes: 9 white, 4 yellow, 3 pink, 2 blue, 1 brown', () => {
  expect(EVENT_CUBES.map((cube) => eventCubes[cube])).toEqual([9, 4, 3, 2, 1]);
});

thrice('each face of the die is a token: 2 to 6, and the blank', () => {
  expect(TOKENS.map((token) => faces[token])).toEqual([2, 3, 4, 5, 6, 0]);
  expect(TOKENS.map(halfOf)).toEqual([1, 1, 2, 2, 3, 0]);
});
thrice('every building is in the bank, and the tower is not', () => {
  for (const [id, { bank }] of Object.entries(constructions)) expect(bank === null).toBe(id === 'tower');
});
