// Whose eyes a screen shows: with one person always theirs, with several those of the one who has to decide.

import type { Eye, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { SeatInfo } from './link.ts';

export const humansOf = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Who has to decide; if people and bots share a decision, the people. */
export const deciding = (
  { decisions, waiting }: Pick<View<AnyKit>, 'decisions' | 'waiting'>,
  humans: readonly Seat[] = [],
): readonly Seat[] => [
  ...new Set(
    [...decisions, ...waiting].flatMap(({ seats }) => {
      const people = seats.filter((seat) => humans.includes(seat));
      return people.length > 0 ? people : seats;
    }),
  ),
];

export interface Eyes {
  readonly eye: Eye;
  /** This person must take the screen first; until then nobody's hand is shown. */
  readonly cover: Seat | undefined;
}
/**
 * `holder` is the person in front of the screen, as far as is known. Where nothing is hidden from anybody, the next one goes on without being asked
 * to take it.
 */
export function eyesFor(humans: readonly Seat[], due: readonly Seat[], holder: Seat | undefined, hides: boolean): Eyes {
  const [only, ...others] = humans;
  if (only === undefined) return { eye: 'public', cover: undefined };
  if (others.length === 0) return { eye: only, cover: undefined };
  const next = humans.find((seat) => due.includes(seat));
  if (next === undefined || (holder !== undefined && due.includes(holder))) return { eye: holder ?? 'public', cover: undefined };
  return hides ? { eye: 'public', cover: next } : { eye: next, cover: undefined };
}

/** Whether somebody sees what others do not, or several decide without knowing of each other. */
export const isHiding = (open: View<AnyKit>, others: readonly View<AnyKit>[], due: readonly Seat[]): boolean =>
  due.length > 1 || others.some((view) => shown(view) !== shown(open));
/** `eye` left out: it always differs. */
const shown = ({ table }: View<AnyKit>): string => JSON.stringify({ ...table, eye: undefined });
