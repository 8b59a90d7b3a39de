// Random matches, played once and then replayed by every check.
import {
  type Decision,
  type Dice,
  FastDice,
  type Game,
  type Kit,
  Match,
  type Pick,
  parseSave,
  pickFor,
  randomPick,
  type Seat,
  type SetupInput,
  textFor,
  trailText,
} from '../../index.ts';
import { bare } from '../../strict.ts';
import { difference } from '../photo.ts';
import { isAsItsShape } from '../shaped.ts';
import { LoggedDice, type Spy, spyOn } from './spy.ts';

/** How random players choose. */
export type Policy<K extends Kit> = (decision: Decision<K>, dice: Dice) => Pick;
export interface Playing<K extends Kit> {
  readonly setup: SetupInput;
  readonly seed: number;
  /** The match stops after this many decisions. */
  readonly decisions: number;
  /** At how many of them the slow checks run. */
  readonly samples: number;
  readonly content?: unknown;
  readonly invariants?: ((table: K['table']) => void) | undefined;
  readonly policy?: Policy<K> | undefined;
}
export interface Move {
  readonly seat: Seat;
  readonly ask: string;
  readonly pick: Pick;
  readonly text: string;
}
export interface Playout<K extends Kit> extends Playing<K> {
  readonly game: Game<K>;
  readonly moves: readonly Move[];
  readonly isOver: boolean;
}
/** A place in a playout, before its next move. */
export interface Stop<K extends Kit> {
  readonly n: number;
  readonly match: Match<K>;
  readonly move: Move;
  /** Whether the slow checks are due here. */
  readonly sampled: boolean;
  /** Whether nobody has answered in an open `together` yet, so that a fork forgets nothing. */
  readonly settled: boolean;
  readonly dice: Dice;
  readonly spy: Spy<K>;
  readonly game: Game<K>;
}

export const randomAnswer = <K extends Kit>(decision: Decision<K>, dice: Dice): Pick => randomPick(decision, decision.options.length, dice);

export function open<K extends Kit>(game: Game<K>, playing: Playing<K>, strict = true): Match<K> {
  const content = playing.content === undefined ? {} : { content: playing.content };
  return Match.start(game, playing.setup, { seed: seedText(playing.seed), strict, ...content });
}
const seedText = (seed: number): string => `playout ${seed}`;

/** The match, loaded from its save, with dice that keep a log. */
export function reloaded<K extends Kit>(
  stop: { readonly match: Match<K>; readonly game: Game<K> },
  playing: Playing<K>,
): { readonly match: Match<K>; readonly dice: LoggedDice } {
  const save = parseSave(JSON.stringify(stop.match.save()));
  const dice = new LoggedDice(seedText(playing.seed), save.words);
  const content = playing.content === undefined ? {} : { content: playing.content };
  return { match: Match.load(stop.game, save, { strict: true, dice, ...content }), dice };
}

/** A random move of a random seat that has something to decide. */
export function randomMove<K extends Kit>(match: Match<K>, dice: Dice, policy: Policy<K> = randomAnswer): Move {
  const { pending } = match;
  const decision = pending[dice.below(pending.length)] as Decision<K>;
  const seat = decision.seats[dice.below(decision.seats.length)] as Seat;
  const pick = policy(decision, dice);
  return { seat, ask: decision.ask, pick, text: textFor(decision, pick) };
}
export function make<K extends Kit>(match: Match<K>, move: Move): void {
  const decision = match.pending.find((one) => one.seats.includes(move.seat));
  if (!decision) throw new Error(`seat ${move.seat} has nothing to decide where it had answered "${move.text}"`);
  match.answer(move.seat, decision.id, move.pick);
}
/** Gives the same answer by its text, if it is offered. */
export function answer<K extends Kit>(match: Match<K>, { seat, ask, text }: Move): boolean {
  const decision = match.pending.find((one) => one.ask === ask && one.seats.includes(seat));
  const pick = decision && pickFor(decision, text);
  if (!decision || pick === undefined) return false;
  match.answer(seat, decision.id, pick);
  return true;
}

export function playout<K extends Kit>(game: Game<K>, playing: Playing<K>): Playout<K> {
  const dice = new FastDice(playing.seed);
  const moves: Move[] = [];
  const match = open(game, playing);
  explained(game, playing, match, moves, () => {
    isAsItsShape(game, match.table);
    while (!match.result && moves.length < playing.decisions) {
      const copy = game.copy(match.table);
      const before = JSON.stringify(bare(copy));
      moves.push(randomMove(match, dice, playing.policy));
      make(match, moves.at(-1) as Move);
      if (JSON.stringify(bare(copy)) === before) continue;
      const where = difference(JSON.parse(before), bare(copy))?.split(':')[0];
      throw new Error(`\`copy\` shares a part of the table: after a copy was made, the rules changed table.${where} in the copy, too`);
    }
    isAsItsShape(game, match.table);
  });
  return { ...playing, game, moves, isOver: match.result !== undefined };
}

/** Replays a playout and visits every stop. Not strict: the kernel already was when these moves were first made. */
export function ride<K extends Kit>(
  played: Playout<K>,
  before: (stop: Stop<K>) => void,
  after: (stop: Stop<K>) => void = () => undefined,
): Match<K> {
  const { game, spy } = spyOn(played.game);
  const match = open(game, played, false);
  const dice = new FastDice(played.seed + 1_000_003);
  const made: Move[] = [];
  let wasTogether = false;
  explained(game, played, match, made, () => {
    for (const [n, move] of played.moves.entries()) {
      const isTogether = match.pending.some((decision) => decision.together !== undefined);
      const sampled = dice.below(played.moves.length) < played.samples;
      const stop = { n, match, move, sampled, settled: !isTogether || !wasTogether, dice, spy, game };
      wasTogether = isTogether;
      before(stop);
      spy.told.length = 0;
      spy.revealed = false;
      make(match, move);
      made.push(move);
      after(stop);
    }
  });
  return match;
}

/** Adds to every failure how to reproduce it. */
export function explained<K extends Kit>(
  game: Game<K>,
  { setup, seed }: Playing<K>,
  match: Match<K>,
  moves: readonly Move[],
  body: () => void,
): void {
  try {
    body();
  } catch (error) {
    const last = moves
      .slice(-3)
      .map((move) => `${move.seat}: ${move.text}`)
      .join(', ');
    const where = `${game.id} ${JSON.stringify(setup)}, seed ${seed}, decision ${moves.length} (after ${last || 'nothing'})`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n  in ${where}\n  at ${trailText(match.trail('public'))}`, {
      cause: error,
    });
  }
}
