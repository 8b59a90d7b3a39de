// Ends work that does not come back: a number that somebody changed in a file can keep rules, bots and drawings busy for ever.
import { createContext, Script } from 'node:vm';
import type { Io } from './io.ts';

/** In seconds. Opening makes a whole match again; a step is an answer, a bot's thought or a drawing. */
export const PATIENCE = { opening: 120, step: 60 } as const;
const SECOND = 1000;

/** It did not end in time, and was ended wherever it was. */
export class Stalled extends Error {}

// Node ends a script that runs too long, whatever the script has called: so the script calls the work.
const room = createContext({ work: (): unknown => undefined });
const call = new Script('work()');

export function within<T>({ patience }: Pick<Io, 'patience'>, seconds: number, work: () => T): T {
  const timeout = (patience ?? seconds) * SECOND;
  room['work'] = work;
  try {
    return call.runInContext(room, { timeout }) as T; // what the work returns
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error; // an Error of the room's own
    throw new Stalled(
      `given up after ${timeout / SECOND} seconds without an end: the file of this match may be damaged; what was kept before is still there`,
    );
  }
}
