// Content that people wrote themselves, as the text they wrote. It is read when a match is begun with it.
import { database, SAFE } from './database.ts';

export interface Pack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly changed: number;
}

/** The packs of a game, the latest first. */
export async function packsOf(game: string): Promise<readonly Pack[]> {
  const all = await (await database()).getAll('packs');
  return all.filter((pack) => pack.game === game).sort((a, b) => b.changed - a.changed);
}
export const packWith = async (id: string): Promise<Pack | undefined> => (await database()).get('packs', id);

export async function keepPack(pack: Pack): Promise<void> {
  const tx = (await database()).transaction('packs', 'readwrite', SAFE);
  await Promise.all([tx.store.put(pack), tx.done]);
}
export async function removePack(id: string): Promise<void> {
  const tx = (await database()).transaction('packs', 'readwrite', SAFE);
  await Promise.all([tx.store.delete(id), tx.done]);
}
