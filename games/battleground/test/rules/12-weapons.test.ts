// The weapons, one by one. MOB-12
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attacked, dice, fight, modifiers, rerolls, roll } from '../support/fight-kit.ts';
import { acts, figure, type Sketch, where } from '../support/position.ts';

const sum = (parts: Record<string, number>): number => Object.values(parts).reduce((total, value) => total + value, 0);
/** How many dice the first figure attacks with. */
const diceWith = (weapon: string, figures: Record<string, string>, more: Sketch = {}): number =>
  sum(dice(attacked(fight(figures, more), `attack ${weapon}`)));

rule('MOB-12.1', 'Sword of Power: two wounds give 1 mana', () => {
  const mana = (...faces: number[]): number =>
    figure(fight({ he_man: 'M15 W01', skeletor: 'M14' }, { dice: [...faces, 1, 1, 1] }).play('attack W01', 'none'), 'he_man').mana;
  expect([mana(4, 4, 1, 1, 1), mana(4, 4, 4, 1, 1)]).toEqual([0, 1]);
});
rule('MOB-12.2', 'Havoc Staff: strength or power, against toughness', () => {
  const match = fight({ skeletor: 'M15 W02', he_man: 'M14' }, { dice: [4, 4, 1, 1, 1] }).play('attack W02');
  expect([match.decision().ask, match.texts()]).toEqual(['testStat', ['strength', 'power']]);
  expect(match.about(1, 'power')).toMatchObject({ test: { stat: 'power', dice: [{ reason: 'power', value: 5 }] } });
  match.play('power');
  expect([dice(match), roll(match, 'defence').stat]).toEqual([{ power: 5 }, 'toughness']);
});
rule(['MOB-12.3', 'MOB-6.30'], 'Trident: one more die against a target on difficult terrain', () => {
  const figures = { mer_man: 'M15 W03', he_man: 'M14' };
  expect([diceWith('W03', figures, { difficult: 'M14' }), diceWith('W03', figures)]).toEqual([5, 4]);
  expect(diceWith('W03', figures, { markers: [{ seat: 1, at: 'M12', radius: 2 }] })).toBe(5);
});
rule('MOB-12.4', 'Hook Arm: a wound paralyses', () => {
  const hooked = (words: string, ...faces: number[]) =>
    fight({ trap_jaw: 'M15 W04', he_man: `M14 ${words}` }, { dice: [...faces, 1, 1, 1, 1] }).play('attack W04');
  expect(figure(hooked('N', 4, 1, 1, 1), 'he_man').debuff).toBe('paralysis');
  expect(figure(hooked('N', 1, 1, 1, 1), 'he_man').debuff).toBe(null);
  expect(figure(hooked('I01', 4, 1, 1, 1).play('use'), 'he_man')).toMatchObject({ wounds: 0, debuff: null }); // one net success, but no wound
});
rule('MOB-12.5', 'Claw Arm: shields do not count', () => {
  const defence = (weapon: string, shield: string): number =>
    sum(
      dice(
        attacked(fight({ trap_jaw: `M15 ${weapon}`, he_man: `M14 S ${shield}` }, { dice: [4, 4, 4, 4, 4] }), `attack ${weapon}`),
        'defence',
      ),
    );
  expect([defence('W04', 'I05'), defence('W05', 'I05'), defence('W04', 'I08'), defence('W05', 'I08')]).toEqual([5, 4, 5, 4]);
  const spiked = fight({ trap_jaw: 'M15 W05', he_man: 'M14 I07' }, { dice: [4, 1, 1, 1, 1, 4, 4, 4, 4] }).play('attack W05');
  expect(figure(spiked, 'trap_jaw').wounds).toBe(0);
  expect(diceWith('W05', { trap_jaw: 'M15 W05', he_man: 'M14' })).toBe(5);
});
rule('MOB-12.6', 'Battering Helm: a push of one or two hexes', () => {
  const pushed = (...faces: number[]) =>
    where(fight({ ram_man: 'M15 W06', skeletor: 'M14' }, { dice: [...faces, 1, 1, 1] }).play('attack W06'), 'skeletor');
  expect([pushed(4, 1, 1, 1), pushed(4, 4, 4, 1), pushed(1, 1, 1, 1)]).toEqual(['M13', 'M12', 'M14']);
});
rule('MOB-12.7', 'Staff of Avion: one more die after a jump', () => {
  const figures = { stratos: 'M15 W07', skeletor: 'M14' };
  expect([diceWith('W07', figures), diceWith('W07', figures, { frame: { hasJumped: true } })]).toEqual([3, 4]);
});
rule('MOB-12.8', 'Mace: three net successes stun', () => {
  const stunned = (...faces: number[]) =>
    figure(fight({ man_at_arms: 'M15 W08', skeletor: 'M14' }, { dice: [...faces, 1, 1, 1] }).play('attack W08'), 'skeletor');
  expect(stunned(4, 4, 4, 1)).toMatchObject({ wounds: 1, debuff: 'stun' });
  expect(stunned(4, 4, 1, 1)).toMatchObject({ wounds: 1, debuff: null });
  expect(stunned(4, 4, 4, 4)).toMatchObject({ wounds: 2, debuff: 'stun' });
});
rule('MOB-12.9', 'Sword: a free reroll', () => {
  expect(rerolls(fight({ stratos: 'M15 W09', skeletor: 'M14' }).play('attack W09'))).toBe(1);
});
rule('MOB-12.10', 'Battle Axe: one die less, one more with focus', () => {
  const axe = (words: string): number => diceWith('W10', { man_at_arms: `M15 W10 ${words}`, skeletor: 'M14' });
  expect([axe('N'), axe('focus')]).toEqual([3, 4]);
  const match = fight({ man_at_arms: 'M15 W10', skeletor: 'M14' }, { dice: [4, 4, 1, 1, 1, 1] }).play('attack W10');
  expect(figure(match, 'skeletor').wounds).toBe(2);
});
rule('MOB-12.11', 'Dagger: two more dice from behind', () => {
  const dagger = (way: string): number => diceWith('W11', { man_at_arms: 'M15 W11', skeletor: `M14 ${way}` });
  expect([dagger('S'), dagger('N')]).toEqual([3, 5]);
});
rule('MOB-12.12', 'Arm Cannon: a free reroll if the attacker has not moved', () => {
  const shoot = (hasMoved: boolean): number | null =>
    rerolls(fight({ man_at_arms: 'M15 W12', skeletor: 'M11' }, { frame: { hasMoved } }).play('attack W12'));
  expect([shoot(false), shoot(true)]).toEqual([1, null]);
});
rule('MOB-12.13', 'Flamethrower: low obstacles and characters give no cover; high obstacles do', () => {
  const flames = (at: string, others: Record<string, string>, more: Sketch = {}) => {
    const match = fight({ stratos: 'M15 W13', skeletor: at, ...others }, more).play('attack W13');
    return modifiers(attacked(match, ...(match.decision().ask === 'target' ? ['skeletor'] : [])));
  };
  expect(flames('M8', {}, { elements: { L2: ['M11 N11'] } })).toEqual({});
  expect(flames('M8', { mer_man: 'M11' })).toEqual({});
  expect(flames('Q18 N', {}, { elements: { CO: ['P17'] } })).toEqual({ cover: 1 });
});
rule('MOB-12.14', 'Gamma Eye: one more die against a target with the Third Eye Mark', () => {
  const eye = (words: string): number => diceWith('W14', { tri_klops: 'M15 W14', he_man: `M10 ${words}` });
  expect([eye('N'), eye('thirdEye'), eye('stun')]).toEqual([4, 5, 4]);
});
rule('MOB-12.15', 'Laser Arm: can shoot while engaged, but then only at engaged enemies', () => {
  const match = fight({ trap_jaw: 'M15 W15', he_man: 'M14', orko: 'N15', stratos: 'M10' }).play('attack W15');
  expect(match.texts()).toEqual(['he_man', 'orko']);
  expect(match.refuses('stratos')).toMatchObject({ rule: 'MOB-12.15' });
  expect(acts(fight({ trap_jaw: 'M15 W15', he_man: 'M10' }), 'attack')).toEqual(['W15']);
});
rule('MOB-12.16', 'Laser Rifle: a free reroll beyond six inches', () => {
  const shoot = (at: string): number | null => rerolls(fight({ stratos: 'M20 W16', skeletor: at }).play('attack W16'));
  expect([shoot('M13'), shoot('M12')]).toEqual([null, 1]);
});
rule('MOB-12.17', 'Crossbow: one more die from behind', () => {
  const bow = (way: string): number => diceWith('W17', { stratos: 'M15 W17', skeletor: `M10 ${way}` });
  expect([bow('S'), bow('N')]).toEqual([3, 4]);
});
rule('MOB-12.18', 'Freeze Ray: one net success paralyses, two wound as well', () => {
  const frozen = (...faces: number[]) =>
    figure(fight({ stratos: 'M15 W18', skeletor: 'M10' }, { dice: [...faces, 1, 1, 1] }).play('attack W18'), 'skeletor');
  expect(frozen(4, 1, 1, 1)).toMatchObject({ wounds: 0, debuff: 'paralysis' });
  expect(frozen(4, 4, 1, 1)).toMatchObject({ wounds: 1, debuff: 'paralysis' });
});
rule('MOB-12.19', 'Net Launcher: paralyses, and with three net successes removes tokens', () => {
  const caught = (...faces: number[]) =>
    figure(fight({ stratos: 'M15 W19', skeletor: 'M10 overwatch' }, { dice: [...faces, 1, 1, 1] }).play('attack W19'), 'skeletor');
  expect(caught(4, 4, 1, 1, 1)).toMatchObject({ wounds: 0, debuff: 'paralysis', overwatch: true });
  expect(caught(4, 4, 4, 1, 1)).toMatchObject({ wounds: 0, debuff: 'paralysis', overwatch: false });
});
rule('MOB-12.20', 'Wheel of Infinity: an area of one hex', () => {
  const match = attacked(fight({ stratos: 'M15 W20', skeletor: 'M11', mer_man: 'M10', trap_jaw: 'M9' }), 'attack W20', 'skeletor');
  expect(match.events('attacked').map(({ target }) => target)).toEqual(['skeletor', 'mer_man']);
});
rule('MOB-12.21', 'Crystal Wand: one more die against a target with a debuff', () => {
  const wand = (words: string): number => diceWith('W21', { evil_lyn: 'M15 W21 mana=1', he_man: `M10 ${words}` });
  expect([wand('N'), wand('stun'), wand('protection')]).toEqual([5, 6, 5]);
});
rule('MOB-12.22', 'Trollan Trick: blinds with three net successes; stuns its user without any success', () => {
  const tricked = (...faces: number[]) =>
    fight({ orko: 'M15 W22 mana=1', skeletor: 'M10' }, { dice: [...faces, 1, 1, 1, 1] }).play('attack W22');
  expect(figure(tricked(4, 4, 4, 1, 1), 'skeletor')).toMatchObject({ wounds: 1, debuff: 'blindness' });
  expect(figure(tricked(4, 4, 1, 1, 1), 'skeletor').debuff).toBe(null);
  expect(figure(tricked(1, 1, 1, 1, 1), 'orko').debuff).toBe('stun');
  expect(figure(tricked(4, 1, 1, 1, 1), 'orko').debuff).toBe(null);
});
rule('MOB-12.23', 'Magic Blast: one more die for one more mana', () => {
  const missed = { dice: [1, 1, 1, 1, 1, 1] };
  const match = fight({ skeletor: 'M15 W23 mana=2', he_man: 'M10' }, missed).play('attack W23');
  expect(match.texts()).toEqual(['0 more mana', '1 more mana']);
  match.play('1 more mana');
  expect([dice(match), figure(match, 'skeletor').mana]).toEqual([{ power: 5, paidMana: 1 }, 0]);
  const plain = fight({ skeletor: 'M15 W23 mana=2', he_man: 'M10' }, missed).play('attack W23', '0 more mana', 'none');
  expect([dice(plain), figure(plain, 'skeletor').mana]).toEqual([{ power: 5 }, 1]);
  const poor = attacked(fight({ skeletor: 'M15 W23 mana=1', he_man: 'M10' }), 'attack W23');
  expect(dice(poor)).toEqual({ power: 5 });
});
rule('MOB-12.25', 'Lightning Bolt: one more die against a target with armour', () => {
  const bolt = (words: string): number => diceWith('W25', { skeletor: 'M15 W25 mana=2', he_man: `M10 ${words}` });
  expect([bolt('N'), bolt('I02'), bolt('I05')]).toEqual([6, 7, 6]);
});
rule('MOB-12.27', 'Blinding Flash: ignores cover, blinds and removes focus, but does not wound', () => {
  const flashed = (...faces: number[]) =>
    fight({ skeletor: 'M17 W27 mana=1', he_man: 'M10', stratos: 'M13' }, { dice: [...faces, 1, 1, 1] }).play('attack W27', 'he_man');
  const match = flashed(4, 4, 1, 1, 1);
  expect([modifiers(match), figure(match, 'he_man')]).toMatchObject([{}, { wounds: 0, debuff: 'blindness' }]);
  const focused = fight({ skeletor: 'M17 W27 mana=1', he_man: 'M10 overwatch' }, { dice: [4, 4, 4, 1, 1, 1, 1, 1] }).play('attack W27');
  expect(figure(focused, 'he_man')).toMatchObject({ debuff: 'blindness', overwatch: true }); // only the focus token is lost
});
rule('MOB-12.28', 'Hex of Weakness: curses after the wound, and has one more die against a cursed target', () => {
  const hexed = (words: string, ...faces: number[]) =>
    fight({ skeletor: 'M15 W28 mana=1', he_man: `M10 ${words}` }, { dice: [...faces, 1, 1, 1] }).play('attack W28');
  expect(figure(hexed('N', 4, 1, 1, 1, 1), 'he_man')).toMatchObject({ wounds: 0, debuff: 'curse' });
  expect(figure(hexed('N', 4, 4, 4, 1, 1), 'he_man')).toMatchObject({ wounds: 1, debuff: 'curse' });
  const again = hexed('curse', 4, 4, 4, 1, 1, 1);
  expect([dice(again), figure(again, 'he_man').wounds]).toEqual([{ power: 5, targetCursed: 1 }, 2]); // the old curse is replaced
});

rule('MOB-2.19', 'characters prevail over weapons, weapons over items, and all cards over the rulebook', () => {
  const stab = attacked(fight({ man_at_arms: 'M15 N W11', tri_klops: 'M14 N' }), 'attack W11'); // Tri-Vision against the Dagger's flank attack
  expect(dice(stab)).toEqual({ strength: 4, W11: -1 });
  const claw = fight({ trap_jaw: 'M14 S W05', he_man: 'M15 N I05 I08' }, { dice: [5, 5, 5, 5, 5] });
  expect(dice(attacked(claw, 'attack W05'), 'defence')).toEqual({ toughness: 4 }); // the Claw Arm against the shields
  expect(acts(fight({ trap_jaw: 'M14 S W15', he_man: 'M15 N' }), 'attack')).toContain('W15'); // the Laser Arm against MOB-6.41
});
