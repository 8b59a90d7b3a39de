// The messages of online tables. Only their pages load them.
import type { Language, Messages, Translate } from '@tabularium/parts/shape';
import { use, useMemo } from 'react';
import { type House, useHouse } from './context.ts';
import { translateWith } from './messages/index.ts';

const WORDS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./online-words/en.json', { with: { type: 'json' } })).default,
  it: async () => (await import('./online-words/it.json', { with: { type: 'json' } })).default,
};

const loading = new Map<Language, Promise<Translate>>();
/** The house's messages and those of online tables, in one language. */
export function onlineWords(language: Language): Promise<Translate> {
  const known = loading.get(language) ?? WORDS[language]().then((words) => translateWith(language, words));
  loading.set(language, known);
  return known;
}
/** The house with the messages of online tables. Suspends until they are loaded. */
export function useOnlineHouse(): House {
  const house = useHouse();
  const t = use(onlineWords(house.language));
  return useMemo(() => ({ ...house, t }), [house, t]);
}
