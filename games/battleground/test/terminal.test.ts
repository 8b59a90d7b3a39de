// The drawing for a terminal shows the whole view in both languages, and no line is too long.

import { type Eye, FastDice, Match, type Pick, randomPick } from '@tabularium/kernel';
import { playOn } from '@tabularium/kernel/testing';
import type { Sighted } from '@tabularium/parts/shape';
import { drawer, expectRoomForNames, expectSound, plainly } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { setupOf, tableOf } from '../lesson/layout.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battleground } from '../rules/index.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { type Position, position, type Sketch } from './support/position.ts';

type Sight = Sighted<BattlegroundKit, BattlegroundView>;

const MESSAGES = { en, it };
const drawn = drawer<BattlegroundKit, BattlegroundView>(terminal, MESSAGES);
/** Wide enough for the whole field. */
const draw: typeof drawn = (sight, look) => drawn(sight, { width: 120, ...look });
const sightOf = (match: Match<BattlegroundKit> | Position, eye: Eye): Sight => match.view(eye) as Sight;

// ---- reading a drawing

const CELL = { width: 3, height: 2, margin: 3 };
/** Both lines of a hex; undefined beyond the drawing. */
function cellOf(drawing: string, at: string): [string, string] | undefined {
  const lines = drawing.split('\n');
  const column = at.charCodeAt(0) - 'A'.charCodeAt(0);
  const first = lines[1]?.charCodeAt(CELL.margin + 1) ?? 0; // above an even column
  const left = first >= 'A'.charCodeAt(0) && first <= 'Y'.charCodeAt(0) ? first - 'A'.charCodeAt(0) : 0;
  const top = lines.findIndex((text) => text.startsWith(`${String(Number.parseInt(at.slice(1), 10)).padStart(2)} `));
  if (top < 0 || column < left) return undefined;
  const x = CELL.margin + (column - left) * CELL.width;
  const y = top + (column % 2);
  const cut = (text = ''): string => text.slice(x, x + CELL.width).padEnd(CELL.width);
  return [cut(lines[y]), cut(lines[y + 1])];
}

// ---- random matches

const EVERY = 23;
const DECISIONS = 300;
const CROWD: Sketch = {
  map: 'wasteland_watchtowers',
  figures: {
    he_man: 'M16 N W01 I01 I16 mana=4 focus',
    stratos: 'G12^ SE W13 wounds=2 improvement',
    he_man_bc: 'out',
    skeletor_p: 'R15 west S15 W02 W23 mana=5 overwatch',
    evil_lyn: 'P12 S W21 W24 mana=5 stun',
    trap_jaw: 'L14 S W04 W15 I19 mana=3 activated',
  },
  hands: ['F02 F09 FM03 FM10 FM05 GM1', 'F12 FE02 FE06 FE08 FE01 GE1'],
  markers: [{ seat: 1, at: 'N13', radius: 2 }],
  round: 2,
};
const STARTS = [
  { from: 'the first game', begin: (dice: FastDice) => Match.lean(battleground, { mode: 'first', seats: 2 }, dice) },
  { from: 'the standard game', begin: (dice: FastDice) => Match.lean(battleground, { mode: 'standard', seats: 2 }, dice) },
  { from: 'a crowd', begin: (dice: FastDice) => Match.at(battleground, tableOf(CROWD), { setup: setupOf(CROWD), seed: 'crowd', dice }) },
];

describe('random matches', () => {
  test.each(STARTS)('from $from', ({ begin }) => {
    const dice = new FastDice(5);
    const match = begin(dice);
    let shown = 0;
    const pick = (open: (typeof match.open)[number]): Pick => randomPick(open, match.optionsOf(open).length, dice);
    playOn(match, DECISIONS, pick, (n) => {
      if (n % EVERY !== 0 && match.result === undefined) return;
      const language = n % 2 === 0 ? 'en' : 'it';
      const sight = sightOf(match, n % 5 === 4 ? 'public' : n % 2);
      expectSound(draw, sight, { language, leftovers: /\b(?:draw|term|put)\.\w/ }, (drawing) => {
        const t = plainly(MESSAGES[language], language);
        for (const { figure } of sight.table.figures) expect(drawing).toContain(t(`term.${figure}`));
      });
      shown += sight.table.figures.length;
    });
    expect(shown).toBeGreaterThan(10);
  });
});

// ---- fixed positions

test('a crowded field, seen by a player about to select a card', async () => {
  await expect(`${draw(sightOf(position(CROWD), 0), { width: 130 })}\n`).toMatchFileSnapshot('golden/select.txt');
});

test('an activation, in Italian on a narrow terminal', async () => {
  const match = position({ ...CROWD, active: 'he_man', ap: 2 });
  await expect(`${draw(sightOf(match, 0), { language: 'it', width: 80 })}\n`).toMatchFileSnapshot('golden/active.txt');
});

test('names of any length and script fit the width', () => {
  const names = ['Bartholomew Featherstonehaugh of the Emerald Lakes', 'a\u001b[31mb\nc 山田太郎 🐻'];
  expectRoomForNames(draw, sightOf(position(CROWD), 0), names);
});

test('terrain fills its hex, and figures show where they face', () => {
  const drawing = draw(
    sightOf(
      position({ elements: { H3: ['N13 N14 N15'], L2: ['K14 K15'] }, difficult: 'J14', figures: { he_man: 'M15 NE', skeletor: 'M13 S' } }),
      0,
    ),
  );
  expect(cellOf(drawing, 'N14')).toEqual(['███', '███']);
  expect(cellOf(drawing, 'K15')).toEqual(['▒▒▒', '▒▒▒']);
  expect(cellOf(drawing, 'J14')).toEqual(['~~~', '~~~']);
  expect(cellOf(drawing, 'M15')?.[0]).toBe('Hm↗');
  expect(cellOf(drawing, 'M13')?.[0]).toBe('SK↓');
});

test('of two figures above and below a platform, the upper one comes first', () => {
  const drawing = draw(sightOf(position({ map: 'wasteland_watchtowers', figures: { stratos: 'G12^ S', trap_jaw: 'G12 N' } }), 0));
  expect(cellOf(drawing, 'G12')).toEqual(['St↓', 'TJ↑']);
});

test('the facing hex of a massive figure has a star', () => {
  const drawing = draw(sightOf(position({ figures: { skeletor_p: 'M15 west N14' } }), 0));
  expect(['M15', 'N14', 'N15'].map((at) => cellOf(drawing, at)?.[0])).toEqual(['PA+', 'PA*', 'PA+']);
});

test('destinations show their cost', () => {
  const match = position({ figures: { he_man: 'M15 N', skeletor: 'A1' }, active: 'he_man' });
  match.as(0, 'move');
  const drawing = draw(sightOf(match, 0));
  expect(['M14', 'M13', 'M10'].map((at) => cellOf(drawing, at)?.[0].trim())).toEqual(['1', '2', '5']);
  expect(cellOf(drawing, 'M9')?.[0]).toBe(' · ');
});

test('what others hide stays hidden', () => {
  const match = position(CROWD);
  expect(draw(sightOf(match, 0))).toContain('Lucky Strike');
  expect(draw(sightOf(match, 0))).not.toContain('Dark Curse');
  expect(draw(sightOf(match, 1))).toContain('Dark Curse');
  expect(draw(sightOf(match, 'public'))).not.toMatch(/Lucky Strike|Dark Curse/);
});
