// Which cards pay. A price makes demands, pools meet them, and a payment may hold no card that is not needed. BAT-6.7
import { certain, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { type Form, type Pool, WEAPONS } from '../../content/kinds.ts';
import { FORM_INDEX, FORMS, formOfPool, isWildPool, POOLS, poolInForm, poolName, poolsOf } from '../../content/pools.ts';
import { TOOL_WORTH } from '../../content/prices.ts';
import { cardsIn, DEMAND_INDEX, DEMANDS, type Recipe } from '../../content/recipes.ts';
import type { Action } from '../../table/asks.ts';
import { spaceOf } from '../../table/names.ts';
import { priceOf } from '../../table/price.ts';
import type { Laid, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { freshUses, isLit, type Purse, ready, usesByPool } from './uses.ts';

/** The hand cannot pay the price. */
export const MISSING_CARDS: Reason = Object.freeze({ rule: 'BAT-6.7', because: 'missingCards' });

const { friman: FRIMAN, chief: CHIEF, priest: PRIEST, lord: LORD, supply: SUPPLY, weapon: WEAPON, horse: HORSE } = DEMAND_INDEX;
const { tool: TOOL, hammer: HAMMER, wild: WILD } = FORM_INDEX;
/** If a price can be paid in more ways than this, the player is asked demand by demand. */
const MOST_PAYMENTS = 200;
/** With so few cards there are never that many ways. */
const FEW_CARDS = 9;

/** The price of an action as the table stands; nothing if it has none. */
export const priceAt = (table: Table, action: Action): Recipe | undefined => priceOf(action, (at) => table.levels[spaceOf(at)] as number);

// ---- can it be paid at all?

/** By demand: the kinds that meet it as what they are. BAT-9.4 */
const MET_BY: readonly (readonly Form[])[] = DEMANDS.map((demand) => (demand === 'weapon' ? WEAPONS : [demand]));
const FORMS_FOR = MET_BY.map((kinds) => kinds.map((kind) => FORM_INDEX[kind]));
const usesFor = (demand: number, uses: readonly number[]): number => {
  let count = 0;
  for (const form of FORMS_FOR[demand] as readonly number[]) count += uses[form] as number;
  return count;
};
/** The demands that tools do not meet. */
const SCARCE: readonly number[] = DEMANDS.map((demand) => DEMAND_INDEX[demand])
  .filter((demand) => demand !== FRIMAN)
  .reverse();
/** How many cards of a price are missing, in all and, by demand, in `lacking`. Wild cards that are left count as tools. BAT-6.5, BAT-8.15, BAT-9.2 */
function shortage(table: Table, { uses }: Purse, need: Recipe, lacking?: number[]): number {
  let missing = 0;
  let wilds = uses[WILD] as number;
  let hammers = uses[HAMMER] as number;
  for (const demand of SCARCE) {
    let short = need[demand] as number;
    if (short === 0) continue;
    short -= usesFor(demand, uses);
    if (demand === WEAPON || demand === HORSE) for (; short > 0 && hammers > 0; short--) hammers -= 1; // BAT-9.2
    for (; short > 0 && wilds > 0; short--) wilds -= 1;
    if (short <= 0) continue;
    missing += short;
    if (lacking !== undefined) lacking[demand] = short;
  }
  let friman = (need[FRIMAN] as number) - (uses[FORM_INDEX.friman] as number);
  if (friman > 0) friman -= TOOL_WORTH * ((uses[TOOL] as number) + hammers + wilds * freshUses(table, TOOL)); // BAT-8.9, BAT-8.10
  if (friman <= 0) return missing;
  if (lacking !== undefined) lacking[FRIMAN] = friman;
  return missing + friman;
}
export const canPay = (table: Table, purse: Purse, need: Recipe): boolean => shortage(table, purse, need) === 0;
/** What a price still lacks: `['chief', 'supply']`. */
export function missingCards(table: Table, purse: Purse, need: Recipe): string[] {
  const lacking = DEMANDS.map(() => 0);
  shortage(table, purse, need, lacking);
  return cardsIn(lacking);
}

// ---- all ways to pay it

/** One use in a payment: a pool; or, from POOLS on, a wild card of a faction in the form it stands for. */
type Entry = number;
const asForm = (pool: number, form: number): Entry => POOLS + poolInForm(pool, form);
const ENTRY_NAMES: readonly Pool[] = [
  ...Array.from({ length: POOLS }, (_, pool) => poolName(pool)),
  ...Array.from({ length: POOLS }, (_, pool) => `${poolName(poolInForm(pool, WILD))} as ${FORMS[formOfPool(pool)]}`),
];
const ENTRIES: ReadonlyMap<Pool, Entry> = new Map(ENTRY_NAMES.map((name, entry) => [name, entry]));
const poolOfEntry = (entry: Entry): number => (entry < POOLS ? entry : poolInForm(entry - POOLS, WILD));
const formOfEntry = (entry: Entry): Form => FORMS[formOfPool(entry < POOLS ? entry : entry - POOLS)] as Form;

const wildsAs = (form: Form): Entry[] => poolsOf('wild').map((pool) => asForm(pool, FORM_INDEX[form]));
/** By demand: what may fill it, one for one. */
const FILLERS: readonly (readonly Entry[])[] = DEMANDS.map((demand) => {
  const plain = (MET_BY[DEMAND_INDEX[demand]] as readonly Form[]).flatMap(poolsOf); // BAT-9.4
  if (demand === 'friman') return plain;
  const hammer = demand === 'weapon' || demand === 'horse' ? poolsOf('hammer') : []; // BAT-9.2
  return [...plain, ...hammer, ...wildsAs(demand)];
});
/** What stands for two friman: a wild card used for friman is a tool. BAT-8.9 */
const TOOLS: readonly Entry[] = [...poolsOf('tool'), ...poolsOf('hammer'), ...wildsAs('tool')];
const DEMAND_ORDER: readonly number[] = [LORD, PRIEST, CHIEF, SUPPLY, WEAPON, HORSE];

interface Search {
  readonly need: Recipe;
  /** The uses that are not spent yet, by pool. */
  readonly unspent: number[];
  readonly toolIsLit: boolean;
  readonly chosen: Entry[];
  readonly found: Entry[][];
}
/** Every payment of a price, each once. */
function payments(table: Table, seat: Seat, need: Recipe): Entry[][] {
  const search: Search = { need, unspent: usesByPool(table, seat), toolIsLit: isLit(table, TOOL), chosen: [], found: [] };
  fillDemand(search, 0);
  return search.found;
}
function fillDemand(search: Search, place: number): void {
  const demand = DEMAND_ORDER[place];
  if (demand === undefined) return fillFriman(search, 0, search.need[FRIMAN] as number);
  const left = search.need[demand] as number;
  if (left === 0) fillDemand(search, place + 1);
  else fillFrom(search, place, FILLERS[demand] as readonly Entry[], 0, left);
}
function fillFrom(search: Search, place: number, fillers: readonly Entry[], from: number, left: number): void {
  if (left === 0) return fillDemand(search, place + 1);
  for (let i = from; i < fillers.length; i++) {
    const entry = fillers[i] as Entry;
    const pool = poolOfEntry(entry);
    const most = Math.min(left, search.unspent[pool] as number);
    for (let count = most; count > 0; count--) {
      take(search, entry, pool, count, count);
      fillFrom(search, place, fillers, i + 1, left - count);
      giveBack(search, pool, count, count);
    }
  }
}
function fillFriman(search: Search, from: number, left: number): void {
  if (left <= 0) return void search.found.push(search.chosen.slice());
  const fillers = FILLERS[FRIMAN] as readonly Entry[];
  for (let i = from; i < fillers.length; i++) {
    const entry = fillers[i] as Entry;
    const most = Math.min(left, search.unspent[entry] as number);
    for (let count = most; count > 0; count--) {
      take(search, entry, entry, count, count);
      fillFriman(search, i + 1, left - count);
      giveBack(search, entry, count, count);
    }
  }
  fillWithTools(search, 0, left, left === search.need[FRIMAN]);
}
/** Half a tool may be wasted only if no friman is paid. BAT-6.7 */
function fillWithTools(search: Search, from: number, left: number, alone: boolean): void {
  if (left <= 0) return void search.found.push(search.chosen.slice());
  const wanted = alone ? Math.ceil(left / TOOL_WORTH) : Math.floor(left / TOOL_WORTH);
  if (wanted === 0) return;
  for (let i = from; i < TOOLS.length; i++) {
    const entry = TOOLS[i] as Entry;
    const pool = poolOfEntry(entry);
    const usesEach = search.toolIsLit && isWildPool(pool) ? 2 : 1; // BAT-8.15
    const most = Math.min(wanted, (search.unspent[pool] as number) * usesEach);
    for (let count = most; count > 0; count--) {
      const cards = Math.ceil(count / usesEach);
      take(search, entry, pool, count, cards);
      fillWithTools(search, i + 1, left - count * TOOL_WORTH, alone);
      giveBack(search, pool, count, cards);
    }
  }
}
function take({ unspent, chosen }: Search, entry: Entry, pool: number, count: number, cards: number): void {
  unspent[pool] = (unspent[pool] as number) - cards;
  for (let i = 0; i < count; i++) chosen.push(entry);
}
function giveBack({ unspent, chosen }: Search, pool: number, count: number, cards: number): void {
  unspent[pool] = (unspent[pool] as number) + cards;
  chosen.length -= count;
}

const namesOfEntries = (entries: readonly Entry[]): Pool[] => {
  const names: Pool[] = [];
  for (const entry of entries) names.push(ENTRY_NAMES[entry] as Pool);
  return names;
};
interface Payment {
  readonly cards: readonly Pool[];
}
/** The ways to pay a price as options. */
export function paymentsOf(table: Table, seat: Seat, need: Recipe): Payment[] {
  const options: Payment[] = [];
  for (const entries of payments(table, seat, need)) options.push({ cards: namesOfEntries(entries) });
  return options;
}

// ---- paying

/** Pays a price; the cards lie open. `suits` excludes payments after which the action could not go on. BAT-5.13 */
export function* pay(
  table: Table,
  ref: Referee,
  seat: Seat,
  what: string,
  need: Recipe,
  suits?: (payment: Payment) => boolean,
): Rules<readonly Pool[]> {
  const { hand, laid } = playerOf(table, seat);
  if (hand.length + laid.length > FEW_CARDS && payments(table, seat, need).length > MOST_PAYMENTS)
    return yield* payByDemand(table, ref, seat, what, need);
  const { cards } = yield* ref.choose(seat, {
    rule: 'BAT-6.7',
    ask: 'pay',
    options: () => {
      const all = paymentsOf(table, seat, need);
      return suits === undefined ? all : all.filter(suits);
    },
    private: true,
  });
  layDown(table, ref, seat, what, cards);
  return cards;
}
/** Asks one question for each demand of the price. */
function* payByDemand(table: Table, ref: Referee, seat: Seat, what: string, need: Recipe): Rules<readonly Pool[]> {
  const paid: Pool[] = [];
  for (const demand of [...DEMAND_ORDER, FRIMAN]) {
    if (need[demand] === 0) continue;
    const now = need.map((count, other) => (other === demand ? count : 0));
    const later = need.map((count, other) => (isPaidAfter(other, demand) ? count : 0));
    const { cards } = yield* ref.choose(seat, {
      rule: 'BAT-6.7',
      ask: 'pay',
      options: () => beginningsOf(table, seat, now, later),
      private: true,
    });
    layDown(table, ref, seat, what, cards);
    paid.push(...cards);
  }
  return paid;
}
const isPaidAfter = (other: number, demand: number): boolean => {
  const order: readonly number[] = [...DEMAND_ORDER, FRIMAN];
  return order.indexOf(other) > order.indexOf(demand);
};
/** The payments of one demand that leave enough for the others. */
function beginningsOf(table: Table, seat: Seat, now: Recipe, later: Recipe): Payment[] {
  const whole = now.map((count, demand) => count + (later[demand] as number));
  const size = now.reduce((sum, count) => sum + count, 0);
  const isLast = later.every((count) => count === 0);
  const beginnings = new Map<string, Payment>();
  for (const { cards } of paymentsOf(table, seat, whole)) {
    const beginning = isLast ? cards : cards.slice(0, size);
    beginnings.set(beginning.join(), { cards: beginning });
  }
  return [...beginnings.values()];
}

/** Lays the cards of a payment on the table. The second use of a wild tool comes before another wild card. */
function layDown(table: Table, ref: Referee, seat: Seat, what: string, cards: readonly Pool[]): void {
  let before: Entry | undefined;
  let item: Laid | undefined;
  for (const name of cards) {
    const entry = certain(ENTRIES.get(name), 'an entry of that name');
    if (entry < POOLS || entry !== before || item === undefined || item.uses === 0)
      item = ready(table, seat, poolOfEntry(entry), formOfEntry(entry));
    item.uses -= 1;
    before = entry;
  }
  ref.tell({ kind: 'paid', rule: 'BAT-5.13', seat, what, cards });
}
