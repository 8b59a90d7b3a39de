// Players who left the match. ROM-18.1
import type { Rules, Seat } from '@tabularium/kernel';
import { playerOf } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { eliminate } from './elimination.ts';

export const isGone = (table: Table, seat: Seat): boolean => table.gone.includes(seat);

/** A checkpoint. Players who have left the match surrender here; during set-up and scoring somebody else answers for them. ROM-18.1 */
export function* pause(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  if (table.phase === 'play' && ref.left.length > table.gone.length) yield* noteDepartures(table, ref);
}
function* noteDepartures(table: Table, ref: Referee): Rules<void> {
  for (const seat of ref.left) {
    if (isGone(table, seat)) continue;
    table.gone.push(seat);
    ref.tell({ kind: 'left', rule: 'ROM-18.1', seat });
    if (playerOf(table, seat).alive) yield* eliminate(table, ref, seat, null, 'left');
  }
  yield* ref.startOver();
}
