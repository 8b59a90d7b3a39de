// Guises: the language, screen size and theme in which a test visits the site.
import { LANGUAGES, type Language } from '@tabularium/parts/shape';

export const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LIGHTS = ['light', 'dark'] as const;

export interface Guise {
  readonly language: Language;
  readonly size: keyof typeof SIZES;
  readonly light: (typeof LIGHTS)[number];
}

export const USUAL: Guise = { language: 'en', size: 'laptop', light: 'light' };
/** As different from the usual one as possible. */
export const OTHER: Guise = { language: 'it', size: 'phone', light: 'dark' };

export const guiseName = ({ language, size, light }: Guise): string => `${language}-${size}-${light}`;

export const GUISES: readonly Guise[] = LANGUAGES.flatMap((language) =>
  (['laptop', 'phone'] as const).flatMap((size) => LIGHTS.map((light) => ({ language, size, light }))),
);
