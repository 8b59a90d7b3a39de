// Chooses an option by typing its number. With more than nine options, `1` may be the start of `12`, so it waits a moment.

/** Milliseconds to wait for another digit. */
const PAUSE = 600;

export class Digits {
  readonly #take: (number: number) => void;
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(take: (number: number) => void) {
    this.#take = take;
  }
  /** Numbers go from 1 to `count`. */
  type(digit: string, count: number): void {
    clearTimeout(this.#timer);
    const number = Number(this.#typed + digit);
    if (number < 1 || number > count) {
      this.#typed = '';
      return;
    }
    this.#typed = String(number);
    if (number * 10 > count) this.flush();
    else this.#timer = setTimeout(() => this.flush(), PAUSE);
  }
  /** Accepts what was typed so far. Returns whether there was anything. */
  flush(): boolean {
    clearTimeout(this.#timer);
    const number = Number(this.#typed);
    this.#typed = '';
    if (number > 0) this.#take(number);
    return number > 0;
  }
  clear(): void {
    clearTimeout(this.#timer);
    this.#typed = '';
  }
}
