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
  /** Who else at this screen may still take back, while it waits to be handed over or others go on at it. */
  readonly mayTakeBack: Seat | undefined;
  readonly left: readonly Seat[];
  /** So many lines of the log that the screen has stand, and these follow. */
  readonly log: { readonly keep: number; readonly more: readonly Told[] };
  /** Those lines happened just now: they may be shown as movement. */
  readonly isNews: boolean;
  /** The number of the first line that came after the viewer's last decision. */
  readonly fresh: number;
  /** In a lesson. */
  readonly coach?: Coaching;
}
