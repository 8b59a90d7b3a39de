// For vitest: a PostgreSQL server for all test files of a run, started when the first of them asks for a database.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a socket that answers with the address of a new database. */
    readonly databases: string;
  }
}
/** What the socket answers. */
export type Answer = { readonly address: string } | { readonly error: string };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  const path = join(folder, 'databases');
  let starting: Promise<PostgresServer> | undefined;
  const answer = async (): Promise<Answer> => {
    starting ??= startPostgres();
    try {
      return { address: await (await starting).newDatabase() };
    } catch (error) {
      return { error: (error as Error).message };
    }
  };
  const server = createServer((caller) => {
    caller.on('error', () => undefined); // the test was ended
    void answer().then((said) => caller.end(JSON.stringify(said)));
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  project.provide('databases', path);
  return async () => {
    server.close();
    const postgres = await starting?.catch(() => undefined); // whoever asked for it was told
    await postgres?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  };
}
