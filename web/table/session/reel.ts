/** Shows pictures that arrive in quick succession one by one, so that people can follow. */
export class Reel<T> {
  /** The least time between two pictures, in milliseconds. */
  pace = 0;
  readonly #show: (one: T) => void;
  /** What is shown is still being played. */
  readonly #isPlaying: () => boolean;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(show: (one: T) => void, isPlaying: () => boolean = () => false) {
    this.#show = show;
    this.#isPlaying = isPlaying;
  }
  /** `atOnce` is for what the viewer did and waits for. */
  push(one: T, atOnce = false): void {
    this.#waiting.push(one);
    if (atOnce) this.skip();
    else this.next();
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
  /** Shows the next picture as soon as it is time; called again when the board has finished playing. */
  next(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0 || this.#isPlaying()) return;
    const wait = this.#shownAt + this.pace - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.next();
      }, wait);
      return;
    }
    this.#put(this.#waiting.shift() as T);
    this.next();
  }

  #put(one: T): void {
    this.#shownAt = performance.now();
    this.#show(one);
  }
}
