// What a unit gains by defeating another. ARC-14.6, ARC-14.11, ARC-14.50

import { PASS, type Rules } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { slotCalled, unitName } from '../../table/names.ts';
import { type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { moveFigure, movesOf } from '../units/figures.ts';
import { isEnemy } from '../units/teams.ts';
import { hasWon, score } from './scoring.ts';

/** A unit that defeats another, with the abilities it had then. */
export interface Victor {
  readonly id: UnitId;
  readonly had: (ability: Ability) => boolean;
}
export function* onDefeat(table: Table, ref: Referee, victor: Victor, fallen: UnitId, atObjective: boolean): Rules<void> {
  const { id } = victor;
  const unit = unitAt(table, id);
  if (!isEnemy(table, id, fallen)) return;
  if (atObjective && victor.had('calculating')) score(table, ref, unit.seat, 1, 'calculating', 'ARC-14.11', fallen);
  if (victor.had('opportunist') && table.turn?.seat === unit.seat && unit.state === 'deployed') {
    unit.ownCp += 2;
    ref.tell({ kind: 'ownCp', rule: 'ARC-14.50', unit: unitName(table, id), change: 2, total: unit.ownCp });
  }
  if (victor.had('battleProwess') && unit.state === 'deployed' && !hasWon(table)) yield* prowess(table, ref, id);
}
/** ARC-14.6 */
function* prowess(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'prowess',
    rule: 'ARC-14.6',
    options: () => movesOf(table, id),
    pass: true,
    facts: () => ({ unit: unitName(table, id) }),
  });
  if (told !== PASS) moveFigure(table, ref, id, slotCalled(told.from), slotCalled(told.to), 'ARC-14.6');
}
