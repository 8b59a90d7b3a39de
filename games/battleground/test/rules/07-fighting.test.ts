// Chapter 7: wounds, flank, cover, engaged targets, interruptions.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { attacked, dice, fight, modifiers, roll, settled } from '../support/fight-kit.ts';
import { figure, player, position, where } from '../support/position.ts';

// ---- health and wounds

rule(['MOB-7.1', 'MOB-7.2', 'MOB-7.3'], 'all wounds are placed, and a figure with as many as its health is knocked out', () => {
  const match = fight({ he_man: 'M15 W01', skeletor: 'M14 W02 W23 I17 used=I17 wounds=6' }, { dice: [4, 4, 4, 4, 4, 1, 1, 1] });
  match.play('attack W01', 'none');
  expect(match.last('wounded')).toMatchObject({ wounds: 3, total: 9, health: 7 });
  expect(match.last('knockedOut')).toEqual({ kind: 'knockedOut', rule: 'MOB-7.2', figure: 'skeletor', points: 35, seat: 0 }); // 25 + 4 + 4 + 2
  expect([where(match, 'skeletor'), figure(match, 'skeletor').out]).toEqual([null, true]);
  expect(player(match, 0).points).toEqual([{ round: 1, source: 'knockOut', what: 'skeletor', points: 35 }]);
});
rule('MOB-7.4', 'the tokens of a knocked-out figure leave play, and its activation ends at once', () => {
  const match = fight(
    { he_man: 'M15 W01 mana=2 improvement wounds=6', skeletor: 'M14 I07', stratos: 'C25' },
    { dice: [4, 1, 1, 1, 1, 4, 4, 4], frame: { cards: ['FM01'] } },
  ).play('attack W01', 'none', 'none');
  expect(match.last('knockedOut')).toMatchObject({ figure: 'he_man', seat: 1 });
  expect(figure(match, 'he_man')).toMatchObject({ out: true, mana: 0, buff: null, cards: [] });
  expect([match.table.frames, player(match, 0).discards.includes('FM01')]).toEqual([[], true]);
});
rule('MOB-7.5', 'healing never takes wounds below 0', () => {
  const match = fight({ orko: 'M15 W26 mana=2', he_man: 'M12 wounds=1' }, { dice: [4, 4, 5, 1] }).play('attack W26', 'none');
  expect(match.last('healed')).toMatchObject({ wounds: 1, total: 0 });
});

// ---- flank

rule(['MOB-7.6', 'MOB-7.7'], 'an attack from the rear arc is widened, one from between the arcs is not', () => {
  const against = (way: string): Record<string, number> =>
    modifiers(attacked(fight({ man_at_arms: 'Q15 W12', skeletor: `M15 ${way}` }), 'attack W12'));
  expect([against('NE'), against('N'), against('NW')]).toEqual([{}, {}, { flank: -1 }]);
  const melee = attacked(fight({ he_man: 'M16', skeletor: 'M15 N' }), 'attack fists');
  const spell = attacked(fight({ orko: 'M19 W23 mana=1', skeletor: 'M15 N' }), 'attack W23');
  expect([modifiers(melee), modifiers(spell)]).toEqual([{ flank: -1 }, { flank: -1 }]);
});

// ---- engaged targets and cover

const STRATOS_ENGAGED = { stratos: 'M13 N', trap_jaw: 'M14' };
rule(['MOB-7.8', 'MOB-7.9'], 'a ranged attack against a target engaged with another figure is tightened', () => {
  const shot = attacked(fight({ evil_lyn: 'M8 W16 W23 mana=1', ...STRATOS_ENGAGED }), 'attack W16');
  expect([modifiers(shot), roll(shot).threshold]).toEqual([{ engagedTarget: 1 }, 5]);
  const spell = attacked(fight({ evil_lyn: 'M8 W16 W23 mana=1', ...STRATOS_ENGAGED }), 'attack W23');
  expect(modifiers(spell)).toEqual({});
  const own = attacked(fight({ trap_jaw: 'M15 W15', he_man: 'M14 S' }), 'attack W15');
  expect(modifiers(own)).toEqual({}); // engaged with the attacker only
});
rule(['MOB-7.10', 'MOB-7.11', 'MOB-7.13'], 'cover tightens ranged and spell attacks once', () => {
  const shot = attacked(fight({ man_at_arms: 'M20 W12', skeletor: 'M12', mer_man: 'M14', trap_jaw: 'M16' }), 'attack W12', 'skeletor');
  expect(modifiers(shot)).toEqual({ cover: 1 });
  const spell = attacked(fight({ orko: 'M20 W23 mana=1', skeletor: 'M13', mer_man: 'M15' }), 'attack W23', 'skeletor');
  expect(modifiers(spell)).toEqual({ cover: 1 });
});
rule(['MOB-7.12', 'MOB-7.14'], 'difficult terrain gives no cover; a higher target is always in cover', () => {
  const wade = attacked(fight({ man_at_arms: 'M20 W12', skeletor: 'M14' }, { difficult: 'M17 M16' }), 'attack W12');
  expect(modifiers(wade)).toEqual({});
  const up = attacked(fight({ man_at_arms: 'G17 W12', skeletor: 'G13^' }, { map: 'wasteland_watchtowers' }), 'attack W12');
  expect(modifiers(up)).toEqual({ cover: 1 });
});
rule('MOB-7.18', 'all modifiers are listed and added up', () => {
  const match = fight(
    { evil_lyn: 'M8 W16 focus improvement', stratos: 'M13 S protection', trap_jaw: 'M14', mer_man: 'M11' },
    { dice: [6, 6, 6] },
  );
  attacked(match, 'attack W16');
  expect(modifiers(match)).toEqual({ focus: -1, improvement: -1, flank: -1, cover: 1, engagedTarget: 1 });
  expect([roll(match).threshold, modifiers(match, 'defence'), roll(match, 'defence').threshold]).toEqual([3, { protection: -1 }, 3]);
});

// ---- in interruptions

rule(['MOB-7.36', 'MOB-7.6', 'MOB-5.20'], 'an opportunity attack from behind is widened twice', () => {
  const match = position({
    active: 'mer_man',
    figures: { mer_man: 'M14 N', he_man: 'M15 N W01' },
    dice: [1, 2, 3, 5, 6, 4, 4, 2, 1, 5],
  }).play('move', 'M10', 'he_man', 'attack W01', 'none');
  expect(modifiers(match)).toEqual({ opportunity: -1, flank: -1 });
  expect([roll(match).threshold, match.last('net')]).toMatchObject([2, { successes: 4, defence: 2, net: 2 }]);
  expect(figure(match, 'mer_man').wounds).toBe(1);
});
rule(['MOB-7.26', 'MOB-11.10'], 'an interrupter’s tests are tightened, except Man-At-Arms’ ranged attacks in overwatch', () => {
  const walked = (watcher: Record<string, string>, attack: string) => {
    const match = position({ active: 'skeletor', figures: { skeletor: 'M12 S', ...watcher } }).play('move', 'M14', 'S');
    return settled(match.play(attack));
  };
  expect(modifiers(walked({ he_man: 'M20 W16 overwatch' }, 'attack W16'))).toEqual({ interruption: 1 });
  expect(modifiers(walked({ man_at_arms: 'M20 W12 overwatch' }, 'attack W12'))).toEqual({});
});
rule(['MOB-7.26', 'MOB-7.125'], 'defence tests that an interrupter makes meanwhile are tightened, too', () => {
  const match = position({
    active: 'skeletor',
    figures: { skeletor: 'M9 S', trap_jaw: 'N20 W04', he_man: 'M20 N W16 overwatch' },
    dice: [4, 4, 4, 4],
  }).play('move', 'M11', 'S');
  match.play('move', 'M19', 'trap_jaw', 'attack W04');
  expect(modifiers(match)).toEqual({ opportunity: -1, flank: -1 });
  expect(modifiers(match, 'defence')).toEqual({ interruption: 1 });
});
rule('MOB-7.37', 'in an opportunity attack only melee is possible', () => {
  const match = position({ active: 'mer_man', figures: { mer_man: 'M14 N', evil_lyn: 'C3', trap_jaw: 'C5', he_man: 'M15 W01 W16' } });
  match.play('move', 'M10', 'he_man');
  expect(match.refuses('attack W16')).toMatchObject({ rule: 'MOB-7.36' });
  expect(dice(attacked(match, 'attack W01'))).toEqual({ strength: 5 });
});
