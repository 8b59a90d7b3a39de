// A match on a server, kept in sync: acts are resent until acknowledged, and the stream brings what others do.
import { ServerError, type TableApi } from './api.ts';
import { type Follow, follow, type Patience, type Stream } from './follow.ts';
import { newKey } from './key.ts';
import { Mirror } from './mirror.ts';
import { Outbox } from './outbox.ts';
import type { Ack, Act, TableState } from './schemas.ts';
import type { Line, Message, Whole } from './wire.ts';

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;
/** An act without its key, which is added here. */
export type Deed = WithoutKey<Act>;

export interface RemoteEvents {
  /** What this screen sees of the match has changed. */
  readonly onChange: () => void;
  readonly onTable: (table: TableState) => void;
  readonly onLines: (lines: readonly Line[]) => void;
  readonly onConnection: (isConnected: boolean) => void;
  readonly onRefusal: (refusal: ServerError) => void;
}
/** Times in milliseconds. */
export interface RemotePatience extends Patience {
  /** How long to wait for an acknowledged step before fetching the whole match. */
  readonly step?: number;
  /** How to follow the table; by default over a stream of its own. */
  readonly follow?: Follow;
}
const STEP_PATIENCE = 2000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

type Step = Message & { readonly is: 'step' };
const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class RemoteMatch {
  readonly #api: TableApi;
  readonly #events: RemoteEvents;
  #mirror: Mirror | undefined;
  /** The whole match is on its way; steps that arrive meanwhile wait in `#early`. */
  #fetching: Promise<void> | undefined;
  #early: Step[] = [];
  /** While catching up: where the stream is. */
  #ahead: string | undefined;
  /** How often the stream has brought the whole match. */
  #starts = 0;
  /** The acts that were stored before the last stream was lost or given up, and so before the next one began. */
  #storedBefore: readonly string[] = [];
  readonly #outbox = new Outbox();
  readonly #stream: Stream;
  readonly #patience: Required<Pick<RemotePatience, 'step' | 'firstWait' | 'longestWait'>>;
  #isStreaming = false;
  #isOver = false;

  /** Follows a table from now on; `ready` fetches the match once it has begun. */
  constructor(api: TableApi, events: RemoteEvents, patience: RemotePatience = {}) {
    this.#api = api;
    this.#events = events;
    const { step = STEP_PATIENCE, firstWait = FIRST_WAIT, longestWait = LONGEST_WAIT } = patience;
    this.#patience = { step, firstWait, longestWait };
    const { follow: way = (table, following) => follow(table, following, patience) } = patience;
    this.#stream = way(api, {
      onMessage: (message) => this.#receive(message),
      onConnection: (isConnected) => {
        if (!isConnected) this.#storedBefore = this.#outbox.stored;
        this.#isStreaming = isConnected;
        events.onConnection(isConnected);
      },
      onRefusal: events.onRefusal,
    });
  }
  /** The match as seen here; nothing until it has been fetched. */
  get mirror(): Mirror | undefined {
    return this.#mirror;
  }
  /** Fetches the match. */
  async ready(): Promise<Mirror> {
    await this.#fetch();
    return this.#mirror as Mirror; // just fetched
  }
  /** Does something once, however often it has to be sent. Resolves once the outcome is visible here. */
  async act(deed: Deed, key = newKey()): Promise<Ack> {
    const act: Act = { ...deed, key };
    const { firstWait, longestWait } = this.#patience;
    this.#outbox.put(key);
    let isDelayed = false;
    try {
      for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
        try {
          const ack = await this.#api.act(act);
          await this.#sees(key, ack.at);
          return ack;
        } catch (error) {
          if (!(error instanceof ServerError) || !error.isPassing || this.#isOver) throw error;
          isDelayed = true;
          this.#events.onConnection(false);
          await rest(wait);
        }
      }
    } finally {
      this.#outbox.drop(key);
      if (isDelayed && !this.#isOver) this.#events.onConnection(this.#isStreaming);
    }
  }
  /** Call this when the network seems to be back. */
  hurry(): void {
    this.#stream.hurry();
  }
  /** Looks with the eyes of whoever this browser is now. */
  again(): void {
    this.#stream.again();
  }
  close(): void {
    this.#isOver = true;
    this.#stream.stop();
  }

  #receive(message: Message): void {
    if (message.is === 'step') this.#step(message);
    else if (message.is === 'start') this.#start(message.whole);
    else if (message.is === 'stale') this.#stale(message.at);
    else if (message.is === 'table') this.#events.onTable(message.table);
    else if (message.is === 'chat') this.#events.onLines(message.lines);
  }
  #stale(at: string): void {
    const isCurrent = this.#ahead === undefined && at === this.#mirror?.at;
    if (!isCurrent) void this.#catchUp(at);
  }
  #step(step: Step): void {
    if (this.#fetching) {
      this.#early.push(step);
      return;
    }
    if (!this.#mirror) return;
    const [here, next] = [placeOf(this.#mirror.at), placeOf(step.at)];
    const isFitting = here.incarnation === next.incarnation;
    if (!isFitting || next.count > here.count + 1) {
      void this.#catchUp(step.at); // a step is missing
      return;
    }
    this.#outbox.see(step.keys ?? []);
    if (next.count > here.count) this.#mirror.step(step);
    this.#changed();
  }
  /** The stream brings the whole match, so its steps will fit. */
  #start(whole: Whole): void {
    const mirror = new Mirror(whole);
    if (this.#mirror && mirror.isBefore(this.#mirror)) return void this.#catchUp(whole.at); // something newer was fetched while it was on its way
    this.#starts++;
    this.#early = [];
    this.#ahead = undefined;
    this.#mirror = mirror;
    this.#outbox.see(this.#storedBefore);
    this.#changed();
  }
  /** Fetches the whole match, trying as long as it takes. `at` is where the stream is. */
  async #catchUp(at: string): Promise<void> {
    const isUnderWay = this.#ahead !== undefined;
    this.#ahead = at;
    if (isUnderWay) return;
    let wait = this.#patience.firstWait;
    while (this.#ahead !== undefined && !this.#isOver) {
      try {
        await this.#fetch();
        this.#compare();
      } catch (error) {
        if (error instanceof ServerError && error.isFinal) {
          this.#ahead = undefined;
          return this.#events.onRefusal(error);
        }
        await rest(wait);
        wait = Math.min(2 * wait, this.#patience.longestWait);
      }
    }
  }
  /** Whether the stream can go on from what was fetched. If its steps will never fit, the stream begins anew. */
  #compare(): void {
    if (this.#ahead === undefined || !this.#mirror) return;
    const [here, there] = [placeOf(this.#mirror.at), placeOf(this.#ahead)];
    const isFitting = here.incarnation === there.incarnation;
    if (isFitting && here.count < there.count) return; // what was fetched had been on its way before
    this.#ahead = undefined;
    if (isFitting) return;
    this.#storedBefore = this.#outbox.stored;
    this.#stream.again(true); // another node sends the stream, or it has other eyes: somebody sat down after it began
  }
  #fetch(): Promise<void> {
    const { stored } = this.#outbox;
    const starts = this.#starts;
    this.#fetching ??= this.#api
      .whole()
      .then((whole) => {
        if (this.#starts !== starts) return; // the stream was faster, and goes on from there
        this.#mirror = new Mirror(whole);
        this.#outbox.see(stored);
      })
      .finally(() => {
        this.#fetching = undefined;
        const early = this.#early;
        this.#early = [];
        for (const step of early) this.#step(step);
      })
      .then(() => this.#changed());
    return this.#fetching;
  }
  #changed(): void {
    this.#outbox.changed();
    this.#events.onChange();
  }
  /** Resolves once the match here includes this act. Fetches the whole match if no step brings it in time. */
  async #sees(key: string, at: string): Promise<void> {
    this.#outbox.acknowledge(key);
    const isThere = (): boolean => {
      if (!this.#mirror || this.#outbox.isSeen(key)) return this.#mirror !== undefined;
      const [here, there] = [placeOf(this.#mirror.at), placeOf(at)];
      return here.incarnation === there.incarnation && here.count >= there.count;
    };
    while (!(await this.#outbox.until(isThere, this.#patience.step)) && !this.#isOver) await this.#fetch();
  }
}

/** A message's number among those that one incarnation of the table sent to the same eyes. */
function placeOf(at: string): { readonly incarnation: string; readonly count: number } {
  const dot = at.lastIndexOf('.');
  return { incarnation: at.slice(0, dot), count: Number(at.slice(dot + 1)) };
}
