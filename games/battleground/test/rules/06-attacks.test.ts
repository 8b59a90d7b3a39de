// Chapter 6: attacks.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { TargetAbout } from '../../table/about.ts';
import { attacked, dice, fight, modifiers, roll } from '../support/fight-kit.ts';
import { acts, facing, figure, player } from '../support/position.ts';

rule(['MOB-6.29', 'MOB-6.35'], 'an attack needs a weapon, a target, AP and mana', () => {
  const match = fight({ skeletor: 'M15 W02 W23', he_man: 'M10' });
  expect(acts(match, 'attack')).toEqual([]);
  expect(match.refuses('attack W02')).toMatchObject({ rule: 'MOB-6.35', because: 'noTarget' });
  expect(match.refuses('attack W23')).toMatchObject({ rule: 'MOB-6.50', because: 'notEnoughMana', needs: 1 });
  expect(acts(fight({ skeletor: 'M15 W02 W23 mana=1', he_man: 'M10' }), 'attack')).toEqual(['W23']);
});
rule(['MOB-6.31', 'MOB-6.30'], 'a weapon affects only its own attacks', () => {
  const match = attacked(fight({ trap_jaw: 'M15 W05 W15', he_man: 'M14' }), 'attack W15');
  expect(dice(match)).toEqual({ perception: 4 });
});
rule(['MOB-6.32', 'MOB-6.33'], 'the Sword of Power has lines for 1 to 2, 3 to 4, and 5 or more net successes', () => {
  const wounds = (...faces: number[]): number => {
    const match = fight({ he_man: 'M15 W01', skeletor: 'M14' }, { dice: [...faces, 1, 1, 1] }).play('attack W01', 'none');
    return figure(match, 'skeletor').wounds;
  };
  expect([wounds(4, 1, 1, 1, 1), wounds(4, 4, 1, 1, 1), wounds(4, 4, 4, 1, 1), wounds(4, 4, 4, 4, 1), wounds(4, 4, 4, 4, 4)]).toEqual([
    1, 1, 2, 2, 3,
  ]);
  const match = fight({ he_man: 'M15 W01', skeletor: 'M14' }, { dice: [4, 1, 1, 1, 1, 5, 1, 1] }).play('attack W01', 'none');
  expect([match.last('net').net, match.events('wounded')]).toEqual([0, []]);
});
rule(['MOB-6.35', 'MOB-6.42', 'MOB-6.44'], 'before an attack, every enemy that no weapon can hit says what is in the way of each', () => {
  const figures = { stratos: 'F10 W13', evil_lyn: 'F15', mer_man: 'K8', trap_jaw: 'F20' };
  const match = fight(figures, { elements: { H3: ['H9 H10 H11'] } });
  const said = (name: string) => match.match.whyNot(0).filter(({ what }) => what === name);
  const tooFarForFists = { because: 'notEngaged', weapon: 'fists' };
  expect(said('evil_lyn')).toEqual([]);
  expect(said('mer_man')).toMatchObject([{ because: 'noSight', weapon: 'W13' }, tooFarForFists]);
  expect(said('trap_jaw')).toMatchObject([{ because: 'outOfRange', weapon: 'W13', inches: 9, range: 8 }, tooFarForFists]);
  attacked(match, 'focus', 'attack W13');
  expect(said('evil_lyn')).toMatchObject([{ because: 'notEnoughAp', weapon: 'W13' }, tooFarForFists]);
});
rule('MOB-6.36', 'a melee attack is against an engaged enemy, and the attacker turns to it', () => {
  const match = fight({ he_man: 'M15 S W01', skeletor: 'M14', trap_jaw: 'N15', mer_man: 'M12' }).play('attack W01');
  expect(match.texts()).toEqual(['skeletor', 'trap_jaw']);
  expect(match.refuses('mer_man')).toMatchObject({ rule: 'MOB-6.36', because: 'notEngaged' });
  match.play('skeletor');
  expect([facing(match, 'he_man'), match.last('attacked')]).toMatchObject(['N', { weapon: 'W01', target: 'skeletor', area: false }]);
});
rule(['MOB-6.37', 'MOB-6.41'], 'an engaged figure cannot shoot at anybody', () => {
  const match = fight({ he_man: 'M15 W01 W16', skeletor: 'M14', evil_lyn: 'M12' });
  expect(match.refuses('attack W16')).toMatchObject({ rule: 'MOB-6.41', because: 'engaged' });
  expect(acts(match, 'attack')).toEqual(['W01']);
});
rule(['MOB-6.38', 'MOB-12.29'], 'fists use plain strength, inflict one wound, and are only for figures without a melee weapon', () => {
  const match = fight({ ram_man: 'M15', skeletor: 'M14' }, { dice: [4, 4, 4, 4, 1, 1, 1] }).play('attack fists');
  expect([dice(match), figure(match, 'skeletor').wounds]).toEqual([{ strength: 4 }, 1]);
  expect(acts(fight({ stratos: 'M15 W13', skeletor: 'M14' }), 'attack')).toEqual(['fists']);
  expect(acts(fight({ he_man: 'M15 W01', skeletor: 'M14' }), 'attack')).toEqual(['W01']);
});
rule('MOB-6.38', 'fists use the base value of strength, whatever a card or an ability would add', () => {
  const figures = { trap_jaw: 'M15 W15', he_man: 'M14 wounds=1' };
  const next = [{ next: 'dice', when: 'targetWounded', dice: 1 }] as const; // MOB-14.34
  const match = fight(figures, { frame: { lastAttack: 'ranged', next: [...next] } }).play('attack fists'); // MOB-11.18
  expect(dice(match)).toEqual({ strength: 4 });
  const armed = fight({ ...figures, trap_jaw: 'M15 W15 W08' }, { frame: { lastAttack: 'ranged', next: [...next] } }).play('attack W08');
  expect(dice(armed)).toEqual({ strength: 4, targetWounded: 1, A18: 1 });
});
rule(['MOB-6.39', 'MOB-6.32'], 'Man-At-Arms shoots Skeletor from 3 inches', () => {
  const match = fight({ man_at_arms: 'M15 W12', skeletor: 'M11' }, { dice: [4, 1, 3, 5, 3, 1, 4] }).play('attack W12', 'none');
  expect(match.last('net')).toMatchObject({ successes: 2, defence: 1, net: 1 });
  expect(match.last('wounded')).toMatchObject({ figure: 'skeletor', wounds: 1, total: 1, health: 7, by: 'man_at_arms', why: 'W12' });
});
rule('MOB-6.40', 'the attacker chooses between two equally good facings', () => {
  const match = fight({ man_at_arms: 'Q20 S W12', skeletor: 'M14' }).play('attack W12');
  expect([match.decision().ask, match.texts()]).toEqual(['faceTie', ['N', 'NW']]);
  expect(facing(match.play('NW'), 'man_at_arms')).toBe('NW');
});
rule('MOB-6.42', 'range is measured between the nearest points', () => {
  const match = fight({ stratos: 'F10 W13', evil_lyn: 'F15', mer_man: 'F19', trap_jaw: 'F20' }).play('attack W13');
  expect(match.texts()).toEqual(['evil_lyn', 'mer_man']); // Mer-Man is exactly 8 inches away
  expect(match.refuses('trap_jaw')).toMatchObject({ rule: 'MOB-6.42', because: 'outOfRange' });
  expect((match.about(0, 'evil_lyn') as TargetAbout).distance).toBe(4);
});
rule('MOB-6.44', 'the target must be in sight', () => {
  const match = fight({ stratos: 'F10 W13', evil_lyn: 'G6', trap_jaw: 'K8' }, { elements: { H3: ['H9 H10 H11'] } });
  expect(match.play('attack W13').events('attacked')).toMatchObject([{ target: 'evil_lyn' }]);
});
rule(['MOB-6.49', 'MOB-6.50'], 'a spell costs mana before the test, and the mana is not given back', () => {
  const match = fight({ evil_lyn: 'M15 W21 mana=1', he_man: 'M11' }, { dice: [1, 1, 1, 1, 1] }).play('attack W21', 'none');
  expect(match.events('mana')).toMatchObject([{ figure: 'evil_lyn', change: -1, total: 0, why: 'W21' }]);
  expect(match.last('net').net).toBe(0);
  expect(match.refuses('attack W21')).toMatchObject({ rule: 'MOB-6.50' });
});
rule(['MOB-6.51', 'MOB-6.52', 'MOB-12.26'], 'Healing Light is for allies: no defence, and nothing about the target matters', () => {
  const figures = { orko: 'M15 W26 mana=1', he_man: 'M12 N wounds=4 stun', skeletor: 'M11 S' };
  const match = fight(figures, { dice: [4, 4, 5, 1] }).play('attack W26');
  expect(modifiers(match)).toEqual({}); // from behind, engaged
  expect(match.events('rolled')).toHaveLength(1);
  expect(match.last('healed')).toMatchObject({ figure: 'he_man', wounds: 2, total: 2, why: 'W26' });
  const engaged = fight({ orko: 'M15 W26 mana=1', he_man: 'M12', skeletor: 'M14' });
  expect(engaged.refuses('attack W26')).toMatchObject({ rule: 'MOB-6.41' });
  const alone = fight({ orko: 'M15 W26 mana=1 wounds=1', skeletor: 'M12' });
  expect(alone.refuses('attack W26')).toMatchObject({ rule: 'MOB-6.35' });
});
rule(['MOB-6.53', 'MOB-13.9'], 'an item’s effect depends on net successes', () => {
  const match = fight({ he_man: 'M15 W01 I09 wounds=2', skeletor: 'M14' }, { dice: [1, 3, 4, 4, 5, 3, 2, 4] }).play('attack W01', 'none');
  expect([match.last('net').net, figure(match, 'skeletor').wounds, figure(match, 'he_man').wounds]).toEqual([2, 1, 2]);
});
rule('MOB-6.34', 'wounds come first, so a knocked-out target gains no debuff', () => {
  const match = fight({ trap_jaw: 'M15 W04', orko: 'M14 wounds=3' }, { dice: [4, 4, 4, 4, 1, 1] }).play('attack W04');
  expect(match.events('knockedOut')).toMatchObject([{ figure: 'orko', seat: 1, points: 13 }]);
  expect(match.events('token')).toEqual([]);
});
rule(['MOB-6.34', 'MOB-14.25', 'MOB-13.1'], 'a card may add a wound to those of the line, and Battle Armor may reduce either', () => {
  const struck = (...answers: string[]) => {
    const match = fight(
      { skeletor: 'M15 W02', he_man: 'M14 I01' },
      { frame: { next: [{ next: 'moreWounds', wounds: 1 }] }, dice: [4, 1, 1, 1, 1, 1, 1, 1] },
    ).play('attack W02', 'strength');
    return match.play(...answers);
  };
  expect(figure(struck('use'), 'he_man')).toMatchObject({ wounds: 0, prevented: true }); // without a wound nothing is added
  const late = struck('keep', 'use');
  expect([figure(late, 'he_man').wounds, late.events('wounded').length]).toEqual([1, 1]);
  expect(figure(struck('keep', 'keep'), 'he_man')).toMatchObject({ wounds: 2, prevented: false });
});

// ---- before the attack

rule(['MOB-7.18', 'MOB-6.39'], 'a player sees an attack’s distance, tests and odds before choosing a target', () => {
  const match = fight({ man_at_arms: 'M20 W12 focus', skeletor: 'M12', mer_man: 'M14', stratos: 'L11' }).play('attack W12');
  const about = match.about(0, 'skeletor') as TargetAbout;
  expect(about).toMatchObject({
    distance: 7,
    arc: 'front',
    area: [],
    cover: { lower: false, hits: [{ by: 'figure', at: 'M14', figure: 'mer_man' }] },
    test: { stat: 'perception', threshold: 5, freeRerolls: 1 },
    defence: { stat: 'toughness', threshold: 4, dice: [{ reason: 'toughness', value: 3 }] },
  });
  expect(about.test.modifiers).toEqual([
    { reason: 'focus', value: -1 },
    { reason: 'cover', value: 1 },
    { reason: 'engagedTarget', value: 1 },
  ]);
  expect(about.sight).toHaveLength(2);
  expect(about.odds.wounds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  match.play('skeletor', 'none');
  expect(roll(match).modifiers).toEqual(about.test.modifiers);
  expect(player(match, 0).points).toEqual([]);
});
