// Starts a server on a folder of data or on PostgreSQL, as `npm start` and `tabularium serve` do.
import { openSqlite, type Store } from '@tabularium/storage';
import { CannotServe, databaseIn, lockDataFolder, makeDataFolder } from './data-folder.ts';
import { makeServer, type ServerOptions, type TableServer } from './index.ts';
import { PAUSE } from './node.ts';

/** Where everything is kept: in a folder of one server, or in a PostgreSQL database that several may share. */
export type Home = { readonly data: string } | { readonly database: string };
export type ServeOptions = Home &
  Omit<ServerOptions, 'store' | 'queue'> & {
    readonly host: string;
    /** The first port to try. */
    readonly port: number;
    /** How many ports to try from there on. */
    readonly ports?: number;
  };
export interface Served extends TableServer {
  readonly port: number;
}

/** Resolves once the server listens. */
export async function serve({ host, port, ports = 1, ...options }: ServeOptions): Promise<Served> {
  if ('database' in options) {
    const { openOnPostgres } = await import('./postgres.ts'); // here, because servers of one machine need no PostgreSQL
    return opened({ ...options, ...(await openOnPostgres(options.database, options.pause ?? PAUSE)) }, host, port, ports);
  }
  const { data } = options;
  makeDataFolder(data);
  const unlock = lockDataFolder(data);
  try {
    const server = await opened({ ...options, store: await storeIn(data) }, host, port, ports);
    const close = async (): Promise<void> => {
      await server.close();
      unlock();
    };
    return { ...server, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
async function opened(options: ServerOptions, host: string, port: number, ports: number): Promise<Served> {
  const server = await makeServer(options);
  try {
    return { ...server, port: await listened(server, host, port, ports) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function storeIn(data: string): Promise<Store> {
  try {
    return await openSqlite(databaseIn(data));
  } catch (error) {
    throw new CannotServe(`${databaseIn(data)} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Listens on the first free port and returns it. */
async function listened(server: TableServer, host: string, first: number, ports: number): Promise<number> {
  for (let port = first; port < first + ports; port++) {
    try {
      return await server.listen(port, host);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES') throw new CannotServe(`port ${port} is not allowed here: choose one from 1024 on with --port`);
      if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
        throw new CannotServe(
          `${host} is no address of this machine: --host takes localhost, 0.0.0.0 or an address of its own (${message})`,
        );
      throw error;
    }
  }
  throw new CannotServe(
    ports === 1
      ? `port ${first} is taken: choose another with --port`
      : `no free port from ${first} to ${first + ports - 1}: choose another with --port`,
  );
}
