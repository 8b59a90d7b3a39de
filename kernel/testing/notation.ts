// Decisions by their notation instead of their numbers.
import { type Decision, type Kit, PASS, type Pick } from '../index.ts';

/** What can be said to a decision. Of a choice of some the single options are listed. */
export function textsOf<K extends Kit>(decision: Decision<K>): readonly string[] {
  return decision.pass ? [...decision.texts, PASS] : decision.texts;
}

/** The answer that a text stands for: an option, `pass`, or `a + b` and `none` where some are chosen. Nothing if it is not offered. */
export function pickByText<K extends Kit>(decision: Decision<K>, text: string): Pick | undefined {
  if (!decision.some) {
    const number = textsOf(decision).indexOf(text);
    return number < 0 ? undefined : number;
  }
  const { min, max } = decision.some;
  const numbers = text === 'none' ? [] : text.split(' + ').map((one) => decision.texts.indexOf(one));
  const isWhole = !numbers.includes(-1) && new Set(numbers).size === numbers.length && numbers.length >= min && numbers.length <= max;
  return isWhole ? numbers.toSorted((a, b) => a - b) : undefined;
}

/** The text of an answer, as `pickByText` reads it. */
export function textOfPick<K extends Kit>(decision: Decision<K>, pick: Pick): string {
  if (typeof pick === 'number') return textsOf(decision)[pick] ?? `number ${pick}`;
  return pick.map((number) => decision.texts[number]).join(' + ') || 'none';
}

/** What is offered to whom, for the message of a test that asked for something else. */
export function offered<K extends Kit>(pending: readonly Decision<K>[]): string {
  if (pending.length === 0) return 'nothing is open: the match is over';
  const line = (decision: Decision<K>): string => {
    const some = decision.some ? ` (${decision.some.min} to ${decision.some.max} of them)` : '';
    return `seat ${decision.seats.join('/')} ${decision.ask}${some}: ${textsOf(decision).join(' | ') || 'none'}`;
  };
  return pending.map(line).join('\n  ');
}
