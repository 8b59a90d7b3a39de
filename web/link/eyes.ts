// Whose view a screen shows: with one person, always theirs; with several, that of the person who has to decide.

import type { Eye, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { MatchInfo, SeatInfo } from './link.ts';

export const humansOf = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
/** The people at this screen. */
export const peopleHere = ({ seats, here }: Pick<MatchInfo, 'seats' | 'here'>): readonly Seat[] => here ?? humansOf(seats);

/** The seats that have to decide. Where people and bots share a decision, only the people. */
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
  /** The person who must take over the screen first. Until then it shows nobody's hand. */
  readonly cover: Seat | undefined;
}
/**
 * `holder` is the person in front of the screen, if known. Where nobody has secrets, the screen switches to the next person without a handover.
 */
export function eyesFor(humans: readonly Seat[], due: readonly Seat[], holder: Seat | undefined, hides: boolean): Eyes {
  const [only, ...others] = humans;
  if (only === undefined) return { eye: 'public', cover: undefined };
  if (others.length === 0) return { eye: only, cover: undefined };
  const next = humans.find((seat) => due.includes(seat));
  if (next === undefined || (holder !== undefined && due.includes(holder))) return { eye: holder ?? 'public', cover: undefined };
  return hides ? { eye: 'public', cover: next } : { eye: next, cover: undefined };
}

/** Whether somebody sees more than the others, or several people decide in secret from each other. */
export const isHiding = (open: View<AnyKit>, others: readonly View<AnyKit>[], due: readonly Seat[]): boolean =>
  due.length > 1 || others.some((view) => shown(view) !== shown(open));
/** Without `eye`, which always differs. */
const shown = ({ table }: View<AnyKit>): string => JSON.stringify({ ...table, eye: undefined });
