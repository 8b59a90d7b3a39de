// A vitest setup file for the first run: notes which mutants' places each test reaches.
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    seen?: readonly number[];
  }
}
const seen = new Set<number>();
Object.assign(globalThis, { __seenMutants: seen });
/** Places reached while the file was loaded: they may matter to all its tests. */
let whenLoaded: readonly number[] | undefined;

beforeEach(() => {
  whenLoaded ??= [...seen];
  seen.clear();
});
afterEach(({ task }) => {
  task.meta.seen = [...new Set([...(whenLoaded ?? []), ...seen])];
});
