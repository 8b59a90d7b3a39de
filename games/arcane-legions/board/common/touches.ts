// Which sides of enemies a base would touch in a pose.

import type { Side, SideColour } from '../../content/kinds.ts';
import type { Pose } from '../../content/shapes.ts';
import { enemiesTouchedAt } from '../../rules/units/placing.ts';
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
  return enemiesTouchedAt(ground, id, pose).map(({ unit, other }) => ({
    unit: unitName(ground, unit),
    side: sideName(other),
    colour: defOf(ground, unitAt(ground, unit)).colours[other],
  }));
}
