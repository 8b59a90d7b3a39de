// What to build, and where: the worth of every building in every hex that matters, and the cubes to save for the best of them.

import { remembered } from '@tabularium/parts/bot';
import { BUILDINGS, type Building, constructions, WALLS_PER_SET } from '../content/constructions.ts';
import { workerLimit } from '../content/tables.ts';
import { inBank } from '../rules/land/bank.ts';
import { countOf, hasSide, isLand, isWater, placeLimit, placesUsed, portsOf, powerOf, storesOf } from '../rules/land/hexes.ts';
import { controllers, influence } from '../rules/land/influence.ts';
import { addCounted, addStore, removeCounted, removeStore } from '../rules/land/pieces.ts';
import { canPay, cubesAt, hasAedificator, type Price, priceOf, wallPrice } from '../rules/people/paying.ts';
import { heldBy } from '../rules/people/powers.ts';
import { mayHinderIn } from '../rules/people/stances.ts';
import { count } from '../rules/people/units.ts';
import { hungryPreview } from '../rules/upkeep/feeding.ts';
import { type Hex, NONE } from '../table/table.ts';
import { usingUpWorth } from './finishing.ts';
import { feedsNoMore, hungryNow, wantsWorker } from './goods.ts';
import { CUBE, cubesToPay } from './prices.ts';
import { worthOfHex } from './scores.ts';
import { distanceOf, gainIn, lasting, most, neighboursOf, payOff, stateOf, type Thought } from './thought.ts';

/** Stone and wood to keep at hand for the two best buildings. */
export interface Goals {
  readonly stone: number;
  readonly wood: number;
  /** What the best one takes, and what it brings besides its price. */
  readonly first: { readonly stone: number; readonly wood: number; readonly worth: number };
}
interface Goal {
  readonly hex: Hex;
  readonly building: Building;
  readonly worth: number;
}

/** The two buildings that pay best for what they cost, wherever the workers are. */
export function goalsOf(thought: Thought): Goals {
  if (thought.goals) return thought.goals;
  const wanted: Goal[] = [];
  for (const hex of sitesOf(thought))
    for (const building of BUILDINGS) {
      if (!fits(thought, building, hex)) continue;
      const worth = buildingWorth(thought, building, hex) - CUBE * priceIn(thought, building, hex).cubes;
      if (worth > 0) wanted.push({ hex, building, worth });
    }
  wanted.sort((a, b) => b.worth - a.worth);
  const [first = NOTHING, second = NOTHING] = wanted.map(({ building, hex, worth }) => ({
    ...cubesToPay(priceIn(thought, building, hex)),
    worth,
  }));
  thought.goals = { stone: first.stone + second.stone, wood: first.wood + second.wood, first };
  return thought.goals;
}
const NOTHING = { stone: 0, wood: 0, worth: 0 };
/** The capital and the open hexes around it. */
function sitesOf(thought: Thought): Hex[] {
  const { capital } = thought.me;
  if (capital === NONE) return [];
  return [capital, ...neighboursOf(thought, capital)].filter((hex) => isLand(stateOf(thought, hex)));
}

// ---- what can be built

export const priceIn = (thought: Thought, building: Building, hex: Hex): Price => {
  const temples = countOf(stateOf(thought, hex), 'temple');
  return building === 'wall' ? wallPrice(wallsWanted(thought, hex), temples) : priceOf(constructions[building], temples);
};
/** The terrain is right, there is room, and the bank has a piece. */
export function fits(thought: Thought, building: Building, hex: Hex): boolean {
  const state = stateOf(thought, hex);
  if (!constructions[building].terrain.includes(state.terrain)) return false;
  if (building === 'wall') return wallsWanted(thought, hex) > 0;
  if (inBank(thought.table, constructions[building].bank) === 0) return false;
  if (building === 'port' && !hasFreeWaterSide(thought, hex)) return false;
  return roomIn(thought, hex) + (building === 'aqueduct' ? 1 : 0) > 0;
}
const roomIn = (thought: Thought, hex: Hex): number =>
  remembered(thought, 'room', hex, () => placeLimit(thought.table, hex) - placesUsed(stateOf(thought, hex)));
export const canAfford = ({ table, seat }: Thought, price: Price, hex: Hex, mayMix: boolean): boolean =>
  canPay(price, cubesAt(table, seat, hex, 'stone'), cubesAt(table, seat, hex, 'wood'), mayMix && hasAedificator(table, seat));
const hasFreeWaterSide = (thought: Thought, hex: Hex): boolean =>
  (thought.map.neighbours[hex] as readonly Hex[]).some(
    (next, side) => next !== NONE && isWater(stateOf(thought, next)) && !hasSide(portsOf(stateOf(thought, hex)), side),
  );
/** How many walls complete the next set, since only whole sets count; 0 if one action cannot. */
export function wallsWanted(thought: Thought, hex: Hex): number {
  const state = stateOf(thought, hex);
  const walls = countOf(state, 'wall');
  if (walls >= WALLS_PER_SET && storesOf(state).length > 0) return 0; // its warehouses must stay open to production from outside
  const missing = WALLS_PER_SET - (walls % WALLS_PER_SET);
  const own = heldBy(thought.table, thought.seat, 'defensor')?.charges ?? 0;
  const left = inBank(thought.table, 'wall');
  const opensSet = walls % WALLS_PER_SET === 0;
  const hasPlace = !opensSet || placesUsed(state) < placeLimit(thought.table, hex);
  return hasPlace && walls + missing <= 6 && missing <= own + left ? missing : 0;
}

// ---- what it is worth

/** The points that a building brings in a hex until the end, without its price. */
export function buildingWorth(thought: Thought, building: Building, hex: Hex): number {
  return remembered(thought, building, hex, () => {
    const power = constructions[building].countsForPower ? powerWorth(thought, hex) : 0;
    return power + useOf(thought, building, hex) + placeCost(thought, building, hex) + endingWorth(thought, building);
  });
}
/** What one more power of a hex brings: points of the domain, reach and room for workers in the capital. */
export function powerWorth(thought: Thought, hex: Hex): number {
  return remembered(thought, 'power', hex, () => {
    const { capital } = thought.me;
    if (hex === capital) return capitalGain(thought);
    return distanceOf(thought, hex, capital) === 1 && stateOf(thought, hex).terrain === 'plain' ? domainGain(thought, hex) : 0;
  });
}
const STEP_TO_REACH = 0.8;
function capitalGain(thought: Thought): number {
  const { table, seat, me } = thought;
  const state = stateOf(thought, me.capital);
  const power = powerOf(state);
  const before = hexesOf(
    thought,
    thought.scores().control.map(({ team }) => team),
  );
  addStore(state);
  const hexes = hexesOf(thought, controllers(table, influence(table))) - before;
  removeStore(state, storesOf(state).length);
  const limit = workerLimit(power + 1) - workerLimit(power);
  const isFull = count(table, seat, 'worker') >= workerLimit(power);
  const room = limit * lasting(thought, isFull ? 0.16 : 0.08);
  const step = power < 6 ? STEP_TO_REACH * payOff(thought, 6) : 0;
  return gainIn(thought, 'domain', 1) + (hexes > 0 ? gainIn(thought, 'hexes', hexes) : 0) + room + step;
}
/** Points of the hexes that this side controls. */
function hexesOf({ table, me }: Thought, owners: readonly number[]): number {
  let sum = 0;
  for (let hex = 0; hex < owners.length; hex++) if (owners[hex] === me.team) sum += worthOfHex(table, hex);
  return sum;
}
/** A plain beside the capital counts if it is the strongest one. */
function domainGain(thought: Thought, hex: Hex): number {
  const strengths = neighboursOf(thought, thought.me.capital)
    .filter((next) => next !== hex && stateOf(thought, next).up && stateOf(thought, next).terrain === 'plain')
    .map((next) => powerOf(stateOf(thought, next)));
  const own = powerOf(stateOf(thought, hex));
  if (own < most(strengths)) return 0.2;
  const isOurs = thought.scores().control[hex]?.team === thought.me.team;
  return gainIn(thought, 'domain', 1) * (isOurs ? 1 : 0.6 * payOff(thought, 4));
}

/** What it does besides standing there. */
function useOf(thought: Thought, building: Building, hex: Hex): number {
  if (constructions[building].adds !== undefined) return hasStoreNear(thought, hex) ? lasting(thought, 0.22) : 0;
  return USES[building]?.(thought, hex) ?? 0;
}
const USES: Readonly<Partial<Record<Building, (thought: Thought, hex: Hex) => number>>> = {
  farm: farmUse,
  warehouse: warehouseUse,
  temple: templeUse,
  forum: forumUse,
  port: (thought) => 0.5 * payOff(thought, 5),
  aqueduct: aqueductUse,
  wall: (thought, hex) => (hex === thought.me.capital ? 0.3 : 0),
};
/** Two units fed every turn, if any are hungry; a reserve for the next worker is welcome too. */
function farmUse(thought: Thought, hex: Hex): number {
  const { table, seat, me } = thought;
  const state = stateOf(thought, hex);
  const before = hungryNow(thought);
  addCounted(state, 'farm');
  const fed = before - hungryPreview(table, seat);
  removeCounted(state, 'farm');
  const next = fed < 2 && wantsWorker(thought) && feedsNoMore(thought, me.capital) ? (me.stock.wheat >= 3 ? 0.5 : 0.25) : 0.01;
  return lasting(thought, 0.32 * fed + next);
}
function forumUse(thought: Thought, hex: Hex): number {
  const state = stateOf(thought, hex);
  return powerOf(state) + 1 >= 4 && countOf(state, 'forum') === 0 ? 1.2 * payOff(thought, 6) : 0.2;
}
/** Every producing worker needs an empty warehouse. */
function warehouseUse(thought: Thought, hex: Hex): number {
  const { table, seat, me } = thought;
  let stores = 0;
  for (let at = 0; at < table.hexes.length; at++)
    if (distanceOf(thought, at, me.capital) <= 1 && !mayHinderIn(table, at, seat)) stores += storesOf(stateOf(thought, at)).length;
  const missing = count(table, seat, 'worker') - stores;
  if (distanceOf(thought, hex, me.capital) > 1) return 0;
  return lasting(thought, missing > 0 ? 0.2 : missing === 0 ? 0.07 : 0.01);
}
/** A cube saved on everything that is still built here. */
function templeUse(thought: Thought, hex: Hex): number {
  const { capital } = thought.me;
  if (hex !== capital) return distanceOf(thought, hex, capital) === 1 ? 0.2 * payOff(thought, 6) : 0;
  return CUBE * 4 * payOff(thought, 10);
}
const hasStoreNear = (thought: Thought, hex: Hex): boolean =>
  [hex, ...neighboursOf(thought, hex)].some((at) => storesOf(stateOf(thought, at)).length > 0);
/** Room for more, here and around. */
function aqueductUse(thought: Thought, hex: Hex): number {
  const { table, me } = thought;
  let worth = 0;
  for (const at of [hex, ...neighboursOf(thought, hex)]) {
    if (at !== me.capital && distanceOf(thought, at, me.capital) !== 1) continue;
    const isFull = placesUsed(stateOf(thought, at)) >= placeLimit(table, at);
    if (at === me.capital) worth += isFull ? 1.3 : 0.8;
    else if (stateOf(thought, at).terrain === 'plain') worth += 0.15;
  }
  return worth * payOff(thought, 5);
}
/** The places of the capital are for power. */
function placeCost(thought: Thought, building: Building, hex: Hex): number {
  if (hex !== thought.me.capital || building === 'aqueduct') return 0;
  return building === 'farm' ? -2 : 0;
}
function endingWorth(thought: Thought, building: Building): number {
  return usingUpWorth(thought, constructions[building].bank, building === 'wall' ? WALLS_PER_SET : 1);
}
