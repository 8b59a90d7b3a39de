// The turn of the automaton: a die for the end, moves, war, an event. ROM-16
import { certain, type Rules } from '@tabularium/kernel';
import { unitAt } from '../../table/names.ts';
import type { Referee, Table, UnitId } from '../../table/table.ts';
import { stopGame } from '../ending/ending.ts';
import { pause } from '../ending/leaving.ts';
import { isStanding } from '../people/units.ts';
import { AUTOMATON, HUMAN, isHumanIn } from '../war/automaton-choices.ts';
import { fight } from '../war/battle.ts';
import { demolish, whyNotDemolishIn } from '../war/demolition.ts';
import { nextEvent, rollFor } from './event-line.ts';
import { type Group, groupsInOrder, moveGroup, newcomers, standUpAttackers } from './moves.ts';

/** Resumes at the current step. ROM-16.1 */
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
      moveGroup(table, ref, certain(turn.groups.shift(), 'a group left'));
    }
    turn.groups = groupsInOrder(table, ref);
    turn.step = 'war';
  }
  if (turn.step === 'war') {
    while (turn.groups.length > 0) {
      yield* pause(table, ref);
      yield* groupWar(table, ref, certain(turn.groups.shift(), 'a group left'));
    }
    standUpAttackers(table);
    turn.step = 'event';
  }
  if (turn.step === 'event') {
    yield* pause(table, ref);
    const rested = newcomers(table);
    nextEvent(table, ref);
    for (const id of rested) unitAt(table, id).lying = undefined; // ROM-16.17
    turn.step = 'after';
  }
}

const ENDS = 5;
/** In the end procedure the die decides for the automaton. ROM-16.19 */
function* rollForEnd(table: Table, ref: Referee): Rules<void> {
  if (table.ending && rollFor(ref, 'ROM-16.19', 'end') >= ENDS) yield* stopGame(table, ref, AUTOMATON, 'die');
}

// ---- war

/** It fights wherever it meets the player, and demolishes what nobody defends. An earlier battle may have changed who is there. ROM-16.10 */
function* groupWar(table: Table, ref: Referee, { at, units }: Group): Rules<void> {
  const able = units.filter((id) => unitAt(table, id).at === at && isStanding(unitAt(table, id)));
  if (able.length === 0) return;
  if (isHumanIn(table, at)) return yield* fight(table, ref, at, able, AUTOMATON, HUMAN);
  if (whyNotDemolishIn(table, at, AUTOMATON) === undefined)
    layDownDemolishers(table, yield* demolish(table, ref, AUTOMATON, at, able, true)); // ROM-10.5
}
function layDownDemolishers(table: Table, ids: readonly UnitId[]): void {
  for (const id of ids) unitAt(table, id).lying = 'attacked'; // ROM-10.28
}
