// Random players with whom more happens than by pure chance.
import { type Decision, type Dice, randomPick } from '@tabularium/kernel';
import type { HoplomachusKit } from '../../table/table.ts';

/** Random players who prefer to deploy, move and fight, and seldom pass. */
export function lively(decision: Decision<HoplomachusKit>, dice: Dice) {
  const { options, pass, some } = decision;
  const stops = pass && !some && options.length > 0 && dice.below(5) > 0;
  return stops ? dice.below(options.length) : randomPick(decision, options.length, dice);
}
