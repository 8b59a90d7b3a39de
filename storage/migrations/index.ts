// How the database got its current schema. Only ever append, and only add to the schema: the previous release must also start and run on it.
import type { Migration } from 'kysely/migration';
import { first } from './01-first.ts';
import { tokenNames } from './02-token-names.ts';
import { nodes } from './03-nodes.ts';
import { company } from './04-company.ts';
import { assistant } from './05-assistant.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '01-first': first,
  '02-token-names': tokenNames,
  '03-nodes': nodes,
  '04-company': company,
  '05-assistant': assistant,
};
/**
 * The ending of a migration's name after which no older release can run. There is none so far: a release first stops using what the next
 * one removes.
 */
export const BREAKING = /-breaking$/;
