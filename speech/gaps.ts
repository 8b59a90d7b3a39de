import type { Language, Messages } from '@tabularium/parts/shape';

/** Plurals and contexts differ between languages: `drew_one`, `drew_many` and `drew_you` are all `drew`. */
const VARIANT = /_(zero|one|two|few|many|other|you)$/;

function keysOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`.replace(VARIANT, '')] : keysOf(value, `${path}${key}.`),
  );
}

/** Messages of a game that one language has and another lacks, one line each. */
export function messageGaps(messages: Readonly<Record<Language, Messages>>): string[] {
  const languages = Object.entries(messages).map(([language, all]) => ({ language, keys: new Set(keysOf(all)) }));
  const every = new Set(languages.flatMap(({ keys }) => [...keys]));
  return [...every]
    .sort()
    .flatMap((key) => languages.filter(({ keys }) => !keys.has(key)).map(({ language }) => `${language} lacks ${key}`));
}
