// Every construction: what it costs, where it stands, what it does.

import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { BUILDINGS } from '../../content/constructions.ts';
import { TERRAINS } from '../../content/kinds.ts';
import { hex, type Position, position, type Sketch, seen, stock } from '../support/position.ts';

const RICH = '9 stone 9 wood';
const builder = (hexes: Record<string, string> = {}, more: Sketch = {}): Position =>
  position({ hexes, units: { 'yellow.worker.1': 'c3' }, stock: [RICH], ...more });
/** Builds it in c3. */
const build = (building: string, hexes?: Record<string, string>): Position => builder(hexes).play('build yellow.worker.1', building);
const paidFor = (building: string, hexes?: Record<string, string>) => build(building, hexes).last('built').paid;
/** The kinds of land on which it is offered, with water next to it. */
const terrainsOf = (building: string): string[] =>
  TERRAINS.filter((terrain) => {
    const match = builder({ c3: terrain, c4: 'water' });
    return terrain !== 'water' && match.play('build yellow.worker.1').match.pending.some(({ texts }) => texts.includes(building));
  });
const powerOf = (match: Position): number | undefined => seen(match).hexes.find(({ at }) => at === 'c3')?.power;
const fed = (match: Position): number | undefined => seen(match).players[0]?.feeding.fed;

rule('ROM-19.1', 'farm: 1 stone 1 wood, on plains; feeds two units here and next door; no power', () => {
  expect(paidFor('farm')).toEqual({ stone: 1, wood: 1 });
  expect(terrainsOf('farm')).toEqual(['plain']);
  expect(powerOf(build('farm'))).toBe(0);
  const units = { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4', 'yellow.worker.3': 'b3' };
  expect(fed(position({ hexes: { c3: 'farm' }, units }))).toBe(2);
});
rule('ROM-19.2', 'warehouse: 1 stone 2 wood, on plains; stores the production of one worker', () => {
  expect(paidFor('warehouse')).toEqual({ stone: 1, wood: 2 });
  expect(terrainsOf('warehouse')).toEqual(['plain']);
  expect(powerOf(build('warehouse'))).toBe(1);
  const match = position({ hexes: { c3: 'warehouse' }, units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4' } });
  match.play('produce yellow.worker.1');
  expect(hex(match, 'c3').stores).toEqual([{ type: 'wheat', cubes: 1 }]);
  expect(match.refuses('produce yellow.worker.2')).toMatchObject({ because: 'noWarehouse' });
});
rule('ROM-19.3', 'port: 3 stone 2 wood, on a plain beside water; opens the water, and allows one more trade', () => {
  const shore = { c4: 'water' };
  expect(paidFor('port', shore)).toEqual({ stone: 3, wood: 2 });
  expect(terrainsOf('port')).toEqual(['plain']);
  expect(builder().play('build yellow.worker.1').refuses('port')).toMatchObject({ because: 'noFreeWaterSide' });
  const match = build('port', shore);
  expect([powerOf(match), hex(match, 'c3').ports]).toEqual([1, 1]);
  const sailors = { 'yellow.worker.1': 'c3' };
  expect(position({ hexes: shore, units: sailors }).refuses('move yellow.worker.1 c4')).toMatchObject({ because: 'noPort' });
  const sailing = position({ hexes: { c3: 'port=E', c4: 'water' }, units: sailors, stock: ['2 wheat'] });
  expect(sailing.texts()).toContain('move yellow.worker.1 c4');
  sailing.play('sell yellow.worker.1', 'wheat on salt', 'wheat on wood');
  expect(stock(sailing, 0)).toEqual({});
});
rule('ROM-19.4', 'temple: 2 stone 1 wood, on plains; what is built here costs one cube less', () => {
  expect(paidFor('temple')).toEqual({ stone: 2, wood: 1 });
  expect(terrainsOf('temple')).toEqual(['plain']);
  expect(powerOf(build('temple'))).toBe(1);
  const match = build('forum', { c3: 'temple' });
  expect([...match.texts()].sort()).toEqual(['2 stone 2 wood', '3 stone 1 wood']);
});
rule('ROM-19.5', 'sawmill: 4 stone 1 wood, in forests; one more wood', () => {
  expect(paidFor('sawmill', { c3: 'forest' })).toEqual({ stone: 4, wood: 1 });
  expect(terrainsOf('sawmill')).toEqual(['forest']);
  const match = position({ hexes: { c3: 'forest sawmill', c4: 'warehouse' }, units: { 'yellow.worker.1': 'c3' } });
  expect(match.play('produce yellow.worker.1').last('produced')).toMatchObject({ resource: 'wood', cubes: 2 });
  expect(powerOf(match)).toBe(1);
});
rule('ROM-19.6', 'quarry: 1 stone 4 wood, on hills; one more stone', () => {
  expect(paidFor('quarry', { c3: 'hill' })).toEqual({ stone: 1, wood: 4 });
  expect(terrainsOf('quarry')).toEqual(['hill']);
  const match = position({ hexes: { c3: 'hill 2 quarry', c4: 'warehouse' }, units: { 'yellow.worker.1': 'c3' } });
  expect(match.play('produce yellow.worker.1').last('produced')).toMatchObject({ resource: 'stone', cubes: 3 });
  expect(powerOf(match)).toBe(2);
});
rule(['ROM-19.5', 'ROM-19.6'], 'sawmills and quarries are one pool of pieces', () => {
  const none = { bank: { sawmillQuarry: 0 } } as const;
  for (const [terrain, building] of [
    ['forest', 'sawmill'],
    ['hill', 'quarry'],
  ] as const)
    expect(
      builder({ c3: terrain }, none)
        .play('build yellow.worker.1')
        .match.pending.flatMap(({ texts }) => texts),
    ).not.toContain(building);
  const match = builder({ c3: 'forest' }).play('build yellow.worker.1', 'sawmill');
  expect(seen(match).bank.find(({ type }) => type === 'sawmillQuarry')).toMatchObject({ left: 3, start: 4 });
});
rule('ROM-19.7', 'aqueduct: 4 stone 2 wood, on plains; one more construction here and next door', () => {
  expect(paidFor('aqueduct')).toEqual({ stone: 4, wood: 2 });
  expect(terrainsOf('aqueduct')).toEqual(['plain']);
  const match = build('aqueduct');
  const limits = Object.fromEntries(seen(match).hexes.map(({ at, places }) => [at, places.limit]));
  expect([limits['c3'], limits['c4'], limits['b2'], limits['c5']]).toEqual([5, 5, 5, 4]);
  expect(powerOf(match)).toBe(1);
});
rule('ROM-19.8', 'forum: 3 stone 2 wood, on plains; coins for selling here', () => {
  expect(paidFor('forum')).toEqual({ stone: 3, wood: 2 });
  expect(terrainsOf('forum')).toEqual(['plain']);
  const match = position({ hexes: { c3: 'forum 3 warehouse' }, units: { 'yellow.worker.1': 'c3' }, stock: ['1 wheat'] });
  match.play('sell yellow.worker.1', 'wheat on salt');
  expect(match.last('forumBonus')).toMatchObject({ coins: 1 });
});
rule('ROM-19.9', 'wall: one stone or one wood, on a side of any land; whoever crosses it from outside takes a penalty', () => {
  expect(terrainsOf('wall')).toEqual(['plain', 'hill', 'forest']);
  const match = builder({}, { stock: ['1 stone'] }).play('build yellow.worker.1', 'E');
  expect(match.last('built')).toMatchObject({ building: 'wall', sides: ['E'], paid: { stone: 1 } });
  expect(powerOf(match)).toBe(0);
  const crossing = position({ hexes: { c3: 'walls=W' }, units: { 'yellow.worker.1': 'c2' } }).play('move yellow.worker.1 c3');
  expect(crossing.last('penalty')).toMatchObject({ unit: 'yellow.worker.1', on: true });
});
rule('ROM-19.10', 'tower: never built; it makes a capital, defends with 4, and counts for power', () => {
  expect(BUILDINGS).not.toContain('tower');
  const match = builder({ c3: '2 warehouse' }, { capitals: ['c3', 'e3'] });
  expect(powerOf(match)).toBe(3);
  expect(match.play('dismantle yellow.worker.1').refuses('tower')).toMatchObject({ because: 'towerStays' });
  const war = position({ phase: 'war', capitals: ['c1', 'c3'], units: { 'yellow.soldier.1': 'c3' } });
  expect(war.about(0, 'c3 seat 1')).toMatchObject({ defence: [{ reason: 'tower', value: 4 }] });
});
