// What reduces the damage of an attack, or ignores it altogether. HOP-10.15

import { type Condition, type Skill } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import type { Reduction } from '../../table/about.ts';
import { defOf, isUnit, unitAt } from '../../table/names.ts';
import type { Table, Unit, UnitId } from '../../table/table.ts';
import { boonOf, traitOf } from '../arena/shards.ts';
import { distanceOf, hasTactic, levelOf, shardsOf } from '../units/units.ts';
import type { Hurt, Packet } from './damage.ts';

/** What a hurt comes to: `landed` after everything but immortality, `taken` in the end. */
export interface Reduced {
  readonly landed: number;
  readonly taken: number;
  readonly why: readonly Reduction[];
}
const NO_REDUCTIONS: readonly Reduction[] = [];

/** First skills and cards reduce it together, then caps apply, then whatever ignores all of it. HOP-10.15 */
export function reduce(table: Table, packet: Packet, { target, amount }: Hurt): Reduced {
  if (!isUnit(target)) return { landed: amount, taken: amount, why: NO_REDUCTIONS }; // a shard has no skills
  const unit = unitAt(table, target.unit);
  const why: Reduction[] = [];
  const attacker = packet.as === 'attack' ? packet.by : null;
  let left = amount;
  if (attacker !== null) left = reduceAttack(table, unit, unitAt(table, attacker), attacker, amount, why);
  const pierces = attacker !== null && levelOf(table, unitAt(table, attacker), 'pierce') > 0;
  if (left > 0 && !pierces && hasTactic(table, unit, 'aegis')) {
    why.push({ value: left, reason: 'aegis' }); // HOP-20.8
    left = 0;
  }
  const landed = left;
  if (left > 0 && defOf(table, unit).rank === 'immortal') {
    why.push({ value: left, reason: 'immortal' }); // HOP-13.8
    left = 0;
  }
  return { landed, taken: left, why };
}
function reduceAttack(table: Table, unit: Unit, attacker: Unit, by: UnitId, amount: number, why: Reduction[]): number {
  let left = amount;
  const ignore = (value: number, reason: string): void => {
    const ignored = Math.min(value, left);
    if (ignored <= 0) return; // a cap never adds damage
    why.push({ value: ignored, reason });
    left -= ignored;
  };
  if (levelOf(table, attacker, 'pierce') === 0)
    // HOP-19.22
    for (const skill of REDUCING) {
      const { effect } = skills[skill];
      if (effect.on === 'attacked' && levelOf(table, unit, skill) > 0 && isMetBy(table, unit, attacker, amount, effect.when))
        ignore(effect.ignore, skill); // HOP-19.6, HOP-19.7
    }
  const { rank } = defOf(table, unit);
  if (table.bulwark && rank === 'arena') ignore(1, 'bulwark'); // HOP-21.3
  if (rank !== 'titan') return left;
  const smoke = traitOf(table, 'smokeBody');
  if (smoke && hasPart(table, smoke.part) && !(boonOf(table, 'ignoresSmokeBody') && shardsOf(table, by) > 0))
    ignore(smoke.ignore, 'smokeBody'); // HOP-22.2
  if (traitOf(table, 'bronzeSkin') && table.shards.some(({ hp }) => hp > 0)) ignore(left - 1, 'bronzeSkin'); // HOP-22.4
  if (traitOf(table, 'veil') && !(boonOf(table, 'ignoresVeil') && shardsOf(table, by) > 0)) ignore(left - 1, 'veil'); // HOP-22.6
  return left;
}
const REDUCING: readonly Skill[] = (Object.keys(skills) as Skill[]).filter((skill) => skills[skill].effect.on === 'attacked');
function isMetBy(table: Table, unit: Unit, attacker: Unit, amount: number, when: Condition): boolean {
  if (when === 'twoOrMore') return amount >= 2;
  return when === 'attackerNotAdjacent' && distanceOf(table, attacker.at, unit.at) > 1;
}
const hasPart = (table: Table, part: string): boolean =>
  table.units.some((unit) => unit.zone === 'arena' && defOf(table, unit).id === part);
