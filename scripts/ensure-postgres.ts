// The database server for tests and proofs: Debian's PostgreSQL, installed if possible.
import { findPostgres, NO_POSTGRES } from '@tabularium/storage/testing/postgres';
import { aptInstall, canInstall } from './apt-install.ts';

/** Returns what is wrong if there is still none. */
export async function ensurePostgres(): Promise<string | undefined> {
  if (findPostgres() !== undefined) return undefined;
  if (!canInstall()) return NO_POSTGRES;
  const problem = await aptInstall('postgresql');
  return problem ?? (findPostgres() === undefined ? 'apt-get installed postgresql, but it is not where it should be' : undefined);
}
