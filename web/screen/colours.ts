import type { Seat } from '@tabularium/kernel';
import type { Shown } from '@tabularium/parts/shape';
import type { CSSProperties } from 'react';

const COLOURS = 6;

/** Gives an element the colour of a seat as `--own`. */
export const ownColour = (seat: Seat): CSSProperties => ({ '--own': `var(--seat-${seat % COLOURS})` }) as CSSProperties;

/** The colours that seats have on the board, for everything inside an element. */
export function seatColours({ colours }: Pick<Shown, 'colours'>, table: object): CSSProperties {
  const given = (colours?.(table) ?? []).flatMap((colour, seat) => (colour === undefined ? [] : [[`--seat-${seat}`, colour]]));
  return Object.fromEntries(given.length > 0 ? [...given, ['--on-seat', 'white']] : []) as CSSProperties;
}
