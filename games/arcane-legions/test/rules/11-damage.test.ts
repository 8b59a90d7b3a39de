// Chapter 11: damage, wounds and figures that come back.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, dealt, downed, points, scored, settled } from '../support/fights.ts';
import { type Position, position, ready, unit, where } from '../support/position.ts';

// An Armored Rush is 2 damage without any dice.
const rush = (words: string): Position =>
  position({ units: { 'A:R18': '8 8 N', 'B:R07': `8 9 N ${words}`, 'B:E01': '2 20 S' } }).play('A:R18 armoredRush B:R07');
const wounds = (match: Position, name: string): number[] => unit(match, name).wounds.filter((count) => count > 0);

rule('ARC-11.1', 'the owner of the damaged unit decides who takes it', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:R05': '8 9 N' } }).play('A:R18 armoredRush B:R05');
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['damage', [1], ['S1', 'S6', 'S8', 'S12']]); // one of each kind
  expect(match.decision().facts).toEqual({ unit: 'B:R05', left: 2, why: 'armoredRush' });
  match.play('S8', 'S1');
  expect(downed(match)).toEqual(['B:R05 S8', 'B:R05 S1']);
});
rule('ARC-11.2', 'a figure falls when its damage reaches its pegs, and is set aside', () => {
  const match = rush('').play('S4');
  expect(match.last('downed')).toMatchObject({ unit: 'B:R07', slot: 'S4', figure: '1R09', why: 'armoredRush' });
  expect([ready(match, 'B:R07'), unit(match, 'B:R07').downed]).toEqual([['S1', 'S2', 'S7', 'S8'], [3]]);
  const three = position({ units: { 'A:R18': '8 8 N', 'B:E08': '8 9 N' } }).play('A:R18 armoredRush B:E08', 'S3');
  expect([downed(three), three.last('wounded')]).toMatchObject([[], { slot: 'S3', wounds: 2, pegs: 3 }]);
});
rule('ARC-11.3', 'damage goes to one figure until it is downed', () => {
  const match = position({ units: { 'A:R18': '8 8 N', 'B:R15': '8 9 N' }, dice: [6, 5, 4, 4, 4, 3, 1] }).play('A:R18 melee B:R15');
  expect(dealt(match)).toEqual(['B:R15 6 combat']);
  match.play('S3'); // three pegs, all at once: nothing is asked in between
  expect([downed(match), match.texts()]).toEqual([['B:R15 S3'], ['S1', 'S6']]);
  match.play('S6');
  expect(downed(match)).toEqual(['B:R15 S3', 'B:R15 S6']);
});
rule('ARC-11.4', 'wounds heal at the end of the owner’s turn, not of anybody else’s', () => {
  const match = rush('S1:1').play('S2');
  expect(match.last('wounded')).toMatchObject({ unit: 'B:R07', slot: 'S2', figure: '1R09', wounds: 1, pegs: 2 });
  match.play('pass');
  expect([match.last('turnEnded').healed, wounds(match, 'B:R07')]).toEqual([[], [1]]);
  match.play('pass');
  expect([match.last('turnEnded').healed, wounds(match, 'B:R07')]).toEqual([['B:R07'], []]);
});
rule('ARC-11.5', 'the wounded first; among several the owner chooses', () => {
  const one = rush('S1:1');
  expect(downed(one)).toEqual(['B:R07 S1']); // it must take the first point
  expect(one.texts()).toEqual(['S2', 'S4', 'S7']);
  const two = rush('S1:1 S7:1');
  expect([two.texts(), two.decision().rule]).toEqual([['S1', 'S7'], 'ARC-11.5']);
  two.play('S7');
  expect(downed(two)).toEqual(['B:R07 S7', 'B:R07 S1']);
});
rule('ARC-11.6', 'without figures a unit is defeated and removed; excess damage is lost', () => {
  const match = rush('only=S1 S1:1');
  expect([downed(match), where(match, 'B:R07'), match.table.contacts]).toEqual([['B:R07 S1'], 'defeated', []]);
  expect(match.last('defeated')).toMatchObject({ unit: 'B:R07', by: 'A:R18', seat: 0 });
  expect([scored(match), asked(match)]).toEqual([['0 formation 2'], 'order']);
  expect(unit(rush('only=S1 S1:1 charger aggressive'), 'B:R07')).toMatchObject({ charger: false, aggressive: false });
});

// ---- coming back

rule('ARC-11.7', 'a figure returns sound, into its own slot', () => {
  const match = position({ units: { 'A:R09': '8 8 N -S4', 'B:E01': '2 20 S' } }).play('A:R09 healing');
  expect(match.last('restored')).toMatchObject({ unit: 'A:R09', slot: 'S4', figure: '1R02', why: 'healing' });
  expect([ready(match, 'A:R09'), unit(match, 'A:R09').downed]).toEqual([['S1', 'S3', 'S4', 'S6', 'S8', 'S9'], []]);
  expect(unit(match, 'A:R09').wounds.every((count) => count === 0)).toBe(true);
});
rule('ARC-11.7', 'into an empty slot like it where another figure stands in its own', () => {
  const match = position({ units: { 'A:R09': '8 8 N -S4 S8-S4', 'B:E01': '2 20 S' } }).play('A:R09 healing');
  expect([asked(match), match.texts()]).toEqual(['restoreTo', ['S5', 'S7', 'S8']]); // S10 is like S8
  match.play('S7');
  expect(ready(match, 'A:R09')).toEqual(['S1', 'S3', 'S4', 'S6', 'S7', 'S9']);
  expect(unit(match, 'A:R09').slots[6]).toBe(3); // the one that started in S4
});
rule('ARC-11.7', 'a defeated unit stays away, and points already scored stay', () => {
  const units = { 'A:R16': '4 10 N', 'A:R05': 'defeated', 'A:R13': '12 4 N -S1', 'B:E01': '2 20 S' };
  const match = position({ units, pieces: ['objective 4 10'], step: 'objectives', vp: [0, 1] });
  expect([asked(match), match.texts()]).toEqual(['druid', ['A:R13 S1', 'pass']]);
  match.play('A:R13 S1');
  expect([ready(match, 'A:R13')[0], points(match)]).toEqual(['S1', [3, 1]]);
});
rule(['ARC-11.5', 'ARC-14.16'], 'a named figure takes all of it, even if another is wounded', () => {
  const units = { 'A:H16': '8 8 N', 'B:R07': '8 9 N S1:1' };
  const match = attack(units, 'A:H16 melee B:R07', 5, 5, 5, 1, 1, 1);
  expect([asked(match), match.texts()]).toEqual(['concentrate', ['S1', 'S2', 'S4', 'S7', 'pass']]);
  settled(match.play('S4'));
  expect([downed(match), wounds(match, 'B:R07')]).toEqual([['B:R07 S4'], [1]]); // the third point is lost
});
