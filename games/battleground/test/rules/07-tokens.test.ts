// Chapter 7: buffs and debuffs, and when they are removed.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attacked, fight, modifiers, roll } from '../support/fight-kit.ts';
import { figure, frame, player, position, type Sketch, seenFigure, where } from '../support/position.ts';

/** Skeletor gives somebody a debuff with a card. */
const given = (card: string, figures: Record<string, string>, more: Sketch = {}) =>
  position({ active: 'skeletor', figures, hands: [undefined, card], ...more }).play(`play ${card}`, 'ability');

rule(['MOB-7.49', 'MOB-7.50'], 'a figure has at most one buff and one debuff: a new one replaces the old', () => {
  const match = given('FE03', { skeletor: 'M15', he_man: 'M12 protection blindness' });
  expect(figure(match, 'he_man')).toMatchObject({ buff: 'protection', debuff: 'stun' });
  expect(match.events('token')).toMatchObject([
    { figure: 'he_man', token: 'blindness', on: false },
    { figure: 'he_man', token: 'stun', on: true, why: 'FE03' },
  ]);
});
rule(['MOB-7.51', 'MOB-7.55'], 'rapidity and paralysis change both speeds, but paralysis not on difficult terrain', () => {
  const speeds = (words: string, difficult = ''): number[] =>
    seenFigure(fight({ he_man: `M15 ${words}` }, { difficult }), 'he_man').speed.map(({ now }) => now);
  expect([speeds('rapidity'), speeds('paralysis')]).toEqual([
    [7, 10],
    [3, 6],
  ]);
  expect([speeds('paralysis', 'M15'), speeds('N', 'M15')]).toEqual([
    [3, 6],
    [3, 6],
  ]);
});
rule(['MOB-7.52', 'MOB-7.56'], 'improvement and blindness affect only attack tests', () => {
  const match = attacked(fight({ he_man: 'M15 improvement', skeletor: 'M14 improvement blindness' }, { dice: [4, 4, 4] }), 'attack fists');
  expect([modifiers(match), modifiers(match, 'defence')]).toEqual([{ improvement: -1 }, {}]);
});
rule(['MOB-7.53', 'MOB-7.57'], 'protection and stun affect only defence tests', () => {
  const match = attacked(fight({ he_man: 'M15 protection stun', skeletor: 'M14 protection stun' }, { dice: [4, 4, 4] }), 'attack fists');
  expect([modifiers(match), modifiers(match, 'defence')]).toEqual([{}, { protection: -1, stun: 1 }]);
  expect(roll(match, 'defence').threshold).toBe(4);
});
rule(['MOB-7.54', 'MOB-7.59'], 'regeneration heals when it is replaced', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M15 regeneration wounds=2' }, hands: ['F04'] }).play(
    'play F04',
    'ability',
  );
  expect(match.last('healed')).toMatchObject({ figure: 'he_man', wounds: 1, total: 1, why: 'regeneration' });
  expect(figure(match, 'he_man').buff).toBe('protection');
});
rule(['MOB-7.58', 'MOB-7.59'], 'a curse wounds when it is replaced, even by a curse, and nobody counts as inflicting that', () => {
  const running = { card: 'G05', done: false, inflicted: [] };
  const match = given('FE02', { skeletor: 'M15', he_man: 'M12 curse' }, { frame: { missions: [running] } });
  expect(match.last('wounded')).toMatchObject({ figure: 'he_man', wounds: 1, by: null, why: 'curse' });
  expect([figure(match, 'he_man').debuff, frame(match).missions[0]?.inflicted]).toEqual(['curse', []]);
});
rule(['MOB-7.59', 'MOB-7.3'], 'replacing a curse can knock a figure out, and then the new token is not placed', () => {
  const match = given('FE03', { skeletor: 'M15', stratos: 'M12 W13 curse wounds=4', he_man: 'C25' });
  expect(match.last('knockedOut')).toMatchObject({ figure: 'stratos', points: 24, seat: 1 });
  expect([figure(match, 'stratos').debuff, where(match, 'stratos')]).toEqual([null, null]);
  expect(match.events('token').map(({ token, on }) => `${token} ${on}`)).toEqual(['curse false']);
});
rule(['MOB-11.2', 'MOB-14.8'], 'a debuff removed by a card has no effect of removal', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M15 curse mana=2' } }).play('ability A02');
  expect(figure(match, 'he_man')).toMatchObject({ wounds: 0, debuff: null, buff: 'improvement', mana: 0 });
  expect(match.last('cleansed')).toMatchObject({ figure: 'he_man', token: 'curse' });
});
rule(['MOB-7.60', 'MOB-11.15'], 'the Third Eye Mark moves from its former bearer', () => {
  const match = fight({ tri_klops: 'M15 mana=1', he_man: 'M10', stratos: 'P10 thirdEye' }, { dice: [4, 1, 1, 1, 1, 1, 1] });
  match.play('ability A15', 'he_man');
  expect([figure(match, 'he_man').debuff, figure(match, 'stratos').debuff]).toEqual(['thirdEye', null]);
});
rule(['MOB-4.39', 'MOB-4.40'], 'in the upkeep phase buffs are removed first, then debuffs, then markers; focus stays', () => {
  const match = position({
    figures: { he_man: 'M15 regeneration curse wounds=6 focus overwatch', orko: 'C20 curse wounds=3', skeletor: 'M3' },
    markers: [{ seat: 1, at: 'K10', radius: 2 }],
    passed: [true, true],
  });
  expect(figure(match, 'he_man')).toMatchObject({ wounds: 6, buff: null, debuff: null, focus: true, overwatch: true });
  expect([figure(match, 'orko').out, where(match, 'orko'), match.table.markers]).toEqual([true, null, []]);
  expect(player(match, 1).points).toMatchObject([{ source: 'knockOut', what: 'orko', points: 13 }]);
});
