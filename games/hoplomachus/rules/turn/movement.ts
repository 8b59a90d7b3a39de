// The Movement step, and the routes of every move that is made hex by hex. HOP-10.9, HOP-24.1

import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { WayAbout } from '../../table/about.ts';
import type { HexName, UnitName, Way } from '../../table/asks.ts';
import { arenaOf, hexOf, neighboursOf, standingOn, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { isBlocked, type Reach, reachOf } from '../arena/hexes.ts';
import { comesNextTo, wallsAgainst } from '../arena/spear-walls.ts';
import { CHARGE } from '../combat/dice.ts';
import { walk } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { listed, whyInert } from '../units/inert.ts';
import {
  combatants,
  distanceOf,
  hasTactic,
  isHampered,
  isOpponent,
  isRival,
  levelOf,
  movementOf,
  rangeOf,
  strideOf,
} from '../units/units.ts';

/** Each unit may move once, in any order. HOP-10.9 */
export function* movementStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  for (;;) {
    yield* pause(table, ref);
    const picked = yield* ref.choose(seat, {
      rule: 'HOP-10.9',
      ask: 'move',
      options: () => movers(table, seat),
      ruledOut: () =>
        combatants(table, seat).flatMap((id) => listed(whyNotMove(table, unitAt(table, id)), text('move', { unit: unitName(table, id) }))),
      pass: true,
    });
    if (picked === PASS) return;
    yield* move(table, ref, unitOf(table, picked.unit));
  }
}
function* move(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  const hexes = movementOf(table, unit);
  const way = yield* ref.choose(unit.troop, {
    rule: 'HOP-10.9',
    ask: 'moveTo',
    options: () => waysOf(table, unit, hexes, true),
    ruledOut: () => whyNotWays(table, unit, hexes),
    about: (option) => aboutWay(table, unit, option),
    facts: () => ({ unit: unit.name, hexes: strideOf(table, unit, hexes) }),
    pass: true,
  });
  unit.walked = way === PASS ? 0 : way.path.length;
  if (way !== PASS) yield* walk(table, ref, id, pathOf(table, way), 'step', 'HOP-10.9');
}
function movers(table: Table, troop: number): { unit: UnitName }[] {
  const options: { unit: UnitName }[] = [];
  for (const unit of table.units)
    if (unit.troop === troop && unit.zone === 'arena' && whyNotMove(table, unit) === null) options.push({ unit: unit.name });
  return options;
}

const MOVED: Reason = { rule: 'HOP-10.9', because: 'alreadyMoved' };
const ENSNARED: Reason = { rule: 'HOP-9.13', because: 'ensnared' };
const ROOTED: Reason = { rule: 'HOP-3.2', because: 'noMovement' };
const SNARED: Reason = { rule: 'HOP-19.14', because: 'snared' };
const HEMMED_IN: Reason = { rule: 'HOP-10.9', because: 'hemmedIn' };
export function whyNotMove(table: Table, unit: Unit): Reason | null {
  if (unit.walked !== NONE) return MOVED; // HOP-10.9
  const inert = whyInert(unit);
  if (inert !== null) return inert;
  if (unit.ensnared > 0) return ENSNARED; // HOP-9.13
  const hexes = movementOf(table, unit);
  if (hexes === 0) return ROOTED;
  if (strideOf(table, unit, hexes) === 0) return SNARED;
  return hasWay(table, unit, hexes) ? null : HEMMED_IN;
}
/** One free hex beside it is enough; a flying unit may find one farther away. */
function hasWay(table: Table, unit: Unit, hexes: number): boolean {
  for (const hex of neighboursOf(table, unit.at)) if (hex !== NONE && !isBlocked(table, unit, hex)) return true;
  return levelOf(table, unit, 'flight') > 0 && reachOf(table, unit, hexes).ends.length > 0;
}

// ---- routes
/** The hexes of a way. */
export const pathOf = (table: Table, { path }: Way): Hex[] => path.map((name) => hexOf(table.terms.arena, name));

/** What makes one route of a unit differ from another. HOP-24.1 */
interface Stakes {
  /** Spear Walls that have not struck yet. */
  readonly walls: readonly Unit[];
  /** Hexes with shards that are picked up by walking over them. */
  readonly loose: readonly Hex[];
  /** Walking two hexes gives it a die. */
  readonly charges: boolean;
}
function stakesOf(table: Table, unit: Unit, inStep: boolean): Stakes | null {
  const walls = wallsAgainst(table, unit);
  let loose: Hex[] | undefined;
  for (const { at, loose: lies } of table.shards) if (lies && at !== NONE && !isRival(table, unit)) (loose ??= []).push(at);
  const charges = inStep && levelOf(table, unit, 'charge') > 0;
  return walls.length > 0 || loose || charges ? { walls, loose: loose ?? [], charges } : null;
}
/** The Spear Walls that strike at a step from one hex to the next, as bits. HOP-19.27 */
function wallsMet(table: Table, { walls }: Stakes, from: Hex, to: Hex): number {
  let bits = 0;
  for (let i = 0; i < walls.length; i++) if (comesNextTo(table, (walls[i] as Unit).at, from, to)) bits |= 1 << i;
  return bits;
}

/** One way for each pair of end hex and consequence. Only in the Movement step do two hexes count for Charge. HOP-24.1 */
export function waysOf(table: Table, unit: Unit, hexes: number, inStep = false): Way[] {
  const stakes = stakesOf(table, unit, inStep);
  if (stakes !== null) return variedWays(table, unit, hexes, stakes);
  const reach = reachOf(table, unit, hexes);
  const { names } = arenaOf(table);
  const ways: Way[] = [];
  for (const end of reach.ends) ways.push({ at: names[end] as HexName, path: namesTo(names, reach, end) });
  return ways;
}
function namesTo(names: readonly string[], { steps, before }: Reach, end: Hex): HexName[] {
  const path: HexName[] = [];
  for (let hex = end; steps[hex] !== 0; hex = before[hex] as Hex) path.push(names[hex] as HexName);
  return path.reverse();
}

/** A hex with what happened on the way to it. */
interface Waypoint {
  readonly hex: Hex;
  readonly bits: number;
  readonly before: Waypoint | null;
}
/** Breadth first over hexes and consequences, so that the shortest way to each comes first. */
function variedWays(table: Table, unit: Unit, hexes: number, stakes: Stakes): Way[] {
  const { neighbours, names } = arenaOf(table);
  const flies = levelOf(table, unit, 'flight') > 0;
  const limit = strideOf(table, unit, hexes);
  const falls = blowsToFell(table, unit);
  const wallBits = (1 << stakes.walls.length) - 1;
  const known = new Set<number>();
  const ended = new Set<Hex>();
  const ways: Way[] = [];
  let edge: Waypoint[] = [{ hex: unit.at, bits: 0, before: null }];
  for (let walked = 1; walked <= limit; walked++) {
    const next: Waypoint[] = [];
    for (const from of edge) {
      if (countBits(from.bits & wallBits) >= falls) continue; // it falls here
      for (const hex of neighbours[from.hex] as readonly Hex[]) {
        if (hex === NONE) continue;
        const blocked = isBlocked(table, unit, hex);
        if (blocked && !flies) continue;
        const bits = from.bits | consequence(table, stakes, from.hex, hex, walked);
        const key = bits * names.length + hex;
        if (known.has(key)) continue;
        known.add(key);
        const place = { hex, bits, before: from };
        next.push(place);
        if (blocked || hex === unit.at) continue; // HOP-24.1
        const at = names[hex] as HexName;
        const path = namesBehind(names, place);
        ways.push(ended.has(hex) ? { at, path, variant: true } : { at, path });
        ended.add(hex);
      }
    }
    edge = next;
  }
  return ways;
}
function consequence(table: Table, stakes: Stakes, from: Hex, to: Hex, walked: number): number {
  const { walls, loose, charges } = stakes;
  let bits = wallsMet(table, stakes, from, to);
  for (let i = 0; i < loose.length; i++) if (loose[i] === to) bits |= 1 << (walls.length + i);
  if (charges && walked >= CHARGE) bits |= 1 << (walls.length + loose.length);
  return bits;
}
function namesBehind(names: readonly string[], last: Waypoint): HexName[] {
  const path: HexName[] = [];
  for (let place = last; place.before !== null; place = place.before) path.push(names[place.hex] as HexName);
  return path.reverse();
}
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
/** How many blows of 1 damage it takes to defeat the unit. HOP-19.28, HOP-20.8 */
function blowsToFell(table: Table, unit: Unit): number {
  if (hasTactic(table, unit, 'aegis')) return Number.POSITIVE_INFINITY;
  return unit.hp + (levelOf(table, unit, 'undying') > 0 && !unit.undied ? 1 : 0);
}

// ---- what a way means, and why there is none
/** One reason for every hex that the move cannot end on. */
export function whyNotWays(table: Table, unit: Unit, hexes: number): Reason[] {
  const { names } = arenaOf(table);
  const { ends, steps } = reachOf(table, unit, hexes);
  const stride = strideOf(table, unit, hexes);
  return names.flatMap((what, hex) => {
    if (ends.includes(hex) || hex === unit.at) return [];
    const standing = standingOn(table, hex);
    if (standing !== NONE) return [{ rule: 'HOP-5.1', because: 'occupied', what, by: unitAt(table, standing).name }];
    if (isBlocked(table, unit, hex)) return [{ rule: 'HOP-5.5', because: 'barred', what }];
    return steps[hex] === NONE ? [{ rule: 'HOP-10.9', because: 'outOfReach', what, hexes: stride }] : [];
  });
}
export function aboutWay(table: Table, unit: Unit, { at, path }: Way): WayAbout {
  const stakes = stakesOf(table, unit, false);
  const end = hexOf(table.terms.arena, at);
  let bits = 0;
  const spearWalls: UnitName[] = [];
  const shards: HexName[] = [];
  let from = unit.at;
  for (const name of path) {
    const to = hexOf(table.terms.arena, name);
    if (stakes !== null) {
      const met = wallsMet(table, stakes, from, to) & ~bits;
      stakes.walls.forEach((wall, i) => (met >> i) & 1 && spearWalls.push(wall.name));
      bits |= met;
      if (stakes.loose.includes(to) && !shards.includes(name)) shards.push(name);
    }
    from = to;
  }
  const range = rangeOf(table, unit);
  return {
    steps: path.length,
    spearWalls,
    shards,
    hampered: isHampered(table, unit, end),
    inRange: table.units
      .filter((other) => isOpponent(table, unit, other) && distanceOf(table, end, other.at) <= range)
      .map(({ name }) => name),
  };
}
