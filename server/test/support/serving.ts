// A server for tests: in memory, on loopback, with bots that think in the test's thread.
import { think } from '@tabularium/bots/think';
import { Api, type Chair, type NewTable, type RemoteEvents, RemoteMatch, type TableApi, type TableState } from '@tabularium/client';
import { loadPlayable } from '@tabularium/games';
import type { Seat } from '@tabularium/kernel';
import { openSqlite, type Store } from '@tabularium/storage';
import type { Thinker } from '../../bot-players.ts';
import { makeServer, type ServerOptions, type TableServer } from '../../index.ts';
import { NO_RATES } from '../../limits.ts';

export const thinker: Thinker = {
  think: async (turn) => {
    const pkg = await loadPlayable(turn.game);
    if (!pkg) throw new Error(`no game ${turn.game}`);
    return think(pkg, turn);
  },
  close: async () => undefined,
};

export interface Serving extends AsyncDisposable {
  readonly server: TableServer;
  readonly store: Store;
  readonly base: string;
  /** A browser of its own, with its own cookies. */
  readonly visitor: () => Api;
}
export async function serving({ port = 0, ...options }: Partial<ServerOptions> & { readonly port?: number } = {}): Promise<Serving> {
  const store = options.store ?? (await openSqlite(':memory:'));
  const server = await makeServer({ pause: 0, thinker, limits: NO_RATES, ...options, store });
  const base = `http://127.0.0.1:${await server.listen(port, '127.0.0.1')}`;
  return { server, store, base, visitor: () => visitorOf(base), [Symbol.asyncDispose]: () => server.close() };
}

/** Keeps cookies, as a browser does. */
export function visitorOf(base: string): Api {
  let cookie = '';
  const withCookie: typeof fetch = async (address, options) => {
    const headers = new Headers(options?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(address, { ...options, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  return new Api({ base, fetch: withCookie });
}

export const SHARE = 'a'.repeat(32);
export const ME: Chair = { kind: 'mine', name: 'Anna' };
export const OPEN: Chair = { kind: 'open' };
export const BOT: Chair = { kind: 'bot', name: 'Marcus', level: 'random' };
export const newTable = (chairs: readonly Chair[], more: Partial<NewTable> = {}): NewTable => ({
  game: 'bluff',
  setup: { seats: chairs.length },
  chairs: [...chairs],
  host: { name: 'Anna', emblem: 'lion' },
  share: SHARE,
  ...more,
});
export const guest = (seat: Seat, name = 'Bruno') => ({ seat, person: { name, emblem: 'owl' }, share: 'b'.repeat(32) });

const nothing = (): void => undefined;
export interface Watching {
  readonly match: RemoteMatch;
  readonly tables: TableState[];
  readonly said: string[];
}
/** Follows a table, and records what it is told. */
export function watching(table: TableApi, more: Partial<RemoteEvents> = {}): Watching {
  const tables: TableState[] = [];
  const said: string[] = [];
  const events: RemoteEvents = {
    onChange: nothing,
    onTable: (state) => tables.push(state),
    onLines: (lines) => said.push(...lines.map(({ text }) => text)),
    onConnection: nothing,
    onRefusal: nothing,
    ...more,
  };
  const match = new RemoteMatch(table, events, { firstWait: 50, longestWait: 200 });
  return { match, tables, said };
}
/** Waits for something to happen; fails if it never does. */
export async function until<T>(look: () => T | undefined | false, what = 'it'): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${what} did not come`);
}
