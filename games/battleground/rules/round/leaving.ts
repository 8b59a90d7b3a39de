// Players who left the match. MOB-4.46, MOB-17.1
import type { Seat } from '@tabularium/kernel';
import type { Ending, Table } from '../../table/table.ts';

/** Who withdraws gives the win to the other, at once. MOB-4.46 */
export function endedByLeaving({ players }: Table, left: readonly Seat[]): Ending | null {
  if (left.length === 0) return null;
  const winners = players.flatMap(({ seat }) => (left.includes(seat) ? [] : [seat]));
  return { rule: 'MOB-17.1', because: 'resigned', winners, drawn: false };
}
