// Abilities: used whenever they gain something.
import { best, bestOrPass } from '@tabularium/parts/bot';
import type { Skill } from '../content/kinds.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { hexesFor, objectsOf } from '../rules/skills/aims.ts';
import { distanceOf, rangeOf } from '../rules/units/units.ts';
import type { Asks } from '../table/asks.ts';
import { hexOf, isUnit, type Target, unitAt, unitOf } from '../table/names.ts';
import type { Hex, UnitId } from '../table/table.ts';
import { bestBlow, meanOf, oddsOf } from './blows.ts';
import { foeAt, scoreAt, softening } from './ground.ts';
import type { Thought } from './situation.ts';
import { HARM_PER_HIT } from './specials.ts';
import { harmOf } from './worth.ts';

/** Nothing is spent, so little is enough; but pushing units about should have a point. */
const WORTH_USING = 0.3;

export const chooseAbility = (thought: Thought, options: readonly Asks['ability'][]): number =>
  bestOrPass(options, WORTH_USING, ({ unit, skill }) => gainOf(thought, unitOf(thought.table, unit), skill));
export function chooseObject(thought: Thought, options: readonly Asks['abilityOn'][]): number {
  const { table, facts } = thought;
  const id = unitOf(table, facts.unit ?? '');
  return best(options, ({ unit }) => gainOn(thought, id, facts.skill as Skill, unitOf(table, unit)));
}
/** Where somebody is put, or leaps. `facts.unit` is who is moved. */
export function chooseHex(thought: Thought, options: readonly Asks['abilityTo'][]): number {
  const { table, facts } = thought;
  const moved = unitOf(table, facts.unit ?? '');
  return best(options, ({ at }) => gainThere(thought, moved, hexOf(table.terms.arena, at)));
}

function gainOf(thought: Thought, id: UnitId, skill: Skill): number {
  const { table } = thought;
  const unit = unitAt(table, id);
  switch (skill) {
    case 'regen':
      return -harmOf(table, unit, -1);
    case 'bloodRite':
      return riteGain(thought, id);
    case 'leap':
      return bestHex(thought, id, hexesFor(table, id, skill, null));
    default:
      return Math.max(0, ...objectsOf(table, id, skill).map((target) => (isUnit(target) ? gainOn(thought, id, skill, target.unit) : 0)));
  }
}
/** A black die more for a hit point. HOP-19.38 */
function riteGain(thought: Thought, id: UnitId): number {
  const unit = unitAt(thought.table, id);
  const before = bestBlow(thought, id, softening(thought, id))?.gain ?? 0;
  if (before === 0) return 0;
  unit.rite = true;
  const after = bestBlow(thought, id, softening(thought, id))?.gain ?? 0;
  unit.rite = false;
  return after - before - harmOf(thought.table, unit, 1);
}
function gainOn(thought: Thought, id: UnitId, skill: Skill, object: UnitId): number {
  const { table } = thought;
  const target: Target = { unit: object };
  const unit = unitAt(table, object);
  switch (skill) {
    case 'hurl':
    case 'hook':
      return bestHex(thought, object, hexesFor(table, id, skill, target));
    case 'mend':
      return -harmOf(table, unit, -1);
    case 'ensnare':
      return heldGain(thought, object);
    case 'curse':
      return (isActing(thought, object) ? CURSED : 0.1) * hitsOf(thought, object);
    case 'swap':
      return swapGain(thought, id, object);
    default:
      return 0;
  }
}
const CURSED = HARM_PER_HIT / 2;
/** What it would roll. */
const hitsOf = ({ table }: Thought, id: UnitId): number => meanOf(oddsOf(table, unitAt(table, id), attackDice(table, id, null)));
const isActing = ({ table }: Thought, id: UnitId): boolean => {
  const { dazed, active, fatigued } = unitAt(table, id);
  return active && dazed === 0 && fatigued === 0;
};
const bestHex = (thought: Thought, moved: UnitId, hexes: readonly Hex[]): number =>
  Math.max(0, ...hexes.map((hex) => gainThere(thought, moved, hex)));
function gainThere(thought: Thought, moved: UnitId, hex: Hex): number {
  const { table, friends } = thought;
  const unit = unitAt(table, moved);
  if (!friends.includes(moved)) return foeAt(thought, moved, hex) - foeAt(thought, moved, unit.at) - PUSHING;
  return scoreAt(thought, moved, hex, unit.walked) - scoreAt(thought, moved, unit.at, unit.walked);
}
const PUSHING = 0.5;
/** It matters to who would have to come closer. */
function heldGain(thought: Thought, foe: UnitId): number {
  const { table, friends } = thought;
  const unit = unitAt(table, foe);
  if (!isActing(thought, foe)) return 0.4;
  const inRange = friends.some((id) => distanceOf(table, unit.at, unitAt(table, id).at) <= rangeOf(table, unit));
  return inRange ? 1 : HARM_PER_HIT * hitsOf(thought, foe);
}
/** Both stand elsewhere afterwards. HOP-19.40 */
function swapGain(thought: Thought, id: UnitId, ally: UnitId): number {
  const before = bothAt(thought, id, ally);
  exchange(thought, id, ally);
  const after = bothAt(thought, id, ally);
  exchange(thought, id, ally);
  return after - before - PUSHING;
}
function bothAt(thought: Thought, id: UnitId, ally: UnitId): number {
  const { table } = thought;
  const [a, b] = [unitAt(table, id), unitAt(table, ally)];
  return scoreAt(thought, id, a.at, a.walked) + scoreAt(thought, ally, b.at, b.walked);
}
function exchange({ table }: Thought, id: UnitId, ally: UnitId): void {
  const [a, b] = [unitAt(table, id), unitAt(table, ally)];
  [a.at, b.at] = [b.at, a.at];
  table.standing[a.at] = id;
  table.standing[b.at] = ally;
}
