// What the rules of rivals leave open, decided to the players' advantage. HOP-1.4
import { ranked } from '@tabularium/parts/bot';
import type { Skill } from '../content/kinds.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { blastedBy } from '../rules/skills/aims.ts';
import { distanceOf, movementOf, rangeOf } from '../rules/units/units.ts';
import type { Asks, TargetOption, Way } from '../table/asks.ts';
import { arenaOf, defOf, hexOf, isUnit, type Target, targetOf, unitAt, unitOf } from '../table/names.ts';
import type { Hex, UnitId } from '../table/table.ts';
import { blowOn, meanOf, oddsOf, strikeGain } from './blows.ts';
import { restAt } from './ground.ts';
import { imagine, type Situation } from './situation.ts';
import { fullWorth, harmOf } from './worth.ts';

const hexAt = ({ table }: Situation, name: string): Hex => hexOf(table.terms.arena, name);

/** Where a rival comes in: within reach of our blows, out of reach of our weak ones. */
export const rankRivalHex = (situation: Situation, options: readonly Asks['rivalAt'][], id: UnitId): readonly number[] =>
  ranked(options, ({ at }) => rivalAt(situation, id, hexAt(situation, at)));

/** How welcome a rival is on a hex. */
function rivalAt(situation: Situation, id: UnitId, hex: Hex): number {
  const { table, friends } = situation;
  const rival = unitAt(table, id);
  const def = defOf(table, rival);
  const stride = def.rank === 'titan' ? 2 : movementOf(table, rival);
  const hits = meanOf(oddsOf(table, rival, attackDice(table, id, null)));
  const prey = def.rank === 'immortal' ? 0.3 : fullWorth(table, rival) / (rival.hp || def.health) / 5;
  let ours = 0;
  let theirs = 0;
  for (const friend of friends) {
    const unit = unitAt(table, friend);
    const distance = distanceOf(table, hex, unit.at);
    if (distance <= rangeOf(table, unit) + movementOf(table, unit))
      ours += prey * meanOf(oddsOf(table, unit, attackDice(table, friend, null)));
    if (distance <= def.range + stride) theirs = Math.max(theirs, harmOf(table, unit, Math.min(unit.hp, hits)));
    if (distance <= def.range) theirs += ALREADY_IN_RANGE;
  }
  const stones = arenaOf(table).stones;
  const near = stones.length === 0 ? 0 : Math.min(...stones.map((stone) => distanceOf(table, hex, stone)));
  return ours - theirs + NEAR_STONE * near - (arenaOf(table).kinds[hex] === 'stone' ? ON_STONE : 0);
}
const ALREADY_IN_RANGE = 0.5;
const NEAR_STONE = 0.3;
const ON_STONE = 6;

export const rankRivalWay = (situation: Situation, options: readonly Way[], id: UnitId): readonly number[] => {
  const { table } = situation;
  return ranked(options, ({ at, path }) =>
    imagine(table, id, hexAt(situation, at), path.length, () => rivalAt(situation, id, hexAt(situation, at))),
  );
};

/** Whom it hurts least. */
export const rankVictim = (situation: Situation, options: readonly TargetOption[], id: UnitId): readonly number[] =>
  ranked(options, (option) => -attackHarm(situation, id, targetOf(situation.table, option)));
function attackHarm(situation: Situation, id: UnitId, target: Target): number {
  if (isUnit(target)) return blowOn(situation, id, target).gain;
  return SHARD_HURT / Math.max(1, situation.table.shards[target.shard]?.hp ?? 1);
}
/** Our shards are lost one by one: the fullest suffers least. */
const SHARD_HURT = 12;
export function rankMark(situation: Situation, options: readonly Asks['rivalMark'][], id: UnitId): readonly number[] {
  return ranked(options, (option) => ('at' in option ? 0 : -attackHarm(situation, id, targetOf(situation.table, option))));
}
/** The cheapest unit suffers from a rival's Ability; of its own the least dangerous is healed. */
export function rankRivalObject(situation: Situation, options: readonly Asks['rivalObject'][]): readonly number[] {
  const { table, friends } = situation;
  return ranked(options, ({ unit }) => {
    const id = unitOf(table, unit);
    return (friends.includes(id) ? -1 : -0.1) * fullWorth(table, unitAt(table, id));
  });
}
/** A Firebomb where it hurts least; whoever is thrown about, where the fewest can strike. */
export function rankAbilityHex(situation: Situation, options: readonly Asks['rivalHex'][], id: UnitId, skill: Skill): readonly number[] {
  const { table } = situation;
  const rival = unitAt(table, id);
  if (skill === 'firebomb')
    return ranked(options, ({ at }) =>
      blastedBy(table, id, hexAt(situation, at)).reduce((sum, target) => sum - strikeGain(table, rival, target, 1), 0),
    );
  return ranked(options, ({ at }) => -situation.threats().filter(({ strikes }) => strikes[hexAt(situation, at)]).length);
}
export const rankRivalTrample = (situation: Situation, options: readonly Asks['rivalTrample'][], id: UnitId): readonly number[] =>
  ranked(options, ({ at }) => rivalAt(situation, id, hexAt(situation, at)));

// ---- effects of immortals and rows of titans

/** Whom an effect falls on: where it hurts least; of rivals that gain something, the least. */
export function rankAffected(situation: Situation, options: readonly TargetOption[], id: UnitId): readonly number[] {
  const { table, friends } = situation;
  const rival = unitAt(table, id);
  return ranked(options, (option) => {
    const target = targetOf(table, option);
    if (!isUnit(target)) return table.shards[target.shard]?.hp ?? 0;
    const unit = unitAt(table, target.unit);
    return friends.includes(target.unit) ? -strikeGain(table, rival, target, 1) : -fullWorth(table, unit);
  });
}
/** Where an effect puts one of ours: where it stands best. Where it puts a rival or touches a shard: close to us. */
export function rankEffectHex(situation: Situation, options: readonly Asks['effectAt'][], whom: UnitId): readonly number[] {
  const { table, friends } = situation;
  if (friends.includes(whom)) {
    const unit = unitAt(table, whom);
    return ranked(options, ({ at }) => {
      const hex = hexAt(situation, at);
      return imagine(table, whom, hex, unit.walked, () => restAt(situation, unit, hex));
    });
  }
  return ranked(options, ({ at }) => -Math.min(99, ...friends.map((id) => distanceOf(table, unitAt(table, id).at, hexAt(situation, at)))));
}
