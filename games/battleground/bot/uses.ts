// What effects of cards, abilities and items are worth to this player now.
import { remembered } from '@tabularium/parts/bot';
import type { AbilityTest, Effect, GainedToken, NextEffect } from '../content/kinds.ts';
import { engagedWith, isEnemy } from '../rules/figures/figures.ts';
import { lineReached } from '../rules/tests/odds.ts';
import { abilityPlan, resistancePlan } from '../rules/tests/plans.ts';
import { figureAt } from '../table/names.ts';
import type { FigureId, Frame } from '../table/table.ts';
import { isDebuff, netOf, trialOf } from './blows.ts';
import { dangerAt, watchWorth } from './danger.ts';
import { debuffMissions } from './missions.ts';
import { bestSpot, goOnWorth, type Means, strikesWorth } from './planning.ts';
import { hereOf, isBeside, moveSpots, type Spot, type Strike, spotsIn } from './spots.ts';
import { isFoe, isReady, type Thought } from './thought.ts';
import { buffWorth, debuffCost, debuffing, FOCUS, harm, healing, manaWorth } from './worth.ts';

/** Who uses an effect on whom, and what the actor has left afterwards. */
export interface Case {
  readonly frame: Frame;
  readonly subject: FigureId;
  readonly means: Means;
}
export const effectsWorth = (thought: Thought, effects: readonly Effect[], about: Case): number =>
  effects.reduce((sum, effect) => sum + effectWorth(thought, effect, about), 0);

/** The worth of the rest of the activation without the effect. */
const asItIs = (thought: Thought, { frame, means }: Case): number => goOnWorth(thought, frame, means);
/** How much more the rest is worth with other means. */
const moreWith = (thought: Thought, about: Case, changed: Partial<Means>): number =>
  Math.max(0, goOnWorth(thought, about.frame, { ...about.means, ...changed }) - asItIs(thought, about));
/** How much more the rest is worth if the actor reaches one of these spots for free. */
const moreFrom = (thought: Thought, about: Case, spots: readonly Spot[]): number =>
  spots.length === 0 ? 0 : Math.max(0, bestSpot(thought, about.frame.figure, spots, about.means) - asItIs(thought, about));

function effectWorth(thought: Thought, effect: Effect, about: Case): number {
  const { table } = thought;
  const { frame, subject, means } = about;
  const actor = frame.figure;
  const sign = isFoe(thought, subject) ? -1 : 1;
  switch (effect.do) {
    case 'gain':
      return tokenWorth(thought, effect.token, about);
    case 'heal':
      return sign * healing(thought, subject, effect.wounds);
    case 'wound':
      return -sign * harm(thought, subject, effect.wounds);
    case 'gainAp':
      return moreWith(thought, about, { ap: means.ap + effect.amount });
    case 'gainOwnMana':
      return manaWorth(thought, actor, effect.amount);
    case 'gainMana':
      return sign * manaWorth(thought, subject, effect.amount);
    case 'drainMana':
      return manaWorth(thought, actor, effect.amount) + 1.2 * effect.amount;
    case 'shareMana':
      return 0.2;
    case 'cleanse':
      return sign * debuffCost(thought, subject, figureAt(table, subject).debuff);
    case 'loseTokens':
      return -sign * (figureAt(table, subject).focus ? FOCUS : 0.4);
    case 'draw':
      return effect.cards;
    case 'freeMove':
      return freeMoveWorth(thought, effect, about);
    case 'moveOrFocus':
      return figureAt(table, subject).focus ? 0.8 : isReady(thought, subject) ? FOCUS : 1.2;
    case 'jump':
    case 'teleport':
      return moreFrom(thought, about, flights(thought, about, effect.hexes, effect.do === 'jump'));
    case 'charge':
      return moreFrom(
        thought,
        about,
        moveSpots(thought, frame, actor, false).filter(({ place }) => isBeside(thought, place, subject)),
      );
    case 'strike':
      return strikeAfterCharge(thought, about);
    case 'push':
      return engagedWith(table, actor).includes(subject) ? pushWorth(thought, actor) : 0.4;
    case 'pull':
      return 0.9;
    case 'mayPushEngaged':
      return 0.3;
    case 'swap':
      return -0.5;
    case 'marker':
      return 0.6;
    case 'next':
      return nextWorth(thought, effect.next, about);
  }
}
const flights = (thought: Thought, { frame }: Case, hexes: number, noticed: boolean): readonly Spot[] =>
  remembered(thought, 'flights', 2 * hexes + Number(noticed), () =>
    spotsIn(thought, frame, frame.figure, { by: 'air', points: hexes }, { leaves: noticed, watched: noticed }),
  );
/** A shooter is glad to be rid of an enemy beside it. */
const pushWorth = (thought: Thought, actor: FigureId): number =>
  figureAt(thought.table, actor).weapons.some((card) =>
    thought.table.content.weapons.some((one) => one.id === card && one.type !== 'melee'),
  )
    ? 1.2
    : 0.2;

function tokenWorth(thought: Thought, token: GainedToken, about: Case): number {
  const { table } = thought;
  const { frame, subject } = about;
  const figure = figureAt(table, subject);
  if (token === 'watch') return figure.overwatch ? 0 : watchWorth(thought, frame.figure);
  if (token === 'focus')
    return figure.focus ? 0 : subject === frame.figure ? Math.max(0.5, moreWith(thought, about, { focus: true })) : FOCUS;
  if (isDebuff(token))
    return isFoe(thought, subject)
      ? debuffing(thought, subject, token) + debuffMissions(thought, frame)
      : -debuffing(thought, subject, token);
  const lost = buffWorth(thought, subject, figure.buff);
  const danger = dangerAt(thought, subject, hereOf(thought, frame, subject).place);
  switch (token) {
    case 'improvement':
      return (subject === frame.figure ? moreWith(thought, about, { improved: true }) : 1) - lost;
    case 'protection':
      return 0.3 * danger - lost;
    case 'regeneration':
      return (figure.wounds > 0 ? healing(thought, subject, 1) : Math.min(1.5, 0.25 * danger)) - lost;
    case 'rapidity':
      return (subject === frame.figure ? 0.7 * rapidWorth(thought, about) : 0.5) - lost;
  }
}
/** Rapidity is almost as good as a focused Move. */
function rapidWorth(thought: Thought, about: Case): number {
  const { frame, means } = about;
  if (means.ap <= means.paid.move) return 0.2;
  const spots = moveSpots(thought, frame, frame.figure, true);
  const after = { ...means, ap: means.ap - means.paid.move - 1 };
  return Math.max(0.2, bestSpot(thought, frame.figure, spots, after) - asItIs(thought, about));
}
function freeMoveWorth(thought: Thought, effect: Extract<Effect, { do: 'freeMove' }>, about: Case): number {
  const { frame, subject } = about;
  if (subject !== frame.figure) return effect.toward ? 0.3 : 1;
  const points = effect.points ?? 0;
  return moreFrom(
    thought,
    about,
    moveSpots(thought, frame, subject, true).filter(({ cost }) => cost <= points),
  );
}
/** The free attack of a charge. */
function strikeAfterCharge(thought: Thought, { frame, subject, means }: Case): number {
  const spot = moveSpots(thought, frame, frame.figure, false).find(({ place }) => isBeside(thought, place, subject));
  const melee = (spot ?? hereOf(thought, frame, frame.figure))
    .strikes()
    .filter(({ type, blow }) => type === 'melee' && blow.target === subject);
  return melee.length === 0 ? 0 : strikesWorth(thought, frame.figure, melee, { ...means, ap: 1, paid: NOTHING_PAID });
}
const NOTHING_PAID: Frame['paid'] = { focus: 9, move: 9, overwatch: 9, melee: 0, ranged: 0, spell: 0 };

/** The worth of a "next attack" effect for an attack from where the actor stands. */
function nextWorth(thought: Thought, next: NextEffect, { frame, means }: Case): number {
  const strikes = hereOf(thought, frame, frame.figure)
    .strikes()
    .filter(({ type, weapon }) => means.paid[type] + 1 <= means.ap && weapon.mana <= means.mana);
  let top = 0;
  for (const strike of strikes) top = Math.max(top, gainOf(thought, next, strike, frame));
  return top;
}
function gainOf(thought: Thought, next: NextEffect, { blow, type }: Strike, { figure: id }: Frame): number {
  const more = blow.focused - blow.worth; // about the same as a widened threshold
  switch (next.next) {
    case 'rerolls':
      return 0.9 * more;
    case 'clearShot':
      return type === 'melee' ? 0 : 0.5 * more;
    case 'dice': {
      const target = figureAt(thought.table, blow.target);
      const holds =
        next.when === 'targetWounded'
          ? target.wounds > 0
          : engagedWith(thought.table, blow.target).some((other) => other !== id && !isEnemy(thought.table, id, other));
      return holds ? more * next.dice : 0;
    }
    case 'moreWounds': {
      const wounds = blow.wounds;
      let sum = 0;
      for (let count = 1; count < wounds.length; count++)
        sum += (wounds[count] as number) * (harm(thought, blow.target, count + next.wounds) - harm(thought, blow.target, count));
      return sum;
    }
  }
}

/** The expected worth of an ability's test. */
export function testWorth(thought: Thought, test: AbilityTest, about: Case): number {
  const { table } = thought;
  const { frame, subject } = about;
  const net = netOf(trialOf(abilityPlan(table, frame, frame.figure, test.stat)), trialOf(resistancePlan(table, subject, test.against)));
  let sum = 0;
  for (const [successes, chance] of net.entries()) {
    const line = lineReached(test.lines, successes);
    if (line !== undefined) sum += chance * effectsWorth(thought, line.effects, about);
  }
  return sum;
}
