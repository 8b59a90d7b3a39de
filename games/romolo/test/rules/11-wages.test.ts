// Collecting, wages and dismissal.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hex, type Position, player, position, type Sketch, stock, unit } from '../support/position.ts';

/** Yellow's maintenance begins; its worker is fed. */
const pay = (sketch: Sketch): Position =>
  position({ phase: 'collect', ...sketch, hexes: { c1: 'farm', ...sketch.hexes }, units: { 'yellow.worker.1': 'c1', ...sketch.units } });

rule('ROM-11.1', 'all cubes in all warehouses of the map go to the active player’s stock', () => {
  const match = pay({
    stock: ['1 wood', '1 salt'],
    hexes: { c3: 'warehouse=2wood warehouse', e3: 'warehouse=3salt' },
    units: { 'mercenary.1': 'c1' },
    money: [99],
  });
  expect(match.events('emptied')).toMatchObject([{ seat: 0, cubes: { wood: 2, salt: 3 } }]);
  expect([hex(match, 'c3').stores, hex(match, 'e3').stores]).toEqual([
    [
      { type: null, cubes: 0 },
      { type: null, cubes: 0 },
    ],
    [{ type: null, cubes: 0 }],
  ]);
  expect([stock(match, 0), stock(match, 1)]).toEqual([{ wood: 3, salt: 3 }, { salt: 1 }]);
});
rule('ROM-11.2', 'EX-18: four mercenaries cost 1+2+3+4 salt, fallen ones included', () => {
  const match = pay({
    seats: 2,
    money: [99],
    units: { 'mercenary.1': 'c1', 'mercenary.2': 'c3', 'mercenary.3': 'fallen', 'mercenary.4': 'fallen' },
  });
  expect(match.last('wagesDue')).toMatchObject({ seat: 0, mercenaries: 4, paid: 4, salt: 10 });
});
rule('ROM-11.2', 'nobody else’s count', () => {
  const match = pay({ money: [99], units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1 of 1' } });
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 1, salt: 1 });
});
rule('ROM-11.3', 'a salt may be paid with money or other goods at market value', () => {
  const match = pay({
    stock: ['1 salt 1 wood 1 stone'],
    money: [4],
    prices: { salt: 2, wood: 2, stone: 0 },
    units: { 'mercenary.1': 'c1' },
  });
  expect(match.decision()).toMatchObject({ ask: 'wage', texts: ['money', 'wood', 'salt'], facts: { due: 1, credit: 0, each: 4 } });
  expect(match.refuses('stone')).toMatchObject({ rule: 'ROM-11.4', because: 'priceZero' });
  expect(match.refuses('wheat')).toMatchObject({ rule: 'ROM-11.4', because: 'noneInStock' });
  match.play('money');
  expect([player(match, 0).money, stock(match, 0)]).toEqual([0, { salt: 1, wood: 1, stone: 1 }]);
});
rule('ROM-11.3', 'at price 0 a salt due is worth half a coin, and salt itself still pays', () => {
  const match = pay({ stock: ['1 salt'], money: [1], prices: { salt: 0 }, units: { 'mercenary.1': 'c1' } });
  expect(match.texts()).toEqual(['money', 'salt']);
  match.play('money');
  expect(player(match, 0).money).toBe(0);
});
rule(['ROM-11.4', 'ROM-11.5'], 'EX-33: debt in salt and credit', () => {
  const match = pay({
    stock: ['1 salt 3 wood'],
    money: [15],
    prices: { salt: 2, wood: 1 },
    units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1', 'mercenary.3': 'fallen' },
  });
  const left = (): number[] => [match.table.turn.due, match.table.turn.credit, player(match, 0).money];
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 3, paid: 3, salt: 6 });
  const steps = ['salt', 'wood', 'wood', 'wood'].map((wage) => {
    match.play(wage);
    return left();
  });
  expect(steps).toEqual([
    [5, 0, 15],
    [5, 2, 15],
    [4, 0, 15],
    [0, 0, 1], // then only money is left: 2 half coins with the credit, and 4, 4, 4
  ]);
  expect(match.events('wagePaid').map(({ left: due }) => due)).toEqual([5, 5, 4, 4, 3, 2, 1, 0]);
});
rule('ROM-11.4', 'one cube may pay for several salt, and any rest is lost', () => {
  const match = pay({
    stock: ['2 refined'],
    money: [9],
    prices: { salt: 1, refined: 5 },
    units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1' },
  });
  expect(match.about(0, 'refined')).toEqual({ due: 0, credit: 4, money: 0 });
  match.play('refined');
  expect([match.table.turn.due, match.table.turn.credit, stock(match, 0)]).toEqual([0, 0, { refined: 1 }]);
});
rule('ROM-11.5', 'as many as possible must be paid', () => {
  const match = pay({ stock: ['1 salt'], money: [3], units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1', 'mercenary.3': 'c1' } });
  // 3 salt for two of them: one in stock, and 4 half coins for the others, one too few
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 3, paid: 1, salt: 1 });
});

// ---- unpaid

rule('ROM-11.6', 'for each unpaid one a construction of the capital goes, the tower last', () => {
  const match = pay({
    hexes: { c1: 'farm temple walls=E,NE,NW,W' },
    units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1' },
  });
  expect(match.decision()).toMatchObject({ ask: 'wageConstruction', texts: ['farm', 'temple', 'walls'], facts: { left: 2 } });
  expect(match.refuses('tower')).toMatchObject({ rule: 'ROM-11.6', because: 'towerLast' });
  match.play('walls', 'E + NE + NW', 'temple');
  expect(hex(match, 'c1')).toMatchObject({ built: { farm: 1, temple: 0 }, walls: 0b1000, tower: 0 });
  expect(match.events('wageRemoved').map(({ piece, sides }) => [piece.piece, sides])).toEqual([
    ['walls', ['E', 'NE', 'NW']],
    ['temple', []],
  ]);
});
rule(['ROM-11.6', 'ROM-10.36'], 'when nothing else is left the tower goes, and its owner is out', () => {
  const match = position({
    seats: 3,
    phase: 'collect',
    stock: ['2 wood'],
    prices: { wood: 0 },
    units: { 'yellow.worker.1': 'c1', 'mercenary.1': 'c1', 'blue.worker.1': 'e3' },
  });
  expect(match.last('eliminated')).toMatchObject({ seat: 0, by: null, because: 'wages' });
  expect([hex(match, 'c1').tower, stock(match, 0), stock(match, 1)]).toEqual([-1, {}, {}]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule('ROM-11.7', 'unpaid ones are dismissed: fallen ones first, then by choice', () => {
  const match = pay({
    hexes: { c1: 'farm 3 temple' },
    units: { 'mercenary.1': 'c1', 'mercenary.2': 'c3', 'mercenary.3': 'fallen' },
  });
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 3, paid: 0 });
  match.play('temple', 'temple', 'temple');
  // three are unpaid, one of them has fallen: both on the map go, and the last is nobody's choice
  expect(match.decision()).toMatchObject({ ask: 'wageMercenary', texts: ['mercenary.1', 'mercenary.2'], facts: { left: 2 } });
  match.play('mercenary.2');
  expect(match.events('dismissed').map((event) => [event.unit, event.at, event.because])).toEqual([
    ['mercenary.2', 'c3', 'unpaid'],
    ['mercenary.1', 'c1', 'unpaid'],
    ['mercenary.3', null, 'fallen'],
  ]);
});
rule('ROM-11.7', 'an unpaid fallen mercenary costs a construction but no other mercenary', () => {
  const match = pay({ stock: ['1 salt'], hexes: { c1: 'farm temple' }, units: { 'mercenary.1': 'c1', 'mercenary.2': 'fallen' } }).play(
    'temple',
  );
  expect(match.decision().ask).toBe('dismiss');
  expect(unit(match, 'mercenary.1').zone).toBe('map');
});

// ---- dismissal

rule('ROM-11.8', 'any number may be dismissed; they and the fallen ones leave the game', () => {
  const match = pay({ money: [99], units: { 'mercenary.1': 'c1', 'mercenary.2': 'c1', 'mercenary.3': 'c3', 'mercenary.4': 'fallen' } });
  expect(match.decision()).toMatchObject({ ask: 'dismiss', texts: ['mercenary.1', 'mercenary.3'], pass: true });
  expect(match.about(0, 'mercenary.3')).toEqual({ salt: 3 });
  match.play('mercenary.3', 'mercenary.1', 'pass');
  expect([1, 2, 3, 4].map((n) => unit(match, `mercenary.${n}`).zone)).toEqual(['gone', 'map', 'gone', 'gone']);
  expect(match.table.bank.mercenary).toBe(0);
});
rule('ROM-11.8', 'nobody has to be dismissed', () => {
  const match = pay({ money: [99], units: { 'mercenary.1': 'c1' } }).play('pass');
  expect(unit(match, 'mercenary.1').zone).toBe('map');
});
