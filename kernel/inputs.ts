// A match is its opening and its inputs. Inputs are numbered and append-only: undo is an input too.
import type { By, Kit, Pick, Seat, Setup } from './game.ts';

export interface Answer {
  readonly n: number;
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly ask: string;
  readonly pick: Pick;
  /** The option itself, the options where some were chosen, or `pass`. */
  readonly option: unknown;
  readonly text: string;
  readonly by: By;
  /** Given in one gesture with the seat's answer before it: they are taken back together. */
  readonly joined?: true;
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
  /** The number of the answer that was taken back. */
  readonly of: number;
  /** What else was taken back, by number: the rest of one gesture, and what another seat has answered since that nobody saw. */
  readonly with?: readonly number[];
}
/** What a seat says of a draw by agreement: it offers one, agrees to the one that is offered, or ends that offer (its own or another's). */
export const DRAW_WORDS = ['offer', 'agree', 'end'] as const;
export type DrawWord = (typeof DRAW_WORDS)[number];
export interface Draw {
  readonly n: number;
  readonly kind: 'draw';
  readonly seat: Seat;
  readonly says: DrawWord;
}
export type Input = Answer | Leave | Undo | Draw;
/** The numbers of the answers that were taken back. */
export const undoneIn = (inputs: readonly Input[]): ReadonlySet<number> =>
  new Set(inputs.flatMap((input) => (input.kind === 'undo' ? [input.of, ...(input.with ?? [])] : [])));
/** An input that counts when the rules are run again: not an undo, not undone, and not about a draw, which the rules never see. */
export type Standing = Answer | Leave;

/** What was known at a checkpoint besides its table. Counts are of the whole match. */
export interface Mark {
  readonly inputs: number;
  readonly draws: number;
  readonly heard: readonly number[];
  readonly left: readonly Seat[];
  readonly barrier: number;
  readonly decider?: Seat;
}
/** Decision ids, input and event numbers are made from these. Undos make them grow, too. */
export interface Counters {
  inputs: number;
  /** How many decisions everybody saw. While a private question is open this includes the answer that led to it, unless that is taken back. */
  decisions: number;
  /** Per seat: its answers and undos that nobody else saw, in private or inside `together`. Never falls. */
  tries: number[];
  undos: number;
  /** Per seat: its undos that nobody else saw. Missing in saves from before there were any. */
  hushed?: number[];
}

/** Enough to go on: a checkpoint's table, what came since, and the state of the dice. Its size does not grow with the match. */
export interface Save<K extends Kit = Kit> {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly setup: Setup;
  /** Missing in saves for workers: nobody can roll ahead from them. */
  readonly seed?: string;
  readonly words: number;
  readonly table: Omit<K['table'], 'content'>;
  readonly mark: Mark;
  readonly inputs: readonly Standing[];
  readonly draws: readonly number[];
  readonly barrier: number;
  readonly counters: Counters;
  /** Who agrees to the draw that is offered. */
  readonly agreed?: readonly Seat[];
  readonly seal: string;
}

/** Where a match went on under a newer version of its game. What came before can be read; the new rules may not be able to play it again. */
export interface Passage {
  /** How many inputs came before. */
  readonly after: number;
  /** The version that they were played with. */
  readonly from: number;
  /** How many decisions are lost, because the new rules could not go on after them. */
  readonly lost: number;
  /** How the match stood then. */
  readonly save: Save;
}
/** What a match can be rebuilt from. */
export interface Origins {
  readonly game: string;
  /** The content itself where it is not the game's own. */
  readonly pack?: object;
  readonly setup: Setup;
  readonly seed: string;
  readonly inputs: readonly Input[];
  /** In the order in which they came. */
  readonly passages?: readonly Passage[];
}
/** The whole match, with all that is needed to check it. While the match runs it holds every secret, and stays where the match runs. */
export interface MatchRecord extends Origins {
  readonly format: 1;
  /** The version of the game that played the last of it. */
  readonly version: number;
  readonly content: string;
  /** Numbers drawn while the match was opened, and since; where there are passages, only since the last one's checkpoint. */
  readonly opening: readonly number[];
  readonly draws: readonly number[];
  readonly result: unknown;
  /** While the match runs: what a newer version of the game can go on from. */
  readonly save?: Save;
  /** Digest of the last table. */
  readonly digest: string;
  readonly seal: string;
}
