// Bookmarks: where a learner stopped in each lesson, remembered by this browser.
import type { Kept } from '../link/coaching.ts';
import { note, noted } from '../store/notes.ts';

/** A lesson of a game; its first if none is named. */
export interface Which {
  readonly game: string;
  readonly lesson: string | undefined;
}
/** The lesson that follows this one; without a name, the one after the first. */
export function lessonAfter<T extends { readonly id: string }>(lessons: readonly T[], lesson: string | undefined): T | undefined {
  const place = lesson === undefined ? 0 : lessons.findIndex(({ id }) => id === lesson);
  return place < 0 ? undefined : lessons[place + 1];
}
const keyOf = ({ game, lesson }: Which): string => `tabularium.lesson.${game}${lesson === undefined ? '' : `.${lesson}`}`;

/** Checks the text, which may be damaged or from another version. */
function bookmarkFrom(text: string | null): Kept | undefined {
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
export const readBookmark = (which: Which): Kept | undefined => bookmarkFrom(noted(keyOf(which)));
export const writeBookmark = (which: Which, kept: Kept): void => note(keyOf(which), JSON.stringify(kept));
