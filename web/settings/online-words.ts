// The words of tables on a server, which only their pages load.
import type { Language, Messages, Translate } from '@tabularium/parts/shape';
import { use, useMemo } from 'react';
import { type House, useHouse } from './context.ts';
import { translateWith } from './messages/index.ts';

const WORDS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./online-words/en.json', { with: { type: 'json' } })).default,
  it: async () => (await import('./online-words/it.json', { with: { type: 'json' } })).default,
};

const loading = new Map<Language, Promise<Translate>>();
/** The house's words with those of tables, in a language that the house speaks. */
export function onlineWords(language: Language): Promise<Translate> {
  const known = loading.get(language) ?? WORDS[language]().then((words) => translateWith(language, words));
  loading.set(language, known);
  return known;
}
/** The house with the words of tables. Suspends until they are loaded. */
export function useOnlineHouse(): House {
  const house = useHouse();
  const t = use(onlineWords(house.language));
  return useMemo(() => ({ ...house, t }), [house, t]);
}
