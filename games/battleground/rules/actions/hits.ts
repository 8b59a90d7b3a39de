// One attack test and its consequences: wounds, the weapon's special, the attacker's traits, the target's spikes. MOB-6.34
import type { Rules } from '@tabularium/kernel';
import type { Effect } from '../../content/kinds.ts';
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Referee, Table } from '../../table/table.ts';
import { type Cause, heal, wound } from '../fate/wounds.ts';
import { isEnemy } from '../figures/figures.ts';
import { gainMana, loseMana } from '../figures/mana.ts';
import { traitsCalled } from '../figures/traits.ts';
import { moreWounds, preventable } from '../tests/aiming.ts';
import { contest, type Tested } from '../tests/contest.ts';
import { lineReached } from '../tests/odds.ts';
import { attackPlan, defencePlan } from '../tests/plans.ts';
import { isFlank, isForAllies, type Shot } from '../tests/shots.ts';
import { perform } from './effects.ts';

/** Returns how many wounds it inflicted on an enemy. */
export function* hit(table: Table, ref: Referee, shot: Shot): Rules<number> {
  const { attacker, target, weapon, initial } = shot;
  ref.tell({
    kind: 'attacked',
    rule: 'MOB-6.29',
    figure: figureName(table, attacker),
    weapon: weapon.id,
    target: figureName(table, target),
    area: initial !== undefined,
  });
  const flank = isFlank(table, shot);
  const heals = isForAllies(weapon);
  const plan = attackPlan(table, shot);
  const tested = yield* contest(table, ref, plan, target, heals ? undefined : () => defencePlan(table, shot));
  const line = lineReached(weapon.lines, tested.net)?.wounds ?? 0; // MOB-6.32, MOB-6.33
  if (heals) heal(table, ref, target, line, weapon.id); // MOB-6.52
  const inflicted = heals ? 0 : yield* inflict(table, ref, shot, line, flank);
  yield* special(table, ref, shot, tested, inflicted);
  addOwn(table, ref, shot, tested.net);
  if (!heals) answer(table, ref, shot, tested);
  return isEnemy(table, attacker, target) ? inflicted : 0;
}

/** First the wounds of the line; if there are any, then those that a card adds. MOB-6.34, MOB-14.25 */
function* inflict(table: Table, ref: Referee, shot: Shot, line: number, flank: boolean): Rules<number> {
  const { attacker, target, weapon, initial, next } = shot;
  const cause = (before: number): Cause => ({
    by: attacker,
    why: weapon.id,
    attack: { weapon, flank, before },
    isSimultaneous: weapon.special.area !== undefined,
  });
  const ofLine = yield* prevent(table, ref, target, line, weapon.id);
  const first = wound(table, ref, target, ofLine, cause(0));
  const more = initial === undefined && first > 0 && !figureAt(table, target).out ? moreWounds(next) : 0;
  if (more === 0) return first;
  const ofCard = yield* prevent(table, ref, target, more, weapon.id);
  return first + wound(table, ref, target, ofCard, cause(first));
}
/** Once per round a figure with the trait may reduce the wounds of an attack. Returns how many are left. MOB-13.1 */
function* prevent(table: Table, ref: Referee, id: FigureId, wounds: number, why: string): Rules<number> {
  const [item] = traitsCalled(table, id, 'prevents');
  if (wounds === 0 || item === undefined || preventable(table, id) === 0) return wounds;
  const figure = figureAt(table, id);
  const { use } = yield* ref.choose(figure.seat, {
    ask: 'prevent',
    rule: 'MOB-13.1',
    options: () => [{ use: true }, { use: false }],
    facts: () => ({ figure: figureName(table, id), wounds, item: item.from, weapon: why }),
  });
  if (!use) return wounds;
  const prevented = Math.min(wounds, preventable(table, id));
  figure.prevented = true;
  ref.tell({ kind: 'prevented', rule: 'MOB-13.1', figure: figureName(table, id), wounds: prevented, item: item.from });
  return wounds - prevented;
}

/** Resolves the weapon's special: of several lines only the highest that is reached. MOB-6.31, MOB-5.11 */
function* special(table: Table, ref: Referee, shot: Shot, { successes, net }: Tested, inflicted: number): Rules<void> {
  const { frame, attacker, target, weapon } = shot;
  const { onNet = [], onWounds, onFailure = [] } = weapon.special;
  const act = (subject: FigureId, effects: readonly Effect[]): Rules<void> =>
    perform(table, ref, {
      frame,
      actor: attacker,
      effects,
      subject,
      net,
      why: weapon.id,
      isSimultaneous: weapon.special.area !== undefined,
    });
  const line = lineReached(onNet, net);
  if (line !== undefined && inflicted >= (line.wounded ?? 0)) yield* act(target, line.effects);
  if (onWounds !== undefined && inflicted >= onWounds.wounds) yield* act(attacker, onWounds.effects);
  if (successes === 0) yield* act(attacker, onFailure); // MOB-12.22
}
/** Adds the attacker's abilities and items. They do not affect each other, so nobody is asked for an order. MOB-6.53, MOB-13.9, MOB-13.10 */
function addOwn(table: Table, ref: Referee, { attacker, target }: Shot, net: number): void {
  for (const { from, trait } of traitsCalled(table, attacker, 'onNet')) {
    if (net < trait.net) continue;
    if (trait.heal !== undefined) heal(table, ref, attacker, trait.heal, from);
    if (trait.drainMana !== undefined && isEnemy(table, attacker, target))
      gainMana(table, ref, attacker, loseMana(table, ref, target, trait.drainMana, from), from);
  }
}
/** A defence with more successes than a melee attack wounds the attacker. MOB-13.7 */
function answer(table: Table, ref: Referee, { attacker, target, weapon }: Shot, { successes, defence }: Tested): void {
  if (weapon.type !== 'melee' || defence <= successes) return;
  const noShield = weapon.special.ignores?.includes('shield') ?? false; // MOB-12.5
  for (const { from, trait } of traitsCalled(table, target, 'spikes', noShield))
    wound(table, ref, attacker, trait.wounds, { by: target, why: from, isSimultaneous: weapon.special.area !== undefined });
}
