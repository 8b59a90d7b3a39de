// Gives programs' tokens a name.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tokenNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('logins').addColumn('name', 'text').execute();
  },
};
