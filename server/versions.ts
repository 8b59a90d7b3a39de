// While a server is upgraded node by node, matches stay with the nodes of their version as long as one of them lives.
import type { Playable } from '@tabularium/parts/shape';
import type { MatchRow, Store } from '@tabularium/storage';
import { DEAD_AFTER } from './cluster.ts';
import { ServerProblem } from './problems.ts';

/** When to ask again, in seconds: perhaps another node answers. */
const RETRY = 2;

/** Throws if this node may not play the match, because it has another version of the game. */
export async function checkVersion({ game, version, state }: MatchRow, pkg: Playable, store: Store, now: number): Promise<void> {
  const here = pkg.game.version;
  const isPlayed = state === 'running' || state === 'over';
  if (version === here || !isPlayed || (version < here && state === 'over')) return;
  const nodes = store.isShared ? await store.liveNodes(now - DEAD_AFTER) : [];
  const isElsewhere = (isFitting: (there: number) => boolean): boolean =>
    nodes.some(({ versions }) => versions[game] !== undefined && isFitting(versions[game]));
  if (version > here) {
    const retryAfter = isElsewhere((there) => there >= version) ? RETRY : undefined;
    throw new ServerProblem('newer-version', `this match is played with version ${version} of ${game}; this server has ${here}`, {
      retryAfter,
    });
  }
  if (isElsewhere((there) => there >= version && there < here))
    throw new ServerProblem(
      'older-version',
      `this match is still played with version ${version} of ${game}, on another node; this one has ${here}: try again in a moment`,
      { retryAfter: RETRY },
    );
}
