/** Shows pictures that arrive in quick succession one by one, so that people can follow. */
export class Reel<T> {
  /** The least time between two pictures, in milliseconds. */
  pace = 0;
  readonly #show: (one: T) => void;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(show: (one: T) => void) {
    this.#show = show;
  }
  /** `atOnce` is for what the viewer did and waits for. */
  push(one: T, atOnce = false): void {
    this.#waiting.push(one);
    if (atOnce) this.skip();
    else this.#next();
  }
  /** Drops all waiting pictures but the last, and shows that. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.stop();
    if (last !== undefined) this.#put(last);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #put(one: T): void {
    this.#shownAt = performance.now();
    this.#show(one);
  }
  #next(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#shownAt + this.pace - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, wait);
      return;
    }
    const one = this.#waiting.shift();
    if (one === undefined) return;
    this.#put(one);
    if (this.#waiting.length > 0) this.#next();
  }
}
