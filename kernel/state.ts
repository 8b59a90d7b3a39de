// What a match is made of, and the checks that every call makes first: does the seat exist, is it its decision, is the match running.
import { idOf } from './decisions.ts';
import type { Dice } from './dice.ts';
import { Refusal } from './errors.ts';
import type { Eye, Game, Kit, Open, Result, Seat } from './game.ts';
import type { CheckpointState, Passage } from './inputs.ts';
import { type Face, Ledger } from './ledger.ts';
import { Run } from './run.ts';

export interface State<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  readonly dice: Dice;
  readonly seed: string | undefined;
  readonly strict: boolean;
  readonly ledger: Ledger<K>;
  /** Replaced by an undo, and after the rules threw. */
  run: Run<K>;
  /** Cache: the match as the others see it while a seat decides in private. */
  asOthersSee: { readonly face: Face; readonly state: State<K> } | undefined;
  /** The numbers drawn by `game.open`; undefined unless the match was opened here. */
  opening: readonly number[] | undefined;
  passages: readonly Passage[];
  setback: string | undefined;
}
/** Where a match begins. */
export interface Origin<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  readonly table: K['table'];
  readonly dice: Dice;
  readonly seed?: string | undefined;
  readonly lean?: boolean;
  readonly strict?: boolean | undefined;
  /** Where the books start, if not at the opening. */
  readonly base?: CheckpointState;
}

/** A match whose rules have not started yet. */
export function stateOf<K extends Kit>({ game, setup, table, dice, seed, lean = false, strict = false, base }: Origin<K>): State<K> {
  const ledger = new Ledger<K>(setup.seats, lean, base);
  const run = new Run(game, table, ledger, dice, strict);
  return { game, setup, dice, seed, strict, ledger, run, asOthersSee: undefined, opening: undefined, passages: [], setback: undefined };
}

export const isFor = (open: Open, eye: Eye): boolean => eye !== 'public' && open.seats.includes(eye);
export function openOf<K extends Kit>({ run }: State<K>, eye: Eye): Open | undefined {
  return run.open.find((open) => isFor(open, eye));
}
export function decidedBy<K extends Kit>(state: State<K>, seat: Seat): Open {
  const open = openOf(state, seat);
  if (open) return open;
  const others = state.run.open.flatMap(({ seats }) => seats).join(', ');
  throw new Refusal('not-your-decision', `seat ${seat} has nothing to decide now: waiting for seat ${others}`);
}
/** The result that seats can agree on now, where the game has one. */
export const agreedDraw = <K extends Kit>({ game, run, ledger }: State<K>): Result | undefined => game.agreedDraw?.(run.table, ledger.gone);

export function checkNow<K extends Kit>({ ledger }: State<K>, open: Open, seat: Seat, id: string): void {
  const now = idOf(open, ledger.counters);
  if (now !== id) throw new Refusal('stale-decision', `decision ${id} is not open: seat ${seat} now decides ${now} (${open.ask})`);
}
export function checkEye<K extends Kit>(state: State<K>, eye: Eye): void {
  if (eye !== 'public') checkSeat(state, eye);
}
export function checkSeat<K extends Kit>({ setup }: State<K>, seat: Seat): void {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < setup.seats)) throw new Refusal('no-such-seat', `there is no seat ${String(seat)}`);
}
export function checkRunning<K extends Kit>(state: State<K>, seat: Seat): void {
  if (state.run.result) throw new Refusal('match-over', 'the match is over');
  checkSeat(state, seat);
}
