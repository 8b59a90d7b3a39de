// What damage leads to in each mode: victory, defeat, the end of a wave, favor. Rules of the mode override the general ones. HOP-1.1, HOP-9.9 (3)
import type { Rules, Seat } from '@tabularium/kernel';
import { defOf, isUnit, troopAt, unitAt, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { traitOf } from '../arena/shards.ts';
import { discardTactic, leaveCombat } from '../arena/standing.ts';
import { ALL_TROPHIES, dropWhatWaits, finish, isPrimaryDown, lost, won } from '../ending/ending.ts';
import { openRound } from '../ending/rounds.ts';
import { oweBounty } from '../favor/bounty.ts';
import { earn } from '../favor/favor.ts';
import { loseHp } from '../units/health.ts';
import { seatsOf, teamSeats } from '../units/seats.ts';
import { combatants, isHero, isInCombat, primaryHero } from '../units/units.ts';
import { type Outcome, type Packet, removeDefeated, showmanFavor } from './damage.ts';

/** HOP-15.4, HOP-17.3 */
const FAVOR_FOR_DEFEAT = 2;

/** Does not return if the game or the wave ends here. */
export function* consequences(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): Rules<void> {
  switch (table.terms.mode) {
    case 'onslaught':
      return yield* inOnslaught(table, ref, packet, outcomes);
    case 'ascension':
      return yield* inAscension(table, ref, packet, outcomes);
    case 'skirmish':
      return yield* inSkirmish(table, ref, packet, outcomes);
    case 'pandemonium':
      return inPandemonium(table, outcomes);
    case 'alliance':
      return yield* inAlliance(table, ref, packet, outcomes);
  }
}

// ---- favor

/** The favor of one packet, for every troop that is credited with part of it. */
function earnFor(table: Table, ref: Referee, outcomes: readonly Outcome[], worth: (outcome: Outcome) => number): void {
  for (let troop = 0; troop < table.troops.length; troop++) {
    let favor = 0;
    for (const outcome of outcomes) if (outcome.credit === troop) favor += worth(outcome);
    if (favor > 0) earn(table, ref, troop, favor); // HOP-6.1, HOP-6.10
  }
}
const isDefeatedUnit = ({ target, defeated }: Outcome): boolean => defeated && isUnit(target);
/** Defeats bring two, and one more to a Showman. HOP-15.4, HOP-17.3, HOP-19.30 */
const forDefeats =
  (table: Table, { by }: Packet, each: number) =>
  (outcome: Outcome): number =>
    isDefeatedUnit(outcome) ? each + showmanFavor(table, by) : 0;
/** The hp that opponents lost, blue shards included; overkill does not count. HOP-14.5, HOP-15.6, HOP-19.30 */
const forHp =
  (table: Table, packet: Packet) =>
  (outcome: Outcome): number =>
    outcome.lost + forDefeats(table, packet, 0)(outcome);

// ---- Onslaught

function* inOnslaught(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): Rules<void> {
  const immortal = immortalInCombat(table);
  const fallen = outcomes.filter((outcome) => isDefeatedUnit(outcome) && kindOf(table, outcome) === 'arena').length;
  if (immortal !== NONE && fallen > 0) loseHp(table, ref, immortal, fallen, 'arenaUnit', 'HOP-13.8'); // HOP-13.8
  const isWorn = immortal !== NONE && unitAt(table, immortal).hp <= 0;
  if (seatsOf(table).some((seat) => isPrimaryDown(table, primaryHero(table, seat)))) {
    removeDefeated(table, ref, packet, outcomes);
    if (isWorn) takeTrophy(table, ref, immortal); // a trophy earned in the same packet counts
    yield* finish(table, ref, lost('HOP-13.1', 'heroFell')); // HOP-13.1
  }
  if (isWorn) {
    removeDefeated(table, ref, packet, outcomes);
    yield* endWave(table, ref, immortal);
  }
  earnFor(table, ref, outcomes, (outcome) => {
    const hits = kindOf(table, outcome) === 'immortal' ? outcome.dealt : 0; // HOP-13.4
    return hits + forDefeats(table, packet, 0)(outcome);
  });
}
const kindOf = (table: Table, { target }: Outcome): string | undefined =>
  isUnit(target) ? table.troops[unitAt(table, target.unit).troop]?.kind : undefined;
/** NONE between two waves. HOP-13.3 */
export const immortalInCombat = (table: Table): UnitId =>
  table.units.findIndex((unit) => isInCombat(unit) && table.troops[unit.troop]?.kind === 'immortal');

/** A Stone check costs the immortal 1 hp for each own unit on a stone hex. HOP-13.8 */
export function* wearDown(table: Table, ref: Referee, hp: number): Rules<void> {
  const immortal = immortalInCombat(table);
  if (immortal === NONE || hp === 0) return;
  loseHp(table, ref, immortal, hp, 'stone', 'HOP-13.8'); // HOP-13.8
  if (unitAt(table, immortal).hp <= 0) yield* endWave(table, ref, immortal);
}
function takeTrophy(table: Table, ref: Referee, immortal: UnitId): void {
  leaveCombat(table, ref, immortal, 'trophy');
  table.trophies.push(immortal);
  ref.tell({ kind: 'waveEnded', rule: 'HOP-13.18', wave: table.trophies.length, unit: unitName(table, immortal) });
}
/** The rest of the turn and of the round is lost. HOP-13.18, HOP-13.19 */
function* endWave(table: Table, ref: Referee, immortal: UnitId): Rules<never> {
  takeTrophy(table, ref, immortal);
  if (table.trophies.length === ALL_TROPHIES) yield* finish(table, ref, won('HOP-13.19', 'sixTrophies', seatsOf(table)));
  for (const chip of table.chips) if (chip.zone === 'unit') discardTactic(table, ref, chip);
  for (const id of combatants(table)) goHome(table, ref, id);
  for (const seat of seatsOf(table)) {
    const hero = unitAt(table, primaryHero(table, seat));
    hero.active = false; // even in a camp
  }
  for (const board of table.boards) board.bead = 0; // HOP-13.6
  table.bulwark = false;
  table.turn.troop = NONE;
  table.waveRounds = 0;
  dropWhatWaits(table);
  openRound(table, ref);
  return yield* ref.startOver();
}
/** Players' units to the camps, arena units to the bag. */
function goHome(table: Table, ref: Referee, id: UnitId): void {
  const to = table.troops[unitAt(table, id).troop]?.seat === NONE ? 'bag' : 'camp';
  leaveCombat(table, ref, id, to);
  ref.tell({ kind: 'returned', rule: 'HOP-13.18', unit: unitName(table, id), to });
}

// ---- Ascension

function* inAscension(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): Rules<void> {
  const ending = endingOfAscension(table);
  if (ending !== null) {
    removeDefeated(table, ref, packet, outcomes);
    yield* finish(table, ref, ending);
  }
  earnFor(table, ref, outcomes, forHp(table, packet)); // HOP-14.5
}
/** If titan and hero fall together the players have won. HOP-14.1 */
function endingOfAscension(table: Table) {
  const titan = table.units.find((unit) => defOf(table, unit).rank === 'titan');
  if (titan !== undefined && isInCombat(titan) && titan.hp <= 0) return won('HOP-14.1', 'titanFell', seatsOf(table));
  if (isPrimaryDown(table, primaryHero(table, table.terms.playerA))) return lost('HOP-14.1', 'heroFell');
  const shardsFell = traitOf(table, 'shardsMustStand') !== undefined && table.shards.every(({ hp }) => hp <= 0);
  return shardsFell ? lost('HOP-14.1', 'shardsFell') : null; // HOP-22.5
}

// ---- Skirmish

function* inSkirmish(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): Rules<void> {
  const isDown = (seat: Seat): boolean => isPrimaryDown(table, primaryHero(table, seat));
  const because = seatsOf(table).some(isDown) ? 'heroFell' : 'noUnits';
  yield* endIf(table, ref, packet, outcomes, 'HOP-15.1', because, (seat) => isDown(seat) || isSwept(table, seat)); // HOP-15.1
  const worth = table.terms.arena === 'pozzuoli' ? forDefeats(table, packet, FAVOR_FOR_DEFEAT) : forHp(table, packet);
  earnFor(table, ref, outcomes, worth); // HOP-15.4, HOP-15.6
}
/** In Pozzuoli, from round 2 on, a player without a unit in combat has lost. HOP-15.1 */
function isSwept(table: Table, seat: Seat): boolean {
  if (table.terms.arena !== 'pozzuoli' || table.round < 2) return false;
  return !table.units.some((unit) => unit.troop === seat && isInCombat(unit) && unit.hp > 0);
}
/** The same check at the start of round 2, for units lost in round 1. If both sides are gone, the first player counts as active. HOP-15.1 */
export function* checkSwept(table: Table, ref: Referee): Rules<void> {
  if (table.terms.mode !== 'skirmish') return;
  const standing = table.order.filter((seat) => !isSwept(table, seat));
  if (standing.length === table.order.length) return;
  yield* finish(table, ref, won('HOP-15.1', 'noUnits', standing.length > 0 ? standing : table.order.slice(0, 1)));
}

// ---- Pandemonium

/** No favor: a defeated hero brings units back. HOP-16.4, HOP-16.7 */
function inPandemonium(table: Table, outcomes: readonly Outcome[]): void {
  for (const { target, defeated, credit } of outcomes)
    if (defeated && isUnit(target) && credit !== NONE && isHero(table, unitAt(table, target.unit)))
      oweBounty(table, unitAt(table, target.unit), credit);
}

// ---- Alliance

function* inAlliance(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): Rules<void> {
  const isDown = (seat: Seat): boolean => isPrimaryDown(table, primaryHero(table, seat));
  const beaten = (seat: Seat): boolean => teamSeats(table, troopAt(table, seat).team).every(isDown); // HOP-17.1, HOP-17.7
  yield* endIf(table, ref, packet, outcomes, 'HOP-17.1', 'heroesFell', beaten);
  earnFor(table, ref, outcomes, forDefeats(table, packet, FAVOR_FOR_DEFEAT)); // HOP-17.3
}

/** Ends the game if a side is beaten; if both are, the side whose turn it is has won. HOP-9.9, HOP-15.1 */
function* endIf(
  table: Table,
  ref: Referee,
  packet: Packet,
  outcomes: readonly Outcome[],
  rule: string,
  because: string,
  isBeaten: (seat: Seat) => boolean,
): Rules<void> {
  const seats = seatsOf(table);
  const standing = seats.filter((seat) => !isBeaten(seat));
  if (standing.length === seats.length) return;
  const active = teamSeats(table, table.troops[table.turn.troop]?.team ?? NONE);
  removeDefeated(table, ref, packet, outcomes);
  yield* finish(table, ref, won(rule, because, standing.length > 0 ? standing : active));
}
