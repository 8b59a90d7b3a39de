// The effects of an immortal's dice. HOP-13.17, chapter 21
import type { Rules } from '@tabularium/kernel';
import type { ImmortalAct } from '../../content/rival-kinds.ts';
import { arenaOf, isUnit, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { isAvailable } from '../arena/hexes.ts';
import { highestOf } from '../combat/priorities.ts';
import { walk } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { arenaLimit } from '../rivals/arena.ts';
import { deployFromBag } from '../rivals/deployment.ts';
import { chooseNextRival, moveInTurn } from '../rivals/movement.ts';
import { gain, supplyFor } from '../units/health.ts';
import {
  chipsIn,
  combatants,
  distanceOf,
  isDazed,
  isHero,
  isInCombat,
  isStuck,
  opponentsOf,
  opponentsWithin,
  rangeOf,
  troopOfKind,
} from '../units/units.ts';
import { type Acting, asTarget, chooseAt, chooseOn, displaceTo, eachGains, hurt, openHexes } from './effects.ts';

/** The units that an effect touches: its objects, or the units that act by it. It does nothing if there are none. HOP-1.5, HOP-13.17 */
export function touchedBy(acting: Acting, act: ImmortalAct): UnitId[] {
  const { table, id, unit } = acting;
  switch (act.do) {
    case 'displaceTarget':
    case 'banish':
      return targetLeft(table).filter((target) => openHexes(table, target, displacementHexes(table, target, act.do)).length > 0);
    case 'shackle':
      return targetLeft(table);
    case 'scorch':
      return targetLeft(table).flatMap((target) =>
        opponentsWith(acting, ({ at }) => distanceOf(table, at, unitAt(table, target).at) === 1),
      );
    case 'hotStones':
      return opponentsWith(acting, ({ at }) => arenaOf(table).kinds[at] === 'stone');
    case 'headHunt':
      return opponentsWith(acting, (other) => isHero(table, other));
    case 'secondCut':
      return highestIn(
        table,
        id,
        inRangeOf(table, id).filter((other) => other !== table.turn.target),
      );
    case 'realmStep':
      return realmGoals(acting);
    case 'echo':
      return echoing(table);
    case 'drive':
      return arenaUnitsInCombat(table).filter((other) => !isStuck(unitAt(table, other)));
    case 'alliesGain':
      return arenaUnitsInCombat(table).filter((other) => supplyFor(table, unitAt(table, other)) > 0); // HOP-3.5
    case 'muster':
      return arenaUnitsInCombat(table).length > arenaLimit(table) ? [] : chipsIn(table, troopOfKind(table, 'arena'), 'bag'); // one above the limit, never two. HOP-21.6
    case 'selfGain':
      return supplyFor(table, unit) > 0 ? [id] : [];
    case 'bulwark':
      return [id]; // later arrivals benefit too
  }
}

export function* doImmortalAct(acting: Acting, act: ImmortalAct): Rules<void> {
  const { table, ref, id, rule } = acting;
  const touched = touchedBy(acting, act);
  switch (act.do) {
    case 'displaceTarget': // HOP-21.1
    case 'banish': // HOP-21.2
      for (const target of touched) yield* displaceTo(acting, target, displacementHexes(table, target, act.do));
      return;
    case 'alliesGain':
      return yield* eachGains(acting, touched, act.hp); // HOP-21.1
    case 'realmStep':
      return yield* realmStep(acting, touched); // HOP-21.2
    case 'echo':
      return yield* echo(acting, act.damage); // HOP-21.2
    case 'shackle':
      for (const target of touched) shackle(acting, unitAt(table, target)); // HOP-21.3
      return;
    case 'bulwark':
      table.bulwark = true; // HOP-21.3
      return;
    case 'scorch': // HOP-21.4
    case 'hotStones': // HOP-21.4
    case 'headHunt': // HOP-21.6
      return yield* hurt(acting, touched.map(asTarget), act.damage);
    case 'secondCut':
      return yield* hurtOne(acting, touched, act.damage); // HOP-21.5
    case 'selfGain':
      gain(table, ref, id, act.hp, rule); // HOP-21.5
      return;
    case 'muster':
      if (touched.length > 0) yield* deployFromBag(table, ref, arenaOf(table).blue, rule); // HOP-21.6
      return;
    case 'drive':
      return yield* drive(acting, act.hexes); // HOP-21.6
  }
}

// ---- whom
/** The unit it attacked this turn, if still in combat. HOP-13.17 */
function targetLeft(table: Table): UnitId[] {
  const { target } = table.turn;
  return target !== NONE && isInCombat(unitAt(table, target)) ? [target] : [];
}
const arenaUnitsInCombat = (table: Table): UnitId[] => combatants(table, troopOfKind(table, 'arena'));
const opponentsWith = ({ table, unit }: Acting, test: (other: Unit) => boolean): UnitId[] =>
  opponentsOf(table, unit).filter((id) => test(unitAt(table, id)));
const inRangeOf = (table: Table, id: UnitId): UnitId[] => opponentsWithin(table, unitAt(table, id), rangeOf(table, unitAt(table, id)));
/** The units that rank highest for a rival. */
const highestIn = (table: Table, id: UnitId, among: readonly UnitId[]): UnitId[] =>
  (highestOf(table, id, among.map(asTarget))?.targets ?? []).flatMap((target) => (isUnit(target) ? [target.unit] : []));
/** The players choose one of several equals. */
function* chooseOne(acting: Acting, among: readonly UnitId[]): Rules<UnitId> {
  const chosen = yield* chooseOn(acting, among.map(asTarget));
  return isUnit(chosen) ? chosen.unit : NONE;
}
function* hurtOne(acting: Acting, among: readonly UnitId[], damage: number): Rules<void> {
  if (among.length > 0) yield* hurt(acting, [asTarget(yield* chooseOne(acting, among))], damage);
}

// ---- what
/** Around the target, or the red deployment hexes. */
const displacementHexes = (table: Table, target: UnitId, act: 'displaceTarget' | 'banish'): readonly Hex[] =>
  act === 'banish' ? arenaOf(table).red : (arenaOf(table).neighbours[unitAt(table, target).at] as readonly Hex[]);

/** The highest-ranking opponents in the arena, or none if it cannot get next to any of them. HOP-21.2 */
function realmGoals(acting: Acting): UnitId[] {
  const { table, id, unit } = acting;
  if (isStuck(unit)) return []; // HOP-9.13
  const highest = highestIn(table, id, opponentsOf(table, unit));
  return highest.some((goal) => landingsBy(acting, goal).length > 0) ? highest : [];
}
/** Available hexes next to a unit; none if it is next to it already. */
function landingsBy({ table, unit }: Acting, goal: UnitId): Hex[] {
  const { at } = unitAt(table, goal);
  if (distanceOf(table, unit.at, at) === 1) return [];
  return (arenaOf(table).neighbours[at] as readonly Hex[]).filter((hex) => isAvailable(table, unit, hex));
}
/** Next to the highest in its list; it counts as moving. HOP-21.2 */
function* realmStep(acting: Acting, goals: readonly UnitId[]): Rules<void> {
  if (goals.length === 0) return;
  const open = landingsBy(acting, yield* chooseOne(acting, goals));
  if (open.length === 0) return;
  const { table, ref, id, rule } = acting;
  yield* walk(table, ref, id, [yield* chooseAt(acting, open)], 'realmStep', rule);
}
/** Arena units that have not had their echo, are not dazed and have somebody in Range. HOP-21.2 */
const echoing = (table: Table): UnitId[] =>
  arenaUnitsInCombat(table).filter((id) => !table.turn.done.includes(id) && !isDazed(unitAt(table, id)) && inRangeOf(table, id).length > 0);
/** Each arena unit deals its damage separately. HOP-21.2 */
function* echo(acting: Acting, damage: number): Rules<void> {
  const { table, ref, rule } = acting;
  while (true) {
    yield* pause(table, ref);
    const ready = echoing(table);
    if (ready.length === 0) return;
    const id = yield* chooseNextRival(table, ref, ready, rule);
    table.turn.done.push(id);
    yield* hurtOne({ ...acting, id, unit: unitAt(table, id) }, highestIn(table, id, inRangeOf(table, id)), damage);
  }
}
/** Heroes too. HOP-9.11, HOP-21.3 */
function shackle({ ref, rule }: Acting, unit: Unit): void {
  unit.ensnared = 1;
  ref.tell({ kind: 'state', rule, unit: unit.name, state: 'ensnared', on: true });
}
/** As in a Movement step, but with so many hexes. HOP-21.6 */
function* drive({ table, ref, rule }: Acting, hexes: number): Rules<void> {
  const { done } = table.turn;
  yield* moveInTurn(table, ref, {
    troop: troopOfKind(table, 'arena'),
    by: 'drive',
    rule,
    hexesOf: () => hexes,
    waits: (id) => !done.includes(id),
    note: (id) => {
      done.push(id);
    },
  });
}
