// Compares the database, once all servers are dead, with what the players were told.
import { Mirror } from '@tabularium/client';
import { loadPlayable } from '@tabularium/games';
import { Match, verifyRecord } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { Audience } from '@tabularium/server/audience';
import { loaded } from '@tabularium/server/loading';
import type { Store } from '@tabularium/storage';
import type { Player } from './player.ts';

export interface Audit {
  /** Matches that were played to the end. */
  readonly finished: number;
  /** Matches that stalled although somebody wanted to play. */
  readonly stuck: number;
  readonly acknowledged: number;
  /** Acts that were acknowledged but are not in the database. */
  readonly lost: number;
  /** Acts that are in the database more than once. */
  readonly doubled: number;
  /** Matches that cannot be replayed from the database. */
  readonly unverified: number;
  /** Log lines that had changed when they were read again, and tables that looked different from how they were stored. */
  readonly contradictions: number;
  /** What each of them was. */
  readonly contradicted: readonly string[];
}

/** `isStill`: nothing was acknowledged any more, so the matches that are not over are stuck. */
export async function audit(store: Store, players: readonly Player[], isStill: boolean): Promise<Audit> {
  let [finished, stuck, acknowledged, lost, doubled, unverified] = [0, 0, 0, 0, 0, 0];
  const contradicted: string[] = [];
  for (const player of players) {
    const keys = (await store.acts(player.id)).flatMap(({ key }) => key ?? []);
    const kept = new Set(keys);
    acknowledged += player.acknowledged.length;
    lost += player.acknowledged.filter((key) => !kept.has(key)).length;
    doubled += keys.length - kept.size;
    contradicted.push(...player.contradictions);
    if (isStill && player.wantsMore) stuck++;
    const match = await replayed(store, player.id);
    if (match === undefined) unverified++;
    else if (match.result) finished++;
    const last = match && contradictionIn(player, match);
    if (last !== undefined) contradicted.push(`${match?.game.id}, at last: ${last}`);
  }
  return { finished, stuck, acknowledged, lost, doubled, unverified, contradictions: contradicted.length, contradicted };
}

async function replayed(store: Store, id: string): Promise<Match<AnyKit> | undefined> {
  try {
    const row = await store.match(id);
    const pkg = row && (await loadPlayable(row.game));
    if (!row || !pkg) return undefined;
    const { match } = await loaded(row, pkg, store);
    const record = match?.record();
    if (!match || !record) return undefined;
    if (match.result) verifyRecord(pkg.game, record);
    else Match.resume(pkg.game, record);
    return match;
  } catch {
    return undefined;
  }
}
/** What the player was last shown that never happened, if anything. Bots may have played on since. */
function contradictionIn({ mirror: seen }: Player, match: Match<AnyKit>): string | undefined {
  if (!seen) return undefined;
  const stored = new Mirror(new Audience('').whole(match, [0]));
  const [then, now] = [seen.view(0), stored.view(0)];
  if (then.undos > now.undos) return `${then.undos} undos were seen, ${now.undos} are stored`;
  if (then.undos < now.undos) return undefined;
  const [told, log] = [seen.events(0), stored.events(0)];
  const text = (what: unknown): string => JSON.stringify(what);
  const wrong = told.findIndex((line, n) => text(line) !== text(log[n]));
  if (wrong >= 0) return `line ${wrong} was ${text(told[wrong])}, and ${text(log[wrong])} is stored`;
  return then.result !== undefined && text(then) !== text(now) ? 'the end was shown differently from how it is stored' : undefined;
}
