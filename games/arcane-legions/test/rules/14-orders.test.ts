// Chapter 14: abilities and flaws concerning orders, moving, regrouping and the start of a turn.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { asked, attack, costOf, counted, dealt, downed, orders, scored, settled } from '../support/fights.ts';
import { type Position, position, ready, type Sketch, unit, where } from '../support/position.ts';

const FAR = { 'B:E01': '2 20 S' };
const cost = (units: Sketch['units'], order: string, sketch: Partial<Sketch> = {}): number => costOf(position({ units, ...sketch }), order);

// ---- what orders cost

rule('ARC-14.4', 'aura of peace: every order but a move costs one more, for itself and all near it', () => {
  const units = { 'A:R09': '8 8 N', 'A:R01': '8 10 N', 'B:R01': '8 11 S' };
  const match = position({ units });
  expect(costOf(match, 'A:R09 regroup')).toBe(2);
  expect([costOf(match, 'A:R01 melee B:R01'), costOf(match, 'A:R01 regroup'), costOf(match, 'A:R01 move')]).toEqual([3, 2, 2]);
  expect(costOf(match, 'A:R09 move')).toBe(1);
  match.play('A:R01 regroup', 'pass');
  expect([match.last('ordered').cp, match.table.turn?.cp]).toEqual([2, 6]);
  expect(cost(units, 'B:R01 regroup', { turn: 1 })).toBe(2); // for enemies too
});
rule('ARC-14.4', 'within one formation length of notches, and two auras add up', () => {
  const at = (pose: string, more: Sketch['units'] = {}) => cost({ 'A:R09': '8 8 N', 'A:R01': pose, ...more, ...FAR }, 'A:R01 regroup');
  expect([at('8 11 N'), at('8 11.003 N')]).toEqual([2, 1]);
  expect(at('8 11 N', { 'B:H14': '8 14 S' })).toBe(3);
  expect(at('8 11 N', { 'B:H14': '8 14 S S1-S2' })).toBe(2); // nobody on the icon
});
rule('ARC-14.27', 'elusive: a melee or ranged order against it costs one more', () => {
  expect(cost({ 'A:R01': '8 8 N', 'B:H04': '8 9 S', 'B:R01': '6.5 8 E' }, 'A:R01 melee B:H04')).toBe(3);
  expect(cost({ 'A:R01': '8 8 N', 'B:H04': '8 9 S', 'B:R01': '6.5 8 E' }, 'A:R01 melee B:R01')).toBe(2);
  expect(cost({ 'A:H02': '8 6 N', 'B:H04': '8 10 S' }, 'A:H02 shot B:H04')).toBe(3);
  expect(cost({ 'A:R18': '8 8 N', 'B:H04': '8 9 S' }, 'A:R18 armoredRush B:H04')).toBe(1); // not a special order
});
rule(['ARC-14.42', 'ARC-14.0a'], 'impede: a move order to an enemy beside it costs one more, for each of them', () => {
  const beside = (more: Sketch['units']) => cost({ 'A:R01': '8 8 N', ...more, ...FAR }, 'A:R01 move');
  expect(beside({})).toBe(2);
  expect(beside({ 'B:E04': '8 9.5 S' })).toBe(3);
  expect(beside({ 'B:E04': '8 9.5 S', 'B:H09': '8 6.5 N' })).toBe(4);
  expect(beside({ 'A:E04': '8 9.5 N' })).toBe(2);
  expect(cost({ 'A:R01': '8 8 N', 'B:E04': '8 9.5 S' }, 'A:R01 regroup')).toBe(1);
});
rule('ARC-14.14', 'charger: after a move beside an enemy the next melee order costs one less', () => {
  const match = position({ units: { 'A:R03': '8 7 N', 'B:R01': '8 9.5 S' } }).play('A:R03 move', 'F');
  expect([unit(match, 'A:R03').charger, match.last('mark')]).toMatchObject([true, { mark: 'charger', on: true }]);
  expect(costOf(match, 'A:R03 melee B:R01')).toBe(1);
  settled(match.play('A:R03 melee B:R01'));
  expect([match.last('ordered').cp, unit(match, 'A:R03').charger]).toEqual([1, false]);
  expect(costOf(match, 'A:R03 melee B:R01 push')).toBe(2);
});
rule('ARC-14.14', 'the mark outlasts the turn, and a free attack does not use it up', () => {
  const match = position({ units: { 'A:R03': '8 8 N charger', 'B:R01': '8 9.5 S' } }).play('pass', 'B:R01 move', 'A:R03');
  expect(match.last('freeAttack')).toMatchObject({ unit: 'A:R03', target: 'B:R01' });
  settled(match).play('pass', 'pass');
  expect(costOf(match, 'A:R03 melee B:R01')).toBe(1);
});
rule('ARC-14.14', 'a wasted melee order uses it up, and so does a move away from enemies', () => {
  const units = { 'A:R03': '8 8 N only=S1,S6 melee=1 charger', 'B:R01': '8 9.5 S' };
  const wasted = position({ units }).play('A:R03 melee B:R01 push', 'S1');
  expect([wasted.last('wasted').because, unit(wasted, 'A:R03').charger]).toEqual(['noAttackIcon', false]);
  const away = position({ units: { 'A:R03': '8 8 N charger', ...FAR } }).play('A:R03 move', 'F', 'pass');
  expect(unit(away, 'A:R03').charger).toBe(false);
  const still = position({ units: { 'A:R03': '8 8 N', 'B:R01': '8 9.5 S' } }).play('A:R03 move', 'pass', 'pass');
  expect([asked(still), unit(still, 'A:R03').charger]).toEqual(['order', false]); // it made no manoeuvre
});

// ---- whether orders can be given

rule('ARC-14.7', 'beast: no move orders beside an enemy', () => {
  const beside = (more: Sketch['units']) => position({ units: { 'A:R10': '8 8 N', ...more, ...FAR } });
  expect(beside({ 'B:R01': '8 9 S' }).refuses('A:R10 move')).toMatchObject({ rule: 'ARC-14.7', because: 'beast' });
  expect(orders(beside({ 'A:R01': '8 9 S' }), 'A:R10')).toContain('A:R10 move');
});
rule('ARC-14.26', 'disciplined: any number of regroup orders without being pushed', () => {
  const match = position({ units: { 'A:R01': '8 8 N', 'A:R04': '2 2 N', ...FAR } });
  for (let n = 0; n < 3; n++) match.play('A:R01 regroup', 'pass');
  expect([match.table.turn?.cp, unit(match, 'A:R01').pushed, ready(match, 'A:R01').length]).toEqual([5, false, 9]);
  expect(orders(match, 'regroup')).toEqual(['A:R01 regroup', 'A:R04 regroup']);
  match.play('A:R04 regroup', 'pass');
  expect(match.texts()).toContain('A:R04 regroup push');
});
rule('ARC-14.28', 'entangle: nobody beside it can be ordered to move, friend or enemy', () => {
  const units = { 'A:R16': '8 8 N S3-S4', 'A:R01': '8 7 N', 'B:R03': '8 9.5 S', 'B:R01': '12 9 S' };
  const own = position({ units });
  expect(own.refuses('A:R01 move')).toMatchObject({ rule: 'ARC-14.28', because: 'entangled', by: 'A:R16' });
  expect(own.texts()).toContain('A:R16 move');
  const other = position({ units, turn: 1 });
  expect([other.refuses('B:R03 move')?.rule, orders(other, 'move')]).toEqual(['ARC-14.28', ['B:R01 move']]);
  expect(position({ units: { ...units, 'A:R16': '8 8 N' } }).texts()).toContain('A:R01 move'); // nobody on the icon
});

// ---- moving

rule('ARC-14.41', 'hustle: two points more when it is pushed to move', () => {
  const match = position({ units: { 'A:R02': '8 8 N', ...FAR } }).play('A:R02 move', 'pass');
  expect(match.last('movement')).toMatchObject({ points: 4, parts: [{ reason: 'icons', value: 4 }] });
  match.play('A:R02 move push', 'S3');
  expect(match.last('movement').parts).toEqual([
    { reason: 'icons', value: 4 },
    { reason: 'hustle', value: 2 },
  ]);
  expect(match.decision().facts).toMatchObject({ unit: 'A:R02', left: 6 });
});
rule(['ARC-14.41', 'ARC-3.11'], 'even without any icon for movement', () => {
  const match = position({ units: { 'A:R02': '8 8 N only=S3,S4,S6 move=1', ...FAR } }).play('A:R02 move push', 'S3');
  expect([match.events('wasted'), match.last('movement').points]).toEqual([[], 2]);
  expect(position({ units: { 'A:R02': '8 8 N only=S3,S4,S6', ...FAR } }).refuses('A:R02 move')).toMatchObject({ because: 'noMovement' });
});
rule('ARC-14.47', 'mobility: nobody strikes at it when it leaves', () => {
  const match = position({ units: { 'A:M01': '8 8 N', 'B:R01': '8 9.5 S' } }).play('A:M01 move');
  expect([asked(match), match.decision().seats]).toEqual(['manoeuvre', [0]]);
  expect(asked(position({ units: { 'A:M02': '8 8 N', 'B:R01': '8 9.5 S' } }).play('A:M02 move'))).toBe('disengage');
});
rule('ARC-14.62', 'stormrider: nobody strikes at the owner’s cavalry', () => {
  const leave = (card: string, pose: string, crone: string) =>
    asked(position({ units: { [`A:${card}`]: pose, 'A:M08': crone, 'B:R01': '8 9.5 S' } }).play(`A:${card} move`));
  expect(leave('R03', '8 8 N', '2 2 N')).toBe('manoeuvre');
  expect(leave('R01', '8 8.5 N', '2 2 N')).toBe('disengage');
  expect(leave('R03', '8 8 N', '2 2 N S1-S2')).toBe('disengage'); // nobody on the icon
});
rule('ARC-14.62', 'Xiongnu cavalry loses nobody when it is pushed to move, but counts as pushed', () => {
  const units = { 'A:M02': '8 8 N move=1 melee=1', 'A:R03': '4 8 N move=1', 'A:M08': '2 2 N', 'B:R01': '8 9.5 S' };
  const match = position({ units }).play('A:M02 move push');
  expect([asked(match), downed(match), unit(match, 'A:M02').pushed]).toEqual(['manoeuvre', [], true]);
  match.play('pass');
  expect(match.refuses('A:M02 melee B:R01 push')).toMatchObject({ rule: 'ARC-3.6', because: 'pushed' });
  expect(asked(match.play('A:R03 move push'))).toBe('pushLoss'); // not Xiongnu
  expect(asked(position({ units }).play('A:M02 melee B:R01 push'))).toBe('pushLoss'); // not a move
});
rule(['ARC-14.0a', 'ARC-14.62', 'ARC-14.43'], 'what works for a whole army works while one of its units has it ready', () => {
  const units = { 'A:R03': '8 8 N', 'A:M08': 'defeated', 'B:R01': '8 9.5 S' };
  expect(asked(position({ units }).play('A:R03 move'))).toBe('disengage');
});

// ---- regrouping

rule('ARC-14.45', 'leader of men: one figure of each other unit may change its slot', () => {
  const units = { 'A:R12': '8 8 N', 'A:R03': '2 4 N', 'A:R10': '5 4 N', ...FAR };
  const match = position({ units }).play('A:R12 regroup', 'pass');
  expect(asked(match)).toBe('leader');
  expect(match.texts().filter((text) => text.includes('R10'))).toEqual(['A:R10 S1-S4', 'A:R10 S2-S4']);
  match.play('A:R10 S2-S4');
  expect(match.texts().some((text) => text.includes('R10'))).toBe(false); // one each
  match.play('A:R03 S6-S2');
  expect([ready(match, 'A:R10'), ready(match, 'A:R03'), asked(match)]).toEqual([
    ['S1', 'S3', 'S4'],
    ['S1', 'S2', 'S3', 'S7', 'S8'],
    'order',
  ]);
  expect([unit(match, 'A:R10').orders.regroup, match.table.turn?.cp]).toEqual([0, 7]); // no order was given to them
});
rule(['ARC-14.45', 'ARC-13.8'], 'a team-mate’s units are friendly too', () => {
  const units = { 'A:R12': '8 8 N', 'A:R10': '5 4 N', 'B:E01': '2 20 S', 'C:R10': '14 4 N', 'D:E01': '6 20 S' };
  const match = position({ seats: 4, options: { teams: 'on' }, units }).play('A:R12 regroup', 'pass');
  expect([...new Set(match.texts().map((text) => text.split(' ')[0]))]).toEqual(['A:R10', 'C:R10', 'pass']);
  match.play('C:R10 S2-S4', 'A:R10 S2-S4');
  expect([ready(match, 'C:R10'), asked(match)]).toEqual([['S1', 'S3', 'S4'], 'order']);
});
rule('ARC-14.45', 'as it was when the order was given', () => {
  const start = (words: string, sketch: Partial<Sketch> = {}) =>
    position({ units: { 'A:R12': `8 8 N ${words}`, 'A:R10': '2 2 N', ...FAR }, ...sketch });
  expect(asked(start('').play('A:R12 regroup', 'S1-S2', 'pass'))).toBe('leader'); // he leaves the icon only now
  expect(asked(start('S1-S2').play('A:R12 regroup', 'S2-S1', 'pass'))).toBe('order'); // he enters it only now
  const vines = { 'A:H14': '8 8 N S1-S2 S2:2', 'A:R10': '2 2 N', 'B:R16': '8 9 S' };
  const match = position({ units: vines }).play('A:H14 regroup');
  expect([downed(match), asked(match.play('pass'))]).toEqual([['A:H14 S2'], 'order']); // the vines took him first
});
rule('ARC-14.64', 'tangle vines: an enemy beside it takes one damage before it regroups', () => {
  const match = position({ units: { 'A:R01': '8 8 N', 'B:R16': '8 9 S' } }).play('A:R01 regroup');
  expect([asked(match), match.decision().seats, dealt(match)]).toEqual(['damage', [0], ['A:R01 1 tangleVines']]);
  expect(asked(match.play('S1'))).toBe('regroup');
  const friend = position({ units: { 'A:R01': '8 8 N', 'A:R16': '8 9 S', ...FAR } }).play('A:R01 regroup');
  expect(asked(friend)).toBe('regroup');
  const two = position({ units: { 'A:R01': '8 8 N', 'B:R16': '8 9 S', 'B:R16#2': '9.5 8 W' } }).play('A:R01 regroup', 'S1', 'S2');
  expect(dealt(two)).toEqual(['A:R01 1 tangleVines', 'A:R01 1 tangleVines']);
});
rule('ARC-14.64', 'a unit that falls to it is defeated, and does not regroup', () => {
  const units = { 'A:R01': '8 8 N only=S1', 'A:R04': '2 2 N', 'B:R16': '8 9 S' };
  const match = position({ units }).play('A:R01 regroup');
  expect([where(match, 'A:R01'), scored(match), asked(match)]).toEqual(['defeated', ['1 formation 2'], 'order']);
});

// ---- the start of a turn

const START = { step: 'begin' } as const;
rule('ARC-14.22', 'death cloud: one damage for each ready icon to itself and to all around it, if the owner wants', () => {
  const units = { 'A:E11': '8 8 N S3-S2', 'A:R05': '8 7 N', 'B:R07': '8 9 S', 'B:E01': '12 9 S' };
  const match = position({ units, ...START });
  expect([asked(match), match.texts()]).toEqual(['cloud', ['A:E11', 'pass']]);
  settled(match.play('A:E11'));
  expect([asked(match), match.texts()]).toEqual(['splash', ['A:R05', 'B:R07']]);
  settled(match.play('B:R07'));
  expect(dealt(match)).toEqual(['A:E11 2 deathCloud', 'B:R07 2 deathCloud', 'A:R05 2 deathCloud']);
  expect(asked(match)).toBe('order'); // once per turn
  const passed = position({ units, ...START }).play('pass');
  expect([dealt(passed), asked(passed)]).toEqual([[], 'order']);
});
rule('ARC-14.22', 'it takes full effect even if it wipes out its own unit', () => {
  const units = { 'A:E11': '8 8 N only=S1', 'A:R01': '2 2 N', 'B:R05': '8 9 S' };
  const match = position({ units, ...START }).play('A:E11');
  settled(match);
  expect([dealt(match), where(match, 'A:E11')]).toEqual([['A:E11 1 deathCloud', 'B:R05 1 deathCloud'], 'defeated']);
  expect(scored(match)).toEqual(['1 sortie 1']);
});
rule('ARC-14.22', 'damage without dice: fragile adds nothing', () => {
  const match = settled(position({ units: { 'A:E11': '8 8 N', ...FAR }, ...START }).play('A:E11'));
  expect(dealt(match)).toEqual(['A:E11 1 deathCloud']);
});
rule('ARC-14.35', 'grand druid: a figure comes back for each objective that is scored where the druid stands', () => {
  const units = { 'A:R16': '6 10 N', 'A:R05': '12 4 N -S12 -S1', 'A:R01': '2 2 N -S1', ...FAR };
  const match = position({ units, pieces: ['objective 4.5 10', 'objective 7.5 10'], ...START });
  expect([asked(match), match.texts()]).toEqual(['druid', ['A:R05 S12', 'A:R05 S1', 'pass']]); // Gallic units alone
  match.play('A:R05 S12').play('pass');
  expect([scored(match), ready(match, 'A:R05').includes('S12'), asked(match)]).toEqual([['0 objective 3', '0 objective 3'], true, 'order']);
  const apart = position({ units, pieces: ['objective 12 4'], ...START });
  expect([scored(apart), asked(apart)]).toEqual([['0 objective 3'], 'order']); // the druid is elsewhere
  const contested = position({ units: { ...units, 'B:E01': '4.5 11.5 S' }, pieces: ['objective 4.5 10'], ...START });
  expect([scored(contested), asked(contested)]).toEqual([[], 'order']);
});
rule(['ARC-14.54', 'ARC-14.0e'], 'regeneration: one downed figure comes back, of the owner’s choice', () => {
  const units = { 'A:E03': '8 8 N -S1 -S2 -S14', ...FAR };
  const match = position({ units, ...START });
  expect([asked(match), match.texts()]).toEqual(['regenerate', ['A:E03 S1', 'A:E03 S14']]); // it cannot be declined
  match.play('A:E03 S14');
  expect([match.last('restored'), asked(match)]).toMatchObject([
    { unit: 'A:E03', slot: 'S14', figure: '1E12', why: 'regeneration' },
    'order',
  ]);
  expect(unit(match, 'A:E03').downed).toEqual([0, 1]);
  expect(position({ units: { 'A:E03': '8 8 N', ...FAR }, ...START }).events('restored')).toEqual([]);
});

// ---- free attacks

rule(['ARC-14.0d', 'ARC-14.13'], 'bonus dice count in free attacks', () => {
  const match: Position = position({ units: { 'A:R03': '8 8 N', 'B:R10': '8 9.5 S' } }).play('A:R03 move', 'B:R10');
  expect(counted(match).attack).toEqual({ icons: 5, carnivorous: 2 });
  expect(attack({ 'A:R03': '8 8 N', 'B:R10': '8 9.5 S' }, 'A:R03 move', 1).texts()).toEqual(['B:R10', 'pass']);
});
