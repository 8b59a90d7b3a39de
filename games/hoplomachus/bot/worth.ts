// What units, hit points and favor are worth.
import type { UnitDef } from '../content/kinds.ts';
import { pointsOf } from '../content/points.ts';
import { teamSeats } from '../rules/units/seats.ts';
import { healthOf, primaryHero } from '../rules/units/units.ts';
import { arenaOf, defOf } from '../table/names.ts';
import type { Table, Unit } from '../table/table.ts';
import { TASTE } from './taste.ts';

const POINTS = new WeakMap<UnitDef, number>();
export function pointsFor(def: UnitDef): number {
  let points = POINTS.get(def);
  if (points === undefined) {
    points = pointsOf(def);
    POINTS.set(def, points);
  }
  return points;
}

const PANDEMONIUM_HERO = 30;
const ALLIANCE_HERO = 60;
/** What a unit is worth to its side with all its hit points. */
export function fullWorth(table: Table, unit: Unit): number {
  const def = defOf(table, unit);
  if (def.rank === 'titan') return TASTE.titanHp * def.health;
  if (def.rank === 'immortal') return 0; // it ignores damage
  return (def.rank === 'hero' ? heroWorth(table, unit) : pointsFor(def)) + lastUnits(table, unit.troop);
}
const COUNTS = new WeakMap<Table, number[]>();
/** A table may have been played on since it was last looked at. */
export const recount = (table: Table): boolean => COUNTS.delete(table);
/** Without any unit in combat a Skirmish in Pozzuoli is lost: the fewer there are, the more each counts. HOP-15.1 */
function lastUnits(table: Table, troop: number): number {
  const { mode, arena } = table.terms;
  if (mode !== 'skirmish' || arena !== 'pozzuoli' || table.round < 2) return 0;
  let counts = COUNTS.get(table);
  if (counts === undefined) {
    counts = table.troops.map((_, id) => table.units.filter((unit) => unit.troop === id && unit.zone === 'arena').length);
    COUNTS.set(table, counts);
  }
  const count = counts[troop] ?? 0;
  return count === 0 ? 0 : TASTE.lastUnit / (count * count);
}
function heroWorth(table: Table, unit: Unit): number {
  switch (table.terms.mode) {
    case 'pandemonium':
      return PANDEMONIUM_HERO;
    case 'alliance':
      return isLastHero(table, unit) ? TASTE.criticalHero : ALLIANCE_HERO;
    case 'ascension':
      return unit.troop === table.terms.playerA ? TASTE.criticalHero : pointsFor(defOf(table, unit));
    default:
      return TASTE.criticalHero;
  }
}
/** The other hero of its team has fallen. HOP-17.1 */
function isLastHero(table: Table, unit: Unit): boolean {
  const team = table.troops[unit.troop]?.team ?? 0;
  return teamSeats(table, team).every((seat) => {
    const hero = table.units[primaryHero(table, seat)];
    return hero === undefined || hero === unit || hero.zone === 'discard';
  });
}

/** What it is worth with so many hit points. */
export function worthWith(table: Table, unit: Unit, hp: number, full = fullWorth(table, unit)): number {
  if (hp <= 0) return 0;
  const { rank } = defOf(table, unit);
  if (rank === 'titan') return TASTE.titanHp * hp + TITAN_STANDS;
  return full * (TASTE.standing + (1 - TASTE.standing) * Math.min(MOST_HP, hp / healthOf(table, unit)));
}
/** More than all else. */
const TITAN_STANDS = 200;
const MOST_HP = 1.6;

/** What losing so many hit points costs its side, its fall included. */
export const harmOf = (table: Table, unit: Unit, lost: number, hp = unit.hp): number => {
  const full = fullWorth(table, unit);
  return worthWith(table, unit, hp, full) - worthWith(table, unit, hp - lost, full);
};

// ---- favor

/** What the next space of Pozzuoli is worth, by the reward it leads to. */
const TO_REWARD = [1.2, 1.2, 3, 4];
const ON_COLOSSEUM = 0.8;
/** What one favor is worth to a troop now. */
export function favorWorth(table: Table, troop: number): number {
  const board = table.boards[table.troops[troop]?.board ?? -1];
  if (board === undefined) return 0;
  if (arenaOf(table).id === 'colosseum') return ON_COLOSSEUM;
  const space = TO_REWARD[Math.floor(board.bead / 5)] ?? 0;
  return table.terms.mode === 'onslaught' ? space / 2 : space;
}
/** Favor for a defeat. HOP-15.4, HOP-17.3 */
const FOR_DEFEAT = 2;
/** What the crowd gives for so much damage. */
export function cheers(table: Table, troop: number, target: Unit, dealt: number, lost: number): number {
  const { mode, arena } = table.terms;
  if (defOf(table, target).rank === 'immortal') return dealt * favorWorth(table, troop); // HOP-13.4
  if (mode === 'pandemonium' || mode === 'onslaught') return 0;
  if (arena === 'colosseum') return lost * favorWorth(table, troop); // HOP-14.5, HOP-15.6
  return lost >= target.hp ? FOR_DEFEAT * favorWorth(table, troop) : 0;
}
