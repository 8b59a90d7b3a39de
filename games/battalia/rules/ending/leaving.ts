// Players who left the match.
import type { Seat } from '@tabularium/kernel';
import type { Referee, Table } from '../../table/table.ts';

export const isGone = (table: Table, seat: Seat): boolean => table.gone.includes(seat);
/** Called right after a checkpoint: the match goes on without those who left. BAT-20.1 */
export function noteDepartures(table: Table, ref: Referee): void {
  for (const seat of ref.left)
    if (!isGone(table, seat)) {
      table.gone.push(seat);
      ref.tell({ kind: 'left', rule: 'BAT-20.1', seat });
    }
}
