// Chapter 9: melee orders and the course of a combat.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, changes, counted, dealt, diceOf, downed, hits, orders, points, settled, withBar } from '../support/fights.ts';
import { position, ready, where } from '../support/position.ts';

// The First Cohort has 2 attack and 3 defence icons at first, and 6 and 5 with all who march in battle slots.
const FULL = 'S10-S6 S11-S7 S12-S8 S13-S9';
/** Six dice against `defence` of the same card. */
const cohorts = (own: string, other: string): Record<string, string> => ({ 'A:R01': own, 'B:R01': other });

// ---- who attacks whom

rule('ARC-9.1', 'it takes a ready attack icon and one adjacent enemy', () => {
  const units = { 'A:R01': '8 8 N', 'A:R06': '8 7 N', 'B:E01': '7 9 S', 'B:E12': '9 9 S', 'B:E14': '8 11 S' };
  const match = position({ units });
  expect(orders(match, 'melee')).toEqual(['A:R01 melee B:E01', 'A:R01 melee B:E12']); // neither its friend nor those standing behind
  match.play('A:R01 melee B:E12');
  expect(match.events('attacked').map(({ unit, target }) => [unit, target])).toEqual([['A:R01', 'B:E12']]);
});
rule('ARC-9.1', 'without a ready attack icon there is no melee order', () => {
  const match = position({ units: cohorts('8 8 N -S4 -S5', '8 9 S') });
  expect(match.refuses('A:R01 melee B:R01')).toMatchObject({ rule: 'ARC-9.1', because: 'noAttackIcon' });
});
rule('ARC-9.2', 'the sides that lie flush', () => {
  const sides = (own: string, other: string): string => {
    const { from, to } = position({ units: cohorts(`${own} ${FULL}`, other) })
      .play('A:R01 melee B:R01')
      .last('attacked');
    return from + to;
  };
  expect(sides('8 8 N', '8 9 S')).toBe('FF');
  expect(sides('8 8 N', '8 9 N')).toBe('FB');
  expect(sides('8 8 N', '9.5 8 W')).toBe('RF');
  expect(sides('8 8 N', '6.5 8 W')).toBe('LB');
  expect(sides('8 8 S', '7.2 9.5 E')).toBe('BR');
});

// ---- how many dice

rule('ARC-9.3', 'as many attack dice as icons from a blue or red side, three fewer from a grey one', () => {
  const dice = (own: string, other: string) => diceOf(cohorts(`${own} ${FULL}`, other), 'A:R01 melee B:R01');
  expect(dice('8 8 N', '8 9 S')).toMatchObject({ attack: { icons: 6 }, dice: [6, 3] }); // blue
  expect(dice('8 8 N', '9.5 8 W')).toMatchObject({ attack: { icons: 6 }, dice: [6, 3] }); // red
  expect(dice('8 8 S', '8 9 S').attack).toEqual({ icons: 6, side: -3 });
  expect(dice('8 8 S', '8 9 S').dice).toEqual([3, 3]);
});
rule('ARC-9.4', 'with three icons or fewer, not from a grey side', () => {
  const match = position({ units: cohorts('8 8 S S10-S6', '8 9 S') });
  expect(match.refuses('A:R01 melee B:R01')).toMatchObject({ rule: 'ARC-9.4', because: 'tooFewIcons' });
  expect(diceOf(cohorts('8 8 S S10-S6 S11-S7', '8 9 S'), 'A:R01 melee B:R01').dice).toEqual([1, 3]);
  expect(diceOf(cohorts('8 8 N S10-S6', '8 9 S'), 'A:R01 melee B:R01').dice).toEqual([3, 3]);
});
rule('ARC-9.5', 'as many defence dice as icons on a blue or red side, three fewer on a grey one, none below 0', () => {
  const dice = (other: string) => diceOf(cohorts('8 8 N', other), 'A:R01 melee B:R01').dice[1];
  expect(dice('8 9 S S10-S8')).toBe(4); // blue
  expect(dice('6 8 N S10-S8')).toBe(4); // its right side, red: the left of the attacker
  expect(dice('8 9 N S10-S8')).toBe(1);
  expect(dice('8 9 N')).toBe(0);
  expect(dice('8 9 N -S1')).toBe(0);
});
rule('ARC-9.6', 'one sum with one floor: a bonus first makes up for the penalty of the side', () => {
  const { defence, dice } = diceOf({ 'A:R01': '8 8 N', 'B:R07': '8 9 N' }, 'A:R01 melee B:R07');
  expect(defence).toEqual({ icons: 2, side: -3, heavyArmor: 1 });
  expect(dice).toEqual([2, 0]);
});
rule(['ARC-9.6', 'ARC-14.18'], 'cowardice comes last, after all bonuses', () => {
  const brave = diceOf({ 'A:R03': '8 8 N -S3', 'B:E01': '8 9.5 S' }, 'A:R03 melee B:E01');
  expect(brave).toEqual({ attack: { icons: 2, trample: 2 }, defence: { icons: 3, spearmen: 1 }, dice: [4, 4] });
  const cowed = diceOf({ 'A:R03': '8 8 N', 'B:E01': '8 9.5 S' }, 'A:R03 melee B:E01');
  expect(cowed).toEqual({ attack: { icons: 3, trample: 2 }, defence: { icons: 3, spearmen: 1, cowardly: -1 }, dice: [5, 3] });
});
rule(['ARC-9.7', 'ARC-15.5'], 'an attack without dice is not offered, and nobody is asked for fewer dice', () => {
  const none = position({ units: { 'A:R01': '8 8 N -S4', 'B:E04': '8 9.5 S' } });
  expect(none.refuses('A:R01 melee B:E04')).toMatchObject({ rule: 'ARC-9.7', because: 'noDice' });
  const match = position({ units: cohorts(`8 8 N ${FULL}`, '8 9 S'), dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] }).play('A:R01 melee B:R01');
  expect([counted(match).dice, asked(match)]).toEqual([[6, 3], 'order']);
});

// ---- the dice against each other

rule('ARC-9.8', 'both rows are sorted; the higher die hits, a tie does nothing', () => {
  const match = attack(cohorts('8 8 N S10-S6', '8 9 S'), 'A:R01 melee B:R01', 2, 5, 3, 3, 3, 4);
  expect(match.last('rolled')).toMatchObject({ attack: [5, 3, 2], defence: [4, 3, 3], critical: false });
  expect(hits(match)).toEqual([1, 1]); // 5 beats 4, 3 ties with 3, 2 loses to 3
});
rule('ARC-9.8', 'three sixes of the attacker are a critical hit, two are none', () => {
  const three = attack(cohorts(`8 8 N ${FULL}`, '8 9 S'), 'A:R01 melee B:R01', 6, 6, 6, 1, 1, 1, 6, 6, 6);
  expect(three.last('rolled').critical).toBe(true);
  expect([hits(three), dealt(three)]).toEqual([[0, 0], ['B:R01 1 combat']]);
  const two = attack(cohorts(`8 8 N ${FULL}`, '8 9 S'), 'A:R01 melee B:R01', 6, 6, 5, 1, 1, 1, 6, 6, 6);
  expect([two.last('rolled').critical, dealt(two)]).toEqual([false, ['A:R01 1 combat']]);
});
rule(['ARC-9.8', 'ARC-14.5'], 'changed dice do not undo a critical hit, and are sorted again', () => {
  const units = { 'A:R01': `8 8 N ${FULL}`, 'B:R01': '8 9 S -S1 -S2', 'B:R17': '6.5 8 E' };
  const match = attack(units, 'A:R01 melee B:R01', 6, 6, 6, 1, 1, 1, 5, 2);
  expect(match.last('rolled')).toMatchObject({ critical: true, defence: [5] });
  expect(changes(match)).toEqual(['badLuck attack 6-2']);
  expect(match.last('compared').attack).toEqual([6, 6, 2, 1, 1, 1]);
  expect(dealt(match)).toEqual(['B:R01 3 combat']);
});
rule(['ARC-9.8', 'ARC-14.43'], 'nor do they make one', () => {
  const units = { 'A:R01': '8 8 N S10-S6', 'A:H13': '3 3 N', 'B:R01': '8 9 S' };
  const match = attack(units, 'A:R01 melee B:R01', 6, 6, 5, 6, 6, 5);
  expect([changes(match), match.last('compared').attack]).toEqual([['intuition attack 5-6'], [6, 6, 6]]);
  expect(dealt(match)).toEqual(['B:R01 1 combat']); // the third die alone
});
rule('ARC-9.9', 'surplus dice meet phantom dice of 2, which never hurt', () => {
  const more = attack(cohorts(`8 8 N ${FULL}`, '8 9 S -S1 -S2'), 'A:R01 melee B:R01', 6, 4, 3, 2, 1, 1, 6);
  expect([hits(more), more.last('compared').phantoms]).toEqual([
    [0, 2],
    [2, 2],
  ]);
  const fewer = attack(cohorts('8 8 N -S5', '8 9 S S10-S8 S11-S9'), 'A:R01 melee B:R01', 5, 5, 4, 3, 2, 1);
  expect(hits(fewer)).toEqual([2, 0]);
});
rule('ARC-9.10', 'each hit is one damage to the unit hit', () => {
  const match = attack(cohorts('8 8 N S10-S6', '8 9 S'), 'A:R01 melee B:R01', 6, 3, 2, 5, 4, 3);
  expect(hits(match)).toEqual([2, 1]);
  match.play('S4', 'S4', 'S5');
  expect(dealt(match)).toEqual(['B:R01 1 combat', 'A:R01 2 combat']);
  expect([ready(match, 'A:R01').length, ready(match, 'B:R01').length]).toEqual([7, 8]);
});
rule('ARC-9.11', 'a critical hit adds one damage, however many sixes; defenders score none', () => {
  const many = attack(cohorts(`8 8 N ${FULL}`, '8 9 S S10-S8'), 'A:R01 melee B:R01', 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
  expect([hits(many), dealt(many)]).toEqual([[0, 2], ['B:R01 3 combat']]);
  const defender = attack(cohorts('8 8 N', '8 9 S'), 'A:R01 melee B:R01', 6, 6, 6, 6, 6);
  expect(dealt(defender)).toEqual(['A:R01 1 combat']);
});

// ---- the pipeline

rule('ARC-9.12', 'what a unit had when the dice were counted holds to the end', () => {
  // The champion whose berserk answers the blow falls by it.
  const match = attack({ 'A:R01': '8 8 N', 'B:R05': '8 9 N -S6 -S7' }, 'A:R01 melee B:R05', 5, 5);
  expect(dealt(match)).toEqual(['B:R05 2 combat']);
  match.play('S12');
  expect(downed(match)).toEqual(['B:R05 S12']);
  expect(dealt(match)).toEqual(['B:R05 2 combat', 'A:R01 1 berserker']);
});
rule('ARC-9.12', 'changes of dice: fortune, bad luck and intuition of the attacker, then bad luck and intuition of the defender', () => {
  const units = { 'A:H15': '8 8 N S1-S2', 'A:H13': '9.5 9 W', 'B:H13': '8 9 S' };
  const match = attack(units, 'A:H15 melee B:H13', 5, 4, 3, 1, 6, 5, 2).play('pass'); // nobody is named
  expect(match.texts()).toEqual(['reroll', 'keep']);
  match.rolls(2, 3, 1).play('reroll');
  expect(changes(match)).toEqual([
    'goodFortune attack 1-2',
    'badLuck defence 6-3',
    'intuition attack 2-3',
    'badLuck attack 5-1',
    'intuition defence 2-3',
  ]);
  expect(match.last('compared')).toMatchObject({ attack: [4, 3, 3, 1], defence: [5, 3, 3] });
});
rule('ARC-9.12', 'changes of dice: bad luck, then bully, then intuition', () => {
  const units = { 'A:R15': '8 8 N', 'A:H13': '9.5 9 W', 'B:R07': '8 9 S -S4' };
  const match = attack(units, 'A:R15 melee B:R07', 4, 4, 3, 3, 2, 1, 6, 5);
  expect(changes(match)).toEqual(['badLuck defence 6-5', 'bully 6 6 5 5 4 3', 'intuition attack 3-4']);
});
rule(['ARC-9.12', 'ARC-14.9', 'ARC-14.66'], 'brutal adds before tough takes away', () => {
  const match = attack({ 'A:R06': '8 8 N', 'B:R07': '8 9 S' }, 'A:R06 melee B:R07', 6, 1, 1, 1, 5, 1, 1);
  expect(match.events('damageChanged').map(({ why, before, after }) => [why, before, after])).toEqual([
    ['brutal', 1, 2],
    ['tough', 2, 1],
  ]);
  expect(dealt(match)).toEqual(['B:R07 1 combat']);
});
rule(['ARC-9.12', 'ARC-14.33'], 'fragile units take one more only if toughness left any', () => {
  const units = { 'A:R01': '8 8 N', 'B:R07': '8 9 S' };
  const fight = (...dice: number[]) => position({ units, dice, ...withBar('R07', ['tough', 'fragile']) }).play('A:R01 melee B:R07');
  expect(dealt(fight(6, 1, 5, 1))).toEqual([]);
  expect(dealt(fight(6, 6, 5, 5))).toEqual(['B:R07 2 combat']);
});
rule(['ARC-9.12', 'ARC-14.61'], 'chaos replaces brutality and the critical hit', () => {
  const sketch = { units: { 'A:R06': '8 8 N', 'B:R01': '8 9 N' }, ...withBar('R06', ['brutal', 'spiritOfChaos']) };
  const match = position({ ...sketch, dice: [6, 6, 6, 6, 2] }).play('A:R06 melee B:R01', 'roll');
  expect(dealt(match)).toEqual(['B:R01 2 combat']);
  const kept = position({ ...sketch, dice: [6, 6, 6, 6] }).play('A:R06 melee B:R01', 'keep');
  expect(dealt(kept)).toEqual(['B:R01 6 combat']); // four hits, the critical, and brutal
});
rule(['ARC-9.12', 'ARC-14.52'], 'the price of power comes before damage is assigned; then the defender assigns, then the attacker', () => {
  const match = attack({ 'A:R01': `8 8 N ${FULL}`, 'B:E13': '8 9 S' }, 'A:R01 melee B:E13', 6, 6, 6, 1, 1, 1, 3);
  expect(downed(match)).toEqual(['B:E13 S3']);
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['damage', [1], ['S1', 'S5', 'S8', 'S11']]);
  const both = attack(cohorts('8 8 N S10-S6', '8 9 S'), 'A:R01 melee B:R01', 6, 1, 1, 5, 5, 5);
  expect(both.decision().seats).toEqual([1]);
  expect(both.play('S4').decision().seats).toEqual([0]);
});
rule(['ARC-9.12', 'ARC-14.51'], 'poison comes after the answers of the hurt', () => {
  const sketch = { units: { 'A:M03': '8 8 N', 'B:R07': '8 9 S' }, ...withBar('M03', ['berserker', 'poison']) };
  const match = settled(position({ ...sketch, dice: [1, 1, 1, 1, 6, 6, 6] }).play('A:M03 melee B:R07'));
  expect(dealt(match)).toEqual(['A:M03 3 combat', 'B:R07 1 berserker']);
  expect(downed(match)).toEqual(['A:M03 S1', 'B:R07 S1']); // the figure with the one wound
});
rule(['ARC-9.12', 'ARC-12.1'], 'the fallen leave after all that, then victory is checked', () => {
  const units = { 'A:R01': '8 8 N', 'B:R17': '8 9 N only=S5', 'B:E01': '2 20 S' };
  const match = position({ units, vp: [20, 0], dice: [6, 6] }).play('A:R01 melee B:R17');
  expect(match.events().map(({ kind }) => kind)).toEqual([
    'ordered',
    'attacked',
    'rolled',
    'compared',
    'damaged',
    'downed',
    'defeated',
    'vp',
  ]);
  expect([where(match, 'B:R17'), points(match), match.result?.winners]).toEqual(['defeated', [21, 0], [0]]);
});
rule(['ARC-9.13', 'ARC-14.8'], 'damage from abilities triggers nothing that needs combat damage', () => {
  const berserk = settled(attack({ 'A:M03': '8 8 N', 'B:M03': '8 9 N' }, 'A:M03 melee B:M03', 6, 2, 2, 1));
  expect(dealt(berserk)).toEqual(['B:M03 1 combat', 'A:M03 1 berserker']); // which goes unanswered
  const fragile = settled(attack({ 'A:E11': '8 8 N', 'B:M03': '8 9 N' }, 'A:E11 melee B:M03', 6, 2, 2));
  expect(dealt(fragile)).toEqual(['B:M03 1 combat', 'A:E11 1 berserker']); // and no more than one
  expect(fragile.events('damageChanged')).toEqual([]);
});
