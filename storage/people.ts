// People, and the logins that recognise them.
import type { Insertable, Selectable } from 'kysely';
import type { LoginsTable, PeopleTable } from './database.ts';
import type { Engine } from './engine.ts';

export type Person = Selectable<PeopleTable>;
export type People = ReturnType<typeof peopleIn>;

export const peopleIn = ({ db, change }: Engine) => ({
  async addPerson(person: Person, login: string): Promise<void> {
    await change(async (made) => {
      await made.db.insertInto('people').values(person).execute();
      await made.db.insertInto('logins').values({ hash: login, person: person.id, made: person.made, name: null }).execute();
    });
  },
  personWith(login: string): Promise<Person | undefined> {
    return db
      .selectFrom('people')
      .innerJoin('logins', 'logins.person', 'people.id')
      .where('logins.hash', '=', login)
      .selectAll('people')
      .executeTakeFirst();
  },
  /** Adds a login to an existing person: a named token. */
  async addLogin(login: Insertable<LoginsTable>): Promise<void> {
    await db.insertInto('logins').values(login).execute();
  },
  async rename({ id, name, emblem }: Pick<Person, 'id' | 'name' | 'emblem'>): Promise<void> {
    await db.updateTable('people').set({ name, emblem }).where('id', '=', id).execute();
  },
});
