// A figure's own movements: Moves, charges, jumps and teleports. MOB-6.6 to MOB-6.28, MOB-6.67, MOB-7.83 to MOB-7.90
import type { Reason, Rules } from '@tabularium/kernel';
import { placeName, placeOf } from '../../content/place-names.ts';
import type { Place } from '../../content/places.ts';
import type { MoveFacts, WayAbout } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import type { Part } from '../../table/events.ts';
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Referee, Table } from '../../table/table.ts';
import { movementEnded } from '../fate/missions.ts';
import { face, faceFigure } from '../field/turning.ts';
import { areEngaged, isEngaged, isStanding, placeOfFigure } from '../figures/figures.ts';
import { movesAsJump } from '../figures/traits.ts';
import {
  aboutDestination,
  boundTo,
  destinationOptions,
  destinationsOf,
  isNoticed,
  occupantsOf,
  type Travel,
  termsOf,
  whyNotThere,
} from '../reach/destinations.ts';
import { chargeEnds, pathTo } from '../reach/reach.ts';
import { type Pace, speedOf, speedParts } from '../reach/speed.ts';
import { CLIMB_COST } from '../reach/walks.ts';
import { opportunityAttacks, overwatchCheck } from './interruptions.ts';
import { pushAside, relocate } from './pushing.ts';

// ---- the Move

export interface MoveTerms {
  /** A fixed number of points that neither focus nor anything else changes. MOB-14.2 */
  readonly points?: number;
  /** The figure that the Move must lead toward. MOB-7.83 */
  readonly toward?: FigureId;
}
/** A Move: focus token, mode, then the way. The AP are already paid. MOB-6.8 */
export function* move(table: Table, ref: Referee, id: FigureId, terms: MoveTerms = {}): Rules<void> {
  const focused = yield* chooseFocus(table, ref, id, terms);
  const asJump = yield* chooseMode(table, ref, id, terms, focused);
  const parts = terms.points === undefined ? speedParts(table, id, { focused, asJump }) : [];
  yield* travel(table, ref, id, travelOf(table, id, terms, { focused, asJump }), parts);
}
export const moveToward = (table: Table, ref: Referee, id: FigureId, goal: FigureId): Rules<void> => move(table, ref, id, { toward: goal });

const NO_SIGHT: Reason = { rule: 'MOB-7.24', because: 'noPlaceInSight' };
/** Why a figure cannot perform a Move: in an interruption some end of it must be in sight of the interrupted one. MOB-7.24 */
export const whyNotMove = (table: Table, id: FigureId, terms: MoveTerms = {}): Reason | undefined =>
  focusChoices(table, id, terms).length === 0 ? NO_SIGHT : undefined;

function travelOf(table: Table, id: FigureId, { points, toward }: MoveTerms, pace: Pace): Travel {
  const bound = boundTo(table, id);
  const goal = bound ?? toward;
  return {
    as: pace.asJump ? 'jump' : goal === undefined ? 'walk' : 'toward',
    points: points ?? speedOf(table, id, pace),
    by: pace.asJump ? 'air' : 'foot',
    toward: goal,
    inSightOf: bound,
    isUnderWay: false,
  };
}
const canEnd = (table: Table, id: FigureId, terms: MoveTerms, pace: Pace): boolean =>
  boundTo(table, id) === undefined || destinationsOf(table, id, travelOf(table, id, terms, pace)).places.length > 0;
const modeChoices = (table: Table, id: FigureId, terms: MoveTerms, focused: boolean): boolean[] =>
  (movesAsJump(table, id) ? [false, true] : [false]).filter((asJump) => canEnd(table, id, terms, { focused, asJump }));
const focusChoices = (table: Table, id: FigureId, terms: MoveTerms): boolean[] =>
  (terms.points === undefined && figureAt(table, id).focus ? [true, false] : [false]).filter(
    (focused) => modeChoices(table, id, terms, focused).length > 0,
  );

/** Every way to declare a Move, with the places where it could end: what is said before the action is chosen. */
export function waysOf(table: Table, id: FigureId): WayAbout[] {
  const focus = focusChoices(table, id, {});
  return focus.flatMap((focused) => {
    const modes = modeChoices(table, id, {}, focused);
    return modes.map((asJump): WayAbout => {
      const travel = travelOf(table, id, {}, { focused, asJump });
      const places = destinationOptions(table, id, travel).filter(({ cost }) => cost > 0);
      return {
        spend: focus.length > 1 ? focused : null,
        mode: modes.length > 1 ? (asJump ? 'jump' : 'walk') : null,
        points: travel.points,
        places,
      };
    });
  });
}

/** Whether its focus token is spent on the Move. MOB-6.3 */
function* chooseFocus(table: Table, ref: Referee, id: FigureId, terms: MoveTerms): Rules<boolean> {
  const figure = figureAt(table, id);
  if (!figure.focus || terms.points !== undefined) return false;
  const { spend } = yield* ref.choose(figure.seat, {
    ask: 'moveFocus',
    rule: 'MOB-6.3',
    options: () => focusChoices(table, id, terms).map((choice) => ({ spend: choice })),
    facts: () => ({ figure: figureName(table, id) }),
    about: (option) => ({ points: speedOf(table, id, { focused: option.spend, asJump: false }) }),
  });
  if (!spend) return false;
  figure.focus = false; // MOB-6.5
  ref.tell({ kind: 'focusSpent', rule: 'MOB-6.3', figure: figureName(table, id), for: 'move' });
  return true;
}
function* chooseMode(table: Table, ref: Referee, id: FigureId, terms: MoveTerms, focused: boolean): Rules<boolean> {
  if (!movesAsJump(table, id)) return false;
  const { mode } = yield* ref.choose(figureAt(table, id).seat, {
    ask: 'moveMode',
    rule: 'MOB-11.3',
    options: () => modeChoices(table, id, terms, focused).map((asJump) => ({ mode: asJump ? 'jump' : 'walk' })),
    facts: () => ({ figure: figureName(table, id) }),
    about: (option) => ({ points: terms.points ?? speedOf(table, id, { focused, asJump: option.mode === 'jump' }) }),
  });
  return mode === 'jump';
}

// ---- other movements of its own

export const NO_CHARGE: Reason = { rule: 'MOB-7.86', because: 'noCharge' };
/** Why a figure cannot charge another, with its standard speed. MOB-7.86 */
export const whyNotCharge = (table: Table, id: FigureId, target: FigureId): Reason | undefined =>
  chargeEnds(table, id, target, speedOf(table, id), boundTo(table, id)).places.length === 0 ? NO_CHARGE : undefined;
/** Moves along a shortest path to its end beside the target. Returns whether the two are engaged then. MOB-7.85 */
export function* charge(table: Table, ref: Referee, id: FigureId, target: FigureId): Rules<boolean> {
  const points = speedOf(table, id);
  const terms: Travel = { as: 'charge', points, by: 'foot', toward: target, inSightOf: boundTo(table, id), isUnderWay: false };
  yield* travel(table, ref, id, terms, speedParts(table, id));
  return isStanding(figureAt(table, id)) && areEngaged(table, id, target);
}
/** Passes over everything, but triggers attacks and overwatch like a Move. MOB-7.88, MOB-7.89 */
export const jump = (table: Table, ref: Referee, id: FigureId, hexes: number): Rules<void> => fly(table, ref, id, hexes, 'jump');
/** A jump that triggers nothing. MOB-7.87 */
export const teleport = (table: Table, ref: Referee, id: FigureId, hexes: number): Rules<void> => fly(table, ref, id, hexes, 'teleport');
const fly = (table: Table, ref: Referee, id: FigureId, hexes: number, as: 'jump' | 'teleport'): Rules<void> =>
  travel(table, ref, id, flightOf(table, id, hexes, as), []);
const flightOf = (table: Table, id: FigureId, hexes: number, as: 'jump' | 'teleport'): Travel => {
  const bound = boundTo(table, id);
  return { as, points: hexes, by: 'air', toward: bound, inSightOf: bound, isUnderWay: false };
};
/** Why a jump or teleport has no end: in an interruption even the figure's own hex may be out of sight. MOB-7.24 */
export const whyNotFly = (table: Table, id: FigureId, hexes: number): Reason | undefined =>
  boundTo(table, id) !== undefined && destinationsOf(table, id, flightOf(table, id, hexes, 'jump')).places.length === 0
    ? NO_SIGHT
    : undefined;

// ---- on the way

function* travel(table: Table, ref: Referee, id: FigureId, declared: Travel, parts: readonly Part[]): Rules<void> {
  yield* ref.within({ at: 'move', figure: figureName(table, id) }, goThere(table, ref, id, declared, parts));
}
/** Destination, opportunity attacks, way, facing, overwatch. MOB-6.8 */
function* goThere(table: Table, ref: Referee, id: FigureId, declared: Travel, parts: readonly Part[]): Rules<void> {
  const figure = figureAt(table, id);
  let now = declared;
  let hasMoved = false;
  for (;;) {
    if (isLost(table, id, now)) return;
    const chosen = yield* chooseDestination(table, ref, id, now, parts);
    const [from, to] = [placeOfFigure(figure), placeOf(chosen.at)];
    if (to === from) break; // MOB-6.13
    let { cost } = chosen;
    const isAttacked = !now.isUnderWay && isNoticed(now) && isEngaged(table, id);
    now = { ...now, isUnderWay: true };
    if (isAttacked) {
      yield* opportunityAttacks(table, ref, id); // MOB-7.33, MOB-7.39
      if (!isStanding(figure)) return;
      const { places, costs } = destinationsOf(table, id, now);
      if (placeOfFigure(figure) !== from || !places.includes(to)) continue; // MOB-7.38
      cost = costs[places.indexOf(to)] as number; // somebody may stand in the way now
    }
    const isOnSomebody = yield* goAlong(table, ref, id, now, to, cost);
    hasMoved = true;
    if (!isOnSomebody || isEngaged(table, id)) break; // MOB-6.67
    now = { ...now, points: now.points - cost };
  }
  yield* turnAfter(table, ref, id, declared);
  if (!hasMoved) return;
  movementEnded(table, ref, id);
  if (isNoticed(declared)) yield* overwatchCheck(table, ref, id); // MOB-6.59
}
/** The movement can no longer end: its goal is gone, or no allowed place is left. MOB-7.86, MOB-7.24 */
function isLost(table: Table, id: FigureId, travel: Travel): boolean {
  if (travel.toward !== undefined && !isStanding(figureAt(table, travel.toward))) return true;
  const mayStay = travel.inSightOf === undefined && travel.as !== 'charge';
  return !mayStay && destinationsOf(table, id, travel).places.length === 0;
}
function* chooseDestination(table: Table, ref: Referee, id: FigureId, travel: Travel, parts: readonly Part[]): Rules<Asks['moveTo']> {
  return yield* ref.choose(figureAt(table, id).seat, {
    ask: 'moveTo',
    rule: 'MOB-6.12',
    options: () => destinationOptions(table, id, travel),
    ruledOut: () => whyNotThere(table, id, travel),
    about: ({ at, cost }) => aboutDestination(table, id, travel, placeOf(at), cost),
    facts: (): MoveFacts => ({
      figure: figureName(table, id),
      as: travel.as,
      points: travel.points,
      parts,
      toward: travel.toward === undefined ? null : figureName(table, travel.toward),
    }),
  });
}
/** Goes to a place and pushes aside whoever stands there. Returns whether anybody did. MOB-6.27 */
function* goAlong(table: Table, ref: Referee, id: FigureId, travel: Travel, to: Place, points: number): Rules<boolean> {
  const path = pathTo(table, id, to, termsOf(travel)).map(({ place }) => place);
  const isOnSomebody = occupantsOf(table, id, to).length > 0;
  if (!isOnSomebody) arrive(table, ref, id, travel, path, points);
  else {
    const way = path.slice(0, -1);
    if (way.length > 0) arrive(table, ref, id, travel, way, points - CLIMB_COST);
    yield* pushAside(table, ref, id, to);
    arrive(table, ref, id, travel, [to], CLIMB_COST);
  }
  return isOnSomebody;
}
function arrive(table: Table, ref: Referee, id: FigureId, { as }: Travel, path: readonly Place[], points: number): void {
  const from = placeName(placeOfFigure(figureAt(table, id)));
  relocate(table, id, path.at(-1) as Place);
  if (as === 'jump') for (const frame of table.frames) if (frame.figure === id) frame.hasJumped = true; // MOB-12.7
  ref.tell({ kind: 'moved', rule: RULE_OF[as], figure: figureName(table, id), from, path: path.map(placeName), as, points });
}
const RULE_OF: Readonly<Record<Travel['as'], string>> = {
  walk: 'MOB-6.12',
  toward: 'MOB-7.83',
  charge: 'MOB-7.85',
  jump: 'MOB-7.88',
  teleport: 'MOB-7.87',
};
/** To any side; after a movement toward a figure it must face that figure. MOB-6.14, MOB-7.83, MOB-7.85 */
function* turnAfter(table: Table, ref: Referee, id: FigureId, { toward }: Travel): Rules<void> {
  if (toward !== undefined && isStanding(figureAt(table, toward))) yield* faceFigure(table, ref, id, toward);
  else yield* face(table, ref, id);
}
