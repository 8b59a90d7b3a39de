// Chapter 4: the action phase, who may do what, and stances.
import { checkSetup, FastDice } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { romolo } from '../../rules/index.ts';
import { acts, onTo, player, position, seen, unit, where } from '../support/position.ts';

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
rule('ROM-4.2', 'units act in any order, and may take turns', () => {
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
rule('ROM-4.4', 'a unit that moved twice lies down and cannot attack; one that moved once can', () => {
  const sketch = { units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c4', 'blue.worker.2': 'c5' } };
  const once = position(sketch).play('move yellow.soldier.1 c4', 'pass');
  expect(once.texts()).toContain('c4 seat 1');
  const twice = position(sketch).play('move yellow.soldier.1 d3', 'move yellow.soldier.1 c4');
  expect(unit(twice, 'yellow.soldier.1').lying).toBe('moved');
  twice.play('pass');
  expect(twice.decision().ask).not.toBe('attack');
});
rule('ROM-4.5', 'soldiers, mercenaries and explorers cannot do workers’ actions', () => {
  const match = position({ ...RICH, units: { 'yellow.soldier.1': 'c3', 'mercenary.1': 'c3', 'yellow.explorer.1': 'c3' } });
  const words = new Set(match.texts().map((text) => text.split(' ')[0]));
  expect(words).toEqual(new Set(['move', 'convert', 'stance', 'pass']));
});
rule('ROM-4.6', 'a worker with a penalty can only move', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3 freshPenalty' } });
  expect(match.refuses('build yellow.worker.1')).toMatchObject({ rule: 'ROM-4.6', because: 'penalty' });
  expect(match.texts()).toContain('move yellow.worker.1 c4');
});
rule('ROM-4.6', 'nor can anybody work beside hostile units', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3', 'blue.explorer.1': 'c3 moved' } });
  expect(match.refuses('buy yellow.worker.1')).toMatchObject({ rule: 'ROM-4.6', because: 'hostileUnits' });
  expect(match.texts()).toContain('move yellow.worker.1 c2');
});
rule('ROM-4.7', 'created units lie down, hired mercenaries stand and can act at once', () => {
  const match = position({ ...RICH, units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4' } });
  match.play('createWorker yellow.worker.1', 'hireMercenaries yellow.worker.2', '1', 'coin');
  expect(unit(match, 'yellow.worker.3')).toMatchObject({ lying: 'created', actions: 0 });
  expect(match.refuses('move yellow.worker.3 c4')).toMatchObject({ rule: 'ROM-4.7', because: 'lies', lying: 'created' });
  match.play('move mercenary.1 c5', 'move mercenary.1 d4');
  expect(where(match, 'mercenary.1')).toBe('d4');
});

// ---- friend or foe

const SHARED = { ...RICH, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3' } };
rule(['ROM-4.8', 'ROM-4.9'], 'tolerant players do not hinder, hostile ones do', () => {
  expect(position(SHARED).texts()).not.toContain('build yellow.worker.1');
  expect(position({ ...SHARED, tolerant: [[1, 0]] }).texts()).toContain('build yellow.worker.1');
  expect(position({ ...SHARED, tolerant: [[0, 1]] }).texts()).not.toContain('build yellow.worker.1');
});
rule(['ROM-4.8', 'ROM-4.9'], 'undecided players are asked in the other’s turn, when it matters', () => {
  const match = position({ ...SHARED, asked: [[1, 0]] }).play('build yellow.worker.1');
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [1], facts: { seat: 0, at: 'c3' } });
  expect(match.texts(1)).toEqual(['hostile', 'tolerant', 'hostile here', 'tolerant here', 'hostile always', 'tolerant always']);
  match.play('tolerant');
  expect(match.last('stance')).toMatchObject({ seat: 1, toward: 0, stance: 'tolerant', at: 'c3', turn: true });
  expect(match.decision()).toMatchObject({ ask: 'build', seats: [0] });
});
rule('ROM-4.8', 'if they are hostile, nothing happens, and the unit may still retreat', () => {
  const match = position({ ...SHARED, asked: [[1, 0]] }).play('build yellow.worker.1', 'hostile');
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
  expect(match.refuses('build yellow.worker.1')).toMatchObject({ rule: 'ROM-4.6', because: 'hostileUnits' });
  expect(acts(match, 'move yellow.worker.1')).toEqual(['c2']);
  expect(player(match.play('pass'), 0).money).toBe(22); // the coin for doing nothing, ROM-3.2
});
rule('ROM-4.9', 'an answer for the turn is asked for again next turn; one for the hex or for everywhere lasts', () => {
  const again = (answer: string): string | undefined => {
    const fed = { ...SHARED, stock: [...RICH.stock, '5 wheat'], asked: [[1, 0]] } as const;
    const match = position(fed).play('build yellow.worker.1', answer, 'farm', 'pass');
    while (match.decision().seats[0] !== 0 || match.decision().ask !== 'act') match.play(match.texts().includes('pass') ? 'pass' : 'wheat');
    return match.play('buy yellow.worker.1').decision().ask;
  };
  expect([again('tolerant'), again('tolerant here'), again('tolerant always')]).toEqual(['hostility', 'buy', 'buy']);
});
rule('ROM-4.9', 'an answer for a hex is for this hex alone', () => {
  const match = position({
    ...SHARED,
    units: { ...SHARED.units, 'yellow.worker.2': 'c4', 'blue.worker.2': 'c4' },
    asked: [[1, 0]],
  }).play('buy yellow.worker.1', 'hostile here');
  expect(player(match, 1)).toMatchObject({ stances: ['ask', 'tolerant'], hexStances: [{ toward: 0, stance: 'hostile' }] });
  expect(match.texts()).not.toContain('buy yellow.worker.1');
  expect(match.play('buy yellow.worker.2').decision()).toMatchObject({ ask: 'hostility', seats: [1], facts: { at: 'c4' } });
});
rule('ROM-4.9', 'it matters to a move only if the unit could not go there, or could not act afterwards', () => {
  const asks = (unit: string, to: string): string | undefined =>
    position({ ...RICH, units: { [unit]: 'c3', 'blue.worker.1': 'c3' }, asked: [[1, 0]] })
      .play(`move ${unit} ${to}`)
      .decision().ask;
  expect([asks('yellow.soldier.1', 'c2'), asks('yellow.soldier.1', 'c4')]).toEqual(['act', 'hostility']);
  expect([asks('yellow.worker.1', 'c2'), asks('yellow.worker.1', 'c4')]).toEqual(['hostility', 'hostility']);
  const last = position({ ...RICH, units: { 'yellow.worker.1': 'c3 1', 'blue.worker.1': 'c3' }, asked: [[1, 0]] });
  expect(last.play('move yellow.worker.1 c2').decision().ask).toBe('act');
});
rule(['ROM-4.9', 'ROM-5.5'], 'from its capital a unit goes anywhere, but its player is asked about a worker that could still act', () => {
  const leave = (unit: string): string | undefined =>
    position({ ...RICH, units: { [unit]: 'c1', 'blue.worker.1': 'c1' }, asked: [[1, 0]] })
      .play(`move ${unit} c2`)
      .decision().ask;
  expect([leave('yellow.soldier.1'), leave('yellow.worker.1')]).toEqual(['act', 'hostility']);
});
rule(['ROM-4.9', 'ROM-7.5'], 'with hostile units at a warehouse, another is chosen while there is one', () => {
  const match = position({
    hexes: { c2: 'warehouse', c4: 'warehouse' },
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c4' },
    asked: [[1, 0]],
  }).play('produce yellow.worker.1', 'c4 1');
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [1], facts: { at: 'c4' } });
  match.play('hostile'); // one warehouse is left, so it is used
  expect(match.last('produced')).toMatchObject({ to: 'c2' });
  const none = position({ hexes: { c4: 'warehouse' }, units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c4' }, asked: [[1, 0]] });
  none.play('produce yellow.worker.1', 'hostile');
  expect(unit(none, 'yellow.worker.1')).toMatchObject({ lying: null, actions: 2 });
  expect(none.events('produced')).toEqual([]);
});
rule(['ROM-4.9', 'ROM-11.10'], 'units at a farm: their owners are asked if it changes how many eat', () => {
  const sketch = { phase: 'feed', units: { 'yellow.worker.1': 'c2', 'blue.worker.1': 'c3' }, asked: [[1, 0]] } as const;
  const match = position({ ...sketch, hexes: { c3: 'farm' }, stock: ['1 wheat'] });
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [1], facts: { seat: 0, at: 'c3' } });
  expect(match.play('hostile').decision()).toMatchObject({ ask: 'hunger', seats: [0] });
  const enough = position({ ...sketch, hexes: { c3: 'farm', c1: 'farm' } });
  expect([enough.events('stance'), enough.last('fed')]).toMatchObject([[], { fed: 1, hungry: 0 }]);
});
rule('ROM-4.9', 'each player who has not yet decided is asked, until somebody is hostile', () => {
  const match = position({
    ...RICH,
    seats: 3,
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3', 'red.worker.1': 'c3' },
    asked: [
      [1, 0],
      [2, 0],
    ],
  }).play('buy yellow.worker.1');
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [1] });
  match.play('tolerant always');
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [2] });
  expect(match.play('hostile').decision().ask).toBe('act');
});
rule('ROM-4.9', 'where somebody is already hostile, nobody else is asked', () => {
  const match = position({
    ...RICH,
    seats: 3,
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3', 'red.worker.1': 'c3' },
    asked: [[2, 0]],
  }).play('move yellow.worker.1 c2');
  expect([match.decision().ask, unit(match, 'yellow.worker.1').movesOnly]).toEqual(['act', true]);
});
rule('ROM-4.9', 'at first nobody has taken a stance', () => {
  expect(
    romolo.open(checkSetup(romolo.setup, { mode: 'free', seats: 3 }), romolo.content, new FastDice(1)).players.map((one) => one.stances),
  ).toEqual([
    ['tolerant', 'ask', 'ask'],
    ['ask', 'tolerant', 'ask'],
    ['ask', 'ask', 'tolerant'],
  ]);
});
rule('ROM-4.9', 'players declare it in advance in their action phase, for everywhere or for a hex, and everybody learns it', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' }, asked: [[0, 1]] }).play('stance seat 1');
  expect(match.texts()).toEqual(['hostile', 'tolerant', 'hostile in c3', 'tolerant in c3', 'pass']);
  match.play('tolerant');
  expect([player(match, 0).stances[1], player(match, 1).stances[0]]).toEqual(['tolerant', 'hostile']);
  expect(match.last('stance')).toMatchObject({ seat: 0, toward: 1, stance: 'tolerant', at: null, turn: false });
  match.play('stance seat 1', 'hostile in c3');
  expect(seen(match, 'public').players[0]?.hexStances).toEqual([{ at: 'c3', toward: 1, stance: 'hostile' }]);
  match.play('stance seat 1');
  expect(match.texts()).toEqual(['hostile', 'tolerant', 'ask', 'tolerant in c3', 'ask in c3', 'pass']);
  match.play('ask'); // everywhere: what was said for a hex no longer counts
  expect(player(match, 0)).toMatchObject({ stances: ['tolerant', 'ask'], hexStances: [] });
});
rule(['ROM-4.9', 'ROM-3.3'], 'it is no action: the coin for doing nothing is still paid', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'd4' }, money: [3] });
  match.play('stance seat 1', 'tolerant', 'stance seat 1', 'pass', 'pass');
  expect(player(match, 0).money).toBe(5);
});
rule('ROM-4.10', 'lying units of any kind hinder, a tower alone does not', () => {
  const beside = (words: string) => position({ ...RICH, units: { 'yellow.worker.1': 'e3', ...(words ? { [words]: 'e3 acted' } : {}) } });
  expect(beside('').texts()).toContain('build yellow.worker.1'); // e3 has blue's tower
  for (const one of ['blue.worker.1', 'blue.soldier.1', 'blue.explorer.1'])
    expect(beside(one).texts()).not.toContain('build yellow.worker.1');
});
rule('ROM-4.10', 'each enemy counts separately', () => {
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
  expect(acts(match, 'stance')).toEqual(['seat 1', 'seat 3']);
});
rule('ROM-4.11', 'a tolerant player can still attack and be attacked', () => {
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
  expect(acts(match, 'stance')).toEqual([]);
});
