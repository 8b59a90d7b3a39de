// Chapter 16: the exact geometry, compared with formulas using sines and cosines.
import { forward } from '@tabularium/geometry';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import type { Base, UnitDef } from '../../content/kinds.ts';
import { cornersAt, type Pose } from '../../content/shapes.ts';
import { type Layout, tableOf } from '../../lesson/layout.ts';
import { sightLines } from '../../rules/field/sight.ts';
import { type Way, waysOf } from '../../rules/reach/manoeuvres.ts';
import { toolAt } from '../../rules/reach/turning-tool.ts';
import { ALL_SIDES, depthBehind, lengthOf, middleOf, notchAt, notchesOf, sizeOf, tick } from '../../rules/units/bases.ts';
import { notchName, poseCalled, poseName, unitCalled } from '../../table/names.ts';
import { type Position, position, where } from '../support/position.ts';
import { baseAt, cornersOf, type Point, pointOf, shifted, TICKS, toward } from '../support/rectangles.ts';

// Cards of each shape with cheap sides: H04 wide (1 1 1 1), R03 column (1 2 3 2), H10 sortie (1 1 1 1).
const far = { 'B:R04': '1 23 S' };
const moving = (unit: string, words: string, sketch: Partial<Layout> = {}): Position =>
  position({ ...sketch, units: { [unit]: words, ...far, ...sketch.units } }).play(`${unit} move`);
const offered = (match: Position, text: string): boolean => match.texts().includes(text);
const card = (id: string): UnitDef => content.units.find((unit) => unit.id === id) as UnitDef;
const pose = (name: string): Pose => poseCalled(name) as Pose;
const near = (points: readonly Point[], others: readonly Point[]): void => {
  expect(points).toHaveLength(others.length);
  for (const [i, { x, y }] of points.entries()) {
    expect(x).toBeCloseTo(others[i]?.x ?? Number.NaN, 6);
    expect(y).toBeCloseTo(others[i]?.y ?? Number.NaN, 6);
  }
};
const steps = ({ x, y }: Point): Point => ({ x: x / TICKS, y: y / TICKS });

describe('frame', () => {
  rule(['ARC-16.1', 'ARC-16.8'], 'x to the east, y to the north, headings clockwise from the north in eighths', () => {
    const ahead = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((way) => where(moving('A:H10', `8 12 ${way}`).play('F'), 'A:H10'));
    expect(ahead).toEqual([
      '8 13 N',
      '8.7071 12.7071 NE',
      '9 12 E',
      '8.7071 11.2929 SE',
      '8 11 S',
      '7.2929 11.2929 SW',
      '7 12 W',
      '7.2929 12.7071 NW',
    ]);
  });
  rule('ARC-16.2', 'the eight directions, with no number but the square root of one half', () => {
    const q = Math.sqrt(0.5);
    const table = [
      [0, 1],
      [q, q],
      [1, 0],
      [q, -q],
      [0, -1],
      [-q, -q],
      [-1, 0],
      [-q, q],
    ];
    expect(table.map((_, heading) => [forward(heading).x, forward(heading).y])).toEqual(table);
  });
  rule('ARC-16.3', 'poses are rounded to ten thousandths, halves up, once a manoeuvre is finished', () => {
    expect([tick(7.49), tick(7.5), tick(-7.5), tick(-7.51)]).toEqual([7, 8, -7, -8]);
    expect(where(moving('A:R03', '8 8 NE', { options: { halfSteps: 'on' } }).play('R half'), 'A:R03')).toBe('8.3536 7.6464 NE');
    // Three steps one by one: 0.7071 each, not 2.1213.
    expect(where(moving('A:H10', '8 8 NE').play('F', 'F', 'F'), 'A:H10')).toBe('10.1213 10.1213 NE');
    expect(where(moving('A:H10', '8 8 NE', { options: { halfSteps: 'on' } }).play('F half', 'F half', 'F half', 'F half'), 'A:H10')).toBe(
      '9.4144 9.4144 NE',
    );
  });
  rule('ARC-16.4', 'nearer than 0.002 is touching: a step that would stop that soon is not offered', () => {
    const ahead = (y: number): boolean => offered(moving('A:H10', '8 8 N', { units: { 'B:H10': `8 ${y} S` } }), 'F');
    expect([ahead(9.0019), ahead(9.002), ahead(9.0021)]).toEqual([false, false, true]);
    // Grazing by no more than that is no collision.
    const aside = (x: number): string => where(moving('A:H10', '8 8 N', { units: { 'B:H10': `${x} 9.5 S` } }).play('F'), 'A:H10');
    expect([aside(8.998), aside(8.9979)]).toEqual(['8 9 N', '8 8.5 N']);
  });
  rule('ARC-16.5', 'headings stay eighths: terrain lies in eighths, and what snaps to it does too', () => {
    const match = moving('A:H10', '8 8 N', { pieces: ['rocks 8.2 10.2 45'] }).play('F');
    expect(match.texts()).toEqual(['F on rocks 1 at 8.4121 8.2908 NW', 'F on rocks 1 at 7.705 8.5737 NE']);
  });
});

describe('bases', () => {
  rule('ARC-16.6', 'width and depth, sides clockwise from the front', () => {
    const shapes: readonly [string, number[], number[]][] = [
      ['H10', [1, 1, 1, 1], [1, 1, 1, 1]],
      ['H04', [2, 1, 2, 1], [1, 2, 1, 2]],
      ['R03', [1, 2, 1, 2], [2, 1, 2, 1]],
    ];
    for (const [id, lengths, depths] of shapes) {
      const size = sizeOf(card(id));
      expect(ALL_SIDES.map((side) => lengthOf(size, side) / TICKS)).toEqual(lengths);
      expect(ALL_SIDES.map((side) => depthBehind(size, side) / TICKS)).toEqual(depths);
      for (const way of ['N', 'NE', 'E', 'SW']) {
        const at = pose(`8 8 ${way}`);
        const same = baseAt(card(id).base, at);
        near(cornersAt(at, size).map(steps), cornersOf(same));
        const [right, ahead] = [same.width / 2, same.depth / 2];
        near(
          ALL_SIDES.map((side) => steps(middleOf(at, size, side))),
          [pointOf(same, 0, ahead), pointOf(same, right, 0), pointOf(same, 0, -ahead), pointOf(same, -right, 0)],
        );
      }
    }
  });
  rule('ARC-16.7', 'one notch on short sides, three on long ones, named clockwise', () => {
    const names = (id: string): string[] => notchesOf(card(id)).map(notchName);
    expect(names('H10')).toEqual(['F', 'R', 'B', 'L']);
    expect(names('H04')).toEqual(['F-', 'F', 'F+', 'R', 'B-', 'B', 'B+', 'L']);
    expect(names('R03')).toEqual(['F', 'R-', 'R', 'R+', 'B', 'L-', 'L', 'L+']);
    const at = (id: string, way: string): string[] =>
      notchesOf(card(id)).map((notch) => {
        const { x, y } = notchAt(pose(`8 8 ${way}`), sizeOf(card(id)), notch);
        return `${notchName(notch)} ${x / TICKS} ${y / TICKS}`;
      });
    expect(at('H04', 'N')).toEqual(['F- 7.5 8.5', 'F 8 8.5', 'F+ 8.5 8.5', 'R 9 8', 'B- 8.5 7.5', 'B 8 7.5', 'B+ 7.5 7.5', 'L 7 8']);
    expect(at('R03', 'N')).toEqual(['F 8 9', 'R- 8.5 8.5', 'R 8.5 8', 'R+ 8.5 7.5', 'B 8 7', 'L- 7.5 7.5', 'L 7.5 8', 'L+ 7.5 8.5']);
    expect(at('H04', 'E')).toEqual(['F- 8.5 8.5', 'F 8.5 8', 'F+ 8.5 7.5', 'R 8 7', 'B- 7.5 7.5', 'B 7.5 8', 'B+ 7.5 8.5', 'L 8 9']);
  });
  rule('ARC-16.8', 'a step goes toward a side by one or a half, and keeps the heading', () => {
    const to = (step: string): string => where(moving('A:H04', '8 8 E', { options: { halfSteps: 'on' } }).play(step), 'A:H04');
    expect(['F', 'R', 'B', 'L', 'F half', 'R half'].map(to)).toEqual(['9 8 E', '8 7 E', '7 8 E', '8 9 E', '8.5 8 E', '8 7.5 E']);
  });
});

// ---- turns by formula

interface Turn {
  readonly name: string;
  readonly cost: number;
  readonly at: string;
  readonly side: number;
}
const NOTCHES: Readonly<Record<Base, readonly (readonly [number, number])[]>> = {
  sortie: [0, 1, 2, 3].map((side) => [side, 0]),
  wide: [0, 1, 2, 3].flatMap((side) => (side % 2 === 0 ? [-0.5, 0, 0.5] : [0]).map((offset) => [side, offset] as const)),
  column: [0, 1, 2, 3].flatMap((side) => (side % 2 === 1 ? [-0.5, 0, 0.5] : [0]).map((offset) => [side, offset] as const)),
};
const nameOf = (side: number, offset: number): string => `${'FRBL'[side]}${offset === 0 ? '' : offset < 0 ? '-' : '+'}`;
/** All turns in the order of kind, side, notch, exit, landing, free or not. */
function allTurns({ base, costs }: UnitDef, from: Pose): Turn[] {
  const own = baseAt(base, from);
  const depths = [own.depth, own.width, own.depth, own.width];
  const turns: Turn[] = [];
  for (const kind of ['angle', 'square'])
    for (const [side, offset] of NOTCHES[base])
      for (const [exit, hand] of [
        ['left', -1],
        ['right', 1],
      ] as const) {
        const out = own.heading + 2 * side;
        const notch = shifted(shifted(own, toward(out), (depths[side] ?? 0) / 2), toward(out + 2), offset);
        const way = kind === 'angle' ? out + hand : out + 2 * hand;
        const edge = kind === 'angle' ? shifted(notch, toward(way), 0.5) : shifted(shifted(notch, toward(out), 0.5), toward(way), 0.5);
        for (const [landing, along] of NOTCHES[base]) {
          const depth = depths[landing] ?? 0;
          const { x, y } = shifted(shifted(edge, toward(way), depth / 2), toward(way + 2), along);
          const heading = (((way + 4 - 2 * landing) % 8) + 8) % 8;
          turns.push({
            name: `${kind} ${exit} ${nameOf(side, offset)} ${nameOf(landing, along)}`,
            cost: (costs[side] ?? 0) * (1 + depth),
            at: poseName({ x: Math.round(x * TICKS), y: Math.round(y * TICKS), heading: heading as Pose['heading'] }),
            side,
          });
        }
      }
  return turns;
}
const firstOnly = (turns: readonly Turn[]): Turn[] =>
  turns.filter((turn, i) => turns.findIndex((other) => other.at === turn.at && other.cost === turn.cost) === i);
/** The turns that the rules find for a unit that stands alone, with any number of points. */
function foundTurns(unit: string, at: string): Pick<Turn, 'name' | 'cost' | 'at'>[] {
  const table = tableOf({ units: { [unit]: at, ...far } });
  return waysOf(table, unitCalled(table, unit), 100).flatMap(({ course, cost, pose: there }: Way) =>
    'turn' in course
      ? [{ name: `${course.turn} ${course.exit} ${notchName(course.tool)} ${notchName(course.attach)}`, cost, at: poseName(there) }]
      : [],
  );
}

describe('turns', () => {
  rule(
    ['ARC-16.9', 'ARC-16.10', 'ARC-16.12', 'ARC-16.13'],
    'every turn of every shape leads where the formula says, for its cost, in order',
    () => {
      for (const id of ['H10', 'H04', 'R03', 'R10', 'M01'])
        for (const way of ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']) {
          const at = `8.1234 12.4321 ${way}`;
          const expected = firstOnly(allTurns(card(id), pose(at))).map(({ name, cost, at: there }) => ({ name, cost, at: there }));
          expect(foundTurns(`A:${id}`, at)).toEqual(expected);
        }
    },
  );
  rule('ARC-16.13', 'how many there are, and how many different poses', () => {
    const count = (id: string): number[] => {
      const all = allTurns(card(id), pose('8 12 N'));
      return [all.length, all.filter(({ side }) => side === 0).length];
    };
    expect([count('H10'), count('H04'), count('R03')]).toEqual([
      [64, 16],
      [256, 96],
      [256, 32],
    ]);
    const poses = (id: string): number => new Set(foundTurns(`A:${id}`, '8 12 N').map(({ at }) => at)).size;
    expect([poses('H10'), poses('H04'), poses('R03')]).toEqual([48, 224, 224]);
  });
  rule('ARC-16.13', 'what cannot be paid for is dropped, and nothing else', () => {
    const table = tableOf({ units: { 'A:R03': '8 12 N', ...far } });
    const all = waysOf(table, 0, 100);
    for (const points of [1, 2, 3, 4, 6])
      expect(waysOf(table, 0, points).map(({ course }) => course)).toEqual(
        all.filter(({ cost }) => cost <= points).map(({ course }) => course),
      );
  });
  rule('ARC-16.13', 'a half step that stops where the full one stops is not offered as well', () => {
    const ahead = (gap: number): string[] =>
      moving('A:H10', '8 8 N', { pieces: [`wall 8 ${8.75 + gap}`], options: { halfSteps: 'on' } })
        .texts()
        .filter((text) => text.startsWith('F'));
    expect([ahead(0.3), ahead(0.5), ahead(0.7)]).toEqual([['F'], ['F'], ['F', 'F half']]);
  });
  rule('ARC-16.11', 'the tool: a right-angled triangle with edges of one step, the notch in the middle of an edge', () => {
    const size = sizeOf(card('H10'));
    const tool = (kind: 'angle' | 'square', exit: 'left' | 'right', way: string): Point[] =>
      toolAt(pose(`8 8 ${way}`), size, kind, { side: 0, offset: 0 }, exit).corners.map(steps);
    const q = Math.SQRT2 / 2;
    near(tool('angle', 'right', 'N'), [
      { x: 8 - q, y: 8.5 },
      { x: 8 + q, y: 8.5 },
      { x: 8, y: 8.5 + q },
    ]);
    near(tool('square', 'right', 'N'), [
      { x: 7.5, y: 8.5 },
      { x: 8.5, y: 8.5 },
      { x: 8.5, y: 9.5 },
    ]);
    near(tool('square', 'left', 'N'), [
      { x: 8.5, y: 8.5 },
      { x: 7.5, y: 8.5 },
      { x: 7.5, y: 9.5 },
    ]);
    near(tool('square', 'right', 'E'), [
      { x: 8.5, y: 8.5 },
      { x: 8.5, y: 7.5 },
      { x: 9.5, y: 7.5 },
    ]);
  });
  rule('ARC-16.11', 'it may touch things, and cover at most 0.002 steps of them', () => {
    // The tip of the tool of an angle turn lies at 8, 9.2071.
    const free = (y: number): boolean => offered(moving('A:H10', '8 8 N', { units: { 'B:H10': `7.8 ${y} N` } }), 'angle right F B');
    expect([free(9.71), free(9.7052), free(9.705)]).toEqual([true, true, false]);
  });
});

describe('collisions', () => {
  rule('ARC-16.14', 'bases of friends and enemies, impassable and difficult terrain and the edge; not objectives', () => {
    const length = (sketch: Partial<Layout>, at = '8 8 N'): string => {
      const match = moving('A:H10', at, sketch).play('F');
      return match.last('stepped').to;
    };
    expect(length({})).toBe('8 9 N');
    expect(length({ units: { 'A:H12': '8.3 9.25 N' } })).toBe('8 8.25 N');
    expect(length({ units: { 'B:H12': '8.3 9.25 N' } })).toBe('8 8.25 N');
    expect(length({ units: { 'B:H12': 'defeated' } })).toBe('8 9 N');
    expect(length({ pieces: ['rocks 8.3 9.75'] })).toBe('8 8.25 N');
    expect(length({ pieces: ['marsh 8.3 9.75'] })).toBe('8 8.25 N');
    expect(length({}, '8 23.25 N')).toBe('8 23.5 N');
    // At a slant: the lower corner of a turned square lies 0.7071 below its centre.
    expect(length({ units: { 'B:H12': '8.3 9.75 NE' } })).toBe('8 8.5429 N');
  });
  rule('ARC-16.15', 'at once: not offered; otherwise as far as the first, with everything met at that moment', () => {
    const both = moving('A:H04', '8 8 N', { units: { 'B:H10': '7.1 9.6 S', 'B:H12': '8.9 9.6018 S' } }).play('F');
    expect(both.match.pending[0]?.ask).toBe('snap'); // 0.0018 later is the same moment
    const first = moving('A:H04', '8 8 N', { units: { 'B:H10': '7.1 9.6 S', 'B:H12': '8.9 9.6021 S' } }).play('F');
    expect(first.last('snapped').against).toBe('B:H10');
    expect(where(first, 'A:H04')).toBe('8 8.6 N');
    expect(offered(moving('A:H04', '8 8 N', { pieces: ['wall 8 8.751'] }), 'F')).toBe(false);
  });
  rule('ARC-16.15', 'something just beyond the step is met within the tolerance', () => {
    const to = (y: number): number =>
      moving('A:H10', '8 8 N', { units: { 'B:H10': `8 ${y} S` } })
        .play('F')
        .events('snapped').length;
    expect([to(10), to(10.002), to(10.0021)]).toEqual([1, 1, 0]);
  });
});

describe('snapping', () => {
  rule('ARC-16.16', 'about the pivot by 45 degrees, then pushed flush', () => {
    // Clockwise about a point: (dx, dy) becomes (q (dx + dy), q (dy - dx)).
    const q = Math.SQRT1_2;
    const pivot = { x: 8.25, y: 9.2929 };
    const [dx, dy] = [8 - pivot.x, 8.7929 - pivot.y];
    const match = moving('A:H04', '8 8 N', { units: { 'B:H10': '8.25 10 NE' } }).play('F');
    const right = poseName({
      x: Math.round((pivot.x + q * (dx + dy)) * TICKS),
      y: Math.round((pivot.y + q * (dy - dx)) * TICKS),
      heading: 1,
    });
    expect(match.texts()).toContain(`F on B:H10 at ${right}`);
  });
  rule('ARC-16.16', 'ways to lie flush over less than 0.01 steps are dropped', () => {
    // The corner meets a side at 8.4929, just beside its end: to the west there is almost nothing left to lie against.
    const meet = (x: number): Position => moving('A:H10', '8 8 NE', { units: { 'B:H04': `${x} 9.7 S` } }).play('F');
    expect(meet(9.482).texts()).toEqual(['L on B:H04 at 7.9929 8.7 E', 'F on B:H04 at 8.9929 8.7 N']); // 0.0109
    expect(meet(9.488).last('snapped')).toMatchObject({ from: '8.4929 8.4929 NE', at: '8.9929 8.7 N' }); // 0.0049
  });
  rule('ARC-16.17', 'one’s own corner on a side, a corner on one’s own side, or flush already', () => {
    const sides = (unit: string, at: string, other: string): string[] => {
      const match = moving(unit, at, { units: { 'B:H10': other } }).play('F');
      return match.decision().ask === 'snap' ? match.texts().map((text) => text.charAt(0)) : [match.last('snapped').side];
    };
    expect(sides('A:H10', '8 8 NE', '8.45 9.7 S')).toEqual(['L', 'F']); // two own sides
    expect(sides('A:H04', '8 8 N', '8.25 10 NE')).toEqual(['F', 'F']); // two sides of the other
    expect(sides('A:H10', '8 8 N', '8.3 9.5 S')).toEqual(['F']);
  });
  rule('ARC-16.17', 'a corner exactly on a corner: both readings together, where there is a side to lie against', () => {
    // Its northern corner meets the other's south-western one at 8.5, 9.2071: it finds a side only below the other.
    const slanting = moving('A:H10', '8 8 NE', { units: { 'B:H10': '9 9.7071 N' } }).play('F');
    expect(slanting.last('snapped')).toMatchObject({ from: '8.5 8.5 NE', side: 'F', at: '9 8.7071 N' });
    // The end of its front meets the southern corner of a slanting one at 8.5, 9.
    const straight = moving('A:H10', '8 8 N', { units: { 'B:H10': '8.5 9.7071 NE' } }).play('F');
    expect(straight.last('snapped')).toMatchObject({ from: '8 8.5 N', side: 'F', at: '7.7929 9 NE' });
  });
  rule('ARC-16.18', 'only the smallest angle of each obstacle is kept', () => {
    // Flush over the whole front although another's corner lies on it as well: no rotation is offered.
    const match = moving('A:H04', '8 8 N', { units: { 'B:H10': '8.2 9.6 S' } }).play('F');
    expect(match.events('snapped')).toMatchObject([{ at: '8 8.6 N' }]);
  });
  rule('ARC-16.19', 'after a landing: corners inside, sides between them, the side of one’s own that faces it most nearly', () => {
    const land = (unit: string, turn: string, other: string, at: string): string[] => {
      const match = moving(unit, '8 8 N', { units: { [other]: at } }).play(turn);
      return match.decision().ask === 'snap' ? [...match.texts()] : [`${match.last('snapped').side} at ${match.last('snapped').at}`];
    };
    expect(land('A:H10', 'square right F B', 'B:H04', '10.2 9.6 N')).toEqual(['L on B:H04 at 9 8.6 E', 'F on B:H04 at 8.7 9 E']);
    expect(land('A:H10', 'angle right F B', 'B:H04', '9.6 10.1 S').toSorted()).toEqual([
      'F on B:H04 at 8.1 9.2071 E',
      'F on B:H04 at 8.7071 9.1 N',
      'R on B:H04 at 8.1 9.2071 N',
    ]);
    expect(land('A:H04', 'square right F+ B', 'B:H10', '10.3 9 N')).toEqual(['F at 9.3 9 E']);
  });
  rule('ARC-16.20', 'no overlap afterwards: a step stays where it is, a turn is not offered, one that only touches stays', () => {
    const stuck = { 'B:H04': '8.6 9.7 S', 'B:H10': '9.9 8.4 N', 'B:H12': '7.2 9 N' };
    const step = moving('A:H10', '8 8 NE', { units: stuck }).play('F');
    expect([where(step, 'A:H10'), step.decision().ask]).toEqual(['8.4929 8.4929 NE', 'manoeuvre']);
    const turn = moving('A:H04', '8 8 N', { units: { 'B:H10': '10.3 9 N', 'B:H12': '8.45 10 N' } });
    expect(offered(turn, 'square right F+ B')).toBe(false);
    // The landing at 9 9 touches a corner at 9.5 9; above and below there is no room to turn.
    const units = { 'B:H10': '10.2071 9 NE', 'B:H12': '9 10.02 N', 'B:H14': '9.1 7.98 N' };
    const touch = moving('A:H10', '8 8 N', { units }).play('square right F B');
    expect([where(touch, 'A:H10'), touch.events('snapped'), touch.decision().ask]).toEqual(['9 9 E', [], 'manoeuvre']);
  });
  rule('ARC-16.20', 'several things under a landing: the ways of all of them together', () => {
    const match = moving('A:H10', '8 8 N', { units: { 'B:H10': '9.9 9.8 N', 'B:H12': '9.9 8.3 N' } }).play('square right F B');
    expect(match.texts()).toEqual(['F on B:H10 at 8.9 9 E', 'F on B:H12 at 8.9 9 E']);
  });
  rule('ARC-16.21', 'landings that touch end the movement, corner on corner does not', () => {
    const land = (at: string): string =>
      moving('A:H10', '8 8 N', { units: { 'B:H10': at } })
        .play('square right F B')
        .decision().ask;
    expect([land('10 9 N'), land('10.2071 9.2 NE'), land('10 10 N')]).toEqual(['order', 'snap', 'manoeuvre']);
  });
});

describe('sliding', () => {
  rule('ARC-16.22', 'between ends and notches of the two sides: the nearest place each way', () => {
    const slides = (unit: string, at: string, other: string, where_: string): readonly string[] => {
      const match = moving(unit, at, { units: { [other]: where_ } }).play('F');
      return match.decision().ask === 'slide' ? match.decision().texts : [];
    };
    expect(slides('A:H04', '8 8 N', 'B:H04', '8.8 9.7 S')).toEqual(['0.3', '-0.2']);
    expect(slides('A:H10', '8 8 N', 'B:H10', '8.1 9.7 S')).toEqual(['0.1', '-0.4']);
    expect(slides('A:H10', '8 8 N', 'B:H10', '8.9 9.7 S')).toEqual(['0.4']); // the other way they would only share a corner
    expect(slides('A:H10', '8 8 N', 'B:H04', '8.5 9.7 S')).toEqual([]);
    // Facing east, clockwise along the front is to the south.
    expect(slides('A:H10', '8 8 E', 'B:H10', '9.7 7.9 W')).toEqual(['0.1', '-0.4']);
  });
});

describe('lines of sight', () => {
  const crossed = (x: number): number => {
    const table = tableOf({ units: { 'A:H10': '8 8 N', 'B:H10': '8 13 S', 'B:H12': `${x} 10.5 N` } });
    return sightLines(table, 0, 1)[0]?.units.length ?? Number.NaN;
  };
  rule('ARC-16.23', 'the outline is drawn in by the tolerance: grazing is not crossing', () => {
    expect([crossed(8), crossed(8.49), crossed(8.4979), crossed(8.498), crossed(8.5), crossed(8.6)]).toEqual([1, 1, 1, 1, 0, 0]);
  });
  rule('ARC-16.23', 'more than 0.01 steps of the line must be inside', () => {
    // A line from 8, 8.5 to 10, 12.5 through the corner of a sortie: it cuts off little or more.
    const cut = (x: number): number => {
      const table = tableOf({ units: { 'A:H10': '8 8 N', 'B:H10': '10 13 S', 'B:H12': `${x} 10 N` } });
      return sightLines(table, 0, 1).find(({ from, to }) => from === 0 && to === 0)?.units.length ?? Number.NaN;
    };
    // The lower right corner at x + 0.5, 9.5; the line is there at 8.5. Drawn in by 0.002 on both sides.
    expect([cut(8), cut(8.005), cut(8.01), cut(8.02)]).toEqual([0, 0, 1, 1]);
  });
});
