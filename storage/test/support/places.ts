// Where a test keeps its rows: a database of each engine, empty before and gone after the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { Client } from 'pg';
import { openPostgres, openSqlite, type PostgresOptions, type Store } from '../../index.ts';
import { connectionTo, postgres } from '../../postgres.ts';
import { sqlite } from '../../sqlite.ts';
import { newDatabase } from '../../testing/databases.ts';
import { newMatch, person, seat } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;
export interface Place extends AsyncDisposable {
  /** The file, or the address of the server's database. */
  readonly address: string;
  /** Opens a store, which is closed after the test. As many as one likes have the same database. */
  open(options?: PostgresOptions): Promise<Store>;
  /** A connection without a store. */
  dialect(): Dialect;
  /** Runs a statement past the store. */
  run(statement: string): Promise<readonly Row[]>;
}
export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** A database with the tables of the present version. */
  place(): Promise<Place>;
  /** A database without any tables. */
  emptyPlace(): Promise<Place>;
}

function fileOfItsOwn(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-store-'));
  const path = join(folder, 'test.db');
  const run = async (statement: string): Promise<readonly Row[]> => {
    const database = new DatabaseSync(path);
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
  return placeOf(
    path,
    () => sqlite(path),
    () => openSqlite(path),
    run,
    async () => rmSync(folder, { recursive: true }),
  );
}

/** Tests take turns with this database: emptying it is much faster than making one. */
let database: Promise<string> | undefined;
const TABLES = ['presence', 'nodes', 'lines', 'saves', 'acts', 'seats', 'matches', 'logins', 'people'];

function databaseAt(address: string, end: (place: Pick<Place, 'run'>) => Promise<void>): Place {
  const run = async (statement: string): Promise<readonly Row[]> => {
    const client = new Client(address);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return placeOf(
    address,
    () => postgres(connectionTo(address)),
    (options) => openPostgres(address, options),
    run,
    () => end({ run }),
  );
}
function placeOf(address: string, dialect: Place['dialect'], open: Place['open'], run: Place['run'], end: () => Promise<void>): Place {
  const stores: Store[] = [];
  return {
    address,
    dialect,
    async open(options) {
      const store = await open(options);
      stores.push(store);
      return store;
    },
    run,
    async [Symbol.asyncDispose]() {
      await Promise.all(stores.map((store) => store.close()));
      await end();
    },
  };
}

export const SQLITE: Engine = { name: 'SQLite', place: async () => fileOfItsOwn(), emptyPlace: async () => fileOfItsOwn() };
export const POSTGRES: Engine = {
  name: 'PostgreSQL',
  async place() {
    database ??= newDatabase();
    return databaseAt(await database, async ({ run }) => {
      await run(TABLES.map((table) => `delete from ${table}`).join(';'));
    });
  },
  emptyPlace: async () => databaseAt(await newDatabase(), async () => undefined),
};
export const ENGINES: readonly Engine[] = [SQLITE, POSTGRES];

/** Anna and Bruno, and Anna's table `m` with two seats, of which she has the first. */
export async function storeWithTable(place: Place, options?: PostgresOptions): Promise<Store> {
  const store = await place.open(options);
  await store.addPerson(person('anna'), 'login of anna');
  await store.addPerson(person('bruno'), 'login of bruno');
  await store.addMatch(newMatch('m'), [seat('m', 0, { person: 'anna' }), seat('m', 1)]);
  return store;
}
