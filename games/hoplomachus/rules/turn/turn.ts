// A player's turn from its start to its end; rival turns begin and end the same way. HOP-10.1
import type { Rules, Seat } from '@tabularium/kernel';
import { tactics } from '../../content/tactics.ts';
import type { Event } from '../../table/events.ts';
import { arenaOf, defOf, standingOn, unitAt } from '../../table/names.ts';
import { NONE, newTurn, type Referee, type Table, type TroopId, type TurnStep, type Unit, type UnitId } from '../../table/table.ts';
import { refillCamp } from '../arena/camp.ts';
import { clearTurn, discardTactic } from '../arena/standing.ts';
import { type Hurt, strike } from '../combat/damage.ts';
import { pause } from '../ending/leaving.ts';
import { abilityStep } from './ability.ts';
import { deployStep } from './deployment.ts';
import { engagementStep } from './engagement.ts';
import { movementStep } from './movement.ts';
import { stoneCheck } from './stones.ts';
import { tacticStep } from './tactic.ts';

/** Makes it this troop's turn, at step `start`. Nothing else happens yet. */
export function openTurn(table: Table, troop: TroopId): void {
  table.turn = newTurn(troop, table.turn.number + 1);
}

// ---- a player's turn
/** Resumes from the step that the table is in. HOP-10.1 */
export function* playerTurn(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (table.turn.step !== 'end') {
    const { step } = table.turn;
    yield* ref.within({ at: step }, takeStep(table, ref, seat, step));
    table.turn.step = AFTER[step];
  }
  endTurn(table, ref, seat);
  if (table.terms.mode === 'skirmish') refillCamp(table, ref, seat); // HOP-15.3
}
const AFTER: Readonly<Record<TurnStep, TurnStep>> = {
  start: 'stones',
  stones: 'deploy',
  deploy: 'tactic',
  tactic: 'move',
  move: 'ability',
  ability: 'engage',
  engage: 'end',
  rows: 'end',
  end: 'end',
};
function* takeStep(table: Table, ref: Referee, seat: Seat, step: TurnStep): Rules<void> {
  switch (step) {
    case 'start':
      yield* pause(table, ref);
      return yield* startTurn(table, ref, seat);
    case 'stones':
      yield* pause(table, ref);
      return yield* stoneCheck(table, ref, seat);
    case 'deploy':
      yield* pause(table, ref);
      return yield* deployStep(table, ref, seat);
    case 'tactic':
      return yield* tacticStep(table, ref, seat);
    case 'move':
      return yield* movementStep(table, ref, seat);
    case 'ability':
      return yield* abilityStep(table, ref, seat);
    case 'engage':
      return yield* engagementStep(table, ref, seat);
    case 'rows':
    case 'end':
  }
}

// ---- start and end of every turn
/** In this order: whatever lasts until now ends, the central hex deals damage, poison deals damage. Does not change `turn.step`. HOP-10.2 */
export function* startTurn(table: Table, ref: Referee, troop: TroopId): Rules<void> {
  for (const unit of table.units) {
    clearTurn(unit);
    if (unit.troop === troop) enterSpans(unit);
  }
  endGuards(table, ref, troop);
  if (table.troops[troop]?.kind === 'immortal') table.bulwark = false; // HOP-21.3
  yield* burn(table, ref, troop);
  yield* sufferPoison(table, ref, troop);
}
/** A troop that is out has no next turn: whatever would last until then ends now. HOP-16.8, HOP-20.8 */
function endGuards(table: Table, ref: Referee, troop: TroopId): void {
  for (const chip of table.chips) {
    if (chip.zone !== 'unit' || tactics[chip.tactic].lasts !== 'myTurn') continue;
    if (chip.troop === troop || table.troops[chip.troop]?.out) discardTactic(table, ref, chip); // HOP-20.8
  }
}
/** 1 damage to units on the central hex, titans excepted; no troop is credited. HOP-5.9, HOP-14.3 */
function* burn(table: Table, ref: Referee, troop: TroopId): Rules<void> {
  const { centre } = arenaOf(table);
  const id = centre === NONE ? NONE : standingOn(table, centre);
  if (id === NONE) return;
  const unit = unitAt(table, id);
  if (unit.troop !== troop || defOf(table, unit).rank === 'titan') return;
  yield* strike(table, ref, { by: null, troop: NONE, as: 'centre', rule: 'HOP-5.9', hurts: [{ target: { unit: id }, amount: 1 }] });
}
/** All poisoned units of the troop suffer 1 damage together; then the poison ends. HOP-10.2, HOP-19.19 */
function* sufferPoison(table: Table, ref: Referee, troop: TroopId): Rules<void> {
  const hurts: Hurt[] = [];
  for (const [id, unit] of table.units.entries()) {
    if (unit.zone !== 'arena' || unit.troop !== troop || unit.poisonedBy === NONE) continue;
    hurts.push({ target: { unit: id }, amount: 1, troop: unit.poisonedBy });
    unit.poisonedBy = NONE;
    ref.tell({ kind: 'state', rule: 'HOP-19.19', unit: unit.name, state: 'poisoned', on: false });
  }
  if (hurts.length > 0) yield* strike(table, ref, { by: null, troop: NONE, as: 'poison', rule: 'HOP-19.19', hurts });
}

/** Ends this turn's states and tactics, and the daze of all units that entered during it, on every side. HOP-10.18 */
export function endTurn(table: Table, ref: Referee, troop: TroopId): void {
  for (const [id, unit] of table.units.entries()) {
    unit.fresh = false; // HOP-9.2
    if (unit.troop === troop) leaveSpans(table, ref, id);
  }
  for (const chip of table.chips) if (chip.zone === 'unit' && tactics[chip.tactic].lasts === 'thisTurn') discardTactic(table, ref, chip); // HOP-8.3
}
type ToldState = Extract<Event, { kind: 'state' }>['state'];
const SPANS = ['dazed', 'fatigued', 'ensnared', 'cursed'] as const satisfies readonly ToldState[];
/** The next turn of its controller has begun. HOP-9.11 */
function enterSpans(unit: Unit): void {
  for (const state of SPANS) if (unit[state] === 1) unit[state] = 2;
}
function leaveSpans(table: Table, ref: Referee, id: UnitId): void {
  const unit = unitAt(table, id);
  for (const state of SPANS)
    if (unit[state] === 2) {
      unit[state] = 0;
      ref.tell({ kind: 'state', rule: 'HOP-9.11', unit: unit.name, state, on: false });
      if (state === 'dazed')
        for (const chip of table.chips) if (chip.unit === id && chip.tactic === 'stun') discardTactic(table, ref, chip); // HOP-20.4
    }
}
