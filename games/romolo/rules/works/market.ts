// The market: selling and buying, which are possible anywhere, and its update. ROM-9, ROM-9.10, ROM-11.17
import { deepFreeze, PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { byResource, RESOURCES, type Resource } from '../../content/kinds.ts';
import { COLUMN_LIMIT, CUBES_TO_UPDATE, forumBonus, TOP_PRICE } from '../../content/tables.ts';
import type { BuyAbout, MarketAbout, NautaFacts, SellAbout } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { countOf, powerFor } from '../land/hexes.ts';
import { cubesAt, earn, gain, spend } from '../people/paying.ts';
import { freshPower, usePower } from '../people/powers.ts';
import type { AllWorks } from './works.ts';

/** The types that may be traded in an action: all of them, or those that Negotiator marks. */
export type Types = readonly Resource[];

// ---- selling

const PRICE_ZERO: Reason = { rule: 'ROM-9.1', because: 'priceZero' };
const NO_CUBE: Reason = { rule: 'ROM-9.1', because: 'noCube' };
const NO_COLUMN: Reason = { rule: 'ROM-9.6', because: 'noColumn' };
const OWN_COLUMN: Reason = { rule: 'ROM-9.5', because: 'ownColumn' };
const COLUMN_FULL: Reason = { rule: 'ROM-9.5', because: 'columnFull' };
const NOTHING_TO_SELL: Reason = { rule: 'ROM-9.1', because: 'nothingToSell' };

const isOpenColumn = (table: Table, type: Resource, column: Resource): boolean =>
  column !== type && table.columns[column].length < COLUMN_LIMIT; // ROM-9.5
function hasColumn(table: Table, type: Resource): boolean {
  for (const column of RESOURCES) if (isOpenColumn(table, type, column)) return true;
  return false;
}
function whyNotSellType(table: Table, owner: Owner, hex: Hex, type: Resource): Reason | undefined {
  if (table.prices[type] === 0) return PRICE_ZERO; // ROM-9.1
  if (cubesAt(table, owner, hex, type) === 0) return NO_CUBE;
  return hasColumn(table, type) ? undefined : NO_COLUMN; // ROM-9.6
}
export function whyNotSell(table: Table, owner: Owner, hex: Hex, types: Types = RESOURCES): Reason | undefined {
  for (const type of types) if (whyNotSellType(table, owner, hex, type) === undefined) return undefined;
  return NOTHING_TO_SELL;
}
/** By type, then by column. */
const SALES = deepFreeze(byResource((resource) => byResource((column): Asks['sell'] => ({ resource, column }))));
function sales(table: Table, owner: Owner, hex: Hex, types: Types): Asks['sell'][] {
  const found: Asks['sell'][] = [];
  for (const type of types) {
    if (whyNotSellType(table, owner, hex, type) !== undefined) continue;
    for (const column of RESOURCES) if (isOpenColumn(table, type, column)) found.push(SALES[type][column]);
  }
  return found;
}
function whyNotSales(table: Table, owner: Owner, hex: Hex, types: Types): Reason[] {
  const found: Reason[] = [];
  for (const type of types)
    for (const column of RESOURCES) {
      const closed = column === type ? OWN_COLUMN : isOpenColumn(table, type, column) ? undefined : COLUMN_FULL;
      const reason = whyNotSellType(table, owner, hex, type) ?? closed;
      if (reason !== undefined) found.push({ ...reason, what: text('sell', SALES[type][column]) });
    }
  return found;
}
/** Cube by cube, each into a column; coins of the forum once at the end. ROM-9.1 to ROM-9.6 */
export function* sell(table: Table, ref: Referee, seat: Seat, hex: Hex, types: Types = RESOURCES): Rules<void> {
  for (let sold = 0; sold <= allowance(table, hex); sold++) {
    const nauta = sold === allowance(table, hex);
    if (nauta && freshPower(table, seat, 'nauta') === undefined) break;
    const sale = yield* ref.choose(seat, {
      ask: 'sell',
      rule: 'ROM-9.1',
      options: () => sales(table, seat, hex, types),
      ruledOut: () => whyNotSales(table, seat, hex, types),
      about: (option): SellAbout => ({
        coins: table.prices[option.resource],
        forum: forumCoins(table, seat, hex),
      }),
      ...(nauta ? { facts: (): NautaFacts => ({ nauta: true }) } : {}),
      pass: sold > 0, // ROM-9.6
    });
    if (sale === PASS) break;
    if (nauta) usePower(table, ref, seat, 'nauta', { at: hex }); // ROM-15.17
    sellOne(table, ref, seat, hex, sale);
  }
  const coins = forumCoins(table, seat, hex);
  if (coins === 0) return;
  earn(table, seat, 2 * coins);
  ref.tell({ kind: 'forumBonus', rule: 'ROM-9.3', seat, coins });
}
/** The price stays until the market is updated. ROM-9.9 */
function sellOne(table: Table, ref: Referee, seat: Seat, hex: Hex, { resource, column }: Asks['sell']): void {
  const price = table.prices[resource];
  spend(table, seat, hex, resource, 1);
  earn(table, seat, 2 * price);
  table.columns[column].push(resource);
  ref.tell({ kind: 'sold', rule: 'ROM-9.1', seat, resource, column, price });
}
/** One, and one more for each port. ROM-9.2 */
const allowance = (table: Table, hex: Hex): number => 1 + countOf(hexAt(table, hex), 'port');
/** By the power of the hex, if a forum stands there; each further one here or next to it adds a coin. ROM-9.3, ROM-9.4 */
function forumCoins(table: Table, owner: Owner, hex: Hex): number {
  const forums = countOf(hexAt(table, hex), 'forum');
  const bonus = forums === 0 ? 0 : forumBonus(powerFor(table, owner, hex));
  if (bonus === 0) return 0;
  let further = forums - 1;
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[]) if (next !== NONE) further += countOf(hexAt(table, next), 'forum');
  return bonus + further;
}

// ---- buying

/** In half coins: at price 0 two cubes cost one. ROM-9.7 */
const buyPrice = (table: Table, type: Resource): number => (table.prices[type] === 0 ? 1 : 2 * table.prices[type]);
const cubesBought = (table: Table, type: Resource): number => (table.prices[type] === 0 ? 2 : 1);
const whyNotBuyType = (table: Table, owner: Owner, type: Resource): Reason | undefined =>
  playerOf(table, owner).money >= buyPrice(table, type) ? undefined : TOO_POOR;
const TOO_POOR: Reason = { rule: 'ROM-9.7', because: 'tooPoor' };
export function whyNotBuy(table: Table, owner: Owner, _hex: Hex, types: Types = RESOURCES): Reason | undefined {
  for (const type of types) if (whyNotBuyType(table, owner, type) === undefined) return undefined;
  return TOO_POOR;
}
const PURCHASES = deepFreeze(byResource((resource): Asks['buy'] => ({ resource })));
function purchases(table: Table, owner: Owner, types: Types): Asks['buy'][] {
  const found: Asks['buy'][] = [];
  for (const type of types) if (whyNotBuyType(table, owner, type) === undefined) found.push(PURCHASES[type]);
  return found;
}
/** Purchase by purchase, into the stock. ROM-9.7, ROM-9.8 */
export function* buy(table: Table, ref: Referee, seat: Seat, hex: Hex, types: Types = RESOURCES): Rules<void> {
  for (let bought = 0; bought <= allowance(table, hex); bought++) {
    const nauta = bought === allowance(table, hex);
    if (nauta && freshPower(table, seat, 'nauta') === undefined) break;
    const purchase = yield* ref.choose(seat, {
      ask: 'buy',
      rule: 'ROM-9.7',
      options: () => purchases(table, seat, types),
      ruledOut: () =>
        types.flatMap((type) => {
          const reason = whyNotBuyType(table, seat, type);
          return reason === undefined ? [] : [{ ...reason, what: text('buy', { resource: type }) }];
        }),
      about: ({ resource }): BuyAbout => ({
        half: buyPrice(table, resource),
        cubes: cubesBought(table, resource),
      }),
      ...(nauta ? { facts: (): NautaFacts => ({ nauta: true }) } : {}),
      pass: bought > 0,
    });
    if (purchase === PASS) break;
    if (nauta) usePower(table, ref, seat, 'nauta', { at: hex }); // ROM-15.17
    buyOne(table, ref, seat, purchase.resource);
  }
}
function buyOne(table: Table, ref: Referee, seat: Seat, type: Resource): void {
  const cubes = cubesBought(table, type);
  earn(table, seat, -buyPrice(table, type));
  gain(table, seat, type, cubes);
  ref.tell({ kind: 'bought', rule: 'ROM-9.7', seat, resource: type, cubes, price: table.prices[type] });
}

// ---- what a market action would do

export const aboutSelling = (table: Table, owner: Owner, hex: Hex): MarketAbout => ({
  cubes: allowance(table, hex),
  forum: forumCoins(table, owner, hex),
});
export const aboutBuying = (table: Table, hex: Hex): MarketAbout => ({ cubes: allowance(table, hex), forum: 0 });

// ---- its update

export function cubesOnMarket({ columns }: Table): number {
  let cubes = 0;
  for (const resource of RESOURCES) cubes += columns[resource].length;
  return cubes;
}
/** The prices after an update: each first rises by the cubes in its column, then falls by the cubes of its own type. ROM-11.17 */
export function pricesAfterUpdate({ prices, columns }: Table): Record<Resource, number> {
  const next = byResource((resource) => Math.min(TOP_PRICE, prices[resource] + columns[resource].length));
  const sold = byResource(() => 0);
  for (const column of RESOURCES) for (const resource of columns[column]) sold[resource] += 1;
  return byResource((resource) => Math.max(0, next[resource] - sold[resource]));
}
/** Only if there are enough cubes; then all of them go back to the bank. ROM-11.17 */
export function updateMarket(table: Table, ref: Referee): void {
  if (cubesOnMarket(table) < CUBES_TO_UPDATE) return;
  const before = pricesOf(table);
  table.prices = pricesAfterUpdate(table);
  table.columns = byResource(() => []);
  ref.tell({ kind: 'prices', rule: 'ROM-11.17', before, prices: pricesOf(table) });
}
/** In the order of the resources, as events tell them. */
export const pricesOf = ({ prices }: Table): number[] => RESOURCES.map((resource) => prices[resource]);

export const MARKET = {
  sell: { why: whyNotSell, do: (table, ref, seat, hex) => sell(table, ref, seat, hex) },
  buy: { why: whyNotBuy, do: (table, ref, seat, hex) => buy(table, ref, seat, hex) },
} satisfies Partial<AllWorks>;
