// Redo is answering again what was taken back: by its words, because numbers may have changed.

import { type Decision, PASS, type Pick, type Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

/** An answer as it can be given again. */
export interface Taken {
  readonly seat: Seat;
  readonly ask: string;
  readonly texts: string | readonly string[];
}

const textOf = ({ texts }: Decision<AnyKit>, option: number): string => texts[option] ?? PASS;

export const takenOf = (seat: Seat, decision: Decision<AnyKit>, pick: Pick): Taken => ({
  seat,
  ask: decision.ask,
  texts: typeof pick === 'number' ? textOf(decision, pick) : pick.map((option) => textOf(decision, option)),
});

/** The answer that says the same now, if there is one. */
export function againOf({ ask, texts }: Taken, decision: Decision<AnyKit>): Pick | undefined {
  if (decision.ask !== ask) return undefined;
  if (typeof texts !== 'string') {
    const numbers = texts.map((text) => decision.texts.indexOf(text)).sort((a, b) => a - b);
    return numbers.includes(-1) ? undefined : numbers;
  }
  if (texts === PASS && decision.pass) return decision.options.length;
  const found = decision.texts.indexOf(texts);
  return found < 0 ? undefined : found;
}
