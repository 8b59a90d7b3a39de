// Growth: new units, mercenaries. ROM-8
import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { byResource, RESOURCES, type Resource, type Work } from '../../content/kinds.ts';
import { costs, militaryLimit, units, workerLimit } from '../../content/tables.ts';
import type { Cubes, GrowthAbout, HireAbout, HirePayFacts, Room } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexName, playerOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, type Lying, NONE, type Owner, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { inBank, takeFromBank } from '../land/bank.ts';
import { capitalPower } from '../land/hexes.ts';
import { cubesAt, earn, gain, spend } from '../people/paying.ts';
import { freshPower, usePower } from '../people/powers.ts';
import { hostileIn } from '../people/stances.ts';
import { count, inReserve, mercenariesOf, mercenaryInBank, military, place, remove } from '../people/units.ts';
import type { AllWorks } from './works.ts';

// ---- limits

/** Checked only when a unit is added. ROM-8.1, ROM-8.2 */
const workerRoom = (table: Table, owner: Owner): Room => [count(table, owner, 'worker'), workerLimit(capitalPower(table, owner))];
const militaryRoom = (table: Table, owner: Owner): Room => [military(table, owner), militaryLimit(capitalPower(table, owner))];
function whyFull([now, limit]: Room, because: 'workerLimit' | 'militaryLimit'): Reason | undefined {
  return now < limit ? undefined : { rule: 'ROM-8.1', because, now, limit };
}
const needs = (rule: string, resource: Resource, cubes: number): Reason => ({ rule, because: 'needsCubes', resource, cubes });
const NO_WORKER_LEFT: Reason = { rule: 'ROM-1.7', because: 'noneInReserve', unit: 'worker' };
const NO_SOLDIER_LEFT: Reason = { rule: 'ROM-1.7', because: 'noneInReserve', unit: 'soldier' };
const NO_EXPLORER_LEFT: Reason = { rule: 'ROM-1.7', because: 'noneInReserve', unit: 'explorer' };

// ---- workers, soldiers, explorers

const NEEDS_WHEAT_FOR_WORKER = deepFreeze(needs('ROM-8.3', 'wheat', costs.worker.wheat));
function whyNotCreateWorker(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (cubesAt(table, owner, hex, 'wheat') < costs.worker.wheat) return NEEDS_WHEAT_FOR_WORKER; // ROM-8.3
  return whyNotAddWorker(table, owner);
}
function whyNotAddWorker(table: Table, owner: Owner): Reason | undefined {
  if (inReserve(table, owner, 'worker') === NONE) return NO_WORKER_LEFT; // ROM-1.7
  return whyFull(workerRoom(table, owner), 'workerLimit');
}
/** Three wheat; it lies where it was made. ROM-8.3 */
function createWorker(table: Table, ref: Referee, seat: Seat, hex: Hex): void {
  spend(table, seat, hex, 'wheat', costs.worker.wheat);
  const id = bringIn(table, inReserve(table, seat, 'worker'), hex);
  ref.tell({ kind: 'created', rule: 'ROM-8.3', unit: unitName(table, id), at: hexName(table, hex), paid: costs.worker });
}

const NOT_IN_CAPITAL: Reason = { rule: 'ROM-8.4', because: 'notInCapital' };
const NEEDS_REFINED = deepFreeze(needs('ROM-8.4', 'refined', costs.soldier.refined));
function whyNotCreateSoldier(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (playerOf(table, owner).capital !== hex) return NOT_IN_CAPITAL;
  if (cubesAt(table, owner, hex, 'refined') < costs.soldier.refined) return NEEDS_REFINED;
  if (inReserve(table, owner, 'soldier') === NONE) return NO_SOLDIER_LEFT;
  return whyFull(militaryRoom(table, owner), 'militaryLimit');
}
/** Two refined goods and the worker itself, in its owner's capital. ROM-8.4 */
function createSoldier(table: Table, ref: Referee, seat: Seat, hex: Hex, worker: UnitId): void {
  spend(table, seat, hex, 'refined', costs.soldier.refined);
  remove(table, worker, 'reserve');
  const id = bringIn(table, inReserve(table, seat, 'soldier'), hex);
  ref.tell({ kind: 'created', rule: 'ROM-8.4', unit: unitName(table, id), at: hexName(table, hex), paid: costs.soldier });
}

const NEEDS_WHEAT_FOR_EXPLORER = deepFreeze(needs('ROM-8.5', 'wheat', costs.explorer.wheat));
function whyNotCreateExplorer(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (cubesAt(table, owner, hex, 'wheat') < costs.explorer.wheat) return NEEDS_WHEAT_FOR_EXPLORER;
  return inReserve(table, owner, 'explorer') === NONE ? NO_EXPLORER_LEFT : undefined;
}
/** Two wheat. ROM-8.5 */
function createExplorer(table: Table, ref: Referee, seat: Seat, hex: Hex): void {
  spend(table, seat, hex, 'wheat', costs.explorer.wheat);
  const id = bringIn(table, inReserve(table, seat, 'explorer'), hex);
  ref.tell({ kind: 'created', rule: 'ROM-8.5', unit: unitName(table, id), at: hexName(table, hex), paid: costs.explorer });
}
/** New units lie until their owner's next turn. ROM-4.7 */
function bringIn(table: Table, id: UnitId, hex: Hex): UnitId {
  place(table, id, hex);
  unitAt(table, id).lying = 'created';
  return id;
}

// ---- the explorer becomes a worker

const EXPLORER_USED: Reason = { rule: 'ROM-8.6', because: 'explorerUsed' };
const EXPLORER_NEW: Reason = { rule: 'ROM-8.7', because: 'explorerNew' };
const HOSTILE: Reason = { rule: 'ROM-8.7', because: 'hostileUnits' };
const NEEDS_WHEAT_TO_CONVERT = deepFreeze(needs('ROM-8.6', 'wheat', costs.conversion.wheat));
const NEW: Lying = 'created';
export function whyNotConvert(table: Table, explorer: Unit): Reason | undefined {
  const { owner, used, lying, at } = explorer;
  if (used) return EXPLORER_USED; // ROM-8.6
  if (lying === NEW) return EXPLORER_NEW; // ROM-8.7
  if (playerOf(table, owner).stock.wheat < costs.conversion.wheat) return NEEDS_WHEAT_TO_CONVERT;
  if (hostileIn(table, at, owner)) return HOSTILE; // ROM-8.7
  return whyNotAddWorker(table, owner);
}
/** Costs a wheat from the stock. The worker inherits a penalty, and the explorer is gone for good. ROM-8.6, ROM-8.7 */
export function convert(table: Table, ref: Referee, explorer: UnitId): void {
  const { owner, at, penalty } = unitAt(table, explorer);
  gain(table, owner, 'wheat', -costs.conversion.wheat);
  remove(table, explorer, 'gone');
  const id = bringIn(table, inReserve(table, owner, 'worker'), at);
  unitAt(table, id).penalty = penalty;
  ref.tell({ kind: 'converted', rule: 'ROM-8.6', unit: unitName(table, explorer), into: unitName(table, id), at: hexName(table, at) });
}

// ---- mercenaries

const NO_MERCENARY_LEFT: Reason = { rule: 'ROM-1.7', because: 'bankEmpty' };
const TOO_POOR: Reason = { rule: 'ROM-8.8', because: 'tooFewCoins', coins: costs.mercenary };
function whyNotHireMercenaries(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (inBank(table, 'mercenary') === 0) return NO_MERCENARY_LEFT; // ROM-1.7
  if (!canHire(table, owner, hex, 1)) return TOO_POOR;
  return whyFull(militaryRoom(table, owner), 'militaryLimit');
}
const hasFoederatus = (table: Table, owner: Owner): boolean => (freshPower(table, owner, 'foederatus')?.charges ?? 0) > 0; // ROM-15.13
function canHire(table: Table, owner: Owner, hex: Hex, mercenaries: number): boolean {
  return coinsWorth(table, owner, hex) >= costs.mercenary * mercenaries || hasFoederatus(table, owner);
}
/** Whole coins, and cubes at their price. ROM-8.9, ROM-8.10 */
function coinsWorth(table: Table, owner: Owner, hex: Hex): number {
  let coins = playerOf(table, owner).money >> 1;
  for (const type of RESOURCES) coins += table.prices[type] * cubesAt(table, owner, hex, type);
  return coins;
}
const MOST_HIRED = 2;
const HIRE_COUNTS: readonly Asks['hireCount'][] = deepFreeze([{ count: 1 }, { count: 2 }]);
function hireCounts(table: Table, owner: Owner, hex: Hex): Asks['hireCount'][] {
  const [now, limit] = militaryRoom(table, owner);
  const most = Math.min(MOST_HIRED, inBank(table, 'mercenary'), limit - now);
  return HIRE_COUNTS.filter((option) => option.count <= most && canHire(table, owner, hex, option.count));
}
/** One or two from the bank; they stand and may act at once. ROM-8.8, ROM-4.7 */
function* hireMercenaries(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const chosen = yield* ref.choose(seat, {
    ask: 'hireCount',
    rule: 'ROM-8.8',
    options: () => hireCounts(table, seat, hex),
    about: (option) => aboutHiring(table, seat, option.count),
  });
  const { coins, paid, free } = yield* payHire(table, ref, seat, hex, costs.mercenary * chosen.count);
  const hired: string[] = [];
  for (let i = 0; i < chosen.count; i++) {
    const id = mercenaryInBank(table);
    place(table, id, hex, seat);
    unitAt(table, id).actions = units.mercenary.actions;
    hired.push(unitName(table, id));
  }
  takeFromBank(table, 'mercenary', chosen.count);
  ref.tell({ kind: 'hired', rule: 'ROM-8.8', seat, units: hired, at: hexName(table, hex), coins, paid, free });
}
interface Hire {
  coins: number;
  paid: Cubes;
  free: boolean;
}
/** Coin by coin, or cubes at their price, which give no change. ROM-8.9, ROM-8.10 */
function* payHire(table: Table, ref: Referee, seat: Seat, hex: Hex, due: number): Rules<Hire> {
  const paid: Partial<Record<Resource, number>> = {};
  let coins = 0;
  for (let left = due; left > 0; ) {
    const still = left;
    const one = yield* ref.choose(seat, {
      ask: 'hirePay',
      rule: 'ROM-8.9',
      options: () => hirePays(table, seat, hex, still, still === due && hasFoederatus(table, seat)),
      facts: (): HirePayFacts => ({ due: still }),
    });
    if (one.with === 'foederatus') {
      usePower(table, ref, seat, 'foederatus', { at: hex });
      return { coins: 0, paid: {}, free: true };
    }
    if (one.with === 'coin') {
      earn(table, seat, -2);
      coins += 1;
      left -= 1;
    } else {
      spend(table, seat, hex, one.with, 1);
      paid[one.with] = (paid[one.with] ?? 0) + 1;
      left -= table.prices[one.with];
    }
  }
  return { coins, paid, free: false };
}
const PAY_COIN: Asks['hirePay'] = Object.freeze({ with: 'coin' });
const PAY_FOEDERATUS: Asks['hirePay'] = Object.freeze({ with: 'foederatus' });
const PAY_CUBE = deepFreeze(byResource((resource): Asks['hirePay'] => ({ with: resource })));
function hirePays(table: Table, seat: Seat, hex: Hex, due: number, foederatus: boolean): Asks['hirePay'][] {
  const found: Asks['hirePay'][] = [];
  if (coinsWorth(table, seat, hex) < due) return [PAY_FOEDERATUS]; // offer no payment that cannot be completed
  if (playerOf(table, seat).money >= 2) found.push(PAY_COIN);
  for (const type of RESOURCES) if (table.prices[type] > 0 && cubesAt(table, seat, hex, type) > 0) found.push(PAY_CUBE[type]);
  if (foederatus) found.push(PAY_FOEDERATUS); // ROM-15.13
  return found;
}

// ---- what growth would do

function aboutHiring(table: Table, owner: Owner, more: number): HireAbout {
  const [now, limit] = militaryRoom(table, owner);
  const mercenaries = more + mercenariesOf(table, owner).length;
  return { coins: costs.mercenary * more, count: [now + more, limit], wages: (mercenaries * (mercenaries + 1)) / 2 }; // ROM-11.2
}
/** What a work that makes a unit would do. */
export function aboutGrowth(table: Table, owner: Owner, work: Extract<Work, `create${string}`>): GrowthAbout {
  switch (work) {
    case 'createWorker':
      return { pays: costs.worker, count: oneMore(workerRoom(table, owner)) };
    case 'createSoldier':
      return { pays: costs.soldier, count: oneMore(militaryRoom(table, owner)) };
    case 'createExplorer':
      return { pays: costs.explorer, count: null };
  }
}
const oneMore = ([now, limit]: Room): Room => [now + 1, limit];

export const GROWING = {
  createWorker: { why: whyNotCreateWorker, do: createWorker },
  createSoldier: { why: whyNotCreateSoldier, do: createSoldier },
  createExplorer: { why: whyNotCreateExplorer, do: createExplorer },
  hireMercenaries: { why: whyNotHireMercenaries, do: hireMercenaries },
} satisfies Partial<AllWorks>;
