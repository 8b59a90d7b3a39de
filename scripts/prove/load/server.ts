// The server to be measured. It runs in its own process, without limits on how often somebody asks.
import { makeServer } from '@tabularium/server';
import { NO_RATES } from '@tabularium/server/limits';
import { openPostgres, openSqlite } from '@tabularium/storage';
import { tellUsage } from '../net/usage.ts';

const [database = ''] = process.argv.slice(2);
const store = await (/^postgres(ql)?:/.test(database) ? openPostgres(database) : openSqlite(database));
const MANY = 1_000_000;
const HOUR = 3_600_000;
const server = await makeServer({
  store,
  // Connections wait while other servers are measured.
  limits: { ...NO_RATES, connections: MANY, streamsOfAddress: MANY, streamsOfPerson: MANY, openTables: MANY, keepAliveTimeout: HOUR },
});
const port = await server.listen(0, '127.0.0.1');
tellUsage(
  port,
  () => ({ commits: { ...store.commits }, streams: 0 }),
  () => server.close(),
);
