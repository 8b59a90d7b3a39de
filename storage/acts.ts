// The acts of matches, and the saves that make loading them fast.
import type { Kysely, Selectable } from 'kysely';
import type { ActsTable, Database, SavesTable } from './database.ts';
import type { Engine } from './engine.ts';
import { Gathering } from './gathering.ts';
import type { MatchRow } from './tables.ts';

export type ActRow = Selectable<ActsTable>;
export type SaveRow = Selectable<SavesTable>;

/** An act to store, and the state of the match after it. */
export interface Entry {
  readonly act: ActRow;
  readonly after: Pick<MatchRow, 'inputs' | 'version' | 'state' | 'result' | 'passages' | 'bot_due' | 'changed'>;
  /** Now and then, a save of the match to replace the old one; only a cache. */
  readonly save?: string | undefined;
  /** Somebody has to let bots decide now. */
  readonly wakesBots?: boolean | undefined;
}
/** `taken`: another act already has this place or this key, so nothing was stored. */
export type Kept = 'kept' | 'taken';
export type Acts = ReturnType<typeof actsIn>;

export function actsIn({ db, change }: Engine) {
  /** Commits of acts so far: how many, how many acts they stored, and how long they took. */
  const commits = { batches: 0, acts: 0, seconds: 0 };
  const gathering = new Gathering<Entry, Kept>(keepAll);

  async function keepAll(entries: readonly Entry[]): Promise<readonly Kept[]> {
    const began = performance.now();
    const all = await change(async (made) => {
      const kept: Kept[] = [];
      for (const { act, after, save, wakesBots = false } of entries) {
        const { numInsertedOrUpdatedRows } = await made.db
          .insertInto('acts')
          .values(act)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        const isKept = (numInsertedOrUpdatedRows ?? 0n) > 0n;
        kept.push(isKept ? 'kept' : 'taken');
        if (!isKept) continue;
        await made.db.updateTable('matches').set(after).where('id', '=', act.match).execute();
        if (save !== undefined) await putSave(made.db, act.match, after.inputs, save);
        made.tell(act.match);
        if (wakesBots) made.wakeBots(act.match);
      }
      return kept;
    });
    commits.batches++;
    commits.acts += all.filter((one) => one === 'kept').length;
    commits.seconds += (performance.now() - began) / 1000;
    return all;
  }

  return {
    commits,
    /** Resolves once the act is on disk. Concurrent acts share a commit. */
    keep(entry: Entry): Promise<Kept> {
      return gathering.add(entry);
    },
    /** The acts after the first `from` inputs. */
    acts(match: string, from = 0): Promise<ActRow[]> {
      return db.selectFrom('acts').where('match', '=', match).where('n', '>', from).orderBy('n').selectAll().execute();
    },
    actUnder(match: string, person: string, key: string): Promise<ActRow | undefined> {
      return db
        .selectFrom('acts')
        .where('match', '=', match)
        .where('person', '=', person)
        .where('key', '=', key)
        .selectAll()
        .executeTakeFirst();
    },
    save(match: string): Promise<SaveRow | undefined> {
      return db.selectFrom('saves').where('match', '=', match).selectAll().executeTakeFirst();
    },
    async putSave(match: string, inputs: number, body: string): Promise<void> {
      await putSave(db, match, inputs, body);
    },
    /** The matches in which a bot may have to decide: a starting server resumes them. */
    async waitingForBots(): Promise<readonly string[]> {
      const rows = await db.selectFrom('matches').where('state', '=', 'running').where('bot_due', '=', 1).select('id').execute();
      return rows.map(({ id }) => id);
    },
  };
}

async function putSave(db: Kysely<Database>, match: string, inputs: number, body: string): Promise<void> {
  await db
    .insertInto('saves')
    .values({ match, inputs, body })
    .onConflict((conflict) => conflict.column('match').doUpdateSet({ inputs, body }))
    .execute();
}
