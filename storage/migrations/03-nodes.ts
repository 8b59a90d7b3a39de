// Lets several processes share a database: who they are, who is at which of them, and when people were last here.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seats')
      .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('versions', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('people', 'text', (column) => column.notNull())
      .addColumn('watchers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['match', 'node'])
      .execute();
    await db.schema.createIndex('matches_state').on('matches').columns(['state', 'changed']).execute();
    await db.schema.createIndex('matches_bots').on('matches').column('changed').where(sql.ref('bot_due'), '=', sql.lit(1)).execute();
  },
};
