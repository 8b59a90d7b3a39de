// What a player learns of a manoeuvre before making it. ARC-5.12

import type { Side } from '../../content/kinds.ts';
import type { PoseName, UnitName } from '../../table/asks.ts';
import { poseName, sideName, unitName } from '../../table/names.ts';
import type { Pose, Table, UnitId } from '../../table/table.ts';
import { defOf, sizeOf, unitAt } from '../units/bases.ts';
import { flushOf } from '../units/contact.ts';
import { isEnemy } from '../units/teams.ts';
import type { Way } from './manoeuvres.ts';
import type { SnapTo } from './snaps.ts';

export interface MoveAbout {
  /** Where the base would be, before it snaps to anything. */
  readonly at: PoseName;
  readonly left: number;
  /** Poses in which it would lie flush with what it meets. */
  readonly snaps: readonly { readonly at: PoseName; readonly enemies: readonly TouchAbout[] }[];
  /** There is no room to lie flush with what it meets. */
  readonly stuck: boolean;
  /** An objective is touched, and can be snapped to. */
  readonly objective: boolean;
  readonly enemies: readonly TouchAbout[];
}
/** An enemy that would be beside it, and which sides would touch. */
export interface TouchAbout {
  readonly unit: UnitName;
  readonly own: Side;
  readonly other: Side;
}
export function aboutWay(table: Table, id: UnitId, { pose, cost, snaps, isStuck, objective }: Way, points: number): MoveAbout {
  return {
    at: poseName(pose),
    left: points - cost,
    snaps: snaps.map((snap: SnapTo) => ({ at: poseName(snap.pose), enemies: touches(table, id, snap.pose) })),
    stuck: isStuck,
    objective: objective !== null,
    enemies: touches(table, id, pose),
  };
}
function touches(table: Table, id: UnitId, pose: Pose): TouchAbout[] {
  const size = sizeOf(defOf(table, unitAt(table, id)));
  return [...table.units.entries()].flatMap(([other, unit]) => {
    if (other === id || unit.state !== 'deployed' || !isEnemy(table, id, other)) return [];
    const flush = flushOf(pose, size, unit, sizeOf(defOf(table, unit)));
    return flush === undefined ? [] : [{ unit: unitName(table, other), own: sideName(flush.own), other: sideName(flush.other) }];
  });
}
