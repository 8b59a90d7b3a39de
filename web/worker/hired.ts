// Bots think in a worker of their own. The page creates it, and the match talks to it directly.
import type { Answered } from '@tabularium/bots/think';
import { type Remote, wrap } from 'comlink';
import { PATIENCE, within } from '../link/watchdog.ts';
import type { Thinker } from './bots.ts';

/** What the page provides for a match in a worker. */
export interface Staffing {
  /** Starts a worker for bots, ends the previous one, and returns a port to the new one. */
  readonly hireBots: () => Promise<MessagePort> | MessagePort;
}

/** If a bot takes too long, it counts as failed, and its worker is replaced. */
export function hiredBots({ hireBots }: Staffing): Thinker {
  let hired: Promise<Remote<Thinker>> | undefined;
  const hire = async (): Promise<Remote<Thinker>> => wrap<Thinker>(await hireBots());
  const replace = (): void => {
    hired = undefined;
  };
  return {
    think: async (turn) => {
      hired ??= hire();
      const bots = await hired;
      return within<Answered>(PATIENCE.thinking, bots.think(turn), replace);
    },
  };
}
