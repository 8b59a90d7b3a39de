// Closes tables at which nobody plays any more: at the start, and every hour. Several nodes can do it at the same time.
import type { Store } from '@tabularium/storage';
import type { Shelf } from './shelf.ts';

const EVERY = 3600 * 1000;
/** How many tables are closed in one transaction. */
const BATCH = 100;

export interface SweepOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: () => number;
  /** How long a table lasts at which nobody plays, in milliseconds. */
  readonly keep: number;
  readonly onFailure: (message: string) => void;
}

export class Sweep {
  readonly #options: SweepOptions;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(options: SweepOptions) {
    this.#options = options;
  }
  start(): void {
    this.#timer = setInterval(() => void this.run(), EVERY);
    this.#timer.unref();
    void this.run();
  }
  /** Resolves when all tables that are due have been closed, and everybody at them was told. */
  run(): Promise<void> {
    this.#last = this.#last
      .then(() => this.#sweep())
      .catch((error: unknown) => this.#options.onFailure(`closing old tables: ${String(error)}`));
    return this.#last;
  }
  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#last;
  }

  async #sweep(): Promise<void> {
    const { store, shelf, now, keep } = this.#options;
    for (let found = BATCH; found === BATCH && !this.#isOver; ) {
      const closed = await store.abandon(now() - keep, BATCH);
      for (const id of closed) await shelf.ifOpen(id)?.refresh();
      found = closed.length;
    }
    if (!this.#isOver) shelf.lookAgain(); // at some tables the last days have begun
  }
}
