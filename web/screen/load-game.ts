import { gameOf } from '@tabularium/games';
import type { Board } from '@tabularium/parts/shape';
import { LinkError } from '../link/link.ts';
import { loadSpoken, type Spoken } from '../settings/messages/index.ts';

/** Everything about a game that is needed to show a match of it. */
export interface LoadedGame {
  readonly pkg: Spoken;
  /** How the game is drawn, where somebody has drawn it. */
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
