// What a table is made of in the memory of this node, and small questions about it.
import type { TableState } from '@tabularium/client/schemas';
import type { Match, Seat } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { Person, Store } from '@tabularium/storage';
import type { Audience, Listener } from '../audience.ts';
import type { Loaded } from '../loading.ts';
import { ServerProblem } from '../problems.ts';
import type { RandomText } from '../secrets.ts';
import { tableState } from '../table-state.ts';

/** A desk's dependencies. */
export interface Means {
  readonly store: Store;
  readonly random: RandomText;
  readonly now: () => number;
}
/** A page that has the table open, and whose it is. */
export interface Guest extends Listener {
  readonly person: Person | undefined;
}
interface Following {
  /** Stops listening to the match; missing until the match has begun. */
  stop?: () => void;
  /** The table message that was last sent. */
  table?: string;
}
export interface DeskState {
  readonly pkg: Playable;
  readonly means: Means;
  readonly audience: Audience;
  /** The pages that have the table open. */
  readonly guests: Map<Guest, Following>;
  /** Called when a bot may have to decide. */
  readonly onChange: () => void;
  /** What the database has of the table, as far as this node knows. */
  table: Loaded;
  /** Memory may differ from the database, so reload before doing anything else. */
  isDoubtful: boolean;
}

export function running({ table: { match } }: DeskState): Match<AnyKit> {
  if (!match) throw new ServerProblem('not-started', 'this match has not begun');
  return match;
}
export function isPerson({ table: { seats, match } }: DeskState, seat: Seat): boolean {
  const { person = null, bot = null } = seats[seat] ?? {};
  return person !== null && bot === null && !(match?.left.includes(seat) ?? false);
}
export function seatsOf({ table: { seats } }: DeskState, person: Person | undefined): readonly Seat[] {
  return person === undefined ? [] : seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);
}
export function checkSeat(state: DeskState, person: Person, seat: Seat): void {
  if (!seatsOf(state, person).includes(seat)) throw new ServerProblem('not-yours', `seat ${seat} is not yours`);
}
export function stateFor({ table: { row, seats }, guests }: DeskState, person: Person | undefined): TableState {
  return tableState(
    row,
    seats,
    Array.from(guests.keys(), (guest) => guest.person),
    person,
  );
}
/** Whether the person in this seat has the table open. */
export function isHere({ table: { seats }, guests }: DeskState, seat: Seat): boolean {
  const person = seats[seat]?.person;
  return [...guests.keys()].some((guest) => guest.person !== undefined && guest.person.id === person);
}
