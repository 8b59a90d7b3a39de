// A server: its database, the open tables, the bots that play at them, and the HTTP routes.
import { allGames, loadPlayable } from '@tabularium/games';
import type { Store, Versions } from '@tabularium/storage';
import { type App, type AppOptions, HEADERS, makeApp } from './app.ts';
import { BotPlayers, type Thinker, threads } from './bot-players.ts';
import { BEAT_EVERY, Cluster } from './cluster.ts';
import { Guards } from './guards.ts';
import { LIMITS, type Limits } from './limits.ts';
import { People } from './people.ts';
import { type RandomText, randomText } from './secrets.ts';
import { Shelf } from './shelf.ts';
import { Streams } from './streams.ts';

export interface ServerOptions extends AppOptions {
  readonly store: Store;
  /** Overrides the usual limits. */
  readonly limits?: Partial<Limits>;
  /** How long bots wait after a person's move, in milliseconds. */
  readonly pause?: number;
  readonly thinker?: Thinker;
  readonly random?: RandomText;
  readonly now?: () => number;
  /** With more tables in memory than this, those that nobody looks at are dropped. */
  readonly room?: number;
  /** How often it tells other nodes that it lives, in milliseconds. */
  readonly beatEvery?: number;
}
export interface TableServer {
  readonly app: App;
  /** Listens, and resumes the matches in which a bot has to decide. Returns the port. */
  listen(port: number, host: string): Promise<number>;
  /** Disconnects everybody, saves the open matches and closes the database. */
  close(): Promise<void>;
}
/** How long pages wait before they reconnect to a server that stops, in milliseconds. */
const RETRY = 1000;
const PAUSE = 1000;

export async function makeServer({
  store,
  limits = {},
  pause = PAUSE,
  thinker = threads(1),
  random = randomText,
  now = Date.now,
  room,
  beatEvery = BEAT_EVERY,
  ...options
}: ServerOptions): Promise<TableServer> {
  const tell = (message: string): void => app.log.warn(message);
  const bots = new BotPlayers({ thinker, pause, onFailure: tell });
  const shelf = new Shelf({ store, random, now }, bots.look, room);
  const guards = new Guards({ ...LIMITS, ...limits }, now);
  const people = new People(store, random, now, guards, options.origin?.startsWith('https:') ?? false);
  const streams = new Streams(HEADERS);
  const cluster = store.isShared
    ? await Cluster.join({ store, shelf, versions: await versionsHere(), now, beatEvery, onFailure: tell })
    : undefined;
  let isStopping = false;
  const app = await makeApp({ store, shelf, people, streams, guards, random, now, isStopping: () => isStopping }, options);
  return {
    app,
    async listen(port, host) {
      await app.listen({ port, host });
      void takeUp(store, shelf, tell);
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    async close() {
      isStopping = true;
      await bots.close();
      await shelf.close(RETRY);
      streams.close();
      await app.close();
      await cluster?.close();
      await store.close();
    },
  };
}

async function takeUp(store: Store, shelf: Shelf, tell: (message: string) => void): Promise<void> {
  const waiting = await store.waitingForBots().catch(() => []); // the server was closed first
  for (const id of waiting) await shelf.desk(id).catch((error: unknown) => tell(`table ${id}: ${String(error)}`));
}

/** The versions of all games that this server has. */
async function versionsHere(): Promise<Versions> {
  const found = await Promise.all(allGames.map(({ id }) => loadPlayable(id)));
  return Object.fromEntries(found.flatMap((pkg) => (pkg ? [[pkg.game.id, pkg.game.version]] : [])));
}
