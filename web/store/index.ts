import { idbStore } from './idb.ts';

export { memoryStore } from './memory.ts';
export type { MatchStore, MatchSummary, StoredMatch } from './shape.ts';

/** Where this browser keeps its matches. */
export const store = idbStore();
