// The tables and prices of both rulebooks against the content they print.
import { readFileSync } from 'node:fs';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { CHARACTER_TYPES, charactersUsed, displaySize } from '../content/characters.ts';
import { BANK, BUILDINGS, bankStart, type Construction, constructions, STRUCK } from '../content/constructions.ts';
import { type GameMap, maps } from '../content/maps.ts';
import {
  AUTOMATON_COMBAT,
  AUTOMATON_UNITS,
  COLOUR_PIECES,
  casualties,
  emissionReach,
  forumBonus,
  mercatorRate,
  START_PLAINS,
  TOWER_COMBAT,
  tiles,
  unitLimits,
  units,
  WATER_PILE,
} from '../content/tables.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };

interface Book {
  readonly lang: string;
  readonly bank: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly yes: string;
}
const BOOKS: readonly Book[] = [
  { lang: 'en', bank: en.bank, terms: en.term, yes: 'yes' },
  { lang: 'it', bank: it.bank, terms: it.term, yes: 'sì' },
];
const PLAYERS = [1, 2, 3, 4] as const;

/** The text under a rule. */
function sectionOf(lang: string, id: string): string {
  const text = readFileSync(new URL(`../rulebook/${lang}.md`, import.meta.url), 'utf8');
  const [, after = ''] = text.split(`### ${id} (`);
  return after.split(/^##/m)[0] ?? '';
}
/** The tables under a rule: rows of cells, the head first. */
const tablesOf = (lang: string, id: string): string[][][] =>
  [...sectionOf(lang, id).matchAll(/(?:^\|.*\n)+/gm)].map(([rows]) =>
    rows
      .trim()
      .split('\n')
      .filter((row) => !row.startsWith('|--'))
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
/** The number in a cell; "nothing" and "none" are 0. */
const numberIn = (cell: string): number => Number(/\d+/.exec(cell)?.[0] ?? 0);
const numbersIn = (row: readonly string[] = []): number[] => row.slice(1).map(numberIn);
/** Every number that a cell stands for: "4", "1 to 3", "6 or more" with three beyond it. */
function rangeOf(cell: string): number[] {
  const [first = 0, last = first] = (cell.match(/\d+/g) ?? []).map(Number);
  const isOpen = /more|più/.test(cell);
  return Array.from({ length: isOpen ? 4 : last - first + 1 }, (_, i) => first + i);
}
/** A transposed table: for each column of the head what the rows beneath it say. */
function expectSteps(table: readonly string[][] = [], ...columns: readonly ((n: number) => number)[]): void {
  const [head = [], ...rows] = table;
  expect(rows).toHaveLength(columns.length);
  for (const [row, value] of columns.entries())
    for (const [column, cell] of head.entries())
      if (column > 0) for (const n of rangeOf(cell)) expect([cell, numberIn(rows[row]?.[column] ?? '')]).toEqual([cell, value(n)]);
}
const workers = (power: number): number => unitLimits(power).workers;
const military = (power: number): number => unitLimits(power).military;
const gives = (power: number): number => mercatorRate(power).give;
const gets = (power: number): number => mercatorRate(power).get;

/** A map as the rulebook draws it, row by row. */
function drawn({ names, starts, multipliers, automaton }: GameMap): string[][] {
  const mark = (hex: number): string => {
    const start = starts.findIndex((hexes) => hexes.includes(hex));
    return start >= 0 ? `${start + 1}` : multipliers.includes(hex) ? 'M' : hex === automaton ? 'A' : '·';
  };
  const rows = [...new Set(names.map((name) => name.charAt(0)))];
  return rows.map((row) => [row, names.flatMap((name, hex) => (name.startsWith(row) ? [mark(hex)] : [])).join(' ')]);
}

describe.each(BOOKS)('in the rulebook ($lang)', ({ lang, bank, terms, yes }) => {
  rule('ROM-8.1', 'the limits are those that apply', () => {
    const [, ...rows] = tablesOf(lang, 'ROM-8.1')[0] ?? [];
    expect(rows).toHaveLength(4);
    for (const [power = '', ...limits] of rows)
      for (const n of rangeOf(power)) expect([power, ...limits.map(numberIn)]).toEqual([power, workers(n), military(n)]);
  });
  rule(['ROM-10.22', 'ROM-12.3', 'ROM-15.16', 'ROM-21.6'], 'casualties, reach, forum and Mercator step up where the tables say', () => {
    expectSteps(tablesOf(lang, 'ROM-10.22')[0], casualties);
    expectSteps(tablesOf(lang, 'ROM-12.3')[0], emissionReach);
    expectSteps(tablesOf(lang, 'ROM-15.16')[0], gives, gets);
    const [ofCapital, ofHex, ofBattle] = tablesOf(lang, 'ROM-21.6');
    expectSteps(ofCapital, workers, military, emissionReach);
    expectSteps(ofHex, forumBonus, gives, gets);
    expectSteps(ofBattle, casualties);
  });
  rule('ROM-21.1', 'the maps are drawn as they are laid out', () => {
    expect(tablesOf(lang, 'ROM-21.1').map(([, ...rows]) => rows)).toEqual(PLAYERS.map((players) => drawn(maps[players] as GameMap)));
  });
  rule('ROM-21.2', 'the stack holds what nobody takes at the start', () => {
    const [, ...rows] = tablesOf(lang, 'ROM-21.2')[0] ?? [];
    const all = Object.values(tiles).reduce((sum, count) => sum + count, 0);
    const down = ({ names, starts, automaton }: GameMap): number => names.length - starts.flat().length - (automaton === -1 ? 0 : 1);
    expect(rows.map(numbersIn)).toEqual([
      PLAYERS.map((players) => all - WATER_PILE - (START_PLAINS + 1) * players - (players === 1 ? 1 : 0)),
      PLAYERS.map(() => tiles.water - WATER_PILE),
      PLAYERS.map((players) => down(maps[players] as GameMap)),
    ]);
  });
  rule('ROM-21.4', 'the bank holds what it starts with', () => {
    const [, ...rows] = tablesOf(lang, 'ROM-21.4')[0] ?? [];
    const first = (name = ''): string => (/\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase();
    expect(rows.map(([name]) => first(name))).toEqual(BANK.map((type) => first(bank[type])));
    expect(rows.map(numbersIn)).toEqual(BANK.map((type) => PLAYERS.map((players) => bankStart(players, type))));
  });
  rule('ROM-21.5', 'the numbers of characters used and displayed are right for each type', () => {
    const [, ...rows] = tablesOf(lang, 'ROM-21.5')[0] ?? [];
    const used = CHARACTER_TYPES.map((type) => PLAYERS.map((players) => charactersUsed[players]?.[type] ?? 0));
    const together = PLAYERS.map((_, i) => used.reduce((sum, row) => sum + (row[i] ?? 0), 0));
    expect(rows.map(numbersIn)).toEqual([...used, together, PLAYERS.map((players) => displaySize[players])]);
  });
  rule('ROM-21.7', 'units have their pieces, actions, values, food and influence', () => {
    const [, ...rows] = tablesOf(lang, 'ROM-21.7')[0] ?? [];
    const isYes = (cell = ''): boolean => cell.toLowerCase() === yes;
    const told = rows.map(([, pieces = '', actions = '', combat = '', food]) => [
      numberIn(pieces),
      numberIn(actions),
      numberIn(combat),
      isYes(food),
    ]);
    const { worker, soldier, mercenary, explorer } = units;
    expect(told).toEqual([
      [COLOUR_PIECES.worker, worker.actions, worker.combat, worker.fed],
      [COLOUR_PIECES.soldier, soldier.actions, soldier.combat, soldier.fed],
      [0, mercenary.actions, mercenary.combat, mercenary.fed],
      [COLOUR_PIECES.explorer, explorer.actions, explorer.combat, explorer.fed],
      [AUTOMATON_UNITS, 1, AUTOMATON_COMBAT, false],
      [1, 0, TOWER_COMBAT, false],
    ]);
    expect(rows.map((cells) => numberIn(cells[6] ?? '')).slice(0, 4)).toEqual(
      [worker, soldier, mercenary, explorer].map(({ influence }) => influence),
    );
  });
  rule('ROM-19.1', 'every building is listed with its price and its terrain', () => {
    const built = (Object.keys(constructions) as Construction[]).map((one, i) => ({ one, text: sectionOf(lang, `ROM-19.${i + 1}`) }));
    for (const { one, text } of built) {
      expect(text.toLowerCase()).toContain(`**${(one === 'wall' ? (lang === 'en' ? 'wall' : 'muro') : terms[one])?.toLowerCase()}.**`);
      if (one === 'wall' || one === 'tower') continue;
      const { stone, wood, terrain } = constructions[one];
      const [price = '', ground = ''] = text.slice(text.indexOf('.**')).split(';');
      expect([one, ...(price.match(/\d+/g) ?? []).map(Number)]).toEqual([one, stone, wood]);
      for (const kind of terrain)
        expect([one, ground.toLowerCase()]).toEqual([one, expect.stringContaining((terms[kind] ?? '').toLowerCase())]);
    }
    expect(sectionOf(lang, `ROM-19.${built.length + 1}`)).toBe('');
  });
  rule('ROM-16.12', 'the automaton destroys in the stated order', () => {
    const text = sectionOf(lang, 'ROM-16.12').toLowerCase();
    const place = (building: string): number => text.indexOf(` ${(terms[building] ?? '').toLowerCase()},`);
    const told = BUILDINGS.toSorted((a, b) => place(a) - place(b));
    expect(told.every((building) => place(building) >= 0)).toBe(true);
    expect(told).toEqual(STRUCK);
  });
});
