// Chapter 9: selling and buying.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { type Position, player, position, type Sketch, stock, unit } from '../support/position.ts';

const ME = 'yellow.worker.1';
const SELL = `sell ${ME}`;
const BUY = `buy ${ME}`;
const selling = (sketch: Sketch): Position => position({ units: { [ME]: 'c3' }, ...sketch }).play(SELL);
const buying = (sketch: Sketch): Position => position({ units: { [ME]: 'c3' }, ...sketch }).play(BUY);

rule('ROM-9.1', 'one cube from stock or hex at its price', () => {
  const match = selling({ stock: ['1 wood'], prices: { wood: 3 } });
  expect(match.about(0, 'wood on stone')).toEqual({ coins: 3, forum: 0 });
  match.play('wood on stone');
  expect(player(match, 0).money).toBe(6);
  expect(stock(match, 0)).toEqual({});
  expect(match.last('sold')).toMatchObject({ resource: 'wood', column: 'stone', price: 3 });
  expect(unit(match, ME).lying).toBe('acted');
  const stored = selling({ hexes: { c3: 'warehouse=1wood' }, stock: ['1 wood'] }).play('wood on stone');
  expect(stock(stored, 0)).toEqual({ wood: 1 }); // ROM-1.10
});
rule('ROM-9.1', 'not at price 0', () => {
  const match = selling({ stock: ['1 wood 1 salt'], prices: { salt: 0 } });
  expect(match.refuses('salt on stone')).toMatchObject({ rule: 'ROM-9.1', because: 'priceZero' });
  expect(match.refuses('stone on wood')).toMatchObject({ rule: 'ROM-9.1', because: 'noCube' });
  const nothing = position({ units: { [ME]: 'c3' }, stock: ['1 salt'], prices: { salt: 0 } });
  expect(nothing.refuses(SELL)).toMatchObject({ rule: 'ROM-9.1', because: 'nothingToSell' });
});
rule(['ROM-9.2', 'ROM-9.6'], 'one more for each port, of any type, and the seller may stop', () => {
  const ports = { c3: 'port=NE,W', b3: 'water', c2: 'water' };
  const match = selling({ stock: ['2 wood 2 salt'], hexes: ports });
  expect(match.texts()).not.toContain('pass');
  match.play('wood on stone', 'salt on wood', 'wood on salt');
  expect(match.decision().ask).toBe('act');
  expect(player(match, 0).money).toBe(6);
  const stopped = selling({ stock: ['2 wood 2 salt'], hexes: ports }).play('wood on stone', 'pass');
  expect(stopped.decision().ask).toBe('act');
});
rule('ROM-9.2', 'ports of other hexes do not count', () => {
  const match = selling({ stock: ['2 wood'], hexes: { c4: 'port=NE', b4: 'water' } }).play('wood on stone');
  expect(match.decision().ask).toBe('act');
});
rule(['ROM-9.1', 'ROM-9.2', 'ROM-9.3'], 'with a port, a forum, power 4 and a forum next door two wheat bring six coins', () => {
  const match = selling({
    stock: ['2 wheat'],
    hexes: { c3: 'port=NW forum 2 warehouse', c4: 'forum', b2: 'water' },
    prices: { wheat: 2 },
  });
  expect(match.about(0, 'wheat on wood')).toEqual({ coins: 2, forum: 2 });
  match.play('wheat on wood', 'wheat on salt');
  expect(player(match, 0).money).toBe(12);
  expect(match.last('forumBonus')).toMatchObject({ coins: 2 });
});
rule('ROM-9.3', 'by the power of the hex, once per action', () => {
  const bonus = (pieces: string): number =>
    player(selling({ stock: ['1 wood'], hexes: { c3: pieces } }).play('wood on stone'), 0).money - 2;
  expect(bonus('forum 2 temple')).toBe(0);
  expect(bonus('forum 3 temple')).toBe(2);
  expect(bonus('forum 4 temple')).toBe(4);
  expect(bonus('forum 5 temple')).toBe(6);
  expect(bonus('forum 8 temple')).toBe(6);
  expect(bonus('3 forum 1 temple')).toBe(6);
});
rule('ROM-9.4', 'below power 4 further forums add nothing, and neither does a single one next door', () => {
  const low = selling({ stock: ['1 wood'], hexes: { c3: '2 forum', c4: '2 forum' } }).play('wood on stone');
  expect(player(low, 0).money).toBe(2);
  const beside = selling({ stock: ['1 wood'], hexes: { c3: '4 temple', c4: 'forum' } }).play('wood on stone');
  expect(player(beside, 0).money).toBe(2);
  const bought = buying({ money: [4], hexes: { c3: 'forum 5 temple' } }).play('wood');
  expect(player(bought, 0).money).toBe(2);
});
rule('ROM-9.5', 'not on its own column, and no column holds more than two', () => {
  const match = selling({ stock: ['1 wheat'], columns: { wood: ['stone', 'salt'] } });
  expect(match.texts()).toEqual(['wheat on stone', 'wheat on salt', 'wheat on refined']);
  expect(match.refuses('wheat on wheat')).toMatchObject({ rule: 'ROM-9.5', because: 'ownColumn' });
  expect(match.refuses('wheat on wood')).toMatchObject({ rule: 'ROM-9.5', because: 'columnFull' });
  match.play('wheat on stone');
  expect(Object.values(match.table.columns)).toEqual([[], ['wheat'], ['stone', 'salt'], [], []]);
});
rule('ROM-9.6', 'without a free column a cube is not sold', () => {
  const full = { stone: ['wood', 'wood'], wood: ['stone', 'stone'], salt: ['wood', 'wood'], refined: ['wood', 'wood'] } as const;
  const match = position({ units: { [ME]: 'c3' }, stock: ['1 wheat'], columns: full });
  expect(match.texts()).not.toContain(SELL);
  const other = position({ units: { [ME]: 'c3' }, stock: ['1 wheat 1 stone'], columns: full }).play(SELL);
  expect(other.last('sold')).toMatchObject({ resource: 'stone', column: 'wheat' });
});
rule('ROM-9.6', 'cube by cube: what was just put there is in the way of the next', () => {
  const match = selling({ stock: ['3 wood'], hexes: { c3: 'port=NE,W', b3: 'water', c2: 'water' }, columns: { salt: ['wheat'] } });
  match.play('wood on salt');
  expect(match.texts()).not.toContain('wood on salt');
});

rule('ROM-9.7', 'any of the five at its price, into the stock', () => {
  const match = buying({ money: [5], prices: { wheat: 1, stone: 2, wood: 3, salt: 5, refined: 2 } });
  expect(match.texts()).toEqual(['wheat', 'stone', 'refined']);
  expect(match.refuses('salt')).toMatchObject({ rule: 'ROM-9.7', because: 'tooPoor' });
  match.play('refined');
  expect(player(match, 0).money).toBe(1);
  expect(stock(match, 0)).toEqual({ refined: 1 });
});
rule('ROM-9.7', 'at price 0 two cubes cost half a coin', () => {
  const match = position({ units: { [ME]: 'c3' }, money: [1], prices: { salt: 0 } });
  expect(match.about(0, BUY)).toEqual({ cubes: 1, forum: 0 });
  match.play(BUY);
  expect(stock(match, 0)).toEqual({ salt: 2 });
  expect(player(match, 0).money).toBe(0);
  expect(match.last('bought')).toMatchObject({ resource: 'salt', cubes: 2, price: 0 });
  expect(position({ units: { [ME]: 'c3' }, money: [1] }).texts()).not.toContain(BUY);
});
rule(['ROM-9.8', 'ROM-9.2'], 'each purchase may be of another type; two cubes of price 0 are one', () => {
  const match = buying({ money: [9], prices: { salt: 0 }, hexes: { c3: 'port=NE', b3: 'water' } });
  match.play('salt', 'wood');
  expect(stock(match, 0)).toEqual({ salt: 2, wood: 1 });
  expect(match.decision().ask).toBe('act');
});
rule('ROM-9.9', 'selling and buying do not change prices', () => {
  const match = selling({ stock: ['2 wood'], hexes: { c3: 'port=NE', b3: 'water' } }).play('wood on stone', 'wood on salt');
  expect(Object.values(match.table.prices)).toEqual([1, 1, 1, 1, 1]);
});
rule('ROM-9.10', 'selling and buying are two actions, in any hex', () => {
  const match = selling({ stock: ['1 wood'], money: [9], hexes: { c3: 'hill' } }).play('wood on stone');
  expect(match.refuses(BUY)).toMatchObject({ because: 'lies' });
});
