// Matches in the browser's database. Writes resolve once they are on disk.
import type { Input, Origins, Save } from '@tabularium/kernel';
import { isSummary, type MatchStore, type MatchSummary, type StoredMatch } from '../link/shape.ts';
import { database as db, SAFE } from './database.ts';

const STORES = ['matches', 'origins', 'inputs', 'saves'] as const;
const WITH_ANALYSES = [...STORES, 'analyses'] as const;
const inputsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export function idbStore(): MatchStore {
  return {
    list: async () => (await (await db()).getAllFromIndex('matches', 'changed')).filter(isSummary).reverse(), // skips damaged rows
    get: async (id) => {
      const tx = (await db()).transaction(STORES);
      const [summary, origins, kept, last] = await Promise.all([
        tx.objectStore('matches').get(id),
        tx.objectStore('origins').get(id),
        tx.objectStore('inputs').getAll(inputsOf(id)),
        tx.objectStore('saves').get(id),
      ]);
      if (!summary || !origins) return undefined;
      const inputs = kept.map(({ match: _match, ...input }) => input);
      return { ...origins, ...summary, inputs, ...(last ? { save: last.save } : {}) };
    },
    create: async (match) => {
      const { summary, origins, inputs, save } = partsOf(match);
      const tx = (await db()).transaction(STORES, 'readwrite', SAFE);
      await Promise.all([
        tx.objectStore('matches').put(summary),
        tx.objectStore('origins').put(origins),
        ...inputs.map((input) => tx.objectStore('inputs').put({ ...input, match: match.id })),
        save && tx.objectStore('saves').put({ id: match.id, save }),
        tx.done,
      ]);
    },
    append: async (id, inputs, { save, passages, ...progress }) => {
      const tx = (await db()).transaction(STORES, 'readwrite', SAFE);
      const [summary, origins] = await Promise.all([tx.objectStore('matches').get(id), tx.objectStore('origins').get(id)]);
      if (!summary || !origins) throw new Error(`there is no match ${id}`);
      const isPassing = passages.length > (origins.passages?.length ?? 0);
      await Promise.all([
        tx.objectStore('matches').put({ ...summary, ...progress, isOutdated: false, count: inputs.at(-1)?.n ?? summary.count }),
        tx.objectStore('saves').put({ id, save }),
        isPassing && tx.objectStore('origins').put({ ...origins, passages }),
        ...inputs.map((input) => tx.objectStore('inputs').add({ ...input, match: id })),
        tx.done,
      ]);
    },
    outdate: async (id) => {
      const tx = (await db()).transaction('matches', 'readwrite', SAFE);
      const summary = await tx.store.get(id);
      await Promise.all([summary && tx.store.put({ ...summary, isOutdated: true }), tx.done]);
    },
    remove: async (id) => {
      const tx = (await db()).transaction(WITH_ANALYSES, 'readwrite', SAFE);
      await Promise.all([
        tx.objectStore('analyses').delete(id),
        tx.objectStore('matches').delete(id),
        tx.objectStore('origins').delete(id),
        tx.objectStore('inputs').delete(inputsOf(id)),
        tx.objectStore('saves').delete(id),
        tx.done,
      ]);
    },
  };
}

/** Splits a match into rows. Summaries are separate, so that lists load fast. */
export function partsOf(match: StoredMatch): {
  readonly summary: MatchSummary;
  readonly origins: Omit<Origins, 'inputs'> & { readonly id: string };
  readonly inputs: readonly Input[];
  readonly save: Save | undefined;
} {
  const { seed, pack, inputs, passages, save, ...summary } = match;
  const { id, game, setup } = summary;
  const own = { ...(pack === undefined ? {} : { pack }), ...(passages === undefined ? {} : { passages }) };
  return { summary, origins: { id, game, setup, seed, ...own }, inputs, save };
}
