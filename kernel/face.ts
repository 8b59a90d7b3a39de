// What an eye knows of a match: all but what other seats pick in an open `together` or decide in private.
import type { Dice } from './dice.ts';
import { Refusal } from './errors.ts';
import type { Eye, Kit } from './game.ts';
import { counted, type Face } from './ledger.ts';
import { isFor, type State, stateOf } from './state.ts';

/** Where the match stands for an eye that must not see the open private question. Lean matches have no books to look back in. */
export function faceFor<K extends Kit>({ run, ledger }: State<K>, eye: Eye): Face | undefined {
  const open = run.open[0];
  return open?.private && !isFor(open, eye) && !ledger.lean ? ledger.face : undefined;
}

/** The match as it stood at a face. Re-run once, then cached. */
export function stateAt<K extends Kit>(state: State<K>, face: Face): State<K> {
  if (state.asOthersSee?.face !== face) state.asOthersSee = { face, state: leanCopy(state, state.dice, 'public') };
  const { state: seen } = state.asOthersSee;
  seen.ledger.agreed = state.ledger.agreed; // draws are agreed in public
  return seen;
}

/** A lean copy of the match as it stands, or as an eye knows it. */
export function leanCopy<K extends Kit>(state: State<K>, dice: Dice, eye: Eye | undefined): State<K> {
  const { game, setup, strict, run } = state;
  const { kept, standing, draws, base, counters, heard, agreed } = state.ledger;
  const from = kept[kept.length - 1];
  if (!from) throw new Refusal('lean-match', 'a lean match cannot be forked');
  const copy = stateOf({ game, setup, table: game.copy(from.table), dice, lean: true, strict, base: from });
  const face = eye === undefined ? undefined : faceFor(state, eye);
  const first = from.inputs - base.inputs;
  const secret = face ? face.inputs - base.inputs : run.togetherStart;
  const since = standing.slice(first);
  const known =
    eye === undefined || secret === undefined
      ? since
      : since.filter((input, i) => first + i < secret || input.kind === 'leave' || (!face && input.seat === eye));
  copy.run.rerun(known, draws.slice(from.draws - base.draws), from);
  copy.ledger.counters = counted(counters);
  if (face) copy.ledger.counters.decisions--; // the eye does not know of the answer that led here
  copy.ledger.heard = [...(face ?? { heard }).heard];
  copy.ledger.agreed = agreed;
  return copy;
}
