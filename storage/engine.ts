// What all queries share: the database, and changes that other nodes hear of.
import { randomBytes } from 'node:crypto';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { CHANNEL, type Hearing, noticesOf } from './notices.ts';

/** Runs a statement in the transaction of a change. */
export type Run = (statement: string, parameters: readonly unknown[]) => Promise<unknown>;

export interface EngineOptions {
  readonly db: Kysely<Database>;
  /** How to hear of the changes of other nodes; missing if there cannot be any. */
  readonly listen?: ((nodeId: string, hearing: Hearing) => Promise<() => Promise<void>>) | undefined;
  /** Called in the transaction after which bots have to decide in these matches. */
  readonly onBotsDue?: ((run: Run, matches: readonly string[]) => Promise<void>) | undefined;
}
export interface Change {
  readonly db: Transaction<Database>;
  /** Keeps other nodes from changing these matches before this transaction ends. In order of their ids, so that no two wait for each other. */
  readonly lock: (...matches: readonly string[]) => Promise<void>;
  /** Other nodes will hear that something about these matches has changed. */
  readonly tell: (...matches: readonly string[]) => void;
  /** The same of a match that was only played on, and has so many inputs now. */
  readonly tellPlayed: (match: string, inputs: number) => void;
  /** Bots may have to decide in these matches. */
  readonly wakeBots: (...matches: readonly string[]) => void;
}

export interface Engine {
  readonly db: Kysely<Database>;
  /** The name of this process among those that use the database. */
  readonly nodeId: string;
  /** Whether other nodes may write to the database. */
  readonly isShared: boolean;
  /** Does everything in one transaction, or nothing. */
  readonly change: <T>(work: (change: Change) => Promise<T>) => Promise<T>;
  /** Hears of the changes of other nodes until the returned function is called. Where there are no others, there is nothing to hear. */
  readonly listen: (hearing: Hearing) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

export function engineOn({ db: root, listen, onBotsDue }: EngineOptions): Engine {
  const nodeId = randomBytes(9).toString('base64url');
  const isShared = listen !== undefined;
  const listening = new Set<() => Promise<void>>();

  const change = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
    root.transaction().execute(async (db) => {
      const told = new Map<string, number>();
      const woken = new Set<string>();
      const result = await work({
        db,
        lock: async (...matches) => {
          if (isShared && matches.length > 0)
            await db.selectFrom('matches').where('id', 'in', matches).orderBy('id').select('id').forNoKeyUpdate().execute();
        },
        tell: (...matches) => {
          for (const match of matches) told.set(match, 0);
        },
        tellPlayed: (match, inputs) => {
          if (told.get(match) !== 0) told.set(match, inputs);
        },
        wakeBots: (...matches) => {
          for (const match of matches) woken.add(match);
        },
      });
      const run: Run = (statement, parameters) => db.executeQuery(CompiledQuery.raw(statement, [...parameters]));
      if (onBotsDue && woken.size > 0) await onBotsDue(run, [...woken].sort());
      if (isShared && told.size > 0)
        await sql`select pg_notify(${CHANNEL}, notice) from unnest(${noticesOf(nodeId, told)}::text[]) as notice`.execute(db);
      return result;
    });

  return {
    db: root,
    nodeId,
    isShared,
    change,
    async listen(hearing) {
      const stop = await listen?.(nodeId, hearing);
      if (!stop) return async () => undefined;
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    async close() {
      await Promise.all(Array.from(listening, (stop) => stop()));
      await root.destroy();
    },
  };
}
