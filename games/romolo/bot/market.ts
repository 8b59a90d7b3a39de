// The market: what to sell and above which column, what to buy, and what to pay with.
import { best, bestOrPass } from '@tabularium/parts/bot';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { COLUMN_LIMIT } from '../content/tables.ts';
import { cubesAt } from '../rules/people/paying.ts';
import type { Types } from '../rules/works/market.ts';
import type { MarketAbout } from '../table/about.ts';
import type { Asks } from '../table/asks.ts';
import { playerOf } from '../table/names.ts';
import { type Hex, NONE } from '../table/table.ts';
import { coinWorth, cubesWorth, cubeWorth, stockOf } from './goods.ts';
import { most, type Thought } from './thought.ts';

const OWN = 0.04;

/** A cube of a type sold: coins less what it is worth at home. */
function saleGain(thought: Thought, type: Resource, held: number): number {
  const price = thought.table.prices[type];
  return price === 0 || held === 0 ? Number.NEGATIVE_INFINITY : 2 * price * coinWorth(thought) - cubeWorth(thought, type, held - 1);
}
/** A market action that sells in a hex. */
export function bestSale(thought: Thought, hex: Hex, { cubes, forum }: MarketAbout, types: Types = RESOURCES): number {
  const gains = types
    .map((type) => saleGain(thought, type, cubesAt(thought.table, thought.seat, hex, type)))
    .filter((gain) => gain > Number.NEGATIVE_INFINITY)
    .toSorted((a, b) => b - a);
  const first = gains[0];
  if (first === undefined) return 0;
  let worth = first + 2 * forum * coinWorth(thought);
  for (let i = 1; i < cubes; i++) worth += Math.max(0, (gains[0] ?? 0) * 0.8);
  return worth;
}
/** A price rises by the cubes in its column and falls by the cubes sold of its type; both matter to holders of that type. */
export function chooseSale(thought: Thought, options: readonly Asks['sell'][], pass: boolean, hex: Hex): number {
  const { table, seat } = thought;
  const score = ({ resource, column }: Asks['sell']): number => {
    const type = resource;
    const onto = column;
    const others = thought.enemies.reduce((sum, owner) => sum + playerOf(table, owner).stock[onto], 0);
    const isLast = (table.columns[onto]?.length ?? 0) + 1 === COLUMN_LIMIT ? 0.001 : 0;
    const lift = OWN * (Math.min(3, stockOf(thought, onto)) - Math.min(3, others) / Math.max(1, thought.enemies.length));
    const held = hex === NONE ? stockOf(thought, type) : cubesAt(table, seat, hex, type); // Negotiator's trade uses the stock only
    return saleGain(thought, type, held) + lift - isLast;
  };
  return pass ? bestOrPass(options, 0, score) : best(options, score);
}

/** In half coins, and the cubes for it. ROM-9.7 */
const offerOf = ({ table }: Thought, type: Resource): { half: number; cubes: number } => {
  const price = table.prices[type];
  return price === 0 ? { half: 1, cubes: 2 } : { half: 2 * price, cubes: 1 };
};
function purchaseGain(thought: Thought, type: Resource): number {
  const { half, cubes } = offerOf(thought, type);
  if (thought.me.money < half) return 0;
  let worth = 0;
  for (let i = 0; i < cubes; i++) worth += cubeWorth(thought, type, stockOf(thought, type) + i);
  return worth - half * coinWorth(thought);
}
export const bestPurchase = (thought: Thought, _hex: Hex, types: Types = RESOURCES): number =>
  most(types.map((type) => purchaseGain(thought, type)));
export function choosePurchase(thought: Thought, options: readonly Asks['buy'][], pass: boolean): number {
  const score = ({ resource }: Asks['buy']): number => purchaseGain(thought, resource);
  return pass ? bestOrPass(options, 0, score) : best(options, score);
}

// ---- giving up cubes, getting cubes

const lastWorth = (thought: Thought, resource: Resource): number =>
  cubesWorth(thought, resource, Math.max(1, stockOf(thought, resource)), 1);
/** What is missed least. */
export const chooseGiven = (thought: Thought, options: readonly { readonly resource: Resource }[]): number =>
  best(options, ({ resource }) => -lastWorth(thought, resource));
/** What is wanted most. */
export const chooseGot = (thought: Thought, options: readonly { readonly resource: Resource }[]): number =>
  best(options, ({ resource }) => cubeWorth(thought, resource, stockOf(thought, resource)));

/** The payment that keeps the more valuable cubes; Aedificator costs one more. */
export const choosePayment = (thought: Thought, options: readonly Asks['pay'][]): number =>
  best(
    options,
    ({ stone, wood }) =>
      -cubesWorth(thought, 'stone', stockOf(thought, 'stone') + stone, stone) -
      cubesWorth(thought, 'wood', stockOf(thought, 'wood') + wood, wood),
  );

/** Whatever is worth least for each half coin it pays. */
export function chooseWage(
  thought: Thought,
  options: readonly Asks['wage'][],
  facts: { readonly due: number; readonly each: number },
): number {
  const { prices } = thought.table;
  return best(options, (option) => {
    if (option.with === 'money') return -coinWorth(thought) * facts.each;
    if (option.with === 'salt') return -lastWorth(thought, 'salt');
    const half = 2 * prices[option.with];
    return -(lastWorth(thought, option.with) * facts.each) / Math.min(half, facts.due * facts.each);
  });
}
export function chooseHirePay(thought: Thought, options: readonly Asks['hirePay'][]): number {
  const { prices } = thought.table;
  return best(options, (option) => {
    if (option.with === 'foederatus') return -0.1;
    if (option.with === 'coin') return -2 * coinWorth(thought);
    return -lastWorth(thought, option.with) / Math.max(1, prices[option.with]);
  });
}
