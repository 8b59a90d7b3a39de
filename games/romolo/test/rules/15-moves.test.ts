// Chapter 15: Eques, Nauta, Obsessor and Traductor in the action phase.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, type Position, player, position, type Sketch, stock, unit, where } from '../support/position.ts';

const ME = 'yellow.worker.1';
const SOLDIER = 'yellow.soldier.1';
const used = (match: Position, character: string): boolean | undefined =>
  player(match, 0).characters.find(({ id }) => id === character)?.used;

// ---- Eques

const EQUES = { characters: [['eques']] } as const;
rule('ROM-15.12', 'one unit moves two hexes for free, and still has its actions', () => {
  const match = position({ ...EQUES, units: { [SOLDIER]: 'c2' } });
  match.play(`ride ${SOLDIER} c3`, `ride ${SOLDIER} c4`);
  expect(where(match, SOLDIER)).toBe('c4');
  expect(unit(match, SOLDIER)).toMatchObject({ lying: null, actions: 2, used: true });
  expect(match.last('moved')).toMatchObject({ by: 'eques', rule: 'ROM-15.12' });
  expect(match.events('usedPower')).toHaveLength(1);
  expect(acts(match, 'ride')).toEqual([]);
});
rule('ROM-15.12', 'or two units one hex each, at different moments', () => {
  const match = position({ ...EQUES, units: { [SOLDIER]: 'c2', [ME]: 'd2' }, money: [4] });
  match.play(`ride ${SOLDIER} c3`, `move ${ME} d3`, `buy ${ME}`, 'wood', `ride ${SOLDIER} c4`);
  expect(where(match, SOLDIER)).toBe('c4');
  const two = position({ ...EQUES, units: { [SOLDIER]: 'c2', [ME]: 'd2' } }).play(`ride ${SOLDIER} c3`, `ride ${ME} d3`);
  expect([where(two, SOLDIER), where(two, ME)]).toEqual(['c3', 'd3']);
});
rule('ROM-15.12', 'also for a unit that lies because it moved, which stays lying; for no other lying one', () => {
  const match = position({
    ...EQUES,
    units: { [SOLDIER]: 'c2 moved 0', [ME]: 'd2 acted', 'yellow.worker.2': 'd2 explored', 'yellow.worker.3': 'd2 created' },
  });
  expect(new Set(acts(match, 'ride').map((text) => text.split(' ')[0]))).toEqual(new Set([SOLDIER]));
  match.play(`ride ${SOLDIER} c3`);
  expect(unit(match, SOLDIER).lying).toBe('moved');
});
rule('ROM-15.12', 'from land to open land only', () => {
  const match = position({ ...EQUES, hexes: { c4: 'water', b3: 'down', c3: 'port=E' }, units: { [SOLDIER]: 'c3' } });
  expect(acts(match, `ride ${SOLDIER}`).sort()).toEqual(['b2', 'c2', 'd2', 'd3']);
  const afloat = position({ ...EQUES, hexes: { c3: 'water' }, units: { [SOLDIER]: 'c3' } });
  expect(acts(afloat, 'ride')).toEqual([]);
});
rule(['ROM-15.12', 'ROM-5.4', 'ROM-5.5', 'ROM-5.10'], 'the rules of moving hold: walls, and retreat beside hostile units', () => {
  const walled = position({ ...EQUES, hexes: { c3: 'walls=W' }, units: { [SOLDIER]: 'c2' } }).play(`ride ${SOLDIER} c3`);
  expect(unit(walled, SOLDIER).penalty).toBe(true);
  const hostile = position({ ...EQUES, units: { [ME]: 'c3', 'blue.worker.1': 'c3' } });
  expect(acts(hostile, `ride ${ME}`)).toEqual(['c2']);
  hostile.play(`ride ${ME} c2`);
  expect(unit(hostile, ME).movesOnly).toBe(true);
});
rule(['ROM-15.1', 'ROM-15.2'], 'once per turn, and there is no coin for doing nothing', () => {
  const match = position({ ...EQUES, units: { [SOLDIER]: 'c2' } }).play(`ride ${SOLDIER} c3`, `ride ${SOLDIER} c4`);
  expect(used(match, 'eques')).toBe(true);
  match.play('pass');
  expect(match.events('idle')).toEqual([]);
  const spent = position({ characters: [['eques used']], units: { [SOLDIER]: 'c2' } });
  expect(acts(spent, 'ride')).toEqual([]);
});

// ---- Nauta

const NAUTA = { characters: [['nauta']] } as const;
const SEA = { c3: 'water', c4: 'water', c5: 'water' };
rule('ROM-15.17', 'a unit goes from land to water and on to water, without a port and for free', () => {
  const match = position({ ...NAUTA, hexes: SEA, units: { [SOLDIER]: 'c2' } }).play(`sail ${SOLDIER} c3`);
  expect(match.texts()).toEqual(['c4', 'pass']);
  match.play('c4');
  expect(where(match, SOLDIER)).toBe('c4');
  expect(unit(match, SOLDIER)).toMatchObject({ lying: null, actions: 2 });
  expect(match.events('usedPower')).toHaveLength(1);
  expect(acts(match, 'sail')).toEqual([]);
});
rule('ROM-15.17', 'the second step may be skipped; on water there is only the second', () => {
  const match = position({ ...NAUTA, hexes: SEA, units: { [SOLDIER]: 'c2' } }).play(`sail ${SOLDIER} c3`, 'pass');
  expect(where(match, SOLDIER)).toBe('c3');
  const afloat = position({ ...NAUTA, hexes: SEA, units: { [SOLDIER]: 'c3' } }).play(`sail ${SOLDIER} c4`);
  expect(afloat.decision().ask).toBe('act');
  expect(where(afloat, SOLDIER)).toBe('c4');
});
rule('ROM-15.17', 'to open water only, by units that stand or lie because they moved', () => {
  const match = position({
    ...NAUTA,
    hexes: { c3: 'water', b2: 'down water' },
    units: { [SOLDIER]: 'c2', 'yellow.soldier.2': 'c2 moved 0', 'yellow.worker.1': 'c2 acted' },
  });
  expect(acts(match, 'sail')).toEqual([`${SOLDIER} c3`, 'yellow.soldier.2 c3']);
});
rule(['ROM-15.17', 'ROM-5.4'], 'beside hostile units only toward one’s own capital', () => {
  const sketch: Sketch = { ...NAUTA, hexes: { c2: 'water', c4: 'water' }, units: { [SOLDIER]: 'c3', 'blue.worker.1': 'c3' } };
  expect(acts(position(sketch), 'sail')).toEqual([`${SOLDIER} c2`]);
  const match = position(sketch).play(`sail ${SOLDIER} c2`);
  expect(unit(match, SOLDIER).movesOnly).toBe(true);
});
rule('ROM-15.17', 'or a market action takes one more cube', () => {
  const match = position({ ...NAUTA, units: { [ME]: 'c3' }, stock: ['3 wood'] }).play(`sell ${ME}`, 'wood on stone');
  expect(match.decision()).toMatchObject({ ask: 'sell', facts: { nauta: true }, pass: true });
  expect(used(match, 'nauta')).toBe(false);
  match.play('wood on salt');
  expect(used(match, 'nauta')).toBe(true);
  expect(match.decision().ask).toBe('act');
  expect(player(match, 0).money).toBe(4);
});
rule('ROM-15.17', 'a player who passes keeps it, and it also lets a purchase take one more', () => {
  const kept = position({ ...NAUTA, units: { [ME]: 'c3' }, stock: ['3 wood'] }).play(`sell ${ME}`, 'wood on stone', 'pass');
  expect(used(kept, 'nauta')).toBe(false);
  const bought = position({ ...NAUTA, units: { [ME]: 'c3' }, money: [9] }).play(`buy ${ME}`, 'wood', 'stone');
  expect(stock(bought, 0)).toEqual({ stone: 1, wood: 1 });
  expect(used(bought, 'nauta')).toBe(true);
});

// ---- Obsessor

rule('ROM-15.19', 'one unit ignores its penalty for the rest of the phase; the marker stays', () => {
  const match = position({ characters: [['obsessor']], units: { [ME]: 'c3 freshPenalty', 'yellow.worker.2': 'c4' }, money: [4] });
  expect(acts(match, 'unhinder')).toEqual([ME]);
  expect(acts(match, 'buy')).toEqual(['yellow.worker.2']);
  match.play(`unhinder ${ME}`);
  expect(acts(match, 'buy')).toEqual([ME, 'yellow.worker.2']);
  expect(unit(match, ME)).toMatchObject({ penalty: true, unhindered: true });
  expect(acts(match, 'unhinder')).toEqual([]);
  expect(match.last('usedPower')).toMatchObject({ character: 'obsessor', unit: ME });
});

// ---- Traductor

const TRADUCTOR = { characters: [['traductor']] } as const;
rule('ROM-15.25', 'a worker acts as if it were in a neighbouring hex', () => {
  const match = position({ ...TRADUCTOR, hexes: { c4: 'hill', c3: 'warehouse' }, units: { [ME]: 'c3' } });
  match.play(`translate ${ME} c4`); // it can only produce there
  expect(hex(match, 'c3').stores).toEqual([{ type: 'stone', cubes: 1 }]);
  expect([hex(match, 'c3').yielded, hex(match, 'c4').yielded]).toEqual([false, true]);
  expect(unit(match, ME)).toMatchObject({ lying: 'acted' });
  expect(where(match, ME)).toBe('c3');
  expect(match.last('usedPower')).toMatchObject({ character: 'traductor', at: 'c4', unit: ME });
});
rule('ROM-15.25', 'terrain, warehouses, temples, forum and power are those over there; new things appear there', () => {
  const built = position({ ...TRADUCTOR, hexes: { c4: 'hill warehouse=1stone' }, units: { [ME]: 'c3' }, stock: ['4 wood'] });
  built.play(`translate ${ME} c4`, 'build', 'quarry');
  expect(hex(built, 'c4')).toMatchObject({ built: { quarry: 1 }, stores: [{ cubes: 0 }] });
  const made = position({ ...TRADUCTOR, units: { [ME]: 'c3' }, stock: ['3 wheat'] }).play(`translate ${ME} c4`, 'createWorker');
  expect(where(made, 'yellow.worker.2')).toBe('c4');
  const soldier = position({ ...TRADUCTOR, units: { [ME]: 'c2' }, stock: ['2 refined'] }).play(`translate ${ME} c1`, 'createSoldier');
  expect(where(soldier, SOLDIER)).toBe('c1');
  expect(unit(soldier, ME).zone).toBe('reserve');
});
rule('ROM-15.25', 'a wall between the two does not matter, hostile units over there do', () => {
  const match = position({
    ...TRADUCTOR,
    hexes: { c4: 'walls=W', b2: 'water', b3: 'down' },
    units: { [ME]: 'c3', 'blue.worker.1': 'd3' },
    money: [4],
  });
  expect(acts(match, `translate ${ME}`).sort()).toEqual(['c2', 'c4', 'd2']);
});
rule(['ROM-15.25', 'ROM-15.4'], 'the worker itself must be allowed to act', () => {
  const lands = (words: string, more: Record<string, string> = {}): string[] =>
    acts(position({ ...TRADUCTOR, units: { [ME]: words, ...more }, money: [4] }), 'translate');
  expect(lands('c3')).toHaveLength(6);
  expect(lands('c3 freshPenalty')).toEqual([]);
  expect(lands('c3 movesOnly')).toEqual([]);
});
rule('ROM-15.25', 'hostile units beside it do not matter', () => {
  const match = position({ ...TRADUCTOR, units: { [ME]: 'c3', 'blue.worker.1': 'c3' }, money: [4] });
  expect(acts(match, `translate ${ME}`)).toHaveLength(6);
  expect(match.texts()).not.toContain(`buy ${ME}`);
  match.play(`translate ${ME} c4`, 'buy', 'wood');
  expect(unit(match, ME)).toMatchObject({ lying: 'acted' });
});
rule(['ROM-15.25', 'ROM-4.8'], 'owners of units over there are asked; if they are hostile, the power is not used', () => {
  const asked = { ...TRADUCTOR, units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, money: [4], asked: [[1, 0]] } as const;
  const match = position(asked).play(`translate ${ME} c4`, 'buy');
  expect(match.decision()).toMatchObject({ ask: 'hostility', seats: [1], facts: { at: 'c4' } });
  match.play('hostile');
  expect([player(match, 0).characters[0]?.used, unit(match, ME).lying]).toEqual([false, null]);
  const stored = { ...asked, hexes: { c4: 'hill', c5: 'warehouse' }, units: { [ME]: 'c3', 'blue.worker.1': 'c5' }, money: [0] };
  const kept = position(stored).play(`translate ${ME} c4`, 'hostile');
  expect([player(kept, 0).characters[0]?.used, kept.events('produced')]).toEqual([false, []]);
  const used = position(stored).play(`translate ${ME} c4`, 'tolerant');
  expect([player(used, 0).characters[0]?.used, used.last('produced').to]).toEqual([true, 'c5']);
});
rule(['ROM-15.25', 'ROM-16.3'], 'not in the capital of the automaton', () => {
  const match = position({ ...TRADUCTOR, mode: 'solo', units: { [ME]: 'b2' }, money: [4] });
  expect(acts(match, `translate ${ME}`)).not.toContain('a2');
});
rule('ROM-15.25', 'only where there is something to do', () => {
  const match = position({ ...TRADUCTOR, hexes: { c4: 'farm' }, units: { [ME]: 'c3' } });
  expect(acts(match, `translate ${ME}`)).toEqual(['c4']);
});
