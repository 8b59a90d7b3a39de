import { type Decision, type Kit, type Match, type Pick, type Seat } from '../index.ts';

interface Moment<K extends Kit> {
  readonly decision: Decision<K>;
  readonly seat: Seat;
}
/** Plays up to `most` decisions, and yields before each of them the seat that is asked. */
export function* momentsIn<K extends Kit>(match: Match<K>, most: number, choose: (decision: Decision<K>) => Pick): Generator<Moment<K>> {
  for (let n = 0; n < most; n++) {
    const decision = match.pending[0];
    const seat = decision?.seats[0];
    if (decision === undefined || seat === undefined) return;
    yield { decision, seat };
    match.answer(seat, decision.id, choose(decision));
  }
}
