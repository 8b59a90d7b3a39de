/** Shows what comes in quick succession one after the other, each for a while, so that people can follow. */
export class Reel<T> {
  /** How long each is shown before the next, in milliseconds. */
  pace = 0;
  readonly #show: (one: T) => void;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(show: (one: T) => void) {
    this.#show = show;
  }
  get backlog(): number {
    return this.#waiting.length;
  }
  /** `atOnce`: the viewer caused it and waits for it. */
  push(one: T, atOnce = false): void {
    this.#waiting.push(one);
    if (atOnce) this.skip();
    else this.#next();
  }
  /** Drops what waits and shows the last. */
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
