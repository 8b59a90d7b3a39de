// Chapter 7: free attacks on formations that are ordered to move away.
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, position, ready, unit, where } from '../support/position.ts';

// R04 has no attack icons and a blue front, two defence icons and three of movement. R01 has two attack icons, E14 five.
const ones = Array.from({ length: 60 }, () => 1);
const asked = (match: Position): unknown => [match.decision().ask, match.decision().seats, match.texts()];

describe('who strikes', () => {
  rule('ARC-7.1', 'an enemy beside a formation that is ordered to move, once the order is paid for and before it moves', () => {
    const match = position({ units: { 'A:R04': '8 8 N', 'B:R01': '8 9 S' }, dice: ones }).play('A:R04 move');
    expect([match.table.turn?.cp, where(match, 'A:R04')]).toEqual([6, '8 8 N']);
    expect(asked(match)).toEqual(['disengage', [1], ['B:R01', 'pass']]);
    match.play('B:R01');
    expect(match.last('freeAttack')).toMatchObject({ unit: 'B:R01', target: 'A:R04' });
    expect(match.last('attacked')).toMatchObject({ unit: 'B:R01', target: 'A:R04', as: 'melee', from: 'F', to: 'F' });
    expect(match.last('rolled')).toMatchObject({ attack: [1, 1], defence: [1, 1] });
    expect(match.decision().ask).toBe('manoeuvre');
  });
  rule('ARC-7.1', 'E22: sorties never suffer it, and friends do not strike', () => {
    const sortie = position({ units: { 'A:H10': '8 8 N', 'B:R01': '8 9 S' } }).play('A:H10 move');
    expect(sortie.decision().ask).toBe('manoeuvre');
    const friend = position({ units: { 'A:R04': '8 8 N', 'A:R01': '8 9 S', 'B:E01': '1 23 S' } }).play('A:R04 move');
    expect(friend.decision().ask).toBe('manoeuvre');
    const apart = position({ units: { 'A:R04': '8 8 N', 'B:R01': '8 9.1 S' } }).play('A:R04 move');
    expect(apart.decision().ask).toBe('manoeuvre');
  });
  rule(['ARC-7.2', 'ARC-15.4'], 'E21: each enemy once, in the order their owner wants', () => {
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S', 'B:H10': '9.5 8 W' };
    const match = position({ units, dice: ones }).play('A:R04 move');
    expect(asked(match)).toEqual(['disengage', [1], ['B:R01', 'B:H10', 'pass']]);
    match.play('B:H10');
    expect(asked(match)).toEqual(['disengage', [1], ['B:R01', 'pass']]);
    match.play('B:R01');
    expect(match.events('freeAttack').map((event) => event.unit)).toEqual(['B:H10', 'B:R01']);
    expect(match.events('declined')).toEqual([]);
    expect(match.decision().ask).toBe('manoeuvre');
  });
  rule('ARC-7.2', 'each may be declined', () => {
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S', 'B:H10': '9.5 8 W' };
    const match = position({ units, dice: ones }).play('A:R04 move', 'B:H10', 'pass');
    expect(match.last('declined')).toMatchObject({ seat: 1, target: 'A:R04' });
    expect(match.events('freeAttack')).toHaveLength(1);
    expect(match.decision().ask).toBe('manoeuvre');
  });
  rule('ARC-7.3', 'several owners roll two dice, ties again; the highest strikes first with all units', () => {
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S', 'C:H10': '9.5 8 W', 'C:H12': '6.5 8 E' };
    const match = position({ seats: 3, units, dice: [2, 2, 3, 1, 1, 1, 5, 5, ...ones] }).play('A:R04 move');
    expect(match.events('rolledOff').map(({ why, rolls }) => [why, rolls.map(({ seat, faces }) => [seat, faces[0] + faces[1]])])).toEqual([
      [
        'disengagement',
        [
          [1, 4],
          [2, 4],
        ],
      ],
      [
        'disengagement',
        [
          [1, 2],
          [2, 10],
        ],
      ],
    ]);
    expect(asked(match)).toEqual(['disengage', [2], ['C:H10', 'C:H12', 'pass']]);
    match.play('C:H12', 'C:H10');
    expect(asked(match)).toEqual(['disengage', [1], ['B:R01', 'pass']]);
  });
});

describe('what comes of it', () => {
  rule('ARC-7.4', 'a defeated unit does not move', () => {
    const units = { 'A:R04': '8 8 N only=S9', 'A:R01': '2 2 N', 'B:E14': '8 9 S' };
    const match = position({ units, dice: [6, 5, 4, 3, 3] }).play('A:R04 move', 'B:E14');
    expect(where(match, 'A:R04')).toBe('defeated');
    expect(match.last('vp')).toMatchObject({ seat: 1, change: 2 });
    expect([match.events('movement'), match.decision().ask, match.table.turn?.cp]).toEqual([[], 'order', 6]);
  });
  rule(['ARC-7.2', 'ARC-12.1'], 'nobody strikes any more once a blow has decided the match', () => {
    const units = { 'A:R04': '8 8 N', 'B:R01': '8 9 S only=S4', 'B:H10': '9.5 8 W', 'B:E01': '1 23 S' };
    const match = position({ units, vp: [19, 0], dice: [1, 6, 6] }).play('A:R04 move', 'B:R01');
    expect(where(match, 'B:R01')).toBe('defeated');
    expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.1' });
    expect(match.match.trail('public')).toEqual([]);
  });
  rule('ARC-7.4', 'without a movement icon the order is wasted, but the other attacks still come', () => {
    const units = { 'A:R04': '8 8 N only=S7,S9', 'B:R01': '8 9 S', 'B:H10': '9.5 8 W' };
    const match = position({ units, dice: [6, 1, 1, ...ones] }).play('A:R04 move', 'B:R01', 'S9');
    expect(ready(match, 'A:R04')).toEqual(['S7']);
    expect(asked(match)).toEqual(['disengage', [1], ['B:H10', 'pass']]);
    match.play('B:H10');
    expect(match.events('freeAttack')).toHaveLength(2);
    expect(match.last('wasted')).toMatchObject({ rule: 'ARC-7.4', unit: 'A:R04', order: 'move', because: 'noMovement' });
    expect([match.decision().ask, match.table.turn?.cp]).toEqual(['order', 6]);
  });
  rule('ARC-7.4', 'a free attack also wastes the order of a unit that would have to hustle without icons', () => {
    const units = { 'A:R02': '8 8 N only=S3,S6,S9 move=1', 'B:R01': '8 9 S' };
    const match = position({ units, dice: [6, 1, 1] }).play('A:R02 move push', 'S3', 'B:R01', 'S9');
    expect(match.last('wasted')).toMatchObject({ rule: 'ARC-7.4', unit: 'A:R02', because: 'noMovement' });
  });
  rule(['ARC-7.4', 'ARC-14.41'], 'a unit that had no icon before the attacks still hustles: it lost nothing to them', () => {
    const units = { 'A:R02': '8 8 N only=S3,S9 move=1', 'B:R01': '8 9 S', 'B:H10': '9.5 8 W' };
    const match = position({ units, dice: ones }).play('A:R02 move push', 'S9', 'B:R01', 'B:H10');
    expect([match.decision().ask, match.last('movement').points, match.events('wasted')]).toEqual(['manoeuvre', 2, []]);
  });
  rule('ARC-7.4', 'the unit moves with the icons it has left', () => {
    const match = position({ units: { 'A:R04': '8 8 N', 'B:R01': '8 9 S' }, dice: [6, 1, 1, 1] }).play('A:R04 move', 'B:R01', 'S9');
    expect(match.last('movement').points).toBe(2);
  });
  rule('ARC-7.5', 'three or fewer icons cannot strike from a grey side, and no icon cannot at all', () => {
    const strikes = (enemy: string, at: string): boolean =>
      position({ units: { 'A:R04': '8 8 N', [enemy]: at }, dice: ones })
        .play('A:R04 move')
        .decision().ask === 'disengage';
    expect(strikes('B:R01', '8 9 S')).toBe(true);
    expect(strikes('B:R01', '8 9 N')).toBe(false); // its grey back, two icons
    expect(strikes('B:E14', '8 9 N')).toBe(true); // five icons
    expect(strikes('B:R01', '8 9 S only=S1')).toBe(false);
  });
  rule('ARC-7.5', 'sides count as in melee, and the defence can hurt the attacker', () => {
    const units = { 'A:R04': '8 8 N S9-S5 S10-S6', 'B:E14': '8 9 N' };
    const match = position({ units, dice: [1, 1, 6, 6, 6, 6] }).play('A:R04 move', 'B:E14');
    expect(match.last('rolled')).toMatchObject({ attack: [1, 1], defence: [6, 6, 6, 6] });
    expect(match.last('damaged')).toMatchObject({ unit: 'B:E14', damage: 4, by: 'A:R04' });
    expect(match.decision().seats).toEqual([1]); // its owner says which figure falls
  });
  rule('ARC-7.5', 'it is free whatever an order would cost, and abilities for melee orders work', () => {
    // The temple makes orders dearer, and Minos bullies units without defence icons.
    const units = { 'A:R04': '8 8 N only=S9,S10,S11', 'B:R15': '8 9 S', 'B:R09': '9.5 8 W' };
    const match = position({ units, dice: [1, 1, 1, 1, 1, 1] }).play('A:R04 move', 'B:R15');
    expect(match.last('allDiceRaised')).toMatchObject({ dice: [3, 3, 3, 3, 3, 3], why: 'bully' });
    expect([match.table.turn?.cp, unit(match, 'B:R15').orders.melee]).toEqual([6, 0]);
  });
});

rule('ARC-7.6', 'a regroup order never provokes it', () => {
  const match = position({ units: { 'A:R04': '8 8 N', 'B:R01': '8 9 S' } }).play('A:R04 regroup', 'turn 180', 'pass');
  expect([match.events('freeAttack'), match.decision().ask]).toEqual([[], 'order']);
});
