// Chapter 20: the tactics, one by one.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, type Sketch, where } from '../support/position.ts';

const tactic = (sketch: Sketch): Position => position({ step: 'tactic', ...sketch });
/** Passes until another seat decides. */
function endTurn(match: Position): Position {
  const [seat] = match.decision().seats;
  while (match.result === undefined && match.decision().seats[0] === seat) match.play('pass');
  return match;
}
const isOn = (match: Position, name: string): boolean => match.table.chips.some(({ tactic, zone }) => tactic === name && zone === 'unit');

rule('HOP-20.1', 'Adrenaline: one more Movement, for good', () => {
  const match = tactic({
    tactics: [['adrenaline'], []],
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'a2' },
  });
  match.play('adrenaline');
  expect(match.about(0, 'kunlun.warrior')).toEqual({ movement: [2, 3] });
  match.play('kunlun.warrior', 'move kunlun.warrior');
  expect(match.texts()).toContain('d9');
  match.play('d9');
  endTurn(endTurn(match));
  expect(isOn(match, 'adrenaline')).toBe(true);
});
rule('HOP-20.1', 'a sentinel that cannot move does not move with it either', () => {
  const match = tactic({ arena: 'colosseum', tactics: [['adrenaline'], []], units: { 'kunlun.warrior': 'h4', 'sentinel.red.1': 'c2' } });
  match.play('adrenaline');
  expect(match.about(0, 'sentinel.red.1')).toEqual({ movement: [0, 0] });
});
rule('HOP-20.2', 'Bolster Health: two hp, above Health too, as far as there are chips', () => {
  const match = tactic({
    tactics: [['bolsterHealth'], []],
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'a2' },
  });
  match.play('bolsterHealth');
  expect(match.about(0, 'kunlun.warrior')).toEqual({ hp: [3, 5] });
  match.play('kunlun.warrior');
  expect(chip(match, 'kunlun.warrior').hp).toBe(5);
  const poor = tactic({
    tactics: [['bolsterHealth'], []],
    supply: [1, 20],
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'a2' },
  });
  poor.play('bolsterHealth', 'kunlun.warrior');
  expect(chip(poor, 'kunlun.warrior').hp).toBe(4);
});
rule('HOP-20.3', 'Hamstring: one Movement less, at least 1 stays', () => {
  const match = tactic({
    factions: ['refugees', 'kunlun'],
    tactics: [['hamstring'], []],
    units: { 'refugees.warrior': 'd6', 'refugees.tomb-guard': 'f2', 'kunlun.snow-leopard': 'd7', 'kunlun.warrior': 'a1' },
  });
  match.play('hamstring');
  expect(match.about(0, 'kunlun.snow-leopard')).toEqual({ movement: [4, 3] });
  expect(match.about(0, 'refugees.tomb-guard')).toEqual({ movement: [1, 1] });
  match.play('kunlun.snow-leopard');
  endTurn(match);
  while (match.decision().ask !== 'move') match.play('pass');
  match.play('move kunlun.snow-leopard');
  expect(match.decision().facts).toMatchObject({ hexes: 3 });
});
rule(['HOP-20.3', 'HOP-3.10'], 'Adrenaline and Hamstring are summed first', () => {
  const match = position({
    factions: ['amazons', 'kunlun'],
    units: { 'amazons.warrior': 'd6 adrenaline hamstring', 'kunlun.warrior': 'a2' },
  });
  match.play('move amazons.warrior');
  expect(match.decision().facts).toMatchObject({ hexes: 2 });
});
rule('HOP-20.4', 'Stun: dazed until the end of the next turn of its controller', () => {
  const match = tactic({ tactics: [['stun'], []], units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'd7', 'refugees.warrior': 'a1' } });
  match.play('stun', 'refugees.shade');
  expect(chip(match, 'refugees.shade').dazed).toBe(1);
  endTurn(match);
  while (match.decision().ask !== 'move') match.play('pass');
  expect(match.refuses('move refugees.shade')).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
  expect(isOn(match, 'stun')).toBe(true);
  endTurn(match);
  expect(chip(match, 'refugees.shade').dazed).toBe(0);
  expect(match.last('tacticDiscarded')).toMatchObject({ seat: 0, tactic: 'stun' });
});
rule(['HOP-20.4', 'HOP-9.11'], "on a unit of one's own it lasts through the next turn, not only this one", () => {
  const match = tactic({ tactics: [['stun'], []], units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'a2' } });
  match.play('stun', 'kunlun.warrior');
  endTurn(endTurn(match));
  expect(match.decision().seats).toEqual([0]);
  expect(chip(match, 'kunlun.warrior').dazed).toBe(2);
  endTurn(match);
  expect(chip(match, 'kunlun.warrior').dazed).toBe(0);
});
rule(['HOP-20.4', 'HOP-19.1'], 'First Strike does not help against it', () => {
  const match = tactic({
    active: 1,
    step: 'tactic',
    tactics: [[], ['stun']],
    units: { 'kunlun.marksman': 'd6', 'refugees.shade': 'd7', 'kunlun.warrior': 'c7' },
  });
  match.play('stun', 'kunlun.marksman');
  endTurn(match);
  while (match.decision().ask !== 'engage') match.play('pass');
  expect(match.refuses('engage kunlun.marksman')).toMatchObject({ because: 'dazed' });
});
rule('HOP-20.5', 'Blitz: one more green die for its attacks', () => {
  const match = tactic({ tactics: [['blitz'], []], units: { 'kunlun.warrior': 'd6', 'refugees.bone-reaver': 'd7' } });
  match.play('blitz', 'kunlun.warrior', 'pass');
  match.rolls(MISS, MISS, MISS, HIT).play('engage kunlun.warrior', 'attack');
  expect(match.last('rolled').dice.at(-1)).toEqual({ die: 'green', hit: true, why: 'blitz' });
  expect(chip(match, 'refugees.bone-reaver').hp).toBe(4);
});

const furious = (sketch: Sketch = {}): Position =>
  position({
    factions: ['amazons', 'refugees'],
    step: 'engage',
    dice: [MISS, MISS],
    ...sketch,
    units: { 'amazons.protector': 'd6 battleFury', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'c6', ...sketch.units },
  });
rule('HOP-20.6', 'Battle Fury: two attacks, one after the other, when it engages', () => {
  const match = furious().play('engage amazons.protector', 'refugees.bone-reaver');
  expect(match.decision()).toMatchObject({ ask: 'attackTarget', rule: 'HOP-20.6', pass: true });
  match.rolls(MISS, MISS).play('refugees.shade');
  expect(match.events('attacked').map(({ target }) => target)).toEqual([{ unit: 'refugees.bone-reaver' }, { unit: 'refugees.shade' }]);
});
rule('HOP-20.6', 'the second attack may be declined, and is not a second engagement', () => {
  const match = furious({ units: { 'amazons.warrior': 'd8' } }).play('engage amazons.protector', 'refugees.bone-reaver', 'pass');
  expect(match.refuses('engage amazons.protector')).toMatchObject({ because: 'alreadyEngaged' });
});
rule('HOP-20.6', 'a defeated attacker does not attack again', () => {
  const match = furious({
    dice: [HIT, MISS],
    units: { 'amazons.protector': 'd6 1hp battleFury', 'refugees.warrior': 'e6', 'amazons.warrior': 'a1' },
  });
  match.play('engage amazons.protector', 'refugees.warrior');
  expect(chip(match, 'amazons.protector').zone).toBe('discard'); // by Retaliate
  expect(match.events('attacked')).toHaveLength(1);
});
rule('HOP-20.6', 'it ends with the turn', () => {
  const match = furious();
  endTurn(match);
  expect(match.last('tacticDiscarded')).toMatchObject({ seat: 0, tactic: 'battleFury' });
});
rule('HOP-20.7', 'Second Death: a defeated unit returns to the camp', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'refugees.shade': 'd7 1hp secondDeath', 'refugees.bone-reaver': 'b3' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'refugees.shade')).toMatchObject({ zone: 'camp', known: true });
  expect(match.last('returned')).toMatchObject({ unit: 'refugees.shade', to: 'camp' });
  expect(match.last('favor')).toMatchObject({ seat: 0, gained: 2 }); // it was defeated all the same
});
rule(['HOP-20.7', 'HOP-7.9'], 'so does a sentinel', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd3', 'kunlun.protector': 'h4', 'sentinel.blue.1': 'c2 1hp secondDeath' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(chip(match, 'sentinel.blue.1').zone).toBe('camp');
});

const guarded = (sketch: Sketch = {}): Position =>
  position({
    factions: ['kunlun', 'argonauts'],
    step: 'engage',
    dice: [HIT, HIT, HIT],
    ...sketch,
    units: {
      'kunlun.warrior': 'd6',
      'kunlun.protector': 'f2',
      'argonauts.oarsman': 'd7 aegis',
      'argonauts.warrior': 'a1',
      ...sketch.units,
    },
  });
rule('HOP-20.8', 'Aegis: the unit ignores all damage', () => {
  const match = guarded().play('engage kunlun.warrior', 'attack');
  expect(match.last('damaged')).toMatchObject({ dealt: 3, lost: 0, left: 5, why: [{ value: 3, reason: 'aegis' }] });
  const special = guarded().play('engage kunlun.warrior', 'whirlwind');
  expect(special.last('damaged')).toMatchObject({ dealt: 1, lost: 0 });
});
rule('HOP-20.8', 'until the start of the next turn of the troop that played it', () => {
  const match = tactic({
    factions: ['argonauts', 'kunlun'],
    tactics: [['aegis'], []],
    units: { 'argonauts.oarsman': 'd6', 'argonauts.warrior': 'f2', 'kunlun.warrior': 'a2' },
  });
  match.play('aegis', 'argonauts.oarsman');
  endTurn(match);
  expect(isOn(match, 'aegis')).toBe(true);
  endTurn(match);
  expect(isOn(match, 'aegis')).toBe(false);
  expect(match.last('tacticDiscarded')).toMatchObject({ seat: 0, tactic: 'aegis' });
});
rule(['HOP-20.8', 'HOP-16.8'], 'of a troop that is out of the game it ends when the next turn starts', () => {
  const match = position({
    mode: 'pandemonium',
    factions: ['kunlun', 'argonauts', 'amazons'],
    tactics: [[], [], []],
    units: {
      'kunlun.warrior': 'd6 aegis',
      'kunlun.protector': 'f2',
      'argonauts.warrior': 'a1',
      'amazons.warrior': 'a6',
      'kunlun.marksman': 'g1',
    },
  });
  match.leave(1);
  expect(isOn(match, 'aegis')).toBe(true);
  endTurn(match);
  expect(match.decision().seats).toEqual([2]);
  expect(isOn(match, 'aegis')).toBe(false);
});
rule(['HOP-20.8', 'HOP-19.22'], 'Pierce goes through', () => {
  const match = position({
    factions: ['atlanteans', 'argonauts'],
    step: 'engage',
    units: {
      'atlanteans.crystal-caster': 'd6 walked 1',
      'atlanteans.warrior': 'g1',
      'argonauts.oarsman': 'd8 aegis',
      'argonauts.warrior': 'a1',
    },
    dice: [HIT, MISS],
  });
  match.play('engage atlanteans.crystal-caster');
  expect(chip(match, 'argonauts.oarsman').hp).toBe(4);
});

const pulling = (sketch: Sketch = {}): Position =>
  tactic({
    factions: ['atlanteans', 'parthians'],
    tactics: [['undertow'], []],
    ...sketch,
    units: { 'atlanteans.warrior': 'd6', 'parthians.warrior': 'd7', ...sketch.units },
  }).play('undertow');
rule('HOP-20.9', 'Undertow: one or two hexes along available hexes, as its player chooses', () => {
  const match = pulling().play('parthians.warrior');
  expect(match.decision()).toMatchObject({ ask: 'undertow', seats: [0], facts: { unit: 'parthians.warrior' } });
  expect(match.texts()).toEqual(expect.arrayContaining(['d8', 'd9', 'c6']));
  expect(match.texts()).not.toContain('d6');
  match.play('d9');
  expect(where(match, 'parthians.warrior')).toBe('d9');
  expect(match.last('displaced')).toMatchObject({ unit: 'parthians.warrior', from: 'd7', to: 'd9' });
  expect(match.last('tacticDiscarded')).toMatchObject({ tactic: 'undertow' });
});
rule('HOP-20.9', 'not past blocked hexes', () => {
  const match = pulling({
    units: { 'atlanteans.warrior': 'd2', 'parthians.warrior': 'd1', 'atlanteans.protector': 'c1', 'atlanteans.tidecaller': 'f1' },
  });
  match.play('parthians.warrior');
  expect([...match.texts()].sort()).toEqual(['e1', 'e2']);
});
rule(['HOP-20.9', 'HOP-9.12'], 'not on a unit that cannot be displaced', () => {
  const match = pulling({ units: { 'atlanteans.protector': 'c6', 'parthians.protector': 'e6' } });
  expect(match.refuses('atlanteans.protector')).toMatchObject({ rule: 'HOP-9.12', because: 'cannotBeDisplaced' });
});
rule('HOP-20.9', 'nor on a unit that has nowhere to go', () => {
  const match = pulling({
    units: {
      'atlanteans.warrior': 'd1',
      'parthians.warrior': 'd2',
      'atlanteans.tidecaller': 'c1',
      'atlanteans.siren': 'e1',
      'atlanteans.protector': 'f5',
    },
  });
  expect(match.refuses('atlanteans.warrior')).toMatchObject({ rule: 'HOP-20.9', because: 'hemmedIn' });
});
rule('HOP-20.9', 'one free hex is enough', () => {
  const match = pulling({
    units: {
      'atlanteans.warrior': 'd1',
      'parthians.warrior': 'd2',
      'atlanteans.tidecaller': 'c1',
      'atlanteans.siren': 'e2',
      'atlanteans.protector': 'f1',
    },
  });
  match.play('atlanteans.warrior');
  expect(where(match, 'atlanteans.warrior')).toBe('e1');
});
rule(['HOP-20.9', 'HOP-9.8'], 'it is not movement: no Spear Wall strikes', () => {
  const match = tactic({
    factions: ['atlanteans', 'kunlun'],
    tactics: [['undertow'], []],
    units: { 'atlanteans.warrior': 'd6', 'kunlun.jade-lancer': 'd9' },
  });
  match.play('undertow', 'd8');
  expect(where(match, 'atlanteans.warrior')).toBe('d8');
  expect(match.events('damaged')).toEqual([]);
});
rule('HOP-20.10', 'Thick Hide: the unit has Armor', () => {
  const match = position({
    factions: ['kunlun', 'lamosians'],
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'lamosians.mauler': 'd7 thickHide', 'lamosians.warrior': 'a1' },
    dice: [HIT, HIT, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.last('damaged')).toMatchObject({ dealt: 2, lost: 1, why: [{ value: 1, reason: 'armor' }] });
});
rule('HOP-20.10', 'Thick Hide adds nothing to printed Armor', () => {
  const match = position({
    factions: ['kunlun', 'lamosians'],
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'kunlun.protector': 'f2', 'lamosians.gatebreaker': 'd7 thickHide', 'lamosians.warrior': 'a1' },
    dice: [HIT, HIT, HIT],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.last('damaged')).toMatchObject({ dealt: 3, lost: 2 });
});

const retreating = (unit: string, sketch: Sketch = {}): Position =>
  position({
    factions: ['parthians', 'refugees'],
    step: 'engage',
    dice: [MISS, MISS, MISS],
    ...sketch,
    units: { [unit]: 'd6 feignedRetreat', 'refugees.bone-reaver': 'd7', 'parthians.shield-bearer': 'g1', ...sketch.units },
  });
rule('HOP-20.11', 'Feigned Retreat: after an attack or a Special the unit may move up to its Movement', () => {
  const match = retreating('parthians.warrior').play('engage parthians.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'runTo', rule: 'HOP-20.11', facts: { by: 'feignedRetreat', hexes: 2 } });
  match.play('d4');
  expect(where(match, 'parthians.warrior')).toBe('d4');
  expect(match.last('moved')).toMatchObject({ by: 'feignedRetreat' });
  expect(retreating('parthians.warrior').play('engage parthians.warrior', 'whirlwind').decision().ask).toBe('runTo');
});
rule('HOP-20.11', 'it may also stay', () => {
  const match = retreating('parthians.warrior').play('engage parthians.warrior', 'attack', 'pass');
  expect(where(match, 'parthians.warrior')).toBe('d6');
});
rule(['HOP-20.11', 'HOP-9.13'], 'not while it cannot move', () => {
  const match = retreating('parthians.warrior', {
    units: { 'parthians.warrior': 'd6 feignedRetreat ensnared', 'parthians.protector': 'c7' },
  });
  match.play('engage parthians.warrior', 'attack');
  expect(match.decision().ask).toBe('engage');
});
rule(['HOP-20.11', 'HOP-3.10'], 'Snare takes one hex off it', () => {
  const match = position({
    factions: ['parthians', 'amazons'],
    step: 'engage',
    units: { 'parthians.warrior': 'd6 feignedRetreat', 'amazons.shieldmaiden': 'd7' },
    dice: [MISS, MISS, MISS],
  });
  match.play('engage parthians.warrior', 'attack');
  expect(match.texts()).toContain('d5');
  expect(match.texts()).not.toContain('d4');
});
rule(['HOP-20.11', 'HOP-19.32'], 'with Hit and Run it may move twice, one after the other', () => {
  const match = retreating('parthians.marksman', { dice: [MISS, MISS] }).play('engage parthians.marksman', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'runTo', facts: { by: 'hitAndRun' } });
  match.play('d5');
  expect(match.decision()).toMatchObject({ ask: 'runTo', facts: { by: 'feignedRetreat' } });
});
