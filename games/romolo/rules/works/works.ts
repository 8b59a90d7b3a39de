// A worker's works: which are allowed where, and doing them. `hex` is where the work takes effect: with Traductor the hex beside the worker. ROM-15.25

import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { WORKS, type Work } from '../../content/kinds.ts';
import type { WorkThereFacts } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, hexName, unitAt, unitName } from '../../table/names.ts';
import { type Hex, type Owner, type Referee, type Step, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { isLand } from '../land/hexes.ts';
import { automatonCapital } from '../land/ways.ts';
import { whyInert } from '../movement/movement.ts';
import { usePower } from '../people/powers.ts';
import { hostileIn, isOpposed } from '../people/stances.ts';
import { isPenalised } from '../people/units.ts';
import { CONSTRUCTING } from './building.ts';
import { CHARACTER_WORKS } from './characters.ts';
import { GROWING } from './growing.ts';
import { MARKET } from './market.ts';
import { PRODUCING } from './producing.ts';
import { TRADING } from './trading.ts';

// ---- what is allowed

const NOT_A_WORKER: Reason = { rule: 'ROM-4.5', because: 'notAWorker' };
const RETREATED: Reason = { rule: 'ROM-5.5', because: 'retreated' };
const PENALISED: Reason = { rule: 'ROM-4.6', because: 'penalty' };
const HOSTILE: Reason = { rule: 'ROM-4.6', because: 'hostileUnits' };
/** Why a unit can only move, wherever it is; powers that are a worker's action need the same. ROM-4.5, ROM-4.6, ROM-15.4 */
export function whyIdle(unit: Unit): Reason | undefined {
  if (unit.kind !== 'worker') return NOT_A_WORKER; // ROM-4.5
  const inert = whyInert(unit);
  if (inert !== undefined) return inert;
  if (unit.movesOnly) return RETREATED; // ROM-5.5
  return isPenalised(unit) ? PENALISED : undefined; // ROM-4.6, ROM-5.12, ROM-15.19
}

/** The rules of a work. `hex` is where it takes effect. */
interface WorkRules {
  /** Why a worker that may act in the hex cannot do it. */
  readonly why: (table: Table, owner: Owner, hex: Hex) => Reason | undefined;
  /** False if nothing came of it; the worker may be gone afterwards. */
  readonly do: (table: Table, ref: Referee, seat: Seat, hex: Hex, worker: UnitId) => Rules<boolean> | Rules<void> | void;
}
export type AllWorks = Readonly<Record<Work, WorkRules>>;
const WORK_RULES: AllWorks = { ...CONSTRUCTING, ...PRODUCING, ...GROWING, ...CHARACTER_WORKS, ...MARKET, ...TRADING };

/** Why a worker that may act cannot do a work in this hex. Robbing is the one work that hostile units do not hinder. ROM-4.6, ROM-15.21 */
export function whyNotWork(table: Table, owner: Owner, hex: Hex, work: Work, isHindered: boolean): Reason | undefined {
  return isHindered && work !== 'rob' ? HOSTILE : WORK_RULES[work].why(table, owner, hex);
}

const NOT_LAND: Reason = { rule: 'ROM-15.25', because: 'notOpenLand' };
const CLOSED: Reason = { rule: 'ROM-15.25', because: 'automatonCapital' };
const NOTHING_THERE: Reason = { rule: 'ROM-15.25', because: 'nothingToDoThere' };
/** Why a worker that may act cannot act as if in the hex beside it. Units in its real hex do not matter. ROM-15.25 */
export function whyNotTranslate(table: Table, owner: Owner, to: Hex): Reason | undefined {
  if (!isLand(hexAt(table, to))) return NOT_LAND;
  if (to === automatonCapital(table)) return CLOSED;
  const isHindered = hostileIn(table, to, owner);
  for (const work of LAST_FIRST) if (whyNotWork(table, owner, to, work, isHindered) === undefined) return undefined;
  return isHindered ? HOSTILE : NOTHING_THERE;
}
/** Last first: the market, which needs least, is listed last. */
const LAST_FIRST: readonly Work[] = WORKS.toReversed();

// ---- doing it

/** Does a work in the hex where it takes effect; then the worker lies. ROM-4.3 */
export function* work(table: Table, ref: Referee, id: UnitId, what: Work, hex: Hex): Rules<void> {
  const { owner, at } = unitAt(table, id);
  const isAway = hex !== at;
  if (isAway && what !== 'trade' && what !== 'produce') usePower(table, ref, owner, 'traductor', { at: hex, unit: id }); // those two may fail, and use the power themselves
  const step: Step = { at: 'work', unit: unitName(table, id), work: what, as: isAway ? hexName(table, hex) : null };
  if (yield* ref.within(step, carryOut(table, ref, owner, id, what, hex))) finishWork(table, table.units[id]);
}
/** The worker may be gone: it became a soldier. */
function finishWork({ turn }: Table, worker: Table['units'][number] | undefined): void {
  turn.busy = true;
  if (typeof worker !== 'object') return;
  worker.lying = 'acted'; // ROM-4.3
  worker.actions = 0;
  worker.used = true;
}
/** False if nothing came of it. */
function* carryOut(table: Table, ref: Referee, seat: Seat, id: UnitId, what: Work, hex: Hex): Rules<boolean> {
  const doing = WORK_RULES[what].do(table, ref, seat, hex, id);
  return doing === undefined || (yield* doing) !== false;
}

const WORK_OPTIONS: readonly Asks['workThere'][] = deepFreeze(WORKS.map((one) => ({ do: one })));
/** Traductor: one work as if the worker were in the hex beside it. ROM-15.25 */
export function* translate(table: Table, ref: Referee, id: UnitId, to: Hex): Rules<void> {
  const { owner } = unitAt(table, id);
  const chosen = yield* ref.choose(owner, {
    ask: 'workThere',
    rule: 'ROM-15.25',
    options: () => {
      const isHindered = hostileIn(table, to, owner);
      return WORK_OPTIONS.filter((option) => whyNotWork(table, owner, to, option.do, isHindered) === undefined);
    },
    ruledOut: () => whyNotWorks(table, owner, to, (one) => text('workThere', { do: one })),
    facts: (): WorkThereFacts => ({ unit: unitName(table, id), at: hexName(table, to) }),
  });
  if (chosen.do !== 'rob' && (yield* isOpposed(table, ref, owner, to))) return; // ROM-4.8
  yield* work(table, ref, id, chosen.do, to);
}
/** The works that a worker who may act cannot do in this hex, with the reasons. */
export function whyNotWorks(table: Table, owner: Owner, hex: Hex, called: (work: Work) => string): Reason[] {
  const isHindered = hostileIn(table, hex, owner);
  return WORKS.flatMap((one) => {
    const reason = whyNotWork(table, owner, hex, one, isHindered);
    return reason === undefined ? [] : [{ ...reason, what: called(one) }];
  });
}
