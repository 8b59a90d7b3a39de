// What an attack is worth to who makes it: exact odds, what it takes from the target, and what comes back.

import { STRENGTH } from '../content/kinds.ts';
import { shardAt, titanDef, traitOf } from '../rules/arena/shards.ts';
import { attackTargets } from '../rules/combat/attack.ts';
import type { Packet } from '../rules/combat/damage.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { damageOdds } from '../rules/combat/odds.ts';
import { reduce } from '../rules/combat/reductions.ts';
import { canFight, isAdjacent, isInRange, levelOf } from '../rules/units/units.ts';
import type { AttackDie } from '../table/about.ts';
import { arenaOf, defOf, isUnit, type Target, unitAt } from '../table/names.ts';
import { NONE, type Table, type Unit, type UnitId } from '../table/table.ts';
import type { Situation } from './situation.ts';
import { TASTE } from './taste.ts';
import { cheers, favorWorth, harmOf } from './worth.ts';

export interface Blow {
  readonly gain: number;
  /** Hit points that it takes on average. */
  readonly expected: number;
  readonly defeats: number;
}

const KNOWN = new Map<number, readonly number[]>();
/** The odds of 0, 1, 2 ... damage as rolled, cached. */
export function oddsOf(table: Table, unit: Unit, dice: readonly AttackDie[]): readonly number[] {
  let key = (levelOf(table, unit, 'precision') > 0 ? 1 : 0) + (levelOf(table, unit, 'perfectStrike') > 0 ? 2 : 0);
  for (const { die } of dice) key += 4 * 16 ** STRENGTH[die];
  let odds = KNOWN.get(key);
  if (odds === undefined) {
    odds = damageOdds(table, unit, dice);
    KNOWN.set(key, odds);
  }
  return odds;
}
export function meanOf(odds: readonly number[]): number {
  let mean = 0;
  for (let amount = 1; amount < odds.length; amount++) mean += amount * (odds[amount] as number);
  return mean;
}

/** An attack from where the unit stands. `soft` is damage that others are likely to do to the same target. */
export function blowOn({ table }: Situation, id: UnitId, target: Target, soft = 0): Blow {
  const unit = unitAt(table, id);
  const odds = oddsOf(table, unit, attackDice(table, id, target));
  return isUnit(target) ? onUnit(table, id, unit, target.unit, odds, soft) : onShard(table, unit, target.shard, odds);
}
function onUnit(table: Table, id: UnitId, unit: Unit, target: UnitId, odds: readonly number[], soft: number): Blow {
  const foe = unitAt(table, target);
  const packet: Packet = { by: id, troop: unit.troop, as: 'attack', rule: '', hurts: [] };
  const spare = spareLife(table, foe);
  const hp = Math.max(1, Math.round(foe.hp - soft));
  let gain = 0;
  let expected = 0;
  let defeats = 0;
  let dealt = 0;
  for (let amount = 1; amount < odds.length; amount++) {
    const chance = odds[amount] as number;
    if (chance === 0) continue;
    const { taken } = reduce(table, packet, { target: { unit: target }, amount });
    const lost = Math.min(taken, foe.hp);
    const falls = taken >= hp && spare === 0;
    gain += chance * (falls ? harmOf(table, foe, hp, hp) : harmOf(table, foe, lost, foe.hp + spare));
    gain += chance * cheers(table, unit.troop, foe, amount, lost);
    expected += chance * lost;
    dealt += chance;
    if (falls) {
      defeats += chance;
      gain += chance * trophyFor(table, foe);
    }
  }
  return { gain: gain + sideGains(table, unit, foe, dealt, defeats), expected, defeats };
}
/** Undying counts as an extra hit point that no blow takes along with the others. HOP-19.28 */
const spareLife = (table: Table, unit: Unit): number => (levelOf(table, unit, 'undying') > 0 && !unit.undied ? 1 : 0);
/** A fallen arena unit costs the immortal a hit point. HOP-13.8 */
function trophyFor(table: Table, foe: Unit): number {
  return table.terms.mode === 'onslaught' && defOf(table, foe).rank === 'arena' ? TASTE.immortalHp : 0;
}
/** What skills of both sides add, weighted by the chance that damage is dealt. */
function sideGains(table: Table, unit: Unit, foe: Unit, dealt: number, defeats: number): number {
  const survives = dealt - defeats;
  let gain = 0;
  if (levelOf(table, foe, 'retaliate') > 0 && isInRange(table, foe, unit)) gain -= survives * harmOf(table, unit, 1);
  if (levelOf(table, foe, 'lastStand') > 0 && isAdjacent(table, unit, foe)) gain -= defeats * harmOf(table, unit, 1);
  if (levelOf(table, unit, 'venom') > 0 && foe.poisonedBy === NONE) gain += survives * harmOf(table, foe, 1);
  if (levelOf(table, unit, 'drain') > 0 && unit.hp < defOf(table, unit).health) gain -= dealt * harmOf(table, unit, -1);
  if (levelOf(table, unit, 'showman') > 0) gain += defeats * favorWorth(table, unit.troop);
  if (arenaOf(table).kinds[foe.at] === 'stone') gain += defeats * STONE_TAKEN;
  return gain;
}
const STONE_TAKEN = 2;

const SHARD_HP = 2;
const SHARD_BROKEN = 3;
/** Shards of the titan's side. HOP-14.21 */
function onShard(table: Table, unit: Unit, number: number, odds: readonly number[]): Blow {
  const { hp } = shardAt(table, number);
  const last = traitOf(table, 'bronzeSkin') !== undefined && table.shards.every((shard, i) => i === number || shard.hp === 0);
  const breaking = titanDef(table)?.shards.broken === 'equip' ? 2 * SHARD_BROKEN : last ? 4 * SHARD_BROKEN : SHARD_BROKEN;
  let gain = 0;
  let expected = 0;
  let defeats = 0;
  for (let amount = 1; amount < odds.length; amount++) {
    const chance = odds[amount] as number;
    const lost = Math.min(amount, hp);
    expected += chance * lost;
    gain += chance * lost * (SHARD_HP + favorWorth(table, unit.troop));
    if (lost === hp) {
      defeats += chance;
      gain += chance * breaking;
    }
  }
  return { gain, expected, defeats };
}

/** Damage that does not come from an attack. */
export function strikeGain(table: Table, by: Unit, target: Target, amount: number): number {
  if (!isUnit(target)) return Math.min(amount, shardAt(table, target.shard).hp) * (SHARD_HP + favorWorth(table, by.troop));
  const foe = unitAt(table, target.unit);
  if (defOf(table, foe).rank === 'immortal') return cheers(table, by.troop, foe, amount, 0);
  const spare = spareLife(table, foe);
  const lost = Math.min(amount, foe.hp);
  return (
    harmOf(table, foe, lost, foe.hp + spare) +
    cheers(table, by.troop, foe, amount, lost) +
    (lost >= foe.hp + spare ? trophyFor(table, foe) : 0)
  );
}

/** The best attack a unit could make from where it stands, if any. */
export function bestBlow(situation: Situation, id: UnitId, soft?: (target: UnitId) => number): Blow | null {
  const { table } = situation;
  if (!canFight(table, unitAt(table, id))) return null;
  let found: Blow | null = null;
  for (const target of attackTargets(table, id)) {
    const blow = blowOn(situation, id, target, isUnit(target) ? (soft?.(target.unit) ?? 0) : 0);
    if (found === null || blow.gain > found.gain) found = blow;
  }
  return found;
}
