import { gameOf } from '@tabularium/games';
import type { Board } from '@tabularium/parts/shape';
import { LinkError } from '../link/link.ts';
import { loadSpoken, type Spoken } from '../settings/messages/index.ts';

/** What it takes to show a match of a game. */
export interface LoadedGame {
  readonly pkg: Spoken;
  /** Undefined if the game has no drawn board. */
  readonly board: Board | undefined;
}
export async function loadGame(id: string): Promise<LoadedGame> {
  const [pkg, board] = await Promise.all([
    loadSpoken(id),
    gameOf(id)
      ?.board?.()
      .catch(() => undefined),
  ]);
  if (!pkg) throw new LinkError('no-such-game', `there is no game "${id}"`);
  return { pkg, board };
}
