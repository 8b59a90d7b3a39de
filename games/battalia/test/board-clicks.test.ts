// What a click on a pile means, and what it says where nothing can be had.
import { describe, expect, test } from 'vitest';
import { tellsOfCard, tellsOfDeck } from '../board/common/reasons.ts';
import { winLines } from '../board/panels/sheet-blocks.tsx';
import { withWish } from '../board/question/use-wish.ts';
import type { Terms } from '../table/table.ts';
import { position } from './support/position.ts';

const STRAIGHT = { ask: 'buildType', text: 'straight' } as const;
describe('clicking a pile of terrain cards', () => {
  test('sends its type along with the payment', () => {
    expect(withWish('pay', [], STRAIGHT)).toEqual([STRAIGHT]);
  });
  test('does so only for that payment: not if another action follows, and not twice', () => {
    expect(withWish('act', [], STRAIGHT)).toEqual([]);
    expect(withWish('pay', [], undefined)).toEqual([]);
    expect(withWish('pay', [STRAIGHT], { ask: 'buildType', text: 'curve' })).toEqual([STRAIGHT]);
  });
});

describe('a pile with nothing to offer', () => {
  const about = (deck: Parameters<typeof tellsOfDeck>[0], what: string): boolean =>
    tellsOfDeck(deck, { rule: 'BAT-5.12', because: 'missing', what });
  test('is explained by reasons about it', () => {
    expect(about('lord', 'hire lord')).toBe(true);
    expect(about('weapon', 'create weapon')).toBe(true);
    expect(about('hero', 'hero')).toBe(true);
    expect(about('level 3', 'city 3')).toBe(true);
    expect(about('straight', 'road simple')).toBe(true);
    expect(about('straight', 'straight')).toBe(true);
  });
  test('and not by others', () => {
    expect(about('lord', 'hire chief')).toBe(false);
    expect(about('level 3', 'city 2')).toBe(false);
    expect(about('straight', 'road junction')).toBe(false);
    expect(about('hero', 'attack d4 hero 1')).toBe(false);
  });
  test('always has a reason at the choice of an action: whatever is not offered says why', () => {
    const match = position();
    const offered = new Set(match.texts());
    const reasons = match.match.whyNot(0);
    for (const [deck, text] of [
      ['lord', 'hire lord'],
      ['weapon', 'create weapon'],
      ['straight', 'road simple'],
      ['level 4', 'city 4'],
      ['hero', 'hero'],
    ] as const)
      expect(offered.has(text) || reasons.some((reason) => tellsOfDeck(deck, reason)), deck).toBe(true);
  });
});

test('a card that is no option is explained by reasons about it', () => {
  const tells = (what: string): boolean => tellsOfCard('amulet bear', { rule: 'BAT-12.17', because: 'noStrength', what });
  expect([tells('amulet bear'), tells('add amulet bear'), tells('transform with amulet')]).toEqual([true, true, true]);
  expect([tells('amulet isle'), tells('add lord bear'), tells('transform with title'), tells('amulet')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('the reference sheet says how to win under the terms of the match', () => {
  const t = (key: string): string => key.replace('board.sheet.win.', '');
  const terms = { vpTarget: 0, level4Target: 5, boardFull: true, weeks: 0 } as Terms;
  expect(winLines(terms, t)).toEqual(['score', 'nothing', 'level4', 'full', 'most']);
  expect(winLines({ ...terms, vpTarget: 12, level4Target: 0, boardFull: false, weeks: 3 }, t)).toEqual([
    'score',
    'nothing',
    'vp',
    'weeks',
    'most',
  ]);
});
