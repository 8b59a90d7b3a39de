// Movements that others cause: pushes, pulls, being pushed aside, swaps. MOB-7.91 to MOB-7.99
import type { Reason, Rules } from '@tabularium/kernel';
import { placeName, positionName, positionOf } from '../../content/place-names.ts';
import { besideOf, FOOTPRINTS, HEXES, levelOf, type Place, type Position } from '../../content/places.ts';
import type { PushAbout } from '../../table/about.ts';
import { facingName, facingOf, figureAt, figureName } from '../../table/names.ts';
import { type Facing, type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { pushDirections } from '../field/arcs.ts';
import { hexesOfBases } from '../field/distance.ts';
import { basesSee } from '../field/sight.ts';
import { isBelowPlatform, terrainOf } from '../field/terrain.ts';
import { asidesOf, canAllStep } from '../field/ways.ts';
import { footprintOf, isMassive, isStanding, lift, placeOfFigure, put, standingAt } from '../figures/figures.ts';
import { hasTrait, isImmovable } from '../figures/traits.ts';
import { boundTo, occupantsOf } from '../reach/destinations.ts';
import { liesToward } from '../reach/flights.ts';
import { opportunityAttacks } from './interruptions.ts';

/** Sets a figure down elsewhere, and notes in all its open frames that it has moved. */
export function relocate(table: Table, id: FigureId, to: Place): void {
  put(table, id, to);
  for (const frame of table.frames) if (frame.figure === id) frame.hasMoved = true;
}

// ---- push and pull

const MASSIVE: Reason = { rule: 'MOB-7.117', because: 'immovable' };
const IMMOVABLE: Reason = { rule: 'MOB-11.8', because: 'immovable' };
const BESIDE_SOURCE: Reason = { rule: 'MOB-8.16', because: 'alreadyBeside' };
const NO_ROOM: Reason = { rule: 'MOB-7.92', because: 'noRoom' };
/** Why pushing or pulling a figure does nothing. */
export function whyNotPush(table: Table, source: FigureId, target: FigureId, as: 'push' | 'pull'): Reason | undefined {
  if (isImmovable(table, target)) return isMassive(figureAt(table, target)) ? MASSIVE : IMMOVABLE;
  if (as === 'pull' && isPulledIn(table, source, figureAt(table, target).at)) return BESIDE_SOURCE;
  return isRooted(table, source, target, as) ? NO_ROOM : undefined;
}
/** Whatever the direction, the first hex is blocked. */
const isRooted = (table: Table, source: FigureId, target: FigureId, as: 'push' | 'pull'): boolean =>
  pushDirections(table, source, target, as).every((side) => pushPath(table, source, target, side, 1, as).length === 0);
/** Beside the source on any level, or below it: nothing is pulled past the source. MOB-8.16 */
const isPulledIn = (table: Table, source: FigureId, at: Position): boolean => hexesOfBases(footprintOf(table, source), [at]) <= 1;

/** Moves a figure straight away from the source or toward it; the source's player chooses between equally good directions. Returns how many hexes. MOB-7.91 */
export function* push(
  table: Table,
  ref: Referee,
  source: FigureId,
  target: FigureId,
  hexes: number,
  as: 'push' | 'pull' = 'push',
): Rules<number> {
  if (hexes <= 0) return 0;
  const told = yield* ref.choose(figureAt(table, source).seat, {
    ask: 'pushToward',
    rule: 'MOB-8.16',
    options: () => pushDirections(table, source, target, as).map((side) => ({ facing: facingName(side) })),
    about: ({ facing }): PushAbout => ({ path: pushPath(table, source, target, facingOf(facing), hexes, as).map(positionName) }),
    facts: () => ({ figure: figureName(table, target), hexes, as }),
  });
  const path = pushPath(table, source, target, facingOf(told.facing), hexes, as);
  const end = path.at(-1);
  if (end === undefined) return 0;
  const isOnSomebody = occupantsOf(table, target, end).length > 0;
  if (isOnSomebody) {
    shove(table, ref, target, path.slice(0, -1), source, as, 'MOB-7.91');
    yield* pushAside(table, ref, target, end); // MOB-7.95
  }
  shove(table, ref, target, isOnSomebody ? [end] : path, source, as, 'MOB-7.91');
  return path.length;
}
export const pull = (table: Table, ref: Referee, source: FigureId, target: FigureId, hexes: number): Rules<number> =>
  push(table, ref, source, target, hexes, 'pull');

/** The positions through which a figure is pushed or pulled in a direction, up to where it stops. MOB-7.92 to MOB-7.95 */
function pushPath(table: Table, source: FigureId, target: FigureId, side: Facing, hexes: number, as: 'push' | 'pull'): Position[] {
  const path: Position[] = [];
  for (let at = figureAt(table, target).at; path.length < hexes; ) {
    if (as === 'pull' && isPulledIn(table, source, at)) break; // MOB-8.16
    const next = nextOnPush(table, target, at, side);
    if (next === NONE) break;
    path.push(next);
    if (levelOf(next) < levelOf(at)) break; // MOB-7.94
    at = next;
  }
  return path;
}
function nextOnPush(table: Table, target: FigureId, at: Position, side: Facing): Position {
  const terrain = terrainOf(table);
  const isOpen = (position: Position): boolean => {
    const other = standingAt(table, position);
    return terrain.standable[position] === 1 && (other === NONE || other === target);
  };
  const next = besideOf(at, side);
  if (next === NONE) return NONE; // MOB-2.18, MOB-7.93
  if (levelOf(at) === 0 || terrain.standable[next] === 1) return isOpen(next) ? next : NONE; // MOB-7.92
  const ground = next - HEXES;
  if (terrain.standable[ground] === 0 || isBelowPlatform(terrain, ground)) return NONE; // MOB-7.94
  return canMakeRoom(table, target, ground) ? ground : NONE; // MOB-7.95
}
/** A pushed figure keeps its facing and triggers nothing. MOB-7.96, MOB-7.97 */
function shove(
  table: Table,
  ref: Referee,
  id: FigureId,
  path: readonly Position[],
  by: FigureId,
  as: 'push' | 'pull' | 'aside',
  rule: string,
): void {
  const to = path.at(-1);
  if (to === undefined) return;
  const from = figureAt(table, id).at;
  relocate(table, id, to);
  ref.tell({
    kind: 'pushed',
    rule,
    figure: figureName(table, id),
    from: positionName(from),
    path: path.map(positionName),
    by: figureName(table, by),
    as,
  });
}

// ---- aside

/** Figures make room for one that climbs or descends onto them; their own players choose where they go. MOB-6.27, MOB-6.28, MOB-7.106 */
export function* pushAside(table: Table, ref: Referee, mover: FigureId, place: Place): Rules<void> {
  for (const id of occupantsOf(table, mover, place)) {
    const told = yield* ref.choose(figureAt(table, id).seat, {
      ask: 'pushTo',
      rule: 'MOB-6.28',
      options: () => asideOptions(table, mover, place, id).map((at) => ({ at: positionName(at) })),
      facts: () => ({ figure: figureName(table, id), by: figureName(table, mover), at: placeName(place) }),
    });
    shove(table, ref, id, [positionOf(told.at)], mover, 'aside', 'MOB-6.27');
  }
}
/** A pushed figure that descends onto others pushes them in turn. MOB-7.95 */
const canMakeRoom = (table: Table, mover: FigureId, to: Position): boolean =>
  occupantsOf(table, mover, to).every((id) => !isImmovable(table, id) && asideOptions(table, mover, to, id).length > 0);
/** The hexes a figure can go to so that one is left for each of the others that must make room. MOB-7.106 */
function asideOptions(table: Table, mover: FigureId, place: Place, id: FigureId): Position[] {
  const lands = FOOTPRINTS[place] as readonly Position[];
  const isTaken = (position: Position): boolean => standingAt(table, position) !== NONE || lands.includes(position);
  const choicesOf = (other: FigureId): Position[] => asidesOf(terrainOf(table), figureAt(table, other).at, isTaken);
  const others = occupantsOf(table, mover, place)
    .filter((other) => other !== id)
    .map(choicesOf);
  return choicesOf(id).filter((position) => canAllStep(others, [position]));
}

// ---- swap

const UNLIKE_BASES: Reason = { rule: 'MOB-7.118', because: 'unlikeBases' };
const NOT_TOWARD: Reason = { rule: 'MOB-7.24', because: 'notToward' };
/** Why `a` cannot swap with `b`. Massive figures swap only with bases that lie like theirs. MOB-7.118, MOB-11.8, MOB-7.24 */
export function whyNotSwap(table: Table, a: FigureId, b: FigureId): Reason | undefined {
  const [one, other] = [figureAt(table, a), figureAt(table, b)];
  if (one.shape !== other.shape) return UNLIKE_BASES;
  if (one.seat !== other.seat && hasTrait(table, b, 'immovable')) return IMMOVABLE;
  const bound = boundTo(table, a);
  if (bound === undefined) return undefined;
  const isGood = liesToward(table, a, placeOfFigure(other), bound) && basesSee(table, footprintOf(table, bound), footprintOf(table, b));
  return isGood ? undefined : NOT_TOWARD;
}
/** Each goes to the other's hex, unless an opportunity attack prevents it. Returns whether it happened. MOB-7.98, MOB-7.99 */
export function* swap(table: Table, ref: Referee, a: FigureId, b: FigureId): Rules<boolean> {
  const [one, other] = [figureAt(table, a), figureAt(table, b)];
  const [from, to] = [placeOfFigure(one), placeOfFigure(other)];
  const areThere = (): boolean => isStanding(one) && isStanding(other) && placeOfFigure(one) === from && placeOfFigure(other) === to;
  yield* opportunityAttacks(table, ref, a, b);
  if (areThere()) yield* opportunityAttacks(table, ref, b, a);
  if (!areThere()) return false;
  lift(table, a);
  relocate(table, b, from);
  relocate(table, a, to);
  ref.tell({ kind: 'swapped', rule: 'MOB-7.98', figure: figureName(table, a), with: figureName(table, b) });
  return true;
}
