// The move order, the only one that makes a base snap: free attacks of those it leaves, then one manoeuvre after another. ARC-5, ARC-6.13, ARC-7
import { certain, PASS, type Reason, type Rules } from '@tabularium/kernel';
import type { Pose } from '../../content/shapes.ts';
import type { MoveAbout, TouchAbout } from '../../table/about.ts';
import { notchName, poseName, sideName, unitName } from '../../table/names.ts';
import { type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { isBesideEnemy } from '../combat/attacks.ts';
import { manoeuvresOf, type Way, wayOf } from '../reach/manoeuvres.ts';
import { movementParts, movementPoints } from '../reach/reach.ts';
import { type Slide, slideLength, slidesFrom } from '../reach/slides.ts';
import { findSnap, type SnapTo, snapTold } from '../reach/snaps.ts';
import { has, iconsOf } from '../units/figures.ts';
import { enemiesTouchedAt, neighboursOf, place, setMark } from '../units/placing.ts';
import { disengage } from './disengagement.ts';

// ---- whether

/** ARC-3.11, ARC-14.7, ARC-14.28 */
export function whyNotMove(table: Table, id: UnitId, push: boolean): Reason | undefined {
  if (movementPoints(table, id, push) === 0) return { rule: 'ARC-3.11', because: 'noMovement' };
  if (has(table, id, 'beast') && isBesideEnemy(table, id)) return { rule: 'ARC-14.7', because: 'beast' };
  const by = neighboursOf(table, id).find(({ unit }) => has(table, unit, 'entangle'))?.unit;
  return by === undefined ? undefined : { rule: 'ARC-14.28', because: 'entangled', by: unitName(table, by) };
}

// ---- the order

export function* moveOrder(table: Table, ref: Referee, id: UnitId, push: boolean): Rules<void> {
  const name = unitName(table, id);
  const hadIcons = iconsOf(table, id, 'M') > 0; // without any it is hustle that moves it
  yield* disengage(table, ref, id);
  if (unitAt(table, id).state !== 'deployed' || table.ended !== null) return;
  if (hadIcons && iconsOf(table, id, 'M') === 0)
    return ref.tell({ kind: 'wasted', rule: 'ARC-7.4', unit: name, order: 'move', because: 'noMovement' });
  const parts = movementParts(table, id, push);
  const points = movementPoints(table, id, push);
  ref.tell({ kind: 'movement', rule: 'ARC-5.1', unit: name, points, parts });
  const hasMoved = yield* manoeuvre(table, ref, id, points);
  mark(table, ref, id, hasMoved);
}
/** Until the owner stops, nothing more is possible, or the unit has snapped; whether it moved at all. ARC-5.13, ARC-6.12 */
function* manoeuvre(table: Table, ref: Referee, id: UnitId, points: number): Rules<boolean> {
  const { seat } = unitAt(table, id);
  for (let left = points, hasMoved = false; ; hasMoved = true) {
    const told = yield* ref.choose(seat, {
      ask: 'manoeuvre',
      rule: 'ARC-5.2',
      options: () => manoeuvresOf(table, id, left),
      pass: true,
      about: (option) => aboutWay(table, id, wayOf(table, id, option), left),
      facts: () => ({ unit: unitName(table, id), left }),
    });
    if (told === PASS) return hasMoved;
    const way = wayOf(table, id, told);
    left -= way.cost;
    if (yield* perform(table, ref, id, way, left)) return true;
  }
}
/** One manoeuvre and what comes of it; whether the movement is over. */
function* perform(table: Table, ref: Referee, id: UnitId, way: Way, left: number): Rules<boolean> {
  const from = poseOf(table, id);
  if (way.objective !== null) {
    const snap = yield* chooseObjective(table, ref, id, way.objective.snaps);
    if (snap !== undefined) {
      tellWay(table, ref, id, way, from, way.objective.pose, left);
      settle(table, ref, id, snap, way.objective.pose);
      return true;
    }
  }
  const isLifted = 'turn' in way.course && way.snaps.length > 0; // it may land on something, so it stays in the air until it is known where it snaps
  const chosen = isLifted ? yield* chooseSnap(table, ref, id, way.snaps) : undefined;
  place(table, id, way.pose);
  tellWay(table, ref, id, way, from, way.pose, left);
  if (way.snaps.length === 0) return false;
  const snap = chosen ?? (yield* chooseSnap(table, ref, id, way.snaps));
  settle(table, ref, id, snap, way.pose);
  yield* slide(table, ref, id, snap);
  return true;
}
const poseOf = (table: Table, id: UnitId): Pose => {
  const { x, y, heading } = unitAt(table, id);
  return { x, y, heading };
};
function tellWay(table: Table, ref: Referee, id: UnitId, { course, cost, snaps, isStuck }: Way, from: Pose, to: Pose, left: number): void {
  const told = { unit: unitName(table, id), from: poseName(from), to: poseName(to), cost, left };
  if ('step' in course) ref.tell({ kind: 'stepped', rule: 'ARC-5.3', ...told, stopped: snaps.length > 0 || isStuck });
  else {
    const { turn, tool, attach, exit } = course;
    ref.tell({
      kind: 'turned',
      rule: turn === 'angle' ? 'ARC-5.5' : 'ARC-5.6',
      ...told,
      tool: notchName(tool),
      attach: notchName(attach),
      exit,
    });
  }
}

// ---- snapping and sliding. ARC-6.3, ARC-6.10

function* chooseSnap(table: Table, ref: Referee, id: UnitId, snaps: readonly SnapTo[]): Rules<SnapTo> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'snap',
    rule: 'ARC-6.5',
    options: () => snaps.map((one) => snapTold(table, one)),
    facts: () => ({ unit: unitName(table, id) }),
  });
  return findSnap(table, snaps, told);
}
/** Passing means going on. ARC-8.5 */
function* chooseObjective(table: Table, ref: Referee, id: UnitId, snaps: readonly SnapTo[]): Rules<SnapTo | undefined> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'objectiveSnap',
    rule: 'ARC-8.5',
    options: () => snaps.map((one) => snapTold(table, one)),
    pass: true,
    facts: () => ({ unit: unitName(table, id) }),
  });
  return told === PASS ? undefined : findSnap(table, snaps, told);
}
function settle(table: Table, ref: Referee, id: UnitId, snap: SnapTo, from: Pose): void {
  place(table, id, snap.pose);
  ref.tell({ kind: 'snapped', rule: 'ARC-6.3', unit: unitName(table, id), from: poseName(from), ...snapTold(table, snap) });
}
const slideBy = (slides: readonly Slide[], by: number): Slide =>
  certain(
    slides.find((one) => slideLength(one) === by),
    'the slide offered',
  );
function* slide(table: Table, ref: Referee, id: UnitId, snap: SnapTo): Rules<void> {
  const slides = slidesFrom(table, id, snap);
  if (slides.length === 0) return;
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'slide',
    rule: 'ARC-6.10',
    options: () => slides.map((one) => ({ by: slideLength(one) })),
    pass: true,
    facts: () => ({ unit: unitName(table, id) }),
    about: ({ by }) => ({ at: poseName(slideBy(slides, by).pose) }),
  });
  if (told === PASS) return;
  const chosen = slideBy(slides, told.by);
  place(table, id, chosen.pose);
  ref.tell({ kind: 'slid', rule: 'ARC-6.10', unit: unitName(table, id), from: poseName(snap.pose), to: poseName(chosen.pose) });
}

// ---- marks. ARC-14.1, ARC-14.14

function mark(table: Table, ref: Referee, id: UnitId, hasMoved: boolean): void {
  if (!isBesideEnemy(table, id)) return setMark(table, ref, id, 'charger', false);
  if (!hasMoved) return;
  if (has(table, id, 'aggressive')) setMark(table, ref, id, 'aggressive', true);
  if (has(table, id, 'charger')) setMark(table, ref, id, 'charger', true);
}

// ---- what a player learns of a manoeuvre before making it. ARC-5.12

function aboutWay(table: Table, id: UnitId, { pose, cost, snaps, isStuck, objective }: Way, points: number): MoveAbout {
  return {
    at: poseName(pose),
    left: points - cost,
    snaps: snaps.map((snap: SnapTo) => ({ at: poseName(snap.pose), enemies: touches(table, id, snap.pose) })),
    stuck: isStuck,
    objective: objective !== null,
    enemies: touches(table, id, pose),
  };
}
function touches(table: Table, id: UnitId, pose: Pose): TouchAbout[] {
  return enemiesTouchedAt(table, id, pose).map(({ unit, own, other }) => ({
    unit: unitName(table, unit),
    own: sideName(own),
    other: sideName(other),
  }));
}
