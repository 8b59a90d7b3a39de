// What hosts decide about the people at their table: new links, who was asked to leave, and whether bots give seats back.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const company: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('links', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('returns', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('seats').addColumn('removed', 'text').execute();
  },
};
