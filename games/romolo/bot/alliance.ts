// Trading with an ally: surplus for what is needed, if the team gains by it.
import { best } from '@tabularium/parts/bot';
import { RESOURCES } from '../content/kinds.ts';
import { cubesAt } from '../rules/people/paying.ts';
import { COINS, isCoin } from '../rules/works/trading.ts';
import type { Asks, Item } from '../table/asks.ts';
import { playerOf } from '../table/names.ts';
import { type Hex, NONE, type Owner } from '../table/table.ts';
import { coinWorth, cubeWorth } from './goods.ts';
import { asOther, most, type Thought } from './thought.ts';

/** What gaining or losing an item is worth to a player. */
function itemWorth(thought: Thought, item: Item, held: number, comes: boolean): number {
  if (isCoin(item)) return (comes ? 1 : -1) * COINS[item] * coinWorth(thought);
  const type = item;
  return comes ? cubeWorth(thought, type, held) : -cubeWorth(thought, type, held - 1);
}
const allyOf = ({ table, seat, me }: Thought): Owner =>
  table.players.find(({ owner, team, alive }) => alive && owner !== seat && team === me.team)?.owner ?? NONE;

interface Swap {
  readonly step: Asks['trade'];
  readonly gain: number;
}
/** By item: what giving or taking it brings the team. */
function swapsOf(thought: Thought, hex: Hex): Swap[] {
  const ally = allyOf(thought);
  if (ally === NONE) return [];
  const other = asOther(thought, ally);
  const { table, seat } = thought;
  const swaps: Swap[] = [];
  for (const resource of RESOURCES) {
    const own = cubesAt(table, seat, hex, resource);
    const theirs = playerOf(table, ally).stock[resource];
    if (own > 0)
      swaps.push({ step: { give: resource }, gain: itemWorth(other, resource, theirs, true) + itemWorth(thought, resource, own, false) });
    if (theirs > 0)
      swaps.push({ step: { take: resource }, gain: itemWorth(other, resource, theirs, false) + itemWorth(thought, resource, own, true) });
  }
  return swaps.toSorted((a, b) => b.gain - a.gain);
}
/** Three items at most; a trade takes a worker's turn. */
export function tradeWorth(thought: Thought, hex: Hex): number {
  if (thought.table.turn.proposals > 0) return 0;
  const gains = swapsOf(thought, hex).map(({ gain }) => gain);
  return most([(gains[0] ?? 0) + Math.max(0, gains[1] ?? 0) + Math.max(0, gains[2] ?? 0) - LEAST]);
}
const LEAST = 0.15;

/** The items that help the team most, then the proposal. */
export function chooseTrade(thought: Thought, options: readonly Asks['trade'][], hex: Hex, chosen: readonly Item[]): number {
  const swaps = swapsOf(thought, hex);
  const gainOf = (option: Asks['trade']): number => {
    if ('propose' in option) return 0.02;
    const item = 'give' in option ? option.give : option.take;
    if (chosen.includes(item)) return -1;
    return swaps.find(({ step }) => JSON.stringify(step) === JSON.stringify(option))?.gain ?? -1;
  };
  return best(options, gainOf);
}
/** Accepts if the team is better off; the proposer's gains and losses are the reverse. */
export function answerTrade(thought: Thought, give: readonly Item[], take: readonly Item[], proposer: Owner): boolean {
  const other = asOther(thought, proposer);
  const held = (who: Thought, item: Item): number => (isCoin(item) ? 0 : who.me.stock[item]);
  let gain = 0;
  for (const item of give) gain += itemWorth(thought, item, held(thought, item), true) + itemWorth(other, item, held(other, item), false);
  for (const item of take) gain += itemWorth(thought, item, held(thought, item), false) + itemWorth(other, item, held(other, item), true);
  return gain >= -0.05;
}
