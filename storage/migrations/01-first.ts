// People, tables, seats and acts.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('emblem', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('logins')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('pack', 'text')
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('inputs', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('passages', 'text')
      .addColumn('result', 'text')
      .addColumn('bot_due', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('rematch', 'text')
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id'))
      .addColumn('bot', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('emblem', 'text', (column) => column.notNull())
      .addColumn('share', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('matches_host').on('matches').columns(['host', 'state']).execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('acts')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('key', 'text')
      .addColumn('said', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('acts_key', ['match', 'n'])
      .execute();
    await db.schema
      .createIndex('acts_said')
      .unique()
      .on('acts')
      .columns(['match', 'person', 'key'])
      .where(sql.ref('key'), 'is not', null)
      .execute();
    await db.schema
      .createTable('saves')
      .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
      .addColumn('inputs', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('lines')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lines_key', ['match', 'n'])
      .addUniqueConstraint('lines_said', ['match', 'person', 'key'])
      .execute();
  },
};
