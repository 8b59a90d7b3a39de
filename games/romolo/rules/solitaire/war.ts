// The automaton's war step: it fights wherever it meets the player, and pulls down what nobody defends. ROM-16.10
import type { Rules } from '@tabularium/kernel';
import { unitAt } from '../../table/names.ts';
import type { Referee, Table, UnitId } from '../../table/table.ts';
import { standing } from '../people/units.ts';
import { AUTOMATON, HUMAN, isHumanIn } from '../war/automaton-choices.ts';
import { fight } from '../war/battle.ts';
import { demolish, whyNotDemolishIn } from '../war/demolition.ts';
import type { Group } from './moves.ts';

/** A battle before it may have changed who is there. */
export function* groupWar(table: Table, ref: Referee, { at, units }: Group): Rules<void> {
  const able = units.filter((id) => unitAt(table, id).at === at && standing(unitAt(table, id)));
  if (able.length === 0) return;
  if (isHumanIn(table, at)) return yield* fight(table, ref, at, able, AUTOMATON, HUMAN);
  if (whyNotDemolishIn(table, at, AUTOMATON) === undefined) layDown(table, yield* demolish(table, ref, AUTOMATON, at, able, true)); // ROM-10.5
}
function layDown(table: Table, ids: readonly UnitId[]): void {
  for (const id of ids) unitAt(table, id).lying = 'attacked'; // ROM-10.28
}
