// The reader's settings in this browser.

import { LONGEST_NAME } from '@tabularium/kernel';
import { LANGUAGES, type Language } from '@tabularium/parts/shape';
import { note, noted } from '../store/notes.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The drawer beside the board: folded, or open with all options and the log. */
export const DRAWERS = ['folded', 'open'] as const;
export type DrawerState = (typeof DRAWERS)[number];

/** Milliseconds per movement. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 900, normal: 450, fast: 180, off: 0 };

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly drawer: DrawerState;
  /** The reader's name; may be empty. */
  readonly name: string;
  /** The reader's emblem at online tables; may be empty. */
  readonly emblem: string;
}

const KEY = 'tabularium.settings';
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined => values.find((one) => one === value);

/** Checks the text, which may be damaged or from another version. */
export function settingsFrom(text: string | null, languages: readonly string[]): Settings {
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = { ...value };
  } catch {
    // unreadable, so the defaults apply
  }
  const spoken = languages.map((tag) => oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase())).find((language) => language !== undefined);
  const { name, emblem } = stored;
  return {
    language: oneOf(LANGUAGES, stored['language']) ?? spoken ?? 'en',
    theme: oneOf(THEMES, stored['theme']) ?? 'system',
    speed: oneOf(SPEEDS, stored['speed']) ?? 'normal',
    drawer: oneOf(DRAWERS, stored['drawer']) ?? 'folded',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    emblem: typeof emblem === 'string' ? emblem : '',
  };
}

export const readSettings = (): Settings => settingsFrom(noted(KEY), navigator.languages);
export const writeSettings = (settings: Settings): void => note(KEY, JSON.stringify(settings));
