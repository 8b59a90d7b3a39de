// The bonuses of the fate cards. Chapter 14.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { figure, frame, type Position, player, position, type Sketch, where } from '../support/position.ts';

/** The first figure plays a card and uses its ability. */
const played = (card: string, figures: Record<string, string>, more: Sketch = {}): Position => {
  const isEvil = card.startsWith('FE');
  return position({
    figures,
    active: Object.keys(figures)[0] as string,
    hands: isEvil ? ['', `${card} F01`] : [`${card} F01`, ''],
    ...more,
  }).play(`play ${card}`, 'ability');
};
const ALONE = { he_man: 'M15 W01', skeletor: 'M5' };
const ones = Array.from({ length: 12 }, () => 1);
/** The card's ability is not offered. */
const useless = (card: string, figures: Record<string, string>, more: Sketch = {}): boolean => {
  const hands = card.startsWith('FE') ? ['', card] : [card, ''];
  const match = position({ figures, active: Object.keys(figures)[0] as string, hands, ...more }).play(`play ${card}`);
  return match.texts().join() === 'mana';
};

rule(['MOB-14.1', 'MOB-14.20', 'MOB-14.33'], 'Take Aim, Royal Guard Drill, Merciless Aim: a focus token', () => {
  for (const card of ['F01', 'FM06']) expect(figure(played(card, ALONE), 'he_man').focus).toBe(true);
  expect(figure(played('FE09', { skeletor: 'M5', he_man: 'M20' }), 'skeletor').focus).toBe(true);
});
rule(['MOB-14.2', 'MOB-7.71'], 'EX-33: Quick Step: a free Move of three points; the first paid Move still costs 1 AP', () => {
  const match = played('F02', { he_man: 'M15 rapidity', skeletor: 'M5' });
  expect(match.texts()).toHaveLength(37);
  match.play('M12', 'N');
  expect(frame(match).ap).toBe(3);
  expect(match.options()).toContainEqual({ do: 'move', ap: 1 });
});
rule(['MOB-14.3', 'MOB-14.18'], 'Second Wind and Blessing: remove a wound; Blessing also from an ally', () => {
  expect(figure(played('F03', { he_man: 'M15 wounds=2', skeletor: 'M5' }), 'he_man').wounds).toBe(1);
  expect(useless('F03', ALONE)).toBe(true);
  const blessed = played('FM04', { he_man: 'M15 wounds=2', orko: 'M18 wounds=1', stratos: 'M24 wounds=1', skeletor: 'M5' });
  expect(blessed.texts()).toEqual(['he_man', 'orko']); // Stratos is eight inches away
  expect(figure(blessed.play('orko'), 'orko').wounds).toBe(0);
});
rule(
  ['MOB-14.4', 'MOB-14.5', 'MOB-14.6', 'MOB-14.7', 'MOB-14.15', 'MOB-14.22'],
  'Guarded, Battle Fury, Haste, Mending, By Grayskull!, Swift as the Wind: a buff',
  () => {
    const buffs = ['F04', 'F05', 'F06', 'F07', 'FM01', 'FM08'].map((card) => figure(played(card, ALONE), 'he_man').buff);
    expect(buffs).toEqual(['protection', 'improvement', 'rapidity', 'regeneration', 'improvement', 'rapidity']);
  },
);
rule(['MOB-14.8', 'MOB-14.23'], 'Shake It Off and Courage: remove a debuff without its effect of removal', () => {
  const match = played('F08', { he_man: 'M15 curse', skeletor: 'M5' });
  expect([figure(match, 'he_man'), match.last('cleansed').token]).toMatchObject([{ debuff: null, wounds: 0 }, 'curse']);
  expect(useless('F08', ALONE)).toBe(true);
  expect(figure(played('FM09', { he_man: 'M15', orko: 'M18 stun', skeletor: 'M5' }), 'orko').debuff).toBeNull();
});
rule('MOB-14.9', 'Lucky Strike: two free rerolls in the next attack, once', () => {
  const match = played('F09', { stratos: 'M15 W13', skeletor: 'M10' }, { dice: [...ones, ...ones] }).play('attack W13');
  expect(match.decision()).toMatchObject({ ask: 'freeReroll', some: { min: 0, max: 2 } });
  expect(frame(match.play('none')).next).toEqual([]);
});
rule('MOB-14.10', 'Clear Shot: neither cover nor an engaged target counts', () => {
  const figures = { man_at_arms: 'M15 W12', skeletor: 'M10', he_man: 'M9' };
  const elements = { L2: ['M12 M11'] };
  expect(played('F10', figures, { elements, dice: ones }).play('attack W12').last('rolled').threshold).toBe(4);
  const without = position({ figures, elements, active: 'man_at_arms', dice: ones }).play('attack W12');
  expect(without.last('rolled').threshold).toBe(6);
});
rule('MOB-14.11', 'Lend Power: an ally within eight inches gains two mana', () => {
  const match = played('F11', { he_man: 'M15', orko: 'M24 mana=4', ram_man: 'M25', skeletor: 'M5' });
  expect([figure(match, 'orko').mana, figure(match, 'ram_man').mana]).toEqual([5, 0]);
  expect(useless('F11', { he_man: 'M15', orko: 'M20 mana=5', skeletor: 'M5' })).toBe(true);
});
rule('MOB-14.12', 'Shove: an engaged enemy is pushed', () => {
  expect(where(played('F12', { he_man: 'M15', skeletor: 'M14' }), 'skeletor')).toBe('M13');
  expect(useless('F12', { he_man: 'M15', skeletor: 'M14' }, { elements: { CO: ['M13'] } })).toBe(true);
});
rule('MOB-14.14', 'Foresight: draw a fate card, if the hand has fewer than five', () => {
  const match = played('F14', ALONE, { hands: ['F14 F01 F02 F03', ''], decks: ['FM08 FM09'] });
  expect(player(match, 0).fate).toEqual(['F01', 'F02', 'F03', 'FM08']);
  expect(useless('F14', ALONE, { hands: ['F14', ''], decks: [''] })).toBe(true);
});
rule('MOB-14.16', 'Hold the Line: protection for the figure or an ally within six inches', () => {
  const match = played('FM02', { he_man: 'M15', orko: 'M22', skeletor: 'M5' });
  expect(match.texts()).toEqual(['he_man', 'orko']);
  expect(figure(match.play('orko'), 'orko').buff).toBe('protection');
});
rule('MOB-14.17', 'To My Side: a free Move of an ally toward the figure', () => {
  const match = played('FM03', { he_man: 'M15', orko: 'M20', skeletor: 'A1' });
  expect([...match.texts()].sort()).toEqual(['M16', 'M17', 'M18', 'M19', 'M20']);
  match.play('M16');
  expect([where(match, 'orko'), frame(match).ap, frame(match).hasMoved]).toEqual(['M16', 3, false]);
});
rule('MOB-14.19', 'Teamwork: one more die against an enemy that is engaged with an ally', () => {
  const dice = (orko: string): number => {
    const match = played('FM05', { he_man: 'M15 W01', skeletor: 'M14', orko }, { dice: ones }).play('attack W01');
    return match.last('rolled').faces.length;
  };
  expect([dice('N14'), dice('A25')]).toEqual([6, 5]);
});
rule('MOB-14.21', 'Trollan Luck: two free rerolls in the next test of any kind', () => {
  const match = played('FM07', { stratos: 'M15 W13', skeletor: 'M10' }, { dice: [...ones, ...ones] }).play('attack W13');
  expect(match.decision()).toMatchObject({ ask: 'freeReroll', some: { max: 2 } });
});
rule('MOB-14.24', 'Charge!: a free charge with the standard speed', () => {
  const match = played('FM10', { he_man: 'M20', skeletor: 'M15' });
  expect([where(match, 'he_man'), frame(match).ap]).toEqual(['M16', 3]);
  expect(useless('FM10', { he_man: 'M22', skeletor: 'M15' })).toBe(true);
});
rule('MOB-14.25', 'Cruel Blow: one more wound, if there is any', () => {
  const match = played('FE01', { skeletor: 'M15 S W02', he_man: 'M16 N' }, { dice: [5, 5, 1, 1, 1, 1, 1, 1] }).play(
    'attack W02',
    'strength',
  );
  expect(figure(match, 'he_man').wounds).toBe(2);
});
rule(['MOB-14.26', 'MOB-14.27', 'MOB-14.28'], 'Dark Curse, Fear Me!, Web of Deceit: a debuff for an enemy within six inches', () => {
  const debuffs = ['FE02', 'FE03', 'FE04'].map((card) => figure(played(card, { skeletor: 'M15', he_man: 'M22' }), 'he_man').debuff);
  expect(debuffs).toEqual(['curse', 'stun', 'paralysis']);
  expect(useless('FE02', { skeletor: 'M15', he_man: 'M23' })).toBe(true);
});
rule('MOB-14.29', 'Blinding Dust: an engaged enemy is blinded', () => {
  expect(figure(played('FE05', { skeletor: 'M15', he_man: 'M16' }), 'he_man').debuff).toBe('blindness');
  expect(useless('FE05', { skeletor: 'M15', he_man: 'M17' })).toBe(true);
});
rule('MOB-14.30', 'Shadow Step: a teleport of three hexes', () => {
  const match = played('FE06', { skeletor: 'M15', he_man: 'M16' }).play('M18', 'N');
  expect([where(match, 'skeletor'), match.events('interrupts')]).toEqual(['M18', []]);
});
rule('MOB-14.31', 'Drain Magic: one mana from an enemy that has some', () => {
  const match = played('FE07', { skeletor: 'M15', he_man: 'M20 mana=2', orko: 'M18' });
  expect([figure(match, 'skeletor').mana, figure(match, 'he_man').mana]).toEqual([1, 1]);
});
rule('MOB-14.32', 'Treachery: an ally suffers for 1 AP and 1 mana', () => {
  const match = played('FE08', { skeletor: 'M5', mer_man: 'M8', he_man: 'A25' });
  expect([figure(match, 'mer_man').wounds, figure(match, 'skeletor').mana, frame(match).ap]).toEqual([1, 1, 4]);
});
rule('MOB-14.34', 'Prey on the Weak: one more die against a wounded enemy', () => {
  const dice = (he_man: string): number =>
    played('FE10', { skeletor: 'M15 S W02', he_man }, { dice: ones }).play('attack W02', 'strength').events('rolled')[0]?.faces.length ?? 0;
  expect([dice('M16 wounds=1'), dice('M16')]).toEqual([5, 4]);
});
rule(['MOB-14.9', 'MOB-7.125'], 'an effect on the next attack ends with its activation', () => {
  const match = played('F09', { he_man: 'M15 W01', stratos: 'A25', skeletor: 'M14' });
  expect([frame(match).next.length, match.play('pass').table.frames]).toEqual([1, []]);
});
