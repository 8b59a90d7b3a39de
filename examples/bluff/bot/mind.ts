// What a sensible player knows: how likely a bid is, given one's dice.
import { best } from '@tabularium/parts/bot';
import type { Mind } from '@tabularium/parts/shape';
import type { Action, Bid, BluffKit } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';

/** The probability that at least `wanted` of `dice` dice show a certain face. */
function chance(dice: number, wanted: number): number {
  if (wanted <= 0) return 1;
  return dice < wanted ? 0 : (chance(dice - 1, wanted - 1) + 5 * chance(dice - 1, wanted)) / 6;
}
function likelihood({ dice, cup }: BluffView, { count, face }: Bid): number {
  const hidden = dice.reduce((sum, one) => sum + one, 0) - cup.length;
  return chance(hidden, count - cup.filter((die) => die === face).length);
}

/** How likely it is that an action turns out well. */
export function worth(table: BluffView, action: Action): number {
  if (action.do === 'bid') return likelihood(table, action);
  return table.bid === null ? 0 : 1 - likelihood(table, table.bid);
}

/** Makes the likeliest bid, or doubts if that is likelier to succeed. */
export const mind: Mind<BluffKit, BluffView> = {
  choose: ({ decision, view }) => {
    const { table } = view();
    return best(decision.options, (action) => worth(table, action));
  },
};
