// Gives the answers of a first game at its opening.
import { type Kit, type Match, pickFor } from '@tabularium/kernel';
import type { First } from './shape.ts';

/** Throws if an answer is not on offer when its turn comes. */
export function preset<K extends Kit>(match: Match<K>, answers: First['answers']): void {
  for (const answer of answers) {
    const wanted = typeof answer === 'string' ? [answer] : answer;
    const found = match.pending.flatMap((decision) =>
      wanted.flatMap((text) => {
        const pick = pickFor(decision, text);
        return pick === undefined ? [] : [{ decision, pick, place: wanted.indexOf(text) }];
      }),
    );
    const first = found.sort((a, b) => a.place - b.place)[0];
    const seat = first?.decision.seats[0];
    if (!first || seat === undefined) {
      const offered = match.pending.map(({ ask, texts }) => `${ask}: ${texts.join(', ')}`).join('; ');
      throw new Error(`the first game answers "${wanted.join('" or "')}" where this is asked: ${offered}`);
    }
    match.answer(seat, first.decision.id, first.pick, 'preset');
  }
}
