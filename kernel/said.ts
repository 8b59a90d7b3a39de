// An answer by its words: what it says stays true where options get other numbers.
import { type DecisionOf, type Kit, PASS, type Pick } from './game.ts';

/** A question and what is answered to it, as records have it: an option, `pass`, or `a + b` and `none` where some are chosen. */
export interface Said {
  readonly ask: string;
  readonly text: string;
}
/** All of a decision that words need. */
type Choice = Omit<DecisionOf<Kit, never>, 'ask' | 'id' | 'rule' | 'seats' | 'options'>;
export const BETWEEN = ' + ';
export const NONE = 'none';

/** What can be said to a decision. Of a choice of some the single options are listed. */
export function textsOf({ texts, pass }: Choice): readonly string[] {
  return pass ? [...texts, PASS] : texts;
}
/** What a pick says. */
export function textFor(decision: Choice, pick: Pick): string {
  if (typeof pick === 'number') return textsOf(decision)[pick] ?? `number ${pick}`;
  return pick.map((number) => decision.texts[number]).join(BETWEEN) || NONE;
}
/** The pick that says this; nothing if it is not offered. */
export function pickFor(decision: Choice, text: string): Pick | undefined {
  if (!decision.some) {
    const number = textsOf(decision).indexOf(text);
    return number < 0 ? undefined : number;
  }
  const { min, max } = decision.some;
  const numbers = text === NONE ? [] : text.split(BETWEEN).map((one) => decision.texts.indexOf(one));
  const isWhole = !numbers.includes(-1) && new Set(numbers).size === numbers.length && numbers.length >= min && numbers.length <= max;
  return isWhole ? numbers.toSorted((a, b) => a - b) : undefined;
}
