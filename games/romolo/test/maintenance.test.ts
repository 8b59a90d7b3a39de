// Feeding and wages against brute force on small boards.

import { FastDice } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { SIDES } from '../content/maps.ts';
import { hostileIn } from '../rules/people/stances.ts';
import { feedingPreview } from '../rules/upkeep/feeding.ts';
import { hexAt, hexName, mapOf, playerOf, unitAt } from '../table/names.ts';
import { NONE, type Table, type UnitId } from '../table/table.ts';
import { position, type Sketch, tableOf } from './support/position.ts';
import { whole, wholeHex, wholeUnits } from './support/whole.ts';

/** Farms, walls and units at random in the middle of the small map, a few of blue among them. */
function randomSketch(seed: number): Sketch {
  const dice = new FastDice(seed);
  const middle = ['b2', 'b3', 'c2', 'c3', 'c4', 'd2', 'd3'];
  const any = (): string => middle[dice.below(middle.length)] as string;
  const hexes: Record<string, string> = {};
  for (const name of middle) {
    const farms = dice.below(4) === 0 ? 1 + dice.below(2) : 0;
    const walls = dice.below(3) === 0 ? ` walls=${SIDES.filter(() => dice.below(2) === 0).join(',') || 'E'}` : '';
    hexes[name] = `${farms > 0 ? `${farms} farm` : ''}${walls}`;
  }
  const units: Record<string, string> = {};
  const [workers, soldiers, foes] = [1 + dice.below(5), dice.below(4), dice.below(3)];
  for (let i = 1; i <= workers; i++) units[`yellow.worker.${i}`] = any();
  for (let i = 1; i <= soldiers; i++) units[`yellow.soldier.${i}`] = any();
  for (let i = 1; i <= foes; i++) units[`blue.worker.${i}`] = any();
  return { phase: 'feed', hexes, units };
}

/** The rule read literally: tries every way to send the units to farms, two to each. */
function mostFed(table: Table, ids: readonly UnitId[], places: Map<number, number> = farmPlaces(table)): number {
  const [id, ...others] = ids;
  if (id === undefined) return 0;
  let best = mostFed(table, others, places);
  const { at } = unitAt(table, id);
  for (const [farm, left] of places) {
    if (left === 0 || !reaches(table, at, farm)) continue;
    places.set(farm, left - 1);
    best = Math.max(best, 1 + mostFed(table, others, places));
    places.set(farm, left);
  }
  return best;
}
const farmPlaces = (table: Table): Map<number, number> =>
  new Map(
    whole(table).hexes.flatMap(({ built }, hex) => (built.farm > 0 && !hostileIn(table, hex, 0) ? [[hex, 2 * built.farm] as const] : [])),
  );
function reaches(table: Table, at: number, farm: number): boolean {
  if (at === farm) return true;
  const side = mapOf(table).neighbours[farm]?.indexOf(at) ?? NONE;
  return side !== NONE && (wholeHex(hexAt(table, farm)).walls & (1 << side)) === 0;
}
const eaters = (table: Table): UnitId[] =>
  wholeUnits(table).flatMap(({ id, owner, zone, kind }) => (owner === 0 && zone === 'map' && kind !== 'explorer' ? [id] : []));

test('as many are fed as the best assignment can feed, each by a farm that reaches it', () => {
  for (const seed of seeds(300)) {
    const table = tableOf(randomSketch(seed));
    const { units, fed, lines, hungry } = feedingPreview(table, 0);
    expect([seed, fed]).toEqual([seed, mostFed(table, eaters(table))]);
    expect([lines.length, lines.length + hungry.length, units]).toEqual([fed, units, eaters(table).length]);
    const guests = new Map<string, number>();
    for (const { farm, unit } of lines) {
      const from = wholeUnits(table).find(({ name }) => name === unit)?.at ?? NONE;
      const to = [...table.hexes.keys()].find((hex) => hexName(table, hex) === farm) ?? NONE;
      expect(reaches(table, from, to)).toBe(true);
      guests.set(farm, (guests.get(farm) ?? 0) + 1);
      expect(guests.get(farm)).toBeLessThanOrEqual(2 * wholeHex(hexAt(table, to)).built.farm);
    }
  }
});
test('the units that may go are exactly those without which as many are fed, whatever goes first', () => {
  let asked = 0;
  for (const seed of seeds(150)) {
    const layout = randomSketch(seed);
    const match = position({ ...layout, units: { ...layout.units, 'yellow.worker.6': 'e1' } }); // always one hungry unit
    const dice = new FastDice(seed);
    while (match.result === undefined && match.decision().ask === 'hunger') {
      const { table } = match;
      const ids = eaters(table);
      const most = mostFed(table, ids);
      const spare = ids.filter(
        (id) =>
          mostFed(
            table,
            ids.filter((other) => other !== id),
          ) === most,
      );
      const isListed = (id: UnitId): boolean => {
        const { kind, at } = unitAt(table, id);
        return match.texts().some((text) => wholeUnits(table).some((unit) => unit.name === text && unit.kind === kind && unit.at === at));
      };
      expect([seed, ids.filter(isListed)]).toEqual([seed, spare]);
      asked++;
      match.play(match.texts()[dice.below(match.texts().length)] as string);
    }
  }
  expect(asked).toBeGreaterThan(100);
});

// ---- wages

/** Tries everything that could be paid with, in every order: can this many salt be paid? ROM-11.4 read literally. */
function canPay(purse: { salt: number; money: number; goods: readonly number[] }, due: number, credit: number, each: number): boolean {
  if (due <= 0) return true;
  if (purse.salt > 0 && canPay({ ...purse, salt: purse.salt - 1 }, due - 1, credit, each)) return true;
  if (purse.money >= each - credit && canPay({ ...purse, money: purse.money - (each - credit) }, due - 1, 0, each)) return true;
  return purse.goods.some((worth, i) => {
    let [left, have] = [due, credit + worth];
    while (have >= each && left > 0) [left, have] = [left - 1, have - each];
    return canPay({ ...purse, goods: purse.goods.filter((_, other) => other !== i) }, left, have, each);
  });
}
test('as many mercenaries are paid as the best way of paying allows, and every way offered can be completed', () => {
  for (const seed of seeds(120)) {
    const dice = new FastDice(seed);
    const prices = { salt: dice.below(3), wood: dice.below(3), stone: dice.below(3) };
    const held = { salt: dice.below(3), wood: dice.below(3), stone: dice.below(3) };
    const money = dice.below(7);
    const mercenaries = 1 + dice.below(3);
    const match = position({
      phase: 'wages',
      hexes: { c1: 'farm 3 temple' },
      stock: [
        Object.entries(held)
          .map(([resource, n]) => `${n} ${resource}`)
          .join(' '),
      ],
      money: [money],
      prices,
      units: Object.fromEntries(Array.from({ length: mercenaries }, (_, i) => [`mercenary.${i + 1}`, 'c1'])),
    });
    const each = Math.max(1, 2 * prices.salt);
    const goods = (['wood', 'stone'] as const).flatMap((resource) =>
      Array.from({ length: prices[resource] > 0 ? held[resource] : 0 }, () => 2 * prices[resource]),
    );
    const purse = { salt: held.salt, money, goods };
    const most = [3, 2, 1, 0].find((k) => k <= mercenaries && canPay(purse, (k * (k + 1)) / 2, 0, each));
    expect([seed, match.last('wagesDue').paid]).toEqual([seed, most]);
    while (match.decision().ask === 'wage') match.play(match.texts()[dice.below(match.texts().length)] as string);
    expect(match.table.turn.due).toBe(0);
    expect(playerOf(match.table, 0).money).toBeGreaterThanOrEqual(0);
    expect(Math.min(...Object.values(playerOf(match.table, 0).stock))).toBeGreaterThanOrEqual(0);
  }
});
