// Chapter 10: ranged orders.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, changes, dealt, diceOf, hits, orders, settled } from '../support/fights.ts';
import { position, type Sketch } from '../support/position.ts';

// The crossbows of H02 have 4 ranged icons at first, from a blue front; the other sides are grey.
const SHOT = 'A:H02 shot B:E14';
const dice = (units: Sketch['units'], pieces: readonly string[] = []) => diceOf(units, SHOT, { pieces });
const why = (units: Sketch['units'], pieces: readonly string[] = []) => position({ units, pieces }).refuses(SHOT);
/** Pairs of sides on offer. */
const sides = (units: Sketch['units'], pieces: readonly string[] = []): readonly string[] => position({ units, pieces }).play(SHOT).texts();

// ---- who shoots

rule('ARC-10.1', 'not without a ready ranged icon', () => {
  const units = { 'A:H02': '8 6 N -S1 -S2 -S3 -S4', 'B:E14': '8 12 S' };
  expect(why(units)).toMatchObject({ rule: 'ARC-10.1', because: 'noRangedIcon' });
});
rule('ARC-10.1', 'not beside an enemy, but beside a friend', () => {
  expect(why({ 'A:H02': '8 6 N', 'B:E14': '8 12 S', 'B:E01': '8 5 N' })).toMatchObject({ rule: 'ARC-10.1', because: 'besideEnemy' });
  expect(dice({ 'A:H02': '8 6 N', 'A:R01': '8 5 N', 'B:E14': '8 12 S' }).dice).toEqual([4, 2]);
});
rule(['ARC-10.1', 'ARC-14.57', 'ARC-14.65'], 'ready icons of throwers and snipers stand in for ranged icons', () => {
  const thrower = position({ units: { 'A:H07': '8 8 N', 'B:E14': '8 10 S' } });
  expect(orders(thrower, 'B:E14')).toEqual(['A:H07 thrownWeapon B:E14']);
  expect(position({ units: { 'A:H07': '8 8 N -S1', 'B:E14': '8 10 S' } }).refuses('A:H07 thrownWeapon B:E14')).toBeUndefined();
  const sniper = position({ units: { 'A:R11': '8 8 N -S1 -S2', 'B:E14': '8 10 S' } });
  expect(orders(sniper, 'B:E14')).toEqual(['A:R11 sniper B:E14']);
  expect(position({ units: { 'A:R11': '8 8 N -S1 -S2', 'B:E14': '8 9 S' } }).refuses('A:R11 sniper B:E14')).toMatchObject({
    because: 'besideEnemy',
  });
});

// ---- sides

rule('ARC-10.2', 'all icons from a blue side, three fewer from any other', () => {
  const shot = (pose: string): readonly [object, number] => {
    const { attack: parts, dice: rolled } = diceOf({ 'A:M01': `${pose} S6-S2 S7-S3`, 'B:E14': '8 12 S' }, 'A:M01 shot B:E14');
    return [parts, rolled[0]];
  };
  expect(shot('8 7.5 N')).toEqual([{ icons: 6 }, 6]); // blue
  expect(shot('8 7.5 S')).toEqual([{ icons: 6, side: -3 }, 3]); // grey
  const red = diceOf({ 'A:R17': '8 8 W S1-S2', 'B:E14': '8 12 S' }, 'A:R17 shot B:E14');
  expect([red.attack, red.dice[0]]).toEqual([{ icons: 4, side: -3 }, 1]);
});
rule('ARC-10.2', 'with three icons or fewer, only from a blue side', () => {
  expect(why({ 'A:H02': '8 6 S -S1', 'B:E14': '8 12 S' })).toMatchObject({ rule: 'ARC-10.2', because: 'tooFewIcons' });
  expect(dice({ 'A:H02': '8 6 S', 'B:E14': '8 12 S' }).dice[0]).toBe(1);
  expect(dice({ 'A:H02': '8 6 N -S1', 'B:E14': '8 12 S' }).dice[0]).toBe(3);
});
rule(['ARC-10.2', 'ARC-14.65'], 'for throwers it is the number of dice that counts', () => {
  const thrown = (words: string) => position({ units: { 'A:H07': `8 8 S ${words}`, 'B:E14': '8 10.5 S' } });
  expect(thrown('').refuses('A:H07 thrownWeapon B:E14')).toMatchObject({ rule: 'ARC-10.2', because: 'tooFewIcons' });
  expect(thrown('S10-S2').play('A:H07 thrownWeapon B:E14').last('rolled').attack).toHaveLength(3);
});
rule('ARC-10.3', 'defence dice by the colour of the side shot at', () => {
  const defence = (pose: string): number => dice({ 'A:H02': '8 6 N', 'B:E14': `${pose} S10-S9` }).dice[1];
  expect([defence('8 12 S'), defence('8 12 N'), defence('8 11 W')]).toEqual([3, 0, 3]); // blue, grey, red
  const bare = attack({ 'A:H02': '8 6 N', 'B:E14': '8 12 N' }, SHOT, 5, 3, 2, 1);
  expect([bare.last('rolled').defence, hits(bare)]).toEqual([[], [0, 2]]); // phantom dice alone
});

rule('ARC-10.3', 'without a ready defence icon only phantom dice defend, whatever the bonus dice; in melee bonus dice count', () => {
  const patriot = { 'A:E02': '8 6 N', 'B:R12': '8 11 S only=S6' } as const; // two dice against Egyptians
  const shot = diceOf(patriot, 'A:E02 shot B:R12');
  expect([shot.defence, shot.dice[1]]).toEqual([{}, 0]);
  const ready = diceOf({ ...patriot, 'B:R12': '8 11 S' }, 'A:E02 shot B:R12');
  expect(ready.defence).toMatchObject({ romanPatriot: 2 });
  const melee = diceOf({ 'A:E01': '8 8 N', 'B:R12': '8 9 S only=S6' }, 'A:E01 melee B:R12');
  expect(melee.defence).toMatchObject({ romanPatriot: 2 });
});

// ---- range and sight

rule('ARC-10.4', 'at most six steps', () => {
  expect(dice({ 'A:H02': '8 6 N', 'B:E14': '8 13 S' }).dice[0]).toBe(4);
  expect(why({ 'A:H02': '8 6 N', 'B:E14': '8 13.003 S' })).toMatchObject({ rule: 'ARC-10.4', because: 'outOfRange' });
});
rule('ARC-10.5', 'the middle notches count, even if others are nearer', () => {
  const units = { 'A:H02': '8 6 N', 'B:E14': '10 12.9 S' }; // from F+ to F+ it is 5.98
  expect(why(units)).toMatchObject({ rule: 'ARC-10.4', because: 'outOfRange' });
  expect(sides({ 'A:H02': '8 6 N', 'B:E14': '10 12.1 S' })).toEqual(['F-F', 'F-R', 'R-F']);
});
rule('ARC-10.6', 'sides face each other when each middle lies in front of the other; the attacker chooses among all pairs', () => {
  expect(sides({ 'A:H02': '4 4 N', 'B:E14': '6 9 S' })).toEqual(['F-F', 'F-R', 'R-F']);
  expect(sides({ 'A:H02': '4 4 N -S1', 'B:E14': '6 9 S' })).toEqual(['F-F', 'F-R']); // its right side is too weak now
  const match = position({ units: { 'A:H02': '4 4 N', 'B:E14': '6 9 S' } }).play(SHOT, 'R-F');
  expect(match.last('attacked')).toMatchObject({ from: 'R', to: 'F' });
  const straight = position({ units: { 'A:H02': '8 6 N', 'B:E14': '8 12 S' } }).play(SHOT);
  expect(straight.last('attacked')).toMatchObject({ from: 'F', to: 'F' }); // nothing to choose
});
rule('ARC-10.7', 'each unit and each difficult piece crossed costs one die, impassable terrain blocks', () => {
  const units = { 'A:H02': '8 6 N', 'B:E14': '8 12.5 S' };
  const between = (more: Sketch['units'], ...pieces: string[]) => dice({ ...units, ...more }, pieces).attack;
  expect(between({ 'A:R10': '8 8 N' })).toEqual({ icons: 4, crossedUnits: -1 });
  expect(between({ 'A:R10': '8 8 N', 'B:R10': '8 10 N' })).toEqual({ icons: 4, crossedUnits: -2 });
  expect(between({}, 'wood 8 9.5')).toEqual({ icons: 4, crossedTerrain: -1 });
  expect(between({ 'A:R10': '8 7.1 N' }, 'palisade 8 9', 'marsh 8 10.5')).toEqual({ icons: 4, crossedUnits: -1, crossedTerrain: -2 });
  expect(between({}, 'objective 8 9.5')).toEqual({ icons: 4 });
  for (const piece of ['rocks 8 9.5', 'temple 8 9.5', 'wall 8 9.5'])
    expect(why(units, [piece])).toMatchObject({ rule: 'ARC-10.7', because: 'blocked' });
});
rule('ARC-10.7', 'a blocked side cannot be hit, another one can', () => {
  const match = position({ units: { 'A:H02': '4 4 N', 'B:E14': '6 9 S' }, pieces: ['wall 6.5 7.5'] }).play(SHOT);
  expect(match.last('attacked')).toMatchObject({ from: 'F', to: 'R' }); // the only pair that is left
});
rule('ARC-10.8', 'a line along an edge or a nicked corner crosses nothing', () => {
  const beside = (pose: string): object => dice({ 'A:H02': '8 6 N', 'A:R10': pose, 'B:E14': '8 12 S' }).attack;
  expect(beside('8.5 9 N')).toEqual({ icons: 4 });
  expect(beside('8.49 9 N')).toEqual({ icons: 4, crossedUnits: -1 });
  expect(beside('8.704 9 NE')).toEqual({ icons: 4 }); // the corner reaches over the line, but for less than 0.01
  expect(beside('8.69 9 NE')).toEqual({ icons: 4, crossedUnits: -1 });
});
rule('ARC-10.8', 'units of all players count', () => {
  const units = { 'A:H02': '8 6 N', 'B:E14': '8 12 S', 'C:R10': '8 8 N' };
  expect(diceOf(units, SHOT, { seats: 3 }).attack).toEqual({ icons: 4, crossedUnits: -1 });
});
rule('ARC-10.9', 'one die less, once, if the target is beside any of its enemies', () => {
  // The archers of E02 have no precision.
  const into = (more: Sketch['units']) => diceOf({ 'A:E02': '8 6 N', ...more, 'B:E14': '8 12 S' }, 'A:E02 shot B:E14').attack;
  expect(into({})).toEqual({ icons: 4 });
  expect(into({ 'A:R10': '9.5 12 W' })).toEqual({ icons: 4, intoMelee: -1 });
  expect(into({ 'A:R10': '9.5 12 W', 'A:R17': '6.5 12 E' })).toEqual({ icons: 4, intoMelee: -1 });
  expect(into({ 'B:R10': '9.5 12 W' })).toEqual({ icons: 4 }); // its friend
});
rule('ARC-10.9', 'any of its enemies: a third player’s too', () => {
  const units = { 'A:E02': '8 6 N', 'B:E14': '8 12 S', 'C:R10': '9.5 12 W' };
  expect(diceOf(units, 'A:E02 shot B:E14', { seats: 3 }).attack).toEqual({ icons: 4, intoMelee: -1 });
});
rule('ARC-10.10', 'a shot without dice is not offered', () => {
  const units = { 'A:H02': '8 6 N -S1 -S2 -S3', 'A:R10': '8 8 N', 'B:E14': '8 12 S' };
  expect(why(units)).toMatchObject({ rule: 'ARC-10.10', because: 'noDice' });
});

// ---- the shot

rule('ARC-10.11', 'defence dice that win or are left over do nothing', () => {
  const units = { 'A:H02': '8 6 N -S1 -S2', 'B:H03': '8 12 S' };
  const match = settled(attack(units, 'A:H02 shot B:H03', 3, 1, 6, 6, 6, 6));
  expect([hits(match), dealt(match), asked(match)]).toEqual([[0, 0], [], 'order']);
});
rule('ARC-10.11', 'critical hits are scored', () => {
  const match = attack({ 'A:H02': '8 6 N', 'B:H03': '8 12 S' }, 'A:H02 shot B:H03', 6, 6, 6, 1, 6, 6, 6, 1);
  expect([match.last('rolled').critical, dealt(match)]).toEqual([true, ['B:H03 1 combat']]);
});
rule('ARC-10.11', 'abilities for melee do nothing', () => {
  const lucky = attack({ 'A:E02': '8 6 N', 'A:R17': '9.5 12 W', 'B:E14': '8 12 S' }, 'A:E02 shot B:E14', 4, 4, 4, 6, 6);
  expect(changes(lucky)).toEqual([]); // bad luck does not work against shots
  const berserk = settled(attack({ 'A:H02': '8 6 N', 'B:M03': '8 12 S' }, 'A:H02 shot B:M03', 5, 5, 1, 1, 4));
  expect(dealt(berserk)).toEqual(['B:M03 2 combat']);
  const fearful = diceOf({ 'A:H02': '8 6 N', 'B:E04': '8 12 S' }, 'A:H02 shot B:E04');
  expect([fearful.attack, fearful.defence]).toEqual([{ icons: 4 }, { icons: 1 }]);
});
