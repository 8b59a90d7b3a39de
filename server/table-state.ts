// A table as shown to somebody: who sits where, who is there, and how far it has come.
import type { SeatState, TableState } from '@tabularium/client/schemas';
import { commitmentTo, type Setup } from '@tabularium/kernel';
import type { MatchRow, Person, Presence, SeatRow } from '@tabularium/storage';

type MaybePerson = Person | undefined;

/** `presence`: who has the table open, at each node. */
export function tableState(row: MatchRow, seats: readonly SeatRow[], presence: readonly Presence[], viewer: MaybePerson): TableState {
  const here = new Set(presence.flatMap(({ people }) => people));
  const host = seats.find(({ person }) => person === row.host);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    setup: JSON.parse(row.setup) as Setup,
    ...(row.pack !== null && { hasOwnContent: true }),
    state: row.state,
    seats: seats.map((seat) => seatState(seat, here, viewer)),
    host: { name: host?.name ?? '', emblem: host?.emblem ?? '' },
    isHost: viewer?.id === row.host,
    commitment: commitmentTo(row.secret),
    watchers: presence.reduce((sum, { watchers }) => sum + watchers, 0),
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}

/** Who has the table open here. `guests` are their pages. */
export function presenceOf(seats: readonly SeatRow[], guests: readonly MaybePerson[]): Presence {
  const pages = guests.map((guest) => guest?.id);
  const seated = new Set(seats.flatMap(({ person }) => person ?? []));
  return {
    people: [...seated].filter((person) => pages.includes(person)),
    watchers: pages.filter((person) => person === undefined || !seated.has(person)).length,
  };
}

function seatState({ person, bot, name, emblem, removed }: SeatRow, here: ReadonlySet<string>, viewer: MaybePerson): SeatState {
  return {
    kind: person !== null ? 'human' : bot !== null ? 'bot' : 'open',
    name,
    ...(emblem !== '' && { emblem }),
    ...(bot !== null && { level: bot }),
    here: person !== null && here.has(person),
    ...(person !== null && bot !== null && { standIn: true }),
    ...(person !== null && person === viewer?.id && { mine: true }),
    ...(removed !== null && removed === viewer?.id && { removed: true }),
  };
}
