// What is said at tables.
import { type Selectable, sql } from 'kysely';
import type { LinesTable } from './database.ts';
import type { Engine } from './engine.ts';

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
  lines(match: string): Promise<LineRow[]> {
    return db.selectFrom('lines').where('match', '=', match).orderBy('n').selectAll().execute();
  },
  /** What was said after the line with this number. */
  linesAfter(match: string, n: number): Promise<LineRow[]> {
    return db.selectFrom('lines').where('match', '=', match).where('n', '>', n).orderBy('n').selectAll().execute();
  },
});
