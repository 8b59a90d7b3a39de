// Chapter 15: questions and answers.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, counted, orders, scored, settled } from '../support/fights.ts';
import { position, ready, unit, where } from '../support/position.ts';

const FAR = { 'B:E01': '2 20 S' };

rule('ARC-15.1', 'a unit may be pushed until it is defeated', () => {
  const units = { 'A:R10': '8 8 N only=S3 move=1', 'A:R01': '2 2 N', ...FAR };
  const match = position({ units }).play('A:R10 move push');
  expect([where(match, 'A:R10'), scored(match), asked(match)]).toEqual(['defeated', ['1 sortie 1'], 'order']);
});
rule('ARC-15.2', 'a base may lie flush with the edge, but not reach beyond it', () => {
  const match = position({ units: { 'A:R01': '8 1 N', ...FAR } }).play('A:R01 move', 'B');
  expect([where(match, 'A:R01'), match.last('snapped')]).toMatchObject(['8 0.5 N', { against: 'edge', at: '8 0.5 N' }]);
  const flush = position({ units: { 'A:R01': '8 0.5 N', ...FAR } }).play('A:R01 move');
  expect(flush.texts().filter((text) => /^[FRBL]$/.test(text))).toEqual(['F', 'R', 'L']);
});
rule('ARC-15.3', 'regrouping moves figures, and adds none', () => {
  const match = position({ units: { 'A:R01': '8 8 N -S1', ...FAR } }).play('A:R01 regroup');
  expect(match.texts().some((text) => text.startsWith('S1-'))).toBe(false); // nobody stands there any more
  match.play('S10-S8', 'pass');
  expect([ready(match, 'A:R01').length, unit(match, 'A:R01').downed]).toEqual([8, [0]]);
});
rule('ARC-15.4', 'each remaining enemy gets its free attack', () => {
  const units = { 'A:R18': '8 8 N', 'B:E12': '8 9 S', 'B:E14': '9.5 8 W', 'B:R04': '8 7 N' };
  const match = position({ units, dice: [1, 1, 1, 1, 1, 1, 1, 1] }).play('A:R18 move');
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['disengage', [1], ['B:E12', 'B:E14', 'pass']]); // shooters cannot strike
  settled(match.play('B:E14'));
  expect(match.texts()).toEqual(['B:E12', 'pass']);
  settled(match.play('B:E12'));
  expect(match.events('freeAttack').map(({ unit: name }) => name)).toEqual(['B:E14', 'B:E12']);
});
rule('ARC-15.5', 'every ready icon’s die is rolled', () => {
  const match = position({ units: { 'A:R06': '8 8 N', 'B:R01': '8 9 S' } }).play('A:R06 melee B:R01');
  expect(counted(match)).toEqual({ attack: { icons: 4 }, defence: { icons: 3 }, dice: [4, 3] });
  expect(orders(position({ units: { 'A:R06': '8 8 N', 'B:R01': '8 9 S' } }), 'melee')).toEqual(['A:R06 melee B:R01']); // only one way to attack
});
