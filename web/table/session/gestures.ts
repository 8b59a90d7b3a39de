// The gestures made at this screen. Redo repeats one by its words, as option numbers may have changed.
import { type Decision, type Pick, pickFor, type Said, type Seat, textFor } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Picture } from './session.ts';

/** An answer, and those that a board gave along with it. */
interface Gesture {
  readonly seat: Seat;
  readonly first: Said;
  readonly next: readonly Said[];
}
export const gestureOf = (seat: Seat, decision: Decision<AnyKit>, pick: Pick, next: readonly Said[]): Gesture => ({
  seat,
  first: { ask: decision.ask, text: textFor(decision, pick) },
  next,
});

export class Gestures {
  readonly #made: Gesture[] = [];
  #undone: Gesture[] = [];

  /** A new gesture leaves nothing to redo. */
  made(gesture: Gesture): void {
    this.#made.push(gesture);
    this.#undone = [];
  }
  undid(seat: Seat): void {
    const last = this.#made.findLastIndex((gesture) => gesture.seat === seat);
    if (last >= 0) this.#undone.push(...this.#made.splice(last, 1));
  }
  redid(gesture: Gesture): void {
    this.#made.push(gesture);
    this.#undone.pop();
  }
  /** The answers that redo would give now. */
  toRedo({
    eye,
    decision,
  }: globalThis.Pick<Picture, 'eye' | 'decision'>): { readonly pick: Pick; readonly next: readonly Said[] } | undefined {
    const gesture = this.#undone.at(-1);
    if (!gesture || gesture.seat !== eye || gesture.first.ask !== decision?.ask) return undefined;
    const pick = pickFor(decision, gesture.first.text);
    return pick === undefined ? undefined : { pick, next: gesture.next };
  }
}
