// Random players who want to see everything: they often take what was taken least, and otherwise play boldly.
import type { Decision, Dice, Pick } from '@tabularium/kernel';
import type { ArcaneKit, Table } from '../../table/table.ts';
import { bold } from './bold.ts';

export interface Curiosity {
  /** How often each kind of option was taken. */
  readonly taken: Map<string, number>;
  readonly dice: Dice;
}
/** In these decisions they take the kind of option that was taken least; in others any will do. */
const CURIOUS: ReadonlySet<string> = new Set<Decision<ArcaneKit>['ask']>(['army', 'enlist', 'piece', 'pieceTurn', 'order', 'regroup']);
/** Without the player; special orders and shots also without their target. */
const kindOf = (text: string): string =>
  text
    .replace(/[A-F]:/g, '')
    .replace(/#\d/g, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');

export function curious(table: Table, decision: Decision<ArcaneKit>, { taken, dice }: Curiosity): Pick {
  const { ask, texts } = decision;
  const isSober = !CURIOUS.has(ask) || texts.length === 0 || dice.below(3) === 0;
  const pick = isSober ? bold(table, decision, dice) : leastTaken(decision, taken);
  const chosen = typeof pick === 'number' ? texts[pick] : undefined;
  if (chosen !== undefined) taken.set(`${ask} ${kindOf(chosen)}`, (taken.get(`${ask} ${kindOf(chosen)}`) ?? 0) + 1);
  return pick;
}
function leastTaken({ ask, texts }: Decision<ArcaneKit>, taken: ReadonlyMap<string, number>): number {
  const times = texts.map((text) => taken.get(`${ask} ${kindOf(text)}`) ?? 0);
  return times.indexOf(Math.min(...times));
}
