// Chapter 8: impassable and difficult terrain, objectives, the edge.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { PIECES } from '../../content/kinds.ts';
import type { Layout } from '../../lesson/layout.ts';
import type { ArcaneView, ObjectiveView } from '../../table/view.ts';
import { type Position, position, where } from '../support/position.ts';

const far = { 'B:R04': '1 23 S' };
const ones = Array.from({ length: 30 }, () => 1);
const moving = (unit: string, at: string, pieces: readonly string[], units: Layout['units'] = {}): Position =>
  position({ units: { [unit]: at, ...units, ...far }, pieces }).play(`${unit} move`);
const table = (match: Position): ArcaneView => match.view('public').table as ArcaneView;

rule('ARC-8.1', 'every piece is impassable, difficult or an objective', () => {
  const match = position({ units: far, pieces: PIECES.map((kind, i) => `${kind} ${2 + 2 * i} 12`) });
  expect(table(match).field.pieces.map(({ kind, category, width, depth }) => `${kind} ${category} ${width}x${depth}`)).toEqual([
    'temple impassable 3x2',
    'rocks impassable 2x2',
    'wall impassable 3x0.5',
    'wood difficult 3x2',
    'marsh difficult 2x2',
    'palisade difficult 3x0.5',
    'objective objective 2x2',
  ]);
});

describe('in the way', () => {
  /** The dice of a shot with four icons from 8 8 to a unit at 8 12. */
  const shot = (pieces: readonly string[]): number | undefined => {
    const match = position({ units: { 'A:E02': '8 8 N', 'B:R04': '8 12 S' }, pieces, dice: ones });
    if (!match.texts().includes('A:E02 shot B:R04')) return undefined;
    return match.play('A:E02 shot B:R04').last('rolled').attack.length;
  };
  const stopped = (piece: string): [string, string] => {
    const match = moving('A:H04', '8 8 N', [`${piece} 8.2 10`]).play('F');
    return [where(match, 'A:H04'), match.last('snapped').against];
  };
  rule('ARC-8.2', 'impassable terrain stops movement and blocks the line; units snap to it', () => {
    expect(stopped('temple')).toEqual(['8 8.5 N', 'temple 1']);
    expect(stopped('rocks')).toEqual(['8 8.5 N', 'rocks 1']);
    expect([shot([]), shot(['rocks 8 10']), shot(['wall 8 10']), shot(['rocks 10 10'])]).toEqual([4, undefined, undefined, 4]);
    const match = position({ units: { 'A:E02': '8 8 N', 'B:R04': '8 12 S' }, pieces: ['wall 8 10'] });
    expect(match.refuses('A:E02 shot B:R04')).toMatchObject({ rule: 'ARC-10.7', because: 'blocked' });
  });
  rule('ARC-8.3', 'difficult terrain stops movement too, but only costs shots a die', () => {
    expect(stopped('wood')).toEqual(['8 8.5 N', 'wood 1']);
    expect(stopped('marsh')).toEqual(['8 8.5 N', 'marsh 1']);
    expect([shot(['wood 8 10']), shot(['palisade 8 9.5', 'palisade 8 10.5'])]).toEqual([3, 2]);
  });
  rule('ARC-8.4', 'an objective hinders neither movement nor shots', () => {
    const match = moving('A:H04', '8 8 N', ['objective 8 10']).play('F', 'pass', 'F', 'F');
    expect([where(match, 'A:H04'), match.events('snapped')]).toEqual(['8 11 N', []]);
    expect(shot(['objective 8 10'])).toBe(4);
  });
  rule('ARC-8.6', 'the edge of the table is impassable', () => {
    const match = moving('A:H04', '8 23.2 N', []).play('F');
    expect(match.last('snapped')).toMatchObject({ against: 'edge', at: '8 23.5 N' });
    const flush = moving('A:H10', '0.5 8 N', []);
    expect(flush.texts().filter((text) => text.startsWith('L'))).toEqual([]);
    const corners = ['0.6 1.4 N', '15.4 0.6 N'].map((at) => moving('A:H10', at, []));
    expect(where(corners[0]?.play('L') as Position, 'A:H10')).toBe('0.5 1.4 N');
    expect(where(corners[1]?.play('B') as Position, 'A:H10')).toBe('15.4 0.5 N');
  });
  rule(['ARC-8.2', 'ARC-8.3', 'ARC-8.6'], 'turns that land on terrain or over the edge are pushed back flush', () => {
    const land = (at: string, pieces: readonly string[]): string => {
      const match = moving('A:H10', at, pieces).play('square right F B');
      const { side, against, at: there } = match.last('snapped');
      return `${side} on ${against} at ${there}`;
    };
    expect(land('15.2 8 N', [])).toBe('F on edge at 15.5 9 E');
    expect(land('8 8 N', ['rocks 10.3 9'])).toBe('F on rocks 1 at 8.8 9 E');
    expect(land('8 8 N', ['marsh 10.3 9'])).toBe('F on marsh 1 at 8.8 9 E');
    expect(land('8 8 N', ['objective 10.3 9', 'wood 10.7 9'])).toBe('F on wood 2 at 8.7 9 E');
  });
  rule(['ARC-8.6', 'ARC-15.2'], 'a base flush with the edge may move along it', () => {
    expect(where(moving('A:H10', '8 23.5 N', []).play('R'), 'A:H10')).toBe('9 23.5 N');
  });
});

describe('objectives', () => {
  const asked = (match: Position): unknown => [match.decision().ask, match.texts()];
  rule('ARC-8.5', 'a step that touches one from outside asks: snap there, or go on', () => {
    const match = moving('A:H04', '8 8 N', ['objective 8.3 10.2']).play('F');
    expect(asked(match)).toEqual(['objectiveSnap', ['F on objective 1 at 8 8.7 N', 'pass']]);
    const snapped = moving('A:H04', '8 8 N', ['objective 8.3 10.2']).play('F', 'F on objective 1 at 8 8.7 N');
    expect([where(snapped, 'A:H04'), snapped.decision().ask]).toEqual(['8 8.7 N', 'order']); // no slide, and it is over
    expect(snapped.last('snapped')).toMatchObject({ against: 'objective 1' });
    match.play('pass');
    expect([where(match, 'A:H04'), match.decision().ask]).toEqual(['8 9 N', 'manoeuvre']);
  });
  rule('ARC-8.5', 'a corner on it: both sides to choose from', () => {
    const match = moving('A:H10', '8 8 NE', ['objective 8.6 10.2']).play('F');
    expect(asked(match)).toEqual(['objectiveSnap', ['L on objective 1 at 7.9929 8.7 E', 'F on objective 1 at 8.9929 8.7 N', 'pass']]);
  });
  rule('ARC-8.5', 'nobody who already touches it or stands on it is asked again', () => {
    const touching = moving('A:H04', '8 8.5 N', ['objective 8 10']).play('F');
    expect([where(touching, 'A:H04'), touching.decision().ask]).toEqual(['8 9.5 N', 'manoeuvre']);
    expect(touching.play('F').decision().ask).toBe('manoeuvre');
    const off = touching.play('F');
    expect([where(off, 'A:H04'), off.events('snapped')]).toEqual(['8 11.5 N', []]);
  });
  rule('ARC-8.5', 'a step that ends flush with it asks too', () => {
    const match = moving('A:H04', '8 7.5 N', ['objective 8 10']).play('F');
    expect(match.decision().ask).toBe('objectiveSnap');
    expect(moving('A:H04', '8 7.4 N', ['objective 8 10']).play('F').decision().ask).toBe('manoeuvre');
  });
  rule('ARC-8.5', 'a unit hit at the same moment takes precedence', () => {
    const match = moving('A:H04', '8 8 N', ['objective 8.2 10.2'], { 'B:H10': '7.3 9.7 S' }).play('F');
    expect(match.events('snapped')).toMatchObject([{ against: 'B:H10', at: '8 8.7 N' }]);
    expect(match.decision().ask).not.toBe('objectiveSnap');
  });
  rule('ARC-8.5', 'a unit that stops at the objective does not meet what lies behind it', () => {
    const match = moving('A:H04', '8 8 N', ['objective 8 10.2'], { 'B:H10': '8 9.9 S' }).play('F');
    expect(match.decision().ask).toBe('objectiveSnap');
    match.play('pass');
    expect(match.last('snapped')).toMatchObject({ against: 'B:H10', at: '8 8.9 N' });
  });
  rule('ARC-8.5', 'turns never snap to one', () => {
    const match = moving('A:H10', '8 8 N', ['objective 10.2 9']).play('square right F B');
    expect([where(match, 'A:H10'), match.decision().ask]).toEqual(['9 9 E', 'manoeuvre']);
  });
  /** Who is at the objective at 8 10, and what a turn there begins with. */
  const held = (units: Layout['units']): ObjectiveView =>
    table(position({ units: { ...units, ...far }, pieces: ['objective 8 10'] })).objectives[0] as ObjectiveView;
  rule(['ARC-8.7', 'ARC-16.4'], 'on it: deeper than the tolerance; beside it: flush over 0.01 steps', () => {
    const at = (pose: string): number => held({ 'A:H04': pose }).units.length;
    expect([at('8 10 N'), at('8 9 N'), at('8 8.5 N'), at('8 8.498 N'), at('8 8.4979 N')]).toEqual([1, 1, 1, 1, 0]);
    expect([at('9.99 8.5 N'), at('9.9901 8.5 N')]).toEqual([1, 0]);
    expect(at('10 8.5 N')).toBe(0); // corner on corner
    // The corner of a slanting sortie is 0.7071 from its centre: here it touches, a little further it is on it.
    expect(held({ 'A:H10': '8 8.2929 NE' }).units).toEqual([]);
    expect(held({ 'A:H10': '8 8.2955 NE' }).units).toEqual(['A:H10']);
  });
  rule(['ARC-8.7', 'ARC-12.5'], 'a player who is there alone controls it', () => {
    expect(held({ 'A:H04': '8 10 N' })).toMatchObject({ controlledBy: 0, contested: false });
    expect(held({ 'A:H04': '8 10 N', 'B:H10': '8 11.5 S' })).toMatchObject({ controlledBy: null, contested: true });
    expect(held({ 'A:H04': '8 10 N', 'B:H10': '8 11.6 S' })).toMatchObject({ controlledBy: 0 });
    expect(held({})).toMatchObject({ controlledBy: null, contested: false, units: [] });
  });
});
