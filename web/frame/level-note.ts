// What is said about a level where an opponent is chosen.
import { USUAL } from '@tabularium/parts/levels';
import type { Ladder, Translate } from '@tabularium/parts/shape';

/** Its character, and how strong it is where that was measured. */
export function levelNote(level: string, ladder: Ladder | undefined, t: Translate): string {
  const about = t(`level.about.${level}`);
  const rating = ladder?.ratings[level];
  const share = ladder?.against[level];
  if (rating === undefined) return about;
  if (share === undefined) return `${about} ${t('level.rated', { rating })}`;
  return `${about} ${t('level.wins', { rating, wins: Math.round(10 * share), than: t(`level.${USUAL}`) })}`;
}
