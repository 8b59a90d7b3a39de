// Random players who want to see everything: they often take what was taken least, and otherwise play boldly.
import type { Decision, Dice, Pick } from '@tabularium/kernel';
import type { RomoloKit, Table } from '../../table/table.ts';
import { bold } from './bold.ts';

export interface Curiosity {
  /** How often each kind of option was taken. */
  readonly taken: Map<string, number>;
  readonly dice: Dice;
}
/** Decisions where the least-taken answer would end too much, or is no better than others. */
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
/** The kind of an option, without places and units: `act build`, `character {"character":"dux","slot":3}`. */
const kindOf = (ask: string, option: object): string => `${ask} ${'do' in option ? String(option.do) : JSON.stringify(option)}`;
