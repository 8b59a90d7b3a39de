// A server: a node with HTTP routes.
import { type App, type AppOptions, HEADERS, makeApp } from './app.ts';
import { threads as threadPool } from './bot-players.ts';
import { Guards } from './guards.ts';
import { inDays, KEEP_DAYS } from './lasting.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type NodeOptions, TableNode } from './node.ts';
import { People } from './people.ts';
import { Streams } from './streams.ts';
import { Sweep } from './sweep.ts';

export interface ServerOptions extends AppOptions, Omit<NodeOptions, 'thinker' | 'keep'> {
  readonly thinker?: NodeOptions['thinker'];
  /** Overrides the usual limits. */
  readonly limits?: Partial<Limits>;
  /** After how many days without play a table is closed. */
  readonly keepDays?: number | undefined;
}
export interface TableServer {
  readonly app: App;
  /** Listens, and resumes the matches in which a bot has to decide. Returns the port. */
  listen(port: number, host: string): Promise<number>;
  /** Closes the tables at which nobody has played for too long. Once it listens, the server does this by itself every hour. */
  sweep(): Promise<void>;
  /** Disconnects everybody, saves the open matches and closes the database. */
  close(): Promise<void>;
}
/** How long pages wait before they reconnect to a server that stops, in milliseconds. */
const RETRY = 1000;

export async function makeServer({
  limits = {},
  threads = 1,
  thinker = threadPool(Math.max(1, threads)),
  keepDays = KEEP_DAYS,
  ...options
}: ServerOptions): Promise<TableServer> {
  const keep = inDays(keepDays);
  const node = await TableNode.join({ ...options, threads, thinker, keep }, () => app.log);
  const { store, shelf, random, now } = node;
  const sweep = new Sweep({ store, shelf, now, keep, onFailure: (message) => app.log.warn(message) });
  const guards = new Guards({ ...LIMITS, ...limits }, now);
  const people = new People(store, random, now, guards, options.origin?.startsWith('https:') ?? false);
  const streams = new Streams(HEADERS);
  let isStopping = false;
  const app = await makeApp(
    { store, shelf, people, streams, guards, random, now, keep, bots: options.bots, isStopping: () => isStopping },
    options,
  );
  return {
    app,
    async listen(port, host) {
      await app.listen({ port, host });
      node.start();
      sweep.start();
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    sweep: () => sweep.run(),
    async close() {
      isStopping = true;
      await sweep.close();
      await node.rest(RETRY);
      streams.close();
      await app.close();
      await node.close();
    },
  };
}
