// Chapter 14: special orders, and what applies to all abilities.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import type { UnitDef } from '../../content/kinds.ts';
import { asked, attack, costOf, counted, dealt, downed, orders, points, scored, settled } from '../support/fights.ts';
import { type Position, position, ready, type Sketch, unit, where } from '../support/position.ts';

const FAR = { 'B:E01': '2 20 S' };
/** What an ability is offered with: its targets. */
const offered = (ability: string, units: Sketch['units'], sketch: Partial<Sketch> = {}): string[] =>
  orders(position({ units, ...sketch }), ability);
const restored = (match: Position): string[] => match.events('restored').map(({ unit: name, slot }) => `${name} ${slot}`);

// ---- harm

rule('ARC-14.2', 'armored rush: two damage to an adjacent enemy', () => {
  const units = { 'A:R18': '8 8 N', 'A:R01': '8 7 N', 'B:R07': '8 9 S', 'B:R05': '9.5 8 W', 'B:R01': '8 10 S' };
  expect(offered('armoredRush', units)).toEqual(['A:R18 armoredRush B:R07', 'A:R18 armoredRush B:R05']);
  expect(dealt(position({ units }).play('A:R18 armoredRush B:R07'))).toEqual(['B:R07 2 armoredRush']);
  expect(offered('armoredRush', { 'A:R07': '8 8 N', 'B:R01': '8 9 S' })).toEqual([]); // nobody stands on it at first
});
rule('ARC-14.17', 'confusion: an adjacent enemy is turned about in place', () => {
  const units = { 'A:R17': '8 8 N', 'A:R01': '6.5 8 N', 'B:R01': '8 9 S', 'B:R04': '8 10 N' };
  expect(offered('confusion', units)).toEqual(['A:R17 confusion B:R01']);
  const match = position({ units }).play('A:R17 confusion B:R01');
  expect([where(match, 'B:R01'), match.last('aboutFace')]).toMatchObject(['8 9 N', { unit: 'B:R01', by: 'A:R17', to: '8 9 N' }]);
  match.play('A:R17 melee B:R01');
  expect(match.last('attacked')).toMatchObject({ from: 'F', to: 'B' });
});
rule('ARC-14.23', 'death touch: on 3 to 6 it fells a figure near it that is not white and has no more pegs than icons', () => {
  const units = { 'A:H10': '8 8 N', 'B:R16': '8 11 S', 'B:R05': '6.5 10 S', 'B:E05': '12 12 S' };
  expect(offered('deathTouch', units)).toEqual(['A:H10 deathTouch']);
  const missed = position({ units, dice: [2] }).play('A:H10 deathTouch');
  expect([missed.last('rolledDie'), asked(missed)]).toMatchObject([{ face: 2, why: 'deathTouch' }, 'order']);
  const match = position({ units, dice: [3] }).play('A:H10 deathTouch');
  expect([asked(match), match.texts()]).toEqual(['deathTouch', ['B:R16 S3', 'B:R16 S5', 'pass']]);
  expect(downed(match.play('B:R16 S5'))).toEqual(['B:R16 S5']);
  const two = position({ units: { ...units, 'A:H10': '8 8 N S7-S2' }, dice: [3] }).play('A:H10 deathTouch');
  expect(two.texts()).toEqual(['B:R16 S1', 'B:R16 S3', 'B:R16 S5', 'B:R05 S12', 'pass']);
});
rule('ARC-14.23', 'within one formation length', () => {
  const at = (pose: string) => offered('deathTouch', { 'A:H10': '8 8 N', 'B:R16': pose });
  expect([at('8 11 S'), at('8 11.003 S')]).toEqual([['A:H10 deathTouch'], []]);
  expect(offered('deathTouch', { 'A:H10': '8 8 N', 'B:R01': '8 10 S' })).toEqual([]); // basic troops alone
});
rule('ARC-14.24', 'death touch master: whatever the pegs', () => {
  const units = { 'A:E13': '8 8 N S1-S2', 'B:R12': '8 10 S', ...FAR };
  const match = position({ units, dice: [6] }).play('A:E13 deathTouchMaster');
  expect(match.texts()).toEqual(['B:R12 S1', 'pass']);
  match.play('B:R12 S1');
  expect([downed(match), scored(match)]).toEqual([['B:R12 S1'], ['0 commander 1']]);
  expect([match.last('rolledDie').why, match.last('downed').why]).toEqual(['deathTouchMaster', 'deathTouchMaster']);
  const declined = position({ units, dice: [6] }).play('A:E13 deathTouchMaster', 'pass');
  expect(downed(declined)).toEqual([]);
  expect(offered('deathTouchMaster', { ...units, 'A:E13': '8 8 N' })).toEqual([]); // nobody on the icon
});
rule(['ARC-14.23', 'ARC-12.3'], 'touching a last figure defeats the unit', () => {
  const units = { 'A:H10': '8 8 N', 'B:R16': '8 10 S only=S3', ...FAR };
  const match = position({ units, dice: [4] }).play('A:H10 deathTouch', 'B:R16 S3');
  expect([where(match, 'B:R16'), scored(match)]).toEqual(['defeated', ['0 sortie 1']]);
});
rule('ARC-14.32', 'fireburst: one damage to an enemy within six steps, then to everything around it', () => {
  const units = { 'A:E05': '8 8 N', 'A:R05': '8 12 N', 'B:R05': '8 13 S', 'B:R07': '8 14 S', 'B:E01': '2 20 S' };
  expect(offered('fireburst', units)).toEqual(['A:E05 fireburst B:R05', 'A:E05 fireburst B:R07']);
  const match = position({ units }).play('A:E05 fireburst B:R05', 'S1');
  expect([asked(match), match.texts()]).toEqual(['splash', ['A:R05', 'B:R07']]);
  settled(settled(match.play('B:R07')));
  expect(dealt(match)).toEqual(['B:R05 1 fireburst', 'B:R07 1 fireburst', 'A:R05 1 fireburst']);
});
rule('ARC-14.32', 'this unit included; the adjacent ones are listed before anything falls', () => {
  const units = { 'A:E05': '8 8 N', 'B:R17': '8 9 S only=S5', 'B:R05': '8 10 S', ...FAR };
  const match = settled(position({ units }).play('A:E05 fireburst B:R17', 'B:R05'));
  settled(match);
  expect(dealt(match)).toEqual(['B:R17 1 fireburst', 'B:R05 1 fireburst', 'A:E05 1 fireburst']);
  expect([where(match, 'B:R17'), points(match)]).toEqual(['defeated', [1, 0]]);
});
rule('ARC-14.32', 'six steps between the nearest notches', () => {
  const at = (pose: string) => offered('fireburst', { 'A:E05': '8 8 N', 'B:R17': pose });
  expect([at('8 15 S'), at('8 15.003 S')]).toEqual([['A:E05 fireburst B:R17'], []]);
});
rule('ARC-14.37', 'harsh mistress: one’s own white figure falls, an adjacent enemy takes damage equal to its pegs', () => {
  const units = { 'A:E13': '8 8 N', 'B:R05': '8 9 S', 'B:R04': '8 11 S' };
  expect(offered('harshMistress', units)).toEqual(['A:E13 harshMistress B:R05']);
  const match = position({ units }).play('A:E13 harshMistress B:R05');
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['mistress', [0], ['S5', 'S8', 'S11']]);
  match.play('S8');
  expect([downed(match), dealt(match), match.decision().seats]).toEqual([['A:E13 S8'], ['B:R05 1 harshMistress'], [1]]);
  const alone = position({ units: { ...units, 'A:E13': '8 8 N only=S1,S3' } });
  expect(alone.refuses('A:E13 harshMistress B:R05')).toMatchObject({ rule: 'ARC-14.37', because: 'nobodyToLose' });
});
rule('ARC-14.59', 'specialist leader: one damage for each such icon of the army to a mixed or irregular enemy', () => {
  const units = { 'A:M09': '8 8 N', 'A:E18': '2 2 N S3-S4', 'B:R11': '8 9 S', 'B:R01': '9.5 8 W' };
  expect(offered('specialistLeader', units)).toEqual(['A:M09 specialistLeader B:R11']);
  expect(dealt(position({ units }).play('A:M09 specialistLeader B:R11'))).toEqual(['B:R11 3 specialistLeader']);
  const fewer = { ...units, 'A:E18': '2 2 N' };
  expect(dealt(position({ units: fewer }).play('A:M09 specialistLeader B:R11'))).toEqual(['B:R11 2 specialistLeader']);
  const alone = { ...units, 'A:E18': 'defeated', 'B:E18': '2 20 S' };
  expect(dealt(position({ units: alone }).play('A:M09 specialistLeader B:R11'))).toEqual(['B:R11 1 specialistLeader']);
  expect(offered('specialistLeader', { 'A:M09': '8 8 N', 'B:H17': '8 9 S' })).toEqual(['A:M09 specialistLeader B:H17']); // mixed infantry
});

// ---- help

rule('ARC-14.3', 'artificer: white figures of a construct near it come back, two pegs in all', () => {
  const units = {
    'A:M09': '8 8 N',
    'A:M06': '8 9.5 N -S1 -S4',
    'A:H03': '5 9 N -S1',
    'A:E08': '11.5 9 N -S1',
    'A:R07': '8 6 N -S1',
    ...FAR,
  };
  expect(offered('artificer', units)).toEqual(['A:M09 artificer A:M06', 'A:M09 artificer A:H03']); // a golem of bone has three pegs, men are no constructs
  const match = position({ units }).play('A:M09 artificer A:M06');
  expect([asked(match), match.texts()]).toEqual(['restore', ['S1', 'S4']]);
  match.play('S4');
  expect([restored(match), asked(match)]).toEqual([['A:M06 S4'], 'order']);
  expect(offered('artificer', { ...units, 'A:M06': '8 13 N -S1 -S4', 'A:H03': '2 2 N -S1' })).toEqual([]);
  expect(offered('artificer', { 'A:H17': '8 8 N -S3', ...FAR })).toEqual([]); // it is mixed itself
});
rule('ARC-14.15', 'command position: one point at an objective, controlled or not', () => {
  const units = { 'A:E14': '8 8 N S1-S2', 'B:E01': '8 10.5 S' };
  const match = position({ units, pieces: ['objective 8 9'] });
  match.play('A:E14 commandPosition');
  expect([scored(match), points(match), match.table.turn?.cp]).toEqual([['0 commandPosition 1'], [1, 0], 7]);
  expect(match.refuses('A:E14 commandPosition')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  const away = position({ units, pieces: ['objective 12 9'] });
  expect(away.refuses('A:E14 commandPosition')).toMatchObject({ rule: 'ARC-14.15', because: 'notAtObjective' });
  expect(offered('commandPosition', { ...units, 'A:E14': '8 8 N' }, { pieces: ['objective 8 9'] })).toEqual([]);
});
rule(['ARC-14.15', 'ARC-12.1'], 'it can win the battle', () => {
  const match = position({ units: { 'A:E14': '8 8 N S1-S2', ...FAR }, pieces: ['objective 8 9'], vp: [20, 0] }).play(
    'A:E14 commandPosition',
  );
  expect(match.result).toMatchObject({ winners: [0], rule: 'ARC-12.1' });
});
rule('ARC-14.38', 'healing: a white figure with no more pegs than ready icons comes back', () => {
  expect(restored(position({ units: { 'A:R09': '8 8 N -S4', ...FAR } }).play('A:R09 healing'))).toEqual(['A:R09 S4']);
  const crone = (words: string) => offered('healing', { 'A:M08': `8 8 N ${words}`, ...FAR });
  expect(crone('-S4')).toEqual(['A:M08 healing']); // two pegs, two icons
  expect(crone('-S4 -S8')).toEqual([]); // one icon
  expect(crone('-S8')).toEqual([]); // not a green figure
  expect(crone('')).toEqual([]);
  const two = position({ units: { 'A:R09': '8 8 N -S4 -S6', ...FAR } }).play('A:R09 healing', 'S6');
  expect([restored(two), asked(two)]).toEqual([['A:R09 S6'], 'order']); // one of them
});
rule('ARC-14.38', 'neither undead nor constructs', () => {
  const dead = content.units.map((one): UnitDef => (one.id === 'R09' ? { ...one, descriptor: 'undead' } : one));
  const match = position({ units: { 'A:R09': '8 8 N -S4', ...FAR }, content: { ...content, units: dead } });
  expect(match.refuses('A:R09 healing')).toMatchObject({ rule: 'ARC-14.38', because: 'notAlive' });
});
rule('ARC-14.46', 'lord of the dead: a die decides how many pegs come back, in this unit or a friend beside it', () => {
  const units = { 'A:E15': '8 8 N -S5 -S6 -S3', 'A:E08': '8 9 N -S1', 'A:E03': '8 12 N -S1', 'B:E03': '8 7 N -S1' };
  expect(offered('lordOfTheDead', units)).toEqual(['A:E15 lordOfTheDead A:E15', 'A:E15 lordOfTheDead A:E08']);
  const own = position({ units, dice: [2] }).play('A:E15 lordOfTheDead A:E15');
  expect([own.last('rolledDie').face, own.texts()]).toEqual([2, ['S6', 'pass']]); // not the champion: he is red
  expect([restored(own.play('S6')), asked(own)]).toEqual([['A:E15 S5', 'A:E15 S6'], 'order']);
  const low = position({ units, dice: [2] }).play('A:E15 lordOfTheDead A:E08');
  expect([restored(low), asked(low)]).toEqual([[], 'order']); // three pegs are too many
  expect(restored(position({ units, dice: [3] }).play('A:E15 lordOfTheDead A:E08'))).toEqual(['A:E08 S1']);
});
rule('ARC-14.46', 'the first is compulsory, the rest is not', () => {
  const match = position({ units: { 'A:E15': '8 8 N -S5 -S10 -S13', ...FAR }, dice: [6] }).play('A:E15 lordOfTheDead A:E15');
  expect(match.texts()).toEqual(['S5', 'S10', 'S13']);
  expect(match.play('S10').texts()).toEqual(['S5', 'S13', 'pass']);
  match.play('pass');
  expect([restored(match), asked(match)]).toEqual([['A:E15 S10'], 'order']);
});
rule('ARC-14.49', 'necromancer: an undead unit takes back a white figure with no more pegs than ready icons', () => {
  expect(restored(position({ units: { 'A:E03': '8 8 N -S1', ...FAR } }).play('A:E03 necromancer'))).toEqual(['A:E03 S1']);
  expect(offered('necromancer', { 'A:E03': '8 8 N -S1 -S14', ...FAR })).toEqual([]);
  const living = content.units.map((one): UnitDef => (one.id === 'E03' ? { ...one, descriptor: 'human' } : one));
  const match = position({ units: { 'A:E03': '8 8 N -S1', ...FAR }, content: { ...content, units: living } });
  expect(match.refuses('A:E03 necromancer')).toMatchObject({ rule: 'ARC-14.49', because: 'notUndead' });
});

// ---- all abilities

rule('ARC-14.0a', 'one ready icon is enough, and several on one unit do not add up', () => {
  const brutal = content.units.map(
    (one): UnitDef => (one.id === 'R01' ? { ...one, slots: one.slots.map((slot) => ({ ...slot, abilities: ['brutal'] })) } : one),
  );
  const sketch = { units: { 'A:R01': '8 8 N', 'B:R05': '8 9 N' }, content: { ...content, units: brutal }, dice: [5, 1] };
  expect(dealt(position(sketch).play('A:R01 melee B:R05'))).toEqual(['B:R05 2 combat']);
});
rule('ARC-14.0b', 'a unit is its own friend, harm is aimed at enemies, and what spreads hits everybody', () => {
  const units = { 'A:E15': '8 8 N -S5', 'B:E01': '8 9 S' };
  expect(offered('lordOfTheDead', units)).toEqual(['A:E15 lordOfTheDead A:E15']);
  expect(offered('confusion', { 'A:R17': '8 8 N', 'A:R01': '8 9 S', ...FAR })).toEqual([]);
  expect(offered('fireburst', { 'A:E05': '8 8 N', 'A:R01': '8 9 S', ...FAR })).toEqual([]);
  const spread = position({ units: { 'A:E05': '8 8 N', 'A:R01': '8 13 N', 'B:R05': '8 12 S' } }).play('A:E05 fireburst B:R05');
  expect(dealt(settled(spread))).toEqual(['B:R05 1 fireburst', 'A:R01 1 fireburst']);
});
rule('ARC-14.0c', 'a special order costs one point plus surcharges, once per turn, and needs a target but no line of sight', () => {
  const units = { 'A:M09': '8 8 N', 'A:M06': '8 9.5 N -S1', 'A:R09': '5.5 8 N', 'B:R11': '9 8 W' };
  const match = position({ units });
  expect([costOf(match, 'A:M09 artificer A:M06'), costOf(match, 'A:M09 specialistLeader B:R11')]).toEqual([2, 2]); // near an aura of peace
  match.play('A:M09 artificer A:M06');
  expect([match.table.turn?.cp, match.last('ordered')]).toMatchObject([6, { order: 'special', ability: 'artificer', cp: 2, push: false }]);
  expect(match.refuses('A:M09 specialistLeader B:R11')).toMatchObject({ rule: 'ARC-3.6', because: 'oneSpecial' });
  const behind = { 'A:E05': '8 8 N', 'B:R05': '8 13 S' };
  expect(offered('fireburst', behind, { pieces: ['temple 8 10.5'] })).toEqual(['A:E05 fireburst B:R05']);
});
rule('ARC-14.0d', 'bonus defence dice count in melee and at range', () => {
  const cavalry = position({ units: { 'A:M01': '8 6 N', 'B:H01': '8 10 S' } }).play('A:M01 shot B:H01');
  expect(counted(cavalry).defence).toEqual({ icons: 2, spearmen: 1 });
  const both = attack({ 'A:E09': '8 8 N', 'B:R12': '8 9.5 S' }, 'A:E09 melee B:R12');
  expect(counted(both)).toMatchObject({ attack: { icons: 3, trample: 2 }, defence: { icons: 3, romanPatriot: 2 } });
});
rule('ARC-14.0e', 'compulsory unless the text says may', () => {
  const luck = attack({ 'A:R17': '8 8 N', 'B:R01': '8 9 S' }, 'A:R17 melee B:R01', 1, 1, 1, 1, 6);
  expect(luck.last('compared').defence).toEqual([6, 1, 1]); // nobody was asked
  const cloud = position({ units: { 'A:E11': '8 8 N', ...FAR }, step: 'clouds' });
  expect(cloud.texts()).toContain('pass');
});
rule('ARC-14.0f', 'damage from special orders is assigned by the owner, and neither tough nor fragile nor brutal change it', () => {
  const tough = position({ units: { 'A:R18': '8 8 N', 'B:R07': '8 9 S' } }).play('A:R18 armoredRush B:R07');
  expect([dealt(tough), tough.decision().seats]).toEqual([['B:R07 2 armoredRush'], [1]]);
  const fragile = position({ units: { 'A:R18': '8 8 N', 'B:E11': '8 9 S' } }).play('A:R18 armoredRush B:E11');
  expect(dealt(fragile)).toEqual(['B:E11 2 armoredRush']);
  const berserk = settled(position({ units: { 'A:R18': '8 8 N', 'B:M03': '8 9 S' } }).play('A:R18 armoredRush B:M03'));
  expect([dealt(berserk), unit(berserk, 'A:R18').downed, ready(berserk, 'B:M03').length]).toEqual([['B:M03 2 armoredRush'], [], 4]);
});
