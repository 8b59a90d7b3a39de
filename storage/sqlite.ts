// The embedded database: one file. Every commit is on disk before it is acknowledged.
import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long a second program on the same file waits for the first, in milliseconds. */
const PATIENCE = 5000;

/** Adapts `node:sqlite` to the driver interface that Kysely expects. */
function asDriver(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare: (asked) => {
      const sql = asked === 'begin' ? 'begin immediate' : asked; // a transaction that writes later could not start to if another has written meanwhile
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      const values = (parameters: readonly unknown[]): SQLInputValue[] => [...parameters] as SQLInputValue[]; // only texts, numbers and null
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** `:memory:` keeps everything in memory, for tests. */
export function sqlite(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  if (existsSync(file)) chmodSync(file, 0o600); // it holds the secrets of running matches
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return new SqliteDialect({ database: asDriver(database) });
}
