// Getting from hex to hex: touching sides, walls in between, steps, retreats. ROM-5
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Table } from '../../table/table.ts';
import { hasSide, isWater, portsOf, wallsOf } from './hexes.ts';

/** The side of `from` that touches `to`; NONE if they are not adjacent. ROM-1.2 */
const sideTo = (table: Table, from: Hex, to: Hex): number => (mapOf(table).neighbours[from] as readonly Hex[]).indexOf(to);
/** A wall of `to` stands on the side toward `from`: it protects. ROM-5.9, ROM-5.11 */
export function wallAgainst(table: Table, from: Hex, to: Hex): boolean {
  const walls = wallsOf(hexAt(table, to));
  if (walls === 0) return false;
  const side = sideTo(table, to, from);
  return side !== NONE && hasSide(walls, side);
}
/** The automaton's capital in the solitaire, otherwise NONE. ROM-16.3 */
export const automatonCapital = (table: Table): Hex => (table.terms.mode === 'solo' ? playerOf(table, 1).capital : NONE);
/** A unit of this owner may step from a hex to the adjacent one, face-down ones included; units and walls do not matter. ROM-5.2, ROM-5.3, ROM-16.3 */
export function stepAllowed(table: Table, owner: Owner, from: Hex, to: Hex): boolean {
  if (playerOf(table, owner).automaton) return true; // ROM-16.2
  if (table.terms.mode === 'solo' && to === automatonCapital(table)) return false; // ROM-16.3
  if (!isWater(hexAt(table, to))) return true;
  const here = hexAt(table, from);
  return portsOf(here) !== 0 || here.terrain === 'water'; // ROM-5.2
}

const FAR = 99;
/**
 * Steps to somebody's capital over face-up hexes; FAR where there is no way. Right for a hex and for everything that is nearer than it:
 * further hexes are not looked at. ROM-5.6
 */
function measureWays(table: Table, owner: Owner, capital: Hex, upTo: Hex): readonly number[] {
  const { neighbours } = mapOf(table);
  const ways = neighbours.map(() => FAR);
  ways[capital] = 0;
  const queue = [capital];
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i] as Hex;
    for (const from of neighbours[to] as readonly Hex[]) {
      if (from === NONE || ways[from] !== FAR || !hexAt(table, from).up || !stepAllowed(table, owner, from, to)) continue;
      ways[from] = (ways[to] as number) + 1;
      if (from === upTo) return ways;
      queue.push(from);
    }
  }
  return ways;
}
/**
 * Where a unit may retreat to from a hex: nearer to its own capital; from the capital itself anywhere. Face-up hexes only:
 * that a unit may leave its capital for a face-down hex is up to whoever moves it. With `sails` to water, and no port is needed
 * for this step. ROM-5.4 to ROM-5.8, ROM-10.19, ROM-15.17
 */
export function retreatSteps(table: Table, owner: Owner, from: Hex, sails = false): Hex[] {
  const { neighbours, distances } = mapOf(table);
  const { capital } = playerOf(table, owner);
  const found: Hex[] = [];
  const steps = capital === NONE || capital === from ? null : measureWays(table, owner, capital, from);
  const isCut = steps !== null && steps[from] === FAR; // ROM-5.7
  for (const to of neighbours[from] as readonly Hex[]) {
    if (to === NONE || !hexAt(table, to).up || !(sails ? isWater(hexAt(table, to)) : stepAllowed(table, owner, from, to))) continue;
    const nearer =
      steps === null ||
      (isCut
        ? (distances[to]?.[capital] as number) < (distances[from]?.[capital] as number)
        : (steps[to] as number) < (steps[from] as number)); // ROM-5.6
    if (nearer) found.push(to);
  }
  return found;
}
