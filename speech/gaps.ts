import type { Language, Messages } from '@tabularium/parts/shape';

/** Plurals differ between languages: `drew_one` and `drew_many` are both `drew`. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What only the player in question reads: the others need a sentence, too. */
const ADDRESSED = /_you$/;

function keysOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`.replace(PLURAL, '')] : keysOf(value, `${path}${key}.`),
  );
}

/** Selections with `_you` in their name are never read: inside a selection, each sentence has its own `_you`. */
function unreadIn(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    return ADDRESSED.test(key) ? [`${path}${key}`] : unreadIn(value, `${path}${key}.`);
  });
}

/**
 * What is wrong with a game's messages, one line each: a language lacks one that another has, or has only its `_you`, or has it where it
 * is never read.
 */
export function messageGaps(messages: Readonly<Record<Language, Messages>>): string[] {
  const languages = Object.entries(messages).map(([language, all]) => ({ language, keys: new Set(keysOf(all)) }));
  const every = new Set(languages.flatMap(({ keys }) => [...keys].map((key) => key.replace(ADDRESSED, ''))));
  const lacking = [...every]
    .sort()
    .flatMap((key) => languages.filter(({ keys }) => !keys.has(key)).map(({ language }) => `${language} lacks ${key}`));
  const unread = Object.entries(messages).flatMap(([language, all]) =>
    unreadIn(all).map((key) => `${language} never reads ${key}: in a selection each sentence has its own _you`),
  );
  return [...lacking, ...unread];
}
