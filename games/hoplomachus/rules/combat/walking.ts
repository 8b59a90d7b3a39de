// Changes of hex: displacement, and a unit's own movement hex by hex. HOP-9.8
import type { Rules } from '@tabularium/kernel';
import type { Event } from '../../table/events.ts';
import { hexesOf, hexName, unitAt, unitName } from '../../table/names.ts';
import type { Hex, Referee, Table, UnitId } from '../../table/table.ts';
import { pickUp } from '../arena/shards.ts';
import { placeUnit } from '../arena/standing.ts';
import { settle } from '../favor/favor.ts';
import { isInCombat } from '../units/units.ts';
import { resolve, spearWalls } from './triggers.ts';

/** What makes a unit move. */
export type MovedBy = Extract<Event, { kind: 'moved' }>['by'];

/** Not movement: it touches nothing on the way and triggers nothing. HOP-9.8, HOP-14.23 */
export function displace(table: Table, ref: Referee, id: UnitId, to: Hex, by: UnitId | null, rule: string): void {
  const { name, at } = unitAt(table, id);
  placeUnit(table, id, to);
  ref.tell({
    kind: 'displaced',
    rule,
    unit: name,
    from: hexName(table, at),
    to: hexName(table, to),
    by: by === null ? null : unitName(table, by),
  });
}

/** A move as a whole effect; a leap is a path of one hex. Returns whether the unit is still in combat. */
export function* walk(table: Table, ref: Referee, id: UnitId, path: readonly Hex[], by: MovedBy, rule: string): Rules<boolean> {
  const arrived = yield* goAlong(table, ref, id, path, by, rule);
  yield* settle(table, ref); // HOP-6.10
  return arrived;
}
/** A move inside an effect. It touches every hex of the path: Spear Walls strike, loose shards are picked up. */
export function* goAlong(table: Table, ref: Referee, id: UnitId, path: readonly Hex[], by: MovedBy, rule: string): Rules<boolean> {
  const unit = unitAt(table, id);
  let from = unit.at;
  let told = 0;
  for (let i = 0; i < path.length; i++) {
    const left = unit.at;
    placeUnit(table, id, path[i] as Hex);
    const walls = spearWalls(table, id, left);
    if (walls.length === 0 && i < path.length - 1 && !liesLoose(table, unit.at)) continue;
    ref.tell({ kind: 'moved', rule, unit: unit.name, from: hexName(table, from), path: hexesOf(table, path.slice(told, i + 1)), by });
    from = unit.at;
    told = i + 1;
    pickUp(table, ref, id); // HOP-14.23
    if (walls.length > 0) yield* resolve(table, ref, walls); // HOP-19.27
    if (!isInCombat(unit)) return false;
  }
  return true;
}
const liesLoose = (table: Table, hex: Hex): boolean => table.shards.some(({ at, loose }) => at === hex && loose);
