// The four maps, as drawn and as listed. In the pictures each line is a row, `P` a platform, `=` a ladder, `o` a token.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect, it } from 'vitest';
import { COLUMNS, ELEMENTS, type ElementKind, IN_BOX, type MapDef, maps, ROWS, zoneAt } from '../../content/maps.ts';
import { positionName, positionOf } from '../../content/place-names.ts';
import { besideOf, HEXES, hexOf, levelOf } from '../../content/places.ts';
import { terrainOfMap, zoneOf } from '../../rules/field/terrain.ts';
import { areAdjacent } from '../../rules/figures/figures.ts';
import { pictures } from '../support/pictures.ts';

const mapCalled = (id: string): MapDef => maps.find((map) => map.id === id) as MapDef;
const columnOf = (hex: number): number => Math.floor(hex / ROWS);
const rowOf = (hex: number): number => (hex % ROWS) + 1;
const nameAt = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row}`;
/** A hex after half a turn of the field; `none` for a hex of the fringe, which has no partner. */
function turned(name: string): string {
  const [bare, level] = name.endsWith('^') ? [name.slice(0, -1), '^'] : [name, ''];
  const hex = positionOf(bare);
  const [column, row] = [columnOf(hex), rowOf(hex)];
  const there = (column % 2 === 0 ? ROWS + 1 : ROWS) - row;
  return there < 1 ? 'none' : nameAt(COLUMNS - 1 - column, there) + level;
}
const elementsOf = (map: MapDef): { kind: ElementKind; hexes: string[] }[] =>
  (Object.entries(map.elements) as [ElementKind, readonly string[]][]).flatMap(([kind, list]) =>
    list.map((element) => ({ kind, hexes: element.split(' ') })),
  );
const LETTERS = { high: 'H', low: 'L', window: 'W', platform: 'P', ladder: '=' } as const;
/** The letter of every hex, from the tables. */
function drawn(map: MapDef): string[] {
  const letters = Array.from({ length: HEXES }, () => '.');
  for (const name of map.difficult.split(' ')) letters[positionOf(name)] = '~';
  for (const { kind, hexes } of elementsOf(map))
    for (const [i, name] of hexes.entries())
      letters[positionOf(name)] = kind === 'CO' ? 'C' : LETTERS[ELEMENTS[kind][i] as keyof typeof LETTERS];
  for (const name of map.objectives.split(' ')) letters[hexOf(positionOf(name))] = 'o';
  return letters;
}

rule(['MOB-16.1', 'MOB-16.2', 'MOB-16.3', 'MOB-16.4'], 'the tables of the maps are their pictures', () => {
  expect(maps.map(({ id }) => id)).toEqual(Object.keys(pictures));
  for (const map of maps) {
    const letters = drawn(map);
    const lines = (pictures[map.id] as string).trim().split('\n');
    expect(lines).toHaveLength(ROWS);
    for (const [i, line] of lines.entries())
      expect(`${map.id} ${line.trim()}`).toBe(
        `${map.id} ${[`${i + 1}`, ...Array.from({ length: COLUMNS }, (_, column) => letters[column * ROWS + i])].join(' ')}`,
      );
  }
});
rule(['MOB-16.1', 'MOB-16.2', 'MOB-16.3', 'MOB-16.4'], 'every map is the same after half a turn, except for a token in the middle', () => {
  for (const map of maps) {
    const kinds = (turn: (name: string) => string): string[] =>
      elementsOf(map)
        .flatMap(({ kind, hexes }) => hexes.map((name, i) => `${turn(name)} ${kind} ${ELEMENTS[kind][i]}`))
        .sort();
    expect(kinds(turned)).toEqual(kinds((name) => name));
    const difficult = map.difficult.split(' ');
    expect(difficult.map(turned).sort()).toEqual(difficult.toSorted());
    const tokens = map.objectives.split(' ').filter((name) => name !== 'M15'); // it lies half a hex closer to the north
    expect(tokens.map(turned).sort()).toEqual(tokens.toSorted());
  }
});
rule('MOB-16.1', 'the first map has the pieces, tokens and characters of the first game', () => {
  const { elements, objectives, starts } = mapCalled('grayskull_ruins');
  expect(Object.fromEntries(Object.entries(elements).map(([kind, list]) => [kind, list.length]))).toEqual({
    H4: 6,
    H3: 4,
    X4: 2,
    X3: 2,
    L3: 2,
    L2: 4,
    CO: 4,
  });
  expect(objectives.split(' ')).toHaveLength(5);
  expect(starts?.map(({ character, at, facing }) => `${character} ${at} ${facing}`)).toEqual([
    'trap_jaw J2 S',
    'mer_man M5 S',
    'skeletor Q2 S',
    'he_man P25 N',
    'stratos Y25 N',
    'man_at_arms J27 N',
  ]);
});

describe('terrain', () => {
  rule('MOB-16.5', 'an element is a chain: each portion shares a side with the next one and no other', () => {
    for (const map of maps)
      for (const { kind, hexes } of elementsOf(map)) {
        expect(hexes).toHaveLength(ELEMENTS[kind].length);
        if (kind === 'PL') continue;
        for (const [i, a] of hexes.entries())
          for (const [j, b] of hexes.entries()) if (i < j) expect(areAdjacent(positionOf(a), positionOf(b))).toBe(j === i + 1);
      }
  });
  rule('MOB-16.5', 'no map needs more pieces than the box holds, and no piece lies on another', () => {
    for (const map of maps) {
      for (const [kind, list] of Object.entries(map.elements)) expect(list.length).toBeLessThanOrEqual(IN_BOX[kind as ElementKind]);
      const hexes = [...elementsOf(map).flatMap((element) => element.hexes), ...map.difficult.split(' ')];
      expect(new Set(hexes).size).toBe(hexes.length);
      for (const name of hexes) expect(positionOf(name), name).toBeGreaterThanOrEqual(0);
    }
  });
  rule(['MOB-16.5', 'MOB-2.14'], 'platforms have six hexes in two rows and touch a high obstacle, ladders touch a platform', () => {
    for (const map of maps) {
      const terrain = terrainOfMap(map);
      const touches = (hex: number, what: Uint8Array): boolean => [0, 1, 2, 3, 4, 5].some((side) => (what[besideOf(hex, side)] ?? 0) !== 0);
      for (const { kind, hexes } of elementsOf(map)) {
        if (kind === 'PL') {
          expect(hexes.some((name) => touches(positionOf(name), terrain.high))).toBe(true);
          const columns = hexes.map((name) => columnOf(positionOf(name)));
          expect([...new Set(columns)].map((column) => columns.filter((other) => other === column).length)).toEqual([2, 2, 2]);
        }
        if (kind === 'LA') expect(hexes.every((name) => touches(positionOf(name), terrain.platform))).toBe(true);
      }
    }
  });
  rule(['MOB-16.5', 'MOB-2.13', 'MOB-2.15'], 'mixed elements are high at both ends, with windows between; columns are high', () => {
    const terrain = terrainOfMap(mapCalled('grayskull_ruins'));
    const kindAt = (name: string): string =>
      terrain.high[positionOf(name)] === 1 ? 'high' : terrain.low[positionOf(name)] === 1 ? 'low' : 'open';
    expect(['O8', 'P7', 'Q8', 'R7'].map(kindAt)).toEqual(['high', 'low', 'low', 'high']);
    expect(['E8', 'F7', 'G7'].map(kindAt)).toEqual(['high', 'low', 'high']);
    expect(kindAt('J8')).toBe('high');
  });
  rule('MOB-2.17', 'figures cannot stand on obstacles, columns or ladders, but below platforms they can', () => {
    for (const map of maps) {
      const { standable, objectives } = terrainOfMap(map);
      for (const [hex, letter] of drawn(map).entries()) {
        if (letter === 'o') continue;
        expect(standable[hex]).toBe('HLWC='.includes(letter) ? 0 : 1);
        expect(standable[hex + HEXES]).toBe(letter === 'P' ? 1 : 0);
      }
      for (const token of objectives) expect(standable[token], positionName(token)).toBe(1);
    }
  });
  it('is laid out once per map', () => {
    expect(terrainOfMap(maps[0] as MapDef)).toBe(terrainOfMap(maps[0] as MapDef));
  });
});

rule(['MOB-16.1', 'MOB-2.10'], 'the zones are rows 1 to 6, and the same after half a turn with the fringe', () => {
  const hexes = (zone: 'north' | 'south'): string[] =>
    Array.from({ length: HEXES }, (_, hex) => hex)
      .filter((hex) => zoneOf(hex) === zone)
      .map(positionName);
  expect(hexes('north')).toHaveLength(150);
  expect(hexes('south')).toHaveLength(162);
  const south = new Set(hexes('south'));
  for (const name of hexes('north')) expect(south.delete(turned(name))).toBe(true);
  expect([...south].every((name) => turned(name) === 'none')).toBe(true); // the fringe: row 30 of the odd columns
  expect([zoneAt(0, 24), zoneAt(0, 25), zoneAt(1, 23), zoneAt(1, 24)]).toEqual([null, 'south', null, 'south']);
});
rule('MOB-9.10', 'no platform lies in a zone', () => {
  for (const map of maps) for (const position of terrainOfMap(map).raised) expect([levelOf(position), zoneOf(position)]).toEqual([1, null]);
});
