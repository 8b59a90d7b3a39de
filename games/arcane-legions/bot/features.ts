// How a seat stands, as numbers; a team stands as its seats do together.
import type { Seat } from '@tabularium/kernel';
import { inSteps, STEP } from '../content/shapes.ts';
import { SHOT_RANGE, VP } from '../content/tables.ts';
import type { Piece } from '../content/terrain.ts';
import { meleeClash } from '../rules/combat/attacks.ts';
import { type Clash, countDice, isTooWeak, rawDice } from '../rules/combat/dice-count.ts';
import { damageOf, mean } from '../rules/combat/odds.ts';
import { targetOf, vpOf } from '../rules/fate/scoring.ts';
import { objectivesOf, unitsAt } from '../rules/field/objectives.ts';
import { healthOf, iconsOf, isCommander, readySlots } from '../rules/units/figures.ts';
import { neighboursOf } from '../rules/units/placing.ts';
import { areFriends } from '../rules/units/teams.ts';
import { defOf, pieceAt, type Table, type UnitId, unitAt } from '../table/table.ts';
import { fewer } from './blows.ts';

/** Their words are in the messages. */
export const FEATURES = [
  'points',
  'due',
  'way',
  'strength',
  'attack',
  'defence',
  'shots',
  'movement',
  'commanders',
  'blows',
  'aims',
  'enough',
  'turn',
] as const;

const isOwn = (table: Table, seat: Seat, id: UnitId): boolean => areFriends(table, seat, unitAt(table, id).seat);

export function featuresOf(table: Table, seat: Seat): readonly number[] {
  const target = targetOf(table);
  const own: UnitId[] = [];
  const enemies: UnitId[] = [];
  /** Of the whole army, the fallen included. */
  let points = 0;
  for (const [id, unit] of table.units.entries()) {
    const isOurs = isOwn(table, seat, id);
    if (unit.state === 'deployed') (isOurs ? own : enemies).push(id);
    if (!isOurs) continue;
    points += defOf(table, unit).points;
  }
  let [held, near] = [0, 0];
  for (const piece of objectivesOf(table)) {
    const there = unitsAt(table, piece);
    if (there.length > 0 && there.every((id) => own.includes(id))) held += 1;
    near += 1 / (1 + wayTo(table, own, pieceAt(table, piece)) / FAR);
  }
  const vp = vpOf(table, seat);
  const due = VP.objective * held;
  let [strength, attack, defence, shots, pace, commanders, blows, aims] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const id of own) {
    const unit = unitAt(table, id);
    strength += hitPointWorth(table, id) * healthOf(table, id);
    attack += iconsOf(table, id, 'A');
    defence += iconsOf(table, id, 'D');
    shots += iconsOf(table, id, 'R');
    pace += iconsOf(table, id, 'M');
    commanders += readySlots(unit).filter((slot) => isCommander(table, id, unit.slots[slot] as number)).length;
    const beside = neighboursOf(table, id).filter((one) => enemies.includes(one.unit));
    blows += Math.max(0, ...beside.map((one) => blow(table, id, one.unit)));
    if (beside.length === 0 && isInRange(table, id, enemies)) aims += iconsOf(table, id, 'R');
  }
  return [
    vp / target,
    due / target,
    near,
    strength / Math.max(1, points),
    attack / ICONS,
    defence / ICONS,
    shots / ICONS,
    pace / ICONS,
    commanders,
    blows,
    aims / ICONS,
    vp + due >= target ? 1 : 0,
    table.turn !== null && areFriends(table, seat, table.turn.seat) ? 1 : 0,
  ];
}
/** Numbers of similar size are learnt best. */
const ICONS = 10;
const BLOW = 1000;
/** This many steps away, an objective is half as near. */
const FAR = 3;

function wayTo(table: Table, units: readonly UnitId[], piece: Piece): number {
  const to = inSteps(piece);
  let least = Number.POSITIVE_INFINITY;
  for (const id of units) {
    const { x, y } = inSteps(unitAt(table, id));
    least = Math.min(least, Math.hypot(x - to.x, y - to.y));
  }
  return least;
}
/** What each hit point of a unit cost. */
function hitPointWorth(table: Table, id: UnitId): number {
  const { points, slots } = defOf(table, unitAt(table, id));
  return points / slots.reduce((sum, { figure, pegs }) => (figure === null ? sum : sum + pegs), 0);
}
/** What a blow takes from an enemy, minus what it costs the unit that strikes. */
function blow(table: Table, id: UnitId, enemy: UnitId): number {
  const clash = meleeClash(table, id, enemy);
  if (clash === undefined || rawDice(table, id, 'melee') === 0 || isTooWeak(table, clash)) return 0;
  const [hurt, struck] = expected(table, clash);
  return (struck * hitPointWorth(table, enemy) - hurt * hitPointWorth(table, id)) / BLOW;
}
function expected(table: Table, clash: Clash): readonly [number, number] {
  const count = countDice(table, clash);
  if (count.attackDice === 0) return [0, 0];
  const [hurt, struck] = damageOf(table, clash, fewer(count));
  return [mean(hurt), mean(struck)];
}
function isInRange(table: Table, id: UnitId, enemies: readonly UnitId[]): boolean {
  const { x, y } = unitAt(table, id);
  return enemies.some((enemy) => {
    const there = unitAt(table, enemy);
    return Math.hypot(there.x - x, there.y - y) / STEP <= SHOT_RANGE + 1;
  });
}

// ---- how far the match has come

/** By victory points, or by the units that have fallen. */
export function progressOf(table: Table): number {
  if (table.phase === 'setup') return 0;
  const target = targetOf(table);
  return Math.max(0, ...table.players.map(({ seat }) => Math.max(Math.min(1, vpOf(table, seat) / target), fallen(table, seat))));
}
function fallen(table: Table, seat: Seat): number {
  let [all, left] = [0, 0];
  for (const unit of table.units) {
    if (unit.state === 'waiting' || unit.seat !== seat) continue;
    const { points } = defOf(table, unit);
    all += points;
    if (unit.state === 'deployed') left += points;
  }
  return all === 0 ? 0 : 1 - left / all;
}
