// What somebody wrote, made into the content of a match.
import type { GameEntry } from '@tabularium/games';
import type { Language } from '@tabularium/games/shape';
import { LinkError } from '../link/link.ts';
import { packWith } from '../store/packs.ts';

/** A pack that is gone or has faults is refused. */
export async function ownContent({ id, workshop }: GameEntry, pack: string, language: Language): Promise<object> {
  const kept = await packWith(pack);
  if (!workshop || !kept) throw new LinkError('bad-content', `there is no content ${pack} for ${id} in this browser`);
  const read = (await workshop()).default.read(kept.text, language);
  if ('errors' in read) throw new LinkError('bad-content', read.errors.map(({ line, problem }) => `${line}: ${problem}`).join('; '));
  return read.content;
}
