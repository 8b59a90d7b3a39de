// What a table is made of in the memory of this node, and small questions about it.
import type { People } from '@tabularium/bots/think';
import type { TableState } from '@tabularium/client/schemas';
import type { Match, Seat } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { ActRow, MatchRow, Person, Presence, Store } from '@tabularium/storage';
import type { Audience, Done, Listener } from '../audience.ts';
import type { Loaded } from '../loading.ts';
import { ServerProblem } from '../problems.ts';
import type { RandomText } from '../secrets.ts';
import { presenceOf, tableState } from '../table-state.ts';
import type { Announcements } from './presence.ts';

/** A desk's dependencies. */
export interface Means {
  readonly store: Store;
  readonly random: RandomText;
  readonly now: () => number;
  /** When this server started. */
  readonly began: number;
  /** How long a table lasts at which nobody plays, in milliseconds. */
  readonly keep: number;
  /** The strongest level that bots may have; all if missing. */
  readonly bots: string | undefined;
}
/** A page that has the table open, and whose it is. */
export interface Guest extends Listener {
  readonly person: Person | undefined;
  /** The secrets of the links that it came with. */
  readonly links: readonly string[];
  /** Ends its stream, after what was sent. */
  readonly end: () => void;
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
  readonly announcements: Announcements;
  /** Who has the table open at other nodes. */
  others: readonly Presence[];
  /** The number of the last chat line that the guests were told. */
  lastLine: number;
  /** The numbers of the deleted lines, as far as the guests have been told. */
  readonly goneLines: Set<number>;
  /** How memory may differ from the database: other nodes have played on, or changed anything else, or something here was not stored. To be settled first. */
  doubt: 'none' | 'played on' | 'behind' | 'wrong';
}

/** Throws if the table was closed. */
export function checkLives({ state }: Pick<MatchRow, 'state'>): void {
  if (state === 'abandoned') throw new ServerProblem('abandoned', 'this table was closed: nobody had played here for a long time');
}
/** The match, to look at: it may be over, or its table may be closed. */
export function running({ table: { match, row } }: DeskState): Match<AnyKit> {
  if (match) return match;
  checkLives(row);
  throw new ServerProblem('not-started', 'this match has not begun');
}
export function isPerson({ table: { seats, match } }: DeskState, seat: Seat): boolean {
  const { person = null, bot = null } = seats[seat] ?? {};
  return person !== null && bot === null && !(match?.left.includes(seat) ?? false);
}
export const peopleAt = (state: DeskState): People => ({
  isPerson: (seat) => isPerson(state, seat),
  isAssisted: (seat, ask) => state.table.seats[seat]?.assisted === 1 && state.pkg.assists?.includes(ask) === true,
});
export function seatsOf({ table: { seats } }: DeskState, person: Pick<Person, 'id'> | undefined): readonly Seat[] {
  return person === undefined ? [] : seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);
}
export function checkSeat(state: DeskState, person: Person, seat: Seat): void {
  if (!seatsOf(state, person).includes(seat)) throw new ServerProblem('not-yours', `seat ${seat} is not yours`);
}
/** Who has the table open at this node. */
export const hereIn = ({ table: { seats }, guests }: DeskState): Presence =>
  presenceOf(
    seats,
    Array.from(guests.keys(), ({ person }) => person),
  );
/** Who has it open, at each node. */
export const presenceIn = (state: DeskState): readonly Presence[] => [hereIn(state), ...state.others];
export function stateFor(state: DeskState, person: Person | undefined): TableState {
  const { row, seats, match } = state.table;
  const { now, keep, began } = state.means;
  return tableState({ row, seats, presence: presenceIn(state), left: match?.left ?? [], now: now(), keep, began }, person);
}
/** What people did in these acts, for their own pages. */
export function doneIn(state: DeskState, acts: readonly Pick<ActRow, 'person' | 'key'>[]): readonly Done[] {
  return acts.flatMap(({ person, key }) => (person === null || key === null ? [] : { seats: seatsOf(state, { id: person }), key }));
}
