// A table as shown to somebody: who sits where, who is there, and how far it has come.
import type { SeatState, TableState, TableSummary } from '@tabularium/client/schemas';
import { commitmentTo, type Result, type Seat, type Setup } from '@tabularium/kernel';
import type { ListedRow, MatchRow, Person, Presence, SeatRow } from '@tabularium/storage';
import { closesAt } from './lasting.ts';
import { botFrom } from './standing-in.ts';

type MaybePerson = Person | undefined;

export interface Shown {
  readonly seats: readonly SeatRow[];
  /** Who has the table open, at each node. */
  readonly presence: readonly Presence[];
  readonly now: number;
  /** How long a table lasts at which nobody plays. */
  readonly keep: number;
}
export interface ShownTable extends Shown {
  readonly row: MatchRow;
  /** Who has left the match. */
  readonly left: readonly Seat[];
  /** When this server started. */
  readonly began: number;
}

export function tableState({ row, seats, presence, now, keep, left, began }: ShownTable, viewer: MaybePerson): TableState {
  const host = seats.find(({ person }) => person === row.host);
  const here = peopleIn(presence);
  const closes = closesAt(row, keep, now);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    setup: JSON.parse(row.setup) as Setup,
    ...(row.pack !== null && { hasOwnContent: true }),
    state: row.state,
    seats: seats.map((seat) => {
      const state = seatState(seat, here, viewer);
      const from = botFrom(row, seat, { isHere: state.here, hasLeft: left.includes(seat.seat), began });
      return { ...state, ...(from !== undefined && { botFrom: from }) };
    }),
    host: { name: host?.name ?? '', emblem: host?.emblem ?? '' },
    isHost: viewer?.id === row.host,
    commitment: commitmentTo(row.secret),
    watchers: presence.reduce((sum, { watchers }) => sum + watchers, 0),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(closes !== undefined && { closes }),
    ...(row.state === 'abandoned' && row.inputs > 0 && { begun: true }),
    ...(row.returns === 0 && { noReturn: true }),
  };
}
/** A table in somebody's list. */
export function tableSummary(row: ListedRow, { seats, presence, now, keep }: Shown, viewer: Person): TableSummary {
  const here = peopleIn(presence);
  const closes = closesAt(row, keep, now);
  const { winners, drawn } = (row.result === null ? {} : JSON.parse(row.result)) as Partial<Result>;
  return {
    id: row.id,
    game: row.game,
    state: row.state,
    seats: seats.map((seat) => seatState(seat, here, viewer)),
    isHost: viewer.id === row.host,
    ...(row.has_pack === 1 && { hasOwnContent: true }),
    changed: row.changed,
    ...(closes !== undefined && { closes }),
    ...(winners && { result: { winners: [...winners], drawn: drawn ?? false } }),
  };
}
const peopleIn = (presence: readonly Presence[]): ReadonlySet<string> => new Set(presence.flatMap(({ people }) => people));

/** Who has the table open here. `guests` are their pages. */
export function presenceOf(seats: readonly SeatRow[], guests: readonly MaybePerson[]): Presence {
  const pages = guests.map((guest) => guest?.id);
  const seated = new Set(seats.flatMap(({ person }) => person ?? []));
  return {
    people: [...seated].filter((person) => pages.includes(person)),
    watchers: pages.filter((person) => person === undefined || !seated.has(person)).length,
  };
}

function seatState({ person, bot, name, emblem, removed, assisted }: SeatRow, here: ReadonlySet<string>, viewer: MaybePerson): SeatState {
  return {
    kind: person !== null ? 'human' : bot !== null ? 'bot' : 'open',
    name,
    ...(emblem !== '' && { emblem }),
    ...(bot !== null && { level: bot }),
    here: person !== null && here.has(person),
    ...(person !== null && bot !== null && { standIn: true }),
    ...(person !== null && person === viewer?.id && { mine: true }),
    ...(assisted === 1 && { assisted: true }),
    ...(removed !== null && removed === viewer?.id && { removed: true }),
  };
}
