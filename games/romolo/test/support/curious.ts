// Random players who want to see everything: often they take what was taken least, otherwise they are bold.
import type { Decision, Dice, Pick } from '@tabularium/kernel';
import type { RomoloKit, Table } from '../../table/table.ts';
import { bold } from './bold.ts';

export interface Curiosity {
  /** How often each kind of option was taken. */
  readonly taken: Map<string, number>;
  readonly dice: Dice;
}
/** Of these the boldest answer ends too much, or is as good as any. */
const SOBER: ReadonlySet<string> = new Set<Decision<RomoloKit>['ask']>(['endChoice', 'surrender', 'attackers', 'wallLot']);

export function curious(table: Table, decision: Decision<RomoloKit>, { taken, dice }: Curiosity): Pick {
  const { ask, options } = decision;
  const pick = SOBER.has(ask) || options.length === 0 || dice.below(3) === 0 ? bold(table, decision, dice) : leastTaken(decision, taken);
  const chosen = typeof pick === 'number' ? options[pick] : undefined;
  if (chosen !== undefined) taken.set(kindOf(ask, chosen), (taken.get(kindOf(ask, chosen)) ?? 0) + 1);
  return pick;
}
function leastTaken({ ask, options }: Decision<RomoloKit>, taken: ReadonlyMap<string, number>): number {
  const times = options.map((option) => taken.get(kindOf(ask, option)) ?? 0);
  return times.indexOf(Math.min(...times));
}
/** What an option is about, wherever and with whomever: `act build`, `character {"character":"dux","slot":3}`. */
const kindOf = (ask: string, option: object): string => `${ask} ${'do' in option ? String(option.do) : JSON.stringify(option)}`;
