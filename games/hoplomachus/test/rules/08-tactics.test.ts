// Chapter 8: tactics in general.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, type Sketch } from '../support/position.ts';

const tactic = (sketch: Sketch) => position({ step: 'tactic', ...sketch });

rule('HOP-8.1', 'one tactic a turn, from the camp', () => {
  const match = tactic({
    tactics: [['stun', 'blitz'], []],
    spent: [['adrenaline'], []],
    units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'b2' },
  });
  expect(match.texts()).toEqual(['stun', 'blitz', 'pass']);
  expect(match.refuses('adrenaline')).toMatchObject({ rule: 'HOP-8.1', because: 'discarded' });
  match.play('blitz');
  expect(match.last('playedTactic')).toMatchObject({ seat: 0, tactic: 'blitz', unit: 'kunlun.warrior' });
  expect(match.decision().ask).toBe('move');
});
rule(['HOP-8.1', 'HOP-10.8'], 'the second is refused', () => {
  const match = tactic({
    arena: 'colosseum',
    done: [['foothold']],
    footholds: { d4: 0 },
    tactics: [['stun', 'blitz'], []],
    units: { 'kunlun.warrior': 'h4' },
  });
  match.play('blitz');
  expect(match.decision().ask).toBe('tactic'); // the foothold may still be moved
  expect(match.refuses('stun')).toMatchObject({ rule: 'HOP-8.1', because: 'oneTacticPerTurn' });
  expect(match.refuses('blitz')).toMatchObject({ because: 'inPlay' });
});
rule('HOP-10.8', 'one may play none', () => {
  const match = tactic({ units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'b2' } }).play('pass');
  expect(match.decision().ask).toBe('move');
  expect(match.table.chips.every(({ zone }) => zone === 'camp')).toBe(true);
});
rule('HOP-8.2', "on any unit of one's own, and on those of others next to one's own", () => {
  const match = tactic({
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'd7', 'refugees.warrior': 'd8' },
  });
  match.play('stun');
  expect(match.decision()).toMatchObject({ ask: 'tacticOn', facts: { tactic: 'stun' } });
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.protector', 'refugees.shade']);
  expect(match.refuses('refugees.warrior')).toMatchObject({ rule: 'HOP-8.2', because: 'tooFar' });
});
rule(['HOP-8.2', 'HOP-4.1'], 'never on elite ones', () => {
  const match = tactic({ units: { 'kunlun.warrior': 'd6', 'kunlun.feng': 'd5', 'refugees.melinoe': 'd7', 'refugees.shade': 'c6' } });
  match.play('stun');
  expect(match.texts()).toEqual(['kunlun.warrior', 'refugees.shade']);
  expect(match.refuses('kunlun.feng')).toMatchObject({ rule: 'HOP-4.1', because: 'elite' });
});
rule('HOP-8.2', 'dazed and fatigued units, inactive heroes and sentinels count for being near', () => {
  const near = (units: Record<string, string>, arena: 'pozzuoli' | 'colosseum' = 'pozzuoli') =>
    tactic({ arena, tactics: [['stun'], []], units })
      .play('stun')
      .texts();
  expect(near({ 'kunlun.warrior': 'd6 dazed', 'refugees.shade': 'd7' })).toContain('refugees.shade');
  expect(near({ 'kunlun.warrior': 'd6 fatigued', 'refugees.shade': 'd7' })).toContain('refugees.shade');
  expect(near({ 'refugees.shade': 'i2', 'kunlun.warrior': 'a2' }, 'colosseum')).toContain('refugees.shade'); // next to the chained hero
  expect(near({ 'refugees.shade': 'd3', 'sentinel.red.1': 'c2', 'kunlun.warrior': 'h7' }, 'colosseum')).toContain('refugees.shade');
});
rule('HOP-8.2', 'a unit of a friend must be near as well', () => {
  const match = tactic({
    mode: 'alliance',
    units: { 'kunlun.warrior': 'd6', 'amazons.warrior': 'd7', 'amazons.panther': 'f2', 'refugees.shade': 'b2', 'parthians.warrior': 'b8' },
  });
  match.play('stun');
  expect(match.texts()).toEqual(['kunlun.warrior', 'amazons.warrior']);
});
rule(['HOP-8.2', 'HOP-19.5'], 'Tactic X reaches X hexes', () => {
  const match = tactic({
    factions: ['kunlun', 'refugees'],
    units: { 'kunlun.lotus-sage': 'd4', 'refugees.shade': 'd7', 'refugees.warrior': 'd8' },
  });
  match.play('stun');
  expect(match.texts()).toEqual(['kunlun.lotus-sage', 'refugees.shade']);
});
rule(['HOP-8.2', 'HOP-19.24'], 'Hardy keeps off tactics of other teams, not those of its own', () => {
  const match = tactic({
    factions: ['kunlun', 'parthians'],
    units: { 'kunlun.warrior': 'd6', 'parthians.protector': 'd7', 'parthians.warrior': 'c6' },
  });
  match.play('stun');
  expect(match.refuses('parthians.protector')).toMatchObject({ rule: 'HOP-19.24', because: 'hardy' });
  const own = tactic({
    active: 1,
    factions: ['kunlun', 'parthians'],
    units: { 'kunlun.warrior': 'd6', 'parthians.protector': 'd7', 'parthians.warrior': 'c6' },
  });
  expect(own.play('stun').texts()).toContain('parthians.protector');
});
rule('HOP-8.2', 'a tactic that nobody can take is not offered', () => {
  const match = tactic({ arena: 'colosseum', done: [['foothold']], footholds: { d4: 0 }, tactics: [['stun'], []] });
  expect(match.refuses('stun')).toMatchObject({ rule: 'HOP-8.2', because: 'noUnitForTactic' }); // only the chained heroes are there
});
rule('HOP-8.3', 'a permanent one stays, an instant one is discarded at once', () => {
  const match = tactic({ tactics: [['blitz'], []], units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'b2' } }).play('blitz');
  expect(match.table.chips.find(({ zone }) => zone === 'unit')).toMatchObject({ tactic: 'blitz' });
  const instant = tactic({ tactics: [['bolsterHealth'], []], units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'b2' } }).play(
    'bolsterHealth',
  );
  expect(instant.table.chips.find(({ tactic, troop }) => tactic === 'bolsterHealth' && troop === 0)).toMatchObject({
    zone: 'discard',
    unit: -1,
  });
  expect(instant.last('tacticDiscarded')).toMatchObject({ seat: 0, tactic: 'bolsterHealth' });
});
rule('HOP-8.4', 'the tactics of a defeated unit go to the discards of those who played them', () => {
  const match = position({
    step: 'engage',
    tactics: [[], []],
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'd7 1hp secondDeath blitz', 'refugees.bone-reaver': 'b3' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  const zones = match.table.chips.filter(({ tactic }) => tactic === 'secondDeath' || tactic === 'blitz');
  expect(zones.map(({ troop, zone, unit }) => [troop, zone, unit])).toEqual([
    [0, 'discard', -1],
    [1, 'discard', -1],
  ]);
});
rule('HOP-8.5', 'several tactics lie on one unit and add up, equal ones included', () => {
  const match = tactic({
    mode: 'alliance',
    factions: ['kunlun', 'refugees', 'amazons', 'parthians'],
    active: 2,
    units: { 'kunlun.warrior': 'd6 adrenaline', 'amazons.warrior': 'd7', 'refugees.shade': 'b2', 'parthians.warrior': 'b8' },
  });
  match.play('adrenaline');
  expect(match.about(2, 'kunlun.warrior')).toEqual({ movement: [3, 4] });
  match.play('kunlun.warrior');
  expect(match.table.chips.filter(({ unit }) => match.table.units[unit] === chip(match, 'kunlun.warrior'))).toHaveLength(2);
});
rule('HOP-8.6', 'neither shards nor footholds take a tactic', () => {
  const match = tactic({
    mode: 'ascension',
    titan: 'ti.talos',
    camp: ['kunlun.marksman'],
    tactics: [['stun']],
    footholds: { d4: 0 },
    units: { 'ti.talos': 'e6', 'kunlun.warrior': 'd3', 'kunlun.protector': 'e5' },
  });
  match.play('stun');
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.protector']);
});
