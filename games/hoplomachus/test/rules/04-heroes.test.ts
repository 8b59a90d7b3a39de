import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, type Sketch, seen } from '../support/position.ts';

rule('HOP-4.1', 'heroes are elite: no tactic is put on them', () => {
  const units = { 'kunlun.feng': 'd5', 'kunlun.warrior': 'd4', 'refugees.melinoe': 'd6', 'refugees.shade': 'e5' };
  const match = position({ step: 'tactic', units }).play('stun');
  expect(match.texts()).toEqual(['kunlun.warrior', 'refugees.shade']);
  expect(match.refuses('kunlun.feng')).toMatchObject({ rule: 'HOP-4.1', because: 'elite' });
  expect(match.refuses('refugees.melinoe')).toMatchObject({ because: 'elite' });
});

rule('HOP-4.2', 'an inactive hero outside combat cannot be deployed', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.warrior', 'kunlun.feng inactive'],
    units: { 'kunlun.marksman': 'g1', 'refugees.warrior': 'a1' },
  });
  expect(match.texts()).toEqual(['deploy kunlun.warrior', 'pass']);
  expect(match.refuses('deploy kunlun.feng')).toMatchObject({ rule: 'HOP-10.6', because: 'heroInactive' });
});

const CHAINED: Sketch = { arena: 'colosseum', units: { 'kunlun.feng': 'd5 inactive', 'refugees.marksman': 'd6', 'kunlun.warrior': 'i1' } };

rule('HOP-4.2', 'an inactive hero in combat neither moves nor attacks', () => {
  const move = position({ ...CHAINED, step: 'move' });
  expect(move.texts()).toEqual(['move kunlun.warrior', 'pass']);
  const fight = position({ ...CHAINED, step: 'engage' });
  expect(fight.decision().seats).toEqual([1]);
});

rule('HOP-4.2', 'its skills are ignored, but it can be attacked and damaged', () => {
  const match = position({ ...CHAINED, active: 1, step: 'engage', dice: [HIT, HIT] }).play('engage refugees.marksman');
  expect(chip(match, 'kunlun.feng').hp).toBe(6);
  expect(chip(match, 'refugees.marksman').hp).toBe(2); // Feng's Retaliate is asleep
});

rule('HOP-4.2', 'and it can be defeated', () => {
  const units = { ...CHAINED.units, 'kunlun.feng': 'd5 1hp inactive' };
  const match = position({ ...CHAINED, units, active: 1, step: 'engage', dice: [HIT, MISS] }).play('engage refugees.marksman');
  expect(match.result).toMatchObject({ winners: [1], because: 'heroFell' });
});

rule('HOP-4.3', 'a neutral hero that is earned joins the troop as a secondary hero', () => {
  const match = position({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' }, favor: [19, 0] });
  expect(chip(match, 'neutral.rostam')).toMatchObject({ troop: 0, zone: 'camp', active: true });
  const lost = position({
    active: 1,
    step: 'engage',
    units: { 'neutral.rostam': 'd5 1hp', 'kunlun.warrior': 'g1', 'refugees.warrior': 'd6' },
    dice: [HIT, MISS, MISS],
  });
  lost.play('engage refugees.warrior', 'attack');
  expect(lost.result).toBeUndefined(); // only the primary hero loses the game
});

rule('HOP-4.4', 'a hero that becomes active in combat is dazed for that turn', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'kunlun.marksman': 'd4', 'refugees.shade': 'd6' },
    favor: ['hero 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hero', 'sentinel', 'c8');
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, fresh: true });
  match.play('pass');
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, fresh: false });
});

rule('HOP-4.5', 'sentinels, parts of titans and arena units are not elite: tactics are put on them', () => {
  const elite = (sketch: Sketch, name: string) => seen(position(sketch)).units.find(({ unit }) => unit === name)?.elite;
  expect(elite({ mode: 'ascension', units: { 'sentinel.red.1': 'c2' }, camp: ['kunlun.warrior'] }, 'sentinel.red.1')).toBe(false);
  expect(elite({ mode: 'ascension', titan: 'ti.ifreet', units: { 'kunlun.warrior': 'i1' } }, 'head')).toBe(false);
  expect(elite({ mode: 'onslaught', units: { 'kunlun.warrior': 'g1', 'arena.lion': 'a1' } }, 'arena.lion')).toBe(false);
  const match = position({
    mode: 'onslaught',
    step: 'tactic',
    units: { 'kunlun.warrior': 'd5', 'arena.lion': 'd6', 'im.antony': 'd4' },
    tactics: [['stun']],
  });
  match.play('stun');
  expect([...match.texts()].sort()).toEqual(['arena.lion', 'kunlun.warrior']);
});
