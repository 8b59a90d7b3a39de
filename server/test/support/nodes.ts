// Several nodes on one PostgreSQL database, and people who reach them as behind a proxy.
import { Api } from '@tabularium/client';
import { newDatabase } from '@tabularium/storage/testing';
import { Client } from 'pg';
import type { ServerOptions } from '../../index.ts';
import { openOnPostgres } from '../../postgres.ts';
import { type Serving, serving } from './serving.ts';

export interface Nodes extends AsyncDisposable {
  /** The address of the database. */
  readonly address: string;
  readonly one: Serving;
  readonly two: Serving;
  /** Another node on the same database. */
  readonly another: (options?: Partial<ServerOptions>) => Promise<Serving>;
  /** A browser of its own. Its requests go to these nodes in turn, and to the next one if a node cannot be reached. */
  readonly visitor: (...nodes: readonly Serving[]) => Api;
  readonly query: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}
/** Two nodes, by default on a database of their own. */
export async function twoNodes(options: Partial<ServerOptions> = {}, address?: string): Promise<Nodes> {
  const database = address ?? (await newDatabase());
  const open: Serving[] = [];
  const another = async (more: Partial<ServerOptions> = {}): Promise<Serving> => {
    const house = await serving({ ...options, ...(more.store ? {} : await openOnPostgres(database, 0)), ...more });
    open.push(house);
    return house;
  };
  return {
    address: database,
    one: await another(),
    two: await another(),
    another,
    visitor: (...nodes) => visitorAt(nodes.map(({ base }) => base)),
    query: (statement) => queried(database, statement),
    [Symbol.asyncDispose]: async () => {
      for (const house of open) await house[Symbol.asyncDispose]();
    },
  };
}

async function queried(address: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client(address);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
function visitorAt(bases: readonly string[]): Api {
  let cookie = '';
  let next = 0;
  const send: typeof fetch = async (path, options) => {
    const headers = new Headers(options?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    for (let tries = 1; ; tries++) {
      try {
        const response = await fetch(`${bases[next++ % bases.length]}${path as string}`, { ...options, headers });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return response;
      } catch (error) {
        if (tries === bases.length || options?.signal?.aborted) throw error;
      }
    }
  };
  return new Api({ fetch: send });
}
