// Content files and armies that people made, stored as text and checked when a match begins with them.
import { database, SAFE } from './database.ts';

export interface Pack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly changed: number;
  /** An army from the army builder. Otherwise it is a content file. */
  readonly kind?: 'army';
}

/** The content files for a game, latest first. */
export const packsOf = (game: string): Promise<readonly Pack[]> => latest((pack) => pack.game === game && pack.kind !== 'army');
export const armiesOf = (game: string): Promise<readonly Pack[]> => latest((pack) => pack.game === game && pack.kind === 'army');
async function latest(isWanted: (pack: Pack) => boolean): Promise<readonly Pack[]> {
  const all = await database().then(
    (db) => db.getAll('packs'),
    () => [], // this browser stores nothing
  );
  return all
    .filter((pack) => typeof pack.text === 'string' && typeof pack.name === 'string' && isWanted(pack))
    .sort((a, b) => b.changed - a.changed);
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
