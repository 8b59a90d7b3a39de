// Random players that want to see everything: they often take what was taken least, and otherwise play boldly.
import type { Decision, Dice, Pick } from '@tabularium/kernel';
import type { BattlegroundKit, Table } from '../../table/table.ts';
import { bold } from './bold.ts';

export interface Curiosity {
  /** How often each kind of option was taken. */
  readonly taken: Map<string, number>;
  readonly dice: Dice;
}
/** Decisions that curiosity does not help with. */
const SOBER: ReadonlySet<string> = new Set<Decision<BattlegroundKit>['ask']>(['moveTo', 'deployAt', 'facing', 'select', 'deck', 'claim']);

export function curious(table: Table, decision: Decision<BattlegroundKit>, { taken, dice }: Curiosity): Pick {
  const { ask, texts, some } = decision;
  const isSober = SOBER.has(ask) || some !== undefined || texts.length === 0 || dice.below(3) === 0;
  const pick = isSober ? bold(table, decision, dice) : leastTaken(decision, taken);
  const chosen = typeof pick === 'number' ? texts[pick] : undefined;
  if (chosen !== undefined) taken.set(`${ask} ${chosen}`, (taken.get(`${ask} ${chosen}`) ?? 0) + 1);
  return pick;
}
function leastTaken({ ask, texts }: Decision<BattlegroundKit>, taken: ReadonlyMap<string, number>): number {
  const times = texts.map((text) => taken.get(`${ask} ${text}`) ?? 0);
  return times.indexOf(Math.min(...times));
}
