// Many rows in one statement. Its text is the same however many there are, so it is made once.
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './database.ts';

type Kind = 'text' | 'bigint';
/** What the columns of rows hold. */
export type Kinds<T> = { readonly [column in keyof T & string]: Kind };

/** Makes a function that runs a statement on rows; `statement` gets a query that selects them. */
export function statementOn<T, R = unknown>(
  isShared: boolean,
  kinds: Kinds<T>,
  statement: (rows: string, columns: string) => string,
): (db: Kysely<Database>, rows: readonly T[]) => Promise<readonly R[]> {
  const columns = Object.keys(kinds) as (keyof T & string)[];
  const names = columns.map((column) => `"${column}"`).join(', ');
  const text = statement(isShared ? fromArrays(names, Object.values(kinds)) : fromJson(columns), names);
  const parameters = (rows: readonly T[]): readonly unknown[] =>
    isShared
      ? columns.map((column) => rows.map((row) => row[column]))
      : [JSON.stringify(rows.map((row) => columns.map((column) => row[column])))];
  return async (db, rows) => (await db.executeQuery<R>(CompiledQuery.raw(text, [...parameters(rows)]))).rows;
}
const fromArrays = (names: string, kinds: readonly Kind[]): string =>
  `select * from unnest(${kinds.map((kind, at) => `$${at + 1}::${kind}[]`).join(', ')}) as one(${names})`;
const fromJson = (columns: readonly string[]): string =>
  `select ${columns.map((column, at) => `value ->> ${at} as "${column}"`).join(', ')} from json_each(?)`;
