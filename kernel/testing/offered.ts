// What is offered, for the message of a test that expected something else.
import { type Decision, type Kit, textsOf } from '../index.ts';

export function offered<K extends Kit>(pending: readonly Decision<K>[]): string {
  if (pending.length === 0) return 'nothing is open: the match is over';
  const line = (decision: Decision<K>): string => {
    const some = decision.some ? ` (${decision.some.min} to ${decision.some.max} of them)` : '';
    return `seat ${decision.seats.join('/')} ${decision.ask}${some}: ${textsOf(decision).join(' | ') || 'none'}`;
  };
  return pending.map(line).join('\n  ');
}
