// Chapter 5: movement points, steps and turns.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import type { Layout } from '../../lesson/layout.ts';
import type { MoveAbout } from '../../table/about.ts';
import type { Manoeuvre, Snap } from '../../table/asks.ts';
import { type Position, position, where } from '../support/position.ts';

// H04 is wide (1 1 1 1), R01 wide (1 2 2 2), R03 a column (1 2 3 2), H10 a sortie (1 1 1 1).
const far = { 'B:R04': '1 23 S' };
const moving = (unit: string, words: string, sketch: Partial<Layout> = {}): Position =>
  position({ ...sketch, units: { [unit]: words, ...far, ...sketch.units } }).play(`${unit} move`);
const manoeuvres = (match: Position): Manoeuvre[] => match.options() as Manoeuvre[];
const steps = (match: Position): string[] =>
  manoeuvres(match).flatMap((one) => ('step' in one ? [`${one.step}${one.length === 1 ? '' : ' half'} ${one.cost}`] : []));
const turns = (match: Position): string[] => match.texts().filter((text) => /^(angle|square)/.test(text));
const offered = (match: Position, text: string): boolean => match.texts().includes(text);

describe('movement points', () => {
  rule('ARC-5.1', 'one for each ready icon, plus what abilities add', () => {
    expect(moving('A:R01', '8 8 N').last('movement')).toMatchObject({ points: 4, parts: [{ reason: 'icons', value: 4 }] });
    const hustling = moving('A:R02', '8 8 N').play('pass', 'A:R02 move push', 'S3');
    expect(hustling.last('movement')).toMatchObject({
      points: 6,
      parts: [
        { reason: 'icons', value: 4 },
        { reason: 'hustle', value: 2 },
      ],
    });
  });
  rule('ARC-5.1', 'counted after a push and after free attacks', () => {
    const pushed = position({ units: { 'A:R01': '8 8 N move=1', ...far } }).play('A:R01 move push', 'S10');
    expect(pushed.last('movement').points).toBe(3);
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S' };
    const struck = position({ units, dice: [6, 6, 1, 1] }).play('A:R04 move', 'B:R01', 'S9', 'S10');
    expect(struck.events('downed')).toHaveLength(2);
    expect(struck.last('movement').points).toBe(1);
  });
  rule('ARC-5.2', 'spent on steps and turns in any mix', () => {
    const match = moving('A:R03', '8 8 N', { options: { halfSteps: 'on' } }).play('F', 'angle right F B', 'R half');
    expect(match.events('stepped').map(({ cost, left }) => [cost, left])).toEqual([
      [1, 5],
      [2, 0],
    ]);
    expect(match.last('turned')).toMatchObject({ cost: 3, left: 2 });
    expect(match.decision().ask).toBe('order');
  });
  rule('ARC-5.2', 'nothing begins that cannot be paid in full; points left over are lost', () => {
    const match = moving('A:R01', '8 8 N only=S10,S11,S12');
    expect(steps(match)).toEqual(['F 1', 'R 2', 'B 2', 'L 2']);
    expect(manoeuvres(match).every(({ cost }) => cost <= 3)).toBe(true);
    match.play('F', 'F');
    expect(match.texts()).toEqual(['F', 'pass']);
    match.play('pass');
    expect(match.decision().ask).toBe('order');
    expect(match.play('A:R01 move push').last('movement').points).toBe(2); // nothing was saved
  });
});

describe('steps', () => {
  rule('ARC-5.3', 'E1: toward a side, without turning, for the cost of that side', () => {
    const step = (side: string): [string, number] => {
      const match = moving('A:R03', '8 8 N').play(side);
      return [where(match, 'A:R03'), match.last('stepped').cost];
    };
    expect([step('F'), step('R'), step('B'), step('L')]).toEqual([
      ['8 9 N', 1],
      ['9 8 N', 2],
      ['8 7 N', 3],
      ['7 8 N', 2],
    ]);
  });
  rule('ARC-5.4', 'half a step at full cost, if that is chosen', () => {
    const match = moving('A:R03', '8 8 N', { options: { halfSteps: 'on' } }).play('R half');
    expect([where(match, 'A:R03'), match.last('stepped').cost]).toEqual(['8.5 8 N', 2]);
    expect(steps(moving('A:R03', '8 8 N'))).toEqual(['F 1', 'R 2', 'B 3', 'L 2']);
  });
});

describe('turns', () => {
  const faces = (turn: string): string => where(moving('A:H10', '8 8 N').play(turn), 'A:H10');
  rule('ARC-5.5', 'an angle turn goes 45 degrees to the left or right', () => {
    expect([faces('angle left F B'), faces('angle right F B')]).toEqual(['7.2929 9.2071 NW', '8.7071 9.2071 NE']);
  });
  rule('ARC-5.6', 'a square turn goes 90 degrees to the left or right', () => {
    expect([faces('square left F B'), faces('square right F B')]).toEqual(['7 9 W', '9 9 E']);
  });
  rule('ARC-5.7', 'the tool goes against any notch of any side, and the unit is set down by any notch', () => {
    const options = manoeuvres(moving('A:H04', '8 8 N'));
    const tools = new Set(options.flatMap((one) => ('tool' in one ? [one.tool] : [])));
    expect([...tools].sort()).toEqual(['B', 'B+', 'B-', 'F', 'F+', 'F-', 'L', 'R']);
    const landings = new Set(options.flatMap((one) => ('tool' in one && one.tool === 'F' && one.turn === 'angle' ? [one.attach] : [])));
    expect([...landings].sort()).toEqual(['B', 'B+', 'B-', 'F', 'F+', 'F-', 'L', 'R']);
    expect(where(moving('A:H04', '8 8 N').play('angle right F F'), 'A:H04')).toBe('8.7071 9.2071 SW'); // it faces back
  });
  /** What turns cost, by the sides of tool and landing. */
  const costs = (unit: string): Record<string, number> =>
    Object.fromEntries(
      manoeuvres(moving(unit, '8 8 N')).flatMap((one) =>
        'tool' in one ? [[`${one.tool.charAt(0)} ${one.attach.charAt(0)}`, one.cost]] : [],
      ),
    );
  rule('ARC-5.8', 'the cost of the side with the tool, doubled or tripled by the depth of the base', () => {
    expect(costs('A:H10')).toMatchObject({ 'F F': 2, 'F B': 2, 'R B': 2, 'L B': 2, 'B B': 2 });
    expect(costs('A:H04')).toMatchObject({ 'F F': 2, 'F B': 2, 'F L': 3, 'F R': 3, 'L B': 2, 'L L': 3 });
    // A column: 1, 2 and 3 to the front, the flanks and the back, by a flank or by front and back.
    expect(costs('A:R03')).toMatchObject({ 'F L': 2, 'F R': 2, 'F B': 3, 'F F': 3, 'R L': 4, 'R B': 6, 'B L': 6 });
    expect(costs('A:R03')['B B']).toBeUndefined(); // nine points
  });
  rule('ARC-5.9', 'the tool lies on the table, on no base and on no impassable or difficult terrain', () => {
    const angle = (sketch: Partial<Layout>, at = '8 8 N'): boolean => offered(moving('A:H10', at, sketch), 'angle right F B');
    expect(angle({})).toBe(true);
    expect(angle({ units: { 'B:H10': '8 9.6 N' } })).toBe(false); // the tip of the tool is at 8, 9.2071
    expect(angle({ units: { 'A:H12': '8 9.6 N' } })).toBe(false); // friends too
    expect(angle({ units: { 'B:H10': '7.4 9.6 NE' } })).toBe(true);
    expect(angle({ pieces: ['wall 8 9.4'] })).toBe(false);
    expect(angle({ pieces: ['palisade 8 9.4'] })).toBe(false);
    expect(angle({ pieces: ['objective 8 9.4'] })).toBe(true);
    expect(angle({}, '8 23 N')).toBe(false); // it would stick out over the edge
    expect(turns(moving('A:H10', '8 23 N')).filter((turn) => turn.includes(' F '))).toEqual([]);
  });
  rule('ARC-5.10', 'a turn leaps: what stands beside tool and landing does not matter', () => {
    const match = moving('A:H10', '8 8 N', { units: { 'B:H10': '9.02 7.97 N' } });
    match.play('square right F B');
    expect([where(match, 'A:H10'), match.events('snapped')]).toEqual(['9 9 E', []]);
    expect(match.decision().ask).toBe('manoeuvre');
  });
  rule(['ARC-5.11', 'ARC-6.9'], 'a landing that has to displace another unit is not offered', () => {
    const units = { 'B:H10': '10.3 9 N' };
    const free = moving('A:H04', '8 8 N', { units });
    expect(offered(free, 'square right F+ B')).toBe(true);
    // To lie flush with the first, the base would have to go 0.2 to the west, where another one stands.
    const blocked = moving('A:H04', '8 8 N', { units: { ...units, 'B:H12': '8.45 10 N' } });
    expect(offered(blocked, 'square right F+ B')).toBe(false);
    expect([where(blocked, 'A:H04'), offered(blocked, 'B')]).toEqual(['8 8 N', true]);
  });
});

describe('before and after', () => {
  rule('ARC-5.12', 'every manoeuvre shows beforehand where it ends', () => {
    const sketch = { units: { 'B:H10': '9.4 9.6 NE' }, pieces: ['wood 5 10'] };
    const texts = moving('A:H04', '8 8 N', sketch).decision().texts;
    expect(texts.length).toBeGreaterThan(80);
    for (const text of texts.filter((_, i) => i % 5 === 0)) {
      const match = moving('A:H04', '8 8 N', sketch);
      const about = match.about(0, text) as MoveAbout;
      match.play(text);
      const poses = about.snaps.map(({ at }) => at);
      if (poses.length > 1) {
        expect(match.options().map((option) => (option as Snap).at)).toEqual(poses);
        match.play(match.texts()[0] as string); // a base that lands on something is set down once its place is known
      }
      const told = match.events('turned').at(-1) ?? match.last('stepped');
      expect([text, about.at, about.left]).toEqual([text, told.to, told.left]);
      if (poses.length > 1) expect(match.last('snapped').at).toBe(poses[0]);
      else if (poses.length === 1) expect(match.last('snapped').at).toBe(poses[0]);
      else expect(match.events('snapped')).toEqual([]);
    }
  });
  rule('ARC-5.12', 'and which enemies it would be beside, with which sides', () => {
    const match = moving('A:H10', '8 8 N', { units: { 'B:H10': '8 9.6 S' } });
    expect(match.about(0, 'F')).toMatchObject({
      at: '8 8.6 N',
      snaps: [{ at: '8 8.6 N', enemies: [{ unit: 'B:H10', own: 'F', other: 'F' }] }],
    });
    expect(match.about(0, 'B')).toMatchObject({ at: '8 7 N', snaps: [], enemies: [], stuck: false, left: 3 });
  });
  rule('ARC-5.13', 'a move order ends when its owner stops, after a snap, or when nothing is left to do', () => {
    expect(moving('A:R01', '8 8 N').play('F', 'pass').decision().ask).toBe('order');
    const snapped = moving('A:R01', '8 8 N', { units: { 'B:H10': '8 9.5 S' } }).play('F');
    expect([snapped.events('snapped').length, snapped.decision().ask]).toEqual([1, 'order']);
    expect(moving('A:R01', '8 8 N').play('F', 'F', 'F', 'F').decision().ask).toBe('order');
  });
});
