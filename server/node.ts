// One process that plays: the tables in its memory, the bots that think here, and its place among other nodes. With or without HTTP.
import { allGames, loadPlayable } from '@tabularium/games';
import type { Store, Versions } from '@tabularium/storage';
import { BotPlayers, type Thinker } from './bot-players.ts';
import { BEAT_EVERY, Cluster } from './cluster.ts';
import { inDays, KEEP_DAYS } from './lasting.ts';
import type { Log } from './log.ts';
import { ServerProblem } from './problems.ts';
import type { Queue } from './queue.ts';
import { type RandomText, randomText } from './secrets.ts';
import { Shelf } from './shelf.ts';

export interface NodeOptions {
  readonly store: Store;
  /** Bots' turns as jobs, where nodes share a database. */
  readonly queue?: Queue | undefined;
  readonly thinker: Thinker;
  /** How many bots may think at a time. */
  readonly threads?: number;
  /** The strongest level that bots may have; all if missing. */
  readonly bots?: string | undefined;
  /** How long bots wait after a person's move, in milliseconds. */
  readonly pause?: number;
  readonly random?: RandomText;
  readonly now?: () => number;
  /** With more tables in memory than this, those that nobody looks at are dropped. */
  readonly room?: number | undefined;
  /** How long a table lasts at which nobody plays, in milliseconds. */
  readonly keep?: number;
  /** How often it tells other nodes that it lives, in milliseconds. */
  readonly beatEvery?: number;
  /** How often to look for matches whose bots were forgotten, and for how long nothing has happened in them, in milliseconds. */
  readonly sweep?: { readonly every: number; readonly after: number };
}
export const PAUSE = 1000;
const SWEEP = { every: 10_000, after: 15_000 };

export class TableNode {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly random: RandomText;
  readonly now: () => number;
  readonly #options: NodeOptions;
  readonly #bots: BotPlayers;
  readonly #log: () => Log;
  #cluster: Cluster | undefined;
  #sweeping: NodeJS.Timeout | undefined;

  private constructor(options: NodeOptions, log: () => Log) {
    const { store, thinker, pause = PAUSE, random = randomText, now = Date.now, keep = inDays(KEEP_DAYS), room, bots } = options;
    this.#options = options;
    this.#log = log;
    this.store = store;
    this.random = random;
    this.now = now;
    this.#bots = new BotPlayers({ thinker, pause, now, onFailure: (message) => this.#log().warn(message) });
    this.shelf = new Shelf({ store, random, now, began: now(), keep, bots }, store.isShared ? () => undefined : this.#bots.look, room);
  }
  /** Resolves once other nodes know of it. The log may come later. */
  static async join(options: NodeOptions, log: () => Log): Promise<TableNode> {
    const node = new TableNode(options, log);
    const { store, shelf, now } = node;
    const { beatEvery = BEAT_EVERY } = options;
    const onFailure = (message: string): void => log().warn(message);
    if (store.isShared) node.#cluster = await Cluster.join({ store, shelf, versions: await versionsHere(), now, beatEvery, onFailure });
    return node;
  }
  /** Lets bots play from now on. */
  start(): void {
    const { queue, threads = 1, sweep = SWEEP } = this.#options;
    if (!this.store.isShared) void this.#takeUp();
    if (!queue) return;
    this.#sweeping = setInterval(() => void this.#addForgotten(queue, sweep.after), sweep.every);
    if (threads > 0) queue.work({ play: (match) => this.#playIn(match), concurrency: threads, log: this.#log() });
  }
  /** Bots stop, everybody is asked to come back later, and saves are stored. */
  async rest(retry: number): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#bots.close();
    await this.#options.queue?.close();
    await this.shelf.close(retry);
  }
  /** After the rest: leaves the other nodes and the database. */
  async close(): Promise<void> {
    await this.#cluster?.close();
    await this.store.close();
  }

  /** Resumes the matches in which a bot has to decide. */
  async #takeUp(): Promise<void> {
    const waiting = await this.store.waitingForBots().catch(() => []); // the server was closed first
    for (const id of waiting) await this.shelf.desk(id).catch((error: unknown) => this.#log().warn(`table ${id}: ${String(error)}`));
  }
  async #playIn(match: string): Promise<void> {
    try {
      const desk = await this.shelf.fresh(match);
      await this.#bots.play(desk);
      await desk.botsRest();
    } catch (error) {
      if (!(error instanceof ServerProblem && error.code === 'no-such-table')) throw error; // the job is tried again, perhaps elsewhere
    }
  }
  /** Adds the jobs of those who died with them. */
  async #addForgotten(queue: Queue, after: number): Promise<void> {
    try {
      const forgotten = await this.store.waitingForBots(this.now() - after);
      if (forgotten.length > 0) await queue.addAgain(forgotten);
    } catch (error) {
      this.#log().warn(`forgotten bots: ${String(error)}`);
    }
  }
}

/** The versions of all games that this node has. */
async function versionsHere(): Promise<Versions> {
  const found = await Promise.all(allGames.map(({ id }) => loadPlayable(id)));
  return Object.fromEntries(found.flatMap((pkg) => (pkg ? [[pkg.game.id, pkg.game.version]] : [])));
}
