import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, type Sketch, seen, skip } from '../support/position.ts';

const pandemonium = (sketch: Sketch): Position => position({ mode: 'pandemonium', camp: [], tactics: [[], [], [], []], ...sketch });
const HEX_OF_ALL = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6'];

rule(['HOP-16.1', 'HOP-16.8'], 'a player with no unit in combat and none to deploy is out; the last one left wins', () => {
  const match = pandemonium({ step: 'deploy', units: { 'refugees.warrior': 'd5', 'amazons.warrior': 'd9' }, discard: ['kunlun.feng'] });
  expect(match.last('forfeited')).toMatchObject({ seat: 0 });
  expect(match.result).toBeUndefined();
  expect(seen(match)).toMatchObject({ fallen: [0], turn: { seat: 1 } });
});

rule('HOP-16.1', 'the last player not forced to forfeit has won; the others are ranked by how long they held out', () => {
  const match = pandemonium({
    step: 'deploy',
    units: { 'refugees.warrior': 'd5', 'amazons.warrior': 'd6 1hp' },
    discard: ['kunlun.feng', 'amazons.marpesia'],
    dice: [HIT, MISS, MISS],
  });
  while (match.decision().ask !== 'engage') skip(match);
  match.play('engage refugees.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [1], drawn: false, rule: 'HOP-16.1', because: 'lastStanding' });
  expect(match.result?.scores.map((score) => score['outlived'])).toEqual([0, 2, 1]);
});

rule('HOP-16.2', 'turns go clockwise from the first player', () => {
  const match = pandemonium({
    seats: 4,
    order: [2, 3, 0, 1],
    active: 2,
    units: { 'kunlun.warrior': 'd1', 'refugees.warrior': 'd4', 'amazons.warrior': 'd7', 'parthians.warrior': 'd10' },
    discard: ['kunlun.feng', 'refugees.melinoe', 'amazons.marpesia', 'parthians.surena'],
  });
  while (seen(match).round < 4) skip(match);
  expect(
    match
      .events('turnBegan')
      .slice(0, 5)
      .map(({ seat }) => seat),
  ).toEqual([3, 0, 1, 2, 3]);
});

rule('HOP-16.3', 'everybody deploys on all twelve deployment hexes', () => {
  const match = pandemonium({
    step: 'deploy',
    camp: ['kunlun.warrior'],
    units: { 'refugees.warrior': 'd5', 'amazons.warrior': 'd9' },
    discard: ['kunlun.feng'],
  });
  expect([...match.texts()].sort()).toEqual(HEX_OF_ALL);
});

rule('HOP-16.3', 'at most three units of a troop are in combat', () => {
  const units = {
    'kunlun.warrior': 'd1',
    'kunlun.marksman': 'd2',
    'kunlun.protector': 'd3',
    'refugees.warrior': 'd8',
    'amazons.warrior': 'd10',
  };
  const match = pandemonium({ step: 'deploy', units, camp: ['kunlun.lotus-sage'] });
  expect(match.decision().ask).toBe('move');
});

rule('HOP-16.3', 'heroes start active and are deployed like any unit', () => {
  const match = pandemonium({ step: 'deploy', units: { 'kunlun.warrior': 'd1', 'refugees.warrior': 'd8', 'amazons.warrior': 'd10' } });
  expect(match.decision()).toMatchObject({ ask: 'deployAt', facts: { unit: 'kunlun.feng' } });
});

rule('HOP-16.4', 'all troops take their chips from one supply of 68, and nobody has favor', () => {
  const match = pandemonium({
    step: 'deploy',
    units: { 'refugees.warrior': 'd5', 'amazons.warrior': 'd6 1hp' },
    camp: ['kunlun.warrior'],
    discard: ['kunlun.feng'],
  });
  expect(seen(match).supply).toEqual({ red: 64, blue: 0 });
  match.play('g1');
  expect(seen(match).supply).toEqual({ red: 61, blue: 0 });
  expect(seen(match).boards).toEqual([]);
});

rule('HOP-16.4', 'defeats earn no favor', () => {
  const match = pandemonium({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 1hp', 'amazons.warrior': 'd10' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'refugees.warrior').zone).toBe('discard');
  expect(match.events('favor')).toEqual([]);
});

rule('HOP-16.5', 'a Stone check returns one discarded tactic for each occupied stone hex, if the player wants', () => {
  const units = { 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd9', 'refugees.warrior': 'a1', 'amazons.warrior': 'g1' };
  const match = pandemonium({ step: 'stones', units, spent: [['blitz', 'stun', 'adrenaline']] });
  expect(match.texts()).toEqual(['adrenaline', 'stun', 'blitz', 'pass']);
  match.play('blitz', 'stun');
  expect(seen(match).troops[0]?.tactics).toMatchObject({ camp: ['stun', 'blitz'], discard: ['adrenaline'] });
  const one = pandemonium({ step: 'stones', units: { ...units, 'kunlun.marksman': 'd8' }, spent: [['blitz', 'stun']] }).play('blitz');
  expect(one.decision().ask).not.toBe('returnTactic');
});

rule('HOP-16.6', 'with fewer than three units in combat a player must deploy if possible', () => {
  const units = { 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd4', 'refugees.warrior': 'a1', 'amazons.warrior': 'g1' };
  const match = pandemonium({ step: 'deploy', units, camp: ['kunlun.lotus-sage', 'kunlun.protector'] });
  expect(match.texts()).not.toContain('pass');
  expect(match.decision().facts).toMatchObject({ compulsory: { rule: 'HOP-16.6', because: 'tooFewInCombat' } });
});

const HERO_FALLS: Sketch = {
  step: 'engage',
  units: { 'kunlun.warrior': 'd5', 'refugees.melinoe': 'd6 1hp undied', 'amazons.warrior': 'd10' },
  discard: ['kunlun.marksman', 'kunlun.feng', 'refugees.shade', 'refugees.warrior', 'refugees.ferryman'],
  dice: [HIT, MISS, MISS],
};

rule('HOP-16.7', 'the troop that lost a hero may return up to two units that are not elite', () => {
  const match = pandemonium(HERO_FALLS).play('engage kunlun.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'bounty', seats: [1] });
  expect(match.texts()).toEqual(['refugees.warrior', 'refugees.shade', 'refugees.ferryman', 'pass']);
  match.play('refugees.shade', 'refugees.warrior');
  for (const name of ['refugees.shade', 'refugees.warrior']) expect(chip(match, name).zone).toBe('camp');
  expect(match.decision().ask).not.toBe('bounty');
});

rule('HOP-16.7', 'it may return fewer', () => {
  const match = pandemonium(HERO_FALLS).play('engage kunlun.warrior', 'attack', 'refugees.shade', 'pass');
  expect(chip(match, 'refugees.warrior').zone).toBe('discard');
});

rule('HOP-16.7', 'by an option of the match the troop that defeated the hero gets the bounty', () => {
  const match = pandemonium({ ...HERO_FALLS, options: { heroBounty: 'defeating' } }).play('engage kunlun.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'bounty', seats: [0] });
  expect(match.texts()).toEqual(['kunlun.marksman', 'pass']);
});

rule(['HOP-16.7', 'HOP-16.8'], 'a player who is out is not asked for a bounty', () => {
  const out = pandemonium({
    active: 2,
    step: 'engage',
    options: { heroBounty: 'defeating' },
    units: { 'kunlun.warrior': 'd1', 'refugees.melinoe': 'd6 1hp undied poisoned', 'refugees.warrior': 'd7', 'amazons.warrior': 'd11' },
    discard: ['kunlun.marksman'],
  }).leave(0);
  while (chip(out, 'refugees.melinoe').zone !== 'discard') skip(out); // by the poison of one who is out
  expect(seen(out).fallen).toEqual([0]);
  expect(out.decision()).toMatchObject({ seats: [1] });
});

rule(['HOP-16.7', 'HOP-18.1'], 'a player who left during the attack is not asked for a bounty', () => {
  const match = pandemonium(HERO_FALLS).play('engage kunlun.warrior').leave(1).play('attack');
  expect(chip(match, 'refugees.melinoe').zone).toBe('discard');
  expect(seen(match).fallen).toEqual([1]);
  expect(match.decision().seats).not.toContain(1);
});

rule(['HOP-16.7', 'HOP-18.1'], 'a player who leaves while choosing the first unit is not asked for the second', () => {
  const match = pandemonium(HERO_FALLS).play('engage kunlun.warrior', 'attack').leave(1).play('refugees.shade');
  expect(chip(match, 'refugees.shade').zone).toBe('camp');
  expect(match.decision().seats).not.toContain(1);
});

rule('HOP-16.7', 'the bounties of several heroes are paid one after the other', () => {
  const match = pandemonium({
    ...HERO_FALLS,
    units: { 'kunlun.warrior': 'd5', 'refugees.melinoe': 'd6 1hp undied', 'amazons.marpesia': 'd4 1hp', 'amazons.warrior': 'd10' },
    discard: ['refugees.shade', 'amazons.panther', 'amazons.huntress', 'amazons.marksman'],
  }).play('engage kunlun.warrior', 'whirlwind');
  const asked = (): readonly unknown[] => [match.decision().ask, match.decision().seats];
  expect(asked()).toEqual(['bounty', [1]]);
  match.play('pass');
  expect(asked()).toEqual(['bounty', [2]]);
  match.play('amazons.panther', 'amazons.huntress');
  expect(chip(match, 'amazons.marksman').zone).toBe('discard');
  expect(match.decision().ask).not.toBe('bounty');
});

rule('HOP-16.7', 'a hero felled by an ally or by nobody brings nothing', () => {
  const match = pandemonium({
    factions: ['refugees', 'kunlun', 'amazons'],
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.melinoe': 'd7 1hp undied', 'kunlun.warrior': 'd8', 'amazons.warrior': 'g1' },
    discard: ['refugees.shade'],
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(chip(match, 'refugees.melinoe').zone).toBe('discard');
  expect(match.events('returned')).toEqual([]);
  expect(match.decision().ask).not.toBe('bounty');
});

rule('HOP-16.8', 'losing the hero alone eliminates nobody', () => {
  const match = pandemonium({ ...HERO_FALLS, discard: [], camp: ['refugees.shade'] }).play('engage kunlun.warrior', 'attack');
  expect(match.result).toBeUndefined();
  expect(seen(match).fallen).toEqual([]);
});

rule('HOP-16.8', 'the tactics of an eliminated player on other units stay', () => {
  const match = pandemonium({
    step: 'deploy',
    units: { 'refugees.warrior': 'd5 blitz', 'amazons.warrior': 'd9' },
    discard: ['kunlun.feng'],
    tactics: [[], [], []],
  });
  expect(seen(match).fallen).toEqual([0]);
  expect(seen(match).units.find(({ unit }) => unit === 'refugees.warrior')?.tactics).toEqual([{ tactic: 'blitz', troop: 0 }]);
});
