// Players who left the match.
import type { Rules, Seat } from '@tabularium/kernel';
import type { Referee, Table } from '../../table/table.ts';
import { payBounty } from '../favor/bounty.ts';
import { strikeOut } from './ending.ts';

export const isGone = (table: Table, seat: Seat): boolean => table.gone.includes(seat);

/**
 * A checkpoint, at which players who have left drop out. Every procedure of a turn stops here and can resume from the table alone. HOP-18.1
 * Bounties are paid here, one unit per checkpoint, so that a player who has just left is not asked for one. HOP-16.7
 */
export function* pause(table: Table, ref: Referee): Rules<void> {
  for (;;) {
    ref.checkpoint();
    if (ref.left.length > table.gone.length) yield* noteDepartures(table, ref);
    if (table.bounties.length === 0) return;
    yield* payBounty(table, ref);
  }
}
/** Only Pandemonium goes on without a player: the other modes are over as soon as somebody leaves. HOP-18.1 */
function* noteDepartures(table: Table, ref: Referee): Rules<void> {
  for (const seat of ref.left)
    if (!isGone(table, seat)) {
      table.gone.push(seat);
      ref.tell({ kind: 'left', rule: 'HOP-18.1', seat });
      strikeOut(table, ref, seat);
    }
  yield* ref.startOver();
}
