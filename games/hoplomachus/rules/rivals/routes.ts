// The shortest ways of a rival to a hex, as far as they differ. Questions only.
import { arenaOf, unitAt } from '../../names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { pathTo } from '../hexes.ts';
import { distanceOf, isOpponent, levelOf } from '../units.ts';
import type { Field } from './mark.ts';

/** Shortest paths to a hex: one for all, or one for each way in which Spear Walls would strike. HOP-11.10, HOP-24.1 */
export function routesTo(table: Table, unit: Unit, field: Field, end: Hex): Hex[][] {
  const walls = wallsAgainst(table, unit);
  if (walls.length === 0 || field.before[end] === unit.at) return [pathTo(field, end)]; // a single step, or a leap
  const byHarm = new Map<string, Hex[]>();
  for (const path of shortestPaths(table, field, end)) {
    const harm = harmOf(table, unit, walls, path);
    if (!byHarm.has(harm)) byHarm.set(harm, path);
  }
  return [...byHarm.values()];
}
/** Opponents whose Spear Wall has not struck this turn. */
function wallsAgainst(table: Table, unit: Unit): UnitId[] {
  const walls: UnitId[] = [];
  for (let id = 0; id < table.units.length; id++) {
    const other = unitAt(table, id);
    if (isOpponent(table, unit, other) && !other.walled && levelOf(table, other, 'spearWall') > 0) walls.push(id);
  }
  return walls;
}
function shortestPaths(table: Table, { steps }: Field, end: Hex): Hex[][] {
  let paths: Hex[][] = [[end]];
  for (let walked = (steps[end] as number) - 1; walked > 0; walked--)
    paths = paths.flatMap((path) =>
      (arenaOf(table).neighbours[path[0] as Hex] as readonly Hex[])
        .filter((hex) => hex !== NONE && steps[hex] === walked)
        .map((hex) => [hex, ...path]),
    );
  return paths;
}
/** Which walls strike, and where if it may fall on the way. */
function harmOf(table: Table, unit: Unit, walls: readonly UnitId[], path: readonly Hex[]): string {
  const struck: { wall: UnitId; at: Hex }[] = [];
  for (const wall of walls) {
    const { at } = unitAt(table, wall);
    let from = unit.at;
    for (const hex of path) {
      if (distanceOf(table, from, at) > 1 && distanceOf(table, hex, at) === 1) {
        struck.push({ wall, at: hex });
        break;
      }
      from = hex;
    }
  }
  const mayFall = unit.hp <= struck.length;
  return struck.map(({ wall, at }) => (mayFall ? `${wall}@${at}` : `${wall}`)).join();
}
