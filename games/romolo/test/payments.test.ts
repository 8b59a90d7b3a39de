// Payments compared with brute force: the ways to pay, whether there is one, and where the cubes come from.

import { FastDice } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { BUILDINGS, constructions } from '../content/constructions.ts';
import { type Resource } from '../content/kinds.ts';
import { afterTemples, canPay, cubesAt, payments, priceOf, spend, wallPrice } from '../rules/people/paying.ts';
import type { Payment } from '../table/asks.ts';
import { hexAt, hexOf, playerOf } from '../table/names.ts';
import { type Store, type Table } from '../table/table.ts';
import { tableOf } from './support/position.ts';

const MOST = 12;
/** Every pair of numbers of cubes that the rule accepts. ROM-6.9, ROM-15.5 */
function tried(fits: (stone: number, wood: number) => boolean, ownStone: number, ownWood: number, withAedificator: boolean): Payment[] {
  const found: Payment[] = [];
  for (let stone = 0; stone <= MOST; stone++)
    for (let wood = 0; wood <= MOST; wood++)
      if (stone <= ownStone && wood <= ownWood && fits(stone, wood))
        found.push({ stone, wood, ...(withAedificator ? { aedificator: true } : {}) });
  return found;
}
const sorted = (list: readonly Payment[]): Payment[] =>
  list.toSorted((a, b) => Number(a.aedificator ?? false) - Number(b.aedificator ?? false) || b.stone - a.stone || b.wood - a.wood);

test('every building, with any number of temples, stone and wood, with and without Aedificator', () => {
  for (const building of BUILDINGS.filter((one) => one !== 'wall'))
    for (let temples = 0; temples <= 7; temples++)
      for (let ownStone = 0; ownStone <= 7; ownStone++)
        for (let ownWood = 0; ownWood <= 7; ownWood++)
          for (const aedificator of [false, true]) {
            const { stone, wood } = constructions[building];
            const due = Math.max(1, stone + wood - temples);
            const plain = tried((s, w) => s <= stone && w <= wood && s + w === due, ownStone, ownWood, false);
            const wastes = (s: number, w: number): boolean => plain.some((one) => one.stone <= s && one.wood <= w);
            const mixed = aedificator ? tried((s, w) => s + w === due + 1 && !wastes(s, w), ownStone, ownWood, true) : [];
            const price = priceOf({ stone, wood }, temples);
            const ways = payments(price, ownStone, ownWood, aedificator);
            expect(ways).toEqual(sorted([...plain, ...mixed]));
            expect(canPay(price, ownStone, ownWood, aedificator)).toBe(ways.length > 0);
          }
});
test('one to three walls: either kind for each, and temples save once', () => {
  for (let walls = 1; walls <= 3; walls++)
    for (let temples = 0; temples <= 4; temples++)
      for (let ownStone = 0; ownStone <= 4; ownStone++)
        for (let ownWood = 0; ownWood <= 4; ownWood++) {
          const due = Math.max(1, walls - temples);
          const ways = payments(wallPrice(walls, temples), ownStone, ownWood, false);
          expect(ways).toEqual(sorted(tried((s, w) => s + w === due, ownStone, ownWood, false)));
          expect(afterTemples(walls, temples)).toBe(due);
        }
});

test('cubes leave the warehouses of the hex first, the emptiest and then the oldest, and the stock last', () => {
  const dice = new FastDice(7);
  for (let n = 0; n < times(300); n++) {
    const table = tableOf();
    const hex = hexOf(table, 'c3');
    const stores = Array.from({ length: dice.below(5) }, () => storeOf(dice));
    hexAt(table, hex).stores = stores.map((store) => ({ ...store }));
    playerOf(table, 0).stock = { wheat: 0, stone: dice.below(4), wood: dice.below(4), salt: 0, refined: 0 };
    const type = dice.below(2) === 0 ? 'stone' : 'wood';
    const all = cubesAt(table, 0, hex, type);
    const cubes = dice.below(all + 1);
    const expected = cubeByCube(table, hex, type, cubes);
    spend(table, 0, hex, type, cubes);
    expect({ stores: hexAt(table, hex).stores, stock: playerOf(table, 0).stock }).toEqual(expected);
    expect(cubesAt(table, 0, hex, type)).toBe(all - cubes);
  }
});
function storeOf(dice: FastDice): Store {
  const cubes = dice.below(4);
  return cubes === 0 ? { cubes } : { type: dice.below(2) === 0 ? 'stone' : 'wood', cubes };
}
/** The same done differently: cube by cube from the first warehouse in the order of ROM-1.10 that had any at the start. */
function cubeByCube(table: Table, hex: number, type: Resource, cubes: number): { stores: Store[]; stock: Record<Resource, number> } {
  const stores = (hexAt(table, hex).stores ?? []).map((store) => ({ ...store }));
  const stock = { ...playerOf(table, 0).stock };
  const order = stores.filter((store) => store.type === type).toSorted((a, b) => a.cubes - b.cubes);
  for (let n = 0; n < cubes; n++) {
    const from = order.find((store) => store.cubes > 0);
    if (from === undefined) stock[type] -= 1;
    else if (--from.cubes === 0) from.type = undefined;
  }
  return { stores, stock };
}
