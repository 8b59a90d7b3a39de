// What a page knows about its lesson.
import type { Pick, Reason } from '@tabularium/kernel';

/** A learner's place in a lesson, from which they can continue later. */
export interface Kept {
  readonly seed: string;
  readonly moment: number;
  /** The match as JSON, once the script is over. */
  readonly save?: string | undefined;
}
/** What the coach is doing: explaining until the learner presses next, waiting for an answer, letting the others play, or only giving hints. */
export type Phase = 'read' | 'act' | 'watch' | 'free';

/** What the coach says about a scene. */
export interface Coaching {
  readonly phase: Phase;
  /** Counts from 0. */
  readonly step: number;
  readonly steps: number;
  /** Keys under `lesson` of the game's messages. */
  readonly title: string;
  readonly say: string;
  readonly hint: string | undefined;
  /** The answers to the learner's open decision that the coach accepts. */
  readonly accepts: readonly Pick[];
  /** What the coach points at. */
  readonly look: { readonly option: number } | { readonly reason: Reason } | undefined;
  readonly canGoBack: boolean;
  /** Its `moment` changes whenever the coach says something new. */
  readonly kept: Kept;
}
