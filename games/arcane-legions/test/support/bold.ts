// Random players who make things happen: they march at each other, strike whenever they can, and seldom stop or decline.
import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import { wayOf } from '../../rules/reach/manoeuvres.ts';
import type { Order } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import type { ArcaneKit, Table } from '../../table/table.ts';

/** How likely they are to give each kind of order, relative to the others. */
const LIKES: Readonly<Record<Order['order'], number>> = { melee: 40, ranged: 25, special: 40, move: 20, regroup: 6 };
const STOP = 2;
/** They pass, stop building or decline one time in this many. */
const PASSES: Partial<Record<Decision<ArcaneKit>['ask'], number>> = {
  enlist: 10,
  piece: 4,
  regroup: 3,
  manoeuvre: 12,
  objectiveSnap: 2,
  slide: 3,
  disengage: 6,
  cloud: 3,
};
const DECLINES = 5;
/** They look at this many manoeuvres and take the one that ends nearest to an enemy. */
const LOOKED_AT = 4;

export function bold(table: Table, decision: Decision<ArcaneKit>, dice: Dice): Pick {
  const { options, pass, ask } = decision;
  if (decision.ask === 'order') return order(decision.options, dice);
  if (!pass || options.length === 0) return randomPick(decision, options.length, dice);
  if (dice.below(PASSES[ask] ?? DECLINES) === 0) return options.length;
  return decision.ask === 'manoeuvre' ? nearest(table, decision, dice) : dice.below(options.length);
}
/** First which kind, then which one. */
function order(options: readonly Order[], dice: Dice): Pick {
  const kinds = [...new Set(options.map((option) => option.order))];
  let left = dice.below(kinds.reduce((sum, kind) => sum + LIKES[kind], STOP));
  for (const kind of kinds) {
    const able = options.flatMap((option, number) => (option.order === kind ? [number] : []));
    if (left < LIKES[kind]) return able[dice.below(able.length)] as number;
    left -= LIKES[kind];
  }
  return options.length;
}
function nearest(table: Table, decision: Decision<ArcaneKit>, dice: Dice): Pick {
  const { options } = decision;
  if (decision.ask !== 'manoeuvre') return dice.below(options.length);
  const id = unitCalled(table, decision.facts.unit);
  const looked = Array.from({ length: LOOKED_AT }, () => dice.below(options.length));
  const far = looked.map((number) => toEnemies(table, id, decision.options[number] as (typeof decision.options)[number]));
  return looked[far.indexOf(Math.min(...far))] as number;
}
function toEnemies(table: Table, id: number, option: Parameters<typeof wayOf>[2]): number {
  const { pose } = wayOf(table, id, option);
  const own = table.units[id]?.seat;
  const enemies = table.units.filter(({ seat, state }) => seat !== own && state === 'deployed');
  return Math.min(...enemies.map(({ x, y }) => Math.abs(x - pose.x) + Math.abs(y - pose.y)));
}
