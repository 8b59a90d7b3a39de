// Chapter 4: the action phase, who may do what, and stances.
import { rule } from '@tabularium/kernel/kit';
import { expect } from 'vitest';
import { acts, onTo, player, position, unit, where } from '../position.ts';

const RICH = { stock: ['5 wheat 5 stone 5 wood 2 refined'], money: [20] } as const;

rule('ROM-4.1', 'soldiers, mercenaries and workers have 2 actions', () => {
  for (const name of ['yellow.worker.1', 'yellow.soldier.1', 'mercenary.1']) {
    const match = position({ units: { [name]: 'c3' } });
    match.play(`move ${name} c4`, `move ${name} c5`);
    expect(where(match, name)).toBe('c5');
    expect(match.refuses(`move ${name} c4`)).toMatchObject({ rule: 'ROM-4.4', because: 'lies' });
  }
});
rule('ROM-4.1', 'the explorer has 3', () => {
  const match = position({ units: { 'yellow.explorer.1': 'c2' } });
  match.play('move yellow.explorer.1 c3', 'move yellow.explorer.1 c4', 'move yellow.explorer.1 c5');
  expect(where(match, 'yellow.explorer.1')).toBe('c5');
  expect(match.refuses('move yellow.explorer.1 c4')).toMatchObject({ rule: 'ROM-4.4', because: 'lies', lying: 'moved' });
});
rule('ROM-4.1', 'only own units act', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' } });
  expect(acts(match, 'move').filter((text) => text.startsWith('blue'))).toEqual([]);
});
rule('ROM-4.2', 'units act by turns as their owner likes', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'yellow.soldier.1': 'd2' } });
  match.play('move yellow.worker.1 c4', 'move yellow.soldier.1 d3', 'move yellow.worker.1 c5', 'move yellow.soldier.1 d4');
  expect([where(match, 'yellow.worker.1'), where(match, 'yellow.soldier.1')]).toEqual(['c5', 'd4']);
});

rule(['ROM-4.3', 'ROM-4.1'], 'a worker moves twice, or moves and builds, or builds; nothing comes after building', () => {
  const start = () => position({ ...RICH, units: { 'yellow.worker.1': 'c3' } });
  expect(where(start().play('move yellow.worker.1 c4', 'move yellow.worker.1 c5'), 'yellow.worker.1')).toBe('c5');
  const built = start().play('move yellow.worker.1 c4', 'build yellow.worker.1', 'farm');
  expect(unit(built, 'yellow.worker.1').lying).toBe('acted');
  const only = start().play('build yellow.worker.1', 'farm');
  expect(only.refuses('move yellow.worker.1 c4')).toMatchObject({ rule: 'ROM-4.3', because: 'lies', lying: 'acted' });
  expect(only.refuses('build yellow.worker.1')).toMatchObject({ rule: 'ROM-4.3', because: 'lies' });
});
rule('ROM-4.4', 'who moved twice lies and cannot attack, who moved once can', () => {
  const sketch = { units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c4', 'blue.worker.2': 'c5' } };
  const once = position(sketch).play('move yellow.soldier.1 c4', 'pass');
  expect(once.texts()).toContain('c4 seat 1');
  const twice = position(sketch).play('move yellow.soldier.1 d3', 'move yellow.soldier.1 c4');
  expect(unit(twice, 'yellow.soldier.1').lying).toBe('moved');
  twice.play('pass');
  expect(twice.decision().ask).not.toBe('attack');
});
rule('ROM-4.5', 'soldiers, mercenaries and explorers do no work', () => {
  const match = position({ ...RICH, units: { 'yellow.soldier.1': 'c3', 'mercenary.1': 'c3', 'yellow.explorer.1': 'c3' } });
  const words = new Set(match.texts().map((text) => text.split(' ')[0]));
  expect(words).toEqual(new Set(['move', 'convert', 'tolerant', 'pass']));
});
rule('ROM-4.6', 'a worker with a penalty can only move', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3 freshPenalty' } });
  expect(match.refuses('build yellow.worker.1')).toMatchObject({ rule: 'ROM-4.6', because: 'penalty' });
  expect(match.texts()).toContain('move yellow.worker.1 c4');
});
rule('ROM-4.6', 'nor does one work beside hostile units', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3', 'blue.explorer.1': 'c3 moved' } });
  expect(match.refuses('buy yellow.worker.1')).toMatchObject({ rule: 'ROM-4.6', because: 'hostileUnits' });
  expect(match.texts()).toContain('move yellow.worker.1 c2');
});
rule('ROM-4.7', 'created units lie, hired mercenaries stand and act at once', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4' } });
  match.play('createWorker yellow.worker.1', 'hireMercenaries yellow.worker.2', '1', 'coin');
  expect(unit(match, 'yellow.worker.3')).toMatchObject({ lying: 'created', actions: 0 });
  expect(match.refuses('move yellow.worker.3 c4')).toMatchObject({ rule: 'ROM-4.7', because: 'lies', lying: 'created' });
  match.play('move mercenary.1 c5', 'move mercenary.1 d4');
  expect(where(match, 'mercenary.1')).toBe('d4');
});

rule(['ROM-4.8', 'ROM-4.9'], 'a tolerant owner does not hinder; hostile is what everybody is at first', () => {
  const sketch = { ...RICH, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } };
  expect(position(sketch).texts()).not.toContain('build yellow.worker.1');
  expect(position({ ...sketch, tolerant: [[1, 0]] }).texts()).toContain('build yellow.worker.1');
  expect(position({ ...sketch, tolerant: [[0, 1]] }).texts()).not.toContain('build yellow.worker.1');
});
rule('ROM-4.9', 'a stance is changed in the own action phase, as often as one likes, and everybody learns it', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' } });
  expect(match.texts()).not.toContain('hostile to seat 1');
  match.play('tolerant to seat 1');
  expect(player(match, 0).hostile[1]).toBe(false);
  expect(player(match, 1).hostile[0]).toBe(true);
  expect(match.last('stance')).toMatchObject({ seat: 0, toward: 1, hostile: false });
  match.play('hostile to seat 1');
  expect(player(match, 0).hostile[1]).toBe(true);
});
rule(['ROM-4.9', 'ROM-3.3'], 'it is no action: the coin for doing nothing is still paid', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' }, money: [3] });
  match.play('tolerant to seat 1', 'pass');
  expect(player(match, 0).money).toBe(5);
});
rule('ROM-4.10', 'lying units of any kind hinder, a tower alone does not', () => {
  const beside = (words: string) => position({ ...RICH, units: { 'yellow.worker.1': 'e3', ...(words ? { [words]: 'e3 acted' } : {}) } });
  expect(beside('').texts()).toContain('build yellow.worker.1'); // e3 has blue's tower
  for (const one of ['blue.worker.1', 'blue.soldier.1', 'blue.explorer.1'])
    expect(beside(one).texts()).not.toContain('build yellow.worker.1');
});
rule('ROM-4.10', 'each enemy counts for itself', () => {
  const match = position({
    ...RICH,
    seats: 3,
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3', 'yellow.worker.2': 'c4', 'red.worker.1': 'c4' },
    tolerant: [[1, 0]],
  });
  expect(acts(match, 'build')).toEqual(['yellow.worker.1']);
});
rule(['ROM-4.10', 'ROM-17.2', 'ROM-1.12'], 'allies never hinder each other, and have no stance', () => {
  const match = position({ ...RICH, mode: 'teams', units: { 'yellow.worker.1': 'c3', 'red.worker.1': 'c3', 'blue.worker.1': 'd4' } });
  expect(match.texts()).toContain('build yellow.worker.1');
  expect(match.texts()).not.toContain('tolerant to seat 2');
  expect(match.texts()).toContain('tolerant to seat 3');
});
rule('ROM-4.11', 'a tolerant player attacks and is attacked all the same', () => {
  const match = position({
    units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' },
    tolerant: [
      [0, 1],
      [1, 0],
    ],
  });
  expect(onTo(match, 'attack').texts()).toContain('c3 seat 1');
});
rule('ROM-16.23', 'there is no stance toward the automaton', () => {
  const match = position({ mode: 'solo', units: { 'yellow.worker.1': 'd3', 'automaton.soldier.1': 'b2' } });
  expect(match.texts().filter((text) => /tolerant|hostile/.test(text))).toEqual([]);
});
