// Reopens a match that this or an older program stored: checks it, and carries it over if its game has changed.

import { carryOn, contentChanges, wrongOrigins } from '@tabularium/kernel';
import type { Playable } from '@tabularium/parts/shape';
import { LinkError } from '../link/link.ts';
import type { StoredMatch } from '../link/shape.ts';
import { Keeper, type Means } from './keeper.ts';
import { blamingVersion, markingOutdated } from './outdated.ts';

export function reopened(pkg: Playable, stored: StoredMatch, means: Means): Promise<Keeper> {
  return markingOutdated(means.store, stored, () => {
    const wrong = wrongOrigins(stored);
    if (wrong !== undefined) throw new LinkError('bad-record', wrong);
    const changes = stored.pack && contentChanges(pkg.game.content, stored.pack);
    return blamingVersion(pkg.game, stored.version, () => new Keeper(pkg, stored, means, { rebuild: carryOn, changes }));
  });
}
