import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, position, seen } from '../support/position.ts';

rule('HOP-1.1', 'a mode overrides the general rules: in Pandemonium also the other side’s deployment hexes are free', () => {
  const match = position({
    mode: 'pandemonium',
    step: 'deploy',
    units: { 'refugees.warrior': 'd5', 'amazons.warrior': 'd9' },
    camp: ['kunlun.warrior'],
    discard: ['kunlun.feng'],
  });
  expect(match.texts()).toContain('a1');
});

rule('HOP-1.1', 'a component overrides both: First Strike lets a unit attack that was deployed this turn', () => {
  const units = { 'refugees.warrior': 'd6', 'kunlun.warrior': 'd7 fresh', 'kunlun.marksman': 'd5 fresh' };
  const match = position({ step: 'engage', units });
  expect(match.texts()).toEqual(['engage kunlun.marksman', 'pass']);
  expect(match.refuses('engage kunlun.warrior')).toMatchObject({ because: 'freshlyDeployed' });
});

rule('HOP-1.2', 'what cannot be is not cancelled by what may be: an ensnared unit does not leap, whatever its Movement', () => {
  const free = position({
    factions: ['amazons', 'refugees'],
    step: 'ability',
    units: { 'amazons.moon-dancer': 'd5', 'refugees.warrior': 'a1' },
  });
  expect(free.texts()).toContain('amazons.moon-dancer leap');
  const held = position({
    factions: ['amazons', 'refugees'],
    step: 'move',
    units: { 'amazons.moon-dancer': 'd5 ensnared adrenaline', 'refugees.warrior': 'a1' },
  });
  expect(held.events('moved')).toEqual([]);
  expect(held.decision().seats).toEqual([1]); // neither move nor leap was offered
});

rule('HOP-1.3', '"may" is a choice: Precision can be declined, Retaliate cannot', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.cloud-archer': 'd3', 'refugees.warrior': 'd5' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.cloud-archer');
  expect(match.decision()).toMatchObject({ ask: 'reroll', pass: true });
  const struck = position({ step: 'engage', units: { 'kunlun.warrior': 'd4', 'refugees.warrior': 'd5' }, dice: [HIT, MISS, MISS] });
  struck.play('engage kunlun.warrior', 'attack');
  expect(chip(struck, 'kunlun.warrior').hp).toBe(2);
});

rule('HOP-1.4', 'the players decide what the rules leave open for rivals; in cooperation either of them', () => {
  const match = position({
    mode: 'onslaught',
    seats: 2,
    active: 'arena',
    units: { 'im.antony': 'a1', 'kunlun.warrior': 'g1', 'refugees.warrior': 'g6' },
  });
  expect(match.decision()).toMatchObject({ ask: 'rivalAt', seats: [0, 1] });
  match.as(1, 'a3');
  expect(match.last('deployed')).toMatchObject({ at: 'a3' });
});

rule('HOP-1.5', 'an effect that can only partly happen does what it can', () => {
  const match = position({
    step: 'stones',
    units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' },
    favor: [14, 14],
    discard: ['kunlun.marksman'],
  });
  expect(chip(match, 'kunlun.marksman').zone).toBe('camp'); // one unit instead of two
  expect(match.decision().ask).toBe('catchUp');
});

rule('HOP-1.5', 'an effect without a legal object does nothing', () => {
  const match = position({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' }, favor: [14, 20] });
  expect(match.last('reward')).toMatchObject({ reward: 'returnTwoUnits' });
  expect(match.events('returned')).toEqual([]);
  expect(seen(match).boards[0]?.bead).toBe(15);
});
