// Who may attack whom, and demolition.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battle, front } from '../support/front.ts';
import { hex, player, position, unit } from '../support/position.ts';

rule('ROM-10.1', 'units of all four kinds may attack unless they are lying; nobody has to', () => {
  const match = front({
    units: {
      'yellow.worker.1': 'b1',
      'yellow.soldier.1': 'b2',
      'mercenary.1': 'b3',
      'yellow.explorer.1': 'b4',
      'yellow.soldier.2': 'c4 moved',
      'blue.worker.1': 'b1',
      'blue.worker.2': 'b2',
      'blue.worker.3': 'b3',
      'blue.worker.4': 'b4',
      'blue.worker.5': 'c4',
    },
  });
  expect(match.texts()).toEqual(['b1 seat 1', 'b2 seat 1', 'b3 seat 1', 'b4 seat 1', 'd1 demolish', 'pass']);
  expect(match.whyNot(0, 'yellow.soldier.2')).toMatchObject({ rule: 'ROM-10.1', because: 'liesInWar', lying: 'moved' });
});
rule(['ROM-10.2', 'ROM-10.4'], 'EX-12: targets are in the same hex, enemies or else constructions', () => {
  const match = position({
    phase: 'war',
    hexes: { c2: 'warehouse', c3: 'temple' },
    units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c4', 'blue.worker.1': 'c4' },
  });
  expect(match.texts()).toEqual(['c2 demolish', 'c4 seat 1', 'pass']);
});
rule('ROM-10.3', 'the defender has all its units there, standing or lying', () => {
  const match = front({ units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3 acted', 'blue.soldier.1': 'c3' } }).play('c3 seat 1');
  expect(match.last('battle').defenders).toEqual(['blue.worker.1', 'blue.soldier.1']);
});
rule('ROM-10.3', 'of several enemies the attacker chooses one, and only that one fights', () => {
  const match = front({ seats: 3, units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3', 'red.soldier.1': 'c3' } });
  expect(match.texts()).toEqual(['c3 seat 1', 'c3 seat 2', 'd1 demolish', 'pass']);
  match.play('c3 seat 2');
  expect(match.last('battle')).toMatchObject({ defender: 2, defenders: ['red.soldier.1'] });
});
rule('ROM-10.4', 'each attacking unit may destroy one construction', () => {
  const match = front({
    hexes: { c3: 'forum temple warehouse=2wood' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.worker.1': 'c3' },
  }).play('c3 demolish');
  expect(match.texts()).toEqual(['warehouse 1', 'temple', 'forum']);
  expect(match.about(0, 'warehouse 1')).toEqual({ becomes: 'destroyed', cubes: 2 });
  match.play('warehouse 1');
  expect(match.texts()).toEqual(['temple', 'forum', 'pass']);
  match.play('forum');
  expect(hex(match, 'c3')).toMatchObject({ stores: [], built: { temple: 1, forum: 0 } });
  expect(match.texts()).toEqual(['d1 demolish', 'pass']);
});
rule(['ROM-10.4', 'ROM-10.28'], 'a unit that demolished lies down, one that did not still stands', () => {
  const match = front({ hexes: { c3: 'forum temple' }, units: { 'yellow.soldier.1': 'c3', 'yellow.worker.1': 'c3' } });
  match.play('c3 demolish', 'forum', 'pass');
  expect([unit(match, 'yellow.worker.1').lying, unit(match, 'yellow.soldier.1').lying]).toEqual(['attacked', null]);
  expect(match.texts()).toContain('c3 demolish');
});
rule('ROM-10.5', 'explorers and units with a penalty are too weak for it', () => {
  const match = front({
    hexes: { b1: 'farm', b2: 'farm', b3: 'farm', c2: 'farm', c3: 'farm' },
    units: {
      'yellow.worker.1': 'b1',
      'mercenary.1': 'b2',
      'yellow.soldier.1': 'b3',
      'yellow.explorer.1': 'c2',
      'yellow.soldier.2': 'c3 penalty',
    },
  });
  expect(match.texts()).toEqual(['b1 demolish', 'b2 demolish', 'b3 demolish', 'd1 demolish', 'pass']);
  expect(match.whyNot(0, 'yellow.explorer.1')).toMatchObject({ rule: 'ROM-10.5', because: 'noStrength' });
  expect(match.whyNot(0, 'yellow.soldier.2')).toMatchObject({ rule: 'ROM-10.5', because: 'hindered' });
});
rule(['ROM-10.5', 'ROM-1.13'], 'a lot of walls counts as one, three of the remover’s choice; a tower cannot be chosen', () => {
  const match = front({ capitals: ['c3'], hexes: { c3: 'farm walls=E,NE,W,SW' }, units: { 'yellow.worker.1': 'c3' } }).play('c3 demolish');
  expect(match.texts()).toEqual(['farm', 'walls']);
  expect(match.refuses('tower')).toMatchObject({ rule: 'ROM-10.5' });
  match.play('walls', 'E + W + SW');
  expect(match.last('destroyed')).toMatchObject({ piece: { piece: 'walls' }, sides: ['E', 'W', 'SW'] });
  expect(hex(match, 'c3').walls).toBe(0b10);
});
rule(['ROM-10.5', 'ROM-1.12'], 'allied units neither prevent demolition nor can be attacked', () => {
  const match = front({
    mode: 'teams',
    hexes: { c3: 'farm forum' },
    units: { 'yellow.worker.1': 'c3', 'red.soldier.1': 'c3' },
  });
  expect(match.texts()).toEqual(['c3 demolish', 'd1 demolish', 'pass']);
  expect(match.refuses('c3 seat 2')).toMatchObject({ rule: 'ROM-1.12', because: 'ally' });
  expect(match.whyNot(0, 'd1 seat 2')).toBeUndefined(); // none of them stands there
});
rule('ROM-10.6', 'the attacker chooses who takes part; the others may attack later', () => {
  const match = front({
    hand: [
      ['plus3', 'blank'],
      ['blank', 'plus3'],
    ],
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3' },
  }).play('c3 seat 1');
  expect(match.decision()).toMatchObject({ ask: 'attackers', some: { min: 1, max: 2 }, texts: ['yellow.soldier.1', 'yellow.soldier.2'] });
  match.play('yellow.soldier.2').as(0, 'plus3').as(1, 'blank');
  expect(match.last('battle').attackers).toEqual(['yellow.soldier.2']);
  expect(match.texts()).toContain('c3 seat 1');
  match.play('c3 seat 1');
  expect(match.last('battle').attackers).toEqual(['yellow.soldier.1']);
});
rule(['ROM-10.7', 'ROM-10.9'], 'a tower fights for its owner with a value of 4, even alone', () => {
  const match = front({ units: { 'yellow.soldier.1': 'e3' } }).play('e3 seat 1');
  expect(match.last('battle')).toMatchObject({ defenders: [], tower: true });
  expect(match.last('values').defence).toEqual([{ reason: 'tower', value: 4 }]);
});
rule('ROM-10.8', 'nothing can be demolished where an enemy tower stands: there is always somebody to fight', () => {
  const match = front({
    seats: 3,
    capitals: ['c1', 'c3'],
    hexes: { c3: 'farm' },
    units: { 'yellow.soldier.1': 'c3', 'red.worker.1': 'c3' },
  });
  expect(match.texts()).toEqual(['c3 seat 1', 'c3 seat 2', 'd1 demolish', 'pass']);
  match.play('c3 seat 2').as(0, 'plus3').as(2, 'blank'); // 6 : 1, the worker falls
  expect(match.texts()).not.toContain('c3 demolish');
  const alone = front({ hexes: { e3: 'farm' }, units: { 'yellow.soldier.1': 'e3' } });
  expect(alone.texts()).toEqual(['d1 demolish', 'e3 seat 1', 'pass']);
  expect(alone.refuses('e3 demolish')).toMatchObject({ rule: 'ROM-10.8', because: 'towerStands' });
});
rule(['ROM-10.8', 'ROM-10.3'], 'a tower does not fight for others', () => {
  const match = front({ seats: 3, capitals: ['c1', 'c3'], units: { 'yellow.soldier.1': 'c3', 'red.worker.1': 'c3' } }).play('c3 seat 2');
  expect(match.last('battle').tower).toBe(false);
});
rule(['ROM-10.2', 'ROM-4.11'], 'being tolerant is no protection', () => {
  const match = front({ tolerant: [[1, 0]], units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(match.texts()).toContain('c3 seat 1');
});
rule('ROM-10.1', 'the odds of an attack are shown before it is made', () => {
  const match = front({
    hand: [['double'], undefined],
    units: { 'yellow.soldier.1': 'c3', 'yellow.worker.1': 'c3 penalty', 'blue.worker.1': 'c3' },
  });
  const { attack, defence, odds } = match.about(0, 'c3 seat 1') as Record<string, unknown>;
  expect(attack).toEqual([
    { reason: 'worker', value: 1 },
    { reason: 'soldier', value: 3 },
    { reason: 'penalty', value: -3 },
  ]);
  expect(defence).toEqual([{ reason: 'worker', value: 1 }]);
  // 2 against 2, 4, 1, 1, 1, 1: what blue may play is anything it has not played
  expect(odds).toEqual([{ token: 'double', wins: 4 / 6, draws: 1 / 6, kills: 0, losses: 1 / 6 }]);
});
rule('ROM-10.21', 'the last battle token is taken, then there are none', () => {
  const match = battle('plus3', 'blank', { bank: { battleToken: 0 }, units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(match.events('battleToken')).toEqual([]);
  expect(player(match, 0).battleTokens).toBe(0);
});
