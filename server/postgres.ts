// Opens a database on PostgreSQL, which other nodes may share, and its queue of jobs.
import { openPostgres, type Store } from '@tabularium/storage';
import { CannotServe } from './data-folder.ts';
import { withoutPassword } from './database-address.ts';
import { Queue } from './queue.ts';

export interface OnPostgres {
  readonly store: Store;
  readonly queue: Queue;
}
/** `pause`: how long bots wait after a person's move, in milliseconds. */
export async function openOnPostgres(url: string, pause: number): Promise<OnPostgres> {
  try {
    const queue = await Queue.open({ url, pause });
    try {
      return { queue, store: await openPostgres(url, { onBotsDue: queue.onBotsDue }) };
    } catch (error) {
      await queue.close();
      throw error;
    }
  } catch (error) {
    throw new CannotServe(`${withoutPassword(url)}: ${troubleOf(error)}`, { cause: error });
  }
}

/** What is wrong with a database, for whoever starts the server. */
function troubleOf(error: unknown): string {
  const { code, message, errors } = error as { readonly code?: string; readonly message?: string; readonly errors?: readonly Error[] };
  switch (code) {
    case '28P01':
    case '28000':
      return `the database refuses this user or password (${message})`;
    case '3D000':
      return `there is no such database: create it first, for example with createdb (${message})`;
    case '42501':
      return `this user may not create tables there (${message})`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no machine of this name (${message})`;
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ENOENT':
      return `no PostgreSQL answers there (${errors?.[0]?.message ?? message ?? code})`;
    default:
      return message ?? String(error);
  }
}
