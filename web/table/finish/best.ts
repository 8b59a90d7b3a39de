// How far somebody came in a game against the game itself, remembered by this browser.
import type { Saying } from '@tabularium/parts/shape';
import { note, noted } from '../../store/notes.ts';

export interface Best {
  readonly far: number;
  readonly said: Saying;
  /** The match it was reached in. */
  readonly match: string;
}
const keyOf = (game: string, mode: string): string => `tabularium.best.${game}.${mode}`;

/** Checks the text, which may be damaged or from another version. */
export function bestFrom(text: string | null): Best | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { far, said, match } = (value ?? {}) as Partial<Best>;
    return typeof far === 'number' && typeof said?.key === 'string' && typeof match === 'string' ? { far, said, match } : undefined;
  } catch {
    return undefined; // unreadable, so there is none yet
  }
}
/** Remembers a result if it is the best so far. Returns the best one before it. */
export function keepBest(game: string, mode: string, now: Best): Best | undefined {
  const before = bestFrom(noted(keyOf(game, mode)));
  if (!before || now.far > before.far) note(keyOf(game, mode), JSON.stringify(now));
  return before;
}
