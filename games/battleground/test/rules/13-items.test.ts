// The items, one by one. MOB-13
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attacked, dice, fight, modifiers, rerolls, roll } from '../support/fight-kit.ts';
import { acts, figure, onTo, position, seenFigure, where } from '../support/position.ts';

/** Trap Jaw attacks with his fists, and the target defends. */
const defended = (words: string, figures: Record<string, string> = { trap_jaw: 'M15' }) =>
  fight({ ...figures, he_man: `M14 ${words}` }, { dice: [4, 4, 4, 4] }).play('attack fists');

rule('MOB-13.1', 'Battle Armor: once per round it prevents one wound of an attack', () => {
  const hit = { trap_jaw: 'M15', he_man: 'M14 I01' };
  const match = fight(hit, { ap: 6, dice: [4, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1] }).play('attack fists');
  expect([match.decision().ask, match.decision().seats, match.decision().facts]).toEqual([
    'prevent',
    [0],
    { figure: 'he_man', wounds: 1, item: 'I01', weapon: 'fists' },
  ]);
  match.play('use');
  expect([match.last('prevented'), figure(match, 'he_man').wounds]).toMatchObject([{ figure: 'he_man', wounds: 1, item: 'I01' }, 0]);
  match.play('attack fists');
  expect([match.decision().ask, figure(match, 'he_man').wounds]).toEqual(['action', 1]);
  const bitten = fight({ trap_jaw: 'M15 mana=1', he_man: 'M14 I01' }, { dice: [4, 1, 1, 1, 1, 1, 1, 1] }).play('ability A19');
  expect(figure(bitten, 'he_man').wounds).toBe(1); // a bite is not an attack
});
rule(['MOB-13.2', 'MOB-13.8', 'MOB-7.76'], 'Chainmail and Tower Shield: toughness +1; the shield slows its bearer', () => {
  expect(dice(defended('I02'), 'defence')).toEqual({ toughness: 4, I02: 1 });
  expect(dice(defended('I08'), 'defence')).toEqual({ toughness: 4, I08: 1 });
  const match = fight({ he_man: 'M15 I08' });
  expect(seenFigure(match, 'he_man').speed.map(({ now }) => now)).toEqual([4, 7]);
});
rule(['MOB-13.3', 'MOB-13.4'], 'Leather Harness and Cloak of Gar: a free reroll in toughness or mind defence tests', () => {
  const struck = fight({ trap_jaw: 'M15', he_man: 'M14 I03' }, { dice: [4, 4, 4, 4] }).play('attack fists');
  expect([struck.decision().seats, rerolls(struck)]).toEqual([[0], 1]);
  const cloaked = fight({ trap_jaw: 'M15', he_man: 'M14 I04' }, { dice: [4, 4, 4, 4] }).play('attack fists');
  expect(rerolls(cloaked)).toBe(null);
  const spell = fight({ skeletor: 'M15 W28 mana=1', he_man: 'M10 I04' }, { dice: [4, 4, 4, 4, 4] }).play('attack W28');
  expect(rerolls(spell)).toBe(1);
});
rule(['MOB-13.5', 'MOB-13.6'], 'Round Shield and Mirror Shield: one more die against frontal attacks', () => {
  expect(dice(defended('S I05'), 'defence')).toEqual({ toughness: 4, I05: 1 });
  expect(dice(defended('N I05'), 'defence')).toEqual({ toughness: 4 }); // from behind
  const spell = (way: string) =>
    dice(fight({ skeletor: 'M15 W28 mana=1', he_man: `M10 ${way} I06` }, { dice: [4, 4, 4, 4, 4] }).play('attack W28'), 'defence');
  expect([spell('S'), spell('N')]).toEqual([{ mind: 3, I06: 1 }, { mind: 3 }]);
  const bite = fight({ trap_jaw: 'M15 mana=1', he_man: 'M14 S I05' }, { dice: [4, 4, 4, 4] }).play('ability A19');
  expect(dice(bite, 'defence')).toEqual({ toughness: 4 }); // a bite is not an attack
});
rule('MOB-13.7', 'Spiked Shield: a defence with more successes wounds the attacker', () => {
  const spiked = (...faces: number[]): number =>
    figure(fight({ trap_jaw: 'M15', he_man: 'M14 I07' }, { dice: [4, 1, 1, 1, ...faces] }).play('attack fists'), 'trap_jaw').wounds;
  expect([spiked(4, 4, 1, 1), spiked(4, 1, 1, 1)]).toEqual([1, 0]);
  const shot = fight({ trap_jaw: 'M15 W16', he_man: 'M10 I07' }, { dice: [4, 1, 1, 1, 4, 4, 1, 1] }).play('attack W16');
  expect(figure(shot, 'trap_jaw').wounds).toBe(0);
});
rule('MOB-13.9', 'Ring of Grayskull: three net successes heal its bearer', () => {
  const match = fight({ he_man: 'M15 W01 I09 wounds=2', skeletor: 'M14' }, { dice: [4, 4, 4, 1, 1, 1, 1, 1] }).play('attack W01', 'none');
  expect(figure(match, 'he_man').wounds).toBe(1);
});
rule('MOB-13.10', 'Ring of Avarice: three net successes take two mana', () => {
  const robbed = (own: number, other: number, ...faces: number[]): number[] => {
    const match = fight({ trap_jaw: `M15 I10 mana=${own}`, he_man: `M14 mana=${other}` }, { dice: [...faces, 1, 1, 1, 1] });
    onTo(match.play('attack fists'), 'action');
    return [figure(match, 'trap_jaw').mana, figure(match, 'he_man').mana];
  };
  expect([robbed(0, 3, 4, 4, 4, 1), robbed(0, 1, 4, 4, 4, 1), robbed(4, 3, 4, 4, 4, 1), robbed(0, 3, 4, 4, 1, 1)]).toEqual([
    [2, 1],
    [1, 0],
    [5, 1],
    [0, 3],
  ]);
});
rule('MOB-13.11', 'Ram Stone: high obstacles cost 3 points', () => {
  const match = fight({ ram_man: 'M15 I11' }, { elements: { CO: ['M14'] } }).play('move');
  expect(match.options()).toContainEqual({ at: 'M13', cost: 3 });
});
rule('MOB-13.13', 'Idol of Rakash: mind against mind stuns', () => {
  const match = fight({ evil_lyn: 'M15 I13 mana=1', he_man: 'M10' }, { dice: [4, 1, 1, 1, 1, 1, 1, 1] }).play('ability I13');
  expect([roll(match, 'ability').stat, roll(match, 'defence').stat, figure(match, 'he_man').debuff]).toEqual(['mind', 'mind', 'stun']);
  expect(match.table.frames[0]?.ap).toBe(3); // it costs no AP
  expect(fight({ evil_lyn: 'M15 I13 mana=1', he_man: 'M9' }).refuses('ability I13')).toBeDefined(); // beyond 4 inches
});
rule('MOB-13.14', 'Lens of Tamadge: ranged weapons reach two inches farther', () => {
  expect(acts(fight({ tri_klops: 'M15 W14', he_man: 'M3' }), 'attack')).toEqual([]);
  expect(acts(fight({ tri_klops: 'M15 W14 I14', he_man: 'M3' }), 'attack')).toEqual(['W14']); // 11 inches
});
rule(['MOB-13.15', 'MOB-7.77'], 'Power Crystal: improvement for 1 AP and 1 mana', () => {
  const match = fight({ he_man: 'M15 I15 mana=1' }).play('ability I15');
  expect([figure(match, 'he_man'), match.table.frames[0]?.ap]).toMatchObject([{ buff: 'improvement', mana: 0 }, 2]);
});
rule(['MOB-13.16', 'MOB-13.17', 'MOB-13.18', 'MOB-13.19'], 'one-use items: 1 AP, mana, healing, protection', () => {
  const match = fight({ man_at_arms: 'M15 I16 I17 I18 I19 wounds=2 mana=4' }).play('use I16', 'use I17', 'use I18', 'use I19');
  expect(match.table.frames[0]?.ap).toBe(4);
  expect(figure(match, 'man_at_arms')).toMatchObject({ mana: 5, wounds: 1, buff: 'protection' });
  expect(acts(match, 'use')).toEqual([]);
});
rule('MOB-13.20', 'Mystic Talisman: mind +1', () => {
  const match = fight({ skeletor: 'M15 W28 mana=1', he_man: 'M10 I20' }, { dice: [4, 4, 4, 4, 4] }).play('attack W28');
  expect(dice(match, 'defence')).toEqual({ mind: 3, I20: 1 });
});
rule('MOB-13.21', 'Targeting Lens: engaged targets are not harder to hit', () => {
  const match = attacked(fight({ evil_lyn: 'M8 W16 I21', stratos: 'M13 N', trap_jaw: 'M14' }), 'attack W16');
  expect(modifiers(match)).toEqual({});
});
rule('MOB-13.22', 'Boots of Ka: both speeds +1', () => {
  expect(seenFigure(fight({ he_man: 'M15 I22' }), 'he_man').speed.map(({ now }) => now)).toEqual([6, 9]);
});
rule('MOB-13.12', 'Orb of Trolla: 1 mana on activation', () => {
  const match = position({ figures: { orko: 'M15 I12', skeletor: 'C3' }, hands: ['FM05', ''], passed: [false, true] });
  match.play('FM05', 'mana');
  expect([figure(match, 'orko').mana, where(match, 'orko')]).toEqual([2, 'M15']);
});
