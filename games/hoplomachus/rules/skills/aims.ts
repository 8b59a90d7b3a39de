// What Abilities and Specials can be used on, and why not. Questions only.
import { COMPASS, type Direction } from '@tabularium/geometry';
import { certain, type Reason } from '@tabularium/kernel';
import type { Aim, Deed, Skill } from '../../content/kinds.ts';
import { SKILL_RULES, skills } from '../../content/skills.ts';
import { arenaOf, hexToward, isUnit, standingOn, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { aroundOf, opponentsAround, pushedTo } from '../arena/around.ts';
import { isAvailable, isBarred } from '../arena/hexes.ts';
import { hexOfTarget, isHostileShard } from '../arena/shards.ts';
import { canHeal } from '../units/health.ts';
import { canBeDisplaced, distanceOf, isAlly, isElite, isInCombat, isOpponent, isStuck, levelOf, unitsAround } from '../units/units.ts';

/** Why a unit that could use its skills cannot use this one now. HOP-10.10, HOP-10.17 */
export function whyNotDeed(table: Table, id: UnitId, skill: Skill): Reason | undefined {
  const { effect } = skills[skill];
  const unit = unitAt(table, id);
  const rule = SKILL_RULES[skill];
  if (effect.on !== 'used') return { rule, because: 'notUsed' };
  if (MOVES_ITSELF.has(effect.do) && isStuck(unit)) return CANNOT_MOVE; // HOP-9.13
  if (effect.at !== undefined) return hasObject(table, id, skill) ? undefined : { rule, because: 'nobodyToUseItOn' };
  switch (effect.do) {
    case 'heal':
      return canHeal(table, unit) ? undefined : UNHURT;
    case 'bloodRite':
      return unit.hp >= 2 ? undefined : { rule, because: 'tooFewHp' }; // HOP-19.38
    case 'damageAll':
      return aroundOf(table, unit).length > 0 ? undefined : { rule, because: 'nobodyAdjacent' };
    case 'healAll':
      return sheltered(table, id).length > 0 ? undefined : UNHURT;
    case 'scatter':
      return scatterable(table, unit).length > 0 ? undefined : { rule, because: 'nobodyToDisplace' };
    case 'leap':
    case 'firebomb':
    case 'trample':
      return hexesFor(table, id, skill, null).length > 0 ? undefined : { rule, because: 'noHex' };
    default:
      return undefined;
  }
}
const MOVES_ITSELF: ReadonlySet<Deed> = new Set<Deed>(['swap', 'leap', 'trample', 'rampage']);
const CANNOT_MOVE: Reason = { rule: 'HOP-9.13', because: 'cannotMove' };
const UNHURT: Reason = { rule: 'HOP-3.4', because: 'nobodyHurt' };

// ---- objects

/** Legal objects of a skill that takes one. */
export function objectsOf(table: Table, id: UnitId, skill: Skill): Target[] {
  const found: Target[] = [];
  for (let other = 0; other < table.units.length; other++)
    if (isInCombat(unitAt(table, other)) && whyNotObject(table, id, skill, { unit: other }) === undefined) found.push({ unit: other });
  for (let shard = 0; shard < table.shards.length; shard++)
    if (whyNotObject(table, id, skill, { shard }) === undefined) found.push({ shard });
  return found;
}
function hasObject(table: Table, id: UnitId, skill: Skill): boolean {
  for (let other = 0; other < table.units.length; other++)
    if (isInCombat(unitAt(table, other)) && whyNotObject(table, id, skill, { unit: other }) === undefined) return true;
  return table.shards.some((_, shard) => whyNotObject(table, id, skill, { shard }) === undefined);
}
/** Why a skill cannot be used on this one. */
export function whyNotObject(table: Table, id: UnitId, skill: Skill, target: Target): Reason | undefined {
  const { effect } = skills[skill];
  if (effect.on !== 'used' || effect.at === undefined) return { rule: SKILL_RULES[skill], because: 'nobodyToUseItOn' };
  const unit = unitAt(table, id);
  const aim = effect.at;
  const because = whyNotAim(table, unit, aim, target, aim.within === 'level' ? levelOf(table, unit, skill) : aim.within);
  if (because !== undefined) return { rule: because === 'cannotBeDisplaced' ? 'HOP-9.12' : SKILL_RULES[skill], because };
  return isUnit(target) ? whyNotDone(table, id, skill, effect.do, target.unit) : undefined;
}
function whyNotAim(table: Table, unit: Unit, aim: Aim, target: Target, within: number): string | undefined {
  const distance = distanceOf(table, unit.at, hexOfTarget(table, target));
  if (!isUnit(target)) return aim.shards && isHostileShard(table, unit, target.shard) && distance <= within ? undefined : 'onlyUnits'; // HOP-14.21
  const object = unitAt(table, target.unit);
  if (object === unit) return 'itself';
  if (aim.who === 'foe' && !isOpponent(table, unit, object)) return 'noOpponent'; // HOP-2.2
  if (aim.who === 'ally' && !isAlly(table, unit, object)) return 'noAlly';
  if (distance > within) return 'tooFar';
  if (aim.apart && distance <= 1) return 'tooNear';
  if (aim.notElite && isElite(table, object)) return 'elite';
  return aim.movable && !canBeDisplaced(table, object) ? 'cannotBeDisplaced' : undefined; // HOP-9.12
}
/** It would do nothing. HOP-1.5 */
function whyNotDone(table: Table, id: UnitId, skill: Skill, deed: Deed, on: UnitId): Reason | undefined {
  const object = unitAt(table, on);
  const rule = SKILL_RULES[skill];
  switch (deed) {
    case 'heal':
      return canHeal(table, object) ? undefined : UNHURT;
    case 'ensnare':
      return object.ensnared === 0 ? undefined : { rule, because: 'alreadyEnsnared' };
    case 'curse':
      return object.cursed === 0 ? undefined : { rule, because: 'alreadyCursed' };
    case 'daze':
      return object.dazed === 0 ? undefined : { rule, because: 'alreadyDazed' };
    case 'hurl':
    case 'hook':
      return hexesFor(table, id, skill, { unit: on }).length > 0 ? undefined : { rule, because: 'noHex' };
    case 'swap':
      return canSwap(table, unitAt(table, id), object) ? undefined : { rule, because: 'barredHex' };
    default:
      return undefined;
  }
}
const canSwap = (table: Table, unit: Unit, ally: Unit): boolean => !isBarred(table, unit, ally.at) && !isBarred(table, ally, unit.at);

// ---- hexes

/** Legal hexes for a skill that needs one and, if it takes an object, for that object. */
export function hexesFor(table: Table, id: UnitId, skill: Skill, on: Target | null): Hex[] {
  const { effect } = skills[skill];
  if (effect.on !== 'used') return [];
  const unit = unitAt(table, id);
  const level = levelOf(table, unit, skill);
  const object = on !== null && isUnit(on) ? unitAt(table, on.unit) : unit;
  const rings = certain(arenaOf(table).rings[unit.at], 'a hex where it stands');
  switch (effect.do) {
    case 'hurl':
      return (rings[level] ?? []).filter((hex) => hex !== object.at && isAvailable(table, object, hex)); // HOP-19.33
    case 'hook':
      return (rings[1] ?? []).filter((hex) => isAvailable(table, object, hex)); // HOP-19.36
    case 'leap':
      return near(rings, level, (hex) => isAvailable(table, unit, hex)); // HOP-19.41
    case 'firebomb':
      return near(rings, level, (hex) => blastedBy(table, id, hex).length > 0); // HOP-19.45
    case 'trample':
      return tramples(table, id, level).map(({ at }) => at);
    default:
      return [];
  }
}
/** The hexes at a distance of 1 to `most` that fit. */
function near(rings: readonly (readonly Hex[])[], most: number, fits: (hex: Hex) => boolean): Hex[] {
  const found: Hex[] = [];
  for (let distance = 1; distance <= most; distance++) for (const hex of rings[distance] ?? []) if (fits(hex)) found.push(hex);
  return found;
}

/** Everything a Firebomb on this hex rolls for: units, allies included, and enemy shards. HOP-14.21, HOP-19.45 */
export function blastedBy(table: Table, id: UnitId, hex: Hex): Target[] {
  const found: Target[] = [];
  for (const other of [standingOn(table, hex), ...unitsAround(table, hex)]) if (other !== NONE && other !== id) found.push({ unit: other });
  for (let shard = 0; shard < table.shards.length; shard++)
    if (isHostileShard(table, unitAt(table, id), shard) && distanceOf(table, hex, hexOfTarget(table, { shard })) <= 1)
      found.push({ shard });
  return found;
}

export interface Trample {
  readonly toward: Direction;
  readonly at: Hex;
  readonly path: readonly Hex[];
  /** The opponents it passes through. */
  readonly passed: readonly UnitId[];
}
/** Straight lines through at least one opponent to an available hex. HOP-19.46 */
export function tramples(table: Table, id: UnitId, most: number): Trample[] {
  const unit = unitAt(table, id);
  const found: Trample[] = [];
  for (const [direction, toward] of COMPASS.entries()) {
    const path: Hex[] = [];
    const passed: UnitId[] = [];
    let at = unit.at;
    for (let walked = 1; walked <= most; walked++) {
      at = hexToward(table, at, direction);
      if (at === NONE || isBarred(table, unit, at)) break;
      path.push(at);
      const other = standingOn(table, at);
      if (other === NONE) {
        if (passed.length > 0) found.push({ toward, at, path: path.slice(), passed: passed.slice() });
      } else if (isOpponent(table, unit, unitAt(table, other))) passed.push(other);
    }
  }
  return found;
}

// ---- all around

/** The unit and its adjacent allies, if they would heal. HOP-19.48 */
export function sheltered(table: Table, id: UnitId): UnitId[] {
  const unit = unitAt(table, id);
  const found: UnitId[] = canHeal(table, unit) ? [id] : [];
  for (const other of unitsAround(table, unit.at))
    if (isAlly(table, unit, unitAt(table, other)) && canHeal(table, unitAt(table, other))) found.push(other);
  return found;
}
/** Adjacent opponents that can be displaced directly away. HOP-19.49 */
export function scatterable(table: Table, unit: Unit): UnitId[] {
  const found: UnitId[] = [];
  for (const target of opponentsAround(table, unit, unit.at))
    if (isUnit(target) && pushedTo(table, unit, unitAt(table, target.unit)) !== NONE) found.push(target.unit);
  return found;
}
