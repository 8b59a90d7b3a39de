// A lesson as its page knows it.
import type { Pick, Reason } from '@tabularium/kernel';

/** Where somebody is in a lesson, to go on there later. */
export interface Kept {
  readonly seed: string;
  readonly moment: number;
  /** The match itself once the script is over, as JSON. */
  readonly save?: string | undefined;
}
/** What the coach does: talks and waits for `next`, talks and waits for an answer, lets the others play, or only gives hints. */
export type Phase = 'read' | 'act' | 'watch' | 'free';

/** What the coach says to a scene. */
export interface Coaching {
  readonly phase: Phase;
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** Keys under `lesson` of the game's messages. */
  readonly title: string;
  readonly say: string;
  readonly hint: string | undefined;
  /** The answers that are taken, of the learner's open decision. */
  readonly accepts: readonly Pick[];
  /** What is pointed at. */
  readonly look: { readonly option: number } | { readonly reason: Reason } | undefined;
  readonly canGoBack: boolean;
  /** Its `moment` changes with everything that the coach says. */
  readonly kept: Kept;
}
