// A match on a server, kept in sync: acts are resent until acknowledged, and the stream brings what others do.
import { ServerError, type TableApi } from './api.ts';
import { follow, type Patience, type Stream } from './follow.ts';
import { Mirror } from './mirror.ts';
import type { Ack, Act, TableState } from './schemas.ts';
import type { Line, Message } from './wire.ts';

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
  readonly #stream: Stream;
  readonly #patience: Required<Pick<RemotePatience, 'step' | 'firstWait' | 'longestWait'>>;
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  /** Follows a table from now on; `ready` fetches the match once it has begun. */
  constructor(api: TableApi, events: RemoteEvents, patience: RemotePatience = {}) {
    this.#api = api;
    this.#events = events;
    const { step = STEP_PATIENCE, firstWait = FIRST_WAIT, longestWait = LONGEST_WAIT } = patience;
    this.#patience = { step, firstWait, longestWait };
    this.#stream = follow(
      api,
      {
        have: () => this.#mirror?.at,
        onMessage: (message) => this.#receive(message),
        onConnection: events.onConnection,
        onRefusal: events.onRefusal,
      },
      patience,
    );
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
    for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        const ack = await this.#api.act(act);
        await this.#reaches(ack.at);
        return ack;
      } catch (error) {
        if (!(error instanceof ServerError) || !error.isPassing || this.#isOver) throw error;
        this.#events.onConnection(false);
        await rest(wait);
      }
    }
  }
  /** Call this when the network seems to be back. */
  hurry(): void {
    this.#stream.hurry();
  }
  close(): void {
    this.#isOver = true;
    this.#stream.stop();
  }

  #receive(message: Message): void {
    if (message.is === 'step') this.#step(message);
    else if (message.is === 'stale') void this.#catchUp(message.at);
    else if (message.is === 'table') this.#events.onTable(message.table);
    else if (message.is === 'chat') this.#events.onLines(message.lines);
  }
  #step(step: Step): void {
    if (this.#fetching) {
      this.#early.push(step);
      return;
    }
    if (!this.#mirror) return;
    const [here, next] = [placeOf(this.#mirror.at), placeOf(step.at)];
    if (here.incarnation === next.incarnation && next.count <= here.count) return;
    if (here.incarnation !== next.incarnation || next.count !== here.count + 1) {
      void this.#catchUp(step.at); // a step is missing
      return;
    }
    this.#mirror.step(step);
    this.#changed();
  }
  /** Fetches the whole match, trying as long as it takes. `at` is where the stream is. */
  async #catchUp(at: string): Promise<void> {
    const isUnderWay = this.#ahead !== undefined;
    this.#ahead = at;
    if (isUnderWay) return;
    let wait = this.#patience.firstWait;
    while (this.#ahead !== undefined && !this.#isOver) {
      const ahead: string = this.#ahead;
      try {
        await this.#fetch();
        if (this.#ahead !== ahead) continue; // another step is missing
        this.#ahead = undefined;
        if (this.#mirror && placeOf(this.#mirror.at).incarnation !== placeOf(ahead).incarnation) this.#stream.again(); // the stream has other eyes: somebody sat down after it began
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
  #fetch(): Promise<void> {
    this.#fetching ??= this.#api
      .whole()
      .then((whole) => {
        this.#mirror = new Mirror(whole);
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
    for (const look of this.#waiting) look();
    this.#events.onChange();
  }
  /** Resolves once the match here includes this message. Fetches the whole match if no step brings it in time. */
  async #reaches(at: string): Promise<void> {
    const isThere = (): boolean => {
      if (!this.#mirror) return false;
      const [here, there] = [placeOf(this.#mirror.at), placeOf(at)];
      return here.incarnation === there.incarnation && here.count >= there.count;
    };
    if (isThere()) return;
    const came = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        resolve(false);
      }, this.#patience.step);
      const look = (): void => {
        if (!isThere()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(true);
      };
      this.#waiting.add(look);
    });
    if (!came) await this.#fetch();
  }
}

/** A message's number among those that one incarnation of the table sent to the same eyes. */
function placeOf(at: string): { readonly incarnation: string; readonly count: number } {
  const dot = at.lastIndexOf('.');
  return { incarnation: at.slice(0, dot), count: Number(at.slice(dot + 1)) };
}

/** 16 random bytes in hexadecimal: a key for an act, or a share of the dice. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
