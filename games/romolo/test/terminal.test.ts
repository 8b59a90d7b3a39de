// The drawing for a terminal: everything in the view is on it, in both languages, and no line is too long.

import { type Eye, FastDice, Match, type Pick, randomPick } from '@tabularium/kernel';
import { playOn } from '@tabularium/kernel/testing';
import type { Sighted } from '@tabularium/parts/shape';
import { drawer, expectRoomForNames, expectSound } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../lesson/layout.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { romolo } from '../rules/index.ts';
import type { Mode, RomoloKit } from '../table/table.ts';
import type { HexView, RomoloView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { plenty } from './support/plenty.ts';
import { type Position, position } from './support/position.ts';

type Sight = Sighted<RomoloKit, RomoloView>;

const draw = drawer<RomoloKit, RomoloView>(terminal, { en, it });
const sightOf = (match: Match<RomoloKit> | Position, eye: Eye): Sight => match.view(eye) as Sight;

// ---- reading a drawing

const HEX = { width: 10, height: 3 };
/** The three lines of a hex, each as wide as a hex. */
function linesOf(drawing: string, { hexes }: RomoloView, { q, r }: HexView): [name: string, built: string, units: string] {
  const left = Math.min(...hexes.map((hex) => 2 * hex.q + hex.r));
  const top = Math.min(...hexes.map((hex) => hex.r));
  const x = ((2 * q + r - left) * HEX.width) / 2;
  const y = 1 + (r - top) * HEX.height;
  const lines = drawing.split('\n');
  const cut = (text = ''): string => text.slice(x, x + HEX.width).padEnd(HEX.width);
  return [cut(lines[y]), cut(lines[y + 1]), cut(lines[y + 2])];
}
const hexCalled = ({ hexes }: RomoloView, at: string): HexView => {
  const found = hexes.find((hex) => hex.at === at);
  if (found === undefined) throw new Error(`the map has no hex ${at}`);
  return found;
};
const SIGNS: Readonly<Record<string, string>> = { plain: '"', hill: '▲', forest: '↟', water: '~' };
const WALLS: readonly (readonly [side: string, line: number, column: number])[] = [
  ['NW', 0, 0],
  ['NE', 0, 9],
  ['W', 1, 0],
  ['E', 1, 9],
  ['SW', 2, 0],
  ['SE', 2, 9],
];
/** What is missing on the map. */
function missing(drawing: string, view: RomoloView): string[] {
  return view.hexes.flatMap((hex) => {
    const [name, built, units] = linesOf(drawing, view, hex);
    const wrong: string[] = [];
    const sign = `${hex.up ? '' : '?'}${hex.terrain === null ? '' : SIGNS[hex.terrain]}`;
    const token = hex.multiplier === null ? '' : hex.multiplier === 'hidden' ? 'x?' : `x${hex.multiplier}`;
    const inside = name.slice(1, 9).replace(`[${hex.at}]`, hex.at);
    if (hex.laid && !inside.startsWith(`${hex.at}${sign}${token}`)) wrong.push('name, terrain or multiplier');
    if ((hex.tower !== null) !== /[■▣]/.test(built)) wrong.push('tower');
    const isBuilt = hex.tower !== null || hex.pieces.some(({ piece }) => piece !== 'walls' && piece !== 'wall');
    if (isBuilt && built.slice(1, 3) !== `${hex.power} `) wrong.push('power');
    if (hex.units.length > 0 !== /[A-Z]/.test(units)) wrong.push('units');
    for (const [side, row, column] of WALLS)
      if (hex.walls.some((one) => one === side) !== ([name, built, units][row]?.[column] !== ' ')) wrong.push(`wall ${side}`);
    return wrong.map((what) => `${hex.at}: ${what} in\n${name}\n${built}\n${units}`);
  });
}

// ---- random matches

/** Drawing takes longer than playing, so not every decision is drawn. */
const EVERY = 17;
const DECISIONS = 250;
const MODES = romolo.setup.modes.flatMap(({ id: mode, seats }) => seats.map((count) => ({ mode: mode as Mode, seats: count })));
const STARTS = MODES.flatMap((one) => [
  { ...one, from: 'the set-up' },
  { ...one, from: 'plenty' },
]);

describe('random matches', () => {
  test.each(STARTS)('$mode with $seats from $from', ({ mode, seats, from }) => {
    const dice = new FastDice(seats);
    const match =
      from === 'plenty'
        ? Match.at(romolo, tableOf(plenty(mode, seats, seats)), { setup: { mode, seats }, seed: 'plenty', dice })
        : Match.lean(romolo, { mode, seats }, dice);
    let shown = 0;
    const pick = (open: (typeof match.open)[number]): Pick => randomPick(open, match.optionsOf(open).length, dice);
    playOn(match, DECISIONS, pick, (n) => {
      if (n % EVERY !== 0 && match.result === undefined) return;
      const language = n % 2 === 0 ? 'en' : 'it';
      const sight = sightOf(match, n % 5 === 4 ? 'public' : n % seats);
      expectSound(draw, sight, { language, leftovers: /draw\.|term\.|unit\./ }, (drawing) =>
        expect(missing(drawing, sight.table)).toEqual([]),
      );
      shown += sight.table.units.length;
    });
    expect(shown).toBeGreaterThan(from === 'plenty' ? 20 : 0);
  });
});

// ---- fixed positions

const free = (): Position =>
  position({
    capitals: ['c1', 'e3'],
    hexes: {
      c1: 'warehouse=2wood warehouse farm temple walls=E,NE,SE',
      c2: 'hill quarry',
      c3: 'x2 forum port=NW',
      b2: 'water',
      a1: 'down forest x3',
      a3: 'down',
      d2: 'forest',
      e3: 'cracked 2 farm',
    },
    looked: [['a1']],
    units: {
      'yellow.worker.1': 'c1',
      'yellow.worker.2': 'c2 acted',
      'yellow.explorer.1': 'c2 2',
      'blue.soldier.1': 'c3 penalty',
      'blue.worker.1': 'e3',
      'mercenary.1': 'd2 of 1',
    },
    stock: ['2 wheat 1 salt', '3 stone'],
    money: [7, 4],
    characters: [['dux 3', 'praepositus wheat used']],
    columns: { wheat: ['wood', 'wood'], stone: ['wheat'] },
    display: ['eques', 'heros', null, 'nauta', 'sacerdos', null],
    pile: ['consul'],
  });
const solo = (): Position =>
  position({
    mode: 'solo',
    hexes: { c3: 'hill x2', d3: 'warehouse' },
    units: { 'yellow.worker.1': 'd3', 'yellow.soldier.1': 'c3', 'automaton.soldier.1': 'b3' },
    events: ['pink', 'white', 'brown'],
    display: ['eques', 'heros', null, 'nauta', 'sacerdos'],
  });

test('two cities, as a player sees them', async () => {
  await expect(`${draw(sightOf(free(), 0))}\n`).toMatchFileSnapshot('golden/free.txt');
});

test('the solitaire, in Italian on a narrow terminal', async () => {
  await expect(`${draw(sightOf(solo(), 0), { language: 'it', width: 80 })}\n`).toMatchFileSnapshot('golden/solo.txt');
});

test('names of any length and script keep within the width', () => {
  expectRoomForNames(draw, sightOf(position({ seats: 4, units: { 'yellow.worker.1': 'c3' } }), 0));
});

test('the hexes a unit can go to are marked, and so are units that can move', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'e1' } });
  const view = sightOf(match, 0).table;
  const isMarked = (at: string): boolean => linesOf(draw(sightOf(match, 0)), view, hexCalled(view, at))[0].includes(`[${at}]`);
  expect(['c3', 'c4', 'b2', 'e1', 'a1'].map(isMarked)).toEqual([true, true, true, false, false]);
});

test('lying units have small letters, those with a penalty a sign', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c3 acted', 'yellow.soldier.1': 'c3 penalty' } });
  const sight = sightOf(match, 0);
  const drawing = draw(sight);
  expect(linesOf(drawing, sight.table, hexCalled(sight.table, 'c3'))[2].trim()).toBe('YWwS');
  expect(drawing).toMatch(/YW1 c3 ●●(?!!)/);
  expect(drawing).toMatch(/YW2 c3 _/);
  expect(drawing).toMatch(/YS1 c3 ●●!/);
});

test('what others hide stays hidden', () => {
  const match = position({
    hexes: { a1: 'down forest x3' },
    looked: [['a1']],
    money: [7, 25],
    hand: [['double'], ['plus3', 'blank']],
    units: { 'yellow.worker.1': 'c3' },
  });
  const nameAs = (eye: Eye): string => {
    const sight = sightOf(match, eye);
    return linesOf(draw(sight), sight.table, hexCalled(sight.table, 'a1'))[0].slice(1, 9);
  };
  expect(nameAs(0)).toContain('a1?↟x3');
  expect(nameAs(1)).toContain('a1?x?');
  expect(draw(sightOf(match, 0))).toMatch(/coins 3½/);
  expect(draw(sightOf(match, 0))).toMatch(/coins \?/);
  expect(draw(sightOf(match, 0))).not.toMatch(/12½/);
  expect(draw(sightOf(match, 1))).toMatch(/dice tokens \+3, blank/);
  expect(draw(sightOf(match, 'public'))).toMatch(/dice tokens 2/);
});

test.each([en, it])('every letter stands for one player, unit or construction, standing or lying', ({ draw: { mark, unit, building } }) => {
  const letters = [mark, unit, building].flatMap((group) => Object.values(group)).map((letter) => letter.toLowerCase());
  expect(letters.filter((letter, i) => letters.indexOf(letter) !== i)).toEqual([]);
});
test('declared stances are written beside the name, hex by hex where they differ', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' }, asked: [[0, 1]] });
  const noted = (): string => draw(sightOf(match, 1), { width: 120 });
  expect(noted()).toContain('(will be asked)');
  match.play('stance seat 1', 'hostile', 'stance seat 1', 'tolerant in c3');
  expect(noted()).toContain('(hostile to you) c3: tolerant');
});
