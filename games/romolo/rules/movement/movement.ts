// Moving: a unit's own moves, the free ones of Eques and Nauta, walls and penalties. ROM-5
import { PASS, type Reason, type Rules } from '@tabularium/kernel';
import type { MoveAbout, SailFacts } from '../../table/about.ts';
import type { Act } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { hexAt, hexName, hexOf, mapOf, playerOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, type Lying, NONE, type Owner, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { isLand, isWater } from '../land/hexes.ts';
import { automatonCapital, retreatSteps, stepAllowed, wallAgainst } from '../land/ways.ts';
import { freshPower, usePower } from '../people/powers.ts';
import { hostileIn } from '../people/stances.ts';
import { hasPenalty, moveTo } from '../people/units.ts';
import type { UnitOptions } from './act-options.ts';
import { explore, look, waterChance } from './exploring.ts';

export type MovedBy = Extract<Event, { kind: 'moved' }>['by'];
const RULE_OF: Readonly<Record<MovedBy, string>> = {
  action: 'ROM-5.1',
  eques: 'ROM-15.12',
  nauta: 'ROM-15.17',
  retreat: 'ROM-10.18',
  automaton: 'ROM-16.6',
};

// ---- what a step does

/** A unit steps to an open hex beside its own: an old penalty goes, a protective wall brings a new one. ROM-5.10, ROM-5.14 */
export function step(table: Table, ref: Referee, id: UnitId, to: Hex, by: MovedBy, retreat = false): void {
  const from = unitAt(table, id).at;
  shakeOff(table, ref, id);
  goTo(table, ref, id, to, by, retreat);
  if (wallAgainst(table, from, to)) hinder(table, ref, id); // ROM-5.9, ROM-5.11
}
function goTo(table: Table, ref: Referee, id: UnitId, to: Hex, by: MovedBy, retreat: boolean): void {
  const { at } = unitAt(table, id);
  moveTo(table, id, to);
  ref.tell({ kind: 'moved', rule: RULE_OF[by], unit: unitName(table, id), from: hexName(table, at), to: hexName(table, to), by, retreat });
}
const hasOldPenalty = ({ turn }: Table, { penalty }: Unit): boolean => penalty !== undefined && penalty < turn.number; // ROM-5.13
/** A penalty of an earlier turn is gone as soon as the unit moves. ROM-5.13 */
function shakeOff(table: Table, ref: Referee, id: UnitId): void {
  const unit = unitAt(table, id);
  if (!hasOldPenalty(table, unit)) return;
  unit.penalty = undefined;
  ref.tell({ kind: 'penalty', rule: 'ROM-5.13', unit: unitName(table, id), at: hexName(table, unit.at), on: false });
}
/** Never more than one. ROM-5.14 */
function hinder(table: Table, ref: Referee, id: UnitId): void {
  const unit = unitAt(table, id);
  if (hasPenalty(unit)) return;
  unit.penalty = table.turn.number;
  ref.tell({ kind: 'penalty', rule: 'ROM-5.10', unit: unitName(table, id), at: hexName(table, unit.at), on: true });
}

// ---- a unit's own actions

/** One action; onto a face-down hex it is an exploration. ROM-5.1, ROM-5.15 */
export function move(table: Table, ref: Referee, id: UnitId, to: Hex): void {
  const unit = unitAt(table, id);
  const retreat = hostileIn(table, unit.at, unit.owner);
  spendAction(unit);
  if (hexAt(table, to).up) step(table, ref, id, to, 'action', retreat);
  else exploreBy(table, ref, id, to, retreat);
  if (retreat) unit.movesOnly = true; // ROM-5.5
  tire(unit);
}
function exploreBy(table: Table, ref: Referee, id: UnitId, to: Hex, retreat: boolean): void {
  const unit = unitAt(table, id);
  shakeOff(table, ref, id);
  explore(table, ref, id, to);
  if (isLand(hexAt(table, to))) goTo(table, ref, id, to, 'action', retreat); // ROM-5.16
  unit.lying = 'explored'; // ROM-5.15
}
/** One action as well; a penalty stays. ROM-5.22, ROM-5.23 */
export function lookAt(table: Table, ref: Referee, id: UnitId, to: Hex): void {
  const unit = unitAt(table, id);
  spendAction(unit);
  look(table, ref, id, unit.owner, to);
  tire(unit);
}
function spendAction(unit: Unit): void {
  unit.actions -= 1;
  unit.used = true;
}
function tire(unit: Unit): void {
  if (unit.actions === 0 && unit.lying === undefined) unit.lying = 'moved'; // ROM-4.4
}

// ---- what is allowed

const LIES: Readonly<Record<Lying, Reason>> = {
  moved: { rule: 'ROM-4.4', because: 'lies', lying: 'moved' },
  acted: { rule: 'ROM-4.3', because: 'lies', lying: 'acted' },
  explored: { rule: 'ROM-5.15', because: 'lies', lying: 'explored' },
  created: { rule: 'ROM-4.7', because: 'lies', lying: 'created' },
  attacked: { rule: 'ROM-10.28', because: 'lies', lying: 'attacked' },
};
const TIRED: Reason = { rule: 'ROM-4.1', because: 'noActionsLeft' };
/** Why a unit can take no action at all. */
export function whyInert(unit: Unit): Reason | undefined {
  if (unit.lying !== undefined) return LIES[unit.lying];
  return unit.actions === 0 ? TIRED : undefined;
}
/** Why a unit gets no free move: it must stand, or lie only because its moves are used up. ROM-15.12, ROM-15.17 */
const whyNotMoveFreely = (unit: Unit): Reason | undefined =>
  unit.lying === undefined || unit.lying === 'moved' ? undefined : LIES[unit.lying];

const TOWARD_CAPITAL: Reason = { rule: 'ROM-5.4', because: 'towardCapitalOnly' };
const NO_EXPLORING: Reason = { rule: 'ROM-5.8', because: 'retreatExploresNothing' };
const NO_PORT: Reason = { rule: 'ROM-5.2', because: 'noPort' };
const CLOSED: Reason = { rule: 'ROM-16.3', because: 'automatonCapital' };
const ON_LAND: Reason = { rule: 'ROM-15.12', because: 'onLandOnly' };
const TO_WATER: Reason = { rule: 'ROM-15.17', because: 'toWaterOnly' };
const HOSTILE_LOOK: Reason = { rule: 'ROM-5.23', because: 'hostileUnits' };
const FACE_UP: Reason = { rule: 'ROM-5.22', because: 'faceUp' };

/** The hexes a unit may retreat to; null if no hostile unit is with it, or in its own capital. ROM-5.4 */
export const retreatOf = (table: Table, { at, owner }: Unit, sails = false): readonly Hex[] | null =>
  hostileIn(table, at, owner) && at !== playerOf(table, owner).capital ? retreatSteps(table, owner, at, sails) : null;

/** Why a unit cannot go to the hex beside it. `retreat` is its own, from `retreatOf`. */
export function whyNotMove(table: Table, unit: Unit, to: Hex, retreat: readonly Hex[] | null): Reason | undefined {
  if (retreat !== null) return retreat.includes(to) ? undefined : hexAt(table, to).up ? TOWARD_CAPITAL : NO_EXPLORING; // ROM-5.4, ROM-5.8
  if (stepAllowed(table, unit.owner, unit.at, to)) return undefined; // ROM-5.2
  return to === automatonCapital(table) ? CLOSED : NO_PORT; // ROM-16.3
}
export function whyNotLook(table: Table, { at, owner }: Unit, to: Hex): Reason | undefined {
  if (hostileIn(table, at, owner)) return HOSTILE_LOOK; // ROM-5.23
  return hexAt(table, to).up ? FACE_UP : undefined; // ROM-5.22
}
/** Eques: from land to open land, otherwise like any move. ROM-15.12 */
function whyNotRide(table: Table, unit: Unit, to: Hex, retreat: readonly Hex[] | null): Reason | undefined {
  if (!isLand(hexAt(table, unit.at)) || !isLand(hexAt(table, to))) return ON_LAND;
  return whyNotMove(table, unit, to, retreat);
}
/** Nauta: to open water, port or not, otherwise like any move. `retreat` is its own, from `retreatOf` for sailing. ROM-15.17 */
function whyNotSail(table: Table, to: Hex, retreat: readonly Hex[] | null): Reason | undefined {
  if (!isWater(hexAt(table, to))) return TO_WATER;
  return retreat === null || retreat.includes(to) ? undefined : TOWARD_CAPITAL;
}

/**
 * Whether a move is legal and has the same effect whether or not undecided units in the hex turn out hostile: as a retreat it is allowed too, and the unit
 * could not act afterwards anyway.
 * ROM-4.9, ROM-5.4, ROM-5.5
 */
export function isFreeToGo(table: Table, unit: Unit, to: Hex, how: 'action' | 'ride' | 'sail'): boolean {
  const { at, owner, kind, movesOnly, lying } = unit;
  if (hostileIn(table, at, owner)) return true; // it retreats, whatever the others say
  const mayGo = at === playerOf(table, owner).capital || retreatSteps(table, owner, at, how === 'sail').includes(to);
  if (!mayGo || kind !== 'worker' || movesOnly || !hexAt(table, to).up) return mayGo;
  const acts = lying === undefined && unit.actions > (how === 'action' ? 1 : 0);
  return !acts && freshPower(table, owner, 'negotiator') === undefined;
}

// ---- lists

/** Moves and looks of a unit that may act. */
export function listMoves(table: Table, unit: Unit, options: UnitOptions, list: Act[]): void {
  const beside = mapOf(table).neighbours[unit.at] as readonly Hex[];
  const retreat = retreatOf(table, unit);
  for (let side = 0; side < beside.length; side++) {
    const to = beside[side] as Hex;
    if (to !== NONE && whyNotMove(table, unit, to, retreat) === undefined) list.push(options.move[to] as Act);
  }
  if (unit.kind !== 'explorer') return;
  for (let side = 0; side < beside.length; side++) {
    const to = beside[side] as Hex;
    if (to !== NONE && whyNotLook(table, unit, to) === undefined) list.push(options.look[to] as Act);
  }
}
/** Eques is at hand, or its second move is left. ROM-15.12 */
export const canRide = (table: Table, owner: Owner): boolean =>
  table.turn.ride > 0 || (table.turn.ride === NONE && freshPower(table, owner, 'eques') !== undefined);
export function listRides(table: Table, unit: Unit, options: UnitOptions, list: Act[]): void {
  if (whyNotMoveFreely(unit) !== undefined) return;
  const beside = mapOf(table).neighbours[unit.at] as readonly Hex[];
  const retreat = retreatOf(table, unit);
  for (let side = 0; side < beside.length; side++) {
    const to = beside[side] as Hex;
    if (to !== NONE && whyNotRide(table, unit, to, retreat) === undefined) list.push(options.ride[to] as Act);
  }
}
export function listSails(table: Table, unit: Unit, options: UnitOptions, list: Act[]): void {
  if (whyNotMoveFreely(unit) !== undefined) return;
  for (const to of sailsOf(table, unit)) list.push(options.sail[to] as Act);
}
function sailsOf(table: Table, unit: Unit): Hex[] {
  const found: Hex[] = [];
  const retreat = retreatOf(table, unit, true);
  for (const to of mapOf(table).neighbours[unit.at] as readonly Hex[])
    if (to !== NONE && whyNotSail(table, to, retreat) === undefined) found.push(to);
  return found;
}

// ---- free moves

const RIDES = 2;
/** The first of the two rides uses the power; the second may follow at any time in the phase. ROM-15.12 */
export function ride(table: Table, ref: Referee, id: UnitId, to: Hex): void {
  const { turn } = table;
  if (turn.ride === NONE) {
    usePower(table, ref, unitAt(table, id).owner, 'eques', { unit: id });
    turn.ride = RIDES;
  }
  turn.ride -= 1;
  freeStep(table, ref, id, to, 'eques');
}
/** From land to water and then on to more water, or from water to water once. ROM-15.17 */
export function* sail(table: Table, ref: Referee, id: UnitId, to: Hex): Rules<void> {
  const unit = unitAt(table, id);
  const fromLand = isLand(hexAt(table, unit.at));
  usePower(table, ref, unit.owner, 'nauta', { unit: id });
  freeStep(table, ref, id, to, 'nauta');
  if (!fromLand) return;
  const next = yield* ref.choose(unit.owner, {
    ask: 'sailOn',
    rule: 'ROM-15.17',
    options: () => sailsOf(table, unit).map((hex) => ({ to: hexName(table, hex) })),
    facts: (): SailFacts => ({ unit: unitName(table, id) }),
    about: (option) => aboutMove(table, unit, hexOf(table, option.to), 'free'),
    pass: true,
  });
  if (next !== PASS) freeStep(table, ref, id, hexOf(table, next.to), 'nauta');
}
/** Costs no action, and the unit stands or lies as before. ROM-15.12, ROM-15.17 */
function freeStep(table: Table, ref: Referee, id: UnitId, to: Hex, by: 'eques' | 'nauta'): void {
  const unit = unitAt(table, id);
  const retreat = hostileIn(table, unit.at, unit.owner);
  step(table, ref, id, to, by, retreat);
  unit.used = true;
  if (retreat) unit.movesOnly = true; // ROM-5.5
}

// ---- what a move would do

export function aboutMove(table: Table, unit: Unit, to: Hex, how: 'action' | 'free'): MoveAbout {
  const explores = !hexAt(table, to).up;
  const actions = unit.actions - (how === 'action' ? 1 : 0);
  const lies = how === 'free' ? unit.lying !== undefined : explores || actions === 0;
  return {
    penalty: wallAgainst(table, unit.at, to),
    shakesOff: hasOldPenalty(table, unit),
    explores,
    waterChance: explores ? waterChance(table, unit.owner, to) : null,
    retreat: hostileIn(table, unit.at, unit.owner),
    lies,
    attackAfter: !lies,
    actions,
  };
}
