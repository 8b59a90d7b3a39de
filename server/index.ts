// A server: a node with HTTP routes.
import { type App, type AppOptions, HEADERS, makeApp } from './app.ts';
import { threads as threadPool } from './bot-players.ts';
import { Guards } from './guards.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type NodeOptions, TableNode } from './node.ts';
import { People } from './people.ts';
import { Streams } from './streams.ts';

export interface ServerOptions extends AppOptions, Omit<NodeOptions, 'thinker'> {
  readonly thinker?: NodeOptions['thinker'];
  /** Overrides the usual limits. */
  readonly limits?: Partial<Limits>;
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

export async function makeServer({
  limits = {},
  threads = 1,
  thinker = threadPool(Math.max(1, threads)),
  ...options
}: ServerOptions): Promise<TableServer> {
  const node = await TableNode.join({ ...options, threads, thinker }, () => app.log);
  const { store, shelf, random, now } = node;
  const guards = new Guards({ ...LIMITS, ...limits }, now);
  const people = new People(store, random, now, guards, options.origin?.startsWith('https:') ?? false);
  const streams = new Streams(HEADERS);
  let isStopping = false;
  const app = await makeApp({ store, shelf, people, streams, guards, random, now, isStopping: () => isStopping }, options);
  return {
    app,
    async listen(port, host) {
      await app.listen({ port, host });
      node.start();
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    async close() {
      isStopping = true;
      await node.rest(RETRY);
      streams.close();
      await app.close();
      await node.close();
    },
  };
}
