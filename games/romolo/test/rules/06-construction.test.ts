// Chapter 6: building, dismantling, transforming.

import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Building } from '../../content/constructions.ts';
import { inBank } from '../../rules/land/bank.ts';
import { placeLimit, placesUsed, powerOf } from '../../rules/land/hexes.ts';
import { hexAt, hexOf } from '../../table/names.ts';
import { acts, hex, type Position, player, position, type Sketch, stock, unit } from '../support/position.ts';

const ME = 'yellow.worker.1';
const BUILD = `build ${ME}`;
const RICH = '9 stone 9 wood';
/** A worker in c3 that has chosen to build there. */
const building = (sketch: Sketch = {}): Position =>
  position({ stock: [RICH], ...sketch, units: { [ME]: 'c3', ...sketch.units } }).play(BUILD);
const places = (match: Position, at: string): [number, number] => [
  placesUsed(hexAt(match.table, hexOf(match.table, at))),
  placeLimit(match.table, hexOf(match.table, at)),
];

rule('ROM-6.1', 'the cost is paid, the piece comes from the bank into the hex of the worker', () => {
  const match = building({ bank: { temple: 2 } });
  match.play('temple');
  expect(hex(match, 'c3').built.temple).toBe(1);
  expect(stock(match, 0)).toEqual({ stone: 7, wood: 8 });
  expect(match.table.bank.temple).toBe(1);
  expect(match.last('built')).toEqual({
    kind: 'built',
    rule: 'ROM-6.1',
    seat: 0,
    at: 'c3',
    building: 'temple',
    sides: [],
    paid: { stone: 2, wood: 1 },
    free: 0,
  });
});
rule(['ROM-6.1', 'ROM-19.1', 'ROM-19.2', 'ROM-19.4', 'ROM-19.7', 'ROM-19.8', 'ROM-19.9'], 'what fits on a plain', () => {
  expect(building().texts()).toEqual(['farm', 'warehouse', 'temple', 'aqueduct', 'forum', 'wall']);
});
rule(['ROM-6.1', 'ROM-19.5', 'ROM-19.6'], 'a hill takes a quarry, a forest a sawmill, and walls', () => {
  const hill = building({ hexes: { c3: 'hill' } });
  expect(hill.texts()).toEqual(['quarry', 'wall']);
  expect(hill.refuses('farm')).toMatchObject({ rule: 'ROM-6.1', because: 'wrongTerrain', terrain: ['plain'] });
  expect(building({ hexes: { c3: 'forest' } }).texts()).toEqual(['sawmill', 'wall']);
});
rule('ROM-6.1', 'what each building costs', () => {
  const paid = (terrain: string, name: Building): object =>
    building({ hexes: { c3: terrain, b2: 'water' } })
      .play(name)
      .last('built').paid;
  expect(paid('plain', 'farm')).toEqual({ stone: 1, wood: 1 });
  expect(paid('plain', 'warehouse')).toEqual({ stone: 1, wood: 2 });
  expect(paid('plain', 'port')).toEqual({ stone: 3, wood: 2 });
  expect(paid('plain', 'temple')).toEqual({ stone: 2, wood: 1 });
  expect(paid('forest', 'sawmill')).toEqual({ stone: 4, wood: 1 });
  expect(paid('hill', 'quarry')).toEqual({ stone: 1, wood: 4 });
  expect(paid('plain', 'aqueduct')).toEqual({ stone: 4, wood: 2 });
  expect(paid('plain', 'forum')).toEqual({ stone: 3, wood: 2 });
});
rule('ROM-6.1', 'nothing too expensive is offered, and building not at all if nothing can be paid for', () => {
  const match = building({ stock: ['1 stone 1 wood'] });
  expect(match.texts()).toEqual(['farm', 'wall']);
  expect(match.refuses('warehouse')).toMatchObject({ rule: 'ROM-6.1', because: 'tooExpensive', stone: 1, wood: 2, cubes: 3 });
  const poor = position({ units: { [ME]: 'c3' }, stock: ['4 wheat'] });
  expect(poor.refuses(BUILD)).toMatchObject({ rule: 'ROM-6.1', because: 'nothingToBuild' });
});
rule('ROM-1.7', 'nothing is built that the bank has run out of', () => {
  const match = building({ bank: { temple: 0, wall: 0 } });
  expect(match.refuses('temple')).toMatchObject({ rule: 'ROM-1.7', because: 'bankEmpty' });
  expect(match.refuses('wall')).toMatchObject({ rule: 'ROM-1.7', because: 'bankEmpty' });
});
rule('ROM-1.7', 'sawmills and quarries are the same pieces', () => {
  const match = building({ hexes: { c3: 'hill' }, bank: { sawmillQuarry: 1 } }).play('quarry');
  expect(match.table.bank.sawmillQuarry).toBe(0);
  expect(building({ hexes: { c3: 'forest' }, bank: { sawmillQuarry: 0 } }).decision().ask).toBe('wallSide'); // only walls are left
});
rule(['ROM-1.9', 'ROM-1.10'], 'cubes in the worker’s hex pay too, before the stock', () => {
  const match = building({ hexes: { c3: 'warehouse=2wood' }, stock: ['1 stone 1 wood'] });
  match.play('warehouse');
  expect(stock(match, 0)).toEqual({ wood: 1 });
  expect(hex(match, 'c3').stores).toEqual([
    { type: null, cubes: 0 },
    { type: null, cubes: 0 },
  ]);
});
rule('ROM-1.9', 'cubes of a neighbouring hex do not', () => {
  const match = position({ units: { [ME]: 'c3' }, hexes: { c4: 'warehouse=3wood warehouse=3stone' } });
  expect(match.texts()).not.toContain(BUILD);
});
rule('ROM-1.10', 'the emptiest warehouse first; of those equally empty, the oldest', () => {
  const match = building({ hexes: { c3: 'warehouse=3wood warehouse=1wood warehouse=1wood' }, stock: ['1 stone'] });
  match.play('farm');
  expect(hex(match, 'c3').stores.map(({ cubes }) => cubes)).toEqual([3, 0, 1]);
});

// ---- room

rule(['ROM-6.2', 'ROM-1.5', 'ROM-1.6'], 'a hex has room for four constructions, farms and the tower included; three walls are one', () => {
  const match = position({
    stock: [RICH],
    hexes: { b2: '2 warehouse', b3: '3 warehouse farm', c2: '2 farm warehouse walls=E,NE,NW' },
    units: { [ME]: 'b2', 'yellow.worker.2': 'b3', 'yellow.worker.3': 'c2' },
  });
  expect([places(match, 'b2'), places(match, 'b3'), places(match, 'c2')]).toEqual([
    [2, 4],
    [4, 4],
    [4, 4],
  ]);
  match.play('build yellow.worker.2'); // nothing but an aqueduct, which is built at once
  expect(hex(match, 'b3').built.aqueduct).toBe(1);
});
rule('ROM-6.2', 'a full hex takes neither buildings nor walls', () => {
  const match = building({ hexes: { c3: '5 farm walls=E', c4: '2 aqueduct' }, stock: ['4 stone 2 wood'] });
  expect(match.texts()).toEqual(['aqueduct', 'wall']); // six places: the second and third wall need none of their own
  expect(match.refuses('farm')).toMatchObject({ rule: 'ROM-6.2', because: 'noRoom', used: 6, limit: 6 });
});
rule('ROM-6.2', 'the tower takes a place', () => {
  const match = position({ stock: ['3 stone 3 wood'], capitals: ['c3'], hexes: { c3: '3 farm' }, units: { [ME]: 'c3' } });
  expect(match.texts()).not.toContain(BUILD);
});
rule('ROM-6.2', 'each aqueduct here or next door gives one more place', () => {
  const match = building({ hexes: { c3: '3 farm aqueduct', c4: 'aqueduct', d3: 'aqueduct', a1: 'aqueduct' } });
  expect(places(match, 'c3')).toEqual([4, 7]);
  match.play('farm');
  expect(hex(match, 'c3').built.farm).toBe(4);
});
rule('ROM-6.3', 'an aqueduct may be the fifth construction', () => {
  const match = building({ hexes: { c3: '3 farm walls=E' } });
  expect(match.about(0, 'aqueduct')).toMatchObject({ power: [0, 1], places: [5, 5] });
  match.play('aqueduct');
  expect(places(match, 'c3')).toEqual([5, 5]);
});
rule('ROM-6.3', 'but not the sixth', () => {
  expect(position({ stock: [RICH], hexes: { c3: '5 farm' }, units: { [ME]: 'c3' } }).texts()).not.toContain(BUILD);
});
rule('ROM-6.15', 'when an aqueduct goes nothing is removed, but nothing can be added', () => {
  const match = position({ stock: [RICH], hexes: { c3: '5 farm' }, units: { [ME]: 'c3' } });
  expect(hex(match, 'c3').built.farm).toBe(5);
  expect(match.refuses(BUILD)).toMatchObject({ because: 'nothingToBuild' });
});

// ---- walls

rule('ROM-6.4', 'up to three walls on different sides in one action', () => {
  const match = building({ stock: ['9 stone 1 wood'], hexes: { c3: 'walls=W' } }).play('wall');
  expect(match.texts()).toEqual(['E', 'NE', 'NW', 'SW', 'SE']); // no pass before the first
  match.play('NE', 'SW');
  expect(match.texts()).toEqual(['E', 'NW', 'SE', 'pass']);
  match.play('E', '3 stone');
  expect(match.last('built')).toMatchObject({ building: 'wall', sides: ['E', 'NE', 'SW'], paid: { stone: 3 } });
  expect(hex(match, 'c3').walls).toBe(0b011011);
  expect(unit(match, ME).lying).toBe('acted');
});
rule('ROM-6.4', 'or fewer, and none on a hex with six', () => {
  const match = building({ stock: ['9 stone 1 wood'] }).play('wall', 'E', 'pass', '1 stone');
  expect(match.last('built')).toMatchObject({ sides: ['E'], paid: { stone: 1 } });
  const full = building({ hexes: { c3: 'walls=E,NE,NW,W,SW,SE' } });
  expect(full.refuses('wall')).toMatchObject({ rule: 'ROM-6.4', because: 'noFreeSide' });
});
rule(['ROM-6.4', 'ROM-1.6'], 'a set already begun has its place, a new one needs its own', () => {
  const begun = building({ stock: ['2 stone'], hexes: { c3: '3 farm walls=E' } }).play('NE', 'NW');
  expect(begun.last('built').sides).toEqual(['NE', 'NW']); // a third would begin the second set
  const full = building({ hexes: { c3: '2 farm walls=E,NE,NW', c4: 'aqueduct' }, stock: ['3 stone 3 wood'] }).play('wall');
  full.play('W', 'SW', 'SE', '3 stone');
  expect(places(full, 'c3')).toEqual([4, 5]);
  const fuller = position({ stock: ['3 stone'], hexes: { c3: '3 farm walls=E,NE,NW' }, units: { [ME]: 'c3' } });
  expect(fuller.texts()).not.toContain(BUILD);
});
rule('ROM-6.5', 'toward water, face-down hexes and the edge, on every kind of land', () => {
  for (const terrain of ['plain', 'hill', 'forest']) {
    const match = position({ stock: ['3 stone'], hexes: { a1: terrain, a2: 'water', b1: 'down' }, units: { [ME]: 'a1' } });
    match.play(BUILD);
    if (match.decision().ask === 'build') match.play('wall');
    match.play('E', 'W', 'SW');
    expect(match.last('built').sides).toEqual(['E', 'W', 'SW']);
  }
});
rule('ROM-7.11', 'nothing is built on water', () => {
  const match = position({ stock: [RICH], hexes: { c3: 'water' }, units: { [ME]: 'c3' } });
  expect(match.refuses(BUILD)).toMatchObject({ rule: 'ROM-7.11', because: 'onWater' });
});
rule('ROM-6.6', 'each wall costs one stone or one wood, whichever the builder prefers', () => {
  const match = building({ stock: ['2 stone 2 wood'] }).play('wall', 'E', 'NE', 'W');
  expect(match.texts()).toEqual(['2 stone 1 wood', '1 stone 2 wood']);
  const short = building({ stock: ['1 stone 1 wood'] }).play('wall', 'E', 'NE');
  expect(short.last('built').sides).toEqual(['E', 'NE']); // a third cannot be paid
});
rule('ROM-6.6', 'as many as the bank has, and no more', () => {
  const match = building({ bank: { wall: 1 }, stock: ['3 stone'] }).play('E');
  expect(match.last('built').sides).toEqual(['E']);
  expect(inBank(match.table, 'wall')).toBe(0); // walls come from there
});

// ---- ports

rule(['ROM-6.7', 'ROM-19.3'], 'a port needs a side on open water without one; its builder picks it', () => {
  const match = building({ hexes: { b3: 'water', c2: 'water', c4: 'water', d2: 'down water', c3: 'port=NE' } });
  match.play('port');
  expect(match.decision()).toMatchObject({ ask: 'portSide', texts: ['E', 'W'], facts: { at: 'c3' } });
  match.play('W');
  expect(match.last('built')).toMatchObject({ building: 'port', sides: ['W'] });
  expect(hex(match, 'c3').ports).toBe(0b001010);
  const none = building({ hexes: { c2: 'water', c3: 'port=W', d2: 'down water' } });
  expect(none.refuses('port')).toMatchObject({ rule: 'ROM-6.7', because: 'noFreeWaterSide' });
});
rule('ROM-6.7', 'a wall may be on the same side', () => {
  const match = building({ hexes: { b3: 'water', c3: 'walls=NE' } }).play('port');
  expect(match.last('built').sides).toEqual(['NE']);
});

// ---- temples

rule(['ROM-6.8', 'ROM-6.9'], 'each temple saves a resource of the payer’s choice', () => {
  const match = building({ hexes: { c3: '2 temple' }, stock: ['3 stone 2 wood'] });
  expect(match.about(0, 'forum')).toEqual({ cubes: 3, saved: 2, stone: 3, wood: 2, power: [2, 3], places: [3, 4] });
  match.play('forum');
  expect(match.texts()).toEqual(['3 stone', '2 stone 1 wood', '1 stone 2 wood']);
});
rule('ROM-6.8', 'at least one must be paid', () => {
  const match = building({ hexes: { c3: '3 temple' }, stock: ['1 stone 1 wood'] }).play('farm');
  expect(match.texts()).toEqual(['1 stone', '1 wood']);
});
rule('ROM-6.8', 'temples of other hexes save nothing', () => {
  const match = building({ hexes: { c4: '3 temple' }, stock: ['1 stone 2 wood'] }).play('warehouse');
  expect(stock(match, 0)).toEqual({});
});
rule('ROM-6.9', 'for walls a temple saves once in the whole action', () => {
  const match = building({ hexes: { c3: 'temple' }, stock: ['2 stone'] }).play('wall', 'E', 'NE', 'W');
  expect(match.last('built')).toMatchObject({ sides: ['E', 'NE', 'W'], paid: { stone: 2 } });
  const many = building({ hexes: { c3: '3 temple' }, stock: ['2 wood'] }).play('wall', 'E', 'NE', 'W');
  expect(many.last('built').paid).toEqual({ wood: 1 });
});

// ---- dismantling

rule('ROM-6.10', 'a piece leaves the game, one resource of its cost goes to the stock', () => {
  const match = position({ hexes: { c3: 'farm temple' }, units: { [ME]: 'c3' }, bank: { temple: 1 } });
  match.play(`dismantle ${ME}`);
  expect(match.texts()).toEqual(['farm', 'temple']);
  match.play('temple', 'wood');
  expect(hex(match, 'c3')).toMatchObject({ built: { farm: 1, temple: 0 } });
  expect(stock(match, 0)).toEqual({ wood: 1 });
  expect(match.table.bank.temple).toBe(1);
  expect(match.last('dismantled')).toMatchObject({ at: 'c3', piece: { piece: 'temple' }, got: 'wood' });
});
rule('ROM-6.11', 'of walls a single one', () => {
  const match = position({ hexes: { c3: 'walls=E,W' }, units: { [ME]: 'c3' } });
  match.play(`dismantle ${ME}`, 'wall W', 'stone');
  expect(hex(match, 'c3').walls).toBe(1);
});
rule('ROM-6.14', 'a tower cannot be dismantled', () => {
  const match = position({ capitals: ['c3'], hexes: { c3: 'farm 2 temple' }, units: { [ME]: 'c3' }, stock: [RICH] });
  match.play(`dismantle ${ME}`);
  expect(match.refuses('tower')).toMatchObject({ rule: 'ROM-6.14', because: 'towerStays' });
  const bare = position({ capitals: ['c3'], units: { [ME]: 'c3' }, stock: [RICH] });
  expect(bare.refuses(`dismantle ${ME}`)).toMatchObject({ rule: 'ROM-6.10', because: 'nothingHere' });
  expect(bare.texts()).not.toContain(`transform ${ME}`);
  expect(building({ capitals: ['c3'] }).texts()).not.toContain('tower');
});
rule('ROM-6.15', 'cubes in a dismantled warehouse are lost', () => {
  const match = position({ hexes: { c3: 'warehouse=3wood warehouse' }, units: { [ME]: 'c3' } });
  match.play(`dismantle ${ME}`, 'warehouse 1', 'stone');
  expect(stock(match, 0)).toEqual({ stone: 1 });
  expect(hex(match, 'c3').stores).toEqual([{ type: null, cubes: 0 }]);
});

// ---- transforming

const TRANSFORM = `transform ${ME}`;
rule('ROM-6.12', 'a piece goes, another comes at its full cost', () => {
  const match = position({ hexes: { c3: 'farm warehouse temple aqueduct' }, units: { [ME]: 'c3' }, stock: ['3 stone 2 wood'] });
  match.play(TRANSFORM, 'farm', 'forum', '3 stone 1 wood'); // the temple saves one, the farm nothing
  expect(hex(match, 'c3')).toMatchObject({ built: { farm: 0, forum: 1 } });
  expect(stock(match, 0)).toEqual({ wood: 1 });
  expect(match.last('dismantled')).toMatchObject({ piece: { piece: 'farm' }, got: null });
});
rule('ROM-6.13', 'only temples still standing save something', () => {
  const match = position({ hexes: { c3: '2 temple farm' }, units: { [ME]: 'c3' }, stock: ['1 stone 1 wood'] });
  match.play(TRANSFORM, 'temple', 'warehouse'); // 3 cubes, one less thanks to the temple that stays
  expect(stock(match, 0)).toEqual({});
  const last = position({ hexes: { c3: 'temple farm' }, units: { [ME]: 'c3' }, stock: ['1 stone 1 wood'] }).play(TRANSFORM, 'temple');
  expect(last.refuses('warehouse')).toMatchObject({ because: 'tooExpensive', cubes: 3 });
});
rule('ROM-6.13', 'room and sides count after the removal', () => {
  const full = position({ hexes: { c3: '4 farm' }, units: { [ME]: 'c3' }, stock: ['1 stone 2 wood'] });
  full.play(TRANSFORM, 'warehouse');
  expect(hex(full, 'c3')).toMatchObject({ built: { farm: 3 }, stores: [{ cubes: 0 }] });
  const port = position({ hexes: { c3: 'port=W', c2: 'water' }, units: { [ME]: 'c3' }, stock: ['3 stone 2 wood'], bank: { wall: 0 } });
  port.play(TRANSFORM, 'port');
  expect(hex(port, 'c3').ports).toBe(0b001000);
});
rule('ROM-6.13', 'without its aqueduct a full hex has room only for another', () => {
  const match = position({ hexes: { c3: '4 farm aqueduct' }, units: { [ME]: 'c3' }, stock: [RICH] });
  match.play(TRANSFORM, 'aqueduct');
  expect(match.last('built')).toMatchObject({ building: 'aqueduct' });
});
rule('ROM-6.13', 'a piece that could not be replaced is not offered', () => {
  const match = position({ hexes: { c3: 'farm warehouse=2stone' }, units: { [ME]: 'c3' }, bank: { wall: 0 }, stock: ['1 wood'] });
  match.play(TRANSFORM);
  expect(match.last('dismantled')).toMatchObject({ piece: { piece: 'farm' } }); // without the stone in the warehouse nothing can be paid for
});
rule('ROM-6.13', 'a wall may become walls', () => {
  const match = position({ hexes: { c3: 'walls=W' }, units: { [ME]: 'c3' }, stock: ['3 stone'] });
  match.play(TRANSFORM, 'E', 'NE', 'SE');
  expect(hex(match, 'c3').walls).toBe(0b100011);
});
rule('ROM-6.15', 'cubes in a transformed warehouse are lost before the new piece is paid', () => {
  const match = position({ hexes: { c3: 'warehouse=2stone' }, units: { [ME]: 'c3' }, stock: ['1 stone 1 wood'] });
  match.play(TRANSFORM);
  expect(match.texts()).not.toContain('temple'); // two stone were in the warehouse
  match.play('farm');
  expect(stock(match, 0)).toEqual({});
});

// ---- power, as the builder sees it

rule(['ROM-1.4', 'ROM-1.5', 'ROM-1.6'], 'what a building would add to the power of the hex', () => {
  const match = building({ hexes: { c3: 'walls=E,NE' }, capitals: ['c3'] });
  expect(powerOf(hexAt(match.table, hexOf(match.table, 'c3')))).toBe(1);
  expect(match.about(0, 'farm')).toMatchObject({ power: [1, 1], places: [3, 4] });
  expect(match.about(0, 'forum')).toMatchObject({ power: [1, 2] });
  expect(match.about(0, 'wall')).toMatchObject({ power: [1, 2], places: [2, 4] });
});
rule('ROM-1.3', 'anybody may build, dismantle and use anywhere', () => {
  const match = position({ hexes: { e3: 'farm' }, units: { [ME]: 'e3' }, stock: [RICH] });
  expect(acts(match, 'dismantle')).toEqual([ME]);
  match.play(BUILD, 'farm');
  expect(hex(match, 'e3').built.farm).toBe(2);
  expect(player(match, 1).alive).toBe(true);
});
rule(['ROM-6.2', 'ROM-6.13'], 'an aqueduct that goes takes one place with it, no more', () => {
  const match = position({ hexes: { c3: 'aqueduct 3 farm' }, units: { [ME]: 'c3' }, stock: ['1 stone 1 wood'] });
  expect(match.play(TRANSFORM).texts()).toContain('aqueduct');
  expect(match.play('aqueduct').texts()).toEqual(['farm', 'wall']);
});
