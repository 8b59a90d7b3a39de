// What the dice of an immortal lead to. HOP-13.17, chapter 21
import type { Rules } from '@tabularium/kernel';
import type { ImmortalAct } from '../../content/kinds.ts';
import { arenaOf, isUnit, type Target, unitAt } from '../../names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { gain } from '../health.ts';
import { isAvailable } from '../hexes.ts';
import { pause } from '../leaving.ts';
import { walk } from '../moving.ts';
import { combatants, distanceOf, isDazed, isHero, isInCombat, isOpponent, isStuck, rangeOf } from '../units.ts';
import { arenaLimit } from './arena.ts';
import { deployFromBag, troopOfKind } from './deploy.ts';
import { type Acting, chooseAt, chooseOn, displaceTo, eachGains, hurt } from './effects.ts';
import { chooseNext, moveInTurn } from './move.ts';
import { foesOf, highestOf } from './priorities.ts';

export function* doImmortalAct(acting: Acting, act: ImmortalAct): Rules<void> {
  const { table, ref, id, rule } = acting;
  const { neighbours, red, blue, kinds } = arenaOf(table);
  const target = targetLeft(table);
  switch (act.do) {
    case 'displaceTarget':
      if (target !== NONE) yield* displaceTo(acting, target, neighbours[unitAt(table, target).at] as readonly Hex[]); // HOP-21.1
      return;
    case 'alliesGain':
      return yield* eachGains(acting, arenaUnits(table), act.hp); // HOP-21.1
    case 'realmStep':
      return yield* realmStep(acting); // HOP-21.2
    case 'banish':
      if (target !== NONE) yield* displaceTo(acting, target, red); // HOP-21.2
      return;
    case 'echo':
      return yield* echo(acting, act.damage); // HOP-21.2
    case 'shackle':
      if (target !== NONE) shackle(acting, unitAt(table, target)); // HOP-21.3
      return;
    case 'bulwark':
      table.bulwark = true; // HOP-21.3
      return;
    case 'scorch':
      if (target !== NONE)
        yield* hurt(
          acting,
          foesWith(acting, (other) => distanceOf(table, other.at, unitAt(table, target).at) === 1),
          act.damage,
        ); // HOP-21.4
      return;
    case 'hotStones':
      return yield* hurt(
        acting,
        foesWith(acting, ({ at }) => kinds[at] === 'stone'),
        act.damage,
      ); // HOP-21.4
    case 'secondCut':
      return yield* secondCut(acting, act.damage); // HOP-21.5
    case 'selfGain':
      gain(table, ref, id, act.hp, rule); // HOP-21.5
      return;
    case 'muster':
      if (arenaUnits(table).length <= arenaLimit(table)) yield* deployFromBag(table, ref, blue, rule); // one above the limit, never two. HOP-21.6
      return;
    case 'drive':
      return yield* drive(acting, act.hexes); // HOP-21.6
    case 'headHunt':
      return yield* hurt(
        acting,
        foesWith(acting, (other) => isHero(table, other)),
        act.damage,
      ); // HOP-21.6
  }
}
/** The unit it attacked this turn, if still in combat; otherwise NONE. HOP-13.17 */
function targetLeft(table: Table): UnitId {
  const { target } = table.turn;
  return target !== NONE && isInCombat(unitAt(table, target)) ? target : NONE;
}
const arenaUnits = (table: Table): UnitId[] => combatants(table, troopOfKind(table, 'arena'));
function foesWith({ table, unit }: Acting, test: (other: Unit) => boolean): Target[] {
  const found: Target[] = [];
  for (const [id, other] of table.units.entries()) if (isOpponent(table, unit, other) && test(other)) found.push({ unit: id });
  return found;
}

/** Next to the highest in its list in the whole arena; it counts as moving. HOP-21.2 */
function* realmStep(acting: Acting): Rules<void> {
  const { table, ref, id, unit, rule } = acting;
  if (isStuck(unit)) return; // HOP-9.13
  const highest = highestOf(table, id, foesOf(table, id));
  if (highest === null) return;
  const target = yield* chooseOn(acting, highest.targets);
  const { at } = unitAt(table, isUnit(target) ? target.unit : id);
  if (distanceOf(table, unit.at, at) === 1) return;
  const open = (arenaOf(table).neighbours[at] as readonly Hex[]).filter((hex) => isAvailable(table, unit, hex));
  if (open.length === 0) return;
  yield* walk(table, ref, id, [yield* chooseAt(acting, open)], 'realmStep', rule);
}
/** Each arena unit deals it on its own. HOP-21.2 */
function* echo(acting: Acting, damage: number): Rules<void> {
  const { table, ref, rule } = acting;
  const { done } = table.turn;
  const reached = (id: UnitId): Target[] => foesInRange(table, id);
  while (true) {
    yield* pause(table, ref);
    const ready = arenaUnits(table).filter((id) => !done.includes(id) && !isDazed(unitAt(table, id)) && reached(id).length > 0);
    if (ready.length === 0) return;
    const id = yield* chooseNext(table, ref, ready, rule);
    done.push(id);
    yield* hurtHighest({ ...acting, id, unit: unitAt(table, id) }, reached(id), damage);
  }
}
function foesInRange(table: Table, id: UnitId): Target[] {
  const unit = unitAt(table, id);
  return foesOf(table, id).filter((foe) => isUnit(foe) && distanceOf(table, unit.at, unitAt(table, foe.unit).at) <= rangeOf(table, unit));
}
function* hurtHighest(acting: Acting, among: readonly Target[], damage: number): Rules<void> {
  const highest = highestOf(acting.table, acting.id, among);
  if (highest !== null) yield* hurt(acting, [yield* chooseOn(acting, highest.targets)], damage);
}
/** Somebody in Range other than the target. HOP-21.5 */
function* secondCut(acting: Acting, damage: number): Rules<void> {
  const { table, id } = acting;
  const others = foesInRange(table, id).filter((foe) => isUnit(foe) && foe.unit !== table.turn.target);
  yield* hurtHighest(acting, others, damage);
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
