// The record of a match: watched as a replay, or saved as a file. Loaded when somebody asks for it.
import type { MatchLink } from '../link/link.ts';
import { go } from '../settings/routes.ts';
import { download } from '../store/download.ts';
import { fileText } from '../store/file.ts';
import { store } from '../store/index.ts';
import { importMatch } from '../worker/transfer.ts';

/** Replays run on what this browser stores, so a match on a server is copied here first. The copy has the table's id, so there is only one. */
export async function watchReplay(link: MatchLink): Promise<void> {
  const { id, seats } = link.info;
  if (link.online) await importMatch(fileText(await link.record(), seats), store, id);
  go({ page: 'replay', id });
}

export const saveRecord = async (link: MatchLink): Promise<void> =>
  download(await link.record(), link.info.seats, await link.online?.dice());
