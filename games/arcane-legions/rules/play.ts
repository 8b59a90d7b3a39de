// The course of a match: set-up, the ambush turn, then round after round. The rest of the rules hangs from here. ARC-2.22, ARC-12.12, ARC-12.13
import type { Rules, Seat } from '@tabularium/kernel';
import { LAST_ROUND } from '../content/tables.ts';
import type { Referee, Table, Turn } from '../table.ts';
import { pause } from './leaving.ts';
import { prepare } from './prepare.ts';
import { endByCount } from './scoring.ts';
import { takeTurn } from './turn.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase === 'setup') yield* ref.within({ at: 'setup' }, prepare(table, ref));
    else if (table.turn === null) yield* nextTurn(table, ref);
    else yield* ref.within({ at: 'turn', seat: table.turn.seat }, takeTurn(table, ref, table.turn));
  }
}
export const newTurn = (seat: Seat, ambush = false): Turn => ({ seat, ambush, step: 'begin', cp: 0, done: [] });

/** The next in the order; when all had a turn, a round is over. ARC-3.1 */
function* nextTurn(table: Table, ref: Referee): Rules<void> {
  yield* pause(table, ref); // whoever leaves in the own turn leaves the table here
  const { order } = table;
  const after = table.round === 0 ? undefined : order.find((seat) => !table.played.includes(seat));
  if (after !== undefined) {
    table.played.push(after);
    table.turn = newTurn(after);
    return;
  }
  yield* newRound(table, ref);
}
function* newRound(table: Table, ref: Referee): Rules<void> {
  if (table.round > 0) {
    table.quiet.rounds = table.quiet.stirred ? 0 : table.quiet.rounds + 1;
    if (table.quiet.rounds >= table.terms.stalemateRounds) return endByCount(table, 'ARC-12.12', 'stalemate');
    if (table.round >= LAST_ROUND) return endByCount(table, 'ARC-12.13', 'rounds');
    if (table.terms.draws && (yield* agreeOnDraw(table, ref))) return;
  }
  table.round += 1;
  table.played = [];
  table.quiet.stirred = false;
  ref.tell({ kind: 'roundBegan', rule: 'ARC-3.1', round: table.round });
}
/** ARC-12.12 */
function* agreeOnDraw(table: Table, ref: Referee): Rules<boolean> {
  const answers = yield* ref.together('draw', table.order, function* (seat) {
    const { agree } = yield* ref.choose(seat, { ask: 'agreeDraw', rule: 'ARC-12.12', options: () => [{ agree: false }, { agree: true }] });
    return agree;
  });
  if (!answers.every(Boolean)) return false;
  ref.tell({ kind: 'agreedDraw', rule: 'ARC-12.12' });
  endByCount(table, 'ARC-12.12', 'agreed');
  return true;
}
