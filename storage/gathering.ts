/** Batches concurrent work: whatever is added while one batch runs forms the next. */
export class Gathering<T, R> {
  readonly #doAll: (all: readonly T[]) => Promise<readonly R[]>;
  #waiting: { readonly one: T; readonly done: (result: R) => void; readonly failed: (error: unknown) => void }[] = [];
  #isRunning = false;

  /** `doAll` returns one result per item, in order. */
  constructor(doAll: (all: readonly T[]) => Promise<readonly R[]>) {
    this.#doAll = doAll;
  }
  add(one: T): Promise<R> {
    return new Promise((done, failed) => {
      this.#waiting.push({ one, done, failed });
      if (!this.#isRunning) void this.#run();
    });
  }
  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate); // lets everything from this turn of the event loop join the batch
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#doAll(batch.map(({ one }) => one));
        for (const [i, { done }] of batch.entries()) done(results[i] as R);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#isRunning = false;
  }
}
