// Looking at a match: what each eye sees, hears and may ask.
import { makeDecision, waitingFor } from './decisions.ts';
import { Refusal } from './errors.ts';
import { faceFor, stateAt } from './face.ts';
import type { AboutOf, Ask, Decision, Eye, Game, Kit, Open, Reason, Seat, Step, View } from './game.ts';
import { placeOf, type ToldEvent } from './ledger.ts';
import { agreedDraw, checkEye, checkNow, decidedBy, isFor, openOf, type State } from './state.ts';

export function pending<K extends Kit>(state: State<K>): readonly Decision<K>[] {
  return state.run.open.map((open) => toDecision(state, open));
}
export const toDecision = <K extends Kit>({ game, run, ledger }: State<K>, open: Open, hasTexts = true): Decision<K> =>
  run.frozenIfStrict(makeDecision(game, open, run.list(open), ledger.counters, hasTexts));

/** What an eye sees of a table outside of any match. */
export function lookAt<K extends Kit, V extends object>(game: Game<K, V>, table: K['table'], eye: Eye): V {
  const shared = game.see(table);
  return eye === 'public' ? shared : (game.seeAs?.(table, eye, shared) ?? shared);
}
/** Freezing takes as long as comparing: hosts that only send a view do without. */
export function view<K extends Kit>(state: State<K>, eye: Eye, isFrozen = true): View<K> {
  checkEye(state, eye);
  const { run, ledger } = state;
  const seen = { undos: undosSeen(state, eye) };
  const face = faceFor(state, eye);
  if (face) return run.frozenIfStrict({ ...view(stateAt(state, face), eye, isFrozen), ...seen });
  return run.frozenIfStrict({
    table: run.see(eye, isFrozen),
    decisions: run.open.filter((one) => isFor(one, eye)).map((one) => toDecision(state, one)),
    waiting: run.open.filter((one) => !isFor(one, eye)).map(waitingFor),
    trail: trail(state, eye),
    ...seen,
    ...(agreedDraw(state) ? { agreed: [...ledger.agreed] } : {}),
    result: run.result,
    events: heard(state, eye),
  });
}
export function undosSeen<K extends Kit>({ ledger: { counters } }: State<K>, eye: Eye): number {
  return counters.undos + (eye === 'public' ? 0 : (counters.hushed[eye] as number));
}
export function heard<K extends Kit>(state: State<K>, eye: Eye): number {
  checkEye(state, eye);
  return (faceFor(state, eye) ?? state.ledger).heard[placeOf(eye)] as number;
}
export function events<K extends Kit>(
  state: State<K>,
  eye: Eye,
  since: number,
): readonly { readonly n: number; readonly event: K['event'] }[] {
  checkEye(state, eye);
  const { told } = state.ledger;
  const found: { n: number; event: K['event'] }[] = [];
  let n = heard(state, eye);
  for (let i = (faceFor(state, eye)?.told ?? told.length) - 1; i >= 0 && n > since; i--) {
    const { to, event } = told[i] as ToldEvent<K>; // from the end, because callers mostly want the last few
    if (to === 'all' || to.includes(eye as Seat)) found.push({ n: --n, event });
  }
  return found.reverse();
}
export function trail<K extends Kit>(state: State<K>, eye: Eye): readonly K['step'][] {
  const face = faceFor(state, eye);
  if (face) return trail(stateAt(state, face), eye);
  const { run } = state;
  const own = openOf(state, eye)?.trail;
  const common: readonly Step[] = run.togetherStart === undefined ? (run.open[0]?.trail ?? []) : run.referee.trail;
  return [...(own ?? common)] as K['step'][]; // steps come from `within`, which takes the game's own
}

export function whyNot<K extends Kit>(state: State<K>, seat: Seat): readonly Reason[] {
  return state.run.frozenIfStrict(openOf(state, seat)?.question.ruledOut?.() ?? []);
}
export function about<K extends Kit, A extends Ask<K>>(state: State<K>, seat: Seat, option: number, decision?: string): AboutOf<K, A> {
  const open = decidedBy(state, seat);
  if (decision !== undefined) checkNow(state, open, seat, decision);
  const picked = state.run.list(open)[option];
  if (picked === undefined) throw new Refusal('no-such-option', `${open.ask} has no option ${option}`);
  return state.run.frozenIfStrict(open.question.about?.(picked as never)) as AboutOf<K, A>; // the option comes from this question's own list
}

export const hasAbout = <K extends Kit>(state: State<K>, seat: Seat): boolean => openOf(state, seat)?.question.about !== undefined;

/** Looks with every eye once, so that a table that cannot be shown throws here. */
export function lookAround<K extends Kit>(state: State<K>): void {
  for (const eye of ['public', ...Array.from({ length: state.setup.seats }, (_, seat) => seat)] as const) view(state, eye);
  for (const { seats } of state.run.open) for (const seat of seats) whyNot(state, seat);
}
