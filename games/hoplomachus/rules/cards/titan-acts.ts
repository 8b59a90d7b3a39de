// What the rows of a titan's card do. Chapter 22
import type { Rules } from '@tabularium/kernel';
import type { TitanAct } from '../../content/rival-kinds.ts';
import { arenaOf, isUnit, neighboursOf, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type UnitId, type Zone } from '../../table/table.ts';
import { boonOf, traitOf } from '../arena/shards.ts';
import { deal } from '../combat/damage.ts';
import { rollCompass } from '../combat/dice.ts';
import { highestOf } from '../combat/priorities.ts';
import { pause } from '../ending/leaving.ts';
import { settle } from '../favor/favor.ts';
import { deployFromBag, deployRival } from '../rivals/deployment.ts';
import type { Stride } from '../rivals/mark.ts';
import { chooseNextRival, moveRival } from '../rivals/movement.ts';
import { rivalAttack, targetsOf } from '../rivals/targets.ts';
import {
  canFight,
  chipsIn,
  combatants,
  isDazed,
  isElite,
  isInCombat,
  isStuck,
  opponentsWithin,
  shardsOf,
  troopOfKind,
} from '../units/units.ts';
import { current, pull } from './currents.ts';
import { type Acting, asTarget, chooseOn, displaceTo, distanceDie, eachGains, hurt } from './effects.ts';
import { fork, quake, reforge, wear } from './shard-acts.ts';

/** Does one act of a line. Acts that go through several units note the finished ones in `turn.done`. HOP-14.12 */
export function* doTitanAct(acting: Acting, act: TitanAct): Rules<void> {
  const { table, ref, id, rule } = acting;
  const { inner, pedestals } = arenaOf(table);
  switch (act.do) {
    case 'move': {
      const hexes = distanceDie(acting, act.hexes);
      return yield* moveTitan(acting, act.flight ? { hexes, flies: true } : { hexes }); // HOP-14.18
    }
    case 'attack':
      return yield* attackOf(acting, id, act.within === undefined ? undefined : distanceDie(acting, act.within)); // HOP-14.18
    case 'conscript':
      return yield* deployChip(acting, chipsIn(table, troopOfKind(table, 'arena'), 'reserve'), pedestals); // HOP-22.1
    case 'alliesGain':
      return yield* eachGains(acting, combatants(table, troopOfKind(table, 'arena')), act.hp); // HOP-22.1, HOP-22.6
    case 'toss':
      return yield* toss(acting, act.damage, act.hexes); // HOP-22.1
    case 'arenaTurn':
      table.arenaTurn = true; // HOP-22.1
      ref.tell({ kind: 'arenaTurnAnnounced', rule });
      return;
    case 'regrow':
      return yield* deployChip(acting, partsIn(acting, 'camp', act.part), inner); // HOP-22.2
    case 'partsAct':
      return yield* partsAct(acting, act.part, act.hexes); // HOP-22.2
    case 'rise': {
      const waiting = partsIn(acting, 'camp', act.part);
      if (waiting.length === 0 || table.turn.done.length > 0) return yield* partsAct(acting, act.part, act.hexes); // HOP-22.2
      return yield* deployChip(acting, waiting, neighboursOf(table, acting.unit.at));
    }
    case 'blast':
      return yield* hurt(acting, foesWithin(acting, act.within), act.damage); // HOP-22.2 to HOP-22.5
    case 'current':
      return current(acting, rollCompass(ref, acting.unit, rule)); // HOP-22.3
    case 'pull':
      return yield* pull(acting, act.within, act.all); // HOP-22.3
    case 'reforge':
      return yield* reforge(acting, act.hp, act.heal); // HOP-22.4
    case 'wear':
      return yield* wear(acting, act.damage); // HOP-22.5
    case 'fork':
      return yield* fork(acting, act.damage); // HOP-22.5
    case 'quake':
      return yield* quake(acting, rollCompass(ref, acting.unit, rule), act.damage); // HOP-22.5
    case 'nightfall':
      if (combatants(table, troopOfKind(table, 'arena')).length < act.limit) return yield* deployFromBag(table, ref, inner, rule); // HOP-22.6
      return ref.tell({ kind: 'notDeployed', rule, unit: null, why: 'limit' });
    case 'slumber':
      return yield* slumber(acting, act.within); // HOP-22.6
  }
}

// ---- moving and attacking

/** HOP-14.18; one that is rooted stays where it is. HOP-22.3 */
function* moveTitan({ table, ref, id, unit, rule }: Acting, stride: Stride): Rules<void> {
  if (traitOf(table, 'rooted') !== undefined || isStuck(unit)) return;
  const walked = yield* moveRival(table, ref, id, stride, 'titan', rule);
  if (walked === NONE) ref.tell({ kind: 'stays', rule: 'HOP-11.14', unit: unit.name, because: 'noWay' });
}
/** Notes whom it attacked, for the acts that follow. HOP-14.18 */
function* attackOf({ table, ref }: Acting, id: UnitId, within?: number): Rules<void> {
  const { turn } = table;
  turn.target = NONE;
  turn.aim = NONE;
  const attacked = canFight(table, unitAt(table, id)) ? yield* rivalAttack(table, ref, id, within) : null;
  if (attacked === null) return; // HOP-14.18
  turn.aim = attacked.at;
  if (isUnit(attacked.target)) turn.target = attacked.target.unit;
}

// ---- parts and other chips

const partsIn = ({ table, unit }: Acting, zone: Zone, part: string): UnitId[] => chipsIn(table, unit.troop, zone, part);
/** The first of several equal chips. */
function* deployChip({ table, ref, rule }: Acting, chips: readonly UnitId[], hexes: readonly Hex[]): Rules<void> {
  const id = chips[0];
  if (id !== undefined) yield* deployRival(table, ref, id, hexes, rule);
  else ref.tell({ kind: 'notDeployed', rule, unit: null, why: 'nobodyWaits' });
}
/** Every part of a kind that is not dazed moves and attacks, in an order chosen by the players. HOP-14.16, HOP-22.2 */
function* partsAct(acting: Acting, part: string, hexes: number): Rules<void> {
  const { table, ref, rule } = acting;
  const { done } = table.turn;
  while (true) {
    yield* pause(table, ref);
    const ready = partsIn(acting, 'arena', part).filter(
      (id) => !done.includes(id) && !isDazed(unitAt(table, id)) && (hexes > 0 || targetsOf(table, id) !== null),
    );
    if (ready.length === 0) return;
    const id = yield* chooseNextRival(table, ref, ready, rule);
    done.push(id);
    if (hexes > 0 && !isStuck(unitAt(table, id))) yield* moveRival(table, ref, id, { hexes }, 'titan', rule);
    if (isInCombat(unitAt(table, id))) yield* attackOf(acting, id);
  }
}

// ---- what befalls opponents

/** Player units within so many hexes of the titan. */
const foesWithin = ({ table, unit }: Acting, within: number): Target[] => opponentsWithin(table, unit, within).map(asTarget);

/** Damage to the highest adjacent opponent, which then flies exactly so many hexes from the titan. HOP-22.1 */
function* toss(acting: Acting, amount: number, hexes: number): Rules<void> {
  const { table, ref, id, unit, rule } = acting;
  const highest = highestOf(table, id, foesWithin(acting, 1));
  if (highest === null) return;
  const target = yield* chooseOn(acting, highest.targets);
  yield* deal(table, ref, { by: id, troop: unit.troop, as: 'effect', rule, hurts: [{ target, amount }] });
  if (isUnit(target) && isInCombat(unitAt(table, target.unit)))
    yield* displaceTo(acting, target.unit, arenaOf(table).rings[unit.at]?.[hexes] ?? []);
  yield* settle(table, ref); // HOP-6.10
}
/** Neither elite units nor, where the card says so, shardholders. HOP-22.6 */
function* slumber(acting: Acting, within: number): Rules<void> {
  const { table, ref, id, rule } = acting;
  const sleepless = boonOf(table, 'noSlumber') !== undefined;
  const weary = foesWithin(acting, within).filter(
    (foe) => isUnit(foe) && !isElite(table, unitAt(table, foe.unit)) && !(sleepless && shardsOf(table, foe.unit) > 0),
  );
  const highest = highestOf(table, id, weary);
  if (highest === null) return;
  const target = yield* chooseOn(acting, highest.targets);
  if (!isUnit(target)) return;
  const unit = unitAt(table, target.unit);
  unit.fatigued = 1; // HOP-9.11
  ref.tell({ kind: 'state', rule, unit: unit.name, state: 'fatigued', on: true });
}
