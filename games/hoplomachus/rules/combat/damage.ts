// A packet of damage, from its reductions to what it triggers. HOP-9.9
import type { Rules } from '@tabularium/kernel';
import { skills } from '../../content/skills.ts';
import type { Damage } from '../../table/events.ts';
import { defOf, hexName, isUnit, type Target, targetName, unitAt, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Table, type TroopId, type Unit, type UnitId } from '../../table/table.ts';
import { breakShard, shardAt, shardColour } from '../arena/shards.ts';
import { leaveCombat } from '../arena/standing.ts';
import { settle } from '../favor/favor.ts';
import { setHp } from '../units/health.ts';
import { hasTactic, isInCombat, levelOf, teamOf } from '../units/units.ts';
import { consequences } from './consequences.ts';
import { type Reduced, reduce } from './reductions.ts';
import { attackTriggers, lastStands, resolve, type Trigger } from './triggers.ts';

/** Damage dealt to one unit or shard. */
export interface Hurt {
  readonly target: Target;
  readonly amount: number;
  /** Credited instead of the packet's troop: units poisoned by different troops suffer in one packet. */
  readonly troop?: TroopId;
}
/** Damage dealt at the same time. */
export interface Packet {
  /** The unit that deals it, or nobody: poison, the central hex. */
  readonly by: UnitId | null;
  /** The troop credited with it, or NONE. HOP-9.10 */
  readonly troop: TroopId;
  readonly as: Damage;
  readonly rule: string;
  readonly hurts: readonly Hurt[];
}
/** What became of one hurt. */
export interface Outcome {
  readonly target: Target;
  /** Before reductions. HOP-9.6, HOP-13.4 */
  readonly dealt: number;
  /** Hit points lost. */
  readonly lost: number;
  /** The unit or shard has no hit points left. */
  readonly defeated: boolean;
  /** Damage beyond the last hit point. */
  readonly spare: number;
  /** The packet's troop; NONE for damage among allies. HOP-9.10 */
  readonly credit: TroopId;
}

/** Deals one packet inside an effect, with everything it triggers. The caller that started the effect calls `settle` at its end. HOP-9.9 */
export function* deal(table: Table, ref: Referee, packet: Packet): Rules<Outcome[]> {
  const outcomes = suffer(table, ref, packet); // (1), (2)
  if (outcomes.length === 0) return outcomes;
  yield* consequences(table, ref, packet, outcomes); // (3)
  const triggers: Trigger[] = [];
  for (const outcome of outcomes) attackTriggers(table, packet, outcome, triggers);
  lastStands(table, outcomes, triggers);
  removeDefeated(table, ref, packet, outcomes); // (4)
  if (triggers.length > 0) yield* resolve(table, ref, triggers); // (5)
  return outcomes; // (6) is `settle`
}
/** Deals a packet as a whole effect. */
export function* strike(table: Table, ref: Referee, packet: Packet): Rules<Outcome[]> {
  const outcomes = yield* deal(table, ref, packet);
  yield* settle(table, ref); // HOP-6.10
  return outcomes;
}

/** All reductions are worked out first; then everybody loses hit points together. HOP-9.9 */
function suffer(table: Table, ref: Referee, packet: Packet): Outcome[] {
  const hurts = packet.hurts.filter(({ target, amount }) => amount > 0 && canBeHurt(table, target));
  const reduced = hurts.map((hurt) => reduce(table, packet, hurt));
  return hurts.map((hurt, i) => bleed(table, ref, packet, hurt, reduced[i] as Reduced));
}
const canBeHurt = (table: Table, target: Target): boolean =>
  isUnit(target) ? isInCombat(unitAt(table, target.unit)) : shardAt(table, target.shard).hp > 0;

function bleed(table: Table, ref: Referee, packet: Packet, hurt: Hurt, { taken, why }: Reduced): Outcome {
  const { target, amount, troop = packet.troop } = hurt;
  const name = targetName(table, target); // a broken shard may leave its hex, which names it
  const unit = isUnit(target) ? unitAt(table, target.unit) : null;
  const before = unit === null ? shardAt(table, (target as { shard: number }).shard).hp : unit.hp;
  const undying = unit !== null && taken >= before && !unit.undied && levelOf(table, unit, 'undying') > 0; // HOP-19.28
  const left = undying ? 1 : Math.max(0, before - taken);
  if (unit !== null) setHp(table, unit, left);
  else loseShardHp(table, target, left);
  const lost = before - left;
  if (lost > 0) table.stirred = true; // HOP-18.2
  const by = packet.by === null ? null : unitName(table, packet.by);
  ref.tell({ kind: 'damaged', rule: packet.rule, target: name, by, as: packet.as, dealt: amount, lost, left, why });
  if (unit !== null) {
    if (!unit.active) table.struck.push((target as { unit: UnitId }).unit); // HOP-15.10, HOP-15.11
    if (undying) {
      unit.undied = true;
      ref.tell({ kind: 'undying', rule: 'HOP-19.28', unit: unit.name });
    }
    if (left === 0) ref.tell({ kind: 'defeated', rule: 'HOP-3.3', unit: unit.name, at: hexName(table, unit.at), by });
  }
  const defeated = left === 0;
  return { target, dealt: amount, lost, defeated, spare: defeated ? taken - before : 0, credit: creditOf(table, troop, unit) };
}
function loseShardHp(table: Table, target: Target, left: number): void {
  if (isUnit(target)) return;
  const shard = shardAt(table, target.shard);
  table.supply[shardColour(table)] += shard.hp - left;
  shard.hp = left;
}
/** HOP-9.10 */
function creditOf(table: Table, troop: TroopId, unit: Unit | null): TroopId {
  return troop !== NONE && unit !== null && table.troops[troop]?.team === teamOf(table, unit) ? NONE : troop;
}

/** Removes what a packet defeated. Also called before the game or a wave ends in the middle of a packet. HOP-12.1 */
export function removeDefeated(table: Table, ref: Referee, packet: Packet, outcomes: readonly Outcome[]): void {
  for (const { target, defeated } of outcomes) {
    if (!defeated) continue;
    if (!isUnit(target)) breakShard(table, ref, target.shard, packet.by, packet.rule);
    else if (isInCombat(unitAt(table, target.unit))) {
      const unit = unitAt(table, target.unit);
      const to = zoneAfterDefeat(table, unit);
      leaveCombat(table, ref, target.unit, to);
      if (to !== 'discard') ref.tell({ kind: 'returned', rule: RETURNS[to], unit: unit.name, to });
    }
  }
}
/** The discard, unless a tactic, the mode or a titan's card says otherwise. HOP-12.1, HOP-13.15 */
function zoneAfterDefeat(table: Table, unit: Unit): 'discard' | 'camp' | 'bag' {
  const { rank } = defOf(table, unit);
  if (rank === 'arena') return 'bag'; // HOP-13.14
  if (rank === 'part') return 'camp'; // HOP-22.2
  return hasTactic(table, unit, 'secondDeath') ? 'camp' : 'discard'; // HOP-20.7
}
const RETURNS = { camp: 'HOP-12.1', bag: 'HOP-13.14' } as const;

/** The extra favor a Showman earns for each opponent it defeats. HOP-19.30 */
export function showmanFavor(table: Table, by: UnitId | null): number {
  if (by === null || !isInCombat(unitAt(table, by))) return 0;
  let favor = 0;
  for (const { skill } of defOf(table, unitAt(table, by)).skills) {
    const { effect } = skills[skill];
    if (effect.on === 'defeats' && levelOf(table, unitAt(table, by), skill) > 0) favor = effect.favor;
  }
  return favor;
}
