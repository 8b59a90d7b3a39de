// The action phase: the unit that gains most by its best action acts first; the phase ends when nothing gains anything.

import type { Dice } from '@tabularium/kernel';
import { highest } from '@tabularium/parts/bot';
import { type Work } from '../content/kinds.ts';
import { waterChance } from '../rules/movement/exploring.ts';
import { freshPower } from '../rules/people/powers.ts';
import { aboutSelling } from '../rules/works/market.ts';
import type { Act } from '../table/asks.ts';
import { hexOf, unitAt, unitOf } from '../table/names.ts';
import type { Hex } from '../table/table.ts';
import { surveyWorth } from './characters.ts';
import { exploreWorth, exploringFrom, unexploredNear } from './exploring.ts';
import { cubeWorth, stockOf, wantsWorker } from './goods.ts';
import { bestPurchase, bestSale } from './market.ts';
import { moveWorth } from './steps.ts';
import { lasting, type Thought } from './thought.ts';
import { bestWork, workWorth } from './works.ts';

/** Resolution of the random tie-break. */
const EQUALS = 1000;
/** Less is not worth the trouble. */
const LEAST = 0.03;

/** The first act of a sensible turn, then what else its unit could do, as other units will still act afterwards. */
export function rankActs(thought: Thought, options: readonly Act[], dice: Dice, most: number): readonly number[] {
  const values = options.map((option) => actWorth(thought, option) + dice.below(EQUALS) / EQUALS / 100); // breaks ties at random
  const first = firstToAct(options, values) ?? options.length;
  if (most === 1) return [first];
  const unit = unitIn(options[first]);
  const scores = options.map((option, i) => {
    const value = values[i] as number;
    if (i === first) return Number.POSITIVE_INFINITY;
    if (IDLE.has(option.do) || (value <= LEAST && option.do !== 'move')) return Number.NEGATIVE_INFINITY;
    return unit === undefined || unitIn(option) === unit ? value : value / LATER;
  });
  const order = highest([...scores, first === options.length ? Number.POSITIVE_INFINITY : LEAST], options.length + 1);
  const known = new Set<string>();
  return order.filter((one) => scores[one] !== Number.NEGATIVE_INFINITY && isNew(known, likeness(thought, options[one]))).slice(0, most);
}
function isNew(known: Set<string>, one: string): boolean {
  return known.size < known.add(one).size;
}
/** The same for units that stand alike: one of them is as good as another. */
function likeness({ table }: Thought, act: Act | undefined): string {
  if (act === undefined || !('unit' in act)) return JSON.stringify(act ?? 'pass');
  const { kind, at, actions, lying, movesOnly, penalty, unhindered } = unitAt(table, unitOf(table, act.unit));
  return JSON.stringify([{ ...act, unit: kind }, at, actions, lying, movesOnly, penalty, unhindered]);
}
/** What leads nowhere by itself, and could be done again and again. */
const IDLE: ReadonlySet<Act['do']> = new Set(['stance', 'war', 'trade']);
/** How much less an act matters that may just as well come later. */
const LATER = 4;
const unitIn = (act: Act | undefined): string | undefined => (act && 'unit' in act ? act.unit : undefined);
/** Of all units' best actions, the one with the greatest margin over the unit's next best. */
function firstToAct(options: readonly Act[], values: readonly number[]): number | undefined {
  const firsts = new Map<string, number>();
  const seconds = new Map<string, number>();
  for (const [i, option] of options.entries()) {
    const value = values[i] as number;
    if (value <= LEAST) continue;
    const unit = 'unit' in option ? option.unit : '';
    const first = firsts.get(unit);
    if (first === undefined) firsts.set(unit, i);
    else if (value > (values[first] as number)) {
      firsts.set(unit, i);
      seconds.set(unit, values[first] as number);
    } else seconds.set(unit, Math.max(value, seconds.get(unit) ?? 0));
  }
  let chosen: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [unit, i] of firsts) {
    const value = values[i] as number;
    const missed = value - 0.9 * (seconds.get(unit) ?? 0) + value / 20;
    if (missed > most) [chosen, most] = [i, missed];
  }
  return chosen;
}

function actWorth(thought: Thought, act: Act): number {
  const { table } = thought;
  if (act.do === 'stance' || act.do === 'war') return 0; // stances stay as they are, and nothing at home is worth demolishing
  if (act.do === 'survey') return surveyWorth(thought, hexOf(table, act.to));
  const id = unitOf(table, act.unit);
  const { at } = unitAt(table, id);
  switch (act.do) {
    case 'move':
      return moveWorth(thought, id, hexOf(table, act.to));
    case 'ride':
      return rideWorth(thought, id, hexOf(table, act.to));
    case 'look':
      return lookWorth(thought, id, hexOf(table, act.to));
    case 'translate':
      return 0.98 * bestWork(thought, hexOf(table, act.to));
    case 'convert':
      return convertWorth(thought, at);
    case 'unhinder':
      return 0.5 * bestWork(thought, at);
    case 'sail':
      return 0;
    case 'freeSell':
    case 'freeBuy':
      return freeTradeWorth(thought, at, act.do);
    default:
      return workWorth(thought, act.do, at);
  }
}
/** A free move for a unit that still has something to do. */
function rideWorth(thought: Thought, id: number, to: Hex): number {
  const { at, kind, lying } = unitAt(thought.table, id);
  if (kind === 'worker') return lying === undefined ? bestWork(thought, to) - bestWork(thought, at) : 0;
  return 0.5 * moveWorth(thought, id, to, true);
}
/** A look before exploring saves the turn that water would cost. */
function lookWorth(thought: Thought, id: number, to: Hex): number {
  const { table, seat, me } = thought;
  if (me.looked.includes(to) || unitAt(table, id).actions < 2) return 0;
  return waterChance(table, seat, to) > 0.1 ? 1.05 * exploreWorth(thought, to) : 0;
}
/** When there is nothing left to find. */
function convertWorth(thought: Thought, at: Hex): number {
  if (!wantsWorker(thought)) return 0;
  const income = lasting(thought, 0.25) + 0.5;
  const toFind = unexploredNear(thought) > 1 ? exploringFrom(thought, at) * 4 : 0;
  return income - toFind - cubeWorth(thought, 'wheat', stockOf(thought, 'wheat') - 1);
}
function freeTradeWorth(thought: Thought, hex: Hex, what: 'freeSell' | 'freeBuy'): number {
  const { table, seat } = thought;
  const types = freshPower(table, seat, 'negotiator')?.cubes ?? [];
  return what === 'freeSell' ? bestSale(thought, hex, aboutSelling(table, seat, hex), types) : bestPurchase(thought, hex, types);
}

/** Traductor: the best that can be done over there. */
export function chooseWorkThere(thought: Thought, options: readonly { readonly do: Work }[], hex: Hex): number {
  let chosen = 0;
  for (const [i, option] of options.entries())
    if (workWorth(thought, option.do, hex) > workWorth(thought, (options[chosen] as { do: Work }).do, hex)) chosen = i;
  return chosen;
}
