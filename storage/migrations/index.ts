// How the database came to its present shape. Only ever add to the list: programs of the release before run on the new shape, too.
import type { Migration } from 'kysely/migration';
import { first } from './01-first.ts';
import { tokenNames } from './02-token-names.ts';

export const migrations: Readonly<Record<string, Migration>> = { '01-first': first, '02-token-names': tokenNames };
