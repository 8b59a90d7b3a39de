// boardgame.io as a server, to compare ours with. It keeps matches in memory, or in flat files if a folder is given.
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { gameFor } from '../../../bench/boardgameio.ts';
import { tellUsage } from '../net/usage.ts';

interface Library {
  readonly Server: (options: object) => { readonly run: (options: object) => Promise<{ readonly appServer: HttpServer }> };
  readonly FlatFile: new (options: object) => object;
}
process.env['NODE_ENV'] = 'production';
const require = createRequire(new URL('../../../bench/boardgameio.ts', import.meta.url));
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
const { Server, FlatFile } = require('boardgame.io/server') as Library;
const [folder = ''] = process.argv.slice(2);
const server = Server({
  games: [gameFor(INVALID_MOVE)],
  origins: ['http://127.0.0.1'],
  ...(folder !== '' && { db: new FlatFile({ dir: folder }) }),
});
console.info = () => undefined; // it greets
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
tellUsage(
  port,
  () => ({ commits: { batches: 0, acts: 0, seconds: 0 }, streams: 0 }),
  async () => void appServer.close(),
);
