// The shortest ways of a rival to a hex that differ in their consequences. Questions only.
import { neighboursOf } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit } from '../../table/table.ts';
import { pathTo } from '../arena/hexes.ts';
import { comesNextTo, wallsAgainst } from '../arena/spear-walls.ts';
import type { LimitedReach } from './mark.ts';

/** Shortest paths to a hex: one for each way in which Spear Walls would strike. HOP-11.10, HOP-24.1 */
export function routesTo(table: Table, unit: Unit, reach: LimitedReach, end: Hex): Hex[][] {
  const walls = wallsAgainst(table, unit);
  if (walls.length === 0 || reach.before[end] === unit.at) return [pathTo(reach, end)]; // a single step, or a leap
  const byHarm = new Map<string, Hex[]>();
  for (const path of shortestPaths(table, reach, end)) {
    const harm = harmOf(table, unit, walls, path);
    if (!byHarm.has(harm)) byHarm.set(harm, path);
  }
  return [...byHarm.values()];
}
function shortestPaths(table: Table, { steps }: LimitedReach, end: Hex): Hex[][] {
  let paths: Hex[][] = [[end]];
  for (let walked = (steps[end] as number) - 1; walked > 0; walked--)
    paths = paths.flatMap((path) =>
      neighboursOf(table, path[0] as Hex)
        .filter((hex) => hex !== NONE && steps[hex] === walked)
        .map((hex) => [hex, ...path]),
    );
  return paths;
}
/** Which walls strike, and where if it may fall on the way. */
function harmOf(table: Table, unit: Unit, walls: readonly Unit[], path: readonly Hex[]): string {
  const struck: { wall: string; at: Hex }[] = [];
  for (const { name, at } of walls) {
    const hex = path.find((to, i) => comesNextTo(table, at, path[i - 1] ?? unit.at, to));
    if (hex !== undefined) struck.push({ wall: name, at: hex });
  }
  const mayFall = unit.hp <= struck.length;
  return struck.map(({ wall, at }) => (mayFall ? `${wall}@${at}` : wall)).join();
}
