// What a worker's works are worth in a hex: the points they bring, less what they cost.

import { remembered } from '@tabularium/parts/bot';
import { BUILDINGS } from '../content/constructions.ts';
import { RESOURCES, type Resource, WORKS, type Work } from '../content/kinds.ts';
import { costs, mercatorRate } from '../content/tables.ts';
import { isWater, powerFor, storesOf } from '../rules/land/hexes.ts';
import { cubesAt } from '../rules/people/paying.ts';
import { freshPower } from '../rules/people/powers.ts';
import { count } from '../rules/people/units.ts';
import { saltFor, saltWorth, wagesPreview } from '../rules/upkeep/wages.ts';
import { canRob } from '../rules/works/characters.ts';
import { aboutSelling } from '../rules/works/market.ts';
import { cubesMade } from '../rules/works/producing.ts';
import { whyNotWork } from '../rules/works/works.ts';
import { mapOf, playerOf } from '../table/names.ts';
import { type Hex, NONE, type Owner } from '../table/table.ts';
import { tradeWorth } from './alliance.ts';
import { bestCharacterWorth } from './characters.ts';
import { armyNeed, defenceNeed } from './danger.ts';
import { unexploredNear } from './exploring.ts';
import { spite, strikeWorth } from './fights.ts';
import { usingUpWorth } from './finishing.ts';
import { buildingWorth, canAfford, fits, priceIn } from './goals.ts';
import { coinWorth, cubesWorth, cubeWorth, feedsNoMore, hungryNow, stockOf, wantsSoldier, wantsWorker } from './goods.ts';
import { bestPurchase, bestSale } from './market.ts';
import { soldierPost } from './posts.ts';
import { cubesToPay } from './prices.ts';
import { gainIn, lasting, most, neighboursOf, stateOf, type Thought } from './thought.ts';

/** The best that a worker could do in a hex, if it may act there. */
export function bestWork(thought: Thought, hex: Hex): number {
  return remembered(thought, 'best', hex, () => most(WORKS.map((work) => workWorth(thought, work, hex))));
}
/** Nothing where the rules do not allow it. */
export function workWorth(thought: Thought, work: Work, hex: Hex): number {
  return remembered(thought, work, hex, () => {
    const reason = whyNotWork(thought.table, thought.seat, hex, work, false);
    return reason === undefined ? WORTH[work](thought, hex) : 0;
  });
}
const nothing = (): number => 0;
const WORTH: Readonly<Record<Work, (thought: Thought, hex: Hex) => number>> = {
  build: buildWorth,
  dismantle: nothing,
  transform: nothing,
  produce: produceWorth,
  collect: nothing,
  refine: refineWorth,
  createWorker: workerWorth,
  createSoldier: soldierWorth,
  createExplorer: explorerWorth,
  hireMercenaries: mercenaryWorth,
  hireCharacter: bestCharacterWorth,
  sell: (thought, hex) => bestSale(thought, hex, aboutSelling(thought.table, thought.seat, hex)),
  buy: bestPurchase,
  rob: robWorth,
  exchange: exchangeWorth,
  trade: tradeWorth,
};

/** The best building that can be paid for. */
function buildWorth(thought: Thought, hex: Hex): number {
  return most(BUILDINGS.map((building) => netWorth(thought, building, hex)));
}
/** A building less its price; nothing where it cannot be built now. */
export function netWorth(thought: Thought, building: (typeof BUILDINGS)[number], hex: Hex): number {
  if (!fits(thought, building, hex)) return 0;
  const price = priceIn(thought, building, hex);
  if (!canAfford(thought, price, hex, building !== 'wall')) return 0;
  const { stone, wood } = cubesToPay(price);
  const { table, seat } = thought;
  const paid =
    cubesWorth(thought, 'stone', cubesAt(table, seat, hex, 'stone'), stone) +
    cubesWorth(thought, 'wood', cubesAt(table, seat, hex, 'wood'), wood);
  // Cubes saved for this very building are not missed elsewhere.
  return buildingWorth(thought, building, hex) - 0.8 * paid;
}

/** The best source: what lies in stock already is worth less. */
function produceWorth(thought: Thought, hex: Hex): number {
  const { table } = thought;
  const state = stateOf(thought, hex);
  const sources: number[] = [];
  if (state.terrain !== 'water') {
    const type = state.terrain === 'plain' ? 'wheat' : state.terrain === 'hill' ? 'stone' : 'wood';
    sources.push(yieldWorth(thought, type, cubesMade(table, hex, type)));
  }
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[])
    if (next !== NONE && isWater(stateOf(thought, next))) sources.push(yieldWorth(thought, 'salt', 1));
  return most(sources);
}
/** This many more cubes, with Praepositus'; what the warehouses hold is collected too. */
export function yieldWorth(thought: Thought, type: Resource, cubes: number): number {
  const { table, seat } = thought;
  const more = freshPower(table, seat, 'praepositus')?.cubes?.[0] === type ? 1 : 0;
  const held = stockOf(thought, type) + stored(thought, type);
  let worth = 0;
  for (let i = 0; i < cubes + more; i++) worth += cubeWorth(thought, type, held + i);
  return worth;
}
/** All cubes in warehouses come to the active player at the end of the turn. */
export function stored({ table }: Thought, type: Resource): number {
  let cubes = 0;
  for (const hex of table.hexes) for (const store of storesOf(hex)) if (store.type === type) cubes += store.cubes;
  return cubes;
}

function refineWorth(thought: Thought, hex: Hex): number {
  const { table, seat } = thought;
  const cheapest = (['wheat', 'stone', 'wood', 'salt'] as const).map((type) => {
    const held = cubesAt(table, seat, hex, type);
    return held < 2 ? Number.POSITIVE_INFINITY : cubesWorth(thought, type, held, 2);
  });
  return cubeWorth(thought, 'refined', stockOf(thought, 'refined')) - Math.min(...cheapest) - 0.1;
}
function workerWorth(thought: Thought, hex: Hex): number {
  if (!wantsWorker(thought)) return 0;
  const workers = count(thought.table, thought.seat, 'worker');
  const point = workers % 2 === 1 ? gainIn(thought, 'population', 1) : 0.4;
  const income = lasting(thought, 0.27);
  const held = cubesAt(thought.table, thought.seat, hex, 'wheat');
  const price = 0.8 * cubesWorth(thought, 'wheat', held, costs.worker.wheat);
  return point + income - price - breadFor(thought, hex, held + stored(thought, 'wheat') - costs.worker.wheat);
}
/** What one more unit costs if no farm feeds it: a worker that starves gains nothing. */
function breadFor(thought: Thought, hex: Hex, wheat: number): number {
  if (!feedsNoMore(thought, hex)) return 0;
  return wheat > hungryNow(thought) ? 0.2 * Math.min(4, thought.turnsLeft) : STARVES;
}
const STARVES = 9;
/** It costs the worker, too. */
function soldierWorth(thought: Thought): number {
  const { table, seat } = thought;
  if (!wantsSoldier(thought)) return 0;
  const lost = count(table, seat, 'worker') % 2 === 0 ? 1 : 0;
  const points = gainIn(thought, 'population', 1) - lost;
  const income = lasting(thought, 0.2);
  const refined = cubesWorth(thought, 'refined', stockOf(thought, 'refined'), costs.soldier.refined);
  return points + soldierPost(thought) + defenceNeed(thought) + 1.3 * armyNeed(thought) + 0.6 - income - 0.5 * refined;
}
function explorerWorth(thought: Thought, hex: Hex): number {
  const hexes = unexploredNear(thought);
  if (hexes < 3 || thought.turnsLeft < 5) return 0;
  const held = cubesAt(thought.table, thought.seat, hex, 'wheat');
  return Math.min(1.6, 0.22 * hexes) - 0.8 * cubesWorth(thought, 'wheat', held, costs.explorer.wheat);
}
/** For an attack at once, or to hold the capital. */
function mercenaryWorth(thought: Thought, hex: Hex): number {
  return most([1, 2].map((hired) => hireWorth(thought, hex, hired)));
}
export function hireWorth(thought: Thought, hex: Hex, hired: number): number {
  const { table, seat, me } = thought;
  const { mercenaries } = wagesPreview(table, seat);
  const wages = saltFor(mercenaries + hired) - saltFor(mercenaries);
  const price = coinWorth(thought) * (2 * hired + wages * saltWorth(table));
  if (me.money < 2 * hired + wages * saltWorth(table)) return 0;
  const defends = hex === me.capital ? hired * defenceNeed(thought) : 0;
  return (
    most(neighboursOf(thought, hex).map((to) => strikeWorth(thought, to, 2 * hired))) +
    defends +
    usingUpWorth(thought, 'mercenary', hired) -
    price
  );
}
/** Half a die of cubes: the best that a neighbour has, and what the neighbour loses. */
function robWorth(thought: Thought, hex: Hex): number {
  const { table, seat, enemies } = thought;
  return most(enemies.map((owner) => (canRob(table, seat, owner, hex) ? bootyWorth(thought, owner) : 0)));
}
export function bootyWorth(thought: Thought, owner: Owner): number {
  const { stock, money } = playerOf(thought.table, owner);
  const worths = RESOURCES.flatMap((type) =>
    Array.from({ length: stock[type] }, (_, i) => cubeWorth(thought, type, stockOf(thought, type) + i)),
  );
  if (worths.length === 0) return (1 + spite(thought)) * Math.min(2, money) * coinWorth(thought);
  const [first = 0, second = 0, third = 0] = worths.toSorted((a, b) => b - a);
  return (1 + spite(thought) / 2) * ((5 * first + 3 * second + third) / 6); // one cube on 2 and more, two on 4 and more, three on 6
}
function exchangeWorth(thought: Thought, hex: Hex): number {
  const { table, seat } = thought;
  const { give, get } = mercatorRate(powerFor(table, seat, hex));
  const given = RESOURCES.map((type) => {
    const held = cubesAt(table, seat, hex, type);
    return held < give ? Number.POSITIVE_INFINITY : cubesWorth(thought, type, held, give);
  });
  const got = RESOURCES.map((type) => {
    let worth = 0;
    for (let i = 0; i < get; i++) worth += cubeWorth(thought, type, stockOf(thought, type) + i);
    return worth;
  });
  return most(got) - Math.min(...given);
}
