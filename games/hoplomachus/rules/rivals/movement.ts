// How a rival moves: it marks an opponent and goes for it. HOP-11.3 to HOP-11.15
import { certain, type Rules } from '@tabularium/kernel';
import type { Asks, Way } from '../../table/asks.ts';
import { hexesOf, hexName, hexOf, targetName, targetOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type TroopId, type Unit, type UnitId } from '../../table/table.ts';
import { hexOfMark, isHex, type Mark } from '../combat/priorities.ts';
import { type MovedBy, walk } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { players } from '../units/seats.ts';
import { combatants, distanceOf, isDazed, isInCombat, isStuck, movementOf } from '../units/units.ts';
import { type Course, courseOf, type Stride } from './mark.ts';
import { routesTo } from './routes.ts';

/** Moves a rival by its priorities. Returns how many hexes it went, or NONE if it has no mark in Range and no legal step. HOP-11.12 */
export function* moveRival(table: Table, ref: Referee, id: UnitId, stride: Stride, by: MovedBy, rule = 'HOP-11.3'): Rules<number> {
  const path = yield* chooseRivalWay(table, ref, id, stride);
  if (path === null) return NONE; // HOP-11.14
  if (path.length > 0) yield* walk(table, ref, id, path, by, rule);
  return path.length;
}
/** Chooses a rival's mark and the way to it: empty if it stays, null if it has no mark in Range and no legal step. */
export function* chooseRivalWay(table: Table, ref: Referee, id: UnitId, stride: Stride): Rules<Hex[] | null> {
  const course = courseOf(table, id, stride);
  if (course === null) return null;
  const { priority, how } = course;
  const unit = unitAt(table, id);
  const number = yield* chooseMark(table, ref, id, course);
  const mark = course.marks[number] as Mark;
  const distance = distanceOf(table, unit.at, hexOfMark(table, mark));
  ref.tell({ kind: 'marked', rule: RULES[how], unit: unit.name, mark: markName(table, mark), priority, distance, how });
  if (course.stays) {
    ref.tell({ kind: 'stays', rule: 'HOP-11.8', unit: unit.name, because: 'inRange' }); // HOP-11.8
    return [];
  }
  const ways = waysTo(table, unit, course, certain(course.ends[number], 'an end of the way'));
  const { path } = yield* ref.choose(players(table), {
    rule: 'HOP-11.10',
    ask: 'rivalTo',
    options: () => ways,
    facts: () => ({ unit: unit.name, mark: markName(table, mark), priority }),
  });
  return path.map((hex) => hexOf(table.terms.arena, hex));
}
const RULES = { reached: 'HOP-11.7', fallback: 'HOP-11.11', closer: 'HOP-11.14' } as const;

/** The players choose among equal marks if the choice changes where the rival goes. HOP-11.7 */
function* chooseMark(table: Table, ref: Referee, id: UnitId, { marks, ends, priority }: Course): Rules<number> {
  const first = ends[0] ?? [];
  if (ends.every((hexes) => hexes.length === first.length && hexes.every((hex) => first.includes(hex)))) return 0;
  const options = marks.map((mark) => markName(table, mark));
  const chosen = yield* ref.choose(players(table), {
    rule: 'HOP-11.7',
    ask: 'rivalMark',
    options: () => options,
    facts: () => ({ unit: unitName(table, id), priority }),
  });
  const at = hexOfMark(table, markOf(table, chosen));
  return marks.findIndex((mark) => hexOfMark(table, mark) === at);
}
const markName = (table: Table, mark: Mark): Asks['rivalMark'] => (isHex(mark) ? { at: hexName(table, mark.at) } : targetName(table, mark));
const markOf = (table: Table, option: Asks['rivalMark']): Mark =>
  'at' in option ? { at: hexOf(table.terms.arena, option.at) } : targetOf(table, option);

function waysTo(table: Table, unit: Unit, { reach }: Course, ends: readonly Hex[]): Way[] {
  const ways: Way[] = [];
  for (const end of ends)
    for (const [number, path] of routesTo(table, unit, reach, end).entries()) {
      const way = { at: hexName(table, end), path: hexesOf(table, path) };
      ways.push(number === 0 ? way : { ...way, variant: true });
    }
  return ways;
}

// ---- several rivals in turn

/** Every unit moves once, in an order chosen by the players. Units that cannot move are tried again after the others. HOP-11.3, HOP-11.4 */
export function* rivalMovementStep(table: Table, ref: Referee): Rules<void> {
  const { troop } = table.turn;
  yield* moveInTurn(table, ref, {
    troop,
    by: 'step',
    rule: 'HOP-11.3',
    hexesOf: (unit) => movementOf(table, unit),
    waits: (id) => unitAt(table, id).walked === NONE,
    note: (id, walked) => {
      unitAt(table, id).walked = walked;
    },
  });
}
/** Units that move one after the other. The table records which have moved, so that this can resume at every checkpoint. */
interface Moves {
  readonly troop: TroopId;
  readonly by: MovedBy;
  readonly rule: string;
  readonly hexesOf: (unit: Unit) => number;
  readonly waits: (id: UnitId) => boolean;
  readonly note: (id: UnitId, walked: number) => void;
}
export function* moveInTurn(table: Table, ref: Referee, moves: Moves): Rules<void> {
  const { troop, by, rule, hexesOf, waits, note } = moves;
  const courseOfNext = (id: UnitId): Course | null => {
    const unit = unitAt(table, id);
    const hexes = hexesOf(unit);
    return hexes > 0 && waits(id) && !isStuck(unit) ? courseOf(table, id, { hexes }) : null;
  };
  while (true) {
    yield* pause(table, ref);
    const courses = combatants(table, troop).map((id) => ({ id, course: courseOfNext(id) }));
    const ready = courses.filter(({ course }) => course !== null); // the others are tried again. HOP-11.4
    if (ready.length === 0) break;
    const ids = ready.map(({ id }) => id);
    const nobodyMoves = ready.every(({ course }) => course?.stays); // the order does not matter
    const id = yield* chooseNextRival(table, ref, nobodyMoves ? ids.slice(0, 1) : ids, rule);
    const walked = yield* moveRival(table, ref, id, { hexes: hexesOf(unitAt(table, id)) }, by, rule);
    if (isInCombat(unitAt(table, id))) note(id, walked);
  }
  for (const id of combatants(table, troop)) {
    const unit = unitAt(table, id);
    if (!waits(id) || hexesOf(unit) === 0) continue; // units without Movement never had anything to try
    note(id, 0);
    tellStays(ref, unit);
  }
}
function tellStays(ref: Referee, unit: Unit): void {
  const because = isDazed(unit) ? 'dazed' : isStuck(unit) ? 'held' : 'noWay';
  ref.tell({ kind: 'stays', rule: because === 'noWay' ? 'HOP-11.4' : 'HOP-11.3', unit: unit.name, because });
}

/** Which rival is next. */
export function* chooseNextRival(table: Table, ref: Referee, ready: readonly UnitId[], rule: string): Rules<UnitId> {
  const { unit } = yield* ref.choose(players(table), {
    rule,
    ask: 'rivalNext',
    options: () => ready.map((id) => ({ unit: unitName(table, id) })),
  });
  return unitOf(table, unit);
}
