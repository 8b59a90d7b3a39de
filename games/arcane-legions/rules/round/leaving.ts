// Players who left the match. ARC-12.14, ARC-18.1
import type { Rules } from '@tabularium/kernel';
import type { Referee, Table } from '../../table/table.ts';
import { judge, playerAt } from '../fate/scoring.ts';
import { remove } from '../units/placing.ts';

/** A checkpoint. Who left the match before it concedes now; in the set-up somebody else answers for them. */
export function* pause(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  if (table.phase !== 'battle' || ref.left.length <= table.gone.length) return;
  for (const seat of ref.left) {
    if (table.gone.includes(seat)) continue;
    table.gone.push(seat);
    ref.tell({ kind: 'left', rule: 'ARC-12.14', seat });
    for (const [id, unit] of table.units.entries()) if (unit.seat === seat && unit.state === 'deployed') remove(table, id, 'absent');
    playerAt(table, seat).out ||= table.order.length;
    if (table.turn?.seat === seat) table.turn = null;
  }
  judge(table, ref);
  yield* ref.startOver();
}
