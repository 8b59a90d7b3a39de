// What the learner of a lesson, who has the first seat, sees of it.
import type { Played } from '@tabularium/kernel/testing';
import type { OrderAbout } from '../../table/about.ts';
import type { ArcaneKit } from '../../table/table.ts';
import type { ArcaneView, UnitView } from '../../table/view.ts';

export type Lived = Played<ArcaneKit>;
export const ME = 0;
export const seen = (match: Lived): ArcaneView => match.view(ME).table as ArcaneView;
export function unit(match: Lived, name: string): UnitView {
  const found = seen(match).units.find((one) => one.unit === name);
  if (!found) throw new Error(`${name} takes no part`);
  return found;
}
export const about = (match: Lived, text: string): OrderAbout => match.about(ME, text) as OrderAbout;
/** The dice of an attack on offer, or of one of its lines: `3 against 2`. */
export function diceOf(match: Lived, text: string): string {
  const { attack } = about(match, text);
  return `${attack?.attackDice} against ${attack?.defenceDice}`;
}
