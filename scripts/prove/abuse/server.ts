// The server to be abused. It runs in its own process; with `open`, rates do not keep requests out, and time-outs are short.
import { makeServer } from '@tabularium/server';
import { NO_RATES } from '@tabularium/server/limits';
import { openSqlite } from '@tabularium/storage';
import { tellUsage } from '../net/usage.ts';

const [database = '', site = '', mode = ''] = process.argv.slice(2);
const store = await openSqlite(database);
const OPEN = { ...NO_RATES, streamsOfAddress: 10_000, openTables: 1_000_000, headersTimeout: 2000, requestTimeout: 4000 };
const server = await makeServer({ store, site, log: 'failures', ...(mode === 'open' && { limits: OPEN }) });
const port = await server.listen(0, '127.0.0.1');
tellUsage(
  port,
  () => ({ commits: { ...store.commits }, streams: 0 }),
  () => server.close(),
);
