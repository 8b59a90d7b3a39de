// Which sides of enemies a base would touch in a pose.

import type { Side, SideColour } from '../../content/kinds.ts';
import type { Pose } from '../../content/shapes.ts';
import { sizeOf } from '../../rules/units/bases.ts';
import { flushOf } from '../../rules/units/contact.ts';
import { isEnemy } from '../../rules/units/teams.ts';
import type { UnitName } from '../../table/asks.ts';
import { sideName, unitCalled, unitName } from '../../table/names.ts';
import { defOf, type Table, unitAt } from '../../table/table.ts';

export interface Touch {
  readonly unit: UnitName;
  readonly side: Side;
  readonly colour: SideColour;
}
export function touchesAt(ground: Table, name: UnitName, pose: Pose): readonly Touch[] {
  const id = unitCalled(ground, name);
  if (id < 0) return [];
  const size = sizeOf(defOf(ground, unitAt(ground, id)));
  return [...ground.units.entries()].flatMap(([other, unit]): Touch[] => {
    if (other === id || unit.state !== 'deployed' || !isEnemy(ground, id, other)) return [];
    const def = defOf(ground, unit);
    const flush = flushOf(pose, size, unit, sizeOf(def));
    return flush === undefined ? [] : [{ unit: unitName(ground, other), side: sideName(flush.other), colour: def.colours[flush.other] }];
  });
}
