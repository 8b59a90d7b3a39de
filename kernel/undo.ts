// Undoing a seat's last answer, or an input on which the rules threw. Both re-run the rules from a checkpoint.
import { certain } from './certain.ts';
import { SealedDice } from './dice.ts';
import { Refusal } from './errors.ts';
import { faceFor } from './face.ts';
import type { Kit, Seat } from './game.ts';
import type { Answer, StandingInput } from './inputs.ts';
import { Run } from './run.ts';
import { checkRunning, type State } from './state.ts';

/** The index among the standing inputs of the answer that a seat would undo now. */
export function undoable<K extends Kit>(state: State<K>, seat: Seat): number | undefined {
  const { ledger, run } = state;
  return ledger.lean || run.result ? undefined : ledger.undoable(seat, run.togetherStart, faceFor(state, seat));
}

export function undo<K extends Kit>(state: State<K>, seat: Seat): void {
  checkRunning(state, seat);
  const place = undoable(state, seat);
  if (place === undefined)
    throw new Refusal(
      'nothing-to-undo',
      `seat ${seat} has nothing to undo: it has decided nothing, or something was revealed or another seat decided since`,
    );
  const restore = bookmark(state);
  try {
    takeBack(state, seat, place);
  } catch (error) {
    restore(); // books only: the old run is intact, because undo builds a new one
    throw error;
  }
}
function takeBack<K extends Kit>(state: State<K>, seat: Seat, place: number): void {
  const { standing, counters, journal } = state.ledger;
  const { togetherStart } = state.run;
  const inTogether = togetherStart !== undefined && place >= togetherStart;
  const face = faceFor(state, seat);
  const { face: seen, base } = state.ledger;
  const isUnseen = isPrivate(state) && !face && seen !== undefined && place + base.inputs >= seen.inputs; // a gesture may begin before the private question
  if (inTogether || isUnseen) counters.tries[seat] = (counters.tries[seat] as number) + 1;
  else {
    counters.decisions++;
    counters.undos++; // everybody saw what is undone, and has to fetch view and log again
  }
  if (isUnseen) counters.hushed[seat] = (counters.hushed[seat] as number) + 1;
  if (isPrivate(state)) counters.decisions--; // the public answer before the private question is undone, or counted again below
  const gone = standing
    .slice(place + 1)
    .filter((input) => input.kind === 'answer' && input.by !== 'rules' && (face || input.seat === seat));
  journal.push({
    n: ++counters.inputs,
    kind: 'undo',
    seat,
    of: (standing[place] as Answer).n,
    ...(gone.length > 0 ? { with: gone.map(({ n }) => n) } : {}),
  });
  state.run = rebuilt(
    state,
    standing.filter((input, i) => i < place || (inTogether && input.seat !== seat)),
  );
  if (isPrivate(state)) state.ledger.counters.decisions++; // the public answer before the private question still stands
}
/** Whether only the deciding seat sees what is open. */
const isPrivate = <K extends Kit>({ run }: State<K>): boolean => run.open[0]?.private === true;

/** Makes a change. If the rules throw, everything is put back as it was. */
export function orRestore<K extends Kit>(state: State<K>, change: () => void): void {
  const restore = bookmark(state);
  try {
    change();
  } catch (error) {
    restore();
    const { kept } = state.ledger;
    state.run = rebuilt(state, state.ledger.standing); // the old run stopped halfway
    state.ledger.kept = kept; // the rebuilt checkpoints have today's barrier, not that of their time
    throw error;
  }
}
/** Returns a function that puts books and dice back to where they stand now. */
function bookmark<K extends Kit>({ dice, ledger }: State<K>): () => void {
  const words = dice instanceof SealedDice ? dice.words : 0;
  const restore = ledger.bookmark();
  return () => {
    restore();
    if (dice instanceof SealedDice) dice.words = words;
  };
}
/** A new run from the oldest kept checkpoint with these inputs. */
function rebuilt<K extends Kit>({ game, ledger, dice, strict }: State<K>, standing: readonly StandingInput[]): Run<K> {
  const from = certain(ledger.kept[0], 'a kept checkpoint');
  const since = standing.slice(from.inputs - ledger.base.inputs);
  const draws = ledger.returnTo(from, standing);
  const run = new Run(game, game.copy(from.table), ledger, dice, strict);
  run.rerun(since, draws, from);
  return run;
}
