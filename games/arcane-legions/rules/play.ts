// The course of a match: set-up, the ambush turn, then round after round. ARC-2.22, ARC-12.12, ARC-12.13
import type { Rules } from '@tabularium/kernel';
import { LAST_ROUND } from '../content/tables.ts';
import type { Referee, Table } from '../table/table.ts';
import { endByCount } from './fate/scoring.ts';
import { pause } from './round/ending.ts';
import { newTurn, takeTurn } from './round/turn.ts';
import { prepare } from './setup/prepare.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase === 'setup') yield* ref.within({ at: 'setup' }, prepare(table, ref));
    else if (table.turn === null) yield* nextTurn(table, ref);
    else yield* ref.within({ at: 'turn', seat: table.turn.seat }, takeTurn(table, ref, table.turn));
  }
}

/** The next player's; once all have had one, the round is over. ARC-3.1 */
function* nextTurn(table: Table, ref: Referee): Rules<void> {
  yield* pause(table, ref); // a player who leaves during their own turn leaves the table here
  const { order } = table;
  const after = table.round === 0 ? undefined : order.find((seat) => !table.played.includes(seat));
  if (after !== undefined) {
    table.played.push(after);
    table.turn = newTurn(after);
    return;
  }
  newRound(table, ref);
}
function newRound(table: Table, ref: Referee): void {
  if (table.round > 0) {
    table.quiet.rounds = table.quiet.stirred ? 0 : table.quiet.rounds + 1;
    const { stalemateRounds } = table.terms;
    if (stalemateRounds > 0 && table.quiet.rounds >= stalemateRounds) return endByCount(table, 'ARC-12.12', 'stalemate');
    if (table.round >= LAST_ROUND) return endByCount(table, 'ARC-12.13', 'rounds');
  }
  table.round += 1;
  table.played = [];
  table.quiet.stirred = false;
  ref.tell({ kind: 'roundBegan', rule: 'ARC-3.1', round: table.round });
}
