import type { MatchStore } from '../link/shape.ts';
import { database } from './database.ts';
import { idbStore } from './idb.ts';
import { memoryStore } from './memory.ts';

export type { MatchStore, MatchSummary, StoredMatch } from '../link/shape.ts';
export { memoryStore } from './memory.ts';

/** Whether this browser lets us store anything. */
export const isLasting = (): Promise<boolean> =>
  database().then(
    () => true,
    () => false,
  );

/** The store of this browser. If storage is forbidden, matches last as long as the page. */
export const store = eitherOf(idbStore(), memoryStore(), isLasting);

export function eitherOf(lasting: MatchStore, fleeting: MatchStore, canKeep: () => Promise<boolean>): MatchStore {
  const own = async (): Promise<MatchStore> => ((await canKeep()) ? lasting : fleeting);
  return {
    list: async () => (await own()).list(),
    get: async (id) => (await own()).get(id),
    create: async (match) => (await own()).create(match),
    append: async (id, inputs, progress) => (await own()).append(id, inputs, progress),
    outdate: async (id) => (await own()).outdate(id),
    remove: async (id) => (await own()).remove(id),
  };
}
