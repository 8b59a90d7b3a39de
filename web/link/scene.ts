// Everything a page needs to draw a match, in one message. A worker and a server send the same.
import type { GameEvent, Helped, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Coaching } from './coaching.ts';
import type { Eyes } from './eyes.ts';

/** A line of the log. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}
/** Holds only what the people in front of the screen may know, and is sent only if it looks different to them. */
export interface Scene extends Eyes {
  /** The seats that have to decide. */
  readonly due: readonly Seat[];
  readonly view: View<AnyKit>;
  /** The rules can say what the options of the open decision lead to. */
  readonly hasPreviews: boolean;
  readonly canUndo: boolean;
  /** Another person at this screen who may still undo: the last one who decided. */
  readonly mayTakeBack: Seat | undefined;
  readonly left: readonly Seat[];
  /** The screen keeps the first `keep` lines of its log and appends `more`. */
  readonly log: { readonly keep: number; readonly more: readonly Told[] };
  /** What was answered for the viewer: preset, or by the assistant. */
  readonly helped: readonly Helped[];
  /** `more` has only just happened, so boards may animate it. */
  readonly isNews: boolean;
  /** The first line of the log after the viewer's last decision. */
  readonly fresh: number;
  /** Only in a lesson. */
  readonly coach?: Coaching;
}
