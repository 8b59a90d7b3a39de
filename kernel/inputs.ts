// A match is its opening and its inputs. Inputs are numbered and append-only: even an undo is one.
import type { By, Kit, Pick, Seat, Setup } from './game.ts';

export interface Answer {
  readonly n: number;
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly ask: string;
  readonly pick: Pick;
  /** The option itself, a list for a choice of some, or `pass`. */
  readonly option: unknown;
  readonly text: string;
  readonly by: By;
  /** Part of one gesture with the seat's previous answer: both are undone together. */
  readonly joined?: true;
}
/** An answer given for a seat: preset at the opening, or by its assistant. */
export interface Helped {
  readonly ask: string;
  readonly option: unknown;
  readonly by: By;
  /** The number of the first event that the seat heard afterwards. */
  readonly before: number;
}
export interface Leave {
  readonly n: number;
  readonly kind: 'leave';
  readonly seat: Seat;
}
export interface Undo {
  readonly n: number;
  readonly kind: 'undo';
  readonly seat: Seat;
  /** The number of the undone answer. */
  readonly of: number;
  /** The numbers of what else was undone: the rest of a gesture, and later answers of another seat that nobody saw. */
  readonly with?: readonly number[];
}
/** What a seat can say about a draw by agreement: offer one, agree to the one on offer, or end that offer (its own or another's). */
export const DRAW_WORDS = ['offer', 'agree', 'end'] as const;
export type DrawWord = (typeof DRAW_WORDS)[number];
export interface Draw {
  readonly n: number;
  readonly kind: 'draw';
  readonly seat: Seat;
  readonly says: DrawWord;
}
export type Input = Answer | Leave | Undo | Draw;
/** The numbers of the undone answers. */
export const undoneIn = (inputs: readonly Input[]): ReadonlySet<number> =>
  new Set(inputs.flatMap((input) => (input.kind === 'undo' ? [input.of, ...(input.with ?? [])] : [])));
/** An input that still counts when the rules are re-run: not an undo, not undone, and not about a draw, which the rules never see. */
export type StandingInput = Answer | Leave;

/** Where the books stood at a checkpoint: all but its table. Counts are from the opening of the match. */
export interface CheckpointState {
  readonly inputs: number;
  readonly draws: number;
  readonly heard: readonly number[];
  readonly left: readonly Seat[];
  readonly barrier: number;
  readonly decider?: Seat;
}
/** The source of decision ids, input and event numbers. Undos never lower them. */
export interface Counters {
  inputs: number;
  /** How many decisions everybody saw. While a private question is open this includes the answer that led to it, until that is undone. */
  decisions: number;
  /** Per seat: its answers and undos that nobody else saw, in private or inside `together`. */
  tries: number[];
  undos: number;
  /** Per seat: its undos that nobody else saw. Missing in old saves. */
  hushed?: number[];
}

/** Enough to go on: a checkpoint's table, what came after it, and the state of the dice. Its size does not grow with the match. */
export interface Save<K extends Kit = Kit> {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly setup: Setup;
  /** Missing in saves for bot workers, so that none can roll ahead. */
  readonly seed?: string;
  readonly words: number;
  readonly table: Omit<K['table'], 'content'>;
  readonly mark: CheckpointState;
  readonly inputs: readonly StandingInput[];
  readonly draws: readonly number[];
  readonly barrier: number;
  readonly counters: Counters;
  /** The seats that agree to the draw on offer. */
  readonly agreed?: readonly Seat[];
  readonly seal: string;
}

/** Where a match continued under a newer version of its game. What came before can be read, but maybe not replayed by the new rules. */
export interface Passage {
  /** How many inputs came before. */
  readonly after: number;
  /** The version that played them. */
  readonly from: number;
  /** How many decisions were lost because the new rules could not continue after them. */
  readonly lost: number;
  /** The match as it stood then. */
  readonly save: Save;
}
/** What a match can be rebuilt from. */
export interface Origins {
  readonly game: string;
  /** The content itself, if it is not the game's own. */
  readonly pack?: object;
  readonly setup: Setup;
  readonly seed: string;
  readonly inputs: readonly Input[];
  /** Oldest first. */
  readonly passages?: readonly Passage[];
}
/** The whole match, with all that is needed to verify it. While the match runs, the record holds its secrets and must not leave its host. */
export interface MatchRecord extends Origins {
  readonly format: 1;
  /** The version of the game that played the last of it. */
  readonly version: number;
  readonly content: string;
  /** Numbers drawn while the match was opened, and since then. With passages: only since the checkpoint of the last one. */
  readonly opening: readonly number[];
  readonly draws: readonly number[];
  readonly result: unknown;
  /** Only while the match runs: what a newer version of the game can continue from. */
  readonly save?: Save;
  /** Digest of the last table. */
  readonly digest: string;
  readonly seal: string;
}
