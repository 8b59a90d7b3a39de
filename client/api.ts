// The calls to a server, typed by the same schemas that it checks them with.
import type { FairDice, MatchRecord, Reason, Seat } from '@tabularium/kernel';
import type { Ack, Act, Hello, Invitation, NewTable, Problem, Say, Sit, TableState } from './schemas.ts';
import type { Whole } from './wire.ts';

/** The server has refused a call, or could not be reached (`status` 0). */
export class ServerError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, { code, message }: Problem) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
    this.code = code;
  }
  /** Whether there is no use in trying: nobody is at fault but whoever calls. */
  get isFinal(): boolean {
    return !this.isPassing && this.status < 500;
  }
  /** Whether the same call may go through later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

export interface ApiOptions {
  /** Where the server is; for a page that it serves itself, nothing. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** What else every request says: a cookie or a token, where no browser sends it. */
  readonly headers?: Readonly<Record<string, string>>;
}
/** How long a call may take, in milliseconds. */
const PATIENCE = 15_000;
const LINK_HEADER = 'tabularium-link';

export class Api {
  readonly #base: string;
  readonly #fetch: typeof fetch;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ base = '', fetch: way = (...call) => fetch(...call), headers = {} }: ApiOptions = {}) {
    this.#base = base;
    this.#fetch = way;
    this.#headers = headers;
  }
  hello(): Promise<Hello> {
    return this.#json('/api/hello');
  }
  /** The tables one sits at, the latest first. */
  myTables(): Promise<readonly TableState[]> {
    return this.#json('/api/me/tables');
  }
  makeTable(table: NewTable): Promise<Invitation> {
    return this.#json('/api/tables', {}, table);
  }
  /** A table; `link` is the secret of the invitation, or of the link to watch. */
  table(id: string, link?: string): TableApi {
    return new TableApi(this, `/api/tables/${encodeURIComponent(id)}`, link === undefined ? {} : { [LINK_HEADER]: link });
  }

  /** For tables: a call, and what it answers. */
  async send(path: string, headers: Readonly<Record<string, string>>, body?: object, signal?: AbortSignal): Promise<Response> {
    const options: RequestInit = {
      headers: { ...this.#headers, ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: signal ?? AbortSignal.timeout(PATIENCE),
    };
    let response: Response;
    try {
      response = await this.#fetch(this.#base + path, options);
    } catch (error) {
      throw new ServerError(0, { code: 'unreachable', message: error instanceof Error ? error.message : String(error) });
    }
    if (response.ok) return response;
    const problem = (await response.json().catch(() => undefined)) as Problem | undefined; // a proxy answers with a page
    throw new ServerError(response.status, problem ?? { code: 'failed', message: `the server answers ${response.status}` });
  }
  async #json<T>(path: string, headers: Readonly<Record<string, string>> = {}, body?: object): Promise<T> {
    return jsonOf(await this.send(path, headers, body));
  }
}

export class TableApi {
  readonly #api: Api;
  readonly #path: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(api: Api, path: string, headers: Readonly<Record<string, string>>) {
    this.#api = api;
    this.#path = path;
    this.#headers = headers;
  }
  state(): Promise<TableState> {
    return this.#json('');
  }
  /** The secrets of its links: for the host. */
  links(): Promise<Invitation> {
    return this.#json('/links');
  }
  sit(sit: Sit): Promise<TableState> {
    return this.#json('/sit', sit);
  }
  rise(seat: Seat): Promise<TableState> {
    return this.#json('/rise', { seat });
  }
  /** Puts a bot on a seat; without a bot the seat is open again. */
  fill(seat: Seat, bot?: { readonly level: string; readonly name: string }): Promise<TableState> {
    return this.#json('/fill', { seat, ...bot });
  }
  start(): Promise<TableState> {
    return this.#json('/start', {});
  }
  /** Lets a bot decide for somebody who is away. */
  standIn(seat: Seat): Promise<TableState> {
    return this.#json('/stand-in', { seat });
  }
  /** Takes one's seat back from a bot. */
  comeBack(seat: Seat): Promise<TableState> {
    return this.#json('/return', { seat });
  }
  /** The table of the next match, made by whoever asks first. */
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
    await this.#api.send(`${this.#path}/say`, this.#headers, say);
  }
  /** The stream of what is new, from where `have` ends. */
  stream(have: string | undefined, signal: AbortSignal): Promise<Response> {
    const query = have === undefined ? '' : `?have=${encodeURIComponent(have)}`;
    return this.#api.send(`${this.#path}/stream${query}`, this.#headers, undefined, signal);
  }
  async #json<T>(path: string, body?: object): Promise<T> {
    return jsonOf(await this.#api.send(this.#path + path, this.#headers, body));
  }
}

/** A page that stands in for a server is no answer. */
async function jsonOf<T>(response: Response): Promise<T> {
  if (!/^application\/json\b/.test(response.headers.get('content-type') ?? ''))
    throw new ServerError(0, { code: 'unreachable', message: 'there is no server here' });
  return (await response.json()) as T;
}
