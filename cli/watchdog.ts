// Ends work that hangs: a number that was changed in a file can make rules, bots and drawings loop endlessly.
import { createContext, Script } from 'node:vm';
import type { Io } from './io.ts';

/** In seconds. Opening replays a whole match; a step is an answer, a bot's turn or a drawing. */
export const PATIENCE = { opening: 120, step: 60 } as const;
const SECOND = 1000;

/** The work did not end in time and was aborted. */
export class Stalled extends Error {}

// Node can time out a script together with everything it calls, so a script calls the work.
const room = createContext({ work: (): unknown => undefined });
const call = new Script('work()');

export function within<T>({ patience }: Pick<Io, 'patience'>, seconds: number, work: () => T): T {
  const timeout = (patience ?? seconds) * SECOND;
  room['work'] = work;
  try {
    return call.runInContext(room, { timeout }) as T; // the script returns what the work does
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error; // not `instanceof Error`: it comes from the other context
    throw new Stalled(
      `given up after ${timeout / SECOND} seconds without an end: the file of this match may be damaged; what was kept before is still there`,
    );
  }
}
