// Opens a database and migrates it to the current schema.
import { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { type EngineOptions, engineOn } from './engine.ts';
import { listenTo } from './listening.ts';
import { migrations } from './migrations/index.ts';
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
    await checkKnown(upgrading);
    await bringUpToDate(upgrading);
    if (upgrading !== db) await upgrading.destroy();
  } catch (error) {
    await Promise.all([upgrading.destroy(), db.destroy()]);
    throw error;
  }
  return storeOn(engineOn(options));
}

/** Refuses a database that a newer version has migrated: this one would damage it. */
async function checkKnown(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const done = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  const unknown = done.find(({ name }) => !(name in migrations));
  if (unknown) throw new Error(`a newer version of Tabularium has used this database (${unknown.name}): start that one, or a newer one`);
}
async function bringUpToDate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(`the database could not be brought up to date${failed === undefined ? '' : ` (${failed})`}`, { cause: error });
  }
}
