import type { Seat } from '@tabularium/kernel';
import type { Presentation } from '@tabularium/parts/shape';
import type { CSSProperties } from 'react';

const COLOURS = 6;

/** Sets `--own` to a seat's colour. */
export const ownColour = (seat: Seat): CSSProperties => ({ '--own': `var(--seat-${seat % COLOURS})` }) as CSSProperties;

/** Overrides the seats' colours with those of the board, for everything inside an element. */
export function seatColours({ colours }: Pick<Presentation, 'colours'>, table: object): CSSProperties {
  const given = (colours?.(table) ?? []).flatMap((colour, seat) => (colour === undefined ? [] : [[`--seat-${seat}`, colour]]));
  return Object.fromEntries(given.length > 0 ? [...given, ['--on-seat', 'white']] : []) as CSSProperties;
}
