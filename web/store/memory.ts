import type { MatchStore, StoredMatch } from '../link/shape.ts';

/** A store that lasts as long as the page: for tests, and for browsers that forbid storage. */
export function memoryStore(): MatchStore {
  const matches = new Map<string, StoredMatch>();
  return {
    list: async () => [...matches.values()].sort((a, b) => b.changed - a.changed),
    get: async (id) => matches.get(id),
    create: async (match) => void matches.set(match.id, match),
    append: async (id, added, progress) => {
      const match = matches.get(id);
      if (!match) throw new Error(`there is no match ${id}`);
      const inputs = [...match.inputs, ...added];
      matches.set(id, { ...match, ...progress, isOutdated: false, inputs, count: inputs.length });
    },
    outdate: async (id) => {
      const match = matches.get(id);
      if (match) matches.set(id, { ...match, isOutdated: true });
    },
    remove: async (id) => void matches.delete(id),
  };
}
