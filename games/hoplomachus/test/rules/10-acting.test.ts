// Chapter 10: which units may act in the Ability and Engagement steps, and what one knows before an attack.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, hex, MISS, position, where } from '../support/position.ts';

const HEALERS = { 'kunlun.mountain-radical': hex(0, -2), 'kunlun.lotus-sage': 'd6', 'kunlun.warrior': 'd5 1hp' };

rule('HOP-10.10', 'an Ability is used at most once in a turn', () => {
  const match = position({ step: 'ability', units: { ...HEALERS, 'refugees.protector': hex(-1, -1) } });
  match.play('kunlun.mountain-radical hurl', hex(1, -3));
  expect(where(match, 'refugees.protector')).toBe(hex(1, -3));
  expect(match.refuses('kunlun.mountain-radical hurl')).toMatchObject({ rule: 'HOP-10.10', because: 'alreadyUsed' });
  expect(match.texts()).toEqual(['kunlun.lotus-sage mend', 'pass']);
});
rule('HOP-10.10', 'in any order', () => {
  const match = position({ step: 'ability', units: { ...HEALERS, 'refugees.protector': hex(-1, -1) } });
  match.play('kunlun.lotus-sage mend', 'kunlun.mountain-radical hurl');
  expect(chip(match, 'kunlun.warrior').hp).toBe(2);
});
rule('HOP-10.10', 'only if its conditions are met: nobody adjacent, no Hurl', () => {
  const match = position({ step: 'ability', units: { ...HEALERS, 'refugees.protector': 'f8' } });
  expect(match.refuses('kunlun.mountain-radical hurl')).toMatchObject({ because: 'nobodyToUseItOn' });
});
rule(['HOP-10.10', 'HOP-9.3'], 'a dazed unit uses none', () => {
  const match = position({
    step: 'ability',
    units: { ...HEALERS, 'kunlun.mountain-radical': `${hex(0, -2)} fresh`, 'refugees.protector': hex(-1, -1) },
  });
  expect(match.refuses('kunlun.mountain-radical hurl')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});

rule('HOP-10.11', 'by an attack or by a Special', () => {
  const match = position({ step: 'engage', units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'c7', 'refugees.bone-reaver': 'd7' } });
  match.play('engage kunlun.warrior');
  expect(match.texts()).toEqual(['attack', 'whirlwind']);
  match.play('whirlwind');
  expect(match.last('damaged')).toMatchObject({ as: 'skill', lost: 1 });
  expect(match.refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-10.11', because: 'alreadyEngaged' });
});
rule('HOP-10.11', 'a unit without anybody in Range has nothing to do', () => {
  const match = position({ step: 'engage', units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'c7', 'refugees.bone-reaver': 'c8' } });
  expect(match.refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-10.12', because: 'noTargetInRange', range: 1 });
});
const idle = (state: string) =>
  position({ step: 'engage', units: { 'kunlun.warrior': `d6 ${state}`, 'kunlun.protector': 'c7', 'refugees.bone-reaver': 'd7' } });
rule(['HOP-10.11', 'HOP-9.3'], 'a dazed unit does not engage', () => {
  expect(idle('dazed').refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
});
rule(['HOP-10.11', 'HOP-9.4'], 'nor does a fatigued one', () => {
  expect(idle('fatigued').refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-9.4', because: 'fatigued' });
});
rule(['HOP-10.11', 'HOP-9.2'], 'nor one that was deployed this turn', () => {
  expect(idle('fresh').refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});
rule(['HOP-10.11', 'HOP-19.1'], 'unless it has First Strike, which helps against nothing else', () => {
  const marksman = (state: string) =>
    position({ step: 'engage', units: { 'kunlun.marksman': `d6 ${state}`, 'kunlun.protector': 'c7', 'refugees.bone-reaver': 'd7' } });
  expect(marksman('fresh').texts()).toContain('engage kunlun.marksman');
  expect(marksman('fresh dazed').refuses('engage kunlun.marksman')).toMatchObject({ because: 'dazed' });
  expect(marksman('fresh fatigued').refuses('engage kunlun.marksman')).toMatchObject({ because: 'fatigued' });
});
rule(['HOP-10.11', 'HOP-5.10', 'HOP-7.5'], 'nor one on an inner hex, unless a foothold of its team lies there', () => {
  const inside = (footholds: Record<string, number>) =>
    position({
      arena: 'colosseum',
      step: 'engage',
      footholds,
      units: { 'kunlun.warrior': 'e4', 'kunlun.protector': 'd5', 'refugees.bone-reaver': 'e5' },
    });
  expect(inside({}).refuses('engage kunlun.warrior')).toMatchObject({ rule: 'HOP-5.10', because: 'onInnerHex' });
  expect(inside({ e4: 0 }).texts()).toContain('engage kunlun.warrior');
});
rule(['HOP-10.11', 'HOP-14.24'], 'a shard action takes the same slot', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.mars',
    step: 'engage',
    shards: ['c2 active', 'c8', 'g2', 'g8'],
    units: { 'ti.mars': 'e6', 'kunlun.protector': 'd3', 'kunlun.warrior': 'e5' },
  });
  match.play('engage kunlun.protector');
  expect(match.last('shardFlipped')).toMatchObject({ at: 'c2', active: false });
  expect(match.refuses('engage kunlun.protector')).toMatchObject({ because: 'alreadyEngaged' });
});
rule(['HOP-14.24', 'HOP-9.3'], 'a unit that could not attack cannot do it', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.mars',
    step: 'engage',
    shards: ['c2 active', 'c8', 'g2', 'g8'],
    units: { 'ti.mars': 'e6', 'kunlun.protector': 'd3 fresh', 'kunlun.warrior': 'e5' },
  });
  expect(match.refuses('engage kunlun.protector')).toMatchObject({ because: 'freshlyDeployed' });
});

// ---- what one knows before an attack
rule('HOP-10.12', 'several units may choose the same target', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.protector': 'd6', 'kunlun.lotus-sage': 'c7', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'e6' },
    dice: [MISS, MISS, MISS, MISS],
  });
  match.play('engage kunlun.protector', 'refugees.bone-reaver', 'engage kunlun.lotus-sage');
  expect(match.events('attacked').map(({ target }) => target)).toEqual([
    { unit: 'refugees.bone-reaver' },
    { unit: 'refugees.bone-reaver' },
  ]);
});
rule('HOP-10.12', 'one sees the dice, the odds and what answers', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd6 blitz', 'refugees.warrior': 'd7 2hp', 'refugees.shade': 'c6' },
  });
  match.play('engage kunlun.warrior', 'attack');
  const about = match.about(0, 'refugees.warrior', 'attackTarget');
  expect(about).toMatchObject({
    dice: [
      { die: 'black', why: 'printed' },
      { die: 'blue', why: 'printed' },
      { die: 'yellow', why: 'printed' },
      { die: 'green', why: 'blitz' },
    ],
    answers: [{ skill: 'retaliate', damage: 1 }],
  });
  expect(about.expected).toBeCloseTo((5 + 3 + 2 + 4) / 6);
  expect(about.odds.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  expect(about.odds[0]).toBeCloseTo((1 / 6) * (3 / 6) * (4 / 6) * (2 / 6));
  expect(about.defeats).toBeCloseTo(about.odds.slice(2).reduce((sum, chance) => sum + chance));
});
rule('HOP-10.12', 'the odds know Perfect Strike and Undying', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.mountain-radical': 'd6', 'refugees.melinoe': 'd7 1hp', 'refugees.shade': 'c6 3hp' },
  });
  match.play('engage kunlun.mountain-radical');
  expect(match.about(0, 'refugees.melinoe')).toMatchObject({ odds: [0.25, 0.5, 0, 0.25], defeats: 0 });
  expect(match.about(0, 'refugees.shade')).toMatchObject({ odds: [0.25, 0.5, 0, 0.25], defeats: 0.25 });
});
rule('HOP-10.12', 'and what takes damage off', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.mountain-radical': 'd6', 'refugees.tomb-guard': 'd7 2hp', 'refugees.shade': 'c6' },
  });
  match.play('engage kunlun.mountain-radical');
  expect(match.about(0, 'refugees.tomb-guard')).toMatchObject({
    odds: [0.25, 0.5, 0.25], // two hits are three damage, one of them ignored
    defeats: 0.25,
    ignored: [{ value: 1, reason: 'armor' }],
    answers: [{ skill: 'lastStand', damage: 1 }],
  });
});
rule(['HOP-10.12', 'HOP-19.31'], 'and the reroll of Precision', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.cloud-archer': 'd6 walked 1', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'c7' },
  });
  match.play('engage kunlun.cloud-archer');
  const { odds } = match.about(0, 'refugees.shade', 'attackTarget'); // green and blue
  expect(odds).toEqual([1 / 18, 6 / 18, 11 / 18].map((chance) => expect.closeTo(chance)));
});
rule(['HOP-10.12', 'HOP-18.3'], 'already when choosing the unit, as a single target is attacked at once', () => {
  const match = position({ step: 'engage', units: { 'kunlun.warrior': 'd6', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'a1' } });
  expect(match.about(0, 'engage kunlun.warrior')).toMatchObject({
    attacks: [{ target: { unit: 'refugees.bone-reaver' }, about: { answers: [] } }],
    specials: ['whirlwind'],
    shardAction: null,
  });
});
rule('HOP-10.17', 'a Special is no attack: nothing is rolled and nothing answers it', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'refugees.warrior': 'd7', 'refugees.shade': 'a1' },
    dice: [HIT],
  });
  match.play('engage kunlun.warrior', 'whirlwind');
  expect(match.events('rolled')).toEqual([]);
  expect(chip(match, 'kunlun.warrior').hp).toBe(3);
});
rule(['HOP-19.32', 'HOP-9.13'], 'after its attack or Special a unit with Hit and Run may move one hex, if it can move', () => {
  const sketch = (state: string) =>
    position({
      factions: ['parthians', 'refugees'],
      step: 'engage',
      units: { 'parthians.marksman': `d6${state}`, 'parthians.protector': 'e7', 'refugees.bone-reaver': 'd7' },
      dice: [MISS, MISS],
    });
  const match = sketch('').play('engage parthians.marksman', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'runTo', facts: { by: 'hitAndRun', hexes: 1 } });
  expect(match.texts()).toEqual(expect.arrayContaining(['d5', 'pass']));
  match.play('d5');
  expect(match.last('moved')).toMatchObject({ unit: 'parthians.marksman', by: 'hitAndRun', path: ['d5'] });
  expect(sketch('').play('engage parthians.marksman', 'longShot').decision().ask).toBe('runTo');
  expect(sketch(' ensnared').play('engage parthians.marksman', 'attack').decision().ask).not.toBe('runTo');
});
