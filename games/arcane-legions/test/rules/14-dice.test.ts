// Chapter 14: abilities and flaws that change how many dice are rolled.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, counted, diceOf, orders } from '../support/fights.ts';
import { position, type Sketch, unit } from '../support/position.ts';

/** Front to front with a base of this depth: the attacker’s front lies at y = 9. */
const FRONT = { wide: '8 8.5 N', column: '8 8 N', sortie: '8 8.5 N' } as const;
const FACING = { wide: '8 9.5 S', column: '8 10 S', sortie: '8 9.5 S' } as const;
const COLUMNS = ['R03', 'R08', 'R14', 'E04', 'E09', 'E17', 'H06', 'H09', 'M01', 'M02'];
const shape = (card: string): 'wide' | 'column' => (COLUMNS.includes(card) ? 'column' : 'wide'); // a sortie is as deep as a wide base
/** One card attacks another, front to front. */
const melee = (own: string, other: string, more: Sketch['units'] = {}) =>
  diceOf({ [`A:${own}`]: FRONT[shape(own)], [`B:${other}`]: FACING[shape(other)], ...more }, `A:${own} melee B:${other}`);
/** One card shoots at another from 3 steps away. */
const shot = (own: string, other: string, words = '', more: Sketch['units'] = {}) =>
  diceOf(
    { [`A:${own}`]: `8 6 N ${words}`, [`B:${other}`]: shape(other) === 'column' ? '8 10.5 S' : '8 10 S', ...more },
    `A:${own} shot B:${other}`,
  );

// ---- attack dice

const CHARGE = { 'A:R05': '8 7.5 N', 'B:R01': '8 9.5 S' };
rule('ARC-14.1', 'aggressive: one die more in the next melee after moving beside an enemy', () => {
  const match = position({ units: CHARGE }).play('A:R05 move', 'F');
  expect([match.last('mark'), unit(match, 'A:R05').aggressive]).toMatchObject([{ unit: 'A:R05', mark: 'aggressive', on: true }, true]);
  match.rolls(2, 2, 2, 2, 2, 2, 2, 2).play('A:R05 melee B:R01');
  expect(counted(match)).toMatchObject({ attack: { icons: 4, aggressive: 1 }, dice: [5, 3] });
  match.play('A:R05 melee B:R01 push', 'S8'); // only the next one
  expect(counted(match)).toMatchObject({ attack: { icons: 4 }, dice: [4, 3] });
});
rule('ARC-14.1', 'against whomever it attacks, once, until the end of the turn', () => {
  const units = { 'A:R05': '8 8.5 N aggressive', 'B:R01': '8 9.5 S', 'B:R04': '6.5 8.5 E' };
  expect(diceOf({ ...units, 'A:R05': '8 8.5 N aggressive S8-S3' }, 'A:R05 melee B:R01').attack).toEqual({ icons: 5, aggressive: 1 });
  const later = position({ units }).play('pass', 'pass').play('A:R05 melee B:R01');
  expect(counted(later).attack).toEqual({ icons: 4 });
});
rule('ARC-14.1', 'not without a manoeuvre, and not away from enemies', () => {
  const still = position({ units: { ...CHARGE, 'A:R05': '8 8.5 N' } }).play('A:R05 move', 'pass', 'pass');
  expect([still.events('declined').length, unit(still, 'A:R05').aggressive, asked(still)]).toEqual([1, false, 'order']);
  const apart = position({ units: CHARGE, options: { halfSteps: 'on' } }).play('A:R05 move', 'F half', 'pass');
  expect(unit(apart, 'A:R05').aggressive).toBe(false);
});
rule('ARC-14.13', 'carnivorous: two more against cavalry', () => {
  expect(melee('R08', 'R03').attack).toEqual({ icons: 4, carnivorous: 2 });
  expect(melee('R10', 'R01').attack).toEqual({ icons: 5 });
});
rule('ARC-14.20', 'cunning: two more on a grey side', () => {
  const on = (pose: string): object => diceOf({ 'A:E10': '8 8.5 N', 'B:R01': pose }, 'A:E10 melee B:R01').attack;
  expect([on('8 9.5 S'), on('8 10 E'), on('8 9.5 N')]).toEqual([{ icons: 3 }, { icons: 3 }, { icons: 3, cunning: 2 }]); // blue, red, grey
});
rule('ARC-14.25', 'demolitionist: three more against constructs', () => {
  expect(melee('M04', 'H03').attack).toEqual({ icons: 2, demolitionist: 3 });
  expect(melee('M04', 'R01').attack).toEqual({ icons: 2 });
});
rule('ARC-14.30', 'fervor: one more against an enemy adjacent to another friend', () => {
  expect(melee('R13', 'R01').attack).toEqual({ icons: 5 });
  expect(melee('R13', 'R01', { 'A:R04': '8 10.5 S' }).attack).toEqual({ icons: 5, fervor: 1 });
  expect(melee('R13', 'R01', { 'B:R04': '8 10.5 S' }).attack).toEqual({ icons: 5 }); // its own friend
});
rule('ARC-14.40', 'hellenic pride: four attack dice in an army of Egyptians, two defence dice among Greeks alone', () => {
  const attack = (more: Sketch['units']) => melee('E06', 'R01', more).attack;
  expect(attack({ 'A:E01': '2 2 N' })).toEqual({ icons: 2, hellenicPride: 4 });
  expect(attack({ 'A:E18': '2 2 N' })).toEqual({ icons: 2, hellenicPride: 4 });
  expect(attack({ 'A:R04': '2 2 N' })).toEqual({ icons: 2 });
  expect(attack({ 'A:R04': 'absent' })).toEqual({ icons: 2 }); // the army is what it set out with
  const defence = (more: Sketch['units']) => melee('R01', 'E06', more).defence;
  expect(defence({ 'B:E18': '2 20 N' })).toEqual({ icons: 3, hellenicPride: 2 });
  expect(defence({ 'B:E01': '2 20 N' })).toEqual({ icons: 3 });
  expect(shot('R04', 'E06').defence).toEqual({ icons: 3, hellenicPride: 2 });
});
rule('ARC-14.48', 'nature magic: two more against constructs, undead and mythological units', () => {
  const attack = (other: string): object => melee('R16', other).attack;
  expect(['H03', 'E03', 'R06'].map(attack)).toEqual(Array.from({ length: 3 }, () => ({ icons: 3, natureMagic: 2 })));
  expect([attack('R01'), attack('H17')]).toEqual([{ icons: 3 }, { icons: 3 }]); // human, mixed
  const idle = diceOf({ 'A:R16': '8 8.5 N -S3', 'B:E03': '8 9.5 S' }, 'A:R16 melee B:E03');
  expect(idle.attack).toEqual({ icons: 2 }); // nobody on the icon
});
rule('ARC-14.55', 'resentful: two more against humans', () => {
  expect(melee('E08', 'R01').attack).toEqual({ icons: 3, resentful: 2 });
  expect([melee('E08', 'R06').attack, melee('E08', 'H17').attack]).toEqual([{ icons: 3 }, { icons: 3 }]);
});
rule('ARC-14.60', 'specialized: one more against mixed or irregular units', () => {
  expect(melee('H06', 'R11').attack).toEqual({ icons: 3, specialized: 1 });
  expect(melee('H06', 'H17').attack).toEqual({ icons: 3, specialized: 1 });
  expect(melee('H06', 'R01').attack).toEqual({ icons: 3 });
});
rule('ARC-14.67', 'trample: two more against infantry and shooters', () => {
  expect([melee('E09', 'R01').attack, melee('E09', 'R04').attack]).toEqual([
    { icons: 3, trample: 2 },
    { icons: 3, trample: 2 },
  ]);
  expect([melee('E09', 'R03').attack, melee('E09', 'R11').attack]).toEqual([{ icons: 3 }, { icons: 3 }]); // cavalry, irregular
});
rule('ARC-14.70', 'xenophobic: two more against other factions, in an army of one faction', () => {
  expect(melee('H01', 'R01').attack).toEqual({ icons: 3, xenophobic: 2 });
  expect(melee('H01', 'H03').attack).toEqual({ icons: 3 });
  expect(melee('H01', 'R01', { 'A:H02': '2 2 N' }).attack).toEqual({ icons: 3, xenophobic: 2 });
  expect(melee('H01', 'R01', { 'A:M01': '2 2 N' }).attack).toEqual({ icons: 3 });
  expect(melee('H01', 'R01', { 'A:M01': 'defeated' }).attack).toEqual({ icons: 3 });
});
rule(['ARC-14.0d', 'ARC-14.13'], 'bonus attack dice are for melee alone, and all that apply are added', () => {
  expect(shot('E09', 'R01', 'S1-S3').attack).toEqual({ icons: 3 }); // no trampling from afar
  expect(melee('M02', 'R03').attack).toEqual({ icons: 4, carnivorous: 2 });
  expect(melee('R05', 'R01', { 'A:R05': '8 8.5 N aggressive', 'A:R04': '8 10.5 S' }).attack).toEqual({
    icons: 4,
    aggressive: 1,
    fervor: 1,
  });
});

// ---- fewer dice

rule('ARC-14.18', 'cowardly: one defence die less if the attacker rolls more, in melee and at range', () => {
  const melees = (words: string) => diceOf({ 'A:R01': `8 8.5 N ${words}`, 'B:E01': '8 9.5 S' }, 'A:R01 melee B:E01').dice;
  expect([melees('S10-S6'), melees('S10-S6 S11-S7')]).toEqual([
    [3, 3],
    [4, 2],
  ]);
  expect(shot('H02', 'E01').defence).toEqual({ icons: 3, cowardly: -1 });
  expect(shot('H02', 'E01', '-S1').defence).toEqual({ icons: 3 });
  const none = diceOf({ 'A:R01': '8 8.5 N', 'B:E01': '8 9.5 N' }, 'A:R01 melee B:E01');
  expect(none.dice).toEqual([2, 0]);
});
rule('ARC-14.29', 'fear: the enemy rolls one die less, attacking and defending, in melee', () => {
  expect(melee('R01', 'R08').attack).toEqual({ icons: 2, fear: -1 });
  expect(melee('R08', 'R01')).toMatchObject({ attack: { icons: 4 }, defence: { icons: 3, fear: -1 }, dice: [4, 2] });
  expect(melee('R08', 'E04')).toMatchObject({ attack: { icons: 4, carnivorous: 2, fear: -1 }, dice: [5, 0] }); // both fear each other
  expect(shot('H02', 'R08').attack).toEqual({ icons: 4 });
});
rule('ARC-14.63', 'superior reach: two defence dice fewer when it attacks', () => {
  expect(melee('M07', 'R01')).toMatchObject({ defence: { icons: 3, superiorReach: -2 }, dice: [3, 1] });
  expect(diceOf({ 'A:M07': '8 8.5 N', 'B:R01': '8 9.5 S -S1 -S2' }, 'A:M07 melee B:R01').dice).toEqual([3, 0]);
  expect(melee('R01', 'M07')).toMatchObject({ attack: { icons: 2 }, defence: {} }); // not when it defends
});

// ---- defence dice

rule('ARC-14.39', 'heavy armor: one more against melee', () => {
  expect(melee('R01', 'H03').defence).toEqual({ icons: 4, heavyArmor: 1 });
  expect(shot('H02', 'H03').defence).toEqual({ icons: 4 });
});
rule('ARC-14.56', 'roman patriot: two more against Egyptians', () => {
  expect(melee('E12', 'R12').defence).toEqual({ icons: 3, romanPatriot: 2 });
  expect(shot('E02', 'R12').defence).toEqual({ icons: 3, romanPatriot: 2 });
  expect(melee('R01', 'R12').defence).toEqual({ icons: 3 });
});
rule('ARC-14.58', 'spearmen: one more against cavalry', () => {
  expect(melee('R03', 'H01').defence).toEqual({ icons: 2, spearmen: 1 });
  expect(diceOf({ 'A:M01': '8 6 N', 'B:H01': '8 10 S' }, 'A:M01 shot B:H01').defence).toEqual({ icons: 2, spearmen: 1 });
  expect(melee('R01', 'H01').defence).toEqual({ icons: 2 });
});
rule('ARC-14.68', 'wall of shields: two more for each ready icon against shots', () => {
  const wall = (words: string): object => diceOf({ 'A:H02': '8 6 N', 'B:R01': `8 10 S ${words}` }, 'A:H02 shot B:R01').defence;
  expect(wall('')).toEqual({ icons: 3, wallOfShields: 6 });
  expect(wall('-S1 -S2')).toEqual({ icons: 1, wallOfShields: 2 });
  expect(wall('-S1 -S2 -S3')).toEqual({});
  expect(melee('E12', 'R01').defence).toEqual({ icons: 3 });
});

// ---- at range

rule('ARC-14.36', 'hail of arrows: nothing that is crossed counts, but melee and blocking terrain do', () => {
  const units = { 'A:R04': '8 6 N', 'A:R10': '8 7.6 N', 'B:E14': '8 12.4 S' };
  const hail = (more: Sketch['units'], ...pieces: string[]) => diceOf({ ...units, ...more }, 'A:R04 shot B:E14', { pieces }).attack;
  expect(hail({}, 'wood 8 10')).toEqual({ icons: 3 });
  expect(hail({ 'A:R17': '9.5 12.4 W' }, 'wood 8 10')).toEqual({ icons: 3, intoMelee: -1 });
  expect(position({ units, pieces: ['wall 8 10'] }).refuses('A:R04 shot B:E14')).toMatchObject({ because: 'blocked' });
});
rule('ARC-14.53', 'precision: shooting into melee costs nothing, crossing things does', () => {
  const beside = { 'A:R17': '9.5 10 W' };
  expect(shot('H02', 'E14', '', beside).attack).toEqual({ icons: 4 });
  expect(shot('H02', 'E14', '', { ...beside, 'A:R10': '8 8 N' }).attack).toEqual({ icons: 4, crossedUnits: -1 });
  expect(shot('E02', 'E14', '', beside).attack).toEqual({ icons: 4, intoMelee: -1 });
});
rule('ARC-14.65', 'thrown weapon: three dice for each ready icon, two steps, no penalty for melee', () => {
  const thrown = (words: string, more: Sketch['units'] = {}, pose = '8 10.5 S') =>
    diceOf({ 'A:H07': `8 7.5 N ${words}`, 'B:E14': pose, ...more }, 'A:H07 thrownWeapon B:E14').attack;
  expect(thrown('')).toEqual({ icons: 3 });
  expect(thrown('S10-S2')).toEqual({ icons: 6 });
  expect(thrown('', { 'A:R17': '9.5 10.5 W' })).toEqual({ icons: 3 });
  expect(thrown('', { 'A:R10': '8 9 N' })).toEqual({ icons: 3, crossedUnits: -1 });
  const far = position({ units: { 'A:H07': '8 7.5 N', 'B:E14': '8 10.503 S' } });
  expect(far.refuses('A:H07 thrownWeapon B:E14')).toMatchObject({ rule: 'ARC-10.4', because: 'outOfRange' });
});
rule(
  ['ARC-14.57', 'ARC-14.65', 'ARC-3.4', 'ARC-3.7'],
  'throws and sniper shots are special orders: one a turn, never pushed, beside a shot',
  () => {
    const match = position({ units: { 'A:R11': '8 6 N', 'B:H03': '8 10 S' }, dice: [1, 1, 1, 1, 1, 1, 1, 1] }).play('A:R11 shot B:H03');
    expect(orders(match, 'B:H03')).toEqual(['A:R11 shot B:H03 push', 'A:R11 sniper B:H03']);
    match.play('A:R11 sniper B:H03', 'S1');
    expect(match.last('ordered')).toMatchObject({ order: 'special', ability: 'sniper', cp: 1, push: false, target: 'B:H03' });
    expect([match.table.turn?.cp, unit(match, 'A:R11').pushed]).toEqual([6, false]);
    expect(orders(match, 'B:H03')).toEqual(['A:R11 shot B:H03 push']);
    expect(match.refuses('A:R11 sniper B:H03')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  },
);
rule(['ARC-14.27', 'ARC-3.4', 'ARC-3.7'], 'a throw at an elusive unit costs one point more, as a shot does', () => {
  const match = position({ units: { 'A:R02': '8 7.5 N S9-S1', 'B:H04': '8 10.5 S' }, dice: [1, 1, 1] }).play('A:R02 thrownWeapon B:H04');
  expect(match.last('ordered')).toMatchObject({ order: 'special', cp: 2 });
});
rule('ARC-14.57', 'sniper: one die for each ready icon against one die and the icons of a slot', () => {
  const aim = (slot: string, words = '') => {
    const match = position({ units: { 'A:R11': `8 6 N ${words}`, 'B:H16': '8 10 S' } }).play('A:R11 sniper B:H16');
    return counted(match.play(slot));
  };
  expect(aim('S3')).toEqual({ attack: { icons: 1 }, defence: { slot: 1 }, dice: [1, 1] });
  expect(aim('S8', 'S7-S4')).toEqual({ attack: { icons: 2 }, defence: { slot: 1, icons: 1 }, dice: [2, 2] });
});
rule('ARC-14.57', 'neither side, bonus nor cowardice change the slot’s dice; side, sight and melee change those of the shot', () => {
  const aim = (units: Sketch['units'], order: string, slot: string) => counted(position({ units }).play(order, slot));
  const back = aim({ 'A:R11': '8 6 N', 'B:R12': '8 10 N' }, 'A:R11 sniper B:R12', 'S3');
  expect(back.defence).toEqual({ slot: 1, icons: 1 });
  const shields = aim({ 'A:R11': '8 6 N S7-S4', 'A:R10': '8 8 N', 'B:R01': '8 10 S' }, 'A:R11 sniper B:R01', 'S1');
  expect(shields).toEqual({ attack: { icons: 2, crossedUnits: -1 }, defence: { slot: 1, icons: 1 }, dice: [1, 2] });
  const coward = aim({ 'A:R11': '8 6 N S7-S4', 'B:E01': '8 10 S' }, 'A:R11 sniper B:E01', 'S1');
  expect(coward).toEqual({ attack: { icons: 2 }, defence: { slot: 1 }, dice: [2, 1] });
  const grey = position({ units: { 'A:R11': '8 6 S S7-S4', 'B:E01': '8 10 S' } });
  expect(grey.refuses('A:R11 sniper B:E01')).toMatchObject({ rule: 'ARC-10.2', because: 'tooFewIcons' });
  const brawl = position({ units: { 'A:R11': '8 6 N', 'A:R17': '9.5 10 W', 'B:E01': '8 10 S' } });
  expect(brawl.refuses('A:R11 sniper B:E01')).toMatchObject({ rule: 'ARC-10.10', because: 'noDice' });
});
rule('ARC-14.12', 'call the iron rain: enemies beside it are in range for others', () => {
  const units = { 'A:H15': '8 15 N', 'A:H02': '8 6 N', 'A:R11': '4 6 N S7-S4', 'A:H07': '12 6 N', 'B:E14': '8 16 S' };
  const match = position({ units });
  expect(match.texts().filter((text) => /shot|thrown|sniper/.test(text))).toEqual([
    'A:H02 shot B:E14',
    'A:R11 shot B:E14',
    'A:R11 sniper B:E14',
    'A:H07 thrownWeapon B:E14',
  ]);
  const theirs = position({ units: { 'A:H02': '8 6 N', 'B:H15': '8 15 N', 'B:E14': '8 16 S' } });
  expect(theirs.texts().filter((text) => text.includes('shot'))).toEqual([]); // an enemy calls it for its own side
  match.play('A:H02 shot B:E14');
  expect(counted(match).attack).toEqual({ icons: 4, crossedUnits: -1 });
  const away = position({ units: { ...units, 'A:H15': '8 14.9 N' } });
  expect(away.refuses('A:H02 shot B:E14')).toMatchObject({ because: 'outOfRange' });
  const absent = position({ units: { ...units, 'A:H15': '8 15 N S1-S2' } });
  expect(absent.refuses('A:H02 shot B:E14')).toMatchObject({ because: 'outOfRange' }); // nobody calls
});
