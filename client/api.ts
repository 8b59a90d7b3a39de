// Calls to a server, typed by the same schemas that it checks them against.
import type { FairDice, MatchRecord, Reason, Seat } from '@tabularium/kernel';
import type { Ack, Act, Hello, Invitation, MyTables, NewTable, Problem, Say, Sit, TableState } from './schemas.ts';
import type { Whole } from './wire.ts';

/** The server has refused a call, or could not be reached (`status` 0). */
export class ServerError extends Error {
  readonly status: number;
  readonly code: string;
  /** How many there may be, if there are too many. */
  readonly limit: number | undefined;
  /** The server says that it will pass. */
  readonly #willPass: boolean;
  constructor(status: number, { code, message, limit }: Problem, willPass = false) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
    this.code = code;
    this.limit = limit;
    this.#willPass = willPass;
  }
  /** Trying again is useless: the call itself is wrong. */
  get isFinal(): boolean {
    return !this.isPassing && this.status < 500;
  }
  /** The same call may succeed later. */
  get isPassing(): boolean {
    return this.#willPass || this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

export interface ApiOptions {
  /** The server's address; empty for a page that the server itself serves. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** Sent with every request: a cookie or a token, where no browser adds it. */
  readonly headers?: Readonly<Record<string, string>>;
}
/** Where a stream begins. */
export interface StreamStart {
  /** The last message known: the stream continues from there. */
  readonly have?: string | undefined;
  /** If it cannot, it begins with the whole match. */
  readonly wantsStart?: boolean;
}
/** A table of a stream. If it wants to start, what it has does not matter. */
export interface Streamed extends StreamStart {
  readonly id: string;
}
export interface StreamOptions {
  /** The secrets that open these tables. */
  readonly links: readonly string[];
  readonly page: string;
  readonly signal: AbortSignal;
}
/** How long a call may take, in milliseconds. */
const PATIENCE = 15_000;
const LINK_HEADER = 'tabularium-link';

export class Api {
  readonly #base: string;
  readonly #fetch: typeof fetch;
  readonly #headers: Readonly<Record<string, string>>;
  #ahead = 0;

  constructor({ base = '', fetch: way = (...call) => fetch(...call), headers = {} }: ApiOptions = {}) {
    this.#base = base;
    this.#fetch = way;
    this.#headers = headers;
  }
  /** How far the server's clock is ahead of ours, in milliseconds, to about a second. */
  get ahead(): number {
    return this.#ahead;
  }
  hello(): Promise<Hello> {
    return this.#json('/api/hello');
  }
  /** The caller's tables, latest first; `before` is the `next` of the tables that came before them. */
  myTables(before?: string): Promise<MyTables> {
    return this.#json(`/api/me/tables${before === undefined ? '' : `?before=${before}`}`);
  }
  /** Forgets the caller, whose name it is. */
  async forgetMe(name: string): Promise<void> {
    await this.send('/api/me', {}, { name }, undefined, 'DELETE');
  }
  makeTable(table: NewTable): Promise<Invitation> {
    return this.#json('/api/tables', {}, table);
  }
  /** `link` is the secret from the invitation or from the link to watch. */
  table(id: string, link?: string): TableApi {
    return new TableApi(this, id, link);
  }
  /** Streams what is new at these tables. A stream replaces the last one of the same `page`. */
  stream(tables: readonly Streamed[], { links, page, signal }: StreamOptions): Promise<Response> {
    const asked = tables.map(({ id, have, wantsStart }) => (wantsStart ? `${id}!` : have === undefined ? id : `${id}:${have}`)).join();
    const headers = { 'tabularium-page': page, ...(links.length > 0 && { [LINK_HEADER]: links.join() }) };
    return this.send(`/api/stream?tables=${encodeURIComponent(asked)}`, headers, undefined, signal);
  }

  /** Used by `TableApi`. Throws a `ServerError` unless the call succeeds. */
  async send(
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object,
    signal?: AbortSignal,
    method = body ? 'POST' : 'GET',
  ): Promise<Response> {
    const options: RequestInit = {
      headers: { ...this.#headers, ...headers, ...(body && { 'content-type': 'application/json' }) },
      method,
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: signal ?? AbortSignal.timeout(PATIENCE),
    };
    let response: Response;
    try {
      response = await this.#fetch(this.#base + path, options);
    } catch (error) {
      throw new ServerError(0, { code: 'unreachable', message: error instanceof Error ? error.message : String(error) });
    }
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) this.#ahead = date - Date.now();
    if (response.ok) return response;
    const problem = (await response.json().catch(() => undefined)) as Problem | undefined; // a proxy may answer with a page
    const willPass = response.headers.has('retry-after');
    throw new ServerError(response.status, problem ?? { code: 'failed', message: `the server answered ${response.status}` }, willPass);
  }
  async #json<T>(path: string, headers: Readonly<Record<string, string>> = {}, body?: object): Promise<T> {
    return jsonOf(await this.send(path, headers, body));
  }
}

export class TableApi {
  readonly api: Api;
  readonly id: string;
  readonly link: string | undefined;
  readonly #path: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(api: Api, id: string, link: string | undefined) {
    this.api = api;
    this.id = id;
    this.link = link;
    this.#path = `/api/tables/${encodeURIComponent(id)}`;
    this.#headers = link === undefined ? {} : { [LINK_HEADER]: link };
  }
  state(): Promise<TableState> {
    return this.#json('');
  }
  /** The secrets of the table's links. For the host only. */
  links(): Promise<Invitation> {
    return this.#json('/links');
  }
  sit(sit: Sit): Promise<TableState> {
    return this.#json('/sit', sit);
  }
  rise(seat: Seat): Promise<TableState> {
    return this.#json('/rise', { seat });
  }
  /** Puts a bot on a seat, or reopens the seat if no bot is given. */
  fill(seat: Seat, bot?: { readonly level: string; readonly name: string }): Promise<TableState> {
    return this.#json('/fill', { seat, ...bot });
  }
  /** Removes whoever sits there. For the host only. */
  remove(seat: Seat): Promise<TableState> {
    return this.#json('/remove', { seat });
  }
  /** Makes new links; the old ones stop working. For the host only. */
  newLinks(): Promise<Invitation> {
    return this.#json('/new-links', {});
  }
  start(): Promise<TableState> {
    return this.#json('/start', {});
  }
  /** Lets a bot decide for somebody who is away. */
  standIn(seat: Seat): Promise<TableState> {
    return this.#json('/stand-in', { seat });
  }
  /** Takes your seat back from a bot. */
  comeBack(seat: Seat): Promise<TableState> {
    return this.#json('/return', { seat });
  }
  /** Lets an assistant make your small choices from now on, or no longer. */
  assist(seat: Seat, isOn: boolean): Promise<TableState> {
    return this.#json('/assistant', { seat, isOn });
  }
  /** The table of the next match. Whoever asks first creates it. */
  rematch(share: string): Promise<Invitation> {
    return this.#json('/rematch', { share });
  }
  whole(): Promise<Whole> {
    return this.#json('/match');
  }
  act(act: Act): Promise<Ack> {
    return this.#json('/act', act);
  }
  whyNot(seat: Seat): Promise<readonly Reason[]> {
    return this.#json(`/why-not?seat=${seat}`);
  }
  abouts(seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return this.#json('/about', { seat, decision, options });
  }
  record(): Promise<MatchRecord> {
    return this.#json('/record');
  }
  /** What the seed of a finished match was made from. */
  dice(): Promise<FairDice> {
    return this.#json('/dice');
  }
  async say(say: Say): Promise<void> {
    await this.api.send(`${this.#path}/say`, this.#headers, say);
  }
  stream({ have, wantsStart = false }: StreamStart, signal: AbortSignal): Promise<Response> {
    const query = String(new URLSearchParams({ ...(have !== undefined && { have }), ...(wantsStart && { start: '1' }) }));
    return this.api.send(`${this.#path}/stream${query && `?${query}`}`, this.#headers, undefined, signal);
  }
  async #json<T>(path: string, body?: object): Promise<T> {
    return jsonOf(await this.api.send(this.#path + path, this.#headers, body));
  }
}

/** A static host answers with a page: anything but JSON means that there is no server. */
async function jsonOf<T>(response: Response): Promise<T> {
  if (!/^application\/json\b/.test(response.headers.get('content-type') ?? ''))
    throw new ServerError(0, { code: 'unreachable', message: 'there is no server here' });
  return (await response.json()) as T;
}
