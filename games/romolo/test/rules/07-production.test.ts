// Chapter 7: producing, collecting, refining.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, type Position, position, stock, unit } from '../support/position.ts';

const ME = 'yellow.worker.1';
const PRODUCE = `produce ${ME}`;
const stores = (match: Position, at: string): readonly object[] => hex(match, at).stores;
const EMPTY = { type: null, cubes: 0 };

rule('ROM-7.1', 'a plain gives wheat, a hill stone, a forest wood', () => {
  for (const [terrain, type] of [
    ['plain', 'wheat'],
    ['hill', 'stone'],
    ['forest', 'wood'],
  ] as const) {
    const match = position({ hexes: { c3: terrain, c4: 'warehouse' }, units: { [ME]: 'c3' } }).play(PRODUCE);
    expect(stores(match, 'c4')).toEqual([{ type, cubes: 1 }]);
    expect(unit(match, ME).lying).toBe('acted');
  }
});
rule(['ROM-7.1', 'ROM-7.2'], 'or salt from open water beside it', () => {
  const match = position({ hexes: { c4: 'warehouse', b3: 'water', b2: 'down water' }, units: { [ME]: 'c3' } }).play(PRODUCE);
  expect(match.texts()).toEqual(['wheat from c3', 'salt from b3']);
  match.play('salt from b3');
  expect(stores(match, 'c4')).toEqual([{ type: 'salt', cubes: 1 }]);
  expect(match.last('produced')).toEqual({
    kind: 'produced',
    rule: 'ROM-7.1',
    unit: ME,
    at: 'c3',
    from: 'b3',
    resource: 'salt',
    cubes: 1,
    to: 'c4',
  });
});
rule(['ROM-7.2', 'ROM-7.11'], 'a worker on water makes nothing', () => {
  const match = position({ hexes: { c3: 'water', b3: 'water', c4: 'warehouse' }, units: { [ME]: 'c3' } });
  expect(match.refuses(PRODUCE)).toMatchObject({ rule: 'ROM-7.11', because: 'onWater' });
});
rule('ROM-7.11', 'but it can trade, refine, hire and make new units', () => {
  const match = position({ hexes: { c3: 'water' }, units: { [ME]: 'c3' }, stock: ['3 wheat'], money: [9] });
  for (const work of ['sell', 'buy', 'refine', 'hireCharacter', 'hireMercenaries', 'createWorker']) expect(acts(match, work)).toEqual([ME]);
});
rule('ROM-7.3', 'each sawmill and each quarry adds a cube of its own resource', () => {
  const forest = position({ hexes: { c3: 'forest 2 sawmill', c4: 'warehouse' }, units: { [ME]: 'c3' } }).play(PRODUCE);
  expect(stores(forest, 'c4')).toEqual([{ type: 'wood', cubes: 3 }]);
  const hill = position({ hexes: { c3: 'hill quarry', c4: 'warehouse', b3: 'water' }, units: { [ME]: 'c3' } }).play(PRODUCE);
  expect(hill.about(0, 'stone from c3')).toEqual({ cubes: 2 });
  hill.play('salt from b3');
  expect(stores(hill, 'c4')).toEqual([{ type: 'salt', cubes: 1 }]);
});
rule('ROM-7.4', 'one worker a turn produces in a hex: a plain yields wheat or salt, not both', () => {
  const match = position({
    hexes: { c3: '2 warehouse', b3: 'water', b2: 'water' },
    units: { [ME]: 'c3', 'yellow.worker.2': 'c3' },
  });
  match.play(PRODUCE);
  expect(match.texts()).toEqual(['wheat from c3', 'salt from b3', 'salt from b2']);
  match.play('salt from b3', 'c3 1');
  expect([hex(match, 'c3').yielded, hex(match, 'b3').yielded]).toEqual([true, false]);
  expect(match.refuses('produce yellow.worker.2')).toMatchObject({ rule: 'ROM-7.4', because: 'yielded' });
});
rule('ROM-7.4', 'one water hex serves several shores', () => {
  const match = position({
    hexes: { c3: 'hill warehouse', c4: 'forest', d3: '2 warehouse', b3: 'water' },
    units: { [ME]: 'c3', 'yellow.worker.2': 'c4' },
  });
  match.play(PRODUCE, 'salt from b3', 'c3 1', 'produce yellow.worker.2', 'salt from b3', 'd3 1');
  expect([stores(match, 'c3'), stores(match, 'd3')]).toEqual([[{ type: 'salt', cubes: 1 }], [{ type: 'salt', cubes: 1 }, EMPTY]]);
});
rule('ROM-7.4', 'next turn it yields again', () => {
  const match = position({
    hexes: { c3: 'yielded warehouse' },
    units: { [ME]: 'c3', 'blue.worker.1': 'c3' },
    active: 1,
    tolerant: [[1, 0]],
  });
  match.play('pass');
  while (match.decision().seats[0] !== 0) match.play(match.texts().includes('pass') ? 'pass' : (match.texts()[0] as string));
  expect(hex(match, 'c3').yielded).toBe(false);
});
rule('ROM-7.5', 'into a warehouse here or next door, with no hostile units there and no wall in between', () => {
  const match = position({
    hexes: { b2: 'warehouse', b3: 'warehouse walls=SW', c4: 'warehouse' },
    units: { [ME]: 'c3', 'blue.worker.1': 'b2' },
  }).play(PRODUCE);
  expect(stores(match, 'c4')).toEqual([{ type: 'wheat', cubes: 1 }]); // the only one left
});
rule('ROM-7.5', 'for the others there is a reason why not', () => {
  const match = position({
    hexes: { c3: 'warehouse', b2: 'warehouse', b3: 'warehouse walls=SW', c4: 'warehouse', d2: 'warehouse=1wood', d3: 'warehouse walls=E' },
    units: { [ME]: 'c3', 'blue.worker.1': 'b2' },
  }).play(PRODUCE);
  expect(match.texts()).toEqual(['c3 1', 'c4 1', 'd3 1']);
  expect(match.refuses('b2 1')).toMatchObject({ rule: 'ROM-7.5', because: 'hostileUnits' });
  expect(match.refuses('b3 1')).toMatchObject({ rule: 'ROM-7.5', because: 'behindWall' });
  expect(match.refuses('d2 1')).toMatchObject({ rule: 'ROM-7.6', because: 'warehouseFull' });
});
rule('ROM-7.5', 'a wall on its own hex does not matter, nor does one on the warehouse’s other sides', () => {
  const match = position({ hexes: { c3: 'walls=E,W', c4: 'warehouse walls=E' }, units: { [ME]: 'c3' } }).play(PRODUCE);
  expect(stores(match, 'c4')).toEqual([{ type: 'wheat', cubes: 1 }]);
});
rule(['ROM-7.3', 'ROM-7.6', 'ROM-7.7'], 'a warehouse takes what one worker makes, however much; without one nothing is made', () => {
  const match = position({
    hexes: { c2: 'forest sawmill', c3: '2 warehouse' },
    units: { [ME]: 'c2', 'yellow.worker.2': 'c3', 'yellow.worker.3': 'c4' },
  });
  match.play(PRODUCE, 'c3 1', 'produce yellow.worker.2');
  expect(stores(match, 'c3')).toEqual([
    { type: 'wood', cubes: 2 },
    { type: 'wheat', cubes: 1 },
  ]);
  expect(match.refuses('produce yellow.worker.3')).toMatchObject({ rule: 'ROM-7.7', because: 'noWarehouse' });
});
rule('ROM-7.8', 'collecting takes all cubes of one warehouse of the hex', () => {
  const match = position({ hexes: { c3: 'warehouse=3wood warehouse warehouse=1salt' }, units: { [ME]: 'c3' } });
  match.play(`collect ${ME}`);
  expect(match.texts()).toEqual(['warehouse 1', 'warehouse 3']);
  match.play('warehouse 1');
  expect(stock(match, 0)).toEqual({ wood: 3 });
  expect(stores(match, 'c3')).toEqual([EMPTY, EMPTY, { type: 'salt', cubes: 1 }]);
});
rule('ROM-7.8', 'not of a hex next door', () => {
  const match = position({ hexes: { c4: 'warehouse=3wood', c3: 'warehouse' }, units: { [ME]: 'c3' } });
  expect(match.refuses(`collect ${ME}`)).toMatchObject({ rule: 'ROM-7.8', because: 'nothingStored' });
});
rule('ROM-7.9', 'two equal cubes of stock and hex make a refined one', () => {
  const match = position({ hexes: { c3: 'warehouse=1wood' }, units: { [ME]: 'c3' }, stock: ['1 wood 2 salt 1 stone'] });
  match.play(`refine ${ME}`);
  expect(match.texts()).toEqual(['wood', 'salt']);
  match.play('wood');
  expect(stock(match, 0)).toEqual({ salt: 2, stone: 1, refined: 1 });
  expect(stores(match, 'c3')).toEqual([EMPTY]);
});
rule('ROM-7.10', 'refined cubes are not refined again', () => {
  const match = position({ units: { [ME]: 'c3' }, stock: ['4 refined 1 wood'] });
  expect(match.refuses(`refine ${ME}`)).toMatchObject({ rule: 'ROM-7.9', because: 'nothingToRefine' });
});
