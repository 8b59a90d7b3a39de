// Bookmarks: where a learner stopped in each lesson, remembered by this browser.
import type { Kept } from '../link/coaching.ts';
import { note, noted } from '../store/notes.ts';

const keyOf = (game: string): string => `tabularium.lesson.${game}`;

/** Checks the text, which may be damaged or from another version. */
export function bookmarkFrom(text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('seed' in value) || !('moment' in value)) return undefined;
    const { seed, moment } = value;
    if (typeof seed !== 'string' || typeof moment !== 'number' || !Number.isInteger(moment) || moment < 0) return undefined;
    return { seed, moment, ...('save' in value && typeof value.save === 'string' && { save: value.save }) };
  } catch {
    return undefined; // unreadable, so the lesson starts over
  }
}
export const readBookmark = (game: string): Kept | undefined => bookmarkFrom(noted(keyOf(game)));
export const writeBookmark = (game: string, kept: Kept): void => note(keyOf(game), JSON.stringify(kept));
