// What a page needs while the rules run elsewhere: the words of the game, and what can be chosen before a match.
import type { Naming } from '@tabularium/parts/shape';
import type { Action } from '../table/asks.ts';
import { setup } from '../table/schema.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';
import { COLOURS } from './colours.ts';
import { goal } from './goal.ts';
import { words } from './naming.ts';
import { sound } from './sounds.ts';

/** A player who could still do one of these loses the chance with the hand, which goes to the haven. BAT-14.1 */
const GAINS: ReadonlySet<Action['do']> = new Set(['hire', 'create', 'road', 'city', 'upgrade', 'hero', 'attack', 'annex']);

export const naming: Naming<BattaliaView, BattaliaKit> = {
  setup,
  words,
  colours: (view) => view.players.map(({ faction }) => (faction ? COLOURS[faction] : undefined)),
  goal,
  givesUp: (decision, option) => {
    if (decision.ask !== 'act' || decision.options[option]?.do !== 'end') return undefined;
    const count = decision.options.filter((action) => GAINS.has(action.do)).length;
    return count === 0 ? undefined : { key: 'givesUp.end', facts: { count } };
  },
  sound,
};
