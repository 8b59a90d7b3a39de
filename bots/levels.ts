// How strong bots play, from the weakest to the strongest.
import type { Mind, MindBot } from '@tabularium/parts/shape';
import { chosenOf, consider, type Effort, type Sage } from './consider.ts';

/** Chooses by the game's own mind, without looking ahead. */
export const legionario = (mind: Mind): MindBot => ({ name: 'legionario', blind: false, mind });

/** Looks ahead at the mind's best options. */
export const farsighted = (sage: Sage, effort: Effort): MindBot => ({
  name: 'farsighted',
  blind: false,
  ahead: true,
  mind: { choose: (look) => chosenOf(consider(sage, look, effort)) },
});
/** How hard they think. */
export const CENTURIONE: Effort = { candidates: 4, rollouts: 16 };
export const LEGATO: Effort = { candidates: 6, rollouts: 64 };
/** How long each level may make somebody wait for a decision, in milliseconds; the others decide at once. */
export const PATIENCE: ReadonlyMap<string, number> = new Map([
  ['centurione', 500],
  ['legato', 2000],
]);

/** Now and then takes the second or third best option, as beginners do, but never one that makes no sense. */
export const novizio = ({ mind, foresight }: Sage): MindBot => ({
  name: 'novizio',
  blind: false,
  mind: {
    choose(look) {
      const { dice, decision } = look;
      if (!foresight.asks.has(decision.ask) || decision.some || dice.below(100) >= (foresight.lapses ?? LAPSES)) return mind.choose(look);
      const [first, ...next] = foresight.rank(look, 3);
      return next[dice.below(next.length || 1)] ?? first ?? mind.choose(look);
    },
  },
});
/** Per hundred decisions, unless the game says otherwise. */
const LAPSES = 30;
