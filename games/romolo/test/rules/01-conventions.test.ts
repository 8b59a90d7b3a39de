// Conventions: money, adjacency, ownership of constructions, power, the bank, paying, rounds, enemies, lots of walls.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, onTo, player, position, seen, stock } from '../support/position.ts';

const powerOf = (words: string): number | undefined =>
  seen(position({ capitals: ['c1', 'e3'], hexes: { c3: words } })).hexes.find(({ at }) => at === 'c3')?.power;
const placesOf = (words: string): { used: number; limit: number } | undefined =>
  seen(position({ hexes: { c3: words } })).hexes.find(({ at }) => at === 'c3')?.places;

rule('ROM-1.1', 'money is counted in half coins: a price of 2 pays 4 of them, and two cubes of price 0 cost one', () => {
  const seller = position({ units: { 'yellow.worker.1': 'c3' }, stock: ['1 wheat'], prices: { wheat: 2 } });
  seller.play('sell yellow.worker.1', 'wheat on salt');
  expect(player(seller, 0).money).toBe(4);
  const buyer = position({ units: { 'yellow.worker.1': 'c3' }, money: [1], prices: { salt: 0 } }).play('buy yellow.worker.1');
  expect([player(buyer, 0).money, stock(buyer, 0)]).toEqual([0, { salt: 2 }]);
});

rule('ROM-1.2', 'adjacent hexes share a side; there is nothing outside the map', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'a1' } });
  const from = (name: string): string[] =>
    acts(match, 'move').flatMap((text) => (text.startsWith(name) ? [text.slice(name.length + 1)] : []));
  expect(from('yellow.worker.1').sort()).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3']);
  expect(from('yellow.worker.2').sort()).toEqual(['a2', 'b1', 'b2']);
});

rule('ROM-1.3', 'constructions belong to nobody: a warehouse in somebody else’s capital stores what I produce', () => {
  const match = position({ hexes: { e3: 'warehouse' }, units: { 'yellow.worker.1': 'd4' } });
  match.play('produce yellow.worker.1');
  expect(match.last('produced')).toMatchObject({ resource: 'wheat', to: 'e3' });
});
rule('ROM-1.3', 'hostile units keep others from using it', () => {
  const match = position({ hexes: { e3: 'warehouse' }, units: { 'yellow.worker.1': 'd4', 'blue.worker.1': 'e3' } });
  expect(match.refuses('produce yellow.worker.1')).toMatchObject({ because: 'noWarehouse' });
});

rule('ROM-1.4', 'EX-8: the power of a hex is its constructions without farms', () => {
  expect(powerOf('2 warehouse')).toBe(2);
  expect(powerOf('2 warehouse 3 farm')).toBe(2);
  expect(powerOf('hill 2 quarry')).toBe(2);
  expect(powerOf('temple forum aqueduct port=E,W')).toBe(5);
  expect(seen(position({ hexes: { c1: '2 warehouse farm' } })).players[0]?.power).toBe(3); // with the tower
});
rule('ROM-1.5', 'three walls of a hex count as one construction', () => {
  expect(powerOf('walls=E,W,NE')).toBe(1);
  expect(powerOf('walls=E,W,NE,NW,SE,SW')).toBe(2);
});
rule('ROM-1.6', 'walls count for power once three of them stand, and take a place as soon as the first does', () => {
  expect([powerOf('walls=E,W'), placesOf('walls=E,W')?.used]).toEqual([0, 1]);
  expect([powerOf('walls=E,W,NE,NW'), placesOf('walls=E,W,NE,NW')?.used]).toEqual([1, 2]);
  expect(placesOf('walls=E,W,NE')?.used).toBe(1);
});

rule('ROM-1.7', 'nothing can be built that the bank has run out of', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3' }, stock: ['3 stone 3 wood'], bank: { farm: 0 } }).play(
    'build yellow.worker.1',
  );
  expect(match.refuses('farm')).toMatchObject({ rule: 'ROM-1.7', because: 'bankEmpty' });
  expect(match.texts()).toContain('warehouse');
});
rule('ROM-1.7', 'what was dismantled never returns to the bank', () => {
  const match = position({ hexes: { c3: 'temple' }, units: { 'yellow.worker.1': 'c3' }, bank: { temple: 1 } });
  match.play('dismantle yellow.worker.1', 'stone');
  expect(hex(match, 'c3').built.temple).toBe(0);
  expect(seen(match).bank.find(({ type }) => type === 'temple')?.left).toBe(1);
});

rule('ROM-1.8', 'cubes never run out: the box has 24 wheat, a player may have 25', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3' }, stock: ['24 wheat'], money: [4] }).play('buy yellow.worker.1', 'wheat');
  expect(stock(match, 0)).toEqual({ wheat: 25 });
});

rule(['ROM-1.9', 'ROM-1.10'], 'EX-24: a worker pays with what lies in the warehouses of its hex, then from the stock', () => {
  const match = position({ hexes: { c3: 'warehouse=2wood' }, units: { 'yellow.worker.1': 'c3' }, stock: ['1 stone 5 wood'] });
  match.play('build yellow.worker.1', 'warehouse');
  expect(stock(match, 0)).toEqual({ wood: 5 });
  expect(hex(match, 'c3').stores).toEqual([
    { type: null, cubes: 0 },
    { type: null, cubes: 0 },
  ]);
});
rule('ROM-1.9', 'warehouses of other hexes pay nothing', () => {
  const match = position({ hexes: { c4: 'warehouse=2wood' }, units: { 'yellow.worker.1': 'c3' }, stock: ['2 stone 1 wood'] });
  match.play('build yellow.worker.1');
  expect(match.refuses('warehouse')).toMatchObject({ because: 'tooExpensive' });
});
rule('ROM-1.10', 'the warehouse with the fewest cubes of the kind is emptied first', () => {
  const match = position({ hexes: { c3: 'warehouse=2wood warehouse=1wood' }, units: { 'yellow.worker.1': 'c3' }, stock: ['1 stone'] });
  match.play('build yellow.worker.1', 'farm');
  expect(hex(match, 'c3').stores).toEqual([
    { type: 'wood', cubes: 2 },
    { type: null, cubes: 0 },
  ]);
});

rule('ROM-1.11', 'a round is one turn of everybody, clockwise from the first player', () => {
  const match = position({
    seats: 3,
    order: [1, 2, 0],
    active: 1,
    hexes: { c1: 'farm', e3: 'farm', a1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'e3', 'red.worker.1': 'a1' },
  });
  for (let turn = 0; turn < 3; turn++) onTo(match.play('pass'), 'act');
  expect(match.events('turnBegan').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(match.events('roundBegan')).toMatchObject([{ round: 3 }]);
});
rule('ROM-1.11', 'an eliminated player has no turn', () => {
  const match = position({ seats: 3, fallen: [1], hexes: { c1: 'farm' }, units: { 'yellow.worker.1': 'c1', 'red.worker.1': 'a1' } });
  onTo(match.play('pass'), 'act');
  expect(match.last('turnBegan')).toMatchObject({ seat: 2 });
});

rule('ROM-1.12', 'allies are not enemies: they neither hinder nor can be attacked', () => {
  const units = { 'yellow.worker.1': 'c3', 'red.soldier.1': 'c3' };
  const match = position({ mode: 'teams', hexes: { c3: 'warehouse' }, units });
  expect(match.texts()).toContain('produce yellow.worker.1');
  const war = position({ mode: 'teams', phase: 'war', units: { 'yellow.soldier.1': 'c3', 'red.soldier.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(war.texts()).toEqual(['c3 seat 1', 'pass']);
  const enemies = position({ seats: 4, phase: 'war', units: { 'yellow.soldier.1': 'c3', 'red.soldier.1': 'c3', 'blue.worker.1': 'c3' } });
  expect(enemies.texts()).toEqual(['c3 seat 1', 'c3 seat 2', 'pass']);
});

rule('ROM-1.13', 'a set of walls is any three that the remover chooses, or all that are left', () => {
  const units = { 'yellow.soldier.1': 'c3' };
  const many = position({ phase: 'war', hexes: { c3: 'walls=E,NE,NW,W temple' }, units }).play('c3 demolish', 'walls');
  expect(many.decision()).toMatchObject({ ask: 'wallLot', some: { min: 3, max: 3 } });
  many.play('E + NE + W');
  expect(hex(many, 'c3').walls).toBe(1 << 2);
  const few = position({ phase: 'war', hexes: { c3: 'walls=E,NE temple' }, units }).play('c3 demolish', 'walls');
  expect(hex(few, 'c3')).toMatchObject({ walls: 0, built: { temple: 1 } });
});
