// A worker: a node without HTTP, where bots think.
import { threads as threadPool } from './bot-players.ts';
import { linesTo } from './log.ts';
import { PAUSE, TableNode } from './node.ts';
import { openOnPostgres } from './postgres.ts';

export interface WorkOptions {
  /** The address of the database. */
  readonly database: string;
  /** How many bots think at a time. */
  readonly threads: number;
  /** The strongest level that bots may have; all if missing. */
  readonly bots?: string | undefined;
  /** Says every job, not failures alone. */
  readonly isTalkative?: boolean;
}

/** Resolves once it works. */
export async function work({
  database,
  threads,
  bots,
  isTalkative = false,
}: WorkOptions): Promise<{ readonly close: () => Promise<void> }> {
  const shared = await openOnPostgres(database, PAUSE);
  const log = linesTo(process.stderr, isTalkative);
  const node = await TableNode.join({ ...shared, threads, bots, thinker: threadPool(threads) }, () => log);
  node.start();
  return {
    close: async () => {
      await node.rest(0);
      await node.close();
    },
  };
}
