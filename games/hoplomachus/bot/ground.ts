// How good a hex is for a unit: what it can do from there, what may be done to it there, and what it is close to.
import { shardsInReach, titanDef } from '../rules/arena/shards.ts';
import { attackTargets } from '../rules/combat/attack.ts';
import { specialsOf } from '../rules/skills/specials.ts';
import { canFight, distanceOf, rangeOf, shardsOf } from '../rules/units/units.ts';
import { arenaOf, defOf, isUnit, standingOn, unitAt } from '../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../table/table.ts';
import { bestBlow, blowOn } from './blows.ts';
import { damageAt, fallChance, lossAt } from './danger.ts';
import { imagine, type Situation } from './situation.ts';
import { specialGain } from './specials.ts';
import { TASTE } from './taste.ts';
import { favorWorth, fullWorth, harmOf } from './worth.ts';

/** What a hex is worth to a unit that would end its move there after so many hexes. */
export function scoreAt(situation: Situation, id: UnitId, hex: Hex, walked: number): number {
  const { table } = situation;
  return imagine(table, id, hex, walked, () => {
    const unit = unitAt(table, id);
    return (unit.engaged ? 0 : deedFrom(situation, id)) + restAt(situation, unit, hex);
  });
}
/** The best that it can do from where it stands. */
function deedFrom(situation: Situation, id: UnitId): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  if (!canFight(table, unit)) return 0;
  let most = Math.max(0, bestBlow(situation, id, softening(situation, id))?.gain ?? 0, shardWorth(table, unit));
  for (const skill of specialsOf(table, id)) most = Math.max(most, specialGain(situation, id, skill));
  return most;
}
/** The same without an attack, for a unit that has already engaged. */
export const restAt = (situation: Situation, unit: Unit, hex: Hex): number =>
  stoneWorth(situation, unit, hex) + closeness(situation, unit, hex) - cautionOf(situation) * lossAt(situation, unit, hex);
/** The longer nothing happens, the more it dares. */
const cautionOf = ({ table }: Situation): number => Math.max(0, TASTE.caution - TASTE.hurry * table.quiet);

/** Damage to a target that other units of this seat can do from where they stand. */
export function softening(situation: Situation, but: UnitId): (target: UnitId) => number {
  const { table, own } = situation;
  return (target) => {
    const foe = unitAt(table, target);
    let damage = 0;
    for (const id of own) {
      const unit = unitAt(table, id);
      if (id === but || unit.engaged || distanceOf(table, unit.at, foe.at) > rangeOf(table, unit) || !canFight(table, unit)) continue;
      damage += blowOn(situation, id, { unit: target }).expected;
    }
    return TASTE.focus * damage;
  };
}

// ---- shards
const SHARD_TO_TAKE = 7;
const SHARD_TO_SILENCE = 6;
/** What the titan's card lets a unit do with a shard next to it. HOP-14.24 */
export function shardWorth(table: Table, unit: Unit): number {
  if (table.shards.length === 0 || !canFight(table, unit) || shardsInReach(table, unit).length === 0) return 0;
  if (titanDef(table)?.shards.action === 'silence') return SHARD_TO_SILENCE;
  return shardsOf(table, table.units.indexOf(unit)) > 0 ? 1 : SHARD_TO_TAKE;
}

// ---- stones
const TACTIC_BACK = 3;
/** Favor of one stone and of both, HOP-15.4; in Onslaught a hit point of the immortal for each, HOP-13.8; in Pandemonium a tactic back. */
function stoneWorth(situation: Situation, unit: Unit, hex: Hex): number {
  const { table, own } = situation;
  const { kinds, stones } = arenaOf(table);
  if (kinds[hex] !== 'stone') return 0;
  const stays = 1 - fallChance(damageAt(situation, unit, hex), unit.hp);
  const { mode } = table.terms;
  if (mode === 'onslaught') return stays * TASTE.immortalHp;
  if (mode === 'pandemonium')
    return table.chips.some(({ troop, zone }) => troop === unit.troop && zone === 'discard') ? stays * TACTIC_BACK : 0;
  const other = stones.find((stone) => stone !== hex) ?? NONE;
  const both = own.some((id) => unitAt(table, id) !== unit && unitAt(table, id).at === other);
  return stays * (both ? 2 : 1) * favorWorth(table, unit.troop);
}

// ---- closeness
interface Goal {
  readonly at: Hex;
  readonly worth: number;
  /** Standing on it is what counts, not having it in Range. */
  readonly on: boolean;
}
const GOALS = new WeakMap<Situation, readonly Goal[]>();
function goalsOf(situation: Situation): readonly Goal[] {
  let goals = GOALS.get(situation);
  if (goals === undefined) {
    goals = [...foeGoals(situation), ...stoneGoals(situation), ...shardGoals(situation)];
    GOALS.set(situation, goals);
  }
  return goals;
}
function foeGoals({ table, foes }: Situation): Goal[] {
  return foes.map((id) => {
    const foe = unitAt(table, id);
    const { rank } = defOf(table, foe);
    const worth = rank === 'titan' ? TITAN_GOAL : rank === 'immortal' ? IMMORTAL_GOAL : Math.sqrt(fullWorth(table, foe) / A_UNIT);
    return { at: foe.at, worth, on: false };
  });
}
const A_UNIT = 23;
const TITAN_GOAL = 1.5;
const IMMORTAL_GOAL = 0.3;
const STONE_GOAL = 1;
const ONSLAUGHT_STONE = 2;
function stoneGoals({ table, friends, seat }: Situation): Goal[] {
  const { mode } = table.terms;
  if (mode === 'pandemonium' || (mode !== 'onslaught' && favorWorth(table, seat) === 0)) return [];
  const free = arenaOf(table).stones.filter((at) => !friends.includes(standingOn(table, at)));
  return free.map((at) => ({ at, worth: mode === 'onslaught' ? ONSLAUGHT_STONE : STONE_GOAL, on: true }));
}
const SHARD_GOAL = 1;
function shardGoals({ table }: Situation): Goal[] {
  const card = titanDef(table);
  if (card === undefined || card.shards.colour === 'red') return [];
  return table.shards.flatMap(({ at, active, hp }) => {
    const wanted = at !== NONE && (card.shards.action === 'silence' ? active : card.shards.action === 'take' || hp > 0);
    return wanted ? [{ at, worth: SHARD_GOAL, on: false }] : [];
  });
}
/** How close a hex is to what a unit wants. */
function closeness(situation: Situation, unit: Unit, hex: Hex): number {
  const { table } = situation;
  const range = rangeOf(table, unit);
  let most = 0;
  for (const { at, worth, on } of goalsOf(situation)) {
    const distance = distanceOf(table, hex, at);
    most = Math.max(most, worth * TASTE.farther ** Math.max(0, on ? distance : distance - range));
  }
  return TASTE.approach * most;
}

// ---- foes
/** How much we like a foe on a hex: which of our units can still strike it there, what it stands next to, and whether it holds a stone. */
export function foeAt(situation: Situation, foe: UnitId, hex: Hex): number {
  const { table, own, friends } = situation;
  const unit = unitAt(table, foe);
  return imagine(table, foe, hex, unit.walked, () => {
    let worth = arenaOf(table).kinds[hex] === 'stone' ? -STONE_HELD : 0;
    let damage = 0;
    for (const id of own) {
      const mine = unitAt(table, id);
      if (mine.engaged || !canFight(table, mine)) continue;
      if (attackTargets(table, id).some((target) => isUnit(target) && target.unit === foe))
        damage += blowOn(situation, id, { unit: foe }).expected;
    }
    worth += harmOf(table, unit, Math.min(unit.hp, damage));
    const range = rangeOf(table, unit);
    for (const id of friends) {
      const distance = arenaOf(table).distances[hex]?.[unitAt(table, id).at] ?? 0;
      if (distance > range) worth += OUT_OF_RANGE;
    }
    return worth;
  });
}
const STONE_HELD = 3;
const OUT_OF_RANGE = 0.3;
