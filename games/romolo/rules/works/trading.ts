// Trading with an ally. ROM-17.3
import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { RESOURCES } from '../../content/kinds.ts';
import type { ProposalFacts, TradeFacts } from '../../table/about.ts';
import type { Asks, Coin, Item } from '../../table/asks.ts';
import { playerOf, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { cubesAt, earn, gain, spend } from '../people/paying.ts';
import { usePower } from '../people/powers.ts';
import type { AllWorks } from './works.ts';

const MOST_ITEMS = 3;
const MOST_PROPOSALS = 3;
/** Half coins. ROM-1.1 */
export const COINS: Readonly<Record<Coin, number>> = { gold: 10, coin: 2, bronze: 1 };
const ITEMS: readonly Item[] = [...RESOURCES, 'gold', 'coin', 'bronze'];
export const isCoin = (item: Item): item is Coin => item in COINS;
const GIVES: readonly Asks['trade'][] = deepFreeze(ITEMS.map((give) => ({ give })));
const TAKES: readonly Asks['trade'][] = deepFreeze(ITEMS.map((take) => ({ take })));
const PROPOSE: Asks['trade'] = Object.freeze({ propose: true });
const ANSWERS: readonly Asks['tradeAnswer'][] = deepFreeze([{ accept: true }, { accept: false }]);

const NO_ALLY: Reason = { rule: 'ROM-17.3', because: 'noAlly' };
const PROPOSED_ENOUGH: Reason = { rule: 'ROM-17.5', because: 'proposedEnough', most: MOST_PROPOSALS };
const NOTHING_TO_TRADE: Reason = { rule: 'ROM-17.4', because: 'nothingToTrade' };

/** NONE outside alliances and after the ally's elimination. */
function allyOf(table: Table, owner: Owner): Owner {
  if (table.terms.mode !== 'teams') return NONE;
  const { team } = playerOf(table, owner);
  for (const other of table.players) if (other.owner !== owner && other.team === team && other.alive) return other.owner;
  return NONE;
}
function whyNotTrade(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  const ally = allyOf(table, owner);
  if (ally === NONE) return NO_ALLY;
  if (table.turn.proposals >= MOST_PROPOSALS) return PROPOSED_ENOUGH; // ROM-17.5
  for (const item of ITEMS) if (hasMore(table, owner, hex, item, []) || hasMore(table, ally, NONE, item, [])) return undefined;
  return NOTHING_TO_TRADE;
}
/** Whether an owner has one more of an item besides these: in the stock, or in the worker's hex (NONE: nowhere). Any coins will do, as there is change. ROM-17.4 */
function hasMore(table: Table, owner: Owner, hex: Hex, item: Item, items: readonly Item[]): boolean {
  const { money, stock } = playerOf(table, owner);
  if (isCoin(item)) return money >= items.reduce((sum, one) => sum + (isCoin(one) ? COINS[one] : 0), COINS[item]);
  const cubes = hex === NONE ? stock[item] : cubesAt(table, owner, hex, item);
  return cubes > items.filter((one) => one === item).length;
}

/** Up to three items in all, in either direction. The ally may refuse at no cost. Returns whether they traded. ROM-17.3 to ROM-17.5 */
function* trade(table: Table, ref: Referee, seat: Seat, hex: Hex, id: UnitId): Rules<boolean> {
  const ally = allyOf(table, seat);
  const { give, take } = yield* gather(table, ref, seat, hex, ally);
  table.turn.proposals += 1;
  ref.tell({ kind: 'proposed', rule: 'ROM-17.3', seat, ally, give, take });
  const { accept } = yield* ref.choose(ally, {
    ask: 'tradeAnswer',
    rule: 'ROM-17.5',
    options: () => ANSWERS,
    facts: (): ProposalFacts => ({ seat, give, take }),
    shown: () => ({ give, take }),
  });
  ref.tell({ kind: 'answered', rule: 'ROM-17.5', seat: ally, accept });
  if (!accept) return false;
  if (hex !== unitAt(table, id).at) usePower(table, ref, seat, 'traductor', { at: hex, unit: id }); // ROM-15.25
  for (const item of give) handOver(table, seat, ally, item, hex);
  for (const item of take) handOver(table, ally, seat, item, NONE);
  return true;
}
function* gather(table: Table, ref: Referee, seat: Seat, hex: Hex, ally: Owner): Rules<{ give: Item[]; take: Item[] }> {
  const give: Item[] = [];
  const take: Item[] = [];
  for (;;) {
    const one = yield* ref.choose(seat, {
      ask: 'trade',
      rule: 'ROM-17.3',
      options: () => steps(table, seat, hex, ally, give, take),
      facts: (): TradeFacts => ({ ally, give: [...give], take: [...take], most: MOST_ITEMS }),
    });
    if ('give' in one) give.push(one.give);
    else if ('take' in one) take.push(one.take);
    else return { give, take };
  }
}
function steps(table: Table, seat: Seat, hex: Hex, ally: Owner, give: readonly Item[], take: readonly Item[]): Asks['trade'][] {
  const found: Asks['trade'][] = [];
  if (give.length + take.length < MOST_ITEMS) {
    for (const [i, item] of ITEMS.entries()) if (hasMore(table, seat, hex, item, give)) found.push(GIVES[i] as Asks['trade']);
    for (const [i, item] of ITEMS.entries()) if (hasMore(table, ally, NONE, item, take)) found.push(TAKES[i] as Asks['trade']);
  }
  if (give.length + take.length > 0) found.push(PROPOSE);
  return found;
}
/** `hex` is where the giver's worker acts, NONE: nowhere. ROM-1.10 */
function handOver(table: Table, from: Owner, to: Owner, item: Item, hex: Hex): void {
  if (isCoin(item)) {
    earn(table, from, -COINS[item]);
    earn(table, to, COINS[item]);
    return;
  }
  if (hex === NONE) gain(table, from, item, -1);
  else spend(table, from, hex, item, 1);
  gain(table, to, item, 1);
}

export const TRADING = {
  trade: { why: whyNotTrade, do: trade },
} satisfies Partial<AllWorks>;
