// Undo.
import { type Answer, type Decision, type Kit, type Match, pickFor, Refusal, type Seat, undoneIn } from '../../index.ts';
import { likeness, photo, same, sightOf } from '../photo.ts';
import { isHidden, seatsOf } from '../told.ts';
import { verifies } from './keeping.ts';
import { type Move, make, type Playout, reloaded, ride } from './playout.ts';

const DEEPEST = 4;

/** Undo, also several times in a row, restores what was, and the same answers restore what is. It is never offered past the barrier. */
export function undoes<K extends Kit>(played: Playout<K>): void {
  let window: { readonly move: Move; readonly before: object }[] = [];
  let length = 0;
  let couldUndo: readonly boolean[] = [];
  const match = ride(
    played,
    (stop) => {
      couldUndo = seatsOf(stop.match).map((seat) => stop.match.canUndo(seat));
      if (stop.sampled && length === 0) length = 1 + stop.dice.below(DEEPEST);
      if (length > 0) window.push({ move: stop.move, before: likeness(stop.match) });
    },
    ({ match, move, spy, game }) => {
      respectsBarrier(match, move.seat, spy.revealed, couldUndo);
      if (length === 0 || window.length < length) return;
      takesBack(match, window);
      takesBackApart(match);
      takesBackUnaware(match, () => reloaded({ match, game }, played).match);
      same(photo(reloaded({ match, game }, played).match), photo(match), 'after undos a loaded match differs from the saved one');
      window = [];
      length = 0;
    },
  );
  verifies(played, match);
}

function respectsBarrier<K extends Kit>(match: Match<K>, actor: Seat, revealed: boolean, couldUndo: readonly boolean[]): void {
  const isTogether = match.pending.some((decision) => decision.together !== undefined);
  for (const seat of seatsOf(match)) {
    if (isHidden(match, seat) && match.canUndo(seat) !== couldUndo[seat])
      throw new Error(`what seat ${seat} may undo gives away that seat ${actor} decides in private`);
    if (!match.canUndo(seat) || isHidden(match, seat)) continue;
    if (revealed) throw new Error(`seat ${seat} may undo although something was revealed`);
    if (seat !== actor && !(isTogether && couldUndo[seat])) throw new Error(`seat ${seat} may undo after seat ${actor} decided`);
  }
}

/** Undoes the last answers of one seat as long as that is offered, then gives them again. */
function takesBack<K extends Kit>(match: Match<K>, window: readonly { readonly move: Move; readonly before: object }[]): void {
  const after = likeness(match);
  const seat = window.at(-1)?.move.seat as Seat;
  const undone: Move[] = [];
  for (const { move, before } of window.toReversed()) {
    if (move.seat !== seat) break;
    if (!match.canUndo(seat)) {
      refusesUndo(match, seat);
      break;
    }
    match.undo(seat);
    undone.unshift(move);
    same(likeness(match), before, `undo of "${move.text}" (${undone.length} back) did not bring back what was`);
  }
  for (const move of undone) make(match, move);
  same(likeness(match), after, `${undone.length} answers taken back and given again made another match`);
}

/** In a `together` every seat can undo its own answers, whatever the others did since. */
function takesBackApart<K extends Kit>(match: Match<K>): void {
  for (const seat of seatsOf(match)) {
    if (!match.canUndo(seat) || isHidden(match, seat)) continue;
    const before = likeness(match);
    const answer = lastAnswer(match, seat);
    match.undo(seat);
    const decision = match.pending.find((one) => one.seats.includes(seat)) as Decision<K>;
    const pick = pickFor(decision, answer.text);
    if (pick === undefined) throw new Error(`after undo "${answer.text}" is no longer offered to seat ${seat}`);
    match.answer(seat, decision.id, pick);
    same(likeness(match), before, `"${answer.text}" of seat ${seat} taken back and given again made another match`);
  }
}
/** While another seat decides in private, the others can undo as if it did not. */
function takesBackUnaware<K extends Kit>(live: Match<K>, load: () => Match<K>): void {
  for (const seat of seatsOf(live)) {
    if (!live.canUndo(seat) || !isHidden(live, seat)) continue;
    const answer = lastAnswer(live, seat);
    const match = load();
    match.undo(seat);
    make(match, answer);
    const claim = `"${answer.text}" of seat ${seat}, taken back unaware of a private question and given again, looks otherwise`;
    same(sightOf(match, seat).view, sightOf(live, seat).view, claim); // the seat has nothing to decide, so there are no ids to differ
  }
}
function lastAnswer<K extends Kit>(match: Match<K>, seat: Seat): Answer {
  const undone = undoneIn(match.inputs);
  const standing = match.inputs.findLast(
    (input): input is Answer => input.kind === 'answer' && input.seat === seat && input.by !== 'rules' && !undone.has(input.n),
  );
  if (!standing) throw new Error(`seat ${seat} may undo although it has answered nothing`);
  return standing;
}

function refusesUndo<K extends Kit>(match: Match<K>, seat: Seat): void {
  const before = photo(match);
  try {
    match.undo(seat);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== (match.result ? 'match-over' : 'nothing-to-undo')) throw error;
    same(photo(match), before, 'a refused undo changed the match');
    return;
  }
  throw new Error(`seat ${seat} could undo although that was not offered`);
}
