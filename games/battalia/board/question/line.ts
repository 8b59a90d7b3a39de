// Which actions the cards that the viewer has put together could pay for or carry out, and what keeps them from the others.

import type { Reason } from '@tabularium/kernel';
import { type Form, type Pool, WEAPONS } from '../../content/kinds.ts';
import { TOOL_WORTH } from '../../content/prices.ts';
import { DEMAND_INDEX, DEMANDS, type Demand, type Recipe, recipe } from '../../content/recipes.ts';
import type { Action, SpaceName } from '../../table/asks.ts';
import { spaceOf } from '../../table/names.ts';
import { priceOf } from '../../table/price.ts';
import type { BattaliaView, SpaceView } from '../../table/view.ts';
import { faceOf } from '../common/face.ts';

/** What one use of a card may stand for in a price. BAT-6.5, BAT-8.15, BAT-9.2, BAT-9.4 */
function demandsMetBy(kind: Form): readonly Demand[] {
  switch (kind) {
    case 'wild':
      return DEMANDS;
    case 'hammer':
      return ['friman', 'weapon', 'horse'];
    case 'tool':
      return ['friman'];
    default:
      return DEMANDS.filter((demand) => demand === kind || (demand === 'weapon' && WEAPONS.includes(kind)));
  }
}
const worthFor = (demand: Demand, kind: Form): number => (demand === 'friman' && kind !== 'friman' ? TOOL_WORTH : 1);

/** How many cards of a price are missing once these are laid; nothing if one of them is not needed. BAT-6.7 */
export function missingFor(kinds: readonly Form[], price: Recipe): number | undefined {
  const [kind, ...others] = kinds;
  if (kind === undefined) return price.reduce((sum, count) => sum + Math.max(count, 0), 0);
  let least: number | undefined;
  for (const demand of demandsMetBy(kind)) {
    const index = DEMAND_INDEX[demand];
    if ((price[index] ?? 0) <= 0) continue;
    const rest = price.map((count, i) => (i === index ? count - worthFor(demand, kind) : count));
    const missing = missingFor(others, rest);
    if (missing !== undefined && (least === undefined || missing < least)) least = missing;
  }
  return least;
}

/** Single cards that do something by themselves. */
const ACTORS: { readonly [D in Action['do']]?: readonly Form[] } = {
  amulet: ['amulet', 'wild', 'hammer'],
  title: ['title', 'wild', 'hammer'],
  scroll: ['scroll', 'wild', 'hammer'],
  scrollSelf: ['scroll'],
  horn: ['horn'],
  fly: ['wings'],
  attack: [...WEAPONS, 'wild'],
};
const TENTS: readonly Form[] = ['tent', 'wild', 'hammer'];

const levelAt = ({ spaces }: BattaliaView, at: SpaceName): number => (spaces[spaceOf(at)] as SpaceView).level;

function missingOf(action: Action, kinds: readonly Form[], view: BattaliaView): number | undefined {
  const price = action.do === 'pitch' ? undefined : priceOf(action, (at) => levelAt(view, at)); // a tent is more than its price
  if (price !== undefined) return missingFor(kinds, price);
  const [first, ...others] = kinds;
  if (first === undefined) return undefined;
  if (action.do === 'ambush') return others.length === 0 ? 1 : undefined;
  if (action.do === 'pitch') {
    const supplies = kinds.filter((kind) => kind === 'supply').length;
    const tents = kinds.filter((kind) => TENTS.includes(kind)).length;
    return tents + supplies === kinds.length && tents <= 1 && supplies <= 1 ? 2 - tents - supplies : undefined;
  }
  return others.length === 0 && ACTORS[action.do]?.includes(first) ? 0 : undefined;
}

/** The card that would carry out an action by itself; the plainest, if several could. */
export const actorFor = (action: Action, cards: readonly Pool[]): Pool | undefined =>
  ACTORS[action.do]?.map((kind) => cards.find((card) => faceOf(card).kind === kind)).find((card) => card !== undefined);

export interface FittingAction {
  /** The number of the option. */
  readonly option: number;
  /** Cards that must still be laid. */
  readonly missing: number;
}
/** The actions that need all of these cards; those that need no others come first. */
export function actionsFor(cards: readonly Pool[], actions: readonly Action[], view: BattaliaView): readonly FittingAction[] {
  if (cards.length === 0) return [];
  const kinds = cards.map((card) => faceOf(card).kind);
  return actions
    .flatMap((action, option) => {
      const missing = missingOf(action, kinds, view);
      return missing === undefined ? [] : [{ option, missing }];
    })
    .sort((a, b) => a.missing - b.missing);
}

/** Why these cards can do nothing now: reasons against what they would pay for or carry out, the nearest first. */
export function hindrancesOf(cards: readonly Pool[], reasons: readonly Reason[]): readonly Reason[] {
  const kinds = cards.map((card) => faceOf(card).kind);
  return reasons
    .flatMap((reason) => {
      const missing = lackedBy(reason, kinds);
      return missing === undefined ? [] : [{ reason, missing }];
    })
    .sort((a, b) => a.missing - b.missing)
    .map(({ reason }) => reason);
}
function lackedBy({ what = '', price }: Reason, kinds: readonly Form[]): number | undefined {
  if (Array.isArray(price)) return missingFor(kinds, priceOfCards(price));
  const [first, ...others] = kinds;
  const deed = what.split(' ', 1)[0] as Action['do'];
  return first !== undefined && others.length === 0 && ACTORS[deed]?.includes(first) ? 0 : undefined;
}
const priceOfCards = (cards: readonly unknown[]): Recipe =>
  recipe(Object.fromEntries(DEMANDS.map((demand) => [demand, cards.filter((card) => card === demand).length])));
