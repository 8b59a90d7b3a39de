import { setTimeout as pause } from 'node:timers/promises';

/** How long anything may take, in milliseconds. */
export const PATIENCE = 45_000;
const PAUSE = 20;

/** Waits for something to happen; fails if it never does. `what` is asked in the end, to say what was wrong. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, what: () => string): Promise<T> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(PAUSE);
  }
  throw new Error(what());
}
