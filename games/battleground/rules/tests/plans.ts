// Tests that are about to be made: dice, threshold and free rerolls, each with its reasons. MOB-5.1 to MOB-5.3, MOB-5.6

import type { Stat } from '../../content/kinds.ts';
import { FISTS } from '../../content/weapons.ts';
import type { TestAbout } from '../../table/about.ts';
import type { Part } from '../../table/events.ts';
import type { FigureId, Frame, Rolled, Table } from '../../table/table.ts';
import { basePart, statParts, traitsCalled } from '../figures/traits.ts';
import { type Odds, successOdds } from './odds.ts';
import { holds, holdsForNext, isFlank, RESISTED, type Shot } from './shots.ts';
import { abilityModifiers, attackModifiers, defenceModifiers, thresholdOf } from './thresholds.ts';

export interface Plan {
  readonly figure: FigureId;
  readonly stat: Stat;
  readonly as: Rolled['as'];
  readonly dice: readonly Part[];
  readonly modifiers: readonly Part[];
  readonly rerolls: readonly Part[];
  /** Frames whose "next test" effects the test uses. MOB-14.21 */
  readonly frames: readonly Frame[];
  /** A defence with more successes than the attack wounds the attacker. MOB-13.7 */
  readonly strikesBack?: boolean;
}
export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

export function attackPlan(table: Table, shot: Shot): Plan {
  const frames = [shot.frame];
  return {
    figure: shot.attacker,
    stat: shot.stat,
    as: 'attack',
    dice: attackDice(table, shot),
    modifiers: attackModifiers(table, shot),
    rerolls: [...attackRerolls(table, shot), ...nextRerolls(frames)],
    frames,
  };
}
/** The statistic and everything that changes it, added up. MOB-5.1, MOB-5.2 */
function attackDice(table: Table, shot: Shot): Part[] {
  const { attacker, weapon, frame, next, more, stat } = shot;
  const { dice } = weapon.special;
  if (weapon.id === FISTS.id) return basePart(table, attacker, stat); // MOB-6.38
  const parts = statParts(table, attacker, stat);
  if (weapon.dice !== 0) parts.push({ reason: weapon.id, value: weapon.dice }); // MOB-6.30
  if (dice !== undefined && holds(table, shot, dice.when)) parts.push({ reason: dice.when, value: dice.dice });
  parts.push(...more);
  if (frame.lastAttack !== null && frame.lastAttack !== weapon.type)
    for (const { from, trait } of traitsCalled(table, attacker, 'alternatingDice')) parts.push({ reason: from, value: trait.dice }); // MOB-11.18
  for (const effect of next)
    if (effect.next === 'dice' && holdsForNext(table, shot, effect.when)) parts.push({ reason: effect.when, value: effect.dice });
  return parts;
}
function attackRerolls(table: Table, shot: Shot): Part[] {
  const { attacker, weapon, next, initial } = shot;
  const { rerolls } = weapon.special;
  const parts: Part[] = [];
  for (const { from, trait } of traitsCalled(table, attacker, 'rerolls'))
    if (trait.attack === weapon.type) parts.push({ reason: from, value: trait.dice });
  if (rerolls !== undefined && holds(table, shot, rerolls.when)) parts.push({ reason: weapon.id, value: rerolls.dice });
  if (initial === undefined)
    for (const effect of next)
      if (effect.next === 'rerolls' && effect.of === 'attack') parts.push({ reason: 'nextAttack', value: effect.dice }); // MOB-14.9
  return parts;
}

/** The target's answer to an attack. MOB-5.15 */
export function defencePlan(table: Table, shot: Shot): Plan {
  const { target, weapon } = shot;
  const noShield = weapon.special.ignores?.includes('shield') ?? false; // MOB-12.5
  const stat = RESISTED[weapon.type];
  const strikesBack = weapon.type === 'melee' && traitsCalled(table, target, 'spikes', noShield).length > 0;
  const plan = { ...resistancePlan(table, target, stat, noShield), strikesBack };
  if (isFlank(table, shot)) return plan;
  const shields = traitsCalled(table, target, 'defenceDice', noShield).filter(({ trait }) => trait.stat === stat); // MOB-13.5, MOB-13.6
  return { ...plan, dice: [...plan.dice, ...shields.map(({ from, trait }) => ({ reason: from, value: trait.dice }))] };
}
/** A defence test, against an attack or an ability. MOB-10.4 */
export function resistancePlan(table: Table, figure: FigureId, stat: Stat, noShield = false): Plan {
  const frames = table.frames.filter((frame) => frame.figure === figure);
  const rerolls = traitsCalled(table, figure, 'rerolls', noShield).filter(({ trait }) => trait.defence === stat);
  return {
    figure,
    stat,
    as: 'defence',
    dice: statParts(table, figure, stat, noShield),
    modifiers: defenceModifiers(table, figure),
    rerolls: [...rerolls.map(({ from, trait }) => ({ reason: from, value: trait.dice })), ...nextRerolls(frames)],
    frames,
  };
}
/** MOB-7.69 */
export function abilityPlan(table: Table, frame: Frame, figure: FigureId, stat: Stat): Plan {
  const frames = [frame];
  return {
    figure,
    stat,
    as: 'ability',
    dice: statParts(table, figure, stat),
    modifiers: abilityModifiers(table, figure),
    rerolls: nextRerolls(frames),
    frames,
  };
}
/** MOB-14.21 */
const nextRerolls = (frames: readonly Frame[]): Part[] =>
  frames.flatMap(({ next }) =>
    next.flatMap((effect) => (effect.next === 'rerolls' && effect.of === 'test' ? [{ reason: 'nextTest', value: effect.dice }] : [])),
  );

export const aboutPlan = ({ stat, dice, modifiers, rerolls }: Plan): TestAbout => ({
  stat,
  dice,
  modifiers,
  threshold: thresholdOf(modifiers),
  freeRerolls: sumOf(rerolls),
});
/** The odds if every failure is rerolled that can be rerolled for free. */
export const oddsOf = ({ dice, modifiers, rerolls }: Plan): Odds =>
  successOdds({ dice: sumOf(dice), threshold: thresholdOf(modifiers), rerolls: sumOf(rerolls) });
