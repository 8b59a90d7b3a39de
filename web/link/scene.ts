// What a page is sent of a match: all that one picture needs, in one message. It is the same whether a worker or a server sends it.
import type { GameEvent, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Coaching } from './coaching.ts';
import type { Eyes } from './eyes.ts';

/** One line of what an eye was told. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}
/** It says nothing that the people in front of the screen may not know, and is sent only when they see a difference. */
export interface Scene extends Eyes {
  /** Who has to decide. */
  readonly due: readonly Seat[];
  readonly view: View<AnyKit>;
  /** The rules say what the options of the open decision lead to. */
  readonly hasPreviews: boolean;
  readonly canUndo: boolean;
  /** Somebody else at this screen who may still take back: the last to decide. */
  readonly mayTakeBack: Seat | undefined;
  readonly left: readonly Seat[];
  /** The first `keep` lines of the log that the screen has stand, and `more` follow. */
  readonly log: { readonly keep: number; readonly more: readonly Told[] };
  /** `more` has happened just now: it may be shown as movement. */
  readonly isNews: boolean;
  /** The number of the first line that came after the viewer's last decision. */
  readonly fresh: number;
  /** In a lesson. */
  readonly coach?: Coaching;
}
