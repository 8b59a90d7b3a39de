// A database in a file that is deleted after the test, and everything in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DatabaseFile extends Disposable {
  readonly path: string;
  /** Every row of every table. */
  readonly rows: () => Readonly<Record<string, readonly unknown[]>>;
  /** Runs statements past the server. */
  readonly run: (statements: readonly string[]) => void;
}
const TABLES = ['people', 'logins', 'matches', 'seats', 'acts', 'saves', 'lines'];

export function databaseFile(): DatabaseFile {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-server-'));
  const path = join(folder, 'test.db');
  return {
    path,
    rows: () => {
      const database = new DatabaseSync(path, { readOnly: true });
      const found = TABLES.map((table) => [table, database.prepare(`select * from ${table}`).all()]);
      database.close();
      return Object.fromEntries(found) as Record<string, unknown[]>;
    },
    run: (statements) => {
      const database = new DatabaseSync(path);
      for (const statement of statements) database.exec(statement);
      database.close();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
