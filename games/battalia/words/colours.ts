// The colours of the peoples, wherever a page shows who owns something. Their shades are in theme.module.css.
import type { CSSProperties } from 'react';
import type { Faction } from '../content/kinds.ts';

export const COLOURS: Readonly<Record<Faction, string>> = { bear: '#2e7a3c', isle: '#1d66b3', ember: '#b4281d', cloud: '#b98a12' };

/** `--bear` and so on, as CSS variables. */
export const colourVariables = Object.fromEntries(
  Object.entries(COLOURS).map(([faction, colour]) => [`--${faction}`, colour]),
) as CSSProperties;
