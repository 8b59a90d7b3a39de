import { loadPlayable } from '@tabularium/games';
import type { Playable } from '@tabularium/parts/shape';
import { LinkError } from '../link/link.ts';

/** Loads a game's rules and bot. */
export async function playableFor(game: string): Promise<Playable> {
  const found = await loadPlayable(game);
  if (!found) throw new LinkError('no-such-game', `there is no game "${game}"`);
  return found;
}
