// Matches made from a match: forks to try things on, branches to play on.
import { type Dice, SealedDice } from './dice.ts';
import { Refusal } from './errors.ts';
import { leanCopy } from './face.ts';
import type { Kit, Seat } from './game.ts';
import { begin } from './opening.ts';
import { checkSeat, type State } from './state.ts';

export function fork<K extends Kit>(state: State<K>, seat: Seat | undefined, dice: Dice): State<K> {
  const copy = leanCopy(state, dice, seat);
  if (seat !== undefined) copy.run.guess(seat, dice);
  return copy;
}

export function branch<K extends Kit>(state: State<K>, seat: Seat, seed: string): State<K> {
  checkSeat(state, seat);
  const { game, setup, strict, ledger } = state;
  const from = ledger.kept.at(-1);
  if (!from) throw new Refusal('lean-match', 'a lean match cannot be branched');
  const table = game.copy(from.table);
  const dice = new SealedDice(seed);
  game.guess(table, seat, dice);
  const base = { inputs: 0, draws: 0, heard: from.heard.map(() => 0), left: from.left, barrier: 0 };
  return begin({ game, setup, table, dice, seed, strict, base });
}
