// Chapter 10: the Deployment step.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, position, where } from '../support/position.ts';
import { changed } from '../support/rivals.ts';

rule('HOP-10.4', 'at most one unit from the camp, on a free deployment hex', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.marksman'],
    units: { 'kunlun.protector': 'g2', 'refugees.protector': 'g3' },
  });
  expect(match.texts()).toEqual(['deploy kunlun.warrior', 'deploy kunlun.marksman', 'pass']);
  match.play('deploy kunlun.warrior');
  expect(match.texts()).toEqual(['g1', 'g4', 'g5', 'g6']);
  expect(match.refuses('g3')).toMatchObject({ rule: 'HOP-5.1', because: 'occupied' });
  expect(match.refuses('a1')).toMatchObject({ rule: 'HOP-5.6', because: 'otherSide' });
  match.play('g1');
  expect(where(match, 'kunlun.warrior')).toBe('g1');
  expect(match.decision().ask).toBe('tactic');
});
rule('HOP-10.4', 'it is optional with a unit in combat', () => {
  const match = position({ step: 'deploy', camp: ['kunlun.warrior'], units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' } });
  match.play('pass');
  expect(match.last('passed')).toMatchObject({ seat: 0, step: 'deploy' });
  expect(chip(match, 'kunlun.warrior').zone).toBe('camp');
});
rule('HOP-10.4', 'without a unit in combat one must deploy', () => {
  const match = position({
    round: 1,
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.marksman'],
    units: { 'refugees.protector': 'd7' },
  });
  expect(match.texts()).toEqual(['deploy kunlun.warrior', 'deploy kunlun.marksman']);
  expect(match.decision().facts).toMatchObject({ compulsory: { rule: 'HOP-10.4', because: 'noUnitInCombat' } });
});
rule('HOP-10.4', 'an inactive hero in the arena counts as a unit in combat', () => {
  const match = position({ arena: 'colosseum', step: 'deploy', camp: ['kunlun.warrior'] });
  expect(where(match, 'kunlun.feng')).toBe('i3');
  expect(match.texts()).toContain('pass');
});
rule('HOP-10.4', 'so does a sentinel', () => {
  const match = position({
    mode: 'ascension',
    step: 'deploy',
    camp: ['kunlun.warrior'],
    units: { 'ti.mars': 'e6', 'sentinel.red.1': 'c2' },
  });
  expect(match.texts()).toContain('pass');
});

rule('HOP-10.5', 'the unit gets as many chips as its Health, and is dazed', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.lotus-sage'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  const [red] = match.table.supply;
  match.play('deploy kunlun.lotus-sage', 'g4');
  expect(chip(match, 'kunlun.lotus-sage')).toMatchObject({ zone: 'arena', hp: 5, fresh: true });
  expect(match.table.supply[0]).toBe(red - 5);
  expect(match.last('deployed')).toMatchObject({ unit: 'kunlun.lotus-sage', at: 'g4', hp: 5, seat: 0 });
  match.play('pass');
  expect(match.refuses('move kunlun.lotus-sage')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});
rule(['HOP-10.5', 'HOP-5.2'], 'the chips are of the colour of the troop', () => {
  const match = position({
    active: 1,
    step: 'deploy',
    camp: ['refugees.warrior'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  const [red, blue] = match.table.supply;
  match.play('deploy refugees.warrior', 'a1');
  expect(match.table.supply).toEqual([red, blue - 3]);
});

rule('HOP-10.6', 'an inactive hero cannot be deployed', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.feng inactive'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  expect(match.refuses('deploy kunlun.feng')).toMatchObject({ rule: 'HOP-10.6', because: 'heroInactive' });
});
rule('HOP-10.6', 'an active one can', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.feng active'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  match.play('deploy kunlun.feng', 'g1');
  expect(chip(match, 'kunlun.feng')).toMatchObject({ hp: 8, fresh: true });
});
rule(['HOP-10.6', 'HOP-13.3'], 'the limit of the mode is not exceeded: three units in Onslaught', () => {
  const match = position({
    mode: 'onslaught',
    step: 'deploy',
    camp: ['kunlun.marksman'],
    units: { 'im.antony': 'a2', 'kunlun.warrior': 'd6', 'kunlun.protector': 'd7', 'kunlun.lotus-sage': 'd8' },
  });
  expect(match.refuses('deploy kunlun.marksman')).toBeUndefined();
  expect(match.decision().ask).toBe('tactic');
});
rule(['HOP-10.6', 'HOP-13.3'], 'the units of both players count together in cooperation', () => {
  const sketch = (more: Record<string, string>) =>
    position({
      mode: 'onslaught',
      seats: 2,
      step: 'deploy',
      camp: ['kunlun.marksman'],
      units: { 'im.antony': 'a2', 'kunlun.warrior': 'd6', 'refugees.warrior': 'd7', 'refugees.protector': 'd8', ...more },
    });
  expect(sketch({}).texts()).toContain('deploy kunlun.marksman');
  expect(sketch({ 'refugees.shade': 'd9' }).decision().ask).not.toBe('deploy');
});
rule(['HOP-10.6', 'HOP-16.3'], 'three of each troop in Pandemonium, on any deployment hex', () => {
  const two = { 'kunlun.warrior': 'd6', 'kunlun.protector': 'd7', 'refugees.warrior': 'c2', 'amazons.warrior': 'c8' };
  const match = position({ mode: 'pandemonium', step: 'deploy', camp: ['kunlun.marksman', 'kunlun.snow-leopard'], units: two });
  match.play('deploy kunlun.marksman');
  expect(match.texts()).toHaveLength(12);
  const full = position({ mode: 'pandemonium', step: 'deploy', camp: ['kunlun.marksman'], units: { ...two, 'kunlun.lotus-sage': 'd8' } });
  expect(full.decision().ask).toBe('tactic');
});
rule('HOP-16.6', 'with fewer than three units in combat a player of Pandemonium must deploy', () => {
  const match = position({
    mode: 'pandemonium',
    step: 'deploy',
    camp: ['kunlun.marksman', 'kunlun.snow-leopard'],
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'd7', 'refugees.warrior': 'c2', 'amazons.warrior': 'c8' },
  });
  expect(match.texts()).not.toContain('pass');
  expect(match.decision().facts).toMatchObject({ compulsory: { rule: 'HOP-16.6', because: 'tooFewInCombat', limit: 3 } });
});

rule('HOP-10.7', 'without enough chips in the supply a unit cannot be deployed', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.lotus-sage'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
    supply: [4, 20],
  });
  expect(match.texts()).toEqual(['deploy kunlun.warrior', 'pass']);
  expect(match.refuses('deploy kunlun.lotus-sage')).toMatchObject({ rule: 'HOP-10.7', because: 'tooFewChips', need: 5, left: 4 });
});
rule('HOP-10.7', 'exactly enough is enough', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.lotus-sage'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
    supply: [5, 20],
  });
  match.play('deploy kunlun.lotus-sage', 'g1');
  expect(match.table.supply[0]).toBe(0);
});

rule(['HOP-5.8', 'HOP-15.2'], 'in the Colosseum one deploys on the own outer hexes, the inner ones and the central one', () => {
  const match = position({ arena: 'colosseum', step: 'deploy', camp: ['kunlun.warrior'] });
  match.play('deploy kunlun.warrior');
  expect([...match.texts()].sort()).toEqual(['c4', 'c6', 'e4', 'e6', 'e8', 'g4', 'g6', 'i1', 'i5']);
  expect(match.refuses('c2')).toMatchObject({ rule: 'HOP-5.11', because: 'onlySentinels' });
});
rule(['HOP-5.8', 'HOP-6.12'], 'after the hero reward on all four outer hexes', () => {
  const match = position({ arena: 'colosseum', step: 'deploy', camp: ['kunlun.warrior'], done: [['hero'], []] });
  match.play('deploy kunlun.warrior');
  expect(match.texts()).toEqual(expect.arrayContaining(['a1', 'a5', 'i1', 'i5']));
});
rule(['HOP-14.2', 'HOP-5.2'], 'in cooperation Player B deploys on the blue outer hexes of the Colosseum, with red chips', () => {
  const match = position({
    mode: 'ascension',
    seats: 2,
    active: 1,
    step: 'deploy',
    camp: ['refugees.warrior'],
    units: { 'ti.mars': 'e6', 'kunlun.warrior': 'd4' },
  });
  const [red] = match.table.supply;
  expect(match.decision()).toMatchObject({ ask: 'deployAt', facts: { unit: 'refugees.warrior' } });
  expect(match.texts()).toContain('a1');
  expect(match.texts()).not.toContain('i1');
  match.play('a1');
  expect(match.table.supply[0]).toBe(red - 3);
});
rule('HOP-7.4', 'nobody deploys on a hex with a foothold of another team', () => {
  const match = position({ arena: 'colosseum', step: 'deploy', camp: ['kunlun.warrior'], footholds: { e4: 1, e8: 0 } });
  match.play('deploy kunlun.warrior');
  expect(match.texts()).toContain('e8');
  expect(match.refuses('e4')).toMatchObject({ rule: 'HOP-5.5', because: 'barred' });
});

rule('HOP-19.16', 'after being deployed a unit with Vanguard X may move up to X hexes, although dazed', () => {
  const match = changed(
    {
      factions: ['parthians', 'refugees'],
      step: 'deploy',
      camp: ['parthians.outrider'],
      units: { 'parthians.protector': 'd2', 'refugees.protector': 'b2' },
    },
    { 'parthians.outrider': { skills: { vanguard: 3 } } },
  );
  match.play('deploy parthians.outrider', 'g3');
  expect(match.decision()).toMatchObject({ ask: 'vanguard', facts: { hexes: 3 } });
  match.play('d6');
  expect(where(match, 'parthians.outrider')).toBe('d6');
  expect(chip(match, 'parthians.outrider')).toMatchObject({ fresh: true, walked: -1 });
});
rule(['HOP-19.16', 'HOP-5.10'], 'not from an inner hex, where its skills are ignored', () => {
  const match = position({
    arena: 'colosseum',
    factions: ['parthians', 'refugees'],
    step: 'deploy',
    camp: ['parthians.outrider'],
    tactics: [[], []],
    units: { 'parthians.protector': 'h4' },
  });
  match.play('deploy parthians.outrider', 'e4');
  expect(match.decision().ask).toBe('move');
});

rule(['HOP-13.20', 'HOP-10.4'], 'with nothing in combat and nothing to deploy the game is lost', () => {
  const match = position({
    mode: 'onslaught',
    step: 'start',
    camp: ['kunlun.feng inactive'],
    units: { 'im.antony': 'a2' },
  });
  expect(match.result).toMatchObject({ rule: 'HOP-13.20', because: 'forfeit', winners: [] });
});
rule('HOP-13.20', 'in cooperation only if no unit of any player is in combat', () => {
  const match = position({
    mode: 'onslaught',
    seats: 2,
    step: 'start',
    camp: ['kunlun.feng inactive', 'refugees.shade'],
    units: { 'im.antony': 'a2', 'refugees.warrior': 'd6' },
  });
  expect(match.result).toBeUndefined();
  expect(match.decision().seats).toEqual([1]);
});
rule('HOP-24.2', 'deploying a face-down unit cannot be taken back, choosing it can', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.marksman'],
    units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
  });
  match.play('deploy kunlun.warrior');
  expect(match.match.canUndo(0)).toBe(true);
  match.play('g1');
  expect(match.match.canUndo(0)).toBe(false);
});
rule('HOP-24.3', 'while its hex is chosen nobody else knows which unit it is', () => {
  const choosing = (unit: string) =>
    position({
      step: 'deploy',
      camp: ['kunlun.warrior', 'kunlun.marksman'],
      units: { 'kunlun.protector': 'd6', 'refugees.protector': 'd7' },
    }).play(`deploy ${unit}`);
  const [one, other] = [choosing('kunlun.warrior'), choosing('kunlun.marksman')];
  expect(one.view(1)).toEqual(other.view(1));
  expect(one.view(0)).not.toEqual(other.view(0));
});
