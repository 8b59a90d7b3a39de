// A database that many nodes share.
import { PostgresDialect } from 'kysely';
import { type ClientConfig, Pool, types } from 'pg';

const INT8 = 20;
/** How long to wait for a connection, in milliseconds. */
const PATIENCE = 5000;

export const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
  types: {
    // Times and counts are far below the numbers that JavaScript cannot hold.
    getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
  },
});

export function postgres(config: ClientConfig): PostgresDialect {
  const pool = new Pool(config);
  pool.on('error', () => undefined); // an idle connection was lost: the pool opens another
  return new PostgresDialect({ pool });
}
