// What an eye is shown besides the table itself: what a unit can do and is worth, who holds what, what would be scored.
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import type { ArcaneView, UnitView } from '../table/view.ts';
import { opened } from './support/opened.ts';
import { type Position, position, type Sketch } from './support/position.ts';

const seen = (match: Position, eye: 'public' | number = 0): ArcaneView => match.view(eye).table as ArcaneView;
const seenUnit = (sketch: Sketch, name: string): UnitView => {
  const found = seen(position(sketch)).units.find(({ unit }) => unit === name);
  if (!found) throw new Error(`${name} is not seen`);
  return found;
};
const FAR = { 'B:E01': '2 22 S' };

describe('a unit', () => {
  test('where it stands, how large it is, and what its sides are', () => {
    expect(seenUnit({ units: { 'A:R03': '8.5 9 NE', ...FAR } }, 'A:R03')).toMatchObject({
      card: 'R03',
      seat: 0,
      faction: 'roman',
      base: 'column',
      state: 'deployed',
      at: '8.5 9 NE',
      x: 8.5,
      y: 9,
      heading: 1,
      width: 1,
      depth: 2,
      costs: [1, 2, 3, 2],
      colours: ['red', 'grey', 'grey', 'grey'],
    });
    expect(seenUnit({ units: { 'A:R03': 'waiting', 'A:R01': '8 8 N', ...FAR } }, 'A:R03').at).toBeNull();
  });
  test('who stands where, who is wounded and who fell', () => {
    const { slots, figures, health, mostHealth, downed } = seenUnit({ units: { 'A:R03': '8 8 N S1-S2 S3:1 -S6', ...FAR } }, 'A:R03');
    expect(slots.map(({ slot, start, wounds }) => [slot, start, wounds])).toEqual([
      ['S1', null, 0],
      ['S2', 'S1', 0],
      ['S3', 'S3', 1],
      ['S4', null, 0],
      ['S5', null, 0],
      ['S6', null, 0],
      ['S7', 'S7', 0],
      ['S8', 'S8', 0],
    ]);
    expect([figures, health, mostHealth, downed]).toEqual([4, 7, 10, [{ start: 'S6', figure: '1R05' }]]);
  });
  test('the ready icons, and how many times it has an ability', () => {
    const { icons, abilities } = seenUnit({ units: { 'A:R01': '8 8 N -S1 S4-S6', ...FAR } }, 'A:R01');
    expect(icons).toEqual({ A: 2, D: 2, R: 0, M: 4 });
    expect(abilities).toEqual([
      { ability: 'disciplined', on: 'bar', ready: 1, of: 1 },
      { ability: 'wallOfShields', on: 'slot', ready: 2, of: 3 },
    ]);
  });
  test('what it is worth: sorties less, commanders more while they stand', () => {
    const units = { 'A:R10': '2 8 N', 'A:R01': '6 8 N', 'A:R12': '10 8 N', ...FAR };
    const worth = (name: string): [number, boolean] => {
      const { worth: vp, command } = seenUnit({ units }, name);
      return [vp, command];
    };
    expect([worth('A:R10'), worth('A:R01'), worth('A:R12')]).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });
  test('whom it touches, by which sides', () => {
    const units = { 'A:R01': '8 8 N', 'B:E01': '8 9 S', 'A:R10': '9.5 8 N' };
    expect(seenUnit({ units }, 'A:R01').adjacent).toEqual([
      { unit: 'B:E01', own: 'F', other: 'F', enemy: true },
      { unit: 'A:R10', own: 'R', other: 'L', enemy: false },
    ]);
  });
  test('the orders of this turn', () => {
    expect(seenUnit({ units: { 'A:R01': '8 8 N move=1 pushed cp=2', ...FAR } }, 'A:R01')).toMatchObject({
      orders: { move: 1, melee: 0, ranged: 0, regroup: 0, special: 0 },
      pushed: true,
      ownCp: 2,
    });
  });
});

describe('objectives', () => {
  const objectives = (units: Sketch['units']): ArcaneView['objectives'] =>
    seen(position({ units, pieces: ['wood 2 12', 'objective 8 12'] })).objectives;
  test('who holds them, and who would score', () => {
    expect(objectives({ 'A:R01': '8 12 N', ...FAR })).toEqual([{ piece: 1, units: ['A:R01'], controlledBy: 0, contested: false }]);
    expect(objectives({ 'A:R01': '8 4 N', ...FAR })).toEqual([{ piece: 1, units: [], controlledBy: null, contested: false }]);
    expect(objectives({ 'A:R01': '8 12 N', 'B:E01': '8 13 S' })).toMatchObject([{ controlledBy: null, contested: true }]);
  });
  test('a player sees what the next turn would bring', () => {
    const { players } = seen(position({ units: { 'A:R01': '8 12 N', ...FAR }, pieces: ['objective 8 12'], vp: [4, 0] }));
    expect(players.map(({ vp, target, forecast, points, inPlay }) => [vp, target, forecast, points, inPlay])).toEqual([
      [4, 21, 1, 800, 800],
      [0, 21, 0, 675, 675],
    ]);
  });
});

describe('the table', () => {
  test('terrain is named as in snaps, zones say whose they are', () => {
    const { field } = seen(position({ units: { 'A:R01': '8 8 N', ...FAR }, pieces: ['wood 2 12', 'rocks 8 12 45'] }));
    expect(field.pieces).toEqual([
      { name: 'wood 1', kind: 'wood', category: 'difficult', x: 2, y: 12, heading: 0, width: 3, depth: 2 },
      { name: 'rocks 2', kind: 'rocks', category: 'impassable', x: 8, y: 12, heading: 1, width: 2, depth: 2 },
    ]);
    expect(field.zones.map(({ y, heading, seat }) => [y, heading, seat])).toEqual([
      [[0, 2], 0, 0],
      [[22, 24], 4, 1],
    ]);
  });
  test('nobody sees an army before all have been chosen, everybody does afterwards', () => {
    const match = opened('standard', 2).as(0, 'roman7000');
    const shown = (eye: 'public' | number): number => (match.view(eye).table as ArcaneView).units.length;
    expect([shown(0), shown(1), shown('public')]).toEqual([0, 0, 0]);
    match.as(1, 'han7000');
    expect([shown(0), shown(1), shown('public')]).toEqual([16, 16, 16]);
  });
  test('it holds the players’ own content, not the game’s', () => {
    const units = { 'A:R01': '8 8 N', ...FAR };
    expect(seen(position({ units })).own).toBeNull();
    const other = { ...content, armies: [] };
    expect(seen(position({ units, content: other })).own).toEqual(other);
  });
  test('everybody sees the same', () => {
    const match = position({ units: { 'A:R01': '8 8 N', ...FAR } });
    expect({ ...seen(match, 1), eye: 0 }).toEqual(seen(match, 0));
    expect({ ...seen(match, 'public'), eye: 0 }).toEqual(seen(match, 0));
  });
});
