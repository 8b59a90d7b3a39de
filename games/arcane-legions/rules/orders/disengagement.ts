// Free attacks on a unit by the enemies it leaves. ARC-7

import { certain, PASS, type Rules, type Seat } from '@tabularium/kernel';
import { isFormation } from '../../content/shapes.ts';
import { unitName } from '../../table/names.ts';
import { defOf, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { adjacentEnemies, whyNotMelee } from '../combat/attacks.ts';
import { rollForOrder } from '../fate/roll-off.ts';
import { anyHas, has } from '../units/figures.ts';
import { attackBeside } from './melee.ts';

/** Who would strike at a unit that is ordered to move. ARC-7.1, ARC-14.47, ARC-14.62 */
export function disengagers(table: Table, id: UnitId): UnitId[] {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  if (!isFormation(def) || has(table, id, 'mobility')) return [];
  if (def.troops === 'cavalry' && anyHas(table, unit.seat, 'stormrider')) return [];
  return adjacentEnemies(table, id).filter((enemy) => whyNotMelee(table, enemy, id) === undefined);
}
/** Each of them once, if its owner wants. ARC-7.2, ARC-7.3, ARC-15.4 */
export function* disengage(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const waiting = disengagers(table, id);
  const owners = [...new Set(waiting.map((enemy) => unitAt(table, enemy).seat))];
  for (const seat of owners.length > 1 ? rollForOrder(ref, owners, 'disengagement', 'ARC-7.3') : owners) {
    const own = waiting.filter((enemy) => unitAt(table, enemy).seat === seat);
    yield* strikeBack(table, ref, id, seat, own);
  }
}
function* strikeBack(table: Table, ref: Referee, id: UnitId, seat: Seat, own: readonly UnitId[]): Rules<void> {
  const target = unitName(table, id);
  for (let waiting = own; ; ) {
    const able = waiting.filter((enemy) => whyNotMelee(table, enemy, id) === undefined); // whoever has fallen is beside nobody
    if (able.length === 0) return;
    const told = yield* ref.choose(seat, {
      ask: 'disengage',
      rule: 'ARC-7.1',
      options: () => able.map((enemy) => ({ unit: unitName(table, enemy) })),
      pass: true,
      facts: () => ({ target }),
    });
    if (told === PASS) return ref.tell({ kind: 'declined', rule: 'ARC-7.2', seat, target });
    const enemy = certain(
      able.find((one) => unitName(table, one) === told.unit),
      'the unit offered',
    );
    waiting = waiting.filter((one) => one !== enemy);
    ref.tell({ kind: 'freeAttack', rule: 'ARC-7.1', unit: told.unit, target });
    yield* ref.within({ at: 'disengagement', unit: target, by: told.unit }, attackBeside(table, ref, enemy, id));
  }
}
