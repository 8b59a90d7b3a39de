// Feeding, the market update and reactivation.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { type Position, player, position, type Sketch, seen, stock, unit, where } from '../support/position.ts';

/** Yellow feeds its units; blue has a worker to play on with. */
const meal = (sketch: Sketch): Position => position({ phase: 'feed', ...sketch, units: { 'blue.worker.1': 'e3', ...sketch.units } });

rule('ROM-11.9', 'workers and soldiers must be fed, mercenaries and explorers need nothing', () => {
  const match = meal({ units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c2', 'mercenary.1': 'c2', 'yellow.explorer.1': 'c2' } });
  expect(match.last('fed')).toMatchObject({ seat: 0, units: 2, fed: 0, hungry: 2 });
});
rule(['ROM-11.9', 'ROM-11.10', 'ROM-11.13', 'ROM-11.14'], 'EX-19: a farm feeds in its hex and next door', () => {
  const match = meal({
    stock: ['1 wheat'],
    hexes: { c2: 'farm', c3: 'farm' },
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3 acted', 'yellow.worker.3': 'b2', 'yellow.worker.4': 'e3' },
  });
  expect(match.last('fed')).toMatchObject({ units: 4, fed: 3, hungry: 1 });
  expect(match.decision()).toMatchObject({ ask: 'hunger', texts: ['wheat', 'yellow.worker.4'], facts: { hungry: 1, wheat: 1 } });
  expect(match.refuses('yellow.worker.1')).toMatchObject({ rule: 'ROM-11.14', because: 'othersEatNoBetter' });
});
rule('ROM-11.10', 'a farm feeds two', () => {
  const match = meal({ hexes: { c2: 'farm' }, units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'yellow.worker.3': 'c3' } });
  expect(match.last('fed')).toMatchObject({ units: 3, fed: 2 });
  const two = meal({ hexes: { c2: '2 farm' }, units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'yellow.worker.3': 'c3' } });
  expect(two.last('fed')).toMatchObject({ units: 3, fed: 3 });
});
rule('ROM-11.10', 'not beside hostile units in its hex, unless they are tolerant', () => {
  const sketch = { hexes: { c2: 'farm' }, units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3', 'blue.worker.2': 'c2' } };
  expect(meal(sketch).last('fed')).toMatchObject({ units: 2, fed: 0 });
  expect(meal({ ...sketch, tolerant: [[1, 0]] }).last('fed')).toMatchObject({ units: 2, fed: 2 });
});
rule('ROM-11.10', 'not across a wall of the farm’s hex', () => {
  const units = { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3' };
  expect(meal({ hexes: { c2: 'farm walls=E' }, units }).last('fed')).toMatchObject({ units: 2, fed: 1 });
  expect(meal({ hexes: { c2: 'farm walls=W', c3: 'walls=W' }, units }).last('fed')).toMatchObject({ units: 2, fed: 2 });
});
rule('ROM-11.11', 'farms feed anew in each player’s maintenance', () => {
  const match = position({
    phase: 'feed',
    hexes: { c2: 'farm' },
    tolerant: [
      [0, 1],
      [1, 0],
    ],
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'blue.worker.1': 'c3', 'blue.worker.2': 'c3' },
  });
  match.play('pass');
  expect(match.events('fed')).toMatchObject([
    { seat: 0, fed: 2 },
    { seat: 1, fed: 2 },
  ]);
});
rule(['ROM-11.12', 'ROM-11.15'], 'EX-32: as many as possible are fed, and nobody is asked by which farm', () => {
  const match = meal({
    hexes: { c2: 'farm', c4: 'farm' },
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c3', 'yellow.soldier.1': 'b1', 'yellow.soldier.2': 'b1' },
  });
  expect(match.last('fed')).toMatchObject({ units: 4, fed: 4, hungry: 0 });
  expect(match.decision().seats).toEqual([1]);
});
rule('ROM-11.12', 'the view says which farm feeds whom', () => {
  const match = position({
    hexes: { c2: 'farm', c4: 'farm' },
    units: {
      'yellow.worker.1': 'c3',
      'yellow.worker.2': 'c3',
      'yellow.soldier.1': 'b1',
      'yellow.soldier.2': 'b1',
      'yellow.soldier.3': 'e1',
    },
  });
  const { units, fed, lines, hungry } = seen(match, 0).players[0]?.feeding ?? {};
  expect([units, fed, hungry]).toEqual([5, 4, ['yellow.soldier.3']]);
  expect(Object.fromEntries((lines ?? []).map(({ farm, unit: name }) => [name, farm]))).toEqual({
    'yellow.worker.1': 'c4',
    'yellow.worker.2': 'c4',
    'yellow.soldier.1': 'c2',
    'yellow.soldier.2': 'c2',
  });
});
rule('ROM-11.13', 'a hungry unit costs a wheat, or one goes to the reserve', () => {
  const sketch = { stock: ['2 wheat'], units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c3' } };
  const paid = meal(sketch).play('wheat', 'wheat');
  expect([stock(paid, 0), where(paid, 'yellow.worker.1'), where(paid, 'yellow.soldier.1')]).toEqual([{}, 'c2', 'c3']);
  const starved = meal(sketch).play('yellow.soldier.1', 'wheat');
  expect([stock(starved, 0), unit(starved, 'yellow.soldier.1').zone]).toEqual([{ wheat: 1 }, 'reserve']);
  expect(starved.last('starved')).toMatchObject({ unit: 'yellow.soldier.1', at: 'c3' });
});
rule('ROM-11.13', 'a unit counts as fed as soon as wheat was paid for it', () => {
  const match = meal({ stock: ['2 wheat'], units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'yellow.soldier.1': 'c3' } });
  const hunger = (): unknown[] => [match.decision().facts, seen(match).players[0]?.feeding.fed, seen(match).players[0]?.feeding.hungry];
  expect(hunger()).toEqual([{ hungry: 3, wheat: 2 }, 0, ['yellow.worker.1', 'yellow.worker.2', 'yellow.soldier.1']]);
  match.play('wheat');
  expect(hunger()).toEqual([{ hungry: 2, wheat: 1 }, 1, ['yellow.worker.2', 'yellow.soldier.1']]);
  match.play('wheat');
  expect(match.decision()).toMatchObject({ ask: 'hunger', facts: { hungry: 1, wheat: 0 } });
});
rule('ROM-11.14', 'a unit may go if as many are fed without it; fed ones may go instead of hungry ones', () => {
  // c2 feeds two of three next to it; e1 is far from everything
  const match = meal({
    hexes: { c2: 'farm' },
    units: { 'yellow.worker.1': 'b1', 'yellow.worker.2': 'c3', 'yellow.soldier.1': 'c3', 'yellow.worker.3': 'e1' },
  });
  expect(match.decision()).toMatchObject({ ask: 'hunger', facts: { hungry: 2, wheat: 0 } });
  expect(match.texts()).toEqual(['yellow.worker.1', 'yellow.worker.2', 'yellow.worker.3', 'yellow.soldier.1']);
  expect(match.refuses('wheat')).toMatchObject({ rule: 'ROM-11.14', because: 'noWheat' });
  match.play('yellow.worker.1');
  // now the two in c3 are certain to be fed
  expect(match.last('starved')).toMatchObject({ unit: 'yellow.worker.3' });
  expect(match.decision().seats).toEqual([1]);
});
rule('ROM-11.14', 'the wheat comes from the stock; units that are alike are one option', () => {
  const match = meal({
    stock: ['1 wheat'],
    hexes: { e1: 'warehouse=2wheat' },
    units: { 'yellow.worker.1': 'e1', 'yellow.worker.2': 'e1 acted', 'yellow.worker.3': 'e1 penalty' },
  });
  expect(match.texts()).toEqual(['wheat', 'yellow.worker.1', 'yellow.worker.3']);
  match.play('wheat');
  expect(match.texts()).toEqual(['yellow.worker.1', 'yellow.worker.3']);
});
rule(['ROM-11.16', 'ROM-10.33'], 'losing the last worker eliminates nobody', () => {
  const match = meal({ units: { 'yellow.worker.1': 'c2' } });
  expect(match.last('starved')).toMatchObject({ unit: 'yellow.worker.1' });
  expect([player(match, 0).alive, match.decision().seats]).toEqual([true, [1]]);
});

// ---- market

const market = (sketch: Sketch): Position => position({ phase: 'market', ...sketch, units: { 'blue.worker.1': 'e3' } });
rule('ROM-11.17', 'EX-20, EX-21: prices rise by the cubes in their columns, then fall by the cubes of their type', () => {
  const match = market({ columns: { wheat: ['wood', 'wood'], stone: ['wheat'], salt: ['stone'] } });
  expect(match.last('prices')).toMatchObject({ before: [1, 1, 1, 1, 1], prices: [2, 1, 0, 2, 1] });
  expect(Object.values(match.table.columns)).toEqual([[], [], [], [], []]);
});
rule('ROM-11.17', 'not with fewer than four cubes', () => {
  const match = market({ columns: { wheat: ['wood', 'wood'], stone: ['wheat'] } });
  expect([match.events('prices'), match.table.columns.wheat.length]).toEqual([[], 2]);
});
rule('ROM-11.17', 'first up to 5 at most, then down to 0 at least', () => {
  const match = market({ prices: { wheat: 4, wood: 1 }, columns: { wheat: ['wood', 'wood'], stone: ['wheat', 'wheat'] } });
  // wheat 4 + 2 stops at 5, then falls by 2; wood 1 - 2 stops at 0
  expect(Object.values(match.table.prices)).toEqual([3, 3, 0, 1, 1]);
});

// ---- the end of the turn

rule('ROM-11.18', 'own units stand up, with fresh actions from the next own action phase', () => {
  const match = position({
    phase: 'market',
    units: { 'yellow.worker.1': 'c1 acted 0', 'yellow.soldier.1': 'c2 attacked 1', 'blue.worker.1': 'e3', 'blue.worker.2': 'e3 moved' },
    stock: ['9 wheat', '9 wheat'],
  });
  expect([unit(match, 'yellow.worker.1'), unit(match, 'yellow.soldier.1')]).toMatchObject([
    { lying: null, actions: 0 },
    { lying: null, actions: 1 },
  ]);
  expect(unit(match, 'blue.worker.2').lying).toBe('moved');
});
rule('ROM-11.19', 'then the end conditions are checked', () => {
  const match = market({ bank: { wall: 0, farm: 0, forum: 0 } });
  expect(match.last('endBegins')).toMatchObject({ because: 'bank' });
});
