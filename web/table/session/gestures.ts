// The gestures made at this screen. Redo repeats one by its words, as option numbers may have changed.
import { type Decision, type Pick, pickFor, type Said, type Seat, textFor } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Picture } from './session.ts';

interface Gesture {
  readonly seat: Seat;
  readonly first: Said;
  readonly next: readonly Said[];
}

export class Gestures {
  #given: Gesture[] = [];
  #takenBack: Gesture[] = [];

  gave(seat: Seat, decision: Decision<AnyKit>, pick: Pick, next: readonly Said[]): void {
    this.#given.push({ seat, first: { ask: decision.ask, text: textFor(decision, pick) }, next });
  }
  tookBack(seat: Seat): void {
    const last = this.#given.findLastIndex((gesture) => gesture.seat === seat);
    if (last >= 0) this.#takenBack.push(...this.#given.splice(last, 1));
  }
  /** The gesture that redo would repeat now. */
  again({
    eye,
    decision,
  }: globalThis.Pick<Picture, 'eye' | 'decision'>): { readonly pick: Pick; readonly next: readonly Said[] } | undefined {
    const gesture = this.#takenBack.at(-1);
    if (!gesture || gesture.seat !== eye || gesture.first.ask !== decision?.ask) return undefined;
    const pick = pickFor(decision, gesture.first.text);
    return pick === undefined ? undefined : { pick, next: gesture.next };
  }
  redone(): void {
    this.#takenBack.pop();
  }
  /** After a new answer there is nothing left to redo. */
  forget(): void {
    this.#takenBack = [];
  }
}
