// A match as a file: its record, the same that the command line reads and writes.
import { loadPlayable } from '@tabularium/games';
import { Match, type MatchRecord, parseRecord } from '@tabularium/kernel';
import { LinkError } from '../link/link.ts';
import { resumedMatch } from '../link/order.ts';
import type { MatchStore, StoredMatch } from './shape.ts';

export async function recordOf(stored: StoredMatch): Promise<MatchRecord> {
  const pkg = await loadPlayable(stored.game);
  if (!pkg) throw new LinkError('no-such-game', `there is no game ${stored.game}`);
  return Match.resume(pkg.game, stored).record();
}

/** Takes a match from a file into the store. Every move of it is played again: what does not follow the rules is refused. */
export async function importMatch(text: string, store: MatchStore): Promise<StoredMatch> {
  const record = parseRecord(text);
  const pkg = await loadPlayable(record.game);
  if (!pkg) throw new LinkError('no-such-game', record.game);
  const match = resumedMatch(pkg, record);
  await store.create(match);
  return match;
}
