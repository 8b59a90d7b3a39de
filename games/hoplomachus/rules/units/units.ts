// What a unit is and can do now. Questions only: nothing here changes the table.
import { byKey } from '@tabularium/kernel';
import { ELITE, SKILLS, type Skill, type Tactic, type UnitDef } from '../../content/kinds.ts';
import { arenaOf, defOf, neighboursOf, standingOn, troopAt, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Troop, type TroopId, type Unit, type UnitId, type Zone } from '../../table/table.ts';
import { whyNotFight } from './inert.ts';

// ---- sides
export const troopOf = (table: Table, unit: Unit): Troop => troopAt(table, unit.troop);
export const teamOf = (table: Table, unit: Unit): number => troopOf(table, unit).team;
export const isInCombat = (unit: Unit): boolean => unit.zone === 'arena';
/** Of another team, in combat. HOP-2.1 */
export const isOpponent = (table: Table, unit: Unit, other: Unit): boolean =>
  isInCombat(other) && teamOf(table, unit) !== teamOf(table, other);
/** Another unit of the same team, in combat. */
export const isAlly = (table: Table, unit: Unit, other: Unit): boolean =>
  unit !== other && isInCombat(other) && teamOf(table, unit) === teamOf(table, other);
export const isRival = (table: Table, unit: Unit): boolean => troopOf(table, unit).seat === NONE;
/** Ids of all units in combat, or of those of one troop. */
export function combatants(table: Table, troop?: TroopId): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < table.units.length; id++) {
    const unit = unitAt(table, id);
    if (unit.zone === 'arena' && (troop === undefined || unit.troop === troop)) found.push(id);
  }
  return found;
}
export function opponentsOf(table: Table, unit: Unit): UnitId[] {
  return combatants(table).filter((id) => isOpponent(table, unit, unitAt(table, id)));
}
/** Opponents at most so many hexes away. */
export const opponentsWithin = (table: Table, unit: Unit, hexes: number): UnitId[] =>
  opponentsOf(table, unit).filter((id) => distanceOf(table, unit.at, unitAt(table, id).at) <= hexes);
/** The chips of a troop in a zone, of one kind if it is named. */
export function chipsIn(table: Table, troop: TroopId, zone: Zone, def?: string): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < table.units.length; id++) {
    const unit = unitAt(table, id);
    if (unit.troop === troop && unit.zone === zone && (def === undefined || defOf(table, unit).id === def)) found.push(id);
  }
  return found;
}
/** Immortal or titan with its parts, and arena units, are troops of their own. HOP-2.3, HOP-14.4 */
export const troopOfKind = (table: Table, kind: 'immortal' | 'titan' | 'arena'): TroopId =>
  table.troops.findIndex((troop) => troop.kind === kind);

// ---- kinds
/** HOP-4.1, HOP-4.5 */
export const isElite = (table: Table, unit: Unit): boolean => ELITE.has(defOf(table, unit).rank);
export const isHero = (table: Table, unit: Unit): boolean => {
  const { rank } = defOf(table, unit);
  return rank === 'hero' || rank === 'neutral';
};
/** The faction hero of a troop, wherever it is. HOP-4.3 */
export const primaryHero = (table: Table, troop: TroopId): UnitId =>
  table.units.findIndex((unit) => unit.troop === troop && defOf(table, unit).rank === 'hero');

// ---- places
export const distanceOf = (table: Table, a: Hex, b: Hex): number => arenaOf(table).distances[a]?.[b] ?? Number.POSITIVE_INFINITY;
export const isInRange = (table: Table, unit: Unit, other: Unit): boolean => distanceOf(table, unit.at, other.at) <= rangeOf(table, unit);
export const isAdjacent = (table: Table, a: Unit, b: Unit): boolean => distanceOf(table, a.at, b.at) === 1;
/** Who stands next to a hex, in the order of its neighbours; nobody is next to a unit outside combat. */
export function unitsAround(table: Table, hex: Hex): UnitId[] {
  const found: UnitId[] = [];
  if (hex === NONE) return found;
  for (const next of neighboursOf(table, hex)) {
    const id = next === NONE ? NONE : standingOn(table, next);
    if (id !== NONE) found.push(id);
  }
  return found;
}
export const footholdAt = (table: Table, hex: Hex): TroopId => table.footholds.find(({ at }) => at === hex)?.troop ?? NONE;
/** On an inner hex without a foothold of its team nobody attacks or uses skills, but for titans and their parts. HOP-5.10, HOP-7.5, HOP-14.3 */
export function isHampered(table: Table, unit: Unit, hex: Hex = unit.at): boolean {
  if (arenaOf(table).kinds[hex] !== 'inner') return false;
  const { rank } = defOf(table, unit);
  if (rank === 'titan' || rank === 'part') return false;
  const holder = footholdAt(table, hex);
  return holder === NONE || table.troops[holder]?.team !== teamOf(table, unit);
}

// ---- states
/** No move, attack, Ability or Special. HOP-9.3 */
export const isDazed = (unit: Unit): boolean => unit.fresh || unit.dazed > 0;
/** Every skill is ignored. HOP-4.2, HOP-5.10, HOP-9.4 */
export const isSilenced = (table: Table, unit: Unit): boolean => !unit.active || unit.fatigued > 0 || isHampered(table, unit);
/** Nothing lets it move, not even skills or tactics. HOP-1.2, HOP-4.2, HOP-9.13; a sentinel's Movement is 0, so it cannot move either. */
export const isStuck = (unit: Unit): boolean => !unit.active || isDazed(unit) || unit.fatigued > 0 || unit.ensnared > 0;
/** Its own state lets it attack or use a Special now; with First Strike even while freshly dazed. HOP-9.3, HOP-9.4, HOP-19.1 */
export const canFight = (table: Table, unit: Unit): boolean => whyNotFight(table, unit) === null;
export const canUseAbilities = (table: Table, unit: Unit): boolean => !isDazed(unit) && !isSilenced(table, unit);

// ---- skills
const LEVELS = new WeakMap<UnitDef, Readonly<Record<Skill, number>>>();
/** The printed level of every skill, 0 for those it does not have; of two equal skills the higher counts. */
export function levelsOf(def: UnitDef): Readonly<Record<Skill, number>> {
  const known = LEVELS.get(def);
  if (known) return known;
  const levels = byKey(SKILLS, () => 0);
  for (const { skill, level } of def.skills) levels[skill] = Math.max(levels[skill], level);
  LEVELS.set(def, levels);
  return levels;
}
/** The level of a skill that works now, otherwise 0. Thick Hide gives Armor. HOP-3.8, HOP-9.1, HOP-20.10 */
export function levelOf(table: Table, unit: Unit, skill: Skill): number {
  const printed = levelsOf(defOf(table, unit))[skill];
  if (printed > 0) return isSilenced(table, unit) ? 0 : printed;
  return skill === 'armor' && hasTactic(table, unit, 'thickHide') && !isSilenced(table, unit) ? 1 : 0;
}
export function hasTactic(table: Table, unit: Unit, tactic: Tactic): boolean {
  for (const chip of table.chips) if (chip.unit !== NONE && chip.tactic === tactic && table.units[chip.unit] === unit) return true;
  return false;
}
export function tacticsOn(table: Table, unit: Unit, tactic: Tactic): number {
  let count = 0;
  for (const chip of table.chips) if (chip.unit !== NONE && chip.tactic === tactic && table.units[chip.unit] === unit) count++;
  return count;
}

// ---- statistics
/** Extra Health of immortals in cooperation. HOP-13.12 */
const COOP_HEALTH = 2;
export function healthOf(table: Table, unit: Unit): number {
  const { rank, health } = defOf(table, unit);
  return rank === 'immortal' && table.terms.coop ? health + COOP_HEALTH : health;
}
export const rangeOf = (table: Table, unit: Unit): number => defOf(table, unit).range;
/** Printed, plus Adrenaline, minus Hamstring; Snare is not counted. `added` is one more tactic to imagine. HOP-3.10 */
export function movementOf(table: Table, unit: Unit, added?: 'adrenaline' | 'hamstring'): number {
  const { movement } = defOf(table, unit);
  if (movement === 0) return 0;
  let now = movement + (added === 'adrenaline' ? 1 : added === 'hamstring' ? -1 : 0);
  let lamed = added === 'hamstring';
  for (const chip of table.chips) {
    if (chip.unit === NONE || table.units[chip.unit] !== unit) continue;
    if (chip.tactic === 'adrenaline')
      now++; // HOP-20.1
    else if (chip.tactic === 'hamstring') {
      now--; // HOP-20.3
      lamed = true;
    }
  }
  return lamed ? Math.max(1, now) : now;
}
/** How far a move of so many hexes takes it from where it stands: Snare shortens it. HOP-3.10 */
export function strideOf(table: Table, unit: Unit, hexes: number): number {
  for (const id of unitsAround(table, unit.at)) {
    const other = unitAt(table, id);
    if (isOpponent(table, unit, other) && levelOf(table, other, 'snare') > 0) return Math.max(0, hexes - 1);
  }
  return hexes;
}
export const shardsOf = (table: Table, id: UnitId): number => table.shards.filter(({ holder }) => holder === id).length;

/** No ally in combat. HOP-2.4 */
export const isIsolated = (table: Table, unit: Unit): boolean => !table.units.some((other) => isAlly(table, unit, other));
/** HOP-2.4 */
export function isOutnumbered(table: Table, unit: Unit): boolean {
  let own = 0;
  let others = 0;
  for (const other of table.units)
    if (isInCombat(other)) {
      if (teamOf(table, other) === teamOf(table, unit)) own++;
      else others++;
    }
  return others > own;
}
/** Steadfast units, sentinels, titans and chained heroes cannot be displaced. HOP-7.7, HOP-14.19, HOP-15.10 */
export function canBeDisplaced(table: Table, unit: Unit): boolean {
  const { rank } = defOf(table, unit);
  if (rank === 'sentinel' || rank === 'titan') return false;
  if (!unit.active && table.terms.mode === 'skirmish') return false;
  return levelOf(table, unit, 'steadfast') === 0;
}
