import { useState } from 'react';

interface Steps<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}
/** How many steps can be undone. */
const MOST = 200;

/** A value with undo and redo, each undefined if there is nothing to undo or redo. */
export function useSteps<T>(first: T) {
  const [{ past, now, future }, set] = useState<Steps<T>>({ past: [], now: first, future: [] });
  const before = past.at(-1);
  const after = future[0];
  return {
    now,
    take: (next: T): void =>
      set((steps) => (next === steps.now ? steps : { past: [...steps.past, steps.now].slice(-MOST), now: next, future: [] })),
    undo: before === undefined ? undefined : () => set({ past: past.slice(0, -1), now: before, future: [now, ...future] }),
    redo: after === undefined ? undefined : () => set({ past: [...past, now], now: after, future: future.slice(1) }),
  };
}
