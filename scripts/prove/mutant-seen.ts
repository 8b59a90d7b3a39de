// For vitest, before every file of the first run: notes which mutants' places each test passes.
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    seen?: readonly number[];
  }
}
const seen = new Set<number>();
Object.assign(globalThis, { __seenMutants: seen });
/** What ran while the file was loaded may matter to all of its tests. */
let whenLoaded: readonly number[] | undefined;

beforeEach(() => {
  whenLoaded ??= [...seen];
  seen.clear();
});
afterEach(({ task }) => {
  task.meta.seen = [...new Set([...(whenLoaded ?? []), ...seen])];
});
