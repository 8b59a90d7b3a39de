// Chapter 3: command points, what orders cost, and pushing.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import type { Order } from '../../table/asks.ts';
import { type Position, position, ready, unit, where } from '../support/position.ts';

const ones = Array.from({ length: 40 }, () => 1);
const far = { 'B:E01': '2 22 S' };
/** What every order that is offered costs. */
const costs = (match: Position): Record<string, number> =>
  Object.fromEntries(match.decision().texts.map((text, i) => [text, (match.options()[i] as Order).cp]));
/** The orders that one unit is offered. */
const orders = (match: Position, name: string): string[] =>
  match.texts().flatMap((text) => (text.startsWith(`${name} `) ? [text.slice(name.length + 1)] : []));

describe('command points', () => {
  rule('ARC-3.1', 'they come with the turn, are spent in any order, and are lost at its end', () => {
    const units = { 'A:R01': '4 4 N', 'A:R03': '12 4 N', ...far };
    const match = position({ units, step: 'begin' });
    expect(match.last('received')).toMatchObject({ seat: 0, cp: 8, penalty: 0 });
    match.play('A:R01 regroup', 'pass', 'A:R03 move', 'pass', 'A:R01 move', 'pass');
    expect(match.events('ordered').map(({ unit: name, order, cp }) => [name, order, cp])).toEqual([
      ['A:R01', 'regroup', 1],
      ['A:R03', 'move', 2],
      ['A:R01', 'move', 2],
    ]);
    expect(match.table.turn?.cp).toBe(3);
    match.play('pass');
    expect(match.last('turnEnded')).toMatchObject({ seat: 0, lost: 3 });
    expect(match.last('received')).toMatchObject({ seat: 1, cp: 8 });
    expect(match.decision().seats).toEqual([1]);
    expect(match.texts().filter((text) => text.startsWith('A:'))).toEqual([]); // nobody orders others’ units
  });
  rule('ARC-3.1', 'a turn ends by itself once nothing can be ordered', () => {
    const match = position({ units: { 'A:R01': '4 4 N', ...far }, cp: 1 }).play('A:R01 regroup', 'pass');
    expect(match.last('turnBegan').seat).toBe(1);
  });
});

describe('costs', () => {
  rule('ARC-3.2', 'one point for a sortie and two for a formation; regroup and special orders one for all', () => {
    const units = {
      'A:R07': '4 8 N S1-S3', // a formation beside an enemy, with a special order
      'B:R04': '4 9 S',
      'A:E05': '10 8 N', // a sortie that shoots and bursts
      'A:H10': '14 8 N', // a sortie beside an enemy
      'B:E12': '14 9 S',
      'A:E02': '12 5 E', // a formation that shoots
    };
    const found = costs(position({ units }));
    expect(found).toMatchObject({
      'A:R07 move': 2,
      'A:R07 melee B:R04': 2,
      'A:R07 regroup': 1,
      'A:R07 armoredRush B:R04': 1,
      'A:E05 move': 1,
      'A:E05 shot B:E12': 1,
      'A:E05 regroup': 1,
      'A:E05 fireburst B:R04': 1,
      'A:H10 move': 1,
      'A:H10 melee B:E12': 1,
    });
    const shooting = costs(position({ units: { 'A:E02': '8 8 N', 'B:R04': '8 12 S' } }));
    expect(shooting['A:E02 shot B:R04']).toBe(2);
  });
  rule('ARC-3.3', 'surcharges of several units add up, the charge is taken off, never below 0', () => {
    // Two units that impede, and two temples of peace for everything but moving.
    const impeded = { 'A:R01': '8 8 N', 'B:E04': '7.5 9.5 S', 'B:H09': '8.5 9.5 S' };
    expect(costs(position({ units: impeded }))['A:R01 move']).toBe(4);
    const peaceful = { 'A:R01': '8 8 N', 'B:R09': '7.5 9 S', 'B:H14': '8.5 9 S' };
    const found = costs(position({ units: peaceful }));
    expect([found['A:R01 regroup'], found['A:R01 melee B:R09'], found['A:R01 move']]).toEqual([3, 4, 2]);
    const elusive = { 'A:R03': '8 8 N charger', 'B:H04': '8 9.5 S', 'B:R09': '9.5 9.5 S' };
    expect(costs(position({ units: elusive }))['A:R03 melee B:H04']).toBe(3); // 2 + 1 elusive + 1 peace - 1 charge
    expect(costs(position({ units: { 'A:R03': '8 8 N charger', 'B:R04': '8 9.5 S' } }))['A:R03 melee B:R04']).toBe(1);
  });
  rule('ARC-3.3', 'nothing can be ordered that costs more than there is', () => {
    const match = position({ units: { 'A:R01': '4 4 N', 'A:H10': '8 4 N', ...far }, cp: 1 });
    expect(match.texts()).toEqual(['A:R01 regroup', 'A:H10 move', 'A:H10 regroup', 'pass']);
    expect(match.refuses('A:R01 move')).toMatchObject({ rule: 'ARC-3.3', because: 'tooFewCp', needs: 2, has: 1 });
  });
  rule('ARC-3.4', 'a throw is a special order for one point, even by a formation, with its own dice', () => {
    const units = { 'A:R02': '8 8 N S9-S1', 'B:R04': '8 10.5 S' };
    const match = position({ units, dice: ones });
    expect(costs(match)['A:R02 thrownWeapon B:R04']).toBe(1);
    match.play('A:R02 thrownWeapon B:R04');
    expect(match.last('ordered')).toMatchObject({ order: 'special', ability: 'thrownWeapon', cp: 1, push: false });
    expect(match.last('rolled').attack).toHaveLength(3);
    expect(unit(match, 'A:R02').orders).toMatchObject({ ranged: 0, special: 1 });
    expect(orders(match, 'A:R02')).toEqual(['move', 'regroup']); // it was the one special order
    expect(match.refuses('A:R02 thrownWeapon B:R04')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  });
});

describe('pushing', () => {
  const fighting = { 'A:R01': '8 8 N', 'B:R04': '8 9 S' };
  rule(['ARC-3.5', 'ARC-3.6'], 'E5: a second melee order costs a figure, and is the only push of the turn', () => {
    const match = position({ units: fighting, dice: ones }).play('A:R01 melee B:R04');
    expect(orders(match, 'A:R01')).toEqual(['move', 'melee B:R04 push', 'regroup']);
    match.play('A:R01 melee B:R04 push');
    expect(match.last('ordered')).toMatchObject({ cp: 2, push: true });
    expect(match.decision().ask).toBe('pushLoss');
    expect(match.texts()).toEqual(['S1', 'S4', 'S10']); // one of each kind
    expect(match.events('rolled')).toHaveLength(1); // it falls before the dice are rolled
    match.play('S10');
    expect(match.last('downed')).toMatchObject({ unit: 'A:R01', slot: 'S10', why: 'push' });
    expect(match.events('rolled')).toHaveLength(2);
    expect(ready(match, 'A:R01')).toHaveLength(8);
    expect(match.refuses('A:R01 melee B:R04 push')).toMatchObject({ rule: 'ARC-3.6', because: 'pushed' });
    expect(orders(match, 'A:R01')).toEqual(['move', 'regroup']);
    match.play('A:R01 move', 'pass', 'pass'); // nobody wants the free attack or to go anywhere
    expect(orders(match, 'A:R01')).not.toContain('move push');
  });
  rule('ARC-3.5', 'a figure falls outright, whatever its pegs', () => {
    const match = position({ units: { 'A:R07': '8 8 N melee=1', 'B:R04': '8 9 S' }, dice: ones });
    match.play('A:R07 melee B:R04 push', 'S1');
    expect(match.last('downed')).toMatchObject({ slot: 'S1', why: 'push' });
    expect(match.events('wounded')).toEqual([]);
    expect(ready(match, 'A:R07')).toEqual(['S2', 'S4', 'S7', 'S8']);
  });
  rule('ARC-3.6', 'several units can be pushed in one turn', () => {
    const match = position({ units: { 'A:E02': '4 4 N move=1', 'A:H10': '8 4 N move=1 pushed', 'A:R04': '12 4 N move=1', ...far } });
    match.play('A:E02 move push', 'S1', 'pass', 'A:R04 move push', 'S1', 'pass');
    expect(match.events('downed').map((event) => event.unit)).toEqual(['A:E02', 'A:R04']);
    expect(orders(match, 'A:H10')).toEqual(['regroup']);
  });
  rule('ARC-3.6', 'never for a second special order, however many special abilities there are', () => {
    const units = { 'A:E13': '8 8 N S1-S2 special=1', 'B:R04': '8 9 S' };
    const match = position({ units });
    expect(orders(match, 'A:E13')).toEqual(['move', 'melee B:R04', 'regroup']);
    expect(match.refuses('A:E13 deathTouchMaster')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  });
  rule('ARC-3.7', 'the first of each type is free; throws count as special orders; disciplined units regroup at will', () => {
    const match = position({ units: { 'A:R01': '8 8 N', ...far } }).play(
      'A:R01 regroup',
      'pass',
      'A:R01 regroup',
      'pass',
      'A:R01 regroup',
      'pass',
    );
    expect(match.events('ordered').map(({ push }) => push)).toEqual([false, false, false]);
    expect([ready(match, 'A:R01').length, match.table.turn?.cp]).toEqual([9, 5]);
    const other = position({ units: { 'A:E12': '8 8 N', ...far } }).play('A:E12 regroup', 'pass');
    expect(orders(other, 'A:E12')).toEqual(['move', 'regroup push']);
    const thrower = (words: string): string[] =>
      orders(position({ units: { 'A:R02': `8 8 N S9-S1 ${words}`, 'B:R04': '8 10.5 S' } }), 'A:R02');
    expect([thrower('ranged=1 pushed'), thrower('special=1')]).toEqual([
      ['move', 'regroup', 'thrownWeapon B:R04'],
      ['move', 'regroup'],
    ]);
  });
  rule('ARC-3.7', 'a free attack is not an order to the unit that makes it', () => {
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S' };
    const match = position({ units, dice: ones }).play('A:R04 move', 'B:R01');
    expect(match.events('freeAttack')).toHaveLength(1);
    expect(unit(match, 'B:R01').orders.melee).toBe(0);
  });
  rule('ARC-3.8', 'any figure may be lost, even a sound one while another is wounded', () => {
    const match = position({ units: { 'A:R07': '8 8 N S1:1 melee=1', 'B:R04': '8 9 S' }, dice: ones }).play('A:R07 melee B:R04 push');
    expect(match.texts()).toEqual(['S1', 'S2', 'S4', 'S7']);
    match.play('S2');
    expect(unit(match, 'A:R07').wounds[0]).toBe(1);
  });
  rule('ARC-3.9', 'an order made impossible by the loss is wasted, and its points stay spent', () => {
    const melee = position({ units: { 'A:R01': '8 8 N only=S1,S4 melee=1', 'B:R04': '8 9 S' } }).play('A:R01 melee B:R04 push', 'S4');
    expect(melee.last('wasted')).toMatchObject({ unit: 'A:R01', order: 'melee', because: 'noAttackIcon' });
    expect([melee.table.turn?.cp, unit(melee, 'A:R01').orders.melee, melee.events('rolled').length]).toEqual([6, 2, 0]);
    const shot = position({ units: { 'A:R04': '8 8 N only=S1,S7 ranged=1', 'B:E12': '8 12 S' } }).play('A:R04 shot B:E12 push', 'S1');
    expect(shot.last('wasted')).toMatchObject({ unit: 'A:R04', order: 'ranged', because: 'noRangedIcon' });
    expect([shot.table.turn?.cp, shot.events('rolled').length]).toEqual([6, 0]);
    const move = position({ units: { 'A:R01': '8 8 N only=S1,S10 move=1', ...far } }).play('A:R01 move push', 'S10');
    expect(move.last('wasted')).toMatchObject({ unit: 'A:R01', order: 'move', because: 'noMovement' });
  });
  rule('ARC-3.9', 'sides are chosen before anything is paid', () => {
    const units = { 'A:E05': '6 8 N', 'B:E12': '9 11 S' };
    const match = position({ units, dice: ones }).play('A:E05 shot B:E12');
    expect([match.decision().ask, match.texts()]).toEqual(['shotSides', ['F-F', 'F-R', 'R-F', 'R-R']]);
    expect([match.table.turn?.cp, match.events('ordered')]).toEqual([8, []]);
    match.play('F-R');
    expect([match.table.turn?.cp, match.last('attacked').to]).toEqual([7, 'R']);
  });
  rule(['ARC-3.10', 'ARC-15.1'], 'E26: losing the last figure by a push defeats the unit, and the opponent scores', () => {
    const push = (name: string, only: string): Position =>
      position({ units: { [name]: `8 8 N only=${only} move=1`, 'A:R01': '2 2 N', ...far } }).play(`${name} move push`);
    const sortie = push('A:H10', 'S7');
    expect(where(sortie, 'A:H10')).toBe('defeated');
    expect(sortie.last('vp')).toMatchObject({ seat: 1, change: 1, why: 'sortie', unit: 'A:H10' });
    expect(push('A:E02', 'S10').last('vp')).toMatchObject({ seat: 1, change: 2, why: 'formation' });
  });
});

describe('what an order needs', () => {
  rule('ARC-3.11', 'a movement point, counting Hustle when pushed', () => {
    const still = position({ units: { 'A:R01': '8 8 N only=S1', ...far } });
    expect(still.refuses('A:R01 move')).toMatchObject({ rule: 'ARC-3.11', because: 'noMovement' });
    const first = position({ units: { 'A:R02': '8 8 N only=S3,S6', ...far } });
    expect(first.refuses('A:R02 move')).toMatchObject({ because: 'noMovement' });
    const pushed = position({ units: { 'A:R02': '8 8 N only=S3,S6 move=1', ...far } }).play('A:R02 move push', 'S3');
    expect(pushed.last('movement')).toMatchObject({ points: 2 });
    expect(pushed.decision().ask).toBe('manoeuvre');
  });
  rule('ARC-3.11', 'an attack icon and an adjacent target, a ranged icon, an ability with a target; regrouping needs nothing', () => {
    const match = position({ units: { 'A:R01': '8 8 N only=S1', 'A:R07': '2 2 N S1-S3', 'B:R04': '8 9 S' } });
    expect(orders(match, 'A:R01')).toEqual(['regroup']);
    expect(match.refuses('A:R01 melee B:R04')).toMatchObject({ rule: 'ARC-9.1', because: 'noAttackIcon' });
    expect(match.refuses('A:R01 shot B:R04')).toMatchObject({ rule: 'ARC-10.1', because: 'noRangedIcon' });
    expect(orders(match, 'A:R07')).toEqual(['move', 'regroup']); // its rush has no target
  });
});
