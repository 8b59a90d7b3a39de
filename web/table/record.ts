// The record of a match: watched as a replay, or saved as a file. Loaded when somebody asks for it.
import type { MatchInfo, MatchLink } from '../link/link.ts';
import type { OnlineLink } from '../link/online.ts';
import { go } from '../settings/routes.ts';
import { download, fileNameOf, handOver } from '../store/download.ts';
import { fileOf, fileText } from '../store/file.ts';
import { store } from '../store/index.ts';
import { importMatch } from '../worker/transfer.ts';

interface Recorded extends Pick<MatchLink, 'record'> {
  readonly info: Pick<MatchInfo, 'id' | 'seats'>;
  /** There if the match is on a server. */
  readonly online?: Pick<OnlineLink, 'dice'>;
}

/** Replays run on what this browser stores, so a match on a server is copied here first. The copy has the table's id, so there is only one. */
export async function watchReplay(link: Recorded): Promise<void> {
  const { id, seats } = link.info;
  if (link.online) await importMatch(fileText(await link.record(), seats), store, id);
  go({ page: 'replay', id });
}

export const saveRecord = async (link: Recorded): Promise<void> =>
  download(await link.record(), link.info.seats, await link.online?.dice());

/** The record of a match that was closed before its end. Nothing about it is secret any more, so the file is not sealed. */
export async function saveAbandoned(link: Recorded, online: Pick<OnlineLink, 'dice'>): Promise<void> {
  const record = await link.record();
  handOver(fileNameOf(record), `${JSON.stringify(fileOf(record, link.info.seats, await online.dice()))}\n`);
}
