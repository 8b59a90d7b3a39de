// The abilities of the characters, one by one. MOB-11
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attacked, dice, fight, modifiers, rerolls, roll } from '../support/fight-kit.ts';
import { facing, figure, onTo, position, where } from '../support/position.ts';

rule('MOB-11.1', 'Most Powerful Man: a free reroll in melee attacks', () => {
  expect(rerolls(fight({ he_man: 'M15', skeletor: 'M14' }).play('attack fists'))).toBe(1);
  expect(rerolls(fight({ he_man: 'M15 W17', skeletor: 'M10' }).play('attack W17'))).toBe(null);
});
rule('MOB-11.2', 'By the Power of Grayskull: improvement for 1 AP and 2 mana', () => {
  const match = fight({ he_man: 'M15 mana=3 paralysis' }).play('ability A02');
  expect([figure(match, 'he_man'), match.table.frames[0]?.ap]).toMatchObject([{ mana: 1, buff: 'improvement', debuff: null }, 2]);
});
rule('MOB-11.4', 'Swoop: a jump of up to 4 hexes, then an optional push', () => {
  const match = fight({ stratos: 'M15 mana=1', skeletor: 'M10', mer_man: 'N10' }).play('ability A04', 'M11', 'N');
  expect([match.decision().ask, match.texts()]).toEqual(['subject', ['skeletor', 'mer_man', 'pass']]);
  match.play('skeletor');
  expect([where(match, 'stratos'), where(match, 'skeletor')]).toEqual(['M11', 'M9']);
  const alone = fight({ stratos: 'M15 mana=1', skeletor: 'M10' }).play('ability A04', 'M12', 'N');
  expect(alone.decision().ask).toBe('action');
});
rule('MOB-11.6', 'Now You See Me: Orko and an ally swap', () => {
  const match = fight({ orko: 'M15 mana=1', he_man: 'M10 S', ram_man: 'C3' }).play('ability A06');
  expect([where(match, 'orko'), where(match, 'he_man'), facing(match, 'he_man')]).toEqual(['M10', 'M15', 'S']);
});
rule('MOB-11.7', 'Trollan Blink: a teleport of up to 3 hexes that costs only mana', () => {
  const match = fight({ orko: 'M15 mana=2', skeletor: 'M14' }).play('ability A07');
  expect(match.texts()).toHaveLength(36); // 37 hexes without Skeletor's
  match.play('M12', 'S');
  expect([where(match, 'orko'), match.table.frames[0]?.ap, match.last('moved').as]).toEqual(['M12', 3, 'teleport']);
});
rule(['MOB-11.9', 'MOB-7.86'], 'Battering Charge: a charge, then a free attack with one more die', () => {
  const match = fight({ ram_man: 'M18 W08 mana=1', skeletor: 'M14' }).play('ability A09');
  expect([where(match, 'ram_man'), dice(match), match.table.frames[0]]).toMatchObject([
    'M15',
    { strength: 4, A09: 1 },
    { ap: 2, paid: { melee: 0 } },
  ]);
  expect(fight({ ram_man: 'M20 mana=1', skeletor: 'M14' }).refuses('ability A09')).toBeDefined();
});
rule('MOB-11.11', 'Master Tactician: an ally moves or focuses; the player chooses', () => {
  const focused = fight({ man_at_arms: 'M15 mana=1', he_man: 'M12' }).play('ability A11', 'focus');
  expect([figure(focused, 'he_man').focus, focused.last('focused')]).toMatchObject([true, { figure: 'he_man', ap: 0 }]);
  expect(focused.refuses('ability A11')).toBeDefined();
  const moved = fight({ man_at_arms: 'M15 mana=1', he_man: 'M12' }).play('ability A11', 'move', 'M8', 'S');
  expect([where(moved, 'he_man'), moved.table.frames[0]?.paid.move]).toEqual(['M8', 0]);
  const already = fight({ man_at_arms: 'M15 mana=1', he_man: 'M12 focus' }).play('ability A11');
  expect(already.decision().ask).toBe('moveFocus'); // he can only move
});
rule('MOB-11.12', 'Lord of Destruction: a spell attack that wounds an enemy gives 1 mana, once', () => {
  const mana = (...faces: number[]): number =>
    figure(fight({ skeletor: 'M15 W28 mana=1', he_man: 'M10' }, { dice: [...faces, 1, 1, 1] }).play('attack W28'), 'skeletor').mana;
  expect([mana(4, 4, 4, 1, 1), mana(4, 4, 1, 1, 1)]).toEqual([1, 0]);
  const area = fight(
    { skeletor: 'M15 W24 mana=2', he_man: 'M10', orko: 'M9' },
    { dice: [4, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1] },
  ).play('attack W24', 'he_man');
  expect([figure(area, 'he_man').wounds, figure(area, 'orko').wounds, figure(area, 'skeletor').mana]).toEqual([1, 1, 1]);
  const own = fight(
    { skeletor: 'M15 W24 mana=2', he_man: 'M10', mer_man: 'M9' },
    {
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1],
    },
  ).play('attack W24');
  expect([figure(own, 'mer_man').wounds, figure(own, 'skeletor').mana]).toEqual([1, 0]); // an ally
});
rule(['MOB-11.13', 'MOB-7.68'], 'Dark Grip: a pull of one hex for each net success, at most three', () => {
  const gripped = (...faces: number[]) => {
    const match = fight({ skeletor: 'M15 N mana=1', he_man: 'M9' }, { dice: [...faces, 1, 1, 1] }).play('ability A13');
    return where(match, 'he_man');
  };
  expect([gripped(1, 1, 1, 1, 1), gripped(4, 4, 1, 1, 1), gripped(4, 4, 4, 4, 4)]).toEqual(['M9', 'M11', 'M12']);
  const turned = fight({ skeletor: 'M15 S mana=1', he_man: 'M9' }).play('ability A13');
  expect([facing(turned, 'skeletor'), roll(turned, 'ability').stat]).toEqual(['N', 'power']);
});
rule('MOB-11.14', 'Tri-Vision: no attack comes from behind', () => {
  expect(modifiers(attacked(fight({ he_man: 'M15', tri_klops: 'M14 N' }), 'attack fists'))).toEqual({});
});
rule('MOB-11.15', 'Hypno-Gaze: the mark lets attacks ignore cover and engagement', () => {
  const shot = (words: string) =>
    modifiers(attacked(fight({ evil_lyn: 'M8 W16', stratos: `M14 N ${words}`, trap_jaw: 'M15', mer_man: 'M11' }), 'attack W16'));
  expect([shot('N'), shot('thirdEye')]).toEqual([{ cover: 1, engagedTarget: 1 }, {}]);
  const gaze = fight({ tri_klops: 'M15 mana=1', he_man: 'M10' }, { dice: [4, 1, 1, 1, 1, 1, 1] }).play('ability A15');
  expect([roll(gaze, 'ability').stat, roll(gaze, 'defence').stat, figure(gaze, 'he_man').debuff]).toEqual([
    'perception',
    'mind',
    'thirdEye',
  ]);
});
rule('MOB-11.16', 'Mistress of Night: a free reroll in spell attacks', () => {
  expect(rerolls(fight({ evil_lyn: 'M15 W21 mana=1', he_man: 'M10' }).play('attack W21'))).toBe(1);
  expect(rerolls(fight({ evil_lyn: 'M15 W17', he_man: 'M10' }).play('attack W17'))).toBe(null);
});
rule('MOB-11.17', 'Shared Power: one to three mana in either direction', () => {
  const match = fight({ evil_lyn: 'M15 mana=2', skeletor: 'M12 mana=4' }).play('ability A17');
  expect(match.texts()).toEqual(['give 1', 'take 1', 'take 2', 'take 3']); // never above five
  match.play('take 3');
  expect([figure(match, 'evil_lyn').mana, figure(match, 'skeletor').mana]).toEqual([5, 1]);
});
rule('MOB-11.18', 'Interchangeable Arms: one more die with a different type of weapon than before', () => {
  const match = fight({ trap_jaw: 'M15 W05 W15', he_man: 'M14' }, { ap: 9, dice: [1, 1, 1, 1] }).play('attack W15');
  expect(dice(match)).toEqual({ perception: 4 });
  expect(dice(attacked(match, 'attack W05'))).toEqual({ strength: 4, W05: 1, A18: 1 });
  expect(dice(attacked(match, 'attack W05'))).toEqual({ strength: 4, W05: 1 });
});
rule(['MOB-11.19', 'MOB-7.69', 'MOB-7.70'], 'Iron Bite: an ability test, not an attack', () => {
  const bitten = (...faces: number[]) =>
    fight({ trap_jaw: 'M15 mana=1 improvement', he_man: 'M14 N stun' }, { dice: [...faces, 1, 1, 1, 1] }).play('ability A19');
  const match = bitten(4, 4, 1, 1);
  expect([modifiers(match, 'ability'), modifiers(match, 'defence')]).toEqual([{}, { stun: 1 }]); // neither flank nor improvement counts
  expect(match.events('attacked')).toEqual([]);
  expect(figure(match, 'he_man').wounds).toBe(1);
  expect(figure(bitten(4, 4, 4, 1), 'he_man')).toMatchObject({ wounds: 2, debuff: 'stun' });
  expect(figure(bitten(1, 1, 1, 1), 'he_man').wounds).toBe(0);
});
rule(['MOB-11.21', 'MOB-7.63', 'MOB-7.64', 'MOB-7.66'], 'Tidal Summon: a marker on an empty hex that replaces the previous one', () => {
  const match = fight(
    { mer_man: 'M15 mana=1', he_man: 'M12' },
    { difficult: 'M13', objectives: 'N12', elements: { CO: ['L12'] }, markers: [{ seat: 1, at: 'C3', radius: 2 }] },
  ).play('ability A21');
  const hexes = match.texts();
  expect(['M12', 'M13', 'N12', 'L12', 'M15', 'M5'].filter((hex) => hexes.includes(hex))).toEqual([]);
  expect(hexes).toContain('M6'); // 8 inches
  match.play('M10');
  expect(match.table.markers).toMatchObject([{ seat: 1, radius: 2 }]);
  expect(match.events('marker').map(({ at, on }) => `${at} ${on}`)).toEqual(['C3 false', 'M10 true']);
});
rule('MOB-11.23', 'Pounce: a charge, then a free attack with a weapon of the player’s choice', () => {
  const match = fight({ he_man_bc: 'M18 west W01 W09 mana=1', skeletor: 'M14' }).play('ability A23');
  onTo(match, 'strikeWith');
  expect(match.texts()).toEqual(['W01', 'W09']);
  expect(dice(onTo(match.play('W09'), 'action'))).toEqual({ strength: 6 });
});
rule('MOB-11.24', 'Prowling Shadow: harder to shoot from more than eight inches', () => {
  const shot = (at: string) => modifiers(attacked(fight({ man_at_arms: `${at} W12`, skeletor_p: 'M8 west N8' }), 'attack W12'));
  expect([shot('M17'), shot('M18')]).toMatchObject([{}, { A24: 1 }]);
  expect(shot('M17')).not.toHaveProperty('A24');
});
rule(['MOB-11.25', 'MOB-7.23'], 'Terrifying Roar: affects every engaged enemy, in any order', () => {
  const match = fight(
    { skeletor_p: 'M15 west mana=2', he_man: 'M14', orko: 'L15', stratos: 'M10' },
    { dice: [4, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1] },
  ).play('ability A25');
  expect(match.texts()).toEqual(['he_man', 'orko']);
  match.play('orko');
  expect([figure(match, 'orko').debuff, figure(match, 'he_man').debuff, figure(match, 'stratos').debuff]).toEqual(['stun', 'stun', null]);
});
rule('MOB-7.23', 'in an interruption no other enemy can be chosen', () => {
  const match = position({
    active: 'he_man',
    figures: { he_man: 'M20', orko: 'N12', skeletor: 'M10 S W23 overwatch mana=3' },
  }).play('move', 'M18', 'N');
  match.play('attack W23', '0 more mana');
  expect(match.last('attacked')).toMatchObject({ target: 'he_man' });
});
