// Matches from another version of their game. Most replay the same; for the others we can only say why they do not.

import type { Game } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { carried } from '../link/errors.ts';
import { LinkError } from '../link/link.ts';
import type { MatchStore, StoredMatch } from '../link/shape.ts';

/** Replays a match of some version. If that fails and the version is another than ours, the error says so. */
export function blamingVersion<T>(game: Game<AnyKit>, version: number, replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    if (version === game.version) throw error;
    throw otherVersion(game, version, carried(error).message);
  }
}
export const otherVersion = ({ id, version: here }: Pick<Game<AnyKit>, 'id' | 'version'>, version: number, why: string): LinkError =>
  new LinkError(
    version > here ? 'newer-version' : 'older-version',
    `made with version ${version} of ${id}, this is version ${here}: ${why}`,
  );

/** Opens a stored match. If it is too old for its game, marks it in the store, so that lists can say so. */
export async function markingOutdated<T>(store: MatchStore, { id }: Pick<StoredMatch, 'id'>, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (carried(error).code === 'older-version') await store.outdate(id);
    throw error;
  }
}
