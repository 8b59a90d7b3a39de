// Influence, control, and what everybody may see.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { type Position, position, type Sketch, seen } from '../support/position.ts';

/** Which hexes a team controls. */
const controlled = (match: Position, team: number): string[] =>
  seen(match).hexes.flatMap(({ at, control }) => (control.team === team ? [at] : []));
const controlAt = (match: Position, hex: string) => seen(match).hexes.find(({ at }) => at === hex)?.control;
const influenceAt = (match: Position, hex: string, team = 0): number =>
  seen(match)
    .hexes.find(({ at }) => at === hex)
    ?.influence.find((one) => one.team === team)?.value ?? 0;
const reached = (match: Position, team = 0): string[] =>
  seen(match).hexes.flatMap(({ at }) => (influenceAt(match, at, team) > 0 ? [at] : []));
/** A capital of this power: a tower and warehouses. */
const capital = (power: number, more = ''): string => `${power - 1} warehouse ${more}`;
const ALL = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4', 'c5', 'd1', 'd2', 'd3', 'd4', 'e1', 'e2', 'e3'];
/** Only these hexes are land. */
const islands = (hexes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(ALL.map((name) => [name, hexes[name] ?? 'water']));

const around: Sketch = { capitals: ['c3', 'e3'] };

rule('ROM-12.1', 'strictly the most influence controls a hex; a tie or none leaves it neutral', () => {
  const match = position({
    ...around,
    hexes: { c3: capital(4) },
    units: { 'blue.soldier.1': 'c4', 'blue.soldier.2': 'b2', 'blue.soldier.3': 'b2' },
  });
  expect(controlAt(match, 'b3')).toMatchObject({ team: 0, because: 'influence' });
  expect(controlAt(match, 'b2')).toMatchObject({ team: 1, because: 'influence' });
  expect(controlAt(match, 'c4')).toMatchObject({ team: null, because: 'tie' });
  expect(controlAt(match, 'a1')).toMatchObject({ team: null, because: 'nobody' });
});
rule('ROM-12.1', 'a tie for second place does not matter', () => {
  const match = position({
    seats: 3,
    units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3', 'red.soldier.1': 'c3', 'red.soldier.2': 'c3' },
  });
  expect(controlAt(match, 'c3')).toMatchObject({ team: 2 });
});

rule('ROM-12.2', 'players control their own capital, whatever the influence there', () => {
  const match = position({ ...around, hexes: { c3: capital(4) }, units: { 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3' } });
  expect(controlAt(match, 'c3')).toMatchObject({ team: 0, because: 'capital', rule: 'ROM-12.2' });
});

rule('ROM-12.3', 'a capital of power 3 reaches nothing, of 4 one step, of 5 two, of 6 and more three', () => {
  const reach = (power: number): number => reached(position({ ...around, capitals: ['c1', 'e3'], hexes: { c1: capital(power) } })).length;
  expect([3, 4, 5, 6, 7].map(reach)).toEqual([0, 3, 8, 13, 13]); // from the corner c1; e3 is blue's
});
rule('ROM-12.3', 'what a capital reaches gets one influence, whatever its power', () => {
  const match = position({ ...around, hexes: { c3: capital(6) } });
  expect([influenceAt(match, 'c2'), influenceAt(match, 'a1')]).toEqual([1, 1]);
});

rule('ROM-12.4', 'EX-22: a protective wall must be gone around', () => {
  const wall = { c4: 'walls=W' };
  expect(reached(position({ ...around, hexes: { c3: capital(4), ...wall } }))).not.toContain('c4');
  expect(reached(position({ ...around, hexes: { c3: capital(5), ...wall } }))).toContain('c4');
});
rule('ROM-12.4', 'a wall of the hex one leaves does not matter', () => {
  expect(reached(position({ ...around, hexes: { c3: capital(4, 'walls=E') } }))).toContain('c4');
});
rule('ROM-12.4', 'influence enters neither water nor face-down hexes', () => {
  const match = position({ ...around, hexes: { c3: capital(4), b2: 'water', b3: 'down' } });
  expect(reached(match)).toEqual(['c2', 'c4', 'd2', 'd3']);
});
rule(['ROM-12.4', 'ROM-12.6'], 'EX-25: control at the end', () => {
  const match = position({
    capitals: ['c3', 'a3'],
    hexes: islands({ c3: capital(5), b2: 'plain', b3: 'plain', a1: 'walls=SE', a2: 'plain', a3: capital(3) }),
    units: { 'blue.soldier.1': 'b3' },
  });
  expect(controlled(match, 0)).toEqual(['a2', 'b2', 'c3']);
  expect(controlled(match, 1)).toEqual(['a3']);
  expect(controlAt(match, 'b3')).toMatchObject({ because: 'tie' });
  expect(controlAt(match, 'a1')).toMatchObject({ because: 'nobody' });
});
rule('ROM-12.4', 'EX-23: around water, with a tie', () => {
  const match = position({
    ...around,
    hexes: { c3: capital(4), b3: 'water', d2: 'water', d3: 'water' },
    units: { 'blue.soldier.1': 'c4' },
  });
  expect(controlled(match, 0)).toEqual(['b2', 'c2', 'c3']);
  expect(controlAt(match, 'c4')).toMatchObject({ team: null, because: 'tie' });
});

rule('ROM-12.5', 'another player’s tower blocks, an ally’s does not', () => {
  const hexes = { c3: capital(5) };
  const capitals = ['c3', 'a1', 'c4', 'e1'];
  expect(reached(position({ seats: 4, capitals, hexes }))).not.toContain('c4');
  expect(reached(position({ mode: 'teams', capitals, hexes }))).toContain('c4');
});
rule('ROM-12.5', 'the capital of the automaton blocks', () => {
  const match = position({ mode: 'solo', capitals: ['b2'], hexes: { b2: capital(4) } });
  expect(reached(match)).toEqual(['a1', 'b1', 'b3', 'c2', 'c3']);
});

rule('ROM-12.6', 'soldiers put influence on their hex, even on water; other units put none', () => {
  const units = {
    'yellow.soldier.1': 'b1',
    'yellow.soldier.2': 'b1',
    'yellow.worker.1': 'b2',
    'mercenary.1': 'b3',
    'yellow.explorer.1': 'b4',
  };
  const match = position({ hexes: { b1: 'water' }, units });
  expect(reached(match)).toEqual(['b1']);
  expect(influenceAt(match, 'b1')).toBe(2);
});

rule('ROM-12.7', 'control changes nothing before the end: in a hex that others control I can build and produce', () => {
  const match = position({
    capitals: ['c1', 'c3'],
    hexes: { c3: capital(4), c4: 'warehouse' },
    units: { 'yellow.worker.1': 'c4' },
    stock: ['1 stone 1 wood'],
  });
  expect(controlAt(match, 'c4')).toMatchObject({ team: 1 });
  expect(match.texts()).toEqual(expect.arrayContaining(['produce yellow.worker.1', 'build yellow.worker.1']));
});

rule('ROM-12.8', 'everything is open except tokens and, with the option, money', () => {
  const sketch: Sketch = { stock: ['2 wheat', '3 salt'], money: [7, 9], characters: [['dux 3'], []], units: { 'blue.worker.1': 'e3' } };
  const secret = seen(position(sketch), 0);
  expect(secret.players.map(({ money }) => money)).toEqual([7, null]);
  expect(secret.players[1]).toMatchObject({ stock: { salt: 3 }, hand: { count: 5, tokens: null }, aside: null });
  expect(secret.players[0]?.hand.tokens).toHaveLength(5);
  const open = seen(position({ ...sketch, options: { coinsSecret: 'off' } }), 0);
  expect(open.players.map(({ money }) => money)).toEqual([7, 9]);
});
rule('ROM-12.8', 'allies see each other’s money', () => {
  const match = position({ mode: 'teams', money: [1, 2, 3, 4] });
  expect(seen(match, 2).players.map(({ money }) => money)).toEqual([1, null, 3, null]);
});
