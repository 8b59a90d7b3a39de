// What seats do in a match, apart from undo: answer, leave, agree on a draw.
import { pickOf } from './decisions.ts';
import { Refusal } from './errors.ts';
import type { By, Kit, Open, Pick, Seat } from './game.ts';
import { DRAW_WORDS, type DrawWord, type StandingInput } from './inputs.ts';
import { toDecision } from './looking.ts';
import { pickFor, type Said } from './said.ts';
import { agreedDraw, checkNow, checkRunning, decidedBy, openOf, type State } from './state.ts';
import { orRestore } from './undo.ts';

export function answer<K extends Kit>(state: State<K>, seat: Seat, id: string, pick: Pick, by: By): void {
  checkRunning(state, seat);
  const open = decidedBy(state, seat);
  checkNow(state, open, seat, id);
  put(state, open, seat, pick, by);
}
export function put<K extends Kit>(state: State<K>, open: Open, seat: Seat, pick: Pick, by: By, joined?: true): void {
  const { run, ledger } = state;
  const option = pickOf(open, run.list(open), pick);
  if (ledger.lean) run.put(open, seat, { pick, option, by });
  else orRestore(state, () => run.put(open, seat, { pick, option, by, joined }));
}

/** Answers the question that follows a seat's own answer, in the same gesture; false if that is not the open question. */
export function answerNext<K extends Kit>(state: State<K>, seat: Seat, said: Said, by: By): boolean {
  const { standing } = state.ledger;
  const place = standing.findLastIndex((input) => input.kind === 'leave' || input.by !== 'rules');
  const last = standing[place];
  if (state.run.result || last?.kind !== 'answer' || last.seat !== seat) return false;
  const since = standing.slice(place + 1);
  if (since.some((input) => input.kind === 'answer' && input.seat === seat && input.ask === said.ask && input.text === said.text))
    return true;
  const open = openOf(state, seat);
  const pick = open?.ask === said.ask ? pickFor(toDecision(state, open), said.text) : undefined;
  if (!open || pick === undefined) return false;
  put(state, open, seat, pick, by, true);
  return true;
}

export function leave<K extends Kit>(state: State<K>, seat: Seat): void {
  checkRunning(state, seat);
  const { run, ledger } = state;
  if (ledger.gone.includes(seat)) throw new Refusal('no-such-seat', `seat ${seat} has already left`);
  orRestore(state, () => {
    const input: StandingInput = { n: ++ledger.counters.inputs, kind: 'leave', seat };
    ledger.journal.push(input);
    ledger.depart(input);
    run.settle();
  });
}

export function draw<K extends Kit>(state: State<K>, seat: Seat, says: DrawWord): void {
  checkRunning(state, seat);
  const { game, run, ledger } = state;
  const { agreed } = ledger;
  if (!DRAW_WORDS.includes(says))
    throw new Refusal('no-such-option', `a draw takes "offer", "agree" or "end", not ${JSON.stringify(says)}`);
  const drawn = agreedDraw(state);
  if (!drawn) throw new Refusal('no-agreed-draw', `no draw can be agreed in this match of ${game.id}`);
  if (!drawn.winners.includes(seat) || ledger.gone.includes(seat))
    throw new Refusal('no-such-seat', `seat ${seat} is out and cannot take part in a draw`);
  if (says === 'offer' && agreed.length > 0) throw new Refusal('draw-offered', `seat ${agreed[0]} has already offered a draw: agree to it`);
  if (says !== 'offer' && agreed.length === 0) throw new Refusal('no-draw-offered', 'nobody has offered a draw');
  if (says === 'agree' && agreed.includes(seat)) throw new Refusal('agreed-already', `seat ${seat} has already agreed to the draw`);
  orRestore(state, () => {
    ledger.journal.push({ n: ++ledger.counters.inputs, kind: 'draw', seat, says });
    ledger.agreed = says === 'end' ? [] : [...agreed, seat];
    run.settle();
  });
}
