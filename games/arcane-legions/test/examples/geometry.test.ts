// Worked examples of moving, colliding and sighting, with numbers worked out by hand. Poses are x, y and heading.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import type { Layout } from '../../lesson/layout.ts';
import { tableOf } from '../../lesson/layout.ts';
import { sightLines } from '../../rules/field/sight.ts';
import { sideName, unitCalled, unitName } from '../../table/names.ts';
import { type Position, position, where } from '../support/position.ts';

// One card of each shape with cheap sides: H04 is wide (1 1 1 1), R03 a column (1 2 3 2), H10 a sortie (1 1 1 1).
const WIDE = 'A:H04';
const COLUMN = 'A:R03';
const SORTIE = 'A:H10';
const far = { 'B:E02': '1 23 S' };
/** A unit at a pose with a move order, and what else lies on the table. */
const moving = (unit: string, at: string, others: Layout['units'] = {}, pieces: readonly string[] = []): Position =>
  position({ units: { [unit]: at, ...others, ...(Object.keys(others).some((name) => name.startsWith('B')) ? {} : far) }, pieces }).play(
    `${unit} move`,
  );
/** Where a turn leads, and what it costs. */
const turned = (unit: string, at: string, turn: string): [string, number] => {
  const match = moving(unit, at).play(turn);
  return [where(match, unit), match.last('turned').cost];
};
/** Poses to choose from after something is met. */
const snaps = (match: Position): string[] => match.options().map((option) => (option as { at: string }).at);
/** Where the slides on offer lead. */
const slides = (match: Position): string[] =>
  match.texts().flatMap((text) => (text === 'pass' ? [] : [(match.about(0, text) as { at: string }).at]));

describe('steps', () => {
  rule('ARC-5.3', 'G1: three steps forward', () => {
    const match = moving(WIDE, '4 0.5 N').play('F', 'F', 'F');
    expect(where(match, WIDE)).toBe('4 3.5 N');
    expect(match.events('stepped').map(({ cost, left }) => [cost, left])).toEqual([
      [1, 3],
      [1, 2],
      [1, 1],
    ]);
  });
  rule(['ARC-16.8', 'ARC-5.4'], 'G2: half a step to the right, and a step forward, facing north-east', () => {
    const half = position({ units: { [COLUMN]: '8 8 NE', ...far }, options: { halfSteps: 'on' } }).play(`${COLUMN} move`, 'R half');
    expect([where(half, COLUMN), half.last('stepped').cost]).toEqual(['8.3536 7.6464 NE', 2]);
    const full = moving(COLUMN, '8 8 NE').play('F');
    expect([where(full, COLUMN), full.last('stepped').cost]).toEqual(['8.7071 8.7071 NE', 1]);
  });
});

describe('turns', () => {
  rule(['ARC-16.9', 'ARC-16.10'], 'G3: a sortie makes a square turn to the right', () => {
    expect(turned(SORTIE, '8 8 N', 'square right F B')).toEqual(['9 9 E', 2]);
  });
  rule(['ARC-16.9', 'ARC-16.10'], 'G4: a sortie makes an angle turn to the left', () => {
    expect(turned(SORTIE, '8 8 N', 'angle left F B')).toEqual(['7.2929 9.2071 NW', 2]);
  });
  rule(['ARC-5.7', 'ARC-5.8'], 'G5: turns of a wide formation', () => {
    expect(turned(WIDE, '8 8 N', 'square right F+ B-')).toEqual(['9.5 9.5 E', 2]);
    expect(turned(WIDE, '8 8 N', 'square right F L')).toEqual(['9.5 9 N', 3]);
    expect(turned(WIDE, '8 8 N', 'angle right F F')).toEqual(['8.7071 9.2071 SW', 2]);
  });
  rule(['ARC-5.7', 'ARC-5.8'], 'G6: turns of a column', () => {
    expect(turned(COLUMN, '8 8 N', 'angle right F B')).toEqual(['9.0607 10.0607 NE', 3]);
    expect(turned(COLUMN, '8 8 N', 'angle left R+ L+')).toEqual(['9.5607 7.8536 NW', 4]);
    expect(turned(COLUMN, '8 8 N', 'angle right F L')).toEqual(['8.7071 9.7071 NW', 2]);
  });
  rule('ARC-5.9', 'G15: the tool does not fit', () => {
    const match = moving(SORTIE, '8 8 N', { 'B:H10': '8 9.2 N' });
    expect(match.texts().filter((text) => text.startsWith('angle') && text.includes(' F '))).toEqual([]);
    expect(match.texts().filter((text) => text.startsWith('angle'))).not.toEqual([]);
  });
});

describe('straight collisions', () => {
  rule(['ARC-6.3', 'ARC-6.10'], 'G7: front on front after 0.7, with two slides', () => {
    const match = moving(WIDE, '8 8 N', { 'B:H04': '8.8 9.7 S' }).play('F');
    expect(match.last('stepped')).toMatchObject({ to: '8 8.7 N', cost: 1, stopped: true });
    expect(match.last('snapped')).toMatchObject({ side: 'F', against: 'B:H04', at: '8 8.7 N' });
    expect(match.texts()).toEqual(['0.3', '-0.2', 'pass']);
    expect(slides(match)).toEqual(['8.3 8.7 N', '7.8 8.7 N']);
    expect(where(match.play('-0.2'), WIDE)).toBe('7.8 8.7 N');
    expect(match.last('slid')).toMatchObject({ from: '8 8.7 N', to: '7.8 8.7 N' });
  });
  rule(['ARC-6.5', 'ARC-16.17'], 'G8: a corner in the way of a front', () => {
    const match = moving(WIDE, '8 8 N', { 'B:H10': '8.25 10 NE' }).play('F');
    expect(match.last('stepped').to).toBe('8 8.7929 N');
    expect(match.texts()).toEqual(['F on B:H10 at 8.4268 8.7626 NW', 'F on B:H10 at 7.7197 9.1161 NE']);
  });
  rule(['ARC-6.5', 'ARC-16.17'], 'G9: one’s own corner meets a front', () => {
    const meet = (): Position => moving(SORTIE, '8 8 NE', { 'B:H04': '8.6 9.7 S' }).play('F');
    const match = meet();
    expect(match.last('stepped').to).toBe('8.4929 8.4929 NE');
    expect(match.texts()).toEqual(['L on B:H04 at 7.9929 8.7 E', 'F on B:H04 at 8.9929 8.7 N']);
    match.play('F on B:H04 at 8.9929 8.7 N');
    expect(slides(match)).toEqual(['9.1 8.7 N', '8.6 8.7 N']);
  });
  rule(['ARC-6.14', 'ARC-6.4'], 'G13: there is no room to snap', () => {
    const others = { 'B:H04': '8.6 9.7 S', 'B:H10': '9.9 8.4 N', 'B:H12': '7.2 9 N' };
    const match = moving(SORTIE, '8 8 NE', others).play('F');
    expect(where(match, SORTIE)).toBe('8.4929 8.4929 NE');
    expect(match.last('stepped')).toMatchObject({ cost: 1, left: 3, stopped: true });
    expect(match.events('snapped')).toEqual([]);
    expect(match.texts().filter((text) => text.startsWith('F'))).toEqual([]);
    expect(match.texts()).toContain('B');
  });
  rule(['ARC-8.6', 'ARC-6.11'], 'G14: the edge of the table', () => {
    const match = moving(SORTIE, '15 8 NE').play('F');
    expect(match.last('stepped').to).toBe('15.2929 8.2929 NE');
    expect(snaps(match).sort()).toEqual(['15.5 7.7929 N', '15.5 8.7929 E']);
    match.play(match.texts()[0] as string);
    expect(match.decision().ask).toBe('order');
  });
  rule(['ARC-8.3', 'ARC-6.11'], 'G16: a wood', () => {
    const match = moving(COLUMN, '8.7071 8.7071 NE', {}, ['wood 8.5 11']).play('F');
    expect(match.last('stepped').to).toBe('8.9393 8.9393 NE');
    expect(snaps(match).sort()).toEqual(['8.2929 9.5 E', '9.7929 9 N']);
    match.play(match.texts()[0] as string);
    expect(match.decision().ask).toBe('order');
  });
});

describe('landing on something', () => {
  rule(['ARC-6.7', 'ARC-16.19'], 'G10: one corner is covered, the sides are parallel', () => {
    const match = moving(SORTIE, '8 8 N', { 'B:H04': '10.2 9.6 N' }).play('square right F B');
    expect(snaps(match).sort()).toEqual(['8.7 9 E', '9 8.6 E']);
    expect(match.play(match.texts()[0] as string).last('turned')).toMatchObject({ to: '9 9 E', cost: 2 });
  });
  rule(['ARC-6.7', 'ARC-16.19'], 'G11: one corner is covered, at a slant', () => {
    const match = moving(SORTIE, '8 8 N', { 'B:H04': '9.6 10.1 S' }).play('angle right F B');
    expect(snaps(match).sort()).toEqual(['8.1 9.2071 E', '8.1 9.2071 N', '8.7071 9.1 N']);
    expect(match.play(match.texts()[0] as string).last('turned').to).toBe('8.7071 9.2071 NE');
  });
  rule(['ARC-6.8', 'ARC-16.19'], 'G12: both back corners of a sortie are covered', () => {
    const match = moving(WIDE, '8 8 N', { 'B:H10': '9.8 9.8 NE' }).play('angle right F+ B');
    expect(match.last('turned').to).toBe('9.2071 9.2071 NE');
    expect(match.last('snapped')).toMatchObject({ side: 'F', against: 'B:H10', at: '9.0929 9.0929 NE' });
  });
  rule(['ARC-6.8', 'ARC-16.19'], 'G17: both left corners of a sortie are covered', () => {
    const match = moving(WIDE, '8 8 N', { 'B:H10': '10.3 9 N' }).play('square right F+ B');
    expect(match.last('turned').to).toBe('9.5 9 E');
    expect(match.last('snapped')).toMatchObject({ side: 'F', against: 'B:H10', at: '9.3 9 E' });
  });
});

describe('lines of sight', () => {
  const lines = (sketch: Layout, from: string, to: string): unknown[] => {
    const table = tableOf(sketch);
    return sightLines(table, unitCalled(table, from), unitCalled(table, to)).map((line) => [
      `${sideName(line.from)}-${sideName(line.to)}`,
      Math.round(line.distance),
      line.units.map((unit) => unitName(table, unit)),
      line.difficult.length,
      line.blockedBy.length,
    ]);
  };
  rule(['ARC-10.6', 'ARC-10.7', 'ARC-16.23'], 'three pairs of sides, and what their lines cross', () => {
    // The rectangle from 5.2 to 6.2 and from 7.4 to 8 is the part of a palisade that matters: its west end and its depth.
    const units = { 'A:H04': '4 4 N', 'B:H04': '6 9 S', 'B:H10': '5 6.5 N' };
    expect(lines({ units, pieces: ['palisade 6.7 7.7'] }, 'A:H04', 'B:H04')).toEqual([
      ['F-F', 44721, ['B:H10'], 1, 0],
      ['F-R', 46098, ['B:H10'], 0, 0],
      ['R-F', 46098, ['B:H10'], 1, 0],
    ]);
  });
  rule('ARC-10.4', 'exactly six steps are in range', () => {
    const units = { 'A:H04': '8 6 N', 'B:H04': '8 13 S' };
    expect(lines({ units }, 'A:H04', 'B:H04')).toEqual([['F-F', 60000, [], 0, 0]]);
  });
});
