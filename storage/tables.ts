// Tables: their match, and who has which seat.
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, MatchesTable, SeatsTable, State } from './database.ts';
import type { Engine } from './engine.ts';

export type MatchRow = Selectable<MatchesTable>;
export type SeatRow = Selectable<SeatsTable>;
/** A match in a list: without anything large. */
export interface ListedRow extends Pick<MatchRow, 'id' | 'game' | 'state' | 'host' | 'changed' | 'result'> {
  /** 1 if it is played with players' own content. */
  readonly has_pack: number;
}
export type NewMatch = Insertable<MatchesTable>;
export type NewSeat = Insertable<SeatsTable>;
export type Tables = ReturnType<typeof tablesIn>;

export const tablesIn = ({ db, change }: Engine) => ({
  async addMatch(match: NewMatch, seats: readonly NewSeat[]): Promise<void> {
    await change((made) => addMatch(made.db, match, seats));
  },
  match(id: string): Promise<MatchRow | undefined> {
    return db.selectFrom('matches').where('id', '=', id).selectAll().executeTakeFirst();
  },
  seats(match: string): Promise<SeatRow[]> {
    return db.selectFrom('seats').where('match', '=', match).orderBy('seat').selectAll().execute();
  },
  /** The seats of several matches. */
  seatsAt(matches: readonly string[]): Promise<SeatRow[]> {
    return db.selectFrom('seats').where('match', 'in', matches).orderBy('seat').selectAll().execute();
  },
  /** The matches that the person hosts or sits in, latest first: the first ones, or those that come after another in that order. */
  matchesOf(person: string, limit = 100, after?: Pick<MatchRow, 'changed' | 'id'>): Promise<ListedRow[]> {
    return db
      .selectFrom('matches')
      .where('id', 'in', (from) =>
        from
          .selectFrom('seats')
          .where('person', '=', person)
          .select('match')
          .union((other) => other.selectFrom('matches as hosted').where('host', '=', person).select('hosted.id as match')),
      )
      .$if(after !== undefined, (query) =>
        query.where((of) => of(of.refTuple('changed', 'id'), '<', of.tuple(after?.changed ?? 0, after?.id ?? ''))),
      )
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .select(['id', 'game', 'state', 'host', 'changed', 'result', sql<number>`case when pack is null then 0 else 1 end`.as('has_pack')])
      .execute();
  },
  /** How many unfinished tables the person hosts. */
  async openTables(host: string): Promise<number> {
    const { count } = await db
      .selectFrom('matches')
      .where('host', '=', host)
      .where('state', 'in', ['open', 'running'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  /** How many bytes of their own content the person's tables hold. */
  async bytesOf(host: string): Promise<number> {
    const { bytes } = await db
      .selectFrom('matches')
      .where('host', '=', host)
      .select(sql<number>`coalesce(sum(octet_length(pack)), 0)`.as('bytes'))
      .executeTakeFirstOrThrow();
    return bytes;
  },
  /** Changes who has a seat. False if the table is no longer in this state, or the seat has changed hands. */
  reseat(seat: SeatRow, from: Pick<SeatRow, 'person' | 'bot'>, state: State): Promise<boolean> {
    const { match, seat: number, seen, ...rest } = seat;
    return change(async (made) => {
      await made.lock(match); // or another node may begin the match meanwhile
      const { numUpdatedRows } = await made.db
        .updateTable('seats')
        .set({ ...rest, ...(rest.person !== from.person && { seen }) })
        .where('match', '=', match)
        .where('seat', '=', number)
        .where('person', from.person === null ? 'is' : '=', from.person)
        .where('bot', from.bot === null ? 'is' : '=', from.bot)
        .where('match', 'in', (one) => one.selectFrom('matches').where('id', '=', match).where('state', '=', state).select('id'))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      made.tell(match);
      if (rest.bot !== null || rest.assisted === 1) {
        await made.db.updateTable('matches').set({ bot_due: 1 }).where('id', '=', match).execute();
        if (state === 'running') made.wakeBots(match);
      }
      return true;
    });
  },
  /** Makes the links of a table different from all before. */
  async renewLinks(match: string): Promise<void> {
    await change(async (made) => {
      await made.db
        .updateTable('matches')
        .set(({ eb }) => ({ links: eb('links', '+', 1) }))
        .where('id', '=', match)
        .execute();
      made.tell(match);
    });
  },
  /** Somebody has done something at the table, so it will not be closed for a while. */
  async touch(match: string, at: number): Promise<void> {
    await change(async (made) => {
      await made.db
        .updateTable('matches')
        .set({ changed: at })
        .where('id', '=', match)
        .where('state', 'in', ['open', 'running'])
        .where('changed', '<', at)
        .execute();
      made.tell(match);
    });
  },
  /** Begins the match of a table. False if it has already begun, or a seat is empty. */
  begin(match: string, changed: number): Promise<boolean> {
    return change(async (made) => {
      await made.lock(match); // or another node may empty a seat meanwhile
      const { numUpdatedRows } = await made.db
        .updateTable('matches')
        .set({ state: 'running', changed, bot_due: 1 })
        .where('id', '=', match)
        .where('state', '=', 'open')
        .where('id', 'not in', (from) =>
          from.selectFrom('seats').where('match', '=', match).where('person', 'is', null).where('bot', 'is', null).select('match'),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      made.tell(match);
      made.wakeBots(match);
      return true;
    });
  },
  /** Sets up the table of the next match, unless somebody already has. Returns the id of whichever came first. */
  rematch(match: string, next: NewMatch, seats: readonly NewSeat[]): Promise<string> {
    return change(async (made) => {
      const { numUpdatedRows } = await made.db
        .updateTable('matches')
        .set({ rematch: next.id })
        .where('id', '=', match)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) {
        await addMatch(made.db, next, seats);
        made.tell(match);
      }
      const row = await made.db.selectFrom('matches').where('id', '=', match).select('rematch').executeTakeFirst();
      return row?.rematch ?? next.id;
    });
  },
  /** Notes when a person at the table was last here. */
  async seen(match: string, person: string, at: number): Promise<void> {
    await change(async (made) => {
      if (await noteSeen(made.db, match, person, at)) made.tell(match);
    });
  },
});

/** False if they have been seen since. */
export async function noteSeen(db: Transaction<Database>, match: string, person: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ seen: at })
    .where('match', '=', match)
    .where('person', '=', person)
    .where('seen', '<', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function addMatch(db: Transaction<Database>, match: NewMatch, seats: readonly NewSeat[]): Promise<void> {
  await db.insertInto('matches').values(match).execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}
