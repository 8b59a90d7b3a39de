// Bots think in a worker of their own. The page creates it, and the match talks to it directly.
import { type Remote, wrap } from 'comlink';
import { PATIENCE, within } from '../link/watchdog.ts';
import type { Adviser, Thinker } from './bots.ts';

/** What the page provides for a match in a worker. */
export interface Staffing {
  /** Starts a worker for bots, ends the previous one, and returns a port to the new one. */
  readonly hireBots: () => Promise<MessagePort> | MessagePort;
}

/** If a bot takes too long, it counts as failed, and its worker is replaced. */
export function hiredBots({ hireBots }: Staffing): Thinker & Adviser {
  type Hired = Remote<Thinker & Adviser>;
  let hired: Promise<Hired> | undefined;
  const hire = async (): Promise<Hired> => wrap(await hireBots());
  const replace = (): void => {
    hired = undefined;
  };
  const asked = async <T>(ask: (bots: Hired) => Promise<T>): Promise<T> => {
    hired ??= hire();
    return within(PATIENCE.thinking, ask(await hired), replace);
  };
  return {
    think: (turn) => asked((bots) => bots.think(turn)),
    advise: (position) => asked((bots) => bots.advise(position)),
  };
}
