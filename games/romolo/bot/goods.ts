// What cubes and coins are worth to a player, given what it already has.
import { remembered } from '@tabularium/parts/bot';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { characterCost, costs, militaryLimit, workerLimit } from '../content/tables.ts';
import { charactersLeft } from '../rules/ending/ending.ts';
import { capitalPower } from '../rules/land/hexes.ts';
import { count, inReserve, military, place, remove } from '../rules/people/units.ts';
import { hungryPreview } from '../rules/upkeep/feeding.ts';
import { wagesPreview } from '../rules/upkeep/wages.ts';
import { type Hex, NONE } from '../table/table.ts';
import { armyNeed } from './danger.ts';
import { goalsOf } from './goals.ts';
import { gainIn, lasting, payOff, type Thought } from './thought.ts';

/** By resource: the points that a cube is worth while there is a use for it. */
const CUBES: Readonly<Record<Resource, number>> = { wheat: 0.25, stone: 0.34, wood: 0.34, salt: 0.2, refined: 0.55 };
/** With less than is needed, with a little more, with plenty. */
const SHORT = 1.3;
const AMPLE = 0.8;
const PLENTY = 0.4;
/** Spare cubes worth keeping for what comes next. */
const RESERVE = 2;

/** A wheat that saves a unit from starving. */
const BREAD = 1.2;

/** One more cube of a type for somebody who has `held`. */
export function cubeWorth(thought: Thought, type: Resource, held: number): number {
  return remembered(thought, type, held, () => newCubeWorth(thought, type, held));
}
function newCubeWorth(thought: Thought, type: Resource, held: number): number {
  if (type === 'wheat' && held < hungryNow(thought)) return BREAD;
  const need = needOf(thought, type);
  const factor = held < need ? SHORT : held < need + RESERVE ? AMPLE : PLENTY;
  const missing = missingWorth(thought, type, held);
  const useful = missing + CUBES[type] * factor * (0.1 + 0.9 * payOff(thought, 3));
  return Math.max(useful, saleWorth(thought, type, held));
}
/** A cube that the best building is waiting for: its share of what the building brings. */
function missingWorth(thought: Thought, type: Resource, held: number): number {
  if (type === 'wheat')
    return wantsWorker(thought) && held < hungryNow(thought) + WORKER_WHEAT ? MISSING * (lasting(thought, 0.27) / WORKER_WHEAT) : 0;
  if (type === 'refined') return held < SOLDIER_REFINED && wantsSoldier(thought) ? MISSING * armyNeed(thought) : 0;
  if (type !== 'stone' && type !== 'wood') return 0;
  const { first } = goalsOf(thought);
  const wanted = type === 'stone' ? first.stone : first.wood;
  return held < wanted ? MISSING * (first.worth / (first.stone + first.wood)) : 0;
}
const MISSING = 0.4;
const WORKER_WHEAT = costs.worker.wheat;
const SOLDIER_REFINED = costs.soldier.refined;
/** What a cube fetches on the market: only a few can be sold, each with an action. */
function saleWorth(thought: Thought, type: Resource, held: number): number {
  const price = thought.table.prices[type];
  return price < 2 || held > 3 ? 0 : 2 * coinWorth(thought) * (price - 1);
}
/** The worth of this many cubes, the last ones first. */
export function cubesWorth(thought: Thought, type: Resource, held: number, cubes: number): number {
  let worth = 0;
  for (let i = 1; i <= cubes; i++) worth += cubeWorth(thought, type, held - i);
  return worth;
}
export const stockOf = ({ me }: Thought, type: Resource): number => me.stock[type];

/** A half coin. */
export function coinWorth(thought: Thought): number {
  return remembered(thought, 'coin', 0, () => {
    const price = characterCost(thought.me.characters.length);
    const wants = charactersLeft(thought.table) > 0 && thought.me.money < price;
    const toSpend = (wants ? 0.3 : 0.15) * payOff(thought, 3);
    return Math.max(toSpend, gainIn(thought, 'money', 2) / 2);
  });
}

// ---- what is needed

function needOf(thought: Thought, type: Resource): number {
  return remembered(thought, 'need', RESOURCES.indexOf(type), () => {
    switch (type) {
      case 'wheat':
        return wheatNeed(thought);
      case 'stone':
        return goalsOf(thought).stone;
      case 'wood':
        return goalsOf(thought).wood;
      case 'salt':
        return wagesPreview(thought.table, thought.seat).salt;
      case 'refined':
        return wantsSoldier(thought) ? SOLDIER_REFINED : 0;
    }
  });
}
/** Units that no farm feeds. */
export const hungryNow = (thought: Thought): number => remembered(thought, 'hungry', 0, () => hungryPreview(thought.table, thought.seat));
/** One more worker in a hex would have to be fed with wheat. */
export function feedsNoMore(thought: Thought, hex: Hex): boolean {
  const { table, seat } = thought;
  const id = inReserve(table, seat, 'worker');
  if (id === NONE) return true;
  place(table, id, hex);
  const hungry = hungryPreview(table, seat);
  remove(table, id, 'reserve');
  return hungry > hungryNow(thought);
}
/** Wheat for two turns, and for the next worker or explorer. */
function wheatNeed(thought: Thought): number {
  const { table, seat } = thought;
  const growth = wantsWorker(thought) ? 3 : table.round < 8 && inReserve(table, seat, 'explorer') !== NONE ? 2 : 0;
  return 2 * hungryNow(thought) + growth;
}
export const hasRoomForWorker = ({ table, seat }: Thought): boolean =>
  inReserve(table, seat, 'worker') !== NONE && count(table, seat, 'worker') < workerLimit(capitalPower(table, seat));
export const wantsWorker = (thought: Thought): boolean =>
  remembered(thought, 'worker', 0, () => hasRoomForWorker(thought) && thought.turnsLeft > 3);
export const wantsSoldier = (thought: Thought): boolean => remembered(thought, 'soldier', 0, () => wouldSoldierHelp(thought));
function wouldSoldierHelp(thought: Thought): boolean {
  const { table, seat } = thought;
  const hasRoom = military(table, seat) < militaryLimit(capitalPower(table, seat)) && inReserve(table, seat, 'soldier') !== NONE;
  const workers = count(table, seat, 'worker');
  return hasRoom && workers >= (armyNeed(thought) > 0.5 ? 2 : 3) && (thought.turnsLeft > 3 || armyNeed(thought) > 0.5);
}
