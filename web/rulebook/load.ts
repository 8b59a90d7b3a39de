import { loadPresentation } from '@tabularium/games';
import { type Language } from '@tabularium/parts/shape';
import { parseWholeRulebook, type WholeRulebook } from '@tabularium/speech';
import { LinkError } from '../link/link.ts';
import { type Loaded, useLoad } from '../ui/use-load.ts';
import { type Entry, entriesOf } from './search.ts';

export interface ReadableRulebook {
  readonly book: WholeRulebook;
  readonly entries: readonly Entry[];
}

const kept = new Map<string, Promise<ReadableRulebook>>();

async function fetchRulebook(game: string, language: Language): Promise<ReadableRulebook> {
  const pkg = await loadPresentation(game);
  if (!pkg) throw new LinkError('no-such-game', `there is no game "${game}"`);
  const answer = await fetch(pkg.rulebook[language]);
  if (!answer.ok) throw new LinkError('failed', `the rulebook could not be fetched: ${answer.status}`);
  const book = parseWholeRulebook(await answer.text());
  return { book, entries: entriesOf(book) };
}

/** A game's rulebook, fetched once per language. */
export function useRulebook(game: string, language: Language): Loaded<ReadableRulebook> {
  const key = `${game}/${language}`;
  return useLoad(key, () => {
    const known = kept.get(key);
    if (known) return known;
    const fetched = fetchRulebook(game, language);
    kept.set(key, fetched);
    fetched.catch(() => kept.delete(key)); // lets the next visit try again
    return fetched;
  });
}
