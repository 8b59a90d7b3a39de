import { type Decision, FastDice, type Kit, type Match, type Pick, textFor } from '../index.ts';

interface Watching<K extends Kit> {
  readonly most?: number;
  readonly choose: (decision: Decision<K>, dice: FastDice) => Pick;
  /** Called after every answer with what everybody was told since the previous one. */
  readonly see: (events: readonly K['event'][], n: number) => void;
}
/** Plays a match to its end or for `most` decisions, and returns the kinds of events seen. Errors say what led to them. */
export function playWatched<K extends Kit>(
  match: Match<K>,
  seed: number,
  { most = Number.POSITIVE_INFINITY, choose, see }: Watching<K>,
): Set<string> {
  const dice = new FastDice(seed);
  const made: string[] = [];
  const kinds = new Set<string>();
  let heard = match.heard('public');
  try {
    for (let n = 0; n < most && match.pending.length > 0; n++) {
      const decision = match.pending[dice.below(match.pending.length)] as Decision<K>;
      const pick = choose(decision, dice);
      made.push(`${decision.ask} ${textFor(decision, pick)}`);
      match.answer(decision.seats[0] as number, decision.id, pick);
      const events = match.events('public', heard).map(({ event }) => event);
      heard += events.length;
      see(events, n);
      for (const { kind } of events) kinds.add(kind);
    }
    return kinds;
  } catch (error) {
    const where = `${JSON.stringify(match.setup)}, seed ${seed}, after ${made.slice(-4).join(', ')}`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n  in ${where}`, { cause: error });
  }
}
