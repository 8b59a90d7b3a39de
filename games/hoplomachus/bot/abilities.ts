// Abilities: used whenever they gain something.
import { ranked, rankedOrPass } from '@tabularium/parts/bot';
import type { Skill } from '../content/kinds.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { hexesFor, objectsOf } from '../rules/skills/aims.ts';
import { distanceOf, rangeOf } from '../rules/units/units.ts';
import type { Asks } from '../table/asks.ts';
import { hexOf, isUnit, type Target, unitAt, unitOf } from '../table/names.ts';
import type { Hex, UnitId } from '../table/table.ts';
import { bestBlow, meanOf, oddsOf } from './blows.ts';
import { foeAt, scoreAt, softening } from './ground.ts';
import type { Situation } from './situation.ts';
import { HARM_PER_HIT } from './specials.ts';
import { harmOf } from './worth.ts';

/** Abilities cost nothing, so a small gain is enough; but moving units should have a point. */
const WORTH_USING = 0.3;

export const rankAbility = (situation: Situation, options: readonly Asks['ability'][]): readonly number[] =>
  rankedOrPass(options, WORTH_USING, ({ unit, skill }) => gainOf(situation, unitOf(situation.table, unit), skill));
export function rankObject(situation: Situation, options: readonly Asks['abilityOn'][], id: UnitId, skill: Skill): readonly number[] {
  return ranked(options, ({ unit }) => gainOn(situation, id, skill, unitOf(situation.table, unit)));
}
/** Where somebody is put, or leaps. */
export function rankHex(situation: Situation, options: readonly Asks['abilityTo'][], moved: UnitId): readonly number[] {
  return ranked(options, ({ at }) => gainThere(situation, moved, hexOf(situation.table.terms.arena, at)));
}

function gainOf(situation: Situation, id: UnitId, skill: Skill): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  switch (skill) {
    case 'regen':
      return -harmOf(table, unit, -1);
    case 'bloodRite':
      return riteGain(situation, id);
    case 'leap':
      return bestHex(situation, id, hexesFor(table, id, skill, null));
    default:
      return Math.max(0, ...objectsOf(table, id, skill).map((target) => (isUnit(target) ? gainOn(situation, id, skill, target.unit) : 0)));
  }
}
/** A black die more for a hit point. HOP-19.38 */
function riteGain(situation: Situation, id: UnitId): number {
  const unit = unitAt(situation.table, id);
  const before = bestBlow(situation, id, softening(situation, id))?.gain ?? 0;
  if (before === 0) return 0;
  unit.rite = true;
  const after = bestBlow(situation, id, softening(situation, id))?.gain ?? 0;
  unit.rite = false;
  return after - before - harmOf(situation.table, unit, 1);
}
function gainOn(situation: Situation, id: UnitId, skill: Skill, object: UnitId): number {
  const { table } = situation;
  const target: Target = { unit: object };
  const unit = unitAt(table, object);
  switch (skill) {
    case 'hurl':
    case 'hook':
      return bestHex(situation, object, hexesFor(table, id, skill, target));
    case 'mend':
      return -harmOf(table, unit, -1);
    case 'ensnare':
      return heldGain(situation, object);
    case 'curse':
      return (isActing(situation, object) ? CURSED : 0.1) * hitsOf(situation, object);
    case 'swap':
      return swapGain(situation, id, object);
    default:
      return 0;
  }
}
const CURSED = HARM_PER_HIT / 2;
/** What it would roll. */
const hitsOf = ({ table }: Situation, id: UnitId): number => meanOf(oddsOf(table, unitAt(table, id), attackDice(table, id, null)));
const isActing = ({ table }: Situation, id: UnitId): boolean => {
  const { dazed, active, fatigued } = unitAt(table, id);
  return active && dazed === 0 && fatigued === 0;
};
const bestHex = (situation: Situation, moved: UnitId, hexes: readonly Hex[]): number =>
  Math.max(0, ...hexes.map((hex) => gainThere(situation, moved, hex)));
function gainThere(situation: Situation, moved: UnitId, hex: Hex): number {
  const { table, friends } = situation;
  const unit = unitAt(table, moved);
  if (!friends.includes(moved)) return foeAt(situation, moved, hex) - foeAt(situation, moved, unit.at) - PUSHING;
  return scoreAt(situation, moved, hex, unit.walked) - scoreAt(situation, moved, unit.at, unit.walked);
}
const PUSHING = 0.5;
/** Matters only to a foe that would have to come closer. */
function heldGain(situation: Situation, foe: UnitId): number {
  const { table, friends } = situation;
  const unit = unitAt(table, foe);
  if (!isActing(situation, foe)) return 0.4;
  const inRange = friends.some((id) => distanceOf(table, unit.at, unitAt(table, id).at) <= rangeOf(table, unit));
  return inRange ? 1 : HARM_PER_HIT * hitsOf(situation, foe);
}
/** Both stand elsewhere afterwards. HOP-19.40 */
function swapGain(situation: Situation, id: UnitId, ally: UnitId): number {
  const before = bothAt(situation, id, ally);
  exchange(situation, id, ally);
  const after = bothAt(situation, id, ally);
  exchange(situation, id, ally);
  return after - before - PUSHING;
}
function bothAt(situation: Situation, id: UnitId, ally: UnitId): number {
  const { table } = situation;
  const [a, b] = [unitAt(table, id), unitAt(table, ally)];
  return scoreAt(situation, id, a.at, a.walked) + scoreAt(situation, ally, b.at, b.walked);
}
function exchange({ table }: Situation, id: UnitId, ally: UnitId): void {
  const [a, b] = [unitAt(table, id), unitAt(table, ally)];
  [a.at, b.at] = [b.at, a.at];
  table.standing[a.at] = id;
  table.standing[b.at] = ally;
}
