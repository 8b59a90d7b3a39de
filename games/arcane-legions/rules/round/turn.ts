// A turn from its start to its end. ARC-12.9, ARC-12.10, ARC-3.1
import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import { VP } from '../../content/tables.ts';
import { slotCalled, slotName, unitCalled, unitName } from '../../table/names.ts';
import { defOf, pieceAt, type Referee, type Table, type Turn, type UnitId, unitAt } from '../../table/table.ts';
import { restore } from '../fate/damage.ts';
import { kindsOf } from '../fate/restoring.ts';
import { end, hasWon, judge, score } from '../fate/scoring.ts';
import { splash } from '../fate/splash.ts';
import { controls, isAt, objectivesOf } from '../field/objectives.ts';
import { giveOrder } from '../orders/orders.ts';
import { abilityCount, has } from '../units/figures.ts';
import { neighboursOf, setMark } from '../units/placing.ts';
import { areFriends, deployedOf, friendsOf } from '../units/teams.ts';
import { pause } from './ending.ts';

export const newTurn = (seat: Seat, ambush = false): Turn => ({ seat, ambush, step: 'begin', cp: 0, done: [] });
/** Resumes at the step that the turn has reached. */
export function* takeTurn(table: Table, ref: Referee, turn: Turn): Rules<void> {
  while (table.ended === null && table.turn === turn) {
    yield* pause(table, ref); // ARC-18.2: an order can be taken back to here
    yield* STEPS[turn.step](table, ref, turn);
  }
}
const STEPS: { readonly [S in Turn['step']]: (table: Table, ref: Referee, turn: Turn) => Rules<void> } = {
  *begin(table, ref, turn) {
    const { seat, ambush } = turn;
    ref.tell({ kind: 'turnBegan', rule: ambush ? 'ARC-2.22' : 'ARC-3.1', seat, ambush });
    if (hasWon(table)) return end(table, 'ARC-12.2', 'points', friendsOf(table, seat));
    next(turn, 'objectives');
  },
  objectives: (table, ref, turn) => ref.within({ at: 'turnStart' }, objectives(table, ref, turn)),
  regeneration: (table, ref, turn) => ref.within({ at: 'turnStart' }, regeneration(table, ref, turn)),
  clouds: (table, ref, turn) => ref.within({ at: 'turnStart' }, clouds(table, ref, turn)),
  *orders(table, ref, turn) {
    const goesOn = yield* ref.within({ at: 'orders' }, giveOrder(table, ref, turn.seat));
    if (!goesOn) next(turn, 'end');
  },
  *end(table, ref, turn) {
    endTurn(table, ref, turn);
  },
};
function next(turn: Turn, step: Turn['step']): void {
  turn.step = step;
  turn.done = [];
}

// ---- the start

/** One objective after the other, each with its druids. ARC-12.5 */
function* objectives(table: Table, ref: Referee, turn: Turn): Rules<void> {
  const { seat } = turn;
  const number = objectivesOf(table).find((one) => !turn.done.includes(one) && controls(table, seat, one));
  if (number === undefined) {
    next(turn, 'regeneration');
    return judge(table, ref);
  }
  turn.done.push(number);
  score(table, ref, seat, VP.objective, 'objective', 'ARC-12.5');
  judge(table, ref); // whoever has enough wins before anything else is asked. ARC-12.1
  if (table.ended !== null) return;
  const druids = deployedOf(table, seat).filter((id) => has(table, id, 'grandDruid') && isAt(table, id, pieceAt(table, number)));
  for (const druid of druids) yield* bless(table, ref, seat, druid);
}
/** A figure of any friendly Gallic unit. ARC-14.35 */
function* bless(table: Table, ref: Referee, seat: Seat, druid: UnitId): Rules<void> {
  const gallic = (): UnitId[] =>
    [...table.units.keys()].filter((id) => {
      const unit = unitAt(table, id);
      return unit.state === 'deployed' && areFriends(table, seat, unit.seat) && defOf(table, unit).subfaction === 'gallic';
    });
  const told = yield* ref.choose(seat, {
    ask: 'druid',
    rule: 'ARC-14.35',
    options: () =>
      gallic().flatMap((id) =>
        kindsOf(table, id, unitAt(table, id).downed).map((figure) => ({ unit: unitName(table, id), figure: slotName(figure) })),
      ),
    pass: true,
    facts: () => ({ unit: unitName(table, druid) }),
  });
  if (told !== PASS) yield* restore(table, ref, unitCalled(table, told.unit), slotCalled(told.figure), seat, 'grandDruid');
}
/** ARC-14.54 */
function* regeneration(table: Table, ref: Referee, turn: Turn): Rules<void> {
  const { seat } = turn;
  const id = deployedOf(table, seat).find(
    (one) => !turn.done.includes(one) && unitAt(table, one).downed.length > 0 && has(table, one, 'regeneration'),
  );
  if (id === undefined) return next(turn, 'clouds');
  turn.done.push(id);
  const told = yield* ref.choose(seat, {
    ask: 'regenerate',
    rule: 'ARC-14.54',
    options: () => kindsOf(table, id, unitAt(table, id).downed).map((figure) => ({ unit: unitName(table, id), figure: slotName(figure) })),
    facts: () => ({ unit: unitName(table, id) }),
  });
  yield* restore(table, ref, id, slotCalled(told.figure), seat, 'regeneration');
}
/** ARC-14.22 */
function* clouds(table: Table, ref: Referee, turn: Turn): Rules<void> {
  const { seat } = turn;
  const able = deployedOf(table, seat).filter((id) => !turn.done.includes(id) && has(table, id, 'deathCloud'));
  const told =
    able.length === 0
      ? PASS
      : yield* ref.choose(seat, {
          ask: 'cloud',
          rule: 'ARC-14.22',
          options: () => able.map((id) => ({ unit: unitName(table, id) })),
          pass: true,
        });
  if (told === PASS) return beginOrders(table, ref, turn);
  const id = unitCalled(table, told.unit);
  turn.done.push(id);
  const around = neighboursOf(table, id).map(({ unit }) => unit);
  yield* splash(table, ref, id, id, around, abilityCount(table, id, 'deathCloud'), 'deathCloud');
  judge(table, ref);
}
/** ARC-3.1, ARC-2.22, ARC-13.9 */
function beginOrders(table: Table, ref: Referee, turn: Turn): void {
  next(turn, 'orders');
  const penalty = table.terms.factionPenalty ? foreignFactions(table, turn.seat) : 0;
  const full = Math.max(1, table.terms.cp - penalty);
  turn.cp = turn.ambush ? Math.max(1, Math.floor(full / 2)) : full;
  ref.tell({ kind: 'received', rule: turn.ambush ? 'ARC-2.22' : 'ARC-3.1', seat: turn.seat, cp: turn.cp, penalty });
}
/** Factions beyond the first, not counting mercenaries. */
function foreignFactions(table: Table, seat: Seat): number {
  const factions = table.units.flatMap((unit) => (unit.seat === seat ? [defOf(table, unit).faction] : []));
  return Math.max(0, new Set(factions.filter((faction) => faction !== 'mercenary')).size - 1);
}

// ---- the end

const NO_ORDERS = { move: 0, melee: 0, ranged: 0, regroup: 0, special: 0 } as const;
/** ARC-11.4, ARC-12.10 */
function endTurn(table: Table, ref: Referee, { seat, cp }: Turn): void {
  const healed: UnitId[] = [];
  for (const [id, unit] of table.units.entries()) {
    if (unit.seat !== seat) continue;
    if (unit.state === 'deployed' && unit.wounds.some((wounds) => wounds > 0)) healed.push(id);
    unit.wounds.fill(0);
    unit.orders = { ...NO_ORDERS };
    unit.pushed = false;
    setMark(table, ref, id, 'aggressive', false);
    if (unit.ownCp > 0) ref.tell({ kind: 'ownCp', rule: 'ARC-14.50', unit: unitName(table, id), change: -unit.ownCp, total: 0 });
    unit.ownCp = 0;
  }
  ref.tell({ kind: 'turnEnded', rule: 'ARC-12.10', seat, lost: cp, healed: healed.map((id) => unitName(table, id)) });
  table.turn = null;
}
