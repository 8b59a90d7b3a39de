// What the whirlpool does to the units around it. HOP-22.3
import { type Axial, step } from '@tabularium/geometry';
import type { Rules } from '@tabularium/kernel';
import { arenaOf, hexToward, isUnit, neighboursOf, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type UnitId } from '../../table/table.ts';
import { boonOf } from '../arena/shards.ts';
import { highestOf } from '../combat/priorities.ts';
import { displace } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { least } from '../rivals/mark.ts';
import { distanceOf, opponentsOf, shardsOf } from '../units/units.ts';
import { type Acting, areApart, asTarget, chooseOn, displaceTo, openHexes } from './effects.ts';

/** A shardholder cannot be displaced by the titan, where the card says so. HOP-22.3 */
const isHeldFast = (table: Table, id: UnitId): boolean => boonOf(table, 'notPulled') !== undefined && shardsOf(table, id) > 0;

/** Every player unit that can goes 1 hex in that direction, those farthest along it first. HOP-22.3 */
export function current({ table, ref, id, unit, rule }: Acting, direction: number): void {
  const { hexes } = arenaOf(table);
  const toward = step({ q: 0, r: 0 }, direction);
  const along = (other: UnitId): number => progress(hexes[unitAt(table, other).at] as Axial, toward);
  const swept = opponentsOf(table, unit).toSorted((a, b) => along(b) - along(a));
  for (const other of swept) {
    const hex = hexToward(table, unitAt(table, other).at, direction);
    if (!isHeldFast(table, other) && openHexes(table, other, [hex]).length > 0) displace(table, ref, other, hex, id, rule);
  }
}
/** How far a hex lies along a direction: q*dq + r*dr + s*ds with s = -q-r. */
const progress = (a: Axial, b: Axial): number => a.q * b.q + a.r * b.r + (a.q + a.r) * (b.q + b.r);

/** The highest-ranking unit, or all units, nearest first, come 1 hex closer. HOP-22.3 */
export function* pull(acting: Acting, within: number, all: boolean): Rules<void> {
  const { table, ref, id } = acting;
  const { done } = table.turn;
  while (true) {
    yield* pause(table, ref);
    const caught = caughtWithin(acting, within).filter((other) => !done.includes(other));
    const targets = all ? nearestOf(acting, caught) : (highestOf(table, id, caught.map(asTarget))?.targets ?? []);
    if (targets.length === 0 || (!all && done.length > 0)) return;
    const target = yield* chooseOn(acting, targets);
    if (!isUnit(target)) return;
    done.push(target.unit);
    yield* displaceTo(acting, target.unit, closerHexes(acting, target.unit));
  }
}
/** Not adjacent, and with a hex to go to. HOP-9.12 */
function caughtWithin(acting: Acting, within: number): UnitId[] {
  const { table, unit } = acting;
  return opponentsOf(table, unit).filter((other) => {
    const distance = distanceOf(table, unit.at, unitAt(table, other).at);
    return distance > 1 && distance <= within && closerHexes(acting, other).length > 0;
  });
}
/** The nearest units; only one of them if they cannot get in each other's way, as the order then does not matter. */
function nearestOf(acting: Acting, ids: readonly UnitId[]): Target[] {
  const { table, unit } = acting;
  const nearest = least(ids, (id) => distanceOf(table, unit.at, unitAt(table, id).at));
  const isFree = areApart(nearest.map((id) => closerHexes(acting, id)));
  return (isFree ? nearest.slice(0, 1) : nearest).map(asTarget);
}
/** Available hexes next to it and 1 closer to the titan. */
function closerHexes({ table, unit }: Acting, whom: UnitId): Hex[] {
  if (isHeldFast(table, whom)) return [];
  const { at } = unitAt(table, whom);
  const distance = distanceOf(table, unit.at, at);
  const closer = neighboursOf(table, at).filter((hex) => hex !== NONE && distanceOf(table, unit.at, hex) === distance - 1);
  return openHexes(table, whom, closer);
}
