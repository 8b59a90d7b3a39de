// Every listed answer is accepted, anything else is refused, and a refusal changes nothing.
import { type Decision, FastDice, type Kit, type Match, Refusal, type RefusalCode, type Seat } from '../../index.ts';
import { notATree } from '../../strict.ts';
import { photo, same } from '../photo.ts';
import { seatsOf } from '../told.ts';
import { type Playout, type Policy, randomAnswer, reloaded, ride, type Stop } from './playout.ts';

const MOST_TRIED = 60;

export function acceptsWhatIsListed<K extends Kit>(played: Playout<K>): void {
  ride(played, (stop) => {
    if (!stop.sampled) return;
    stop.match.pending.forEach((decision, place) => {
      for (const pick of answersTo(decision, stop, played.policy)) {
        const fork = stop.match.fork(undefined, new FastDice(stop.n));
        const open = fork.open[place];
        if (!open) throw new Error(`a fork of the truth does not ask ${decision.ask}`);
        fork.playOpen(open, pick);
        const { content: _content, ...table } = fork.table;
        const wrong = notATree(table);
        if (wrong !== undefined) throw new Error(`after ${decision.ask} ${JSON.stringify(pick)} ${wrong}`);
        played.invariants?.(fork.table);
      }
      const { match } = reloaded(stop, played);
      match.answer(decision.seats.at(-1) as Seat, decision.id, randomAnswer(decision, stop.dice));
      played.invariants?.(match.table);
    });
  });
}
function answersTo<K extends Kit>(decision: Decision<K>, { dice }: Stop<K>, policy: Policy<K> = randomAnswer) {
  const count = decision.options.length + (decision.pass ? 1 : 0);
  if (decision.some) return Array.from({ length: 8 }, () => randomAnswer(decision, dice));
  if (count > MOST_TRIED) return Array.from({ length: MOST_TRIED }, () => policy(decision, dice));
  return Array.from({ length: count }, (_, i) => i);
}

export function refusesEverythingElse<K extends Kit>(played: Playout<K>): void {
  const stale: string[] = [];
  const match = ride(played, (stop) => {
    const ids = stop.match.pending.map((decision) => decision.id);
    if (stop.sampled) refusesAt(stop.match, stale);
    if (!stale.includes(ids[0] as string)) stale.push(ids[0] as string);
  });
  if (!match.result) return;
  for (const seat of seatsOf(match)) refused(match, 'match-over', 'an answer after the end', () => match.answer(seat, stale[0] ?? '0', 0));
  refused(match, 'match-over', 'a departure after the end', () => match.leave(0));
}

function refusesAt<K extends Kit>(match: Match<K>, stale: readonly string[]): void {
  const before = photo(match);
  for (const decision of match.pending) {
    const seat = decision.seats[0] as Seat;
    const current = match.pending.map((one) => one.id);
    const old = stale.findLast((id) => !current.includes(id)) ?? 'nonsense';
    refused(match, 'stale-decision', `the old id ${old}`, () => match.answer(seat, old, decision.some ? [] : 0));
    refused(match, 'stale-decision', 'no id', () => match.answer(seat, undefined as never, 0));
    for (const stranger of [-1, match.setup.seats, 0.5, '0' as never])
      refused(match, 'no-such-seat', `seat ${String(stranger)}`, () => match.answer(stranger, decision.id, 0));
    for (const pick of wrongPicks(decision))
      refused(match, 'no-such-option', `the answer ${JSON.stringify(pick) ?? 'undefined'}`, () =>
        match.answer(seat, decision.id, pick as never),
      );
  }
  const deciding = match.pending.flatMap((decision) => decision.seats);
  for (const seat of seatsOf(match).filter((one) => !deciding.includes(one)))
    refused(match, 'not-your-decision', `an answer of seat ${seat}, which decides nothing`, () =>
      match.answer(seat, match.pending[0]?.id as string, 0),
    );
  same(photo(match), before, 'a refusal changed the match');
}
function wrongPicks<K extends Kit>({ options, pass, some }: Decision<K>): readonly unknown[] {
  const last = options.length - 1;
  const never = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', 'pass', null, undefined, {}, true];
  if (!some) return [...never, options.length + (pass ? 1 : 0), [0], []];
  const all = options.map((_, i) => i);
  const wrong: unknown[] = [...never, 0, [-1], [last + 1], [0.5], ['0'], [null], [[0]]];
  if (some.min > 0) wrong.push([], all.slice(0, some.min - 1));
  if (some.max < options.length) wrong.push(all.slice(0, some.max + 1));
  if (options.length > 1) wrong.push([0, 0], [1, 0]);
  return wrong;
}

function refused<K extends Kit>(match: Match<K>, code: RefusalCode, what: string, act: () => void): void {
  const before = { inputs: match.inputs.length, digest: match.digest() };
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Error(`${what} was not refused but made an error: ${String(error)}`, { cause: error });
    if (error.code !== code) throw new Error(`${what} was refused as ${error.code}, not as ${code}: ${error.message}`, { cause: error });
    same({ inputs: match.inputs.length, digest: match.digest() }, before, `the refusal of ${what} changed the match`);
    return;
  }
  throw new Error(`${what} was accepted`);
}
