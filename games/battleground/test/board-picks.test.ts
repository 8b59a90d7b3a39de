// What the board preselects, and how large figures are drawn.
import { expect, test } from 'vitest';
import { firstPicks } from '../board/common/first-picks.ts';
import type { OpenDecision } from '../board/common/props.ts';
import { roomAround } from '../board/map/use-grow.ts';

const reroll = (ask: 'freeReroll' | 'manaReroll', max: number): OpenDecision =>
  ({
    ask,
    some: { min: 0, max },
    options: [2, 6, 3, 1].map((face, die) => ({ die, face })),
    facts: { threshold: 4 },
  }) as unknown as OpenDecision;

test('failed dice are preselected for a free reroll, as many as may be rerolled; mana is not spent unasked', () => {
  expect(firstPicks(reroll('freeReroll', 4))).toEqual([0, 2, 3]);
  expect(firstPicks(reroll('freeReroll', 2))).toEqual([0, 2]);
  expect(firstPicks(reroll('manaReroll', 4))).toEqual([]);
});

test('a figure grows only as far as its nearest neighbour leaves room', () => {
  const here = { x: 0, y: 0 };
  expect(roomAround([here, { x: 0, y: 36 }], here)).toBeCloseTo(1.05, 1);
  expect(roomAround([here, { x: 0, y: 69 }], here)).toBeCloseTo(2, 1);
  expect(roomAround([here, { x: 0, y: 20 }], here)).toBe(1);
  expect(roomAround([here, { x: 500, y: 0 }], here)).toBe(roomAround([here], here));
});
