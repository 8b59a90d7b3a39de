// The reader's settings in this browser.

import { LONGEST_NAME } from '@tabularium/kernel';
import { LANGUAGES, type Language } from '@tabularium/parts/shape';
import { note, noted } from '../store/notes.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** For all text, on the house's pages and on the boards. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** The colours of the seats, by number. */
export const SEAT_COLOURS = [0, 1, 2, 3, 4, 5] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The drawer beside the board: folded, or open with all options and the log. */
const DRAWERS = ['folded', 'open'] as const;
export type DrawerState = (typeof DRAWERS)[number];

/** Whether an answer that gives something up for good needs confirming. */
export const GIVING_UP = ['ask', 'never'] as const;
export type GivingUp = (typeof GIVING_UP)[number];

export const SOUND = ['on', 'off'] as const;
export type Sound = (typeof SOUND)[number];

/** Milliseconds per movement. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 900, normal: 450, fast: 180, off: 0 };

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly drawer: DrawerState;
  readonly givingUp: GivingUp;
  readonly sound: Sound;
  /** The reader's name; may be empty. */
  readonly name: string;
  readonly textSize: TextSize;
  readonly colour: SeatColour;
  /** The reader's emblem; may be empty. */
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
    sound: oneOf(SOUND, stored['sound']) ?? 'on',
    givingUp: oneOf(GIVING_UP, stored['givingUp']) ?? 'ask',
    textSize: oneOf(TEXT_SIZES, stored['textSize']) ?? 'normal',
    colour: SEAT_COLOURS.find((one) => one === stored['colour']) ?? 0,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    emblem: typeof emblem === 'string' ? emblem : '',
  };
}

export const readSettings = (): Settings => settingsFrom(noted(KEY), navigator.languages);
export const writeSettings = (settings: Settings): void => note(KEY, JSON.stringify(settings));
