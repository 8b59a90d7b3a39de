// What an action costs, for the rules, the boards and the bot alike.
import { prices } from '../content/prices.ts';
import type { Recipe } from '../content/recipes.ts';
import type { Action, SpaceName } from './asks.ts';

/** The price of an action; nothing if it has none. `levelAt` knows the level of a city as it stands. */
export function priceOf(action: Action, levelAt: (at: SpaceName) => number): Recipe | undefined {
  switch (action.do) {
    case 'hire':
      return prices.hire[action.unit];
    case 'create':
      return prices.create[action.artifact];
    case 'road':
      return prices.road[action.group];
    case 'city':
      return prices.city[action.level];
    case 'upgrade':
      return prices.upgrade[levelAt(action.at) + 1]; // none above the top level. BAT-7.11
    case 'hero':
    case 'step':
    case 'ride':
    case 'pitch':
      return prices[action.do];
    default:
      return undefined;
  }
}
