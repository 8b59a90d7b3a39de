// Engaging: who, how and whom.
import { ranked, rankedOrPass } from '@tabularium/parts/bot';
import { STRENGTH } from '../content/kinds.ts';
import { attackTargets } from '../rules/combat/attack.ts';
import { specialsOf } from '../rules/skills/specials.ts';
import { rangeOf } from '../rules/units/units.ts';
import type { Asks, HowToEngage, TargetOption } from '../table/asks.ts';
import { hexOf, isUnit, targetOf, unitAt, unitOf } from '../table/names.ts';
import { NONE, type UnitId } from '../table/table.ts';
import { blowOn, strikeGain } from './blows.ts';
import { foeAt, shardWorth, softening } from './ground.ts';
import type { Situation } from './situation.ts';
import { specialGain } from './specials.ts';

/** What a unit could do, and what that is worth. */
interface Engagement {
  readonly how: HowToEngage;
  readonly gain: number;
  readonly defeats: number;
  readonly choices: number;
}

/** First units that can finish a foe, then those with few targets and those that strike from afar. */
export const rankFighter = (situation: Situation, options: readonly Asks['engage'][]): readonly number[] =>
  rankedOrPass(options, 0, ({ unit }) => {
    const { table } = situation;
    const id = unitOf(table, unit);
    const engagement = bestEngagement(situation, id);
    if (engagement === null || engagement.gain <= 0) return 0;
    const ranged = rangeOf(table, unitAt(table, id)) > 1 ? FROM_AFAR : 0;
    return WORTH_DOING + engagement.gain + FINISHES * engagement.defeats + ranged - CHOICE * engagement.choices;
  });
/** Ranks anything worth doing above passing. */
const WORTH_DOING = 100;
const FINISHES = 6;
const FROM_AFAR = 2;
const CHOICE = 3;

export function rankHow(situation: Situation, options: readonly HowToEngage[], id: UnitId): readonly number[] {
  return ranked(options, (how) => engagementOf(situation, id, how).gain);
}
function bestEngagement(situation: Situation, id: UnitId): Engagement | null {
  const { table } = situation;
  let found: Engagement | null = null;
  const consider = (how: HowToEngage): void => {
    const engagement = engagementOf(situation, id, how);
    if (found === null || engagement.gain > found.gain) found = engagement;
  };
  if (attackTargets(table, id).length > 0) consider({ do: 'attack' });
  for (const skill of specialsOf(table, id)) consider({ do: 'special', skill });
  if (shardWorth(table, unitAt(table, id)) > 0) consider({ do: 'take' });
  return found;
}
function engagementOf(situation: Situation, id: UnitId, how: HowToEngage): Engagement {
  const { table } = situation;
  if (how.do === 'special') return { how, gain: specialGain(situation, id, how.skill), defeats: 0, choices: 1 };
  if (how.do !== 'attack') return { how, gain: shardWorth(table, unitAt(table, id)), defeats: 0, choices: 1 };
  const targets = attackTargets(table, id);
  const soft = softening(situation, id);
  let gain = Number.NEGATIVE_INFINITY;
  let defeats = 0;
  for (const target of targets) {
    const blow = blowOn(situation, id, target, isUnit(target) ? soft(target.unit) : 0);
    if (blow.gain > gain) {
      gain = blow.gain;
      defeats = blow.defeats;
    }
  }
  return { how, gain, defeats, choices: targets.length };
}

export const rankTarget = (situation: Situation, options: readonly TargetOption[], id: UnitId, pass: boolean): readonly number[] => {
  const { table } = situation;
  const soft = softening(situation, id);
  const gain = (option: TargetOption): number => {
    const target = targetOf(table, option);
    return blowOn(situation, id, target, isUnit(target) ? soft(target.unit) : 0).gain;
  };
  return pass ? rankedOrPass(options, 0, gain) : ranked(options, gain);
};

// ---- what follows from an attack

/** Rerolls the strongest die. */
export const rankReroll = (options: readonly Asks['reroll'][]): readonly number[] => ranked(options, ({ die }) => STRENGTH[die]);

/** The players also aim a rival's Cleave: where it hurts least. */
export function rankCleave({ table, trail, friends }: Situation, options: readonly TargetOption[]): readonly number[] {
  const step = trail.findLast((one) => one.at === 'skill');
  const id = step?.at === 'skill' ? unitOf(table, step.unit) : NONE;
  const wanted = friends.includes(id) ? 1 : -1;
  return ranked(options, (option) => wanted * strikeGain(table, unitAt(table, id), targetOf(table, option), 1));
}

/** Whether to push a foe away: not out of reach of units that still want to attack it. */
export const rankShove = (situation: Situation, options: readonly Asks['shove'][]): readonly number[] =>
  rankedOrPass(options, 0, ({ unit, at }) => {
    const { table } = situation;
    const foe = unitOf(table, unit);
    return foeAt(situation, foe, hexOf(table.terms.arena, at)) - foeAt(situation, foe, unitAt(table, foe).at);
  });
