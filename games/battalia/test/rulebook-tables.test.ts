// The reference tables of both rulebooks, compared with the content.
import { readFileSync } from 'node:fs';
import { Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { boards, SPACES, type Space, TOKENS, WIDTH } from '../content/boards.ts';
import { content } from '../content/index.ts';
import {
  ARTIFACT_KINDS,
  ARTIFACTS,
  EAST,
  FACTIONS,
  GREAT_KINDS,
  GREATS,
  HOMELANDS,
  NORTH,
  SOUTH,
  UNIT_KINDS,
  UNITS,
  WEST,
} from '../content/kinds.ts';
import { LAND_TYPES } from '../content/lands.ts';
import { DAYS_OF_WEEK, INNER, litOn, matchedOn, OUTER } from '../content/oracle.ts';
import { prices } from '../content/prices.ts';
import { cardsIn, type Recipe } from '../content/recipes.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battalia } from '../rules/index.ts';
import { spaceName } from '../table/names.ts';
import type { BattaliaView } from '../table/view.ts';

interface Book {
  readonly lang: string;
  readonly terms: Readonly<Record<string, string>>;
  /** Printed for great artifacts that may not be in a line, and for artifacts without strength. */
  readonly notInBattle: string;
  readonly none: string;
  readonly sides: readonly string[];
  readonly allSides: string;
  readonly groups: { readonly simple: string; readonly junction: string };
  /** The scroll's name in the table of artifacts. */
  readonly scroll: string;
}
const BOOKS: readonly Book[] = [
  {
    lang: 'en',
    terms: en.term,
    notInBattle: 'not in battle',
    none: 'none',
    sides: ['north', 'east', 'south', 'west'],
    allSides: 'all four',
    groups: { simple: 'simple', junction: 'junction' },
    scroll: 'scroll',
  },
  {
    lang: 'it',
    terms: it.term,
    notInBattle: 'non in battaglia',
    none: 'nessuna',
    sides: ['nord', 'est', 'sud', 'ovest'],
    allSides: 'tutte e quattro',
    groups: { simple: 'semplice', junction: 'raccordo' },
    scroll: 'pergamena magica',
  },
];
/** The reference chapters, in the order of the book. */
const CHAPTERS = ['glossary', 'factions', 'units', 'artifacts', 'greats', 'lands', 'prices', 'die', 'oracle', 'boards', 'stock'] as const;

/** The tables of a reference chapter, row by row, without their headings. */
function tablesOf(lang: string, chapter: (typeof CHAPTERS)[number]): string[][][] {
  const text = readFileSync(new URL(`../rulebook/${lang}.md`, import.meta.url), 'utf8');
  const chapters = text.split(/^## (?:Reference|Consultazione): /m).slice(1);
  const section = chapters[CHAPTERS.indexOf(chapter)] as string;
  return [...section.matchAll(/^\|-.*\n((?:\|.*(?:\n|$))+)/gm)].map(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}
const firstTable = (lang: string, chapter: (typeof CHAPTERS)[number]): string[][] => tablesOf(lang, chapter)[0] as string[][];

/** `2 friman`, `1 chief`: the parts of a price in any order. */
function partsOf(price: Recipe, terms: Book['terms']): string[] {
  const cards = cardsIn(price);
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return `${count} ${terms[count === 1 ? card : `${card}_plural`]}`;
  });
}
const said = (cell: string | undefined): string[] => (cell ?? '').split(' + ').sort();
const written = (price: Recipe, terms: Book['terms']): string[] => partsOf(price, terms).sort();
const countIn = (factions: number, perFaction: number): string => `${factions * perFaction}`;
const look = (seats: number): BattaliaView =>
  Match.start(battalia, { mode: 'base', seats }, { seed: 'stock' }).view('public').table as BattaliaView;

describe.each(BOOKS)('in the rulebook ($lang)', (book) => {
  const { lang, terms } = book;
  const all = FACTIONS.length;
  const forTwo = FACTIONS.length - 1;

  test('the factions and their homelands', () => {
    expect(firstTable(lang, 'factions').map(([name, , land]) => [name, land])).toEqual(
      FACTIONS.map((faction) => [terms[faction], terms[HOMELANDS[faction]]]),
    );
  });
  test('rank, price and number of every unit, and the supplies', () => {
    const rows = firstTable(lang, 'units');
    expect(rows.slice(0, UNITS.length)).toEqual(
      UNITS.map((unit) => {
        const { rank, perFaction, price } = UNIT_KINDS[unit];
        return [terms[unit], `${rank}`, ...written(price, terms), `${perFaction}`, countIn(all, perFaction), countIn(forTwo, perFaction)];
      }),
    );
    const units = Object.values(UNIT_KINDS).reduce((sum, { perFaction }) => sum + perFaction, 0);
    const [sums, supplies] = rows.slice(UNITS.length);
    expect(sums?.slice(-3)).toEqual([`${units}`, countIn(all, units), countIn(forTwo, units)]);
    expect(supplies?.slice(-2)).toEqual([`${content.cards.filter(({ kind }) => kind === 'supply').length}`, countIn(forTwo, units)]);
  });
  test('price and strength of every artifact', () => {
    expect(firstTable(lang, 'artifacts').map(([name, price, strength]) => [name, said(price), strength])).toEqual(
      ARTIFACTS.map((artifact) => {
        const { price, strength } = ARTIFACT_KINDS[artifact];
        return [artifact === 'scroll' ? book.scroll : terms[artifact], written(price, terms), strength === 0 ? book.none : `${strength}`];
      }),
    );
  });
  test('the strengths of every great artifact', () => {
    const strength = (value: number): string => (value === 0 ? book.notInBattle : `${value}`);
    expect(firstTable(lang, 'greats').map((row) => row.slice(0, 3))).toEqual(
      GREATS.map((great) => [terms[great], strength(GREAT_KINDS[great].attack), strength(GREAT_KINDS[great].defence)]),
    );
  });
  test('exits and number of every terrain card', () => {
    const [cities = [], roads = [], tokens = []] = tablesOf(lang, 'lands');
    const exitsIn = (exits: number): string => {
      const sides = [NORTH, EAST, SOUTH, WEST].flatMap((side, i) => (exits & side ? [book.sides[i]] : []));
      return sides.length === book.sides.length ? book.allSides : sides.join(', ');
    };
    const rowsOf = (kind: 'road' | 'city'): string[][] =>
      LAND_TYPES.filter((type) => type.kind === kind).map(({ group, exits, perTerrain }) => [
        ...(group === null ? [] : [book.groups[group]]),
        exitsIn(exits),
        `${perTerrain}`,
        countIn(all, perTerrain),
        countIn(forTwo, perTerrain),
      ]);
    expect(cities.slice(0, -1).map((row) => row.slice(1, -1))).toEqual(rowsOf('city'));
    expect(roads.slice(0, -1).map((row) => row.slice(1))).toEqual(rowsOf('road'));
    expect(tokens.slice(0, 2).map(([, count]) => count?.split(' ')[0])).toEqual([`${TOKENS.low}`, `${TOKENS.high}`]);
  });
  test('the price of every action', () => {
    const [hire, ...rows] = firstTable(lang, 'prices').map(([, price]) => price ?? '');
    const { city, upgrade, road, hero, step, ride } = prices;
    expect(hire?.split(';')[0]?.match(/\d+/g)?.map(Number)).toEqual(UNITS.map((unit) => cardsIn(prices.hire[unit]).length));
    const levels = (byLevel: Readonly<Record<number, Recipe>>): string =>
      Object.values(byLevel)
        .flatMap((price) => written(price, terms))
        .join(', ');
    const creating = ARTIFACTS.map((artifact) => written(prices.create[artifact], terms));
    expect(rows.slice(0, ARTIFACTS.length).map(said)).toEqual(creating);
    const others = rows.slice(ARTIFACTS.length);
    expect(others.slice(0, 2)).toEqual([levels(city), levels(upgrade)]);
    expect(others.slice(2, 7).map(said)).toEqual([road.simple, road.junction, hero, step, ride].map((price) => written(price, terms)));
    expect(said(others[7])).toEqual(expect.arrayContaining(written(prices.pitch, terms)));
  });
  test('the days and the wheels of the Oracle', () => {
    const names = (artifacts: readonly (typeof ARTIFACTS)[number][]): (string | undefined)[] =>
      artifacts.map((artifact) => terms[artifact]);
    const days = Array.from({ length: DAYS_OF_WEEK }, (_, i) => i + 1);
    const [week = [], wheels = []] = tablesOf(lang, 'oracle');
    expect(week.map((row) => row.slice(1))).toEqual([names(days.map(litOn)), names(days.map(matchedOn))]);
    expect(wheels.map((row) => row.slice(1))).toEqual([names(OUTER), names(INNER)]);
    for (const wheel of [OUTER, INNER]) expect(wheel.toSorted()).toEqual(ARTIFACTS.toSorted());
    expect(OUTER).toHaveLength(DAYS_OF_WEEK);
  });
  test('the boards', () => {
    const tables = tablesOf(lang, 'boards');
    for (const [i, seats] of [4, 3, 2].entries()) {
      const layout = boards[seats] as (typeof boards)[number];
      const mark = (space: Space): string => {
        if (space === layout.ruins) return 'R';
        return layout.starts.includes(space) ? 'S' : layout.neutrals.includes(space) ? 'N' : layout.outOfPlay.includes(space) ? 'x' : '.';
      };
      const marks = Array.from({ length: SPACES }, (_, space) => mark(space));
      expect((tables[i] ?? []).map((row) => row.slice(1))).toEqual(
        Array.from({ length: WIDTH }, (_, row) => marks.slice(row * WIDTH, (row + 1) * WIDTH)),
      );
      const [told, starts, neutrals, inPlay, empty] = tables[3]?.[i] ?? [];
      const names = (spaces: readonly Space[]): string[] => spaces.map(spaceName).sort();
      expect([told, starts?.split(', ').sort(), neutrals?.split(', ').sort(), inPlay]).toEqual([
        `${seats}`,
        names(layout.starts),
        names(layout.neutrals),
        `${SPACES - layout.outOfPlay.length}`,
      ]);
      expect(empty).toBe(`${look(seats).openSpaces}`);
    }
  });
  test('the stock after the set-up', () => {
    const rows = firstTable(lang, 'stock');
    for (const [i, seats] of [4, 3, 2].entries()) {
      const { stock } = look(seats);
      const units = stock.units.map(({ count }) => count);
      const decks = [stock.artifacts, stock.roads, stock.cities].map((some) => [...new Set(some.map(({ count }) => count))].join());
      const [artifacts, roads, cities] = decks;
      const sum = units.reduce((total, count) => total + count, 0);
      expect(rows.map((row) => row[i + 1])).toEqual(
        [...units, sum, stock.supplies, artifacts, stock.greats.length, roads, cities].map(String),
      );
    }
  });
});
