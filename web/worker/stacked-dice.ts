import { SealedDice } from '@tabularium/kernel';

/** Dice that start with given numbers, so that a lesson's deck is shuffled as its text says. */
export class StackedDice extends SealedDice {
  readonly #first: number[];
  constructor(seed: string, first: readonly number[] = []) {
    super(seed);
    this.#first = [...first];
  }
  override below(n: number): number {
    return this.#first.shift() ?? super.below(n);
  }
}
