// What Specials are worth, and where they are aimed.
import { ranked } from '@tabularium/parts/bot';
import type { Skill } from '../content/kinds.ts';
import { aroundOf } from '../rules/arena/around.ts';
import { attackDice } from '../rules/combat/dice.ts';
import { blastedBy, hexesFor, objectsOf, scatterable, sheltered, tramples } from '../rules/skills/aims.ts';
import { isOpponent, levelOf } from '../rules/units/units.ts';
import type { Asks, TargetOption } from '../table/asks.ts';
import { hexOf, isUnit, type Target, targetOf, unitAt } from '../table/names.ts';
import type { Hex, UnitId } from '../table/table.ts';
import { meanOf, oddsOf, strikeGain } from './blows.ts';
import type { Situation } from './situation.ts';
import { harmOf } from './worth.ts';

/** What a unit gains by a Special from where it stands. */
export function specialGain(situation: Situation, id: UnitId, skill: Skill): number {
  const { table } = situation;
  const unit = unitAt(table, id);
  const most = <T>(list: readonly T[], gain: (one: T) => number): number => Math.max(0, ...list.map(gain));
  switch (skill) {
    case 'whirlwind':
      return aroundOf(table, unit).reduce((sum, target) => sum + strikeGain(table, unit, target, 1), 0);
    case 'longShot':
    case 'stagger':
      return most(objectsOf(table, id, skill), (target) => aimedGain(situation, id, skill, target));
    case 'firebomb':
      return most(hexesFor(table, id, skill, null), (hex) => blastGain(situation, id, hex));
    case 'trample':
      return most(tramples(table, id, levelOf(table, unit, 'trample')), ({ passed }) => trampleGain(situation, id, passed));
    case 'sanctuary':
      return sheltered(table, id).reduce((sum, other) => sum - harmOf(table, unitAt(table, other), -1), 0);
    case 'terror':
      return scatterable(table, unit).length;
    default:
      return 0;
  }
}
function aimedGain(situation: Situation, id: UnitId, skill: Skill, target: Target): number {
  const { table } = situation;
  if (skill === 'longShot') return strikeGain(table, unitAt(table, id), target, 1);
  return isUnit(target) ? idleGain(situation, target.unit) : 0;
}
/** The value of taking a foe's next turn: its attack does not happen. */
export function idleGain({ table }: Situation, foe: UnitId): number {
  const unit = unitAt(table, foe);
  if (unit.dazed > 0 || !unit.active || unit.fatigued > 0) return 0;
  return HARM_PER_HIT * meanOf(oddsOf(table, unit, attackDice(table, foe, null)));
}
export const HARM_PER_HIT = 3.5;

const BLUE = 0.5;
function blastGain({ table }: Situation, id: UnitId, hex: Hex): number {
  const unit = unitAt(table, id);
  let gain = 0;
  for (const target of blastedBy(table, id, hex)) {
    const foe = !isUnit(target) || isOpponent(table, unit, unitAt(table, target.unit));
    gain += foe ? BLUE * strikeGain(table, unit, target, 1) : isUnit(target) ? -BLUE * harmOf(table, unitAt(table, target.unit), 1) : 0;
  }
  return gain;
}
const trampleGain = ({ table }: Situation, id: UnitId, passed: readonly UnitId[]): number =>
  passed.reduce((sum, foe) => sum + strikeGain(table, unitAt(table, id), { unit: foe }, 1), 0);

export function rankSpecialTarget(situation: Situation, options: readonly TargetOption[], id: UnitId, skill: Skill): readonly number[] {
  return ranked(options, (option) => aimedGain(situation, id, skill, targetOf(situation.table, option)));
}
export function rankBlast(situation: Situation, options: readonly Asks['firebombAt'][], id: UnitId): readonly number[] {
  return ranked(options, ({ at }) => blastGain(situation, id, hexOf(situation.table.terms.arena, at)));
}
export function rankTrample(situation: Situation, options: readonly Asks['trample'][], id: UnitId): readonly number[] {
  const { table } = situation;
  const lines = tramples(table, id, levelOf(table, unitAt(table, id), 'trample'));
  return ranked(options, ({ at }) => {
    const line = lines.find((one) => one.at === hexOf(table.terms.arena, at));
    return trampleGain(situation, id, line?.passed ?? []);
  });
}
