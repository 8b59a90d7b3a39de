// The field on the board: what points and names stand for, where options lie, what the ruler says, and how news is undone.
import { FastDice, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Pose } from '../board/common/acts.ts';
import { choicesOf } from '../board/common/choices.ts';
import { angleOf, BOUNDS, centreOfHex, hexAtPoint, hexNamed, nameOfHex, outlineOf, raised, spotOf } from '../board/common/geometry.ts';
import { hexesWithin, measure, terrainIn } from '../board/common/ruler.ts';
import { sideMeant } from '../board/map/dial.tsx';
import { pointingOf } from '../board/map/pointing.ts';
import { actsOf, posesAt } from '../board/motion/timeline.ts';
import { positionOf } from '../content/place-names.ts';
import { HEXES } from '../content/places.ts';
import { tableOf } from '../lesson/layout.ts';
import { terrainOf } from '../rules/field/terrain.ts';
import { battleground } from '../rules/index.ts';
import { see } from '../rules/see.ts';
import type { BattlegroundView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const ALL = Array.from({ length: HEXES }, (_, hex) => hex);

describe('points of the drawing', () => {
  test('every hex is found at its centre and near its sides, under its own name', () => {
    for (const hex of ALL) {
      const { x, y } = centreOfHex(hex);
      for (const [dx, dy] of [[0, 0], [14, 0], [-14, 0], [0, 14], [0, -14]] as const) expect(hexAtPoint({ x: x + dx, y: y + dy })).toBe(hex); // biome-ignore format: a compass
      expect(hexNamed(nameOfHex(hex))).toBe(hex);
      expect(x - BOUNDS.x > 0 && x < BOUNDS.x + BOUNDS.width).toBe(true);
    }
    expect(hexAtPoint({ x: -60, y: -60 })).toBeUndefined();
  });
  test('a massive base lies on the corner that its hexes share; a platform is drawn higher', () => {
    const { centre, hexes } = spotOf('M15 west');
    expect(hexes.map(nameOfHex)).toEqual(['M15', 'N14', 'N15']);
    for (const hex of hexes) expect(Math.hypot(centreOfHex(hex).x - centre.x, centreOfHex(hex).y - centre.y)).toBeCloseTo(20, 0);
    expect(raised('G12^').y).toBeLessThan(raised('G12').y);
  });
  test('the outline of an area has only outer sides', () => {
    const sides = (names: string): number => outlineOf(new Set(names.split(' ').map(hexNamed))).split('M').length - 1;
    expect(sides('M15')).toBe(6);
    expect(sides('M15 M16')).toBe(10);
  });
  test('facings turn clockwise from the north', () => {
    expect(['N', 'NE', 'SE', 'S'].map((side) => angleOf('M15', side))).toEqual([0, 60, 120, 180]);
    expect(Math.round(angleOf('M15 west', 'M15'))).toBe(-90);
  });
});

describe('choices on the field', () => {
  const view = see(tableOf({ figures: { he_man: 'M15', skeletor: 'M12' } }));
  const none = choicesOf(undefined);
  test('a figure is picked before the hex below it', () => {
    const { pointedAt } = pointingOf({
      decision: undefined,
      choices: none,
      figures: view.figures,
      map: view.map,
      dialAt: undefined,
      grow: { current: 1 },
    });
    expect(pointedAt(raised('M15'))).toEqual({ figure: 'he_man' });
    expect(pointedAt(raised('M17'))).toEqual({ hex: hexNamed('M17') });
  });
  test('the dial picks the nearest side on offer, and nothing far away', () => {
    const sides = new Map([['N', 0], ['SE', 1]]); // biome-ignore format: one line
    const { x, y } = raised('M15');
    const meant = (dx: number, dy: number): string | undefined => sideMeant({ ...none, sides }, 'M15', { x: x + dx, y: y + dy });
    expect([meant(0, -30), meant(30, 12), meant(-30, 10), meant(0, -200)]).toEqual(['N', 'SE', undefined, undefined]);
  });
});

describe('the ruler', () => {
  const table = tableOf({ figures: { he_man: 'M19', skeletor: 'M12' }, elements: { H3: ['L16 M16 N15'] }, objectives: 'M15' });
  const view = see(table);
  const he = view.figures.find(({ figure }) => figure === 'he_man');
  test('the terrain of the view is that of the rules', () => {
    const [seen, real] = [terrainIn(view.map), terrainOf(table)];
    expect([seen.high, seen.low, seen.standable]).toEqual([real.high, real.low, real.standable]);
  });
  test('measures inches, and says what stops a line', () => {
    if (he === undefined) throw new Error('He-Man is not there');
    const behind = measure(view.map, he, positionOf('M12'));
    expect(behind).toMatchObject({ inches: 6, isSeen: false });
    expect(behind.lines.every(({ stop }) => stop === null || stop.by.some((hex) => ['L16', 'M16', 'N15'].includes(nameOfHex(hex))))).toBe(
      true,
    );
    expect(measure(view.map, he, positionOf('P19')).isSeen).toBe(true);
    expect(hexesWithin(he, 1).map(nameOfHex)).toContain('M17');
    expect(hexesWithin(he, 1).map(nameOfHex)).not.toContain('M16');
  });
});

describe('news', () => {
  const posesIn = ({ figures }: BattlegroundView): ReadonlyMap<string, Pose> =>
    new Map(figures.map(({ figure, at, facing, wounds, out }) => [figure, { at, facing, wounds, out }]));
  const told = (then: ReadonlyMap<string, Pose>): Readonly<Record<string, string>> =>
    Object.fromEntries([...then].map(([figure, { at, wounds, out }]) => [figure, `${at} ${wounds} ${out}`]));
  for (const mode of ['first', 'standard'])
    test(`${mode}: undone, it leads back to the previous picture`, () => {
      const match = Match.start(battleground, { mode, seats: 2 }, { seed: `timeline ${mode}` });
      const dice = new FastDice(7);
      let before: ReadonlyMap<string, Pose> = new Map();
      let heard = 0;
      let wasPlayed = false;
      for (let n = 0; n < 700 && match.pending[0] !== undefined; n++) {
        const view = match.view('public').table as BattlegroundView;
        const acts = actsOf(match.events('public', heard).map(({ event }) => event));
        heard = match.view('public').events;
        // A figure being deployed stands on the field before its facing is told.
        if (wasPlayed) expect(told(posesAt(view.figures, acts, 0, before))).toEqual(told(before));
        wasPlayed = view.phase !== 'setup';
        before = posesIn(view);
        expect(told(posesAt(view.figures, acts, acts.length, before))).toEqual(told(before));
        const [open] = match.pending;
        if (open !== undefined) match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
      }
    });
});
