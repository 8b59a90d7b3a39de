// What an attack is worth: exact odds of the test and the defence, weighed by what wounds and tokens cost the target.

import { remembered } from '@tabularium/parts/bot';
import { gloryOf } from '../content/find.ts';
import { DEBUFFS, type Debuff, type Effect, type GainedToken, type WeaponDef } from '../content/kinds.ts';
import type { Position } from '../content/places.ts';
import { woundsInflicted } from '../rules/fate/missions.ts';
import { alliesOf, areEngaged } from '../rules/figures/figures.ts';
import { moreWounds, preventable, shotAt } from '../rules/tests/aiming.ts';
import { lineReached, netOdds, type Odds, successOdds } from '../rules/tests/odds.ts';
import { attackPlan, defencePlan, type Plan, sumOf } from '../rules/tests/plans.ts';
import { isFlank, isForAllies, type Shot } from '../rules/tests/shots.ts';
import { additionalTargets } from '../rules/tests/targets.ts';
import { thresholdOf } from '../rules/tests/thresholds.ts';
import { figureAt } from '../table/names.ts';
import type { FigureId, Frame } from '../table/table.ts';
import { pairOf, type Thought } from './thought.ts';
import { debuffing, harm, healing, manaWorth } from './worth.ts';

/** The dice, threshold and rerolls of a test. */
export interface Trial {
  readonly dice: number;
  readonly threshold: number;
  readonly rerolls: number;
}
export const trialOf = ({ dice, modifiers, rerolls }: Plan): Trial => ({
  dice: sumOf(dice),
  threshold: thresholdOf(modifiers),
  rerolls: sumOf(rerolls),
});
const known = new Map<number, Odds>();
/** The odds of net successes of one test against another. Cached for ever: they depend on nothing else. */
export function netOf(test: Trial, defence: Trial | null): Odds {
  const answer = defence === null ? 0 : 1 + numberOf(defence);
  const key = numberOf(test) * 65536 + answer;
  let net = known.get(key);
  if (net === undefined) {
    net = trimmed(netOdds(successOdds(test), defence === null ? null : successOdds(defence)));
    known.set(key, net);
  }
  return net;
}
const numberOf = ({ dice, threshold, rerolls }: Trial): number => (Math.max(0, dice) * 8 + threshold) * 16 + rerolls;
/** Drops the long tail of improbable results. */
const trimmed = (odds: Odds): Odds => {
  const last = odds.findLastIndex((chance) => chance > 1e-4);
  return odds.slice(0, last + 1);
};

export interface Blow {
  readonly target: FigureId;
  readonly flank: boolean;
  readonly net: Odds;
  /** In victory points. */
  readonly worth: number;
  /** The same if a focus token is spent on it. */
  readonly focused: number;
  /** The probability of each number of wounds. */
  readonly wounds: readonly number[];
  readonly knockOut: number;
}
/** An attack of this frame's figure from a position, without and with a focus token. */
export function blowOf(thought: Thought, frame: Frame, weapon: WeaponDef, target: FigureId, from: Position): Blow {
  const { table } = thought;
  const shot = shotAt(table, frame, weapon, target, { from, next: frame.next, more: [] });
  const area = weapon.special.area === undefined ? 0 : areaWorth(thought, shot);
  return new PlannedBlow(thought, shot, area);
}
/** Hundreds are compared by their worth; the rest is worked out for the few where it is asked for. */
class PlannedBlow implements Blow {
  readonly target: FigureId;
  readonly net: Odds;
  readonly worth: number;
  readonly #thought: Thought;
  readonly #shot: Shot;
  readonly #test: Trial;
  readonly #defence: Trial | null;
  readonly #others: number;
  #focused: number | undefined;
  constructor(thought: Thought, shot: Shot, area: number) {
    const { table } = thought;
    const { frame, weapon, target } = shot;
    this.#thought = thought;
    this.#shot = shot;
    this.#test = trialOf(attackPlan(table, shot));
    this.#defence = isForAllies(weapon) ? null : trialOf(defencePlan(table, shot));
    this.target = target;
    this.net = netOf(this.#test, this.#defence);
    this.#others = area + (frame.missions.length > 0 ? runningMissions(thought, frame, weapon, this) : 0);
    this.worth = netWorth(thought, frame.figure, weapon, target, this.net) + this.#others;
  }
  get focused(): number {
    const { attacker, weapon, target } = this.#shot;
    const { dice, threshold, rerolls } = this.#test;
    const net = (): Odds => netOf({ dice, threshold: Math.max(2, threshold - 1), rerolls }, this.#defence);
    this.#focused ??= netWorth(this.#thought, attacker, weapon, target, net()) + this.#others;
    return this.#focused;
  }
  get flank(): boolean {
    return isFlank(this.#thought.table, this.#shot);
  }
  get wounds(): readonly number[] {
    const { weapon, target, next } = this.#shot;
    return woundsOf(this.#thought, weapon, target, this.net, moreWounds(next));
  }
  get knockOut(): number {
    return knockOutOf(this.#thought, this.target, this.wounds);
  }
}
/** What the attack is worth to missions that are already running. */
function runningMissions(
  { table }: Thought,
  { figure: id, missions }: Frame,
  weapon: WeaponDef,
  { target, flank, wounds, knockOut }: Blow,
): number {
  let sum = 0;
  for (const running of missions) {
    const glory = gloryOf(table.content, running.card);
    if (running.done || glory === undefined) continue;
    const { mission, points } = glory;
    const any = 1 - (wounds[0] as number);
    if (mission.mission === 'knockOut') sum += points * (mission.with === undefined || mission.with === weapon.type ? knockOut : 0);
    else if (mission.mission === 'oneAttack') sum += mission.with === weapon.type ? points * chanceOf(wounds, mission.wounds) : 0;
    else if (mission.mission === 'flankWound') sum += flank ? points * any : 0;
    else if (mission.mission === 'rescue') sum += alliesOf(table, id).some((ally) => areEngaged(table, ally, target)) ? points * any : 0;
    else if (mission.mission === 'totalWounds') sum += points * chanceOf(wounds, mission.wounds - woundsInflicted(running));
    else if (mission.mission === 'woundEnemies') sum += running.inflicted.every(({ figure }) => figure !== target) ? 0.8 * points * any : 0;
  }
  return sum;
}
/** The chance of at least this many wounds. */
export const chanceOf = (wounds: readonly number[], least: number): number =>
  wounds.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
function areaWorth(thought: Thought, first: Shot): number {
  const { table } = thought;
  let sum = 0;
  for (const target of additionalTargets(table, first.attacker, first.target, first.weapon)) {
    const shot = { ...first, target, initial: first.target };
    const net = netOf(trialOf(attackPlan(table, shot)), trialOf(defencePlan(table, shot)));
    sum += netWorth(thought, first.attacker, first.weapon, target, net);
  }
  return sum;
}

function woundsOf(thought: Thought, weapon: WeaponDef, target: FigureId, net: Odds, more: number): number[] {
  const wounds: number[] = [0];
  const prevents = isForAllies(weapon) ? 0 : preventable(thought.table, target);
  for (const [successes, chance] of net.entries()) {
    const line = Math.max(0, (lineReached(weapon.lines, successes)?.wounds ?? 0) - prevents);
    const total = line > 0 ? line + more : 0;
    while (wounds.length <= total) wounds.push(0);
    wounds[total] = (wounds[total] as number) + chance;
  }
  return wounds;
}
function knockOutOf({ table }: Thought, target: FigureId, wounds: readonly number[]): number {
  const figure = figureAt(table, target);
  const left = (table.content.characters[figure.def]?.health ?? 0) - figure.wounds;
  return wounds.reduce((sum, chance, count) => (count >= left ? sum + chance : sum), 0);
}
/** What these odds of net successes with a weapon are worth to this player. */
export function netWorth(thought: Thought, attacker: FigureId, weapon: WeaponDef, target: FigureId, net: Odds): number {
  const results = resultsOf(thought, attacker, weapon, target);
  let sum = 0;
  for (let successes = 0; successes < net.length; successes++)
    sum += (net[successes] as number) * (results[Math.min(successes, MOST_NET)] as number);
  return sum;
}
/** No weapon has a line for more. */
const MOST_NET = 8;
const resultsOf = (thought: Thought, attacker: FigureId, weapon: WeaponDef, target: FigureId): readonly number[] =>
  remembered(thought, weapon.id, pairOf(attacker, target), () =>
    Array.from({ length: MOST_NET + 1 }, (_, net) => resultWorth(thought, attacker, weapon, target, net)),
  );
/** What a number of net successes is worth. Wounds of the attacker's own side count against it. */
export function resultWorth(thought: Thought, attacker: FigureId, weapon: WeaponDef, target: FigureId, net: number): number {
  const { table } = thought;
  const line = lineReached(weapon.lines, net)?.wounds ?? 0;
  if (isForAllies(weapon)) return healing(thought, target, line);
  const sign = figureAt(table, attacker).seat === figureAt(table, target).seat ? -1.2 : 1;
  const frame = table.frames.at(-1);
  const prevented = line > 0 ? Math.max(0, line - preventable(table, target)) : 0;
  const wounds = prevented > 0 && frame?.figure === attacker ? prevented + moreWounds(frame.next) : prevented;
  const { onNet = [], onWounds, onFailure = [] } = weapon.special;
  let worth = sign * harm(thought, target, wounds);
  const extra = lineReached(onNet, net);
  if (extra !== undefined && wounds >= (extra.wounded ?? 0)) worth += sign * specialWorth(thought, target, extra.effects);
  if (onWounds !== undefined && wounds >= onWounds.wounds) worth += manaWorth(thought, attacker, 1);
  if (net === 0 && onFailure.length > 0) worth -= 0.5;
  return worth;
}
function specialWorth(thought: Thought, target: FigureId, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects)
    if (effect.do === 'gain') sum += isDebuff(effect.token) ? debuffing(thought, target, effect.token) : 0;
    else if (effect.do === 'loseTokens') sum += figureAt(thought.table, target).focus ? 1.5 : 0.3;
    else sum += 0.4;
  return sum;
}
export const isDebuff = (token: GainedToken): token is Debuff => (DEBUFFS as readonly string[]).includes(token);
/** The best target of a weapon from where its bearer stands. */
export function bestBlow(
  thought: Thought,
  frame: Frame,
  weapon: WeaponDef,
  targets: readonly FigureId[],
  from: Position,
): Blow | undefined {
  let found: Blow | undefined;
  for (const target of targets) {
    const blow = blowOf(thought, frame, weapon, target, from);
    if (found === undefined || blow.worth > found.worth) found = blow;
  }
  return found;
}
