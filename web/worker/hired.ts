// Bots that think in a worker of their own. The page makes it, and the match talks to it directly.
import type { Pick } from '@tabularium/kernel';
import { type Remote, wrap } from 'comlink';
import { PATIENCE, within } from '../link/watchdog.ts';
import type { Thinker } from './bots.ts';

/** What the page does for a match in a worker. */
export interface Staffing {
  /** A port to a worker for bots. The worker before it, if any, is ended. */
  readonly hireBots: () => Promise<MessagePort> | MessagePort;
}

/** If a bot thinks without end, its worker is replaced and the bot has failed. */
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
      return within<Pick>(PATIENCE.thinking, bots.think(turn), replace);
    },
  };
}
