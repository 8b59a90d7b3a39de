// The worked examples of combat and damage.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, counted, dealt, downed, hits, orders, settled } from '../support/fights.ts';
import { position, unit } from '../support/position.ts';

// The First Cohort: 2 attack and 3 defence icons, 4 figures that march and can step into battle slots.
const cohorts = (own: string, other: string): Record<string, string> => ({ 'A:R01': own, 'B:R01': other });
const MELEE = 'A:R01 melee B:R01';

rule(['ARC-9.8', 'ARC-9.9'], 'E7: six dice against four', () => {
  const match = attack(cohorts('8 8 N S10-S6 S11-S7 S12-S8 S13-S9', '8 9 S S10-S8'), MELEE, 6, 5, 4, 4, 2, 1, 6, 4, 4, 1);
  expect([hits(match), dealt(match)]).toEqual([[0, 2], ['B:R01 2 combat']]);
});
rule(['ARC-9.8', 'ARC-9.9'], 'E8: three dice against five', () => {
  const match = attack(cohorts('8 8 N S10-S6', '8 9 S S10-S8 S11-S9'), MELEE, 5, 3, 1, 6, 4, 3, 3, 2);
  expect([hits(match), dealt(match)]).toEqual([[4, 0], ['A:R01 4 combat']]);
});
rule(['ARC-9.8', 'ARC-9.9', 'ARC-9.11'], 'E9: seven dice against none, with a critical hit', () => {
  const units = { 'A:R12': '8 8 N S12-S8 S13-S9 S14-S10 S15-S11', 'B:R01': '8 9 S -S3 S1-S6 S2-S7' };
  const match = attack(units, 'A:R12 melee B:R01', 6, 6, 6, 3, 3, 2, 1);
  expect(match.last('rolled')).toMatchObject({ attack: [6, 6, 6, 3, 3, 2, 1], defence: [], critical: true });
  expect([hits(match), dealt(match)]).toEqual([[0, 5], ['B:R01 6 combat']]);
});
rule(['ARC-9.3', 'ARC-9.5', 'ARC-9.6'], 'E10: five icons on a grey side against four on a grey side', () => {
  const match = position({ units: cohorts('8 8 S S10-S6 S11-S7 S12-S8', '8 9 N S10-S8') }).play(MELEE);
  expect(counted(match)).toEqual({ attack: { icons: 5, side: -3 }, defence: { icons: 4, side: -3 }, dice: [2, 1] });
});
rule('ARC-9.4', 'E11: three icons do not attack from a grey side', () => {
  const match = position({ units: cohorts('8 8 S S10-S6', '8 9 S') });
  expect([match.refuses(MELEE)?.rule, orders(match, 'melee')]).toEqual(['ARC-9.4', []]);
});
rule(['ARC-10.7', 'ARC-10.9'], 'E12: six icons across two units and a wood, into a melee', () => {
  const units = { 'A:E02': '8 6 N S7-S5 S8-S6', 'A:R10': '8 7.1 N', 'B:R10': '8 8.2 N', 'A:R17': '9.5 12.4 W', 'B:E14': '8 12.4 S' };
  const match = position({ units, pieces: ['wood 8 10.5'] }).play('A:E02 shot B:E14');
  expect(counted(match)).toMatchObject({ attack: { icons: 6, crossedUnits: -2, crossedTerrain: -1, intoMelee: -1 }, dice: [2, 2] });
});
rule('ARC-10.11', 'E13: five blue dice against three', () => {
  const match = settled(attack({ 'A:H02': '8 6 N S8-S5', 'B:E14': '8 12 S S10-S9' }, 'A:H02 shot B:E14', 6, 4, 3, 2, 2, 5, 5, 1));
  expect([hits(match), dealt(match)]).toEqual([[0, 2], ['B:E14 2 combat']]);
});
rule('ARC-10.11', 'E14: two blue dice against four', () => {
  const match = settled(attack({ 'A:H02': '8 6 N -S3 -S4', 'B:H03': '8 12 S' }, 'A:H02 shot B:H03', 5, 3, 4, 4, 4, 4));
  expect([hits(match), dealt(match)]).toEqual([[0, 1], ['B:H03 1 combat']]);
});

const threeHits = () => attack({ 'A:R01': '8 8 N S10-S6', 'B:E07': '8 9 N -S7' }, 'A:R01 melee B:E07', 6, 5, 3);
rule(['ARC-11.2', 'ARC-11.3'], 'E15: three damage to figures with two pegs', () => {
  const match = threeHits();
  expect([dealt(match), match.texts()]).toEqual([['B:E07 3 combat'], ['S1', 'S3', 'S6']]);
  match.play('S6', 'S3');
  expect(downed(match)).toEqual(['B:E07 S6']);
  expect(match.last('wounded')).toMatchObject({ unit: 'B:E07', slot: 'S3', wounds: 1, pegs: 2 });
});
rule('ARC-11.5', 'E16: the wounded figure must take the next one', () => {
  const match = threeHits().play('S6', 'S3').rolls(3, 1, 1).play('A:R01 melee B:E07 push', 'S1');
  expect([downed(match), asked(match)]).toEqual([['B:E07 S6', 'A:R01 S1', 'B:E07 S3'], 'order']);
});
rule('ARC-11.4', 'E17: a wound heals at the end of the owner’s next turn', () => {
  const match = threeHits().play('S6', 'S3', 'pass');
  expect(unit(match, 'B:E07').wounds[2]).toBe(1);
  match.play('pass');
  expect(unit(match, 'B:E07').wounds[2]).toBe(0);
});
