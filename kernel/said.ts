// Answers by their text, which stays valid when the options are numbered differently.
import { type DecisionOf, type Kit, PASS, type Pick } from './game.ts';

/** A question and its answer as in records: an option's text, `pass`, or for a choice of some `a + b` or `none`. */
export interface Said {
  readonly ask: string;
  readonly text: string;
}
/** The part of a decision that these functions need. */
type Choice = Omit<DecisionOf<Kit, never>, 'ask' | 'id' | 'rule' | 'seats' | 'options'>;
export const BETWEEN = ' + ';
export const NONE = 'none';

/** The texts that answer a decision. For a choice of some: those of its single options. */
export function textsOf({ texts, pass }: Choice): readonly string[] {
  return pass ? [...texts, PASS] : texts;
}
/** The text of a pick. */
export function textFor(decision: Choice, pick: Pick): string {
  if (typeof pick === 'number') return textsOf(decision)[pick] ?? `number ${pick}`;
  return pick.map((number) => decision.texts[number]).join(BETWEEN) || NONE;
}
/** The pick with this text; undefined if it is not offered. */
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
