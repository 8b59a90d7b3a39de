// Chapter 13: modes, several players, teams, the penalty for mixed armies.
import { type Played, rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import type { ArcaneKit } from '../../table/table.ts';
import type { ArcaneView } from '../../table/view.ts';
import { musters, onTo, opened } from '../support/opened.ts';
import { type Position, position, unit } from '../support/position.ts';

const table = (match: Played<ArcaneKit>): ArcaneView => match.view('public').table as ArcaneView;
const ones = Array.from({ length: 40 }, () => 1);
const orders = (match: Position, name: string): string[] =>
  match.texts().flatMap((text) => (text.startsWith(`${name} `) ? [text.slice(name.length + 1)] : []));

describe('sizes', () => {
  /** Whether a player with this many points who holds an objective wins at the start of the turn. */
  const wins = (points: number, vp: number): boolean => {
    const units = { 'A:R01': '4 10 N', 'B:E01': '12 20 S' };
    const match = position({ options: { points }, units, pieces: ['objective 4 10'], vp: [vp, 0], step: 'begin' });
    return match.result !== undefined;
  };
  rule(['ARC-13.1', 'ARC-12.1'], '5000 points: 8 command points, 15 victory points', () => {
    expect(table(opened('standard', 2, { points: 5000 })).terms).toMatchObject({ cp: 8, vp: 15 });
    expect([wins(5000, 11), wins(5000, 12)]).toEqual([false, true]);
  });
  rule('ARC-13.2', '7000 points: 8 command points, 21 victory points', () => {
    expect(table(opened('standard', 2, { points: 7000 })).terms).toMatchObject({ cp: 8, vp: 21 });
    expect([wins(7000, 17), wins(7000, 18)]).toEqual([false, true]);
  });
  rule('ARC-13.3', '10000 points: 10 command points, 25 victory points', () => {
    expect(table(opened('standard', 2, { points: 10000 })).terms).toMatchObject({ cp: 10, vp: 25 });
    expect([wins(10000, 21), wins(10000, 22)]).toEqual([false, true]);
  });
});

describe('variants', () => {
  const pieces = (match: Played<ArcaneKit>): string[] => table(match).field.pieces.map(({ kind, x, y }) => `${kind} ${x} ${y}`);
  rule('ARC-13.4', 'King of the Hill: one objective in the middle, other terrain as the players like', () => {
    const match = opened('kingOfTheHill', 2);
    expect(table(match).terms).toMatchObject({ points: 7000, cp: 8, vp: 15 });
    expect(pieces(match)).toEqual(['objective 8 12', 'wall 4 12', 'wall 12 12', 'wood 8 7', 'wood 8 17']);
    const laid = musters(opened('kingOfTheHill', 2, { ground: 'placed' }, [6, 6, 1, 1]), ['R01'], ['E01']);
    expect(pieces(laid)).toEqual(['objective 8 12']);
    expect(laid.decision().ask).toBe('piece');
  });
  rule('ARC-13.5', 'Death Before Dishonor: no objectives', () => {
    const match = opened('deathBeforeDishonor', 2);
    expect(table(match).terms).toMatchObject({ points: 7000, cp: 8, vp: 8 });
    expect(table(match).objectives).toEqual([]);
    const laid = musters(opened('deathBeforeDishonor', 2, { ground: 'placed' }, [6, 6, 1, 1]), ['R01'], ['E01']);
    expect([pieces(laid), laid.decision().ask]).toEqual([[], 'piece']);
  });
  rule('ARC-13.6', 'custom battles: army total, command points and victory points as the players like', () => {
    const options = { total: 3000, commandPoints: 13, victoryPoints: 42 };
    expect(table(opened('custom', 4, options)).terms).toMatchObject({ points: 3000, cp: 13, vp: 42 });
    expect(() => opened('custom', 2, { commandPoints: 21 })).toThrow();
    expect(table(opened('custom', 2, { total: 500, victoryPoints: 1 })).terms).toMatchObject({ points: 500, vp: 1 });
    expect(table(opened('custom', 2, { total: 2750, victoryPoints: 98 })).terms).toMatchObject({ points: 2750, vp: 98 });
    for (const wrong of [{ total: 250 }, { total: 2600 }, { victoryPoints: 0 }, { victoryPoints: 100 }])
      expect(() => opened('custom', 2, wrong)).toThrow();
  });
  rule('ARC-13.6', 'with 500 points everybody can field an army', () => {
    const match = opened('custom', 2, { total: 500 }).as(0, 'build');
    expect(match.texts(0)).toEqual(['R19', 'E19', 'H18', 'M11']);
  });
  rule(
    ['ARC-13.6', 'ARC-2.6', 'ARC-2.17'],
    'tables of other sizes: zones as long as the side allows, terrain where there is room for it',
    () => {
      const small = table(opened('custom', 2, { tableSize: 75, battlefield: 'templeRuins' })).field;
      expect([small.width, small.depth, small.zones.map(({ x, y }) => [x, y])]).toEqual([
        12,
        18,
        [
          [
            [0, 12],
            [0, 2],
          ],
          [
            [0, 12],
            [16, 18],
          ],
        ],
      ]);
      expect(small.pieces.map(({ kind, x, y }) => `${kind} ${x} ${y}`)).toEqual(['objective 3 7.5', 'objective 9 10.5', 'temple 6 9']);
      const large = table(opened('custom', 3, { tableSize: 150 })).field;
      expect([large.width, large.depth, large.zones.map(({ x, y }) => [x, y])]).toEqual([
        42,
        42,
        [
          [
            [9, 33],
            [0, 2],
          ],
          [
            [0, 2],
            [18, 42],
          ],
          [
            [40, 42],
            [18, 42],
          ],
        ],
      ]);
      expect(large.pieces).toHaveLength(7);
      const sizes = [2, 3, 4, 5, 6].flatMap((seats) => [75, 125, 150].map((tableSize) => ({ seats, tableSize })));
      for (const { seats, tableSize } of sizes) {
        const placed = seats === 2 ? { battlefield: 'placed' } : { layout: 'placed' };
        const match = opened('custom', seats, { total: 1000, tableSize, ...placed });
        expect(table(onTo(match, 'piece')).objectives).toHaveLength(seats); // there is room for all
      }
    },
  );
  rule('ARC-13.10', 'the variants for every number of players and all sizes of armies', () => {
    const sizes = (mode: 'kingOfTheHill' | 'deathBeforeDishonor') =>
      [5000, 7000, 10000].map((points) => {
        const { cp, vp } = table(opened(mode, 2, { points })).terms;
        return [cp, vp];
      });
    expect(sizes('kingOfTheHill')).toEqual([
      [8, 11],
      [8, 15],
      [10, 18],
    ]);
    expect(sizes('deathBeforeDishonor')).toEqual([
      [8, 6],
      [8, 8],
      [10, 10],
    ]);
    for (const seats of [3, 4, 5, 6]) {
      const hill = table(opened('kingOfTheHill', seats));
      const middle = hill.field.pieces.filter(({ kind }) => kind === 'objective').map(({ x, y }) => [2 * x, 2 * y]);
      expect(middle).toEqual([[hill.field.width, hill.field.depth]]);
      expect(hill.field.pieces.length).toBeGreaterThan(2); // other terrain too
      const honour = table(opened('deathBeforeDishonor', seats));
      expect([honour.objectives, honour.field.pieces.length > 2]).toEqual([[], true]);
    }
  });
  rule(['ARC-13.4', 'ARC-2.12'], 'on the hill any number of other pieces may be placed', () => {
    const match = musters(opened('kingOfTheHill', 2, { ground: 'placed' }, [6, 6, 1, 1]), ['R01'], ['E01']);
    for (const y of [5, 8, 15, 18]) for (const x of [2, 8]) match.play('wall', '0', String(x), String(y));
    expect([match.decision().ask, pieces(match).length]).toEqual(['piece', 9]);
  });
});

describe('several players', () => {
  rule('ARC-13.7', 'everybody else is an enemy', () => {
    const units = { 'A:H03': '8 8 N', 'B:R04': '8 9 S', 'C:R04': '8 7 S', 'D:R04': '9.5 8 E' };
    const match = position({ seats: 4, units });
    expect(orders(match, 'A:H03').filter((order) => order.startsWith('melee'))).toEqual(['melee B:R04', 'melee D:R04']); // its back is grey
    expect(position({ seats: 4, units: { ...units, 'A:H03': '8 8 S' } }).texts()).toContain('A:H03 melee C:R04');
  });
  rule('ARC-13.7', 'turns go by the numbers', () => {
    const match = onTo(opened('custom', 5, { total: 2000 }), 'order');
    for (let turn = 0; turn < 7; turn++) match.play('pass');
    const numbers = match.events('turnBegan').map(({ seat }) => match.table.players[seat]?.number);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 1, 2, 3]);
  });
  rule(['ARC-13.7', 'ARC-18.11'], 'each number of players has its table; of six zones five players leave one empty', () => {
    const size = (seats: number): number[] => [table(opened('standard', seats)).field.width, table(opened('standard', seats)).field.depth];
    expect([3, 4, 5, 6].map(size)).toEqual([
      [28, 28],
      [32, 32],
      [28, 50],
      [28, 50],
    ]);
    const objectives = (seats: number): number => table(opened('standard', seats)).objectives.length;
    expect([3, 4, 5, 6].map(objectives)).toEqual([3, 4, 5, 6]);
    const five = onTo(opened('custom', 5, { total: 2000 }), 'zone');
    expect(five.texts()).toEqual(['1', '2', '3', '5', '6']);
    expect(table(five).field.pieces.filter(({ x, y }) => x === 14 && y === 42)).toEqual([]);
  });
});

describe('teams', () => {
  const teams = { mode: 'standard', seats: 4, options: { teams: 'on', points: 5000 } } as const;
  const around = { 'A:E14': '8 8 N', 'C:R04': '8 9 S', 'B:R04': '9.5 8 E', 'D:R04': '6.5 8 W' };
  rule('ARC-13.8', 'odd numbers fight even ones; friends cannot be attacked', () => {
    const match = position({ ...teams, units: around });
    expect(orders(match, 'A:E14').filter((order) => order.startsWith('melee'))).toEqual(['melee B:R04', 'melee D:R04']);
    expect(table(match).players.map(({ friends }) => friends)).toEqual([[2], [3], [0], [1]]);
    const six = position({ ...teams, seats: 6, units: { 'A:R01': '8 8 N' } });
    expect(table(six).players.map(({ friends }) => friends)).toEqual([
      [2, 4],
      [3, 5],
      [0, 4],
      [1, 5],
      [0, 2],
      [1, 3],
    ]);
  });
  rule('ARC-13.8', 'a team-mate does not strike units that move away, and does not prevent shooting', () => {
    const match = position({ ...teams, units: { 'A:R04': '8 8 N', 'C:H03': '8 7 N', 'B:R01': '8 12 S' } });
    expect(orders(match, 'A:R04')).toContain('shot B:R01');
    expect(match.play('A:R04 move').decision().ask).toBe('manoeuvre');
  });
  rule('ARC-13.8', 'only the owner gives orders', () => {
    const match = position({ ...teams, units: around });
    expect(match.texts().filter((text) => !text.startsWith('A:') && text !== 'pass')).toEqual([]);
  });
  rule('ARC-13.8', 'an ability that speaks of its owner helps the owner alone', () => {
    // The Crone lets the cavalry of her own army go, not that of her friends.
    const leave = (crone: string): string => {
      const units = { 'A:R03': '8 8 N', 'B:R01': '8 9.5 S', [crone]: '2 2 N' };
      return position({ ...teams, units, dice: ones })
        .play('A:R03 move')
        .decision().ask;
    };
    expect([leave('A:M08'), leave('C:M08')]).toEqual(['manoeuvre', 'disengage']);
    // A foreign faction in a friend's army does not calm the halberdiers.
    const dice = (other: string): number =>
      position({ ...teams, units: { 'A:H01': '8 8 N', 'B:R04': '8 9 S', [other]: '2 2 N' }, dice: ones })
        .play('A:H01 melee B:R04')
        .last('rolled').attack.length;
    expect([dice('A:R01'), dice('C:R01')]).toEqual([3, 5]);
  });
  rule('ARC-13.8', 'a team’s victory points are added up: twice as many win with four players, three times with six', () => {
    const begin = (seats: number, vp: readonly number[]): boolean =>
      position({ ...teams, seats, units: { 'A:R01': '4 4 N', 'B:R01': '4 20 S', 'C:R01': '8 4 N' }, vp, step: 'begin' }).result !==
      undefined;
    expect([begin(4, [14, 0, 15, 0]), begin(4, [15, 0, 15, 0]), begin(4, [0, 0, 30, 0])]).toEqual([false, true, true]);
    expect([begin(6, [15, 0, 15, 0, 14, 0]), begin(6, [15, 0, 15, 0, 15, 0])]).toEqual([false, true]);
    const match = position({ ...teams, units: { 'A:R01': '4 4 N', 'B:R01': '4 20 S' }, vp: [20, 0, 10, 0], step: 'begin' });
    expect(match.result).toMatchObject({ winners: [0, 2], rule: 'ARC-12.2' });
  });
  rule('ARC-13.8', 'an objective is controlled by a team', () => {
    const units = { 'A:R01': '4 10 N', 'C:R01': '4 11.5 N', 'B:R01': '12 20 S', 'D:R01': '16 20 S' };
    const match = position({ ...teams, units, pieces: ['objective 4 10'], step: 'begin' });
    expect(match.events('vp')).toMatchObject([{ seat: 0, change: 3, why: 'objective' }]);
    const contested = position({ ...teams, units: { ...units, 'B:R01': '4 8.5 N' }, pieces: ['objective 4 10'], step: 'begin' });
    expect(contested.events('vp')).toEqual([]);
  });
  rule('ARC-13.8', 'the last team with units wins', () => {
    const units = { 'A:E14': '8 8 N', 'C:R01': '2 2 N', 'B:H10': '8 9 S only=S1' };
    const match = position({ ...teams, units, dice: [6, 6, 6, 6, 6] }).play('A:E14 melee B:H10');
    expect(match.result).toMatchObject({ winners: [0, 2], rule: 'ARC-12.7' });
  });
});

rule('ARC-13.9', 'each faction beyond the first costs a command point, not counting mercenaries; at least one is left', () => {
  const received = (cards: readonly string[], sketch: { ambush?: boolean; cp?: number } = {}): [number, number] => {
    const units = Object.fromEntries(cards.map((card, i) => [`A:${card}`, `${2 + 3 * i} 2 N`]));
    const options = { factionPenalty: 'on', commandPoints: sketch.cp ?? 8 };
    const match = position({
      mode: 'custom',
      options,
      units: { ...units, 'B:E01': '2 22 S' },
      step: 'begin',
      ...(sketch.ambush ? { ambush: true } : {}),
    });
    return [match.last('received').cp, match.last('received').penalty];
  };
  expect(received(['R01', 'R04'])).toEqual([8, 0]);
  expect(received(['R01', 'E01'])).toEqual([7, 1]);
  expect(received(['R01', 'E01', 'H01', 'M01'])).toEqual([6, 2]);
  expect(received(['R01', 'M01'])).toEqual([8, 0]);
  expect(received(['R01', 'E01', 'H01'], { cp: 1 })).toEqual([1, 2]);
  expect(received(['R01', 'E01'], { ambush: true })).toEqual([3, 1]); // seven, halved
  const off = position({ units: { 'A:R01': '2 2 N', 'A:E01': '6 2 N', 'B:E01': '2 22 S' }, step: 'begin' });
  expect([off.last('received').cp, unit(off, 'A:R01').seat]).toEqual([8, 0]);
});
