// What a worker pays with: the stock, and the warehouses of the hex where it acts. ROM-1.9
import { type Rules, type Seat } from '@tabularium/kernel';
import { type Resource } from '../../content/kinds.ts';
import type { Cubes, PayAbout, PayFacts } from '../../table/about.ts';
import type { Payment } from '../../table/asks.ts';
import { hexAt, playerOf } from '../../table/names.ts';
import { type Hex, type Owner, type Referee, type Store, type Table } from '../../table/table.ts';
import { storesOf } from '../land/hexes.ts';
import { freshPower, usePower } from './powers.ts';

// ---- cubes

/** Cubes of a type that a worker in this hex may spend. ROM-1.9 */
export function cubesAt(table: Table, owner: Owner, hex: Hex, type: Resource): number {
  let cubes = playerOf(table, owner).stock[type];
  for (const store of storesOf(hexAt(table, hex))) if (store.type === type) cubes += store.cubes;
  return cubes;
}
/** From the warehouses first, the emptiest and then the oldest of them; the rest from the stock. ROM-1.10 */
export function spend(table: Table, owner: Owner, hex: Hex, type: Resource, cubes: number): void {
  let due = cubes;
  for (let store = emptiest(table, hex, type); due > 0 && store !== undefined; store = emptiest(table, hex, type)) {
    const taken = Math.min(due, store.cubes);
    due -= taken;
    store.cubes -= taken;
    if (store.cubes === 0) store.type = undefined;
  }
  gain(table, owner, type, -due);
}
function emptiest(table: Table, hex: Hex, type: Resource): Store | undefined {
  let found: Store | undefined;
  for (const store of storesOf(hexAt(table, hex)))
    if (store.type === type && (found === undefined || store.cubes < found.cubes)) found = store;
  return found;
}
/** Into the stock; the supply of cubes is unlimited. ROM-1.8 */
export function gain(table: Table, owner: Owner, type: Resource, cubes: number): void {
  playerOf(table, owner).stock[type] += cubes;
}
/** In half coins. ROM-1.1 */
export function earn(table: Table, owner: Owner, half: number): void {
  playerOf(table, owner).money += half;
}

// ---- stone and wood for constructions

/** This many cubes in all, and no more of a kind than its cost. ROM-6.9 */
export interface Price {
  readonly stone: number;
  readonly wood: number;
  readonly cubes: number;
}
/** Each temple saves a cube, but never the last. ROM-6.8 */
export const afterTemples = (cubes: number, temples: number): number => Math.max(1, cubes - temples);
export const priceOf = ({ stone, wood }: { readonly stone: number; readonly wood: number }, temples: number): Price => ({
  stone,
  wood,
  cubes: afterTemples(stone + wood, temples),
});
/** Walls from the bank cost a cube of either kind each; temples save once for all of them. ROM-6.6, ROM-6.9 */
export function wallPrice(walls: number, temples: number): Price {
  const cubes = walls === 0 ? 0 : afterTemples(walls, temples);
  return { stone: cubes, wood: cubes, cubes };
}
/** Whether this much stone and wood is enough; Aedificator allows any mix for one more cube. ROM-6.9, ROM-15.5 */
export const canPay = (price: Price, stone: number, wood: number, aedificator: boolean): boolean =>
  Math.min(price.stone, stone) + Math.min(price.wood, wood) >= price.cubes || (aedificator && stone + wood > price.cubes);

/** Every way to pay, the most stone first; with Aedificator only mixes that still would not do with one cube removed. ROM-6.9, ROM-15.5 */
export function payments({ stone, wood, cubes }: Price, ownStone: number, ownWood: number, aedificator: boolean): Payment[] {
  const found: Payment[] = [];
  for (let s = Math.min(stone, ownStone, cubes); s >= 0 && cubes - s <= Math.min(wood, ownWood); s--)
    found.push({ stone: s, wood: cubes - s });
  if (!aedificator) return found;
  const more = cubes + 1;
  for (let s = Math.min(ownStone, more); s >= 0 && more - s <= ownWood; s--)
    if (Math.min(s, stone) + Math.min(more - s, wood) < cubes) found.push({ stone: s, wood: more - s, aedificator: true });
  return found;
}
export const hasAedificator = (table: Table, owner: Owner): boolean => freshPower(table, owner, 'aedificator') !== undefined;

const aboutPayment = (stone: number, wood: number, paid: Payment): PayAbout => ({
  stone: [stone, stone - paid.stone],
  wood: [wood, wood - paid.wood],
});

/** Pays for a construction in this hex and returns what was paid. Aedificator does not matter for walls, which take either kind anyway. ROM-6.1 */
export function* pay(table: Table, ref: Referee, seat: Seat, hex: Hex, price: Price, mayMix: boolean): Rules<Cubes> {
  const payment = yield* ref.choose(seat, {
    ask: 'pay',
    rule: 'ROM-6.9',
    options: () =>
      payments(price, cubesAt(table, seat, hex, 'stone'), cubesAt(table, seat, hex, 'wood'), mayMix && hasAedificator(table, seat)),
    facts: (): PayFacts => price,
    about: (option) => aboutPayment(cubesAt(table, seat, hex, 'stone'), cubesAt(table, seat, hex, 'wood'), option),
  });
  if (payment.aedificator) usePower(table, ref, seat, 'aedificator', { at: hex });
  spend(table, seat, hex, 'stone', payment.stone);
  spend(table, seat, hex, 'wood', payment.wood);
  return { ...(payment.stone > 0 ? { stone: payment.stone } : {}), ...(payment.wood > 0 ? { wood: payment.wood } : {}) };
}
