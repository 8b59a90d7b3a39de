// The links to a table, and who may look at it.
import type { MatchRow, Person, SeatRow } from '@tabularium/storage';
import { inviteOf, isSecret, watchOf } from './secrets.ts';

interface Seated {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}
const isAmong = (links: readonly string[], secret: string): boolean => links.some((link) => isSecret(link, secret));

/** `links` are the secrets that somebody brings along. */
export const isInvited = ({ row }: Pick<Seated, 'row'>, links: readonly string[]): boolean => isAmong(links, inviteOf(row));

/** Players, the host and anybody with a link may look at a table. */
export function mayLook({ row, seats }: Seated, person: Person | undefined, links: readonly string[]): boolean {
  if (person && (person.id === row.host || seats.some((seat) => seat.person === person.id))) return true;
  return isInvited({ row }, links) || isAmong(links, watchOf(row));
}
