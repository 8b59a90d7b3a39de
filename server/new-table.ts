// Sets up a table: the first row of a match, and its links.
import type { Invitation } from '@tabularium/client/schemas';
import type { MatchRow, NewMatch, Person, SeatRow } from '@tabularium/storage';
import type { Desk } from './desk.ts';
import type { House } from './house.ts';
import { inviteOf, watchOf } from './secrets.ts';

export const emptySeat = (match: string, seat: number): SeatRow => ({
  match,
  seat,
  person: null,
  bot: null,
  name: '',
  emblem: '',
  share: '',
  seen: 0,
  removed: null,
  assisted: 0,
});

export interface NewDesk extends Pick<MatchRow, 'id' | 'game' | 'version' | 'setup' | 'pack' | 'host' | 'returns'> {
  readonly seats: readonly SeatRow[];
}
export function newMatch({ random, now }: House, table: Omit<NewDesk, 'seats'>): NewMatch {
  const made = now();
  return { ...table, secret: random(40), state: 'open', made, changed: made };
}
export async function newDesk(house: House, { seats, ...table }: NewDesk): Promise<Desk> {
  await house.store.addMatch(newMatch(house, table), seats);
  return house.shelf.desk(table.id);
}

/** The links of a table, for those who may share them. */
export function invitationTo(desk: Desk, person: Person): Invitation {
  return { table: desk.stateFor(person), invite: inviteOf(desk.row), watch: watchOf(desk.row) };
}
