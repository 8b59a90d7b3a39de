// Exports and imports matches.
import { loadPlayable } from '@tabularium/games';
import { carryOn, type MatchRecord, parseFile } from '@tabularium/kernel';
import { LinkError } from '../link/link.ts';
import type { MatchStore, StoredMatch } from '../link/shape.ts';
import { resumedMatch } from './order.ts';
import { blamingVersion } from './outdated.ts';
import { playableFor } from './playable.ts';

export async function recordOf(stored: StoredMatch): Promise<MatchRecord> {
  const pkg = await playableFor(stored.game);
  return blamingVersion(pkg.game, stored.version, () => carryOn(pkg.game, stored).record());
}

/** Stores a match from a file, under a new id unless one is given. Replays every move, so that a match against the rules is refused. */
export async function importMatch(text: string, store: MatchStore, id?: string): Promise<StoredMatch> {
  const file = parseFile(text);
  const pkg = await loadPlayable(file.game);
  if (!pkg) throw new LinkError('no-such-game', file.game); // the page names the game to the reader
  const resumed = blamingVersion(pkg.game, file.version, () => resumedMatch(pkg, file, file.seats));
  const match = id === undefined ? resumed : { ...resumed, id };
  await store.create(match);
  return match;
}
