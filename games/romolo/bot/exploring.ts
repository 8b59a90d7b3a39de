// Unknown land: what is worth exploring, and how likely it is water.
import { remembered } from '@tabularium/parts/bot';
import type { Terrain } from '../content/kinds.ts';
import { emissionReach } from '../content/tables.ts';
import { capitalPower, isLand } from '../rules/land/hexes.ts';
import { waterChance } from '../rules/movement/exploring.ts';
import type { Hex } from '../table/table.ts';
import { worthOfHex } from './scores.ts';
import { distanceOf, gainIn, neighboursOf, payOff, stateOf, type Thought } from './thought.ts';

/** Influence never reaches further. */
const REACH = 3;

/** Face-down hexes that influence may reach one day. */
export function unexploredNear(thought: Thought): number {
  return remembered(thought, 'unexplored', 0, () => {
    let found = 0;
    for (let hex = 0; hex < thought.table.hexes.length; hex++)
      if (!stateOf(thought, hex).up && distanceOf(thought, hex, thought.me.capital) <= REACH) found++;
    return found;
  });
}
const landChance = (thought: Thought, hex: Hex): number => 1 - waterChance(thought.table, thought.seat, hex);

/** What exploring a hex brings: land to control and work, perhaps a multiplier. */
export function exploreWorth(thought: Thought, hex: Hex): number {
  return remembered(thought, 'explore', hex, () => {
    const { table, seat, me } = thought;
    const distance = distanceOf(thought, hex, me.capital);
    const land = landChance(thought, hex);
    const worth = worthOfHex(table, hex);
    const isReached = distance <= emissionReach(capitalPower(table, seat));
    const control = isReached
      ? 0.8 * gainIn(thought, 'hexes', worth)
      : distance <= REACH
        ? 0.35 * worth * payOff(thought, 6)
        : 0.08 * worth;
    const automaton = table.terms.mode === 'solo' ? 0.8 * worth : 0; // face-down hexes are the automaton's, and count three times for it
    return land * (control + wantedLand(thought, hex, distance)) + automaton;
  });
}
/** Hills and forests near the warehouses, and a plain beside the capital for the domain. */
function wantedLand(thought: Thought, hex: Hex, distance: number): number {
  if (distance > 2) return 0;
  const early = payOff(thought, 8);
  const isKnown = thought.me.looked.includes(hex);
  const chance = (terrain: Terrain): number => (isKnown ? (stateOf(thought, hex).terrain === terrain ? 1 : 0) : 0.25);
  const has = (terrain: Terrain): boolean => hasNear(thought, terrain);
  const sources = (has('hill') ? 0.2 : 1.6) * chance('hill') + (has('forest') ? 0.2 : 1.6) * chance('forest');
  return early * (sources + (distance === 1 && !hasDomain(thought) ? 1.2 * chance('plain') : 0));
}
const hasNear = (thought: Thought, terrain: Terrain): boolean =>
  [...thought.table.hexes.keys()].some(
    (hex) => stateOf(thought, hex).up && stateOf(thought, hex).terrain === terrain && distanceOf(thought, hex, thought.me.capital) <= 2,
  );
const hasDomain = (thought: Thought): boolean =>
  neighboursOf(thought, thought.me.capital).some((hex) => isLand(stateOf(thought, hex)) && stateOf(thought, hex).terrain === 'plain');

/** The nearest hex worth exploring, less the way there. */
export function exploringFrom(thought: Thought, from: Hex): number {
  return remembered(thought, 'from', from, () => {
    let most = 0;
    for (let hex = 0; hex < thought.table.hexes.length; hex++) {
      if (stateOf(thought, hex).up) continue;
      const steps = distanceOf(thought, from, hex);
      most = Math.max(most, exploreWorth(thought, hex) * 0.75 ** Math.max(0, steps - 1));
    }
    return most;
  });
}
