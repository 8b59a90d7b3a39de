// Old tables are closed, and people are forgotten.
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, State } from './database.ts';
import type { Engine } from './engine.ts';

/** What stands for a person who is gone. */
export interface Substitute {
  /** The level of the bot that plays on for them. */
  readonly bot: string;
  /** Replaces their name in seats and chats. */
  readonly name: string;
}
export type Clearing = ReturnType<typeof clearingIn>;

export const clearingIn = ({ change, isShared }: Engine) => ({
  /** Closes the unfinished tables where nothing has happened since then, at most so many at once, and returns their ids. */
  abandon(before: number, limit: number): Promise<readonly string[]> {
    return change(async ({ db, tell }) => {
      const found = await db
        .selectFrom('matches')
        .where('state', 'in', ['open', 'running'])
        .where('changed', '<', before)
        .orderBy('changed')
        .limit(limit)
        .select('id')
        .$if(isShared, (query) => query.forNoKeyUpdate().skipLocked()) // a locked one is being played
        .execute();
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return [];
      await db.updateTable('matches').set({ state: 'abandoned', bot_due: 0 }).where('id', 'in', ids).execute();
      tell(...ids);
      return ids;
    });
  },
  /**
   * Deletes what is known about a person, and returns the ids of the matches that this changes. Tables that they host and that have not begun are
   * closed. Acts stay, because matches consist of them, and so does the person's id where it is needed to tell seats apart. What they
   * said becomes an empty line: were it deleted, the next line could get its number, and whoever has seen that number would miss it.
   */
  forget(person: string, { bot, name }: Substitute): Promise<readonly string[]> {
    return change(async ({ db, lock, tell, wakeBots }) => {
      const own = await db
        .selectFrom('seats')
        .where('person', '=', person)
        .select('match')
        .union((from) => from.selectFrom('matches').where('host', '=', person).select('id as match'))
        .execute();
      await lock(...own.map(({ match }) => match));
      const closed = await db
        .updateTable('matches')
        .set({ state: 'abandoned', bot_due: 0 })
        .where('host', '=', person)
        .where('state', '=', 'open')
        .returning('id as match')
        .execute();
      const risen = await db
        .updateTable('seats')
        .set({ person: null, name: '', emblem: '', share: '', seen: 0 })
        .where('person', '=', person)
        .where('match', 'in', inState('open'))
        .returning('match')
        .execute();
      const replaced = await db
        .updateTable('seats')
        .set({ person: null, bot: sql<string>`coalesce(bot, ${bot})`, name, emblem: '' })
        .where('person', '=', person)
        .where('match', 'in', inState('running'))
        .returning('match')
        .execute();
      const renamed = await db.updateTable('seats').set({ name, emblem: '' }).where('person', '=', person).returning('match').execute();
      await db.updateTable('seats').set({ removed: null }).where('removed', '=', person).execute();
      const unsaid = await db.updateTable('lines').set({ name, text: '' }).where('person', '=', person).returning('match').execute();

      const botMatches = replaced.map(({ match }) => match);
      if (botMatches.length > 0) await db.updateTable('matches').set({ bot_due: 1 }).where('id', 'in', botMatches).execute();
      wakeBots(...botMatches);

      await db.deleteFrom('logins').where('person', '=', person).execute();
      await db.updateTable('people').set({ name: '', emblem: '' }).where('id', '=', person).execute();
      await db
        .deleteFrom('people')
        .where('id', '=', person)
        .where('id', 'not in', (from) => from.selectFrom('matches').where('host', '=', person).select('host'))
        .where('id', 'not in', (from) =>
          from.selectFrom('seats').where('person', '=', person).select('person').$castTo<{ person: string }>(),
        )
        .execute();

      const touched = new Set([...closed, ...risen, ...replaced, ...renamed, ...unsaid].map(({ match }) => match));
      tell(...touched);
      return [...touched].sort();
    });
  },
});

const inState = (state: State) => (from: ExpressionBuilder<Database, 'seats'>) =>
  from.selectFrom('matches').where('state', '=', state).select('id');
