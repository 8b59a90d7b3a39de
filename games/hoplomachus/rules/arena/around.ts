// Who and what is next to a unit, and where it can push it. Questions only.
import { arenaOf, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit } from '../../table/table.ts';
import { canBeDisplaced, isOpponent, unitsAround } from '../units/units.ts';
import { isAvailable } from './hexes.ts';
import { hostileShards } from './shards.ts';

/** Adjacent opponents, and shards of the other side. HOP-14.21, HOP-19.42 */
export function aroundOf(table: Table, unit: Unit): Target[] {
  const found: Target[] = opponentsAround(table, unit, unit.at);
  for (const shard of hostileShards(table, unit, 1)) found.push({ shard });
  return found;
}
/** A unit's opponents next to a hex. */
export function opponentsAround(table: Table, unit: Unit, hex: Hex): Target[] {
  const found: Target[] = [];
  for (const id of unitsAround(table, hex)) if (isOpponent(table, unit, unitAt(table, id))) found.push({ unit: id });
  return found;
}
/** The hex that an adjacent unit is pushed to, directly away; NONE if it cannot be displaced there. HOP-19.20, HOP-19.49 */
export function pushedTo(table: Table, unit: Unit, pushed: Unit): Hex {
  const { neighbours } = arenaOf(table);
  const direction = neighbours[unit.at]?.indexOf(pushed.at) ?? NONE;
  const hex = direction === NONE ? NONE : (neighbours[pushed.at]?.[direction] ?? NONE);
  return isAvailable(table, pushed, hex) && canBeDisplaced(table, pushed) ? hex : NONE;
}
