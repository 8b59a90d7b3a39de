import { type Decision, type Kit, type Match, type Pick, type Seat } from '../index.ts';

interface Moment<K extends Kit> {
  readonly decision: Decision<K>;
  readonly seat: Seat;
}
/** Every decision of a match, up to so many, and who is asked, before it is answered. */
export function* momentsIn<K extends Kit>(match: Match<K>, most: number, choose: (decision: Decision<K>) => Pick): Generator<Moment<K>> {
  for (let n = 0; n < most; n++) {
    const decision = match.pending[0];
    const seat = decision?.seats[0];
    if (decision === undefined || seat === undefined) return;
    yield { decision, seat };
    match.answer(seat, decision.id, choose(decision));
  }
}
