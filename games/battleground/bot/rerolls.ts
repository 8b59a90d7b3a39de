// Which dice to reroll, by the exact odds of what the test decides.

import { weaponOf } from '../content/find.ts';
import { FISTS } from '../content/weapons.ts';
import { abilitiesOf } from '../rules/actions/abilities.ts';
import { facingHex } from '../rules/field/arcs.ts';
import { shotAt } from '../rules/tests/aiming.ts';
import { EXPLOSION_THRESHOLD, SIDES } from '../rules/tests/dice.ts';
import { lineReached, type Odds, successOdds } from '../rules/tests/odds.ts';
import { defencePlan, resistancePlan } from '../rules/tests/plans.ts';
import type { RerollFacts } from '../table/about.ts';
import { figureAt, figureOf } from '../table/names.ts';
import type { FigureId, Frame, Step } from '../table/table.ts';
import { resultWorth, type Trial, trialOf } from './blows.ts';
import { meansOf } from './planning.ts';
import type { Thought } from './thought.ts';
import { effectsWorth } from './uses.ts';
import { manaCost } from './worth.ts';

/** By net successes: what the test is worth to this player. */
type Stakes = (net: number) => number;
interface Contest {
  readonly stakes: Stakes;
  /** The defence that will follow, or null. */
  readonly defence: Trial | null;
}

export function chooseRerolls(thought: Thought, facts: RerollFacts, trail: readonly Step[], isFree: boolean): number[] {
  const { faces, threshold, most, opposed } = facts;
  const failures = faces.flatMap((face, die) => (face < threshold ? [die] : []));
  const dice = Math.min(most, failures.length);
  if (isFree || dice === 0) return failures.slice(0, dice);
  const contest = contestOf(thought, trail);
  if (contest === undefined) return [];
  const id = figureOf(thought.table, facts.figure);
  const fixed = faces.length - failures.length;
  const sixes = faces.filter((face) => face === SIDES).length;
  const worthOf = (again: number): number => {
    const thrown = sum(
      successOdds({ dice: sixes, threshold: EXPLOSION_THRESHOLD, rerolls: 0 }),
      successOdds({ dice: again, threshold, rerolls: 0 }),
    );
    return expected(thrown, (successes) => valueOf(contest, fixed + successes, opposed)) - manaCost(thought, id, again);
  };
  let chosen = 0;
  let top = worthOf(0);
  for (let again = 1; again <= dice; again++) {
    const value = worthOf(again);
    if (value > top) [chosen, top] = [again, value];
  }
  return failures.slice(0, chosen);
}
/** What a number of successes is worth, in an attack or in a defence. */
function valueOf({ stakes, defence }: Contest, successes: number, opposed: number | null): number {
  if (opposed !== null) return stakes(Math.max(0, opposed - successes));
  if (defence === null) return stakes(successes);
  return expected(successOdds(defence), (cancelled) => stakes(Math.max(0, successes - cancelled)));
}
const expected = (odds: Odds, value: (count: number) => number): number => {
  let total = 0;
  for (let count = 0; count < odds.length; count++) {
    const chance = odds[count] as number;
    if (chance > 1e-4) total += chance * value(count);
  }
  return total;
};
function sum(a: Odds, b: Odds): Odds {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, first] of a.entries()) for (const [j, second] of b.entries()) sums[i + j] = (sums[i + j] as number) + first * second;
  return sums;
}

/** The attack or ability that the innermost test belongs to. */
function contestOf(thought: Thought, trail: readonly Step[]): Contest | undefined {
  const step = trail.findLast((one) => one.at === 'attack' || one.at === 'ability');
  const frame = thought.table.frames.at(-1);
  if (frame === undefined) return undefined;
  if (step?.at === 'attack') return attackContest(thought, frame, step.weapon, figureOf(thought.table, step.target));
  if (step?.at === 'ability') return abilityContest(thought, frame, step.ability);
  return undefined;
}
function attackContest(thought: Thought, frame: Frame, card: string, target: FigureId): Contest {
  const { table, seat } = thought;
  const weapon = weaponOf(table.content, card) ?? FISTS;
  const attacker = figureAt(table, frame.figure);
  const shot = shotAt(table, frame, weapon, target, { from: facingHex(attacker), next: [], more: [] });
  const sign = attacker.seat === seat ? 1 : -1;
  return {
    stakes: (net) => sign * resultWorth(thought, frame.figure, weapon, target, net),
    defence: weapon.special.heals === true ? null : trialOf(defencePlan(table, shot)),
  };
}
function abilityContest(thought: Thought, frame: Frame, name: string): Contest | undefined {
  const { table } = thought;
  const test = abilitiesOf(table, frame.figure).find(({ ability }) => ability.id === name)?.ability.test;
  const rolled = table.rolled[0];
  if (test === undefined || rolled === undefined) return undefined;
  const answering = table.rolled[1]?.figure;
  const subject = answering ?? thought.enemies[0];
  if (subject === undefined) return undefined;
  const means = meansOf(thought, frame);
  return {
    stakes: (net) => {
      const line = lineReached(test.lines, net);
      return line === undefined ? 0 : effectsWorth(thought, line.effects, { frame, subject, means });
    },
    defence: trialOf(resistancePlan(table, subject, test.against)),
  };
}
