// Trading with one's ally. ROM-17.3
import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { ProposalFacts, TradeFacts } from '../about.ts';
import type { Asks, Item } from '../asks.ts';
import { RESOURCES } from '../content/kinds.ts';
import { playerOf, unitAt } from '../names.ts';
import { type Hex, NONE, type Owner, type Player, type Referee, type Table, type UnitId } from '../table.ts';
import { cubesAt, earn, gain, resourceNumber, spend } from './paying.ts';
import { usePower } from './units.ts';

const MOST_ITEMS = 3;
const MOST_PROPOSALS = 3;
const ITEMS: readonly Item[] = [...RESOURCES, 'coin'];
const GIVES: readonly Asks['trade'][] = deepFreeze(ITEMS.map((give) => ({ give })));
const TAKES: readonly Asks['trade'][] = deepFreeze(ITEMS.map((take) => ({ take })));
const PROPOSE: Asks['trade'] = Object.freeze({ propose: true });
const ANSWERS: readonly Asks['tradeAnswer'][] = deepFreeze([{ accept: true }, { accept: false }]);

const NO_ALLY: Reason = { rule: 'ROM-17.3', because: 'noAlly' };
const PROPOSED_ENOUGH: Reason = { rule: 'ROM-17.5', because: 'proposedEnough', most: MOST_PROPOSALS };
const NOTHING_TO_TRADE: Reason = { rule: 'ROM-17.4', because: 'nothingToTrade' };

/** NONE outside alliances and after the ally's elimination. */
function allyOf({ players, terms }: Table, owner: Owner): Owner {
  if (terms.mode !== 'teams') return NONE;
  const { team } = players[owner] as Player;
  for (const other of players) if (other.owner !== owner && other.team === team && other.alive) return other.owner;
  return NONE;
}
export function whyNoTrade(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  const ally = allyOf(table, owner);
  if (ally === NONE) return NO_ALLY;
  if (table.turn.proposals >= MOST_PROPOSALS) return PROPOSED_ENOUGH; // ROM-17.5
  for (const item of ITEMS) if (toGive(table, owner, hex, item) > 0 || toTake(table, ally, item) > 0) return undefined;
  return NOTHING_TO_TRADE;
}
/** Out of the stock and the worker's hex; of the ally out of the stock. A coin is a whole one. ROM-17.4 */
const toGive = (table: Table, owner: Owner, hex: Hex, item: Item): number =>
  item === 'coin' ? playerOf(table, owner).money >> 1 : cubesAt(table, owner, hex, resourceNumber(item));
function toTake(table: Table, ally: Owner, item: Item): number {
  const { money, stock } = playerOf(table, ally);
  return item === 'coin' ? money >> 1 : (stock[resourceNumber(item)] as number);
}

/** Up to three items in all, in any direction. The ally may refuse, which costs nothing: true if it was done. ROM-17.3 to ROM-17.5 */
export function* trade(table: Table, ref: Referee, seat: Seat, hex: Hex, id: UnitId): Rules<boolean> {
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
    for (const [i, item] of ITEMS.entries())
      if (toGive(table, seat, hex, item) > timesIn(give, item)) found.push(GIVES[i] as Asks['trade']);
    for (const [i, item] of ITEMS.entries()) if (toTake(table, ally, item) > timesIn(take, item)) found.push(TAKES[i] as Asks['trade']);
  }
  if (give.length + take.length > 0) found.push(PROPOSE);
  return found;
}
const timesIn = (items: readonly Item[], item: Item): number => items.filter((one) => one === item).length;
/** `hex` is where the giver's worker acts, NONE: nowhere. ROM-1.10 */
function handOver(table: Table, from: Owner, to: Owner, item: Item, hex: Hex): void {
  if (item === 'coin') {
    earn(table, from, -2);
    earn(table, to, 2);
    return;
  }
  const type = resourceNumber(item);
  if (hex === NONE) gain(table, from, type, -1);
  else spend(table, from, hex, type, 1);
  gain(table, to, type, 1);
}
