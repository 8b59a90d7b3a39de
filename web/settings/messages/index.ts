// The words of the house and of the games. Languages are loaded when first used.
import { loadPresentation } from '@tabularium/games';
import { type Language, type Messages, type Presentation, type Translate, type Worded } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';

const HOUSE: Presentation['messages'] = {
  en: async () => (await import('./en.json', { with: { type: 'json' } })).default,
  it: async () => (await import('./it.json', { with: { type: 'json' } })).default,
};

/** A game for pages: with messages in all languages in use. */
export interface Spoken extends Omit<Presentation, 'messages'>, Worded {}

type Filled = Record<Language, Messages>;
const none = (): Filled => ({ en: {}, it: {} });
const house = none();
const spoken = new Set<Language>();
const games = new Map<string, Promise<{ readonly shown: Presentation; readonly filled: Filled } | undefined>>();

async function fill(filled: Filled, from: Presentation['messages'], language: Language): Promise<void> {
  filled[language] = await from[language]();
}
/** Loads a language, for the house and for all games in use. */
export async function speak(language: Language): Promise<void> {
  if (spoken.has(language)) return;
  const loaded = (await Promise.all(games.values())).filter((game) => game !== undefined);
  await Promise.all([fill(house, HOUSE, language), ...loaded.map(({ shown, filled }) => fill(filled, shown.messages, language))]);
  spoken.add(language);
}

async function load(id: string): Promise<{ readonly shown: Presentation; readonly filled: Filled } | undefined> {
  const shown = await loadPresentation(id);
  if (!shown) return undefined;
  const filled = none();
  await Promise.all(Array.from(spoken, (language) => fill(filled, shown.messages, language)));
  return { shown, filled };
}
/** A game's words and set-up options, if it exists. */
export async function loadSpoken(id: string): Promise<Spoken | undefined> {
  const loading = games.get(id) ?? load(id);
  games.set(id, loading);
  const game = await loading;
  return game && { ...game.shown, messages: game.filled };
}

const speakers = new Map<Language, Translate>();
/** The house's words in a loaded language. */
export function translateIn(language: Language): Translate {
  const known = speakers.get(language);
  if (known) return known;
  const { t } = speaker({ messages: house }, { language });
  speakers.set(language, t);
  return t;
}

/** The house's words with those that some pages bring, which come first. */
export function translateWith(language: Language, words: Messages): Translate {
  const all: Record<string, Messages[string]> = { ...house[language] };
  for (const [key, more] of Object.entries(words)) all[key] = typeof more === 'object' ? Object.assign({}, all[key], more) : more;
  return speaker({ messages: { ...house, [language]: all } }, { language }).t;
}

/** The house's words on a game's pages. A game's own messages under `army` replace the house's, as it may call an army something else. */
export function translateFor(language: Language, { messages }: Pick<Worded, 'messages'>): Translate {
  const own = messages[language]['army'];
  return typeof own === 'object' ? translateWith(language, { army: own }) : translateIn(language);
}
