// Turns stored content files and armies into the content of a match.
import type { AnyGame } from '@tabularium/parts/define';
import type { Language } from '@tabularium/parts/shape';
import { LinkError } from '../link/link.ts';
import { packWith } from '../store/packs.ts';

/** The ids of the content file and the armies to add to a game. */
export interface Chosen {
  readonly pack?: string | undefined;
  readonly armies?: readonly string[];
}
/** Undefined if nothing was chosen. Throws if something is missing or has faults. */
export async function ownContent(
  { id, workshop }: AnyGame,
  { pack, armies = [] }: Chosen,
  language: Language,
): Promise<object | undefined> {
  const chosen = pack === undefined ? armies : [pack, ...armies];
  if (chosen.length === 0) return undefined;
  const texts = await Promise.all(chosen.map(async (one) => (await packWith(one))?.text));
  const kept = texts.filter((text) => text !== undefined);
  if (!workshop || kept.length < texts.length) throw new LinkError('bad-content', `not all that was chosen for ${id} is in this browser`);
  const { builder, read } = await workshop();
  const [first = ''] = kept;
  const found = read(kept.length === 1 ? first : (builder?.joined(kept) ?? first), language);
  if ('errors' in found) throw new LinkError('bad-content', found.errors.map(({ line, problem }) => `${line}: ${problem}`).join('; '));
  return found.content;
}
