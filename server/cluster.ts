// The nodes that share a database. Each says that it lives, and hears which tables the others change.
import type { Store, Versions } from '@tabularium/storage';
import type { Shelf } from './shelf.ts';

/** How often a node says that it lives, and after how much silence the others take it for dead, in milliseconds. */
export const BEAT_EVERY = 5000;
export const DEAD_AFTER = 20_000;

export interface ClusterOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  /** The versions of the games that this node has. */
  readonly versions: Versions;
  readonly now: () => number;
  readonly beatEvery: number;
  readonly onFailure: (message: string) => void;
}

export class Cluster {
  readonly #options: ClusterOptions;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #lastBeat: number;
  #stopListening: () => Promise<void> = async () => undefined;

  private constructor(options: ClusterOptions) {
    this.#options = options;
    this.#lastBeat = options.now();
  }
  /** Resolves once the others know of this node, and it hears them. */
  static async join(options: ClusterOptions): Promise<Cluster> {
    const { store, shelf, versions, beatEvery } = options;
    const cluster = new Cluster(options);
    await store.beat(versions, cluster.#lastBeat);
    cluster.#stopListening = await store.listen({
      onMatches: (ids, inputs) => shelf.heard(ids, inputs),
      onGap: () => shelf.heardNothing(),
    });
    cluster.#timer = setInterval(() => {
      cluster.#beating = cluster.#beat();
    }, beatEvery);
    return cluster;
  }
  /** Says goodbye. */
  async close(): Promise<void> {
    const { store, versions, onFailure } = this.#options;
    clearInterval(this.#timer);
    await this.#beating;
    await this.#stopListening();
    await store.beat(versions, 0).catch((error: unknown) => onFailure(`goodbye: ${String(error)}`)); // or the others will find out in a while
  }

  async #beat(): Promise<void> {
    const { store, shelf, versions, now, onFailure } = this.#options;
    const at = now();
    try {
      await store.beat(versions, at);
      await store.dropDeadNodes(at - DEAD_AFTER);
      if (at - this.#lastBeat > DEAD_AFTER) shelf.sayWhoIsHere(); // the others have forgotten it
      this.#lastBeat = at;
    } catch (error) {
      onFailure(`the database does not answer: ${String(error)}`);
    }
  }
}
