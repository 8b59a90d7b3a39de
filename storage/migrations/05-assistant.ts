// Lets people leave small choices to an assistant.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const assistant: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seats')
      .addColumn('assisted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
