// The drawing for a terminal: everything in the view is on it, in both languages, and no line is too long.

import { type Eye, FastDice, Match, type Pick, randomPick } from '@tabularium/kernel';
import { playOn } from '@tabularium/kernel/testing';
import type { Sighted } from '@tabularium/parts/shape';
import { drawer, expectRoomForNames, expectSound } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { setupOf, tableOf } from '../lesson/layout.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { arcaneLegions } from '../rules/index.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView, UnitView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { type Position, position, type Sketch } from './support/position.ts';

type Sight = Sighted<ArcaneKit, ArcaneView>;

const NAMES = ['Anna', 'Bruno', 'Chiara', 'Davide', 'Elena', 'Fabio'];
const drawn = drawer<ArcaneKit, ArcaneView>(terminal, { en, it });
/** Wide enough for the whole field, with names for six. */
const draw: typeof drawn = (sight, look) => drawn(sight, { width: 120, names: NAMES, ...look });
const sightOf = (match: Match<ArcaneKit> | Position, eye: Eye): Sight => match.view(eye) as Sight;

// ---- reading a drawing

const MARGIN = 3;
/** The rows of the field, without the numbers before them. */
function fieldOf(drawing: string, { field }: ArcaneView): string[] {
  const scale = [3, 2, 1].find((one) => drawing.split('\n')[1 + field.depth]?.slice(MARGIN).startsWith('1'.padStart(one))) ?? 1;
  return drawing
    .split('\n')
    .slice(1, 1 + field.depth)
    .map((text) => text.slice(MARGIN, MARGIN + field.width * scale).padEnd(field.width * scale));
}
const ARROWS = '↑↗→↘↓↙←↖';
/** The label of a unit on the field: `A1↑`. */
function labelOf({ units }: ArcaneView, unit: UnitView): string {
  const own = units.filter(({ seat }) => seat === unit.seat);
  const number = '123456789abcdefghijklmnopqrstuvwxyz'[own.indexOf(unit)];
  return `${String.fromCharCode(65 + unit.seat)}${number}${ARROWS[unit.heading]}`;
}
/** Units on the table that the field does not show, and others that it does. */
function missing(drawing: string, view: ArcaneView): string[] {
  const field = fieldOf(drawing, view).join('\n');
  return view.units.filter((unit) => (unit.state === 'deployed') !== field.includes(labelOf(view, unit))).map(({ unit }) => unit);
}

// ---- random matches

/** Drawing takes longer than playing, so not every decision is drawn. */
const EVERY = 23;
const DECISIONS = 160;
const CROWD: Sketch = {
  units: {
    'A:R01': '8 8.5 N S4-S8 -S5',
    'A:R03': '5.5 8 NE S1:1',
    'A:R16': '10 7.5 N move=1 pushed',
    'A:R01#2': 'waiting',
    'B:E01': '8 9.5 S',
    'B:E04': '12 10 SW charger',
    'B:E13': '13.5 9.5 W cp=2',
    'B:M08': 'defeated',
  },
  pieces: ['objective 8 7', 'wood 4 11', 'rocks 13 12 45', 'wall 4 15'],
  cp: 6,
  vp: [4, 2],
};
const STARTS = [
  { from: 'the first battle', seats: 2, begin: (dice: FastDice) => Match.lean(arcaneLegions, { mode: 'firstBattle', seats: 2 }, dice) },
  { from: 'the standard battle', seats: 2, begin: (dice: FastDice) => Match.lean(arcaneLegions, { mode: 'standard', seats: 2 }, dice) },
  { from: 'a battle of six', seats: 6, begin: (dice: FastDice) => Match.lean(arcaneLegions, { mode: 'standard', seats: 6 }, dice) },
  {
    from: 'a crowd',
    seats: 2,
    begin: (dice: FastDice) => Match.at(arcaneLegions, tableOf(CROWD), { setup: setupOf(CROWD), seed: 'crowd', dice }),
  },
];

describe('random matches', () => {
  test.each(STARTS)('from $from', ({ begin, seats }) => {
    const dice = new FastDice(5);
    const match = begin(dice);
    let shown = 0;
    const pick = (open: (typeof match.open)[number]): Pick => randomPick(open, match.optionsOf(open).length, dice);
    playOn(match, DECISIONS, pick, (n) => {
      if (n % EVERY !== 0 && match.result === undefined) return;
      const language = n % 2 === 0 ? 'en' : 'it';
      const sight = sightOf(match, n % 5 === 4 ? 'public' : n % seats);
      expectSound(draw, sight, { language, leftovers: /\b(?:draw|term|put|unit|figure|ability)\.\w/ }, (drawing) =>
        expect(missing(drawing, sight.table)).toEqual([]),
      );
      shown += sight.table.units.length;
    });
    expect(shown).toBeGreaterThan(0);
  });
});

// ---- fixed positions

test('a crowded field, as seen by a player giving orders', async () => {
  await expect(`${draw(sightOf(position(CROWD), 0))}\n`).toMatchFileSnapshot('golden/orders.txt');
});

test('damage to be assigned, in Italian on a narrow terminal', async () => {
  const match = position({ ...CROWD, dice: [6, 5, 4, 3, 1, 2, 1] }).play('A:R01 melee B:E01');
  await expect(`${draw(sightOf(match, 1), { language: 'it', width: 80 })}\n`).toMatchFileSnapshot('golden/damage.txt');
});

test('names of any length and script keep within the width', () => {
  const names = ['Bartholomew Featherstonehaugh of the Emerald Lakes', 'a\u001b[31mb\nc 山田太郎 🐻'];
  expectRoomForNames(draw, sightOf(position(CROWD), 0), names);
});

test('bases and terrain lie where they are, the north at the top', () => {
  const match = position({ units: { 'A:R01': '8 8.5 N', 'B:E04': '3.5 20 E' }, pieces: ['wood 12.5 5', 'rocks 2 11', 'objective 8 13'] });
  const sight = sightOf(match, 0);
  const rows = fieldOf(draw(sight), sight.table);
  const rowAt = (y: number): string => rows[Math.floor(24 - y)] ?? '';
  expect(rowAt(8.5)).toBe(`${' '.repeat(21)}░░A1↑░${' '.repeat(21)}`);
  expect(rows.filter((row) => row.includes('B1→'))).toEqual([expect.stringMatching(/^ {7,8}░+B1→░+ *$/)]);
  expect(rowAt(4.5)).toBe(`${' '.repeat(33)}${'w'.repeat(9)}${' '.repeat(6)}`);
  expect(rowAt(10.5).slice(3, 9)).toBe('######');
  expect(rowAt(12.5).slice(21, 27)).toBe('oooooo');
});

test('places and units that can be chosen are marked', () => {
  const deploying = Match.start(arcaneLegions, { mode: 'standard', seats: 2 }, { seed: 'places' });
  const dice = new FastDice(3);
  for (let open = deploying.open[0]; open !== undefined && open.ask !== 'deployAt'; open = deploying.open[0])
    deploying.playOpen(open, randomPick(open, deploying.optionsOf(open).length, dice));
  const seat = deploying.open[0]?.seats[0] ?? 0;
  const sight = sightOf(deploying, seat);
  expect(fieldOf(draw(sight), sight.table).join('')).toContain('+');
  const drawing = draw(sightOf(position(CROWD), 0));
  expect(drawing).toMatch(/\*A1↑ First Cohort/);
  expect(drawing).not.toMatch(/\*B1↓/);
});

test('quiet rounds are counted only where they can end the battle', () => {
  const units = { 'A:R01': '8 2 N', 'B:E01': '8 20 S' };
  const drawn = (options: Record<string, number>): string => draw(sightOf(position({ units, options }).play('pass', 'pass'), 0));
  expect(drawn({ stalemateRounds: 5 })).toContain('quiet rounds 1/5');
  expect(drawn({})).not.toContain('quiet rounds');
});

test('what a unit can do and has done is shown', () => {
  const drawing = draw(sightOf(position(CROWD), 0), { width: 140 });
  expect(drawing).toMatch(/A1↑ First Cohort/);
  expect(drawing).toMatch(/moved 1/);
  expect(drawing).toMatch(/pushed/);
  expect(drawing).toMatch(/Charger/);
  expect(drawing).toMatch(/VP 4\/21/);
  expect(drawing).toMatch(/First Cohort 2 not deployed/);
  expect(drawing).toMatch(/8\/7: (held by|contested)/);
});
