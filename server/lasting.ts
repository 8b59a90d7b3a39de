// How long a table lasts at which nobody plays.
import type { MatchRow } from '@tabularium/storage';

const DAY = 24 * 3600 * 1000;
export const KEEP_DAYS = 30;
/** How long before it is closed a table says so; with few days to keep, the last quarter of them. */
const NOTICE = 7 * DAY;

export const inDays = (days: number): number => days * DAY;

/** When the table will be closed, in milliseconds since 1970; undefined until its last days. `keep` is how long it lasts. */
export function closesAt({ state, changed }: Pick<MatchRow, 'state' | 'changed'>, keep: number, now: number): number | undefined {
  if (state !== 'open' && state !== 'running') return undefined;
  const closes = changed + keep;
  return closes - now <= Math.min(NOTICE, keep / 4) ? closes : undefined;
}
