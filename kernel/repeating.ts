// Inputs that were given before, here or elsewhere. Everything must come out as recorded: option by option, with the same text.
import { draw, leave, put } from './answering.ts';
import { compareOption, pickOf } from './decisions.ts';
import { canonical } from './digest.ts';
import { Refusal } from './errors.ts';
import type { Kit } from './game.ts';
import type { Input } from './inputs.ts';
import { openOf, type State } from './state.ts';
import { orRestore, undo } from './undo.ts';

export function repeat<K extends Kit>(state: State<K>, input: Input): void {
  const { counters, journal } = state.ledger;
  const past = counters.inputs - journal.length; // a match loaded from a save alone lacks these
  if (input.n > counters.inputs) giveAgain(state, input);
  const made = journal[input.n - 1 - past];
  if (canonical(made) !== canonical(input))
    throw new Refusal('bad-record', `input ${input.n}: the record has ${JSON.stringify(input)}, the rules made ${JSON.stringify(made)}`);
}

/** All of the inputs or none; the rules must have nothing to add to them. */
export function follow<K extends Kit>(state: State<K>, inputs: readonly Input[]): void {
  orRestore(state, () => {
    for (const input of inputs) repeat(state, input);
    const { counters, journal } = state.ledger;
    const last = inputs.at(-1)?.n ?? counters.inputs;
    if (counters.inputs !== last)
      throw new Refusal(
        'bad-record',
        `the inputs end with ${last}, but the rules went on with ${JSON.stringify(journal.at(last - counters.inputs))}`,
      );
  });
}

function giveAgain<K extends Kit>(state: State<K>, input: Input): void {
  if (input.kind === 'leave') return leave(state, input.seat);
  if (input.kind === 'undo') return undo(state, input.seat);
  if (input.kind === 'draw') return draw(state, input.seat, input.says);
  const { game, run } = state;
  const open = openOf(state, input.seat);
  if (open?.ask !== input.ask || input.by === 'rules') {
    const asked = run.open.map((one) => `${one.ask} of seat ${one.seats.join('/')}`).join(', ') || 'nothing';
    throw new Refusal('bad-record', `input ${input.n}: the record has ${input.ask} of seat ${input.seat}, the rules ask ${asked}`);
  }
  compareOption(game, open, pickOf(open, run.list(open), input.pick), input);
  put(state, open, input.seat, input.pick, input.by, input.joined);
}
