// The turn of the automaton: a die for the end, moves, war, an event. ROM-16
import type { Rules } from '@tabularium/kernel';
import { unitAt } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { stopGame } from '../ending/ending.ts';
import { pause } from '../ending/leaving.ts';
import { AUTOMATON } from '../war/automaton-choices.ts';
import { nextEvent, rollFor } from './event-line.ts';
import { type Group, groupsInOrder, moveGroup, newcomers, standUpAttackers } from './moves.ts';
import { groupWar } from './war.ts';

export { intentions } from './moves.ts';

/** From where the table stands. ROM-16.1 */
export function* automatonTurn(table: Table, ref: Referee): Rules<void> {
  const { turn } = table;
  if (turn.step === 'roll') {
    yield* pause(table, ref);
    yield* rollForEnd(table, ref);
    turn.groups = groupsInOrder(table, ref);
    turn.step = 'move';
  }
  if (turn.step === 'move') {
    while (turn.groups.length > 0) {
      yield* pause(table, ref);
      moveGroup(table, ref, turn.groups.shift() as Group);
    }
    turn.groups = groupsInOrder(table, ref);
    turn.step = 'war';
  }
  if (turn.step === 'war') {
    while (turn.groups.length > 0) {
      yield* pause(table, ref);
      yield* groupWar(table, ref, turn.groups.shift() as Group);
    }
    standUpAttackers(table);
    turn.step = 'event';
  }
  if (turn.step === 'event') {
    yield* pause(table, ref);
    const rested = newcomers(table);
    nextEvent(table, ref);
    for (const id of rested) unitAt(table, id).lying = null; // ROM-16.17
    turn.step = 'after';
  }
}

const ENDS = 5;
/** In the end procedure the die decides for the automaton. ROM-16.19 */
function* rollForEnd(table: Table, ref: Referee): Rules<void> {
  if (table.ending && rollFor(ref, 'ROM-16.19', 'end') >= ENDS) yield* stopGame(table, ref, AUTOMATON, 'die');
}
