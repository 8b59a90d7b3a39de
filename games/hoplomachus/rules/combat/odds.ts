// What an attack is likely to do, shown before it is made. HOP-10.12

import { HIT_FACES, type Skill } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import type { AttackAbout, AttackDie, Reduction } from '../../table/about.ts';
import { defOf, isUnit, type Target, unitAt } from '../../table/names.ts';
import type { Table, Unit, UnitId } from '../../table/table.ts';
import { shardAt } from '../arena/shards.ts';
import { isAdjacent, isInRange, levelOf } from '../units/units.ts';
import type { Packet } from './damage.ts';
import { attackDice } from './dice.ts';
import { reduce } from './reductions.ts';

export function aboutAttack(table: Table, id: UnitId, target: Target): AttackAbout {
  const unit = unitAt(table, id);
  const dice = attackDice(table, id, target);
  const packet: Packet = { by: id, troop: unit.troop, as: 'attack', rule: 'HOP-10.15', hurts: [] };
  const hp = isUnit(target) ? damageToFell(table, unitAt(table, target.unit)) : shardAt(table, target.shard).hp;
  const odds: number[] = [];
  let expected = 0;
  let defeats = 0;
  let ignored: readonly Reduction[] = [];
  damageOdds(table, unit, dice).forEach((chance, amount) => {
    const { landed, taken, why } = reduce(table, packet, { target, amount });
    while (odds.length <= landed) odds.push(0);
    odds[landed] = (odds[landed] as number) + chance;
    expected += chance * landed;
    if (taken >= hp) defeats += chance;
    ignored = why;
  });
  return { dice, odds, expected, defeats, ignored, answers: isUnit(target) ? answersOf(table, unit, unitAt(table, target.unit)) : [] };
}
/** The damage a single blow needs to defeat the unit; no blow defeats one with Undying. HOP-19.28 */
const damageToFell = (table: Table, unit: Unit): number =>
  levelOf(table, unit, 'undying') > 0 && !unit.undied ? Number.POSITIVE_INFINITY : unit.hp;

/** The odds of 0, 1, 2 ... damage as rolled: hits, one reroll of the strongest miss with Precision, one more with Perfect Strike. */
export function damageOdds(table: Table, unit: Unit, dice: readonly AttackDie[]): number[] {
  const rerolls = levelOf(table, unit, 'precision') > 0;
  const perfect = levelOf(table, unit, 'perfectStrike') > 0 && dice.length > 1;
  const odds = Array.from({ length: dice.length + (perfect ? 2 : 1) }, () => 0);
  const add = (hits: number, chance: number): void => {
    const amount = perfect && hits === dice.length ? hits + 1 : hits;
    odds[amount] = (odds[amount] as number) + chance;
  };
  for (let faces = 0; faces < 1 << dice.length; faces++) {
    let chance = 1;
    let hits = 0;
    let missed = 0;
    dice.forEach(({ die }, i) => {
      const isHit = ((faces >> i) & 1) === 1;
      chance *= isHit ? HIT_FACES[die] / 6 : 1 - HIT_FACES[die] / 6;
      if (isHit) hits++;
      else missed = Math.max(missed, HIT_FACES[die] / 6);
    });
    if (!rerolls || missed === 0) add(hits, chance);
    else {
      add(hits + 1, chance * missed); // HOP-19.31
      add(hits, chance * (1 - missed));
    }
  }
  return odds;
}
/** Skills of the target that deal damage to its attacker. */
function answersOf(table: Table, attacker: Unit, target: Unit): { skill: Skill; damage: number }[] {
  return defOf(table, target).skills.flatMap(({ skill }) => {
    const { effect } = skills[skill];
    if (levelOf(table, target, skill) === 0) return [];
    if (effect.on === 'struck' && isInRange(table, target, attacker)) return [{ skill, damage: effect.damage }]; // HOP-19.2
    return effect.on === 'defeated' && isAdjacent(table, attacker, target) ? [{ skill, damage: effect.damage }] : []; // HOP-19.17
  });
}
