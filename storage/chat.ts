// What is said at tables.
import { type Selectable, sql } from 'kysely';
import type { LinesTable } from './database.ts';
import type { Engine } from './engine.ts';

/** Otherwise somebody who chats for days could make each visit to a table expensive. */
const MOST_LINES = 500;

export type LineRow = Selectable<LinesTable>;
export type Chat = ReturnType<typeof chatIn>;

export const chatIn = ({ db, change }: Engine) => ({
  /** Returns the stored line, and whether it is new: it is not if this key was used before. */
  addLine(line: Omit<LineRow, 'n'>): Promise<{ readonly line: LineRow; readonly isNew: boolean }> {
    return change(async (made) => {
      for (;;) {
        const { numInsertedOrUpdatedRows = 0n } = await made.db
          .insertInto('lines')
          .values((from) => ({
            ...line,
            n: from.selectFrom('lines').where('match', '=', line.match).select(sql<number>`coalesce(max(n), 0) + 1`.as('n')),
          }))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        const kept = await made.db
          .selectFrom('lines')
          .where('match', '=', line.match)
          .where('person', '=', line.person)
          .where('key', '=', line.key)
          .selectAll()
          .executeTakeFirst();
        if (!kept) continue; // another node said something under this number at the same time
        const isNew = numInsertedOrUpdatedRows > 0n;
        if (isNew) made.tell(line.match);
        return { line: kept, isNew };
      }
    });
  },
  /** The last lines: a page that opens is sent no more of the chat than this. */
  async lines(match: string, most = MOST_LINES): Promise<LineRow[]> {
    const rows = await db.selectFrom('lines').where('match', '=', match).orderBy('n', 'desc').limit(most).selectAll().execute();
    return rows.reverse();
  },
  /** What was said after the line with this number, preceded by the deleted lines, which are empty. */
  linesAfter(match: string, n: number): Promise<LineRow[]> {
    return db
      .selectFrom('lines')
      .where('match', '=', match)
      .where((line) => line.or([line('n', '>', n), line('text', '=', '')]))
      .orderBy('n')
      .selectAll()
      .execute();
  },
});
