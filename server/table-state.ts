// A table as shown to somebody: who sits where, who is there, and how far it has come.
import type { SeatState, TableState } from '@tabularium/client/schemas';
import { commitmentTo, type Setup } from '@tabularium/kernel';
import type { MatchRow, Person, SeatRow } from '@tabularium/storage';

type MaybePerson = Person | undefined;

/** `guests` are those who have the table open. */
export function tableState(row: MatchRow, seats: readonly SeatRow[], guests: readonly MaybePerson[], viewer: MaybePerson): TableState {
  const here = new Set(guests.flatMap((guest) => guest?.id ?? []));
  const seated = new Set(seats.flatMap(({ person }) => person ?? []));
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
    watchers: guests.filter((guest) => guest === undefined || !seated.has(guest.id)).length,
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}

function seatState({ person, bot, name, emblem }: SeatRow, here: ReadonlySet<string>, viewer: MaybePerson): SeatState {
  return {
    kind: person !== null ? 'human' : bot !== null ? 'bot' : 'open',
    name,
    ...(emblem !== '' && { emblem }),
    ...(bot !== null && { level: bot }),
    here: person !== null && here.has(person),
    ...(person !== null && bot !== null && { standIn: true }),
    ...(person !== null && person === viewer?.id && { mine: true }),
  };
}
