import { type Dice, FastDice } from '../index.ts';

/** Dice that come up as a test says: each number is the result of the next `below(n)`. */
export class ScriptedDice implements Dice {
  readonly #numbers: number[];
  readonly #fallback: Dice | undefined;
  #used = 0;

  /** With `thenSeed`, numbers are random after the last one given; without it, running out is an error. */
  constructor(numbers: readonly number[], options: { readonly thenSeed?: number } = {}) {
    this.#numbers = [...numbers];
    this.#fallback = options.thenSeed === undefined ? undefined : new FastDice(options.thenSeed);
  }
  /** Numbers as printed on dice, from 1 to the number of sides. */
  static faces(...faces: readonly number[]): ScriptedDice {
    return new ScriptedDice(faces.map((face) => face - 1));
  }

  /** Appends numbers. */
  add(...numbers: readonly number[]): this {
    this.#numbers.push(...numbers);
    return this;
  }
  addFaces(...faces: readonly number[]): this {
    return this.add(...faces.map((face) => face - 1));
  }
  /** How many numbers are still unused: a test may expect none. */
  get left(): number {
    return this.#numbers.length - this.#used;
  }

  below(n: number): number {
    const number = this.#numbers[this.#used];
    if (number === undefined && this.#fallback) return this.#fallback.below(n);
    if (number === undefined)
      throw new Error(`the scripted dice are used up: after ${this.#used} numbers the rules asked for one more, below ${n}`);
    if (!Number.isInteger(number) || number < 0 || number >= n)
      throw new Error(`the scripted dice hold ${number} as number ${this.#used + 1}, but the rules asked for one from 0 to ${n - 1}`);
    this.#used++;
    return number;
  }
}
