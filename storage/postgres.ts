// A database that many nodes share.
import { PostgresDialect } from 'kysely';
import { type ClientConfig, Pool, type PoolConfig, types } from 'pg';

const INT8 = 20;
/** How long to wait for a connection, in milliseconds. */
const PATIENCE = 5000;
/** How long a node may hold locks without doing anything, in milliseconds: it may have been stopped. */
const HESITATION = 10_000;

export const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE,
  idle_in_transaction_session_timeout: HESITATION,
  keepAlive: true,
  pipeline: true, // we never have two statements under way; but only so `pg` closes a connection that does not answer
  types: {
    // Times and counts are far below the numbers that JavaScript cannot hold.
    getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
  },
});

export function postgres(config: PoolConfig): PostgresDialect {
  const pool = new Pool(config);
  pool.on('error', () => undefined); // an idle connection was lost: the pool opens another
  pool.on('connect', (client) => client.on('error', () => undefined)); // one in use was lost: its next statement fails
  return new PostgresDialect({ pool });
}
