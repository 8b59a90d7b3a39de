// Chapter 5: moving, water, retreat, walls and penalties.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, onTo, type Position, position, unit, where } from '../support/position.ts';

/** Where a unit may move to. */
const movesOf = (match: Position, name: string): string[] => acts(match, `move ${name}`).sort();

rule('ROM-5.1', 'to an adjacent hex, whoever is there and however many', () => {
  const match = position({
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4', 'yellow.soldier.1': 'c4', 'blue.worker.1': 'c4', 'blue.soldier.1': 'c4' },
  });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3']);
  match.play('move yellow.worker.1 c4');
  expect(match.last('moved')).toEqual({
    kind: 'moved',
    rule: 'ROM-5.1',
    unit: 'yellow.worker.1',
    from: 'c3',
    to: 'c4',
    by: 'action',
    retreat: false,
  });
  expect(match.table.present[match.table.players.length * 10 + 0]).toBe(3); // c4 is the eleventh hex
});
rule('ROM-5.1', 'why a unit gets no farther: a move is one hex and one action', () => {
  const match = position({ units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'c4' } });
  const farther = () => match.whyNot(0, 'move yellow.worker.1');
  expect(farther()).toMatchObject({ rule: 'ROM-5.1', because: 'hexByHex', actions: 2 });
  match.play('move yellow.worker.1 c2');
  expect(farther()).toMatchObject({ actions: 1 });
  match.play('move yellow.worker.1 c3');
  expect(farther()).toBeUndefined(); // it lies down, which says it all
});
rule('ROM-1.2', 'there is nothing beyond the edge', () => {
  expect(movesOf(position({ units: { 'yellow.worker.1': 'c1' } }), 'yellow.worker.1')).toEqual(['b1', 'c2', 'd1']);
});
rule('ROM-5.2', 'water is entered from a port or from water, and left freely', () => {
  const sketch = { hexes: { c3: 'water', c4: 'water', b2: 'port=SE' }, units: { 'yellow.worker.1': 'd2', 'yellow.worker.2': 'b2' } };
  const match = position(sketch);
  expect(match.refuses('move yellow.worker.1 c3')).toMatchObject({ rule: 'ROM-5.2', because: 'noPort' });
  match.play('move yellow.worker.2 c3');
  expect(movesOf(match, 'yellow.worker.2')).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3']);
  match.play('move yellow.worker.2 c4');
  expect(where(match, 'yellow.worker.2')).toBe('c4');
});
rule('ROM-5.3', 'a port leads to any water beside its hex', () => {
  const match = position({ hexes: { b2: 'water', d3: 'water', c3: 'port=NW' }, units: { 'yellow.worker.1': 'c3' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3']);
});
rule('ROM-16.3', 'nobody enters the capital of the automaton', () => {
  const match = position({ mode: 'solo', units: { 'yellow.worker.1': 'b2' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['a1', 'b1', 'b3', 'c2', 'c3']);
  expect(match.refuses('move yellow.worker.1 a2')).toMatchObject({ rule: 'ROM-16.3', because: 'automatonCapital' });
});

// ---- retreat: yellow's capital is c1, blue's e3

rule('ROM-5.4', 'beside hostile units only toward one’s own capital', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['c2']);
  expect(match.refuses('move yellow.worker.1 c4')).toMatchObject({ rule: 'ROM-5.4', because: 'towardCapitalOnly' });
});
rule('ROM-5.4', 'from one’s own capital in any direction', () => {
  const match = position({ units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'c1' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['b1', 'c2', 'd1']);
});
rule('ROM-5.5', 'afterwards it can only move in this phase, but may attack', () => {
  const match = position({
    stock: ['5 wheat 5 stone 5 wood'],
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3', 'blue.worker.2': 'c2' },
    tolerant: [],
  });
  match.play('move yellow.worker.1 c2');
  expect(match.last('moved')).toMatchObject({ retreat: true });
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ movesOnly: true, lying: null, actions: 1 });
  expect(onTo(match, 'attack').texts()).toContain('c2 seat 1');
});
rule('ROM-5.5', 'it does no work where it arrives', () => {
  const match = position({ stock: ['5 wheat 5 stone 5 wood'], units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } });
  match.play('move yellow.worker.1 c2');
  expect(match.refuses('build yellow.worker.1')).toMatchObject({ rule: 'ROM-5.5', because: 'retreated' });
  expect(movesOf(match, 'yellow.worker.1')).toHaveLength(6);
});
rule('ROM-5.6', 'toward the capital means along the shortest path open to the unit', () => {
  const match = position({ hexes: { c2: 'water' }, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['b2', 'd2']); // around the water
});
rule('ROM-5.6', 'face-down hexes are no path, units and walls do not matter', () => {
  const match = position({
    hexes: { c2: 'down', b2: 'walls=SE' },
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3', 'blue.worker.2': 'd2' },
  });
  expect(movesOf(match, 'yellow.worker.1')).toEqual(['b2', 'd2']);
});
rule('ROM-5.7', 'cut off from the capital, it goes where that is nearer as the crow flies', () => {
  const cut = { b1: 'water', c2: 'water', d1: 'water' };
  const near = position({ hexes: cut, units: { 'yellow.worker.1': 'c4', 'blue.worker.1': 'c4' } });
  expect(movesOf(near, 'yellow.worker.1')).toEqual(['c3']);
  const stuck = position({ hexes: cut, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(movesOf(stuck, 'yellow.worker.1')).toEqual([]);
});
rule('ROM-5.8', 'a retreat never explores', () => {
  const dark = { b2: 'down', b3: 'down', c2: 'down', d2: 'down', d3: 'down', c4: 'down' };
  const match = position({ hexes: dark, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(movesOf(match, 'yellow.worker.1')).toEqual([]);
  expect(match.refuses('move yellow.worker.1 c2')).toMatchObject({ rule: 'ROM-5.8', because: 'retreatExploresNothing' });
});
rule('ROM-5.8', 'a unit may explore despite hostile units only from its capital', () => {
  const match = position({ hexes: { c2: 'down hill' }, units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'c1' } });
  match.play('move yellow.worker.1 c2');
  expect(where(match, 'yellow.worker.1')).toBe('c2');
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ lying: 'explored', movesOnly: true });
});

// ---- walls

const WALLED = { c3: 'walls=W' };
rule(['ROM-5.9', 'ROM-5.10', 'ROM-5.12'], 'crossing a wall from outside brings a penalty', () => {
  const match = position({ hexes: WALLED, units: { 'yellow.worker.1': 'c2' }, stock: ['5 wheat 5 stone 5 wood'] });
  expect(match.about(0, 'move yellow.worker.1 c3')).toMatchObject({ penalty: true, explores: false, lies: false, attackAfter: true });
  match.play('move yellow.worker.1 c3');
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ penalty: true, actions: 1, lying: null });
  expect(match.last('penalty')).toMatchObject({ unit: 'yellow.worker.1', at: 'c3', on: true });
  expect(acts(match, 'build')).toEqual([]);
  expect(match.texts()).toContain('move yellow.worker.1 c4');
});
rule(['ROM-5.9', 'ROM-4.4'], 'going around it brings none', () => {
  const match = position({ hexes: WALLED, units: { 'yellow.worker.1': 'c2' } });
  match.play('move yellow.worker.1 b2', 'move yellow.worker.1 c3');
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ penalty: false, lying: 'moved' });
});
rule(['ROM-5.9', 'ROM-5.10'], 'from inside to outside nothing happens', () => {
  const match = position({ hexes: WALLED, units: { 'yellow.worker.1': 'c3' } });
  match.play('move yellow.worker.1 c2');
  expect(unit(match, 'yellow.worker.1').penalty).toBe(false);
});
rule('ROM-5.11', 'two walls on one side each protect their own hex', () => {
  const match = position({ hexes: { c3: 'walls=W', c2: 'walls=E' }, units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3' } });
  match.play('move yellow.worker.1 c3', 'move yellow.worker.2 c2');
  expect([unit(match, 'yellow.worker.1').penalty, unit(match, 'yellow.worker.2').penalty]).toEqual([true, true]);
});
rule('ROM-5.13', 'a penalty stays through the turn in which it was taken, whatever the unit does', () => {
  const match = position({ hexes: WALLED, units: { 'yellow.worker.1': 'c2' } });
  match.play('move yellow.worker.1 c3', 'move yellow.worker.1 c4');
  expect(unit(match, 'yellow.worker.1').penalty).toBe(true);
});
rule(['ROM-5.13', 'ROM-5.14'], 'in a later turn it goes with the first move, and the unit is free', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3 penalty' }, stock: ['5 wheat 5 stone 5 wood'] });
  expect(match.refuses('build yellow.worker.1')).toMatchObject({ because: 'penalty' });
  match.play('move yellow.worker.1 c4');
  expect(match.last('penalty')).toMatchObject({ unit: 'yellow.worker.1', on: false });
  expect(match.texts()).toContain('build yellow.worker.1');
});
rule('ROM-5.13', 'even if that move is an exploration that finds water', () => {
  const match = position({ hexes: { c4: 'down water', b4: 'down', d4: 'down' }, units: { 'yellow.worker.1': 'c3 penalty' } });
  match.play('move yellow.worker.1 c4');
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ penalty: false, lying: 'explored' });
});
rule('ROM-5.14', 'a move that crosses a wall takes the old penalty and brings a new one', () => {
  const match = position({ hexes: WALLED, units: { 'yellow.worker.1': 'c2 penalty' } });
  match.play('move yellow.worker.1 c3');
  expect(match.events('penalty').map(({ on }) => on)).toEqual([false, true]);
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ penalty: true, penaltyTurn: match.table.turn.number });
});
rule('ROM-5.14', 'never more than one', () => {
  const match = position({ hexes: { c3: 'walls=W', c4: 'walls=W' }, units: { 'yellow.worker.1': 'c2' } });
  match.play('move yellow.worker.1 c3', 'move yellow.worker.1 c4');
  expect(match.events('penalty')).toHaveLength(1);
});
