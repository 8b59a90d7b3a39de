import type { Language } from '@tabularium/parts/shape';

/** British English, because the rest of our English puts the day before the month, too. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it' };
const DAY = 24 * 3600 * 1000;

/** When a table closes: a day, or on its last day also the time. */
export function closingDay(language: Language, closes: number, now = Date.now()): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', ...(closes - now < DAY && time) }).format(closes);
}
