// All of a server's queries, in one place for both engines.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ActsTable, Database, LinesTable, LoginsTable, MatchesTable, PeopleTable, SavesTable, SeatsTable, State } from './database.ts';
import { Gathering } from './gathering.ts';

export type Person = Selectable<PeopleTable>;
export type MatchRow = Selectable<MatchesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type ActRow = Selectable<ActsTable>;
export type LineRow = Selectable<LinesTable>;
export type NewMatch = Insertable<MatchesTable>;

/** An act to store, and the state of the match after it. */
export interface Entry {
  readonly act: ActRow;
  readonly after: Pick<MatchRow, 'inputs' | 'version' | 'state' | 'result' | 'passages' | 'bot_due' | 'changed'>;
  /** Now and then, a save of the match to replace the old one; only a cache. */
  readonly save?: string | undefined;
}
/** `taken`: another act already has this place or this key, so nothing was stored. */
export type Kept = 'kept' | 'taken';

export class Store {
  readonly #db: Kysely<Database>;
  /** Commits of acts so far: how many, how many acts they stored, and how long they took. */
  readonly commits = { batches: 0, acts: 0, seconds: 0 };
  readonly #gathering = new Gathering<Entry, Kept>((entries) => this.#keepAll(entries));

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }
  close(): Promise<void> {
    return this.#db.destroy();
  }
  /** Resolves if the database answers. */
  async ping(): Promise<void> {
    await this.#db.selectFrom('people').select('id').limit(1).execute();
  }

  // ---- people

  async addPerson(person: Person, login: string): Promise<void> {
    await this.#db.transaction().execute(async (change) => {
      await change.insertInto('people').values(person).execute();
      await change.insertInto('logins').values({ hash: login, person: person.id, made: person.made, name: null }).execute();
    });
  }
  personWith(login: string): Promise<Person | undefined> {
    return this.#db
      .selectFrom('people')
      .innerJoin('logins', 'logins.person', 'people.id')
      .where('logins.hash', '=', login)
      .selectAll('people')
      .executeTakeFirst();
  }
  /** Adds a login to an existing person: a named token. */
  async addLogin(login: Insertable<LoginsTable>): Promise<void> {
    await this.#db.insertInto('logins').values(login).execute();
  }
  async rename({ id, name, emblem }: Pick<Person, 'id' | 'name' | 'emblem'>): Promise<void> {
    await this.#db.updateTable('people').set({ name, emblem }).where('id', '=', id).execute();
  }

  // ---- tables

  async addMatch(match: NewMatch, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute((change) => addMatch(change, match, seats));
  }
  match(id: string): Promise<MatchRow | undefined> {
    return this.#db.selectFrom('matches').where('id', '=', id).selectAll().executeTakeFirst();
  }
  seats(match: string): Promise<SeatRow[]> {
    return this.#db.selectFrom('seats').where('match', '=', match).orderBy('seat').selectAll().execute();
  }
  /** The matches that the person hosts or sits in, latest first. */
  matchesOf(person: string): Promise<MatchRow[]> {
    return this.#db
      .selectFrom('matches')
      .where((from) =>
        from.or([
          from('host', '=', person),
          from.exists(
            from.selectFrom('seats').whereRef('seats.match', '=', 'matches.id').where('seats.person', '=', person).select('seat'),
          ),
        ]),
      )
      .orderBy('changed', 'desc')
      .selectAll()
      .execute();
  }
  /** How many unfinished tables the person hosts. */
  async openTables(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('matches')
      .where('host', '=', host)
      .where('state', 'in', ['open', 'running'])
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  /** Changes who has a seat. False if the table is no longer in this state, or the seat has changed hands. */
  async reseat(seat: SeatRow, from: Pick<SeatRow, 'person' | 'bot'>, state: State): Promise<boolean> {
    const { match, seat: number, ...rest } = seat;
    return this.#db.transaction().execute(async (change) => {
      const { numUpdatedRows } = await change
        .updateTable('seats')
        .set(rest)
        .where('match', '=', match)
        .where('seat', '=', number)
        .where('person', from.person === null ? 'is' : '=', from.person)
        .where('bot', from.bot === null ? 'is' : '=', from.bot)
        .where('match', 'in', (from) => from.selectFrom('matches').where('id', '=', match).where('state', '=', state).select('id'))
        .executeTakeFirst();
      if (numUpdatedRows > 0n && rest.bot !== null)
        await change.updateTable('matches').set({ bot_due: 1 }).where('id', '=', match).execute();
      return numUpdatedRows > 0n;
    });
  }
  /** Begins the match of a table. False if it has already begun, or a seat is empty. */
  async begin(match: string, changed: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ state: 'running', changed, bot_due: 1 })
      .where('id', '=', match)
      .where('state', '=', 'open')
      .where('id', 'not in', (from) =>
        from.selectFrom('seats').where('match', '=', match).where('person', 'is', null).where('bot', 'is', null).select('match'),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  /** Sets up the table of the next match, unless somebody already has. Returns the id of whichever came first. */
  async rematch(match: string, next: NewMatch, seats: readonly SeatRow[]): Promise<string> {
    return this.#db.transaction().execute(async (change) => {
      const { numUpdatedRows } = await change
        .updateTable('matches')
        .set({ rematch: next.id })
        .where('id', '=', match)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addMatch(change, next, seats);
      const row = await change.selectFrom('matches').where('id', '=', match).select('rematch').executeTakeFirst();
      return row?.rematch ?? next.id;
    });
  }

  // ---- acts

  /** Resolves once the act is on disk. Concurrent acts share a commit. */
  keep(entry: Entry): Promise<Kept> {
    return this.#gathering.add(entry);
  }
  acts(match: string, from = 0): Promise<ActRow[]> {
    return this.#db.selectFrom('acts').where('match', '=', match).where('n', '>', from).orderBy('n').selectAll().execute();
  }
  actUnder(match: string, person: string, key: string): Promise<ActRow | undefined> {
    return this.#db
      .selectFrom('acts')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('key', '=', key)
      .selectAll()
      .executeTakeFirst();
  }
  save(match: string): Promise<Selectable<SavesTable> | undefined> {
    return this.#db.selectFrom('saves').where('match', '=', match).selectAll().executeTakeFirst();
  }
  async putSave(match: string, inputs: number, body: string): Promise<void> {
    await putSave(this.#db, match, inputs, body);
  }
  /** The matches in which a bot may have to decide: a starting server resumes them. */
  async waitingForBots(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('matches').where('state', '=', 'running').where('bot_due', '=', 1).select('id').execute();
    return rows.map(({ id }) => id);
  }

  async #keepAll(entries: readonly Entry[]): Promise<readonly Kept[]> {
    const began = performance.now();
    const all = await this.#db.transaction().execute(async (change) => {
      const kept: Kept[] = [];
      for (const { act, after, save } of entries) {
        const { numInsertedOrUpdatedRows } = await change
          .insertInto('acts')
          .values(act)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        const isKept = (numInsertedOrUpdatedRows ?? 0n) > 0n;
        kept.push(isKept ? 'kept' : 'taken');
        if (!isKept) continue;
        await change.updateTable('matches').set(after).where('id', '=', act.match).execute();
        if (save !== undefined) await putSave(change, act.match, after.inputs, save);
      }
      return kept;
    });
    this.commits.batches++;
    this.commits.acts += all.filter((one) => one === 'kept').length;
    this.commits.seconds += (performance.now() - began) / 1000;
    return all;
  }

  // ---- chat

  /** Returns the stored line, and whether it is new: it is not if this key was used before. */
  async addLine(line: Omit<LineRow, 'n'>): Promise<{ readonly line: LineRow; readonly isNew: boolean }> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('lines')
      .values((from) => ({
        ...line,
        n: from.selectFrom('lines').where('match', '=', line.match).select(sql<number>`coalesce(max(n), 0) + 1`.as('n')),
      }))
      .onConflict((conflict) => conflict.columns(['match', 'person', 'key']).doNothing())
      .executeTakeFirst();
    const kept = await this.#db
      .selectFrom('lines')
      .where('match', '=', line.match)
      .where('person', '=', line.person)
      .where('key', '=', line.key)
      .selectAll()
      .executeTakeFirstOrThrow();
    return { line: kept, isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n };
  }
  lines(match: string): Promise<LineRow[]> {
    return this.#db.selectFrom('lines').where('match', '=', match).orderBy('n').selectAll().execute();
  }
}

async function addMatch(db: Transaction<Database>, match: NewMatch, seats: readonly SeatRow[]): Promise<void> {
  await db.insertInto('matches').values(match).execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}
async function putSave(db: Kysely<Database> | Transaction<Database>, match: string, inputs: number, body: string): Promise<void> {
  await db
    .insertInto('saves')
    .values({ match, inputs, body })
    .onConflict((conflict) => conflict.column('match').doUpdateSet({ inputs, body }))
    .execute();
}
