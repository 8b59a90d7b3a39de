// Matches that were made with another version of their game. Most of them come out the same; of the others one can only say why they do not.

import type { Game } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { carried } from '../link/errors.ts';
import { LinkError } from '../link/link.ts';
import type { MatchStore, StoredMatch } from '../link/shape.ts';

/** If the rules refuse to replay a match, says whether that is because it was made with other rules. */
export function replayed<T>(game: Game<AnyKit>, version: number, replay: () => T): T {
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

/** Opens a match of this browser. If its game has left it behind, the list of matches will say so. */
export async function opened<T>(store: MatchStore, { id }: Pick<StoredMatch, 'id'>, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (carried(error).code === 'older-version') await store.outdate(id);
    throw error;
  }
}
