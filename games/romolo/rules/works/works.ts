// A worker's works: which it may do where, and doing them. `hex` is where the work counts: with Traductor the hex beside it. ROM-15.25
import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { WORKS, type Work } from '../../content/kinds.ts';
import type { WorkThereFacts } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, hexName, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Step, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { isLand } from '../land/hexes.ts';
import { automatonCapital } from '../land/ways.ts';
import { whyInert } from '../movement/movement.ts';
import { usePower } from '../people/powers.ts';
import { hostileIn, isOpposed } from '../people/stances.ts';
import { build, dismantle, transform, whyNotBuild, whyNotDismantle, whyNotTransform } from './building.ts';
import { exchange, hireCharacter, rob, whyNotExchange, whyNotHireCharacter, whyNotRob } from './characters.ts';
import {
  createExplorer,
  createSoldier,
  createWorker,
  hireMercenaries,
  whyNotCreateExplorer,
  whyNotCreateSoldier,
  whyNotCreateWorker,
  whyNotHireMercenaries,
} from './growing.ts';
import { buy, sell, whyNotBuy, whyNotSell } from './market.ts';
import { collect, produce, refine, whyNotCollect, whyNotProduce, whyNotRefine } from './producing.ts';
import { trade, whyNotTrade } from './trading.ts';

// ---- what is allowed

const NOT_A_WORKER: Reason = { rule: 'ROM-4.5', because: 'notAWorker' };
const RETREATED: Reason = { rule: 'ROM-5.5', because: 'retreated' };
const PENALTY: Reason = { rule: 'ROM-4.6', because: 'penalty' };
const HOSTILE: Reason = { rule: 'ROM-4.6', because: 'hostileUnits' };
/** Why a unit can do nothing but move, wherever it is; the powers that are a worker's action need the same. ROM-4.5, ROM-4.6, ROM-15.4 */
export function whyIdle(unit: Unit): Reason | undefined {
  if (unit.kind !== 'worker') return NOT_A_WORKER; // ROM-4.5
  const inert = whyInert(unit);
  if (inert !== undefined) return inert;
  if (unit.movesOnly) return RETREATED; // ROM-5.5
  return unit.penalty && !unit.unhindered ? PENALTY : undefined; // ROM-4.6, ROM-5.12, ROM-15.19
}

const WHY_NOT: Readonly<Record<Work, (table: Table, owner: Owner, hex: Hex) => Reason | undefined>> = {
  build: whyNotBuild,
  dismantle: whyNotDismantle,
  transform: whyNotTransform,
  produce: whyNotProduce,
  collect: whyNotCollect,
  refine: whyNotRefine,
  createWorker: whyNotCreateWorker,
  createSoldier: whyNotCreateSoldier,
  createExplorer: whyNotCreateExplorer,
  hireMercenaries: whyNotHireMercenaries,
  hireCharacter: whyNotHireCharacter,
  sell: whyNotSell,
  buy: whyNotBuy,
  rob: whyNotRob,
  exchange: whyNotExchange,
  trade: whyNotTrade,
};
/** Robbing is the one work that hostile units do not hinder. ROM-15.21 */
export const ROB = WORKS.indexOf('rob');
/** By the number of the work: why a worker that may act in this hex cannot do it. */
export const whyNotWork: readonly ((table: Table, owner: Owner, hex: Hex) => Reason | undefined)[] = WORKS.map((work) => WHY_NOT[work]);

const NOT_LAND: Reason = { rule: 'ROM-15.25', because: 'notOpenLand' };
const CLOSED: Reason = { rule: 'ROM-15.25', because: 'automatonCapital' };
const NOTHING_THERE: Reason = { rule: 'ROM-15.25', because: 'nothingToDoThere' };
/** Why a worker that may act cannot do so as if it were in the hex beside it; who is with it where it stands does not matter. ROM-15.25 */
export function whyNotTranslate(table: Table, owner: Owner, to: Hex): Reason | undefined {
  if (!isLand(hexAt(table, to))) return NOT_LAND;
  if (to === automatonCapital(table)) return CLOSED;
  for (let work = WORKS.length - 1; work >= 0; work--) if (whyNotWorkIn(table, owner, to, work) === undefined) return undefined;
  return hostileIn(table, to, owner) ? HOSTILE : NOTHING_THERE;
}
/** The same for a worker beside whatever units are there. ROM-4.6 */
function whyNotWorkIn(table: Table, owner: Owner, hex: Hex, work: number): Reason | undefined {
  return work !== ROB && hostileIn(table, hex, owner) ? HOSTILE : whyNotWork[work]?.(table, owner, hex);
}

// ---- doing it

/** A work in the hex where it counts; afterwards the worker lies. ROM-4.3 */
export function* work(table: Table, ref: Referee, id: UnitId, what: Work, hex: Hex): Rules<void> {
  const { owner, at } = unitAt(table, id);
  const isAway = hex !== at;
  if (isAway && what !== 'trade' && what !== 'produce') usePower(table, ref, owner, 'traductor', { at: hex, unit: id }); // those two may come to nothing
  const step: Step = { at: 'work', unit: unitName(table, id), work: what, as: isAway ? hexName(table, hex) : null };
  if (yield* ref.within(step, perform(table, ref, owner, id, what, hex))) layDown(table, unitAt(table, id));
}
/** The worker may be gone: it became a soldier. */
function layDown({ turn }: Table, worker: Unit): void {
  turn.busy = true;
  if (worker.at === NONE) return;
  worker.lying = 'acted'; // ROM-4.3
  worker.actions = 0;
  worker.used = true;
}
/** False if nothing came of it. */
function* perform(table: Table, ref: Referee, seat: Seat, id: UnitId, what: Work, hex: Hex): Rules<boolean> {
  switch (what) {
    case 'build':
      yield* build(table, ref, seat, hex);
      return true;
    case 'dismantle':
      yield* dismantle(table, ref, seat, hex);
      return true;
    case 'transform':
      yield* transform(table, ref, seat, hex);
      return true;
    case 'produce':
      return yield* produce(table, ref, seat, hex, id);
    case 'collect':
      yield* collect(table, ref, seat, hex);
      return true;
    case 'refine':
      yield* refine(table, ref, seat, hex);
      return true;
    case 'createWorker':
      createWorker(table, ref, seat, hex);
      return true;
    case 'createSoldier':
      createSoldier(table, ref, seat, hex, id);
      return true;
    case 'createExplorer':
      createExplorer(table, ref, seat, hex);
      return true;
    case 'hireMercenaries':
      yield* hireMercenaries(table, ref, seat, hex);
      return true;
    case 'hireCharacter':
      yield* hireCharacter(table, ref, seat, hex);
      return true;
    case 'sell':
      yield* sell(table, ref, seat, hex);
      return true;
    case 'buy':
      yield* buy(table, ref, seat, hex);
      return true;
    case 'rob':
      yield* rob(table, ref, seat, hex, id);
      return true;
    case 'exchange':
      yield* exchange(table, ref, seat, hex, id);
      return true;
    case 'trade':
      return yield* trade(table, ref, seat, hex, id);
  }
}

const WORK_OPTIONS: readonly Asks['workThere'][] = deepFreeze(WORKS.map((one) => ({ do: one })));
/** Traductor: one work as if the worker were in the hex beside it. ROM-15.25 */
export function* translate(table: Table, ref: Referee, id: UnitId, to: Hex): Rules<void> {
  const { owner } = unitAt(table, id);
  const chosen = yield* ref.choose(owner, {
    ask: 'workThere',
    rule: 'ROM-15.25',
    options: () => WORK_OPTIONS.filter((_, one) => whyNotWorkIn(table, owner, to, one) === undefined),
    ruledOut: () => whyNotWorks(table, owner, to, (one) => text('workThere', { do: one })),
    facts: (): WorkThereFacts => ({ unit: unitName(table, id), at: hexName(table, to) }),
  });
  if (chosen.do !== 'rob' && (yield* isOpposed(table, ref, owner, to))) return; // ROM-4.8
  yield* work(table, ref, id, chosen.do, to);
}
/** The works that a worker who may act cannot do in this hex, with the reasons. */
export function whyNotWorks(table: Table, owner: Owner, hex: Hex, called: (work: Work) => string): Reason[] {
  return WORKS.flatMap((one, number) => {
    const reason = whyNotWorkIn(table, owner, hex, number);
    return reason === undefined ? [] : [{ ...reason, what: called(one) }];
  });
}
