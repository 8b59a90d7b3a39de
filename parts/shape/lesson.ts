// How a game is learnt.
import type { Json, Kit, Seat, SetupInput, Step } from '@tabularium/kernel';
import type { AnyKit } from './common.ts';

/** A lesson: a real match with a script. The coach speaks the game's messages `lesson.<step>.<key>`; every step has a `title`. */
export interface Lesson<K extends Kit = AnyKit> {
  /** Who learns; the other seats follow the script. */
  readonly seat: Seat;
  readonly scenes: Readonly<Record<string, LessonScene<K>>>;
  readonly steps: readonly LessonStep[];
  /** After the last step the match continues freely, with hints while the trail has a step with all these facts. */
  readonly hintsWhile: Step & Readonly<Record<string, Json>>;
}
export interface LessonScene<K extends Kit = AnyKit> {
  readonly setup: SetupInput;
  /** The table at a checkpoint. */
  readonly table: K['table'];
  /** The first numbers that the dice give; chance gives the rest. */
  readonly draws?: readonly number[];
}
export interface LessonStep {
  readonly id: string;
  readonly scene: string;
  readonly parts: readonly LessonPart[];
}
/** What the coach says at one time, and what happens then. */
export interface LessonPart {
  readonly say: string;
  /** The accepted answers, in the game's notation. A part without them is only read. */
  readonly expect?: readonly string[] | 'any';
  /** The option, or the thing ruled out, to point at and explain; by default the first accepted answer. */
  readonly look?: string;
  /** What the coach says to any other answer. */
  readonly hint?: string;
  /** Answers given afterwards, one after the other, for whichever seat decides. */
  readonly auto?: readonly string[];
}
