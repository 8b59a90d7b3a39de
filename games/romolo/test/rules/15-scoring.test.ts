// The characters that matter in the final scoring.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Sheet } from '../../table/table.ts';
import { type Position, position, type Sketch, skip } from '../support/position.ts';

const atEnd = (sketch: Sketch): Position =>
  position({ ending: true, phase: 'start', units: { 'yellow.worker.1': 'c2' }, ...sketch }).play('end the game');
function ended(sketch: Sketch): Position {
  const match = atEnd(sketch);
  while (match.result === undefined) skip(match);
  return match;
}
const sheet = (match: Position, owner: number): Sheet => match.last('scored').sheets[owner] as Sheet;

rule('ROM-15.7', 'Architectus: at the end a farm of the capital or next to it counts, for influence and domain', () => {
  const sketch: Sketch = {
    capitals: ['c3', 'e3'],
    hexes: { c3: '2 warehouse farm', b1: 'farm', c4: 'farm' },
    characters: [['architectus']],
  };
  const match = atEnd(sketch);
  expect(match.decision()).toMatchObject({ ask: 'architectusEnd', seats: [0], pass: true });
  expect([...match.texts()].sort()).toEqual(['c3', 'c4', 'pass']); // b1 is two steps away
  match.play('c3');
  while (match.result === undefined) skip(match);
  expect(sheet(match, 0)).toMatchObject({ hexes: 7, domain: 4 }); // power 4 reaches one step
  const without = ended({ ...sketch, characters: [[]] });
  expect(sheet(without, 0)).toMatchObject({ hexes: 1, domain: 3 });
});
rule('ROM-15.7', 'used in an earlier turn, it still counts once at the end', () => {
  const match = atEnd({ hexes: { c1: 'farm' }, characters: [['architectus used']] });
  expect(match.decision().ask).toBe('architectusEnd');
});
rule('ROM-15.7', 'it raises the second hex of the domain', () => {
  const match = atEnd({ capitals: ['c3', 'e3'], hexes: { c3: '3 warehouse', c4: 'farm' }, characters: [['architectus']] });
  match.play('c4', 'c4');
  expect(sheet(match, 0).domain).toBe(4 + 1);
});
rule('ROM-15.7', 'the seat is shown what its points would be', () => {
  const match = atEnd({ capitals: ['c3', 'e3'], hexes: { c3: '3 warehouse farm', c4: 'farm' }, characters: [['architectus']] });
  const facts = match.decision().facts as { total: number };
  expect(match.about(0, 'c3')).toMatchObject({ total: expect.any(Number) });
  expect((match.about(0, 'c3') as { total: number }).total).toBeGreaterThan(facts.total);
});

rule('ROM-15.8', 'Artifex: a point for each kind of construction in the domain, both hexes together', () => {
  const match = atEnd({
    capitals: ['c3', 'e3'],
    hexes: { c3: '2 farm 3 warehouse temple', c4: 'forum temple port=E aqueduct walls=E,W,NE', c5: 'water', d3: 'forum' },
    characters: [['artifex']],
    units: { 'yellow.soldier.1': 'c4' },
  });
  expect(sheet(match.play('c4'), 0).artifex).toBe(8); // tower, farm, warehouse, temple, forum, port, aqueduct, walls
});
rule('ROM-15.8', 'walls are a kind if three of them stand in one of the two hexes', () => {
  const walls = (c3: string, c4: string): number => {
    const match = atEnd({ capitals: ['c3', 'e3'], hexes: { c3: `3 warehouse ${c3}`, c4 }, characters: [['artifex']] });
    return sheet(match.play('c4'), 0).artifex;
  };
  expect(walls('walls=E,W', 'walls=E,NE')).toBe(2);
  expect(walls('walls=E,W,NE', '')).toBe(3);
});
rule('ROM-15.8', 'it does not count when characters are compared', () => {
  const match = ended({ hexes: { c1: 'farm warehouse' }, characters: [['artifex'], ['dux']] });
  expect(sheet(match, 0)).toMatchObject({ artifex: 3, characters: 1 });
  expect(sheet(match, 0).majorities.characters).toBe(sheet(match, 1).majorities.characters);
});

rule('ROM-15.9', 'Consul wins every tie', () => {
  const match = ended({ characters: [['consul'], ['dux']], units: {} });
  expect([0, 1].map((owner) => Object.values(sheet(match, owner).majorities))).toEqual([
    [4, 4, 4, 4, 4, 4],
    [0, 0, 0, 0, 0, 0],
  ]);
});

rule('ROM-15.20', 'Patronus: four points for the richest, two for the second, even if tied', () => {
  const patronus = (...money: number[]): number => sheet(ended({ seats: 4, characters: [['patronus']], money }), 0).patronus;
  expect(patronus(9, 8, 7, 0)).toBe(4);
  expect(patronus(9, 9, 9, 9)).toBe(4);
  expect(patronus(8, 9, 8, 0)).toBe(2);
  expect(patronus(7, 9, 8, 0)).toBe(0);
  expect(patronus(7, 9, 9, 0)).toBe(0);
});

rule('ROM-15.23', 'Publicus counts as three characters, but as one for the price of the next', () => {
  expect(sheet(ended({ characters: [['publicus']] }), 0).characters).toBe(3);
  const match = position({ units: { 'yellow.worker.1': 'c2' }, characters: [['publicus']], money: [6], display: ['dux', 'heros'] });
  match.play('hireCharacter yellow.worker.1', 'dux');
  expect(match.last('hiredCharacter')).toMatchObject({ coins: 3 });
});

rule('ROM-15.24', 'Sacerdos: one more influence on each of two hexes where its owner has some', () => {
  const units = {
    'yellow.soldier.1': 'a1',
    'blue.soldier.1': 'a1',
    'yellow.soldier.2': 'a2',
    'blue.soldier.2': 'a2',
    'blue.soldier.3': 'a3',
  };
  const match = atEnd({ capitals: ['c1', 'e3'], units, characters: [['sacerdos']] }).play();
  expect(match.decision()).toMatchObject({ ask: 'sacerdos', seats: [0] });
  expect(match.texts()).toEqual(['a1', 'a2', 'pass']);
  match.play('a1', 'a2');
  expect(sheet(match, 0).hexes).toBe(3);
  expect(sheet(match, 1).hexes).toBe(2);
});
rule('ROM-15.24', 'or two on one of them', () => {
  const units = { 'yellow.soldier.1': 'a1', 'blue.soldier.1': 'a1', 'blue.soldier.2': 'a1' };
  const match = atEnd({ units, characters: [['sacerdos']] });
  const once = atEnd({ units, characters: [['sacerdos']] }).play('a1', 'pass');
  expect(sheet(once, 0).hexes).toBe(1); // two against two
  expect(sheet(match.play('a1', 'a1'), 0).hexes).toBe(2);
});
rule('ROM-15.24', 'passing leaves both unused', () => {
  const match = atEnd({ units: { 'yellow.soldier.1': 'a1' }, characters: [['sacerdos']] }).play('pass');
  expect(match.result).toBeDefined();
});
