// Players who are out of the game.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { clash, front, handWith } from '../support/front.ts';
import { hex, player, position, stock, unit } from '../support/position.ts';

const SIEGE = { 'yellow.soldier.1': 'e3', 'yellow.soldier.2': 'e3', 'yellow.soldier.3': 'e3' };

rule(['ROM-10.33', 'ROM-10.34'], 'a player without a worker is asked at the start of the turn, and may play on', () => {
  const match = position({ seats: 3, phase: 'start', units: { 'yellow.soldier.1': 'c1' } });
  expect(match.decision()).toMatchObject({ ask: 'surrender', seats: [0], texts: ['go on', 'surrender'] });
  match.play('go on');
  expect([match.decision().ask, player(match, 0).alive]).toEqual(['act', true]);
});
rule('ROM-10.33', 'a player who surrenders loses the tower', () => {
  const match = position({ seats: 3, phase: 'start', stock: ['3 wheat'], units: { 'blue.worker.1': 'e3' } }).play('surrender');
  expect(match.last('eliminated')).toMatchObject({ seat: 0, by: null, because: 'surrender' });
  expect([hex(match, 'c1').tower, player(match, 0).alive]).toEqual([-1, false]);
});
rule('ROM-10.34', 'with a worker on the map nobody is asked', () => {
  expect(position({ phase: 'start', units: { 'yellow.worker.1': 'c3' } }).decision().ask).toBe('act');
});
rule('ROM-10.35', 'a player whose tower is destroyed is out, and whoever destroyed it gets the stock', () => {
  const match = clash(
    front({
      seats: 3,
      stock: ['1 wheat', '2 wheat 3 salt'],
      money: [2, 7],
      characters: [[], ['dux']],
      hexes: { e3: 'cracked' },
      units: { ...SIEGE, 'blue.worker.1': 'a3', 'mercenary.1': 'a3 of 1', 'mercenary.2': 'fallen of 1' },
    }),
    'blank',
    'blank',
    'e3',
  ).play('tower');
  expect(player(match, 1)).toMatchObject({ alive: false, capital: -1, money: 0, characters: [] });
  expect([stock(match, 0), player(match, 0).money]).toEqual([{ wheat: 3, salt: 3 }, 9]);
  expect(['blue.worker.1', 'mercenary.1', 'mercenary.2'].map((name) => unit(match, name).zone)).toEqual(['gone', 'gone', 'gone']);
  expect(match.decision()).toMatchObject({ ask: 'attack', seats: [0] });
});
rule('ROM-10.35', 'after a surrender the stock is removed', () => {
  const match = position({ seats: 3, phase: 'start', stock: ['3 wheat', '1 salt'], money: [8, 1], units: { 'blue.worker.1': 'e3' } }).play(
    'surrender',
  );
  expect([0, 1, 2].map((seat) => [stock(match, seat), player(match, seat).money])).toEqual([
    [{}, 0],
    [{ salt: 1 }, 1],
    [{}, 0],
  ]);
});
rule('ROM-10.36', 'battle tokens and tokens of the loser leave the game, constructions stay', () => {
  const match = clash(front({ seats: 3, battleTokens: [0, 2], hexes: { e3: 'cracked forum' }, units: SIEGE }), 'blank', 'blank', 'e3').play(
    'tower',
  );
  expect(player(match, 1)).toMatchObject({ battleTokens: 0, hand: [], spent: [], aside: null });
  expect(player(match, 0).battleTokens).toBe(1);
  expect(hex(match, 'e3').built.forum).toBe(1);
});
rule(['ROM-10.36', 'ROM-3.4'], 'an active player who is eliminated loses the cubes in warehouses too, and the turn ends', () => {
  const match = clash(
    front({
      seats: 3,
      capitals: ['c3', 'e3', 'a1'],
      stock: ['1 wheat'],
      hexes: { c3: 'cracked', a3: 'warehouse=2wood' },
      hand: [handWith('blank'), handWith('double')],
      units: { 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3', 'blue.worker.1': 'e3' },
    }),
    'blank',
    'double',
  ).play('tower');
  expect(match.last('eliminated')).toMatchObject({ seat: 0, by: 1 });
  expect([stock(match, 1), hex(match, 'a3').stores]).toEqual([{ wheat: 1, wood: 2 }, [{ type: null, cubes: 0 }]]);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [1] });
});
rule(['ROM-10.35', 'ROM-13.2'], 'the last one left wins at once', () => {
  const match = clash(front({ hexes: { e3: 'cracked' }, units: SIEGE }), 'blank', 'blank', 'e3').play('tower');
  expect(match.result).toMatchObject({ winners: [0], rule: 'ROM-13.2' });
});
