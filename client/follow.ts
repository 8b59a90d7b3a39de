// Follows tables: reads one stream for all of them, and reconnects whenever it breaks.
import { type Api, ServerError, type TableApi } from './api.ts';
import { newKey } from './key.ts';
import { messagesIn, type Tagged } from './line.ts';
import type { Line, Message } from './wire.ts';

export interface Following {
  readonly onMessage: (message: Message) => void;
  /** Connected, or lost and reconnecting. */
  readonly onConnection: (isConnected: boolean) => void;
  /** Reconnecting is useless: the table is gone, or the link is wrong. */
  readonly onRefusal: (refusal: ServerError) => void;
}
export interface Stream {
  readonly stop: () => void;
  /** The network may have changed: reconnects at once if it is waiting to, or if the stream may be dead. */
  readonly hurry: () => void;
  /** Reconnects as whoever this browser is now. Messages keep coming meanwhile. If it `wantsStart`, the new stream begins with the whole match. */
  readonly again: (wantsStart?: boolean) => void;
}
export type Follow = (table: TableApi, following: Following) => Stream;
/** Times in milliseconds. */
export interface Patience {
  /** After this much silence the connection is dead: the server sends something at least every 20 seconds. */
  readonly silence?: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
  /** How long a table is kept that nobody follows any more: a page that moves from the lobby to the match follows it again. */
  readonly linger?: number;
}
/** After this much silence a connection may be dead, and sooner if nothing has come at all. */
const DOUBT = 22_000;
const FIRST_DOUBT = 2000;
/** How often to look for silence. By the clock, because timers stand still while a laptop is closed. */
const TICK = 5000;
/** More streams than this are open only if the server is stuck. */
const MOST_OPEN = 2;

/** Follows one table over a stream of its own. */
export const follow = (table: TableApi, following: Following, patience: Patience = {}): Stream =>
  new Follower(table.api, patience).follow(table, following);

interface Followed {
  readonly id: string;
  /** Each with its link. */
  readonly followers: Map<Following, string | undefined>;
  /** Undefined until the first attempt has an outcome. */
  isConnected: boolean | undefined;
  /** The next stream shall begin with the whole match, because what another node sent of it does not fit. */
  wantsStart: boolean;
  /** The last message about the match. */
  have: string | undefined;
  /** What else a further follower has to be told. */
  table: Message | undefined;
  readonly lines: Map<number, Line>;
}
interface Connection {
  readonly began: number;
  readonly over: AbortController;
  readonly tables: Set<string>;
  /** The tables that have come over it. */
  readonly arrived: Set<string>;
  /** When something last came over it. */
  heard: number;
}

export class Follower {
  readonly #api: Api;
  readonly #patience: Required<Patience>;
  /** Lets the server replace one stream of ours by the next. */
  readonly #page = newKey();
  readonly #tables = new Map<string, Followed>();
  /** In the order in which they were opened. A new one takes over table by table. */
  #open: Connection[] = [];
  /** Open a new stream even if the last one has all tables. */
  #isStale = false;
  #wait: number;
  /** How long the server asked us to stay away. */
  #asked = 0;
  #renewing: { readonly timer: ReturnType<typeof setTimeout>; readonly at: number } | undefined;
  #watching: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, { silence = 45_000, firstWait = 300, longestWait = 10_000, linger = 0 }: Patience = {}) {
    this.#api = api;
    this.#patience = { silence, firstWait, longestWait, linger };
    this.#wait = firstWait;
  }

  follow({ id, link }: Pick<TableApi, 'id' | 'link'>, following: Following): Stream {
    const table = this.#tables.get(id) ?? newTable(id);
    this.#tables.set(id, table);
    table.followers.set(following, link);
    if (!this.#open.at(-1)?.tables.has(id)) this.#renewIn(0);
    else queueMicrotask(() => table.followers.has(following) && tellAll(table, following));
    this.#watching ??= setTimeout(this.#watch, TICK);
    return {
      stop: () => {
        if (table.followers.delete(following) && table.followers.size === 0) this.#leave();
      },
      hurry: () => this.#hurry(),
      again: (wantsStart = false) => {
        if (!table.followers.has(following)) return;
        table.wantsStart ||= wantsStart;
        this.#isStale = true;
        this.#renewIn(0);
      },
    };
  }

  #leave(): void {
    if (this.#patience.linger > 0) this.#renewIn(this.#patience.linger);
    else this.#renew();
  }
  #hurry(): void {
    const isDoubtful = this.#open.every(({ heard, arrived }) => Date.now() - heard > (arrived.size === 0 ? FIRST_DOUBT : DOUBT));
    if (!isDoubtful && !this.#renewing) return;
    this.#isStale ||= isDoubtful;
    this.#renewIn(0);
  }
  readonly #watch = (): void => {
    this.#watching = setTimeout(this.#watch, TICK);
    for (const { heard, over } of this.#open) if (Date.now() - heard > this.#patience.silence) over.abort();
  };

  // ---- opening streams

  #renewIn(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (this.#renewing && this.#renewing.at <= at) return;
    clearTimeout(this.#renewing?.timer);
    this.#renewing = { timer: setTimeout(() => this.#renew(), milliseconds), at };
  }
  /** Opens a stream with all tables, unless the last one has just these. */
  #renew(): void {
    clearTimeout(this.#renewing?.timer);
    this.#renewing = undefined;
    for (const { id, followers } of this.#tables.values()) if (followers.size === 0) this.#tables.delete(id);
    if (this.#tables.size === 0) {
      clearTimeout(this.#watching);
      this.#watching = undefined;
      for (const { over } of this.#open.splice(0)) over.abort();
      return;
    }
    const last = this.#open.at(-1);
    const hasSame = last?.tables.size === this.#tables.size && [...this.#tables.keys()].every((id) => last.tables.has(id));
    if (hasSame && !this.#isStale) return;
    this.#isStale = false;
    this.#asked = 0;
    while (this.#open.length >= MOST_OPEN) this.#drop(this.#open[0]);
    void this.#read();
  }
  async #read(): Promise<void> {
    const now = Date.now();
    const tables = [...this.#tables.values()];
    const connection: Connection = {
      began: now,
      over: new AbortController(),
      tables: new Set(this.#tables.keys()),
      arrived: new Set(),
      heard: now,
    };
    const { signal } = connection.over;
    this.#open.push(connection);
    const links = new Set(tables.flatMap(({ followers }) => [...followers.values()].flatMap((link) => link ?? [])));
    try {
      const { body } = await this.#api.stream(tables, { links: [...links], page: this.#page, signal });
      if (body)
        for await (const tagged of messagesIn(body)) {
          if (signal.aborted) break;
          connection.heard = Date.now();
          if (tagged) this.#receive(connection, tagged);
        }
    } catch (error) {
      // A server of an older version does not have this call, but will be replaced. Nothing else final is about one table.
      if (error instanceof ServerError && error.isFinal && error.status !== 404)
        for (const id of connection.tables) this.#refuse(id, error);
    }
    this.#ended(connection);
  }
  #ended(connection: Connection): void {
    if (!this.#open.includes(connection)) return; // we ended it
    const wasLast = this.#open.at(-1) === connection;
    this.#drop(connection);
    if (!wasLast || this.#tables.size === 0) return; // the server has ended it for a later one
    this.#retry(connection);
  }
  /** Opens the next stream after a while. One that lasted was healthy. */
  #retry({ began }: Connection): void {
    const { firstWait, longestWait } = this.#patience;
    this.#wait = Date.now() - began > longestWait ? firstWait : Math.min(2 * this.#wait, longestWait);
    this.#isStale = true;
    this.#renewIn(Math.max(this.#asked, this.#wait * (0.5 + Math.random() / 2)));
  }
  #drop(connection: Connection | undefined): void {
    this.#open = this.#open.filter((one) => one !== connection);
    connection?.over.abort();
    for (const table of this.#tables.values()) if (!this.#open.some(({ tables }) => tables.has(table.id))) this.#connect(table, false);
  }

  // ---- what comes over them

  #receive(connection: Connection, { table: id, message }: Tagged): void {
    const table = this.#tables.get(id);
    const place = this.#open.indexOf(connection);
    if (this.#open.slice(place + 1).some(({ arrived }) => arrived.has(id))) return;
    connection.arrived.add(id);
    if (table && message.is === 'refused') this.#refused(connection, table, message);
    else if (table) {
      this.#connect(table, true);
      this.#tell(table, message);
    }
    if (connection.arrived.size === connection.tables.size) for (const earlier of this.#open.slice(0, place)) this.#drop(earlier);
  }
  #tell(table: Followed, message: Message): void {
    if (message.is === 'bye') return this.#sentAway(message.retry);
    if (message.is === 'step' || message.is === 'stale') table.have = message.at;
    else if (message.is === 'start') Object.assign(table, { have: message.whole.at, wantsStart: false });
    else if (message.is === 'table') table.table = message;
    else if (message.is === 'chat') for (const line of message.lines) table.lines.set(line.n, line);
    for (const { onMessage } of table.followers.keys()) onMessage(message);
  }
  /** The server is about to stop, or lets one table come again to be told why it cannot be followed. */
  #sentAway(retry: number): void {
    this.#asked = Math.max(this.#asked, retry);
    this.#isStale = true;
    this.#renewIn(retry);
  }
  #refused(connection: Connection, table: Followed, problem: Message & { readonly is: 'refused' }): void {
    const refusal = new ServerError(problem.status, problem);
    if (refusal.isFinal) {
      connection.tables.delete(table.id);
      connection.arrived.delete(table.id);
      this.#refuse(table.id, refusal);
    } else {
      this.#connect(table, false);
      this.#retry(connection);
    }
  }
  #refuse(id: string, refusal: ServerError): void {
    const followers = [...(this.#tables.get(id)?.followers.keys() ?? [])];
    this.#tables.delete(id);
    if (this.#tables.size === 0) this.#renew(); // there is nothing left to follow
    for (const { onRefusal } of followers) onRefusal(refusal);
  }
  #connect(table: Followed, isConnected: boolean): void {
    if (table.isConnected === isConnected) return;
    table.isConnected = isConnected;
    for (const { onConnection } of table.followers.keys()) onConnection(isConnected);
  }
}

const newTable = (id: string): Followed => ({
  id,
  followers: new Map(),
  isConnected: undefined,
  wantsStart: false,
  have: undefined,
  table: undefined,
  lines: new Map(),
});
/** Tells somebody who begins to follow a table what the others know. */
function tellAll({ isConnected, have, table, lines }: Followed, { onConnection, onMessage }: Following): void {
  if (isConnected !== undefined) onConnection(isConnected);
  if (table) onMessage(table);
  if (lines.size > 0) onMessage({ is: 'chat', lines: [...lines.values()] });
  if (have !== undefined) onMessage({ is: 'stale', at: have });
}
