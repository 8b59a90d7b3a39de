// Chapter 5: tests.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import type { RerollFacts } from '../../table/about.ts';
import { attacked, dice, fight, modifiers, rerolls, roll } from '../support/fight-kit.ts';
import { figure, position } from '../support/position.ts';

rule(
  ['MOB-5.4', 'MOB-5.5', 'MOB-5.7', 'MOB-5.8', 'MOB-5.9'],
  'Ram Man rolls 3, 4, 6, 2, buys a reroll of the 2, and his 6 explodes',
  () => {
    const match = fight({ ram_man: 'M15 mana=1', trap_jaw: 'M14' }, { dice: [3, 4, 6, 2, 3, 5, 1, 1, 1, 1] });
    match.play('attack fists');
    expect([match.decision().ask, match.decision().rule, match.texts()]).toEqual([
      'manaReroll',
      'MOB-5.7',
      ['die 1', 'die 2', 'die 3', 'die 4'],
    ]);
    match.play('die 4');
    expect(roll(match)).toMatchObject({ figure: 'ram_man', stat: 'strength', threshold: 4, faces: [3, 4, 6, 2] });
    expect(match.last('rerolled')).toMatchObject({ with: 'mana', before: [2], after: [3] });
    expect(match.last('exploded').faces).toEqual([5]);
    expect(match.last('net')).toMatchObject({ figure: 'ram_man', target: 'trap_jaw', successes: 3, defence: 0, net: 3 });
    expect(figure(match, 'ram_man').mana).toBe(0);
  },
);
rule(['MOB-5.1', 'MOB-5.2'], 'the statistic is the number of dice, and all modifiers add up', () => {
  const match = fight({ he_man: 'M15 S W11', skeletor: 'M16 S' }); // from behind
  attacked(match, 'attack W11');
  expect(dice(match)).toEqual({ strength: 5, W11: -1, flank: 2 });
  expect(roll(match).faces).toHaveLength(6);
});
rule(['MOB-5.3', 'MOB-5.19'], 'the threshold is 4; widened it is 3, tightened 5', () => {
  const threshold = (token: string): number => roll(attacked(fight({ he_man: `M15 ${token}`, skeletor: 'M14' }), 'attack fists')).threshold;
  expect([threshold('N'), threshold('improvement'), threshold('blindness')]).toEqual([4, 3, 5]);
  expect(threshold('blindness focus')).toBe(4); // modifiers add up
});
rule(['MOB-5.6', 'MOB-5.12'], 'free rerolls are made all at once with any dice, even successes, and the new faces stand', () => {
  const match = fight({ he_man: 'M15 W09', skeletor: 'M14' }, { dice: [6, 5, 1, 1, 1, 2, 3] });
  match.play('attack W09');
  expect(rerolls(match)).toBe(2); // his ability and the sword add up
  match.play('die 1 + die 2');
  expect(match.last('rerolled')).toMatchObject({ with: 'free', before: [6, 5], after: [2, 3] });
  expect(match.last('net')).toMatchObject({ successes: 0 });
  expect(match.events('exploded')).toEqual([]);
});
rule('MOB-5.12', 'a die rerolled for free can be rerolled again for mana', () => {
  const match = fight({ he_man: 'M15 mana=2', skeletor: 'M14' }, { dice: [1, 1, 1, 1, 1, 2, 4, 1, 1, 1] });
  match.play('attack fists', 'die 5');
  expect(match.decision().facts).toEqual({
    figure: 'he_man',
    stat: 'strength',
    as: 'attack',
    threshold: 4,
    faces: [1, 1, 1, 1, 2],
    successes: 0,
    opposed: null,
    most: 2,
    mana: 2,
    gain: 0.5,
  } satisfies RerollFacts);
  match.play('die 5');
  expect(match.last('net')).toMatchObject({ successes: 1 });
});
rule('MOB-5.7', 'each mana rerolls one die, at most five; without mana there is no reroll', () => {
  const rich = fight({ he_man_bc: 'M15 west mana=5', skeletor: 'M14' });
  rich.play('attack fists', 'M15');
  expect([rerolls(rich, 'manaReroll'), rich.texts().length]).toEqual([5, 6]);
  const poor = fight({ ram_man: 'M15', skeletor: 'M14' }, { dice: [1, 1, 1, 1] }).play('attack fists');
  expect(poor.decision().ask).toBe('action');
});
rule('MOB-5.8', 'explosion dice explode again without limit', () => {
  const match = fight({ ram_man: 'M15', skeletor: 'M14' }, { dice: [6, 1, 6, 1, 6, 6, 6, 2, 4, 1, 1, 1] }).play('attack fists');
  expect(match.last('rolled').as).toBe('defence');
  expect(match.events('exploded')[0]?.faces).toEqual([6, 6, 6, 2, 4]);
  expect(match.last('net').successes).toBe(5);
});
rule('MOB-5.9', 'an explosion die succeeds with 5 and 6, whatever the threshold', () => {
  const easy = fight({ ram_man: 'M15 improvement', skeletor: 'M14' }, { dice: [6, 1, 1, 1, 4, 1, 1, 1] }).play('attack fists');
  expect([roll(easy).threshold, easy.last('net').successes]).toEqual([3, 1]);
  const hard = fight({ ram_man: 'M15 blindness', skeletor: 'M14' }, { dice: [6, 1, 1, 1, 5, 1, 1, 1] }).play('attack fists');
  expect([roll(hard).threshold, hard.last('net').successes]).toEqual([5, 2]);
});
rule(['MOB-5.10', 'MOB-5.15', 'MOB-5.16', 'MOB-10.4'], 'the target rolls the named statistic, and every success cancels one', () => {
  const match = fight({ he_man: 'M15 W01', skeletor: 'M14 mana=1' }, { dice: [4, 4, 5, 1, 1, 4, 1, 2] });
  match.play('attack W01', 'none');
  expect([match.decision().seats, match.decision().ask]).toEqual([[1], 'manaReroll']); // a defence has all the steps of a test
  expect(match.decision().facts).toMatchObject({ figure: 'skeletor', as: 'defence', opposed: 3, successes: 1 });
  match.play('none');
  expect(roll(match, 'defence')).toMatchObject({ figure: 'skeletor', stat: 'toughness', faces: [4, 1, 2] });
  expect(match.last('net')).toMatchObject({ successes: 3, defence: 1, net: 2 });
});
rule(['MOB-5.11', 'MOB-6.32'], 'only the line with the highest requirement met is resolved', () => {
  const match = fight({ he_man: 'M15 W01', skeletor: 'M14' }, { dice: [4, 4, 4, 4, 1, 1, 1, 1] }).play('attack W01', 'none');
  expect([match.last('net').net, figure(match, 'skeletor').wounds]).toEqual([4, 2]);
});
rule(['MOB-5.13', 'MOB-6.36', 'MOB-6.39', 'MOB-6.49'], 'melee tests strength, ranged perception, spells power', () => {
  const stats = (figures: Record<string, string>, weapon: string): string[] => {
    const match = attacked(fight(figures, { dice: [4, 4, 4] }), `attack ${weapon}`);
    return [roll(match).stat, roll(match, 'defence').stat];
  };
  expect(stats({ he_man: 'M15', skeletor: 'M14' }, 'fists')).toEqual(['strength', 'toughness']);
  expect(stats({ man_at_arms: 'M15 W12', skeletor: 'M11' }, 'W12')).toEqual(['perception', 'toughness']);
  expect(stats({ orko: 'M15 W23 mana=1', skeletor: 'M11' }, 'W23')).toEqual(['power', 'mind']);
});
rule(['MOB-5.17', 'MOB-5.18', 'MOB-6.4'], 'the target defends even against no successes, and spends its focus', () => {
  const missed = fight({ ram_man: 'M15', skeletor: 'M14 focus mana=2' }, { dice: [1, 2, 3, 1, 5, 1, 1] }).play('attack fists');
  expect(missed.events('rolled').map(({ figure: by, as }) => [by, as])).toEqual([
    ['ram_man', 'attack'],
    ['skeletor', 'defence'],
  ]);
  expect(missed.last('net')).toMatchObject({ successes: 0, defence: 1, net: 0 });
  expect([figure(missed, 'skeletor').focus, missed.decision().ask]).toEqual([false, 'action']); // rerolls that change nothing are not offered: MOB-17.3
  const scored = fight({ man_at_arms: 'M15 W12', skeletor: 'M11 focus' }, { dice: [4, 5, 1, 1, 3, 3, 1] }).play('attack W12', 'none');
  expect(modifiers(scored, 'defence')).toEqual({ focus: -1 });
  expect(scored.last('net')).toMatchObject({ successes: 2, defence: 2, net: 0 });
  expect([figure(scored, 'skeletor').focus, scored.last('focusSpent').for]).toEqual([false, 'test']);
});
rule('MOB-5.20', 'a 6 always succeeds and a 1 never does', () => {
  const wide = fight({ ram_man: 'M15 S improvement focus', skeletor: 'M16 S' }, { dice: [1, 2, 1, 1, 1, 1, 1] }).play('attack fists');
  expect(modifiers(wide)).toEqual({ focus: -1, improvement: -1, flank: -1 });
  expect([roll(wide).threshold, wide.last('net').successes]).toEqual([2, 1]);
  const tight = fight(
    { evil_lyn: 'M8 W16 blindness', stratos: 'M13', trap_jaw: 'M14', mer_man: 'M11' },
    { dice: [5, 6, 5, 1, 1, 1, 1] },
  ).play('attack W16');
  expect(modifiers(tight)).toEqual({ blindness: 1, cover: 1, engagedTarget: 1 });
  expect([roll(tight).threshold, tight.last('net').successes]).toEqual([6, 1]);
});
rule('MOB-5.21', 'with no dice left nothing is rolled', () => {
  const match = fight({ orko: 'M15 W11 focus', skeletor: 'M14' }).play('attack W11');
  expect([roll(match).faces, match.last('net').successes]).toEqual([[], 0]);
  expect([figure(match, 'orko').focus, roll(match, 'defence').faces.length]).toEqual([false, 3]); // MOB-5.17
});
rule('MOB-5.22', 'more than ten dice can be rolled', () => {
  const characters = content.characters.map((one) => (one.id === 'ram_man' ? { ...one, stats: { ...one.stats, strength: 9 } } : one));
  const match = fight(
    { ram_man: 'M15 W08', skeletor: 'M14 wounds=1' },
    { content: { ...content, characters }, frame: { next: [{ next: 'dice', dice: 3, when: 'targetWounded' }] } },
  ).play('attack W08');
  expect(roll(match).faces).toHaveLength(12);
});
rule('MOB-6.4', 'a focus token is also spent on an ability test, even if it changes nothing', () => {
  const match = fight({ trap_jaw: 'M15 focus mana=1', he_man: 'M14' }, { dice: [1, 1, 1, 1] }).play('ability A19');
  expect([modifiers(match, 'ability'), figure(match, 'trap_jaw').focus]).toEqual([{ focus: -1 }, false]);
});

rule(
  ['MOB-17.3', 'MOB-5.7'],
  'a defence that cancels everything is not rerolled; one that falls short, or whose shield is spiked, may be',
  () => {
    const defence = (shield: string, ...faces: number[]): string | undefined =>
      position({
        figures: { he_man: 'M15 N W01', mer_man: `M14 S W03 mana=3 ${shield}` },
        active: 'he_man',
        dice: [5, 4, 1, 1, 1, ...faces],
      })
        .play('attack W01', 'none')
        .match.pending.find(({ seats }) => seats.includes(1))?.ask;
    expect(defence('', 4, 4, 1, 1)).toBeUndefined();
    expect(defence('', 4, 1, 1, 1)).toBe('manaReroll');
    expect(defence('I07', 4, 4, 1, 1)).toBe('manaReroll');
  },
);
