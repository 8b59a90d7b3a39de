// Opens a database and migrates it to the current schema.
import { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { type EngineOptions, engineOn } from './engine.ts';
import { listenTo } from './listening.ts';
import { BREAKING, migrations } from './migrations/index.ts';
import { connectionTo, postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';
import { type Store, storeOn } from './store.ts';

/** A database in a file; `:memory:` for tests. */
export const openSqlite = (file: string): Promise<Store> => open({ db: new Kysely({ dialect: sqlite(file) }) });

export interface PostgresOptions extends Pick<EngineOptions, 'onBotsDue'> {
  /** How long to wait for the answer to a statement, in milliseconds. Then its connection is given up. */
  readonly patience?: number;
}
/** A database on a server, which other nodes may use as well. */
export function openPostgres(url: string, { patience = 30_000, ...options }: PostgresOptions = {}): Promise<Store> {
  const config = connectionTo(url);
  const upgrading = new Kysely<Database>({ dialect: postgres({ ...config, max: 1 }) }); // however long it takes
  const db = new Kysely<Database>({ dialect: postgres({ ...config, query_timeout: patience }) });
  return open({ db, listen: (nodeId, hearing) => listenTo(config, nodeId, hearing), ...options }, upgrading);
}

async function open(options: EngineOptions, upgrading = options.db): Promise<Store> {
  const { db } = options;
  try {
    await bringUpToDate(upgrading);
    if (upgrading !== db) await upgrading.destroy();
  } catch (error) {
    await Promise.all([upgrading.destroy(), db.destroy()]);
    throw error;
  }
  return storeOn(engineOn(options));
}

/**
 * The migrations that newer versions have made. They only added what this version need not know of, unless they are marked: then it would
 * damage the database.
 */
async function unknownIn(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const done = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  const unknown = done.map(({ name }) => name).filter((name) => !(name in migrations));
  const breaking = unknown.find((name) => BREAKING.test(name));
  if (breaking !== undefined)
    throw new Error(`a newer version of Tabularium has changed this database (${breaking}): start that one, or a newer one`);
  return unknown;
}
async function bringUpToDate(db: Kysely<Database>): Promise<void> {
  const nothing: Migration = { up: async () => undefined };
  const made = Object.fromEntries((await unknownIn(db)).map((name) => [name, nothing]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...made }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(`the database could not be brought up to date${failed === undefined ? '' : ` (${failed})`}`, { cause: error });
  }
}
