// Where a unit can stand and go. Questions only.
import { type ArenaId, arenas } from '../../content/arenas.ts';
import { arenaOf, defOf, standingOn } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit } from '../../table/table.ts';
import { levelOf, strideOf, teamOf } from '../units/units.ts';

/** A hex that a unit may neither enter nor pass. HOP-5.5, HOP-7.4, HOP-7.11 */
export function isBlocked(table: Table, unit: Unit, hex: Hex): boolean {
  const standing = standingOn(table, hex);
  if (standing !== NONE && table.units[standing] !== unit) return true;
  return isBarred(table, unit, hex);
}
/** Blocked by something that is no unit: Trample passes units, not these. */
export function isBarred(table: Table, unit: Unit, hex: Hex): boolean {
  if (table.terms.arena === 'pozzuoli') return false;
  if (arenaOf(table).kinds[hex] === 'pedestal' && defOf(table, unit).rank !== 'sentinel') return true; // HOP-5.11
  for (const { at, troop } of table.footholds) if (at === hex && table.troops[troop]?.team !== teamOf(table, unit)) return true;
  for (const { at, hp } of table.shards) if (at === hex && hp > 0) return true;
  return false;
}
export const isAvailable = (table: Table, unit: Unit, hex: Hex): boolean => hex !== NONE && !isBlocked(table, unit, hex);

/** The hexes that a unit can get to: for each hex the number of steps, or NONE; and the hex before it on a shortest way. */
export interface Reach {
  readonly steps: readonly Hex[];
  readonly before: readonly Hex[];
  /** Every hex that it can end on, nearest first, without its own. */
  readonly ends: readonly Hex[];
}
/** NONE for every hex; copied, never changed. */
const UNREACHED: Readonly<Record<ArenaId, readonly Hex[]>> = {
  pozzuoli: arenas.pozzuoli.names.map(() => NONE),
  colosseum: arenas.colosseum.names.map(() => NONE),
};
/** With Flight it passes over blocked hexes but must end on an available one. HOP-10.9, HOP-19.15 */
export function reachOf(table: Table, unit: Unit, hexes: number, flies = levelOf(table, unit, 'flight') > 0): Reach {
  const { neighbours, id } = arenaOf(table);
  const steps = UNREACHED[id].slice();
  const before = UNREACHED[id].slice();
  const ends: Hex[] = [];
  const queue: Hex[] = [unit.at];
  const limit = strideOf(table, unit, hexes);
  steps[unit.at] = 0;
  for (let next = 0; next < queue.length; next++) {
    const from = queue[next] as Hex;
    const walked = steps[from] as number;
    if (walked === limit) break;
    for (const hex of neighbours[from] as readonly Hex[]) {
      if (hex === NONE || steps[hex] !== NONE) continue;
      const blocked = isBlocked(table, unit, hex);
      if (blocked && !flies) continue;
      steps[hex] = walked + 1;
      before[hex] = from;
      queue.push(hex);
      if (!blocked) ends.push(hex);
    }
  }
  return { steps, before, ends };
}
/** The way that a reach found to a hex, without the start. */
export function pathTo({ before }: Reach, hex: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at = hex; before[at] !== NONE; at = before[at] as Hex) path.unshift(at);
  return path;
}
