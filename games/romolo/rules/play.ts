// The course of a match: set-up, rounds, turns, scoring.
import type { Rules } from '@tabularium/kernel';
import { playerOf } from '../table/names.ts';
import type { Referee, Table } from '../table/table.ts';
import { finalScoring } from './ending/final-scoring.ts';
import { prepare } from './setup/prepare.ts';
import { automatonTurn } from './solitaire/automaton.ts';
import { endTurn, playerTurn } from './turn/turn.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase === 'setup') yield* ref.within({ at: 'setup' }, prepare(table, ref));
    else if (table.phase === 'scoring') yield* ref.within({ at: 'scoring' }, finalScoring(table, ref));
    else yield* ref.within({ at: 'round', round: table.round }, continueTurn(table, ref));
  }
}
/** Resumes the current turn, or passes it on once it has ended. ROM-3.1 */
function* continueTurn(table: Table, ref: Referee): Rules<void> {
  const { owner, phase } = table.turn;
  if (phase === 'end') return yield* endTurn(table, ref);
  if (!playerOf(table, owner).automaton) return yield* ref.within({ at: 'turn', seat: owner }, playerTurn(table, ref, owner));
  yield* ref.within({ at: 'automatonTurn' }, automatonTurn(table, ref));
  table.turn.phase = 'end';
}
