// Never run, only compiled: what the type checker proves about rules code. Each marked line must fail to compile.
import { type AboutOf, type Decision, type DecisionOf, type Game, PASS, type Referee, type Rules } from '../index.ts';
import { type AmbushKit, ambush } from './games/ambush.ts';

type Ref = Referee<AmbushKit>;

export function* proves(table: AmbushKit['table'], ref: Ref): Rules<string> {
  const rescue = yield* ref.choose(0, { ask: 'rescue', rule: 'AMB-2.6', options: () => [{ who: 1 }] });
  const who: number = rescue.who;
  // @ts-expect-error the option of `rescue` has no `token`
  void rescue.token;
  const maybe = yield* ref.choose(0, { ask: 'rescue', rule: 'AMB-2.6', pass: true, options: () => [{ who }] });
  // @ts-expect-error it may be PASS
  void maybe.who;
  if (maybe !== PASS) void maybe.who.toFixed();
  const perhaps = yield* ref.choose([0, 1], { ask: 'rescue', rule: 'AMB-2.6', pass: table.round > 1, options: () => [{ who }] });
  // @ts-expect-error a computed pass may be PASS too
  void perhaps.who;
  const act = yield* ref.choose(0, { ask: 'act', rule: 'AMB-1.2', options: () => [{ do: 'rest' }], about: (option) => option.do });
  // @ts-expect-error only a strike is aimed at somebody
  void act.at;
  // @ts-expect-error an option of another decision kind
  yield* ref.choose(0, { ask: 'brace', rule: 'AMB-1.1', options: () => [{ who }] });
  // @ts-expect-error no such decision kind
  yield* ref.choose(0, { ask: 'nonsense', rule: 'AMB-1.1', options: () => [] });
  // @ts-expect-error no rule is named
  yield* ref.choose(0, { ask: 'rescue', options: () => [{ who }] });
  // @ts-expect-error a reason names its rule
  yield* ref.choose(0, { ask: 'rescue', rule: 'AMB-2.6', options: () => [{ who }], ruledOut: () => [{ because: 'so' }] });
  const some = yield* ref.chooseSome(0, { ask: 'brace', rule: 'AMB-1.1', min: 0, max: 2, options: () => [{ token: 0 }] });
  const first: number | undefined = some[0]?.token;
  // @ts-expect-error how many?
  yield* ref.chooseSome(0, { ask: 'brace', rule: 'AMB-1.1', options: () => [{ token: 0 }] });
  const [one, two] = yield* ref.together('both', [0, 1], (seat) =>
    ref.choose(seat, { ask: 'rescue', rule: 'AMB-2.6', options: () => [{ who }] }),
  );
  const both: number = (one?.who ?? 0) + (two?.who ?? 0);
  // @ts-expect-error the event has no die
  ref.tell({ kind: 'dodge', rule: 'AMB-2.3', seat: 0 });
  // @ts-expect-error not an event of this game
  ref.tell({ kind: 'exploded', rule: 'AMB-2.3', seat: 0 });
  // @ts-expect-error not a step of this game
  yield* ref.within({ at: 'dinner', seat: 0 }, ref.startOver());
  return `${first}${both}`;
}

/** The same game, whose questions declare what they say: `act` of its options and perhaps who is asked, `rescue` who fell. */
interface TellingKit extends AmbushKit {
  abouts: { act: { guard: number } };
  facts: { act: { first: boolean } | undefined; rescue: { fallen: number } };
}
export function* tells(ref: Referee<TellingKit>, fallen: number): Rules<void> {
  const act = { ask: 'act', rule: 'AMB-1.2', options: () => [{ do: 'rest' as const }] } as const;
  yield* ref.choose(0, { ...act, about: () => ({ guard: 1 }) });
  yield* ref.choose(0, { ...act, about: (option) => ({ guard: option.do.length }), facts: () => ({ first: true }) });
  // @ts-expect-error what would happen is missing
  yield* ref.choose(0, act);
  // @ts-expect-error it says something else
  yield* ref.choose(0, { ...act, about: () => ({ guard: 'none' }) });
  // @ts-expect-error these are other facts
  yield* ref.choose(0, { ...act, about: () => ({ guard: 1 }), facts: () => ({ fallen }) });
  const rescue = { ask: 'rescue', rule: 'AMB-2.6', options: () => [{ who: 1 }] } as const;
  yield* ref.choose(0, { ...rescue, facts: () => ({ fallen }) });
  // @ts-expect-error facts are missing
  yield* ref.choose(0, rescue);
  // @ts-expect-error these options have nothing to say
  yield* ref.choose(0, { ...rescue, facts: () => ({ fallen }), about: () => ({ guard: 1 }) });
  // @ts-expect-error some of the options lack facts
  yield* ref.chooseSome(0, { ...rescue, min: 0, max: 1 });
}
export function reads(decision: Decision<TellingKit>, brace: DecisionOf<TellingKit, 'brace'>): void {
  if (decision.ask === 'rescue') void decision.facts.fallen.toFixed();
  // @ts-expect-error there may be none
  if (decision.ask === 'act') void decision.facts.first;
  // @ts-expect-error not every decision has them
  void decision.facts?.fallen;
  // @ts-expect-error these have none
  void brace.facts.fallen;
  const nothing: AboutOf<TellingKit, 'rescue'> = undefined;
  const anything: AboutOf<AmbushKit, 'rescue'> = 'not said by the kit';
  void [nothing, anything];
}

/** Inferred without annotations, in a loop that feeds on its own result. */
export function* inferred(ref: Ref) {
  let n = 0;
  while (n < 3) {
    const pick = yield* ref.choose(0, { ask: 'brace', rule: 'AMB-1.1', options: () => [{ token: n }] });
    n = pick.token + 1;
  }
  return n;
}

// @ts-expect-error a game says how its options are written
export const silent: Game<AmbushKit> = { ...ambush, text: undefined };
// @ts-expect-error the table of a game has its content
export const bare: Game<AmbushKit> = { ...ambush, open: () => ({ lives: [] }) };
