// The browser's database: matches, and the content and armies that people made.
import type { Input, Origins, Save } from '@tabularium/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchSummary } from '../link/shape.ts';
import type { Pack } from './packs.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: MatchSummary; indexes: { changed: number } };
  origins: { key: string; value: Omit<Origins, 'inputs'> & { readonly id: string } };
  inputs: { key: [match: string, n: number]; value: Input & { readonly match: string } };
  packs: { key: string; value: Pack };
  saves: { key: string; value: { readonly id: string; readonly save: Save } };
  /** Analyses of finished matches: large, and easily made again. */
  analyses: { key: string; value: { readonly id: string; readonly analysis: object } };
}
/** For transactions that must be on disk when they resolve. */
export const SAFE = { durability: 'strict' } as const;

const open = async (): Promise<IDBPDatabase<Schema>> =>
  // async, because some browsers throw on any access when storage is forbidden
  openDB<Schema>('tabularium', 4, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
        db.createObjectStore('origins', { keyPath: 'id' });
        db.createObjectStore('inputs', { keyPath: ['match', 'n'] });
      }
      if (from < 2) db.createObjectStore('packs', { keyPath: 'id' });
      if (from < 3) db.createObjectStore('saves', { keyPath: 'id' });
      if (from < 4) db.createObjectStore('analyses', { keyPath: 'id' });
    },
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close(); // lets a newer version of the site in another window upgrade
      opened = undefined;
    },
  });

let opened: Promise<IDBPDatabase<Schema>> | undefined;
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined; // lets the next call try again
    throw error;
  });
  return opened;
}
