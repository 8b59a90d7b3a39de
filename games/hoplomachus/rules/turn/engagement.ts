// The Engagement step: each unit attacks, uses a Special or a shard action, or does nothing. HOP-10.11

import { certain, PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { EngagingAbout } from '../../table/about.ts';
import type { HowToEngage, TargetOption, UnitName } from '../../table/asks.ts';
import { hexName, hexOf, targetName, targetOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { flipShard, shardAt, shardsInReach, takeShard, titanDef } from '../arena/shards.ts';
import { attack, attackable, attackTargets, hasTarget, whyNotTarget } from '../combat/attack.ts';
import { aboutAttack } from '../combat/odds.ts';
import { walk } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { printedSpecials, specialsOf, useSpecial, whyNotSpecial } from '../skills/specials.ts';
import { listed, whyInert, whyNotFight } from '../units/inert.ts';
import { combatants, hasTactic, isInCombat, isStuck, levelOf, movementOf, rangeOf } from '../units/units.ts';
import { aboutWay, pathOf, waysOf, whyNotWays } from './movement.ts';

export function* engagementStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  for (;;) {
    yield* pause(table, ref);
    const picked = yield* ref.choose(seat, {
      rule: 'HOP-10.11',
      ask: 'engage',
      options: () => engagers(table, seat),
      ruledOut: () =>
        combatants(table, seat).flatMap((id) => listed(whyNotEngage(table, id), text('engage', { unit: unitName(table, id) }))),
      about: (option) => aboutEngaging(table, unitOf(table, option.unit)),
      pass: true,
    });
    if (picked === PASS) return;
    yield* engage(table, ref, unitOf(table, picked.unit));
  }
}
function engagers(table: Table, seat: Seat): { unit: UnitName }[] {
  const options: { unit: UnitName }[] = [];
  for (const id of combatants(table, seat)) if (whyNotEngage(table, id) === null) options.push({ unit: unitName(table, id) });
  return options;
}
const ENGAGED: Reason = { rule: 'HOP-10.11', because: 'alreadyEngaged' };
export function whyNotEngage(table: Table, id: UnitId): Reason | null {
  const unit = unitAt(table, id);
  if (unit.engaged) return ENGAGED; // HOP-10.11
  const idle = whyNotFight(table, unit);
  if (idle !== null) return idle;
  return waysToEngage(table, id).some(({ why }) => why() === null) ? null : outOfRange(table, unit);
}
const outOfRange = (table: Table, unit: Unit): Reason => ({ rule: 'HOP-10.12', because: 'noTargetInRange', range: rangeOf(table, unit) });

/** Everything the unit could do; with a single option the rules will not ask again. HOP-18.3 */
function aboutEngaging(table: Table, id: UnitId): EngagingAbout {
  const inReach = shardsInReach(table, unitAt(table, id)).length > 0;
  return {
    attacks: attackTargets(table, id).map((target) => ({ target: targetName(table, target), about: aboutAttack(table, id, target) })),
    specials: specialsOf(table, id),
    shardAction: inReach ? (titanDef(table)?.shards.action ?? null) : null,
  };
}

// ---- how
function* engage(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  const how = yield* ref.choose(unit.troop, {
    rule: 'HOP-10.11',
    ask: 'engageHow',
    options: () => waysToEngage(table, id).flatMap(({ how, why }) => (why() === null ? [how] : [])),
    ruledOut: () => waysToEngage(table, id).flatMap(({ how, why }) => listed(why(), text('engageHow', how))),
    facts: () => ({ unit: unit.name }),
  });
  if (how.do === 'attack') yield* attackSomebody(table, ref, id);
  else if (how.do === 'special') {
    unit.engaged = true;
    yield* useSpecial(table, ref, id, how.skill);
  } else return yield* useShard(table, ref, id, how.do);
  yield* withdraw(table, ref, id);
}
/** A way to engage, and why the unit cannot take it now. */
interface WayToEngage {
  readonly how: HowToEngage;
  readonly why: () => Reason | null;
}
function waysToEngage(table: Table, id: UnitId): WayToEngage[] {
  const unit = unitAt(table, id);
  const ways: WayToEngage[] = [{ how: { do: 'attack' }, why: () => (hasTarget(table, id) ? null : outOfRange(table, unit)) }];
  for (const skill of printedSpecials(table, unit))
    ways.push({ how: { do: 'special', skill }, why: () => whyNotSpecial(table, id, skill) ?? null });
  const action = titanDef(table)?.shards.action ?? null;
  if (action !== null)
    ways.push({ how: { do: action }, why: () => (shardsInReach(table, unit).length > 0 ? null : (whyInert(unit) ?? NO_SHARD)) }); // HOP-14.24
  return ways;
}
const NO_SHARD: Reason = { rule: 'HOP-14.24', because: 'noShardInReach' };

// ---- attacks
/** With Battle Fury two, one after the other. HOP-10.12, HOP-20.6 */
function* attackSomebody(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  const first = yield* ref.choose(unit.troop, targetQuestion(table, id));
  unit.engaged = true;
  yield* attack(table, ref, id, targetOf(table, first));
  if (!isInCombat(unit) || !hasTactic(table, unit, 'battleFury') || whyNotFight(table, unit) !== null) return;
  const second = yield* ref.choose(unit.troop, { ...targetQuestion(table, id), rule: 'HOP-20.6', pass: true });
  if (second !== PASS) yield* attack(table, ref, id, targetOf(table, second));
}
const targetQuestion = (table: Table, id: UnitId) =>
  ({
    rule: 'HOP-10.12',
    ask: 'attackTarget',
    options: () => attackTargets(table, id).map((target) => targetName(table, target)),
    ruledOut: () =>
      attackable(table, unitAt(table, id)).flatMap((target) =>
        listed(whyNotTarget(table, id, target), text('attackTarget', targetName(table, target))),
      ),
    about: (option: TargetOption) => aboutAttack(table, id, targetOf(table, option)),
    facts: () => ({ unit: unitName(table, id) }),
  }) as const;

// ---- shards
/** Takes the place of an attack. HOP-14.24 */
function* useShard(table: Table, ref: Referee, id: UnitId, action: 'silence' | 'take'): Rules<void> {
  const unit = unitAt(table, id);
  const inReach = (): { at: string }[] => shardsInReach(table, unit).map((shard) => ({ at: hexName(table, shardAt(table, shard).at) }));
  const { at } = yield* ref.choose(unit.troop, {
    rule: 'HOP-14.24',
    ask: 'shardAt',
    options: inReach,
    facts: () => ({ unit: unit.name, do: action }),
  });
  unit.engaged = true;
  const hex = hexOf(table.terms.arena, at);
  const shard = certain(
    shardsInReach(table, unit).find((one) => shardAt(table, one).at === hex),
    'the shard offered',
  );
  if (action === 'silence') flipShard(table, ref, shard, false, 'HOP-14.24');
  else takeShard(table, ref, id, shard, 'HOP-14.24');
}

// ---- afterwards
/** Hit and Run, Feigned Retreat: a move after an attack or a Special. HOP-19.32, HOP-20.11 */
function* withdraw(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  yield* fallBack(table, ref, id, levelOf(table, unit, 'hitAndRun') > 0 ? RUN : 0, 'hitAndRun', 'HOP-19.32');
  yield* fallBack(table, ref, id, hasTactic(table, unit, 'feignedRetreat') ? movementOf(table, unit) : 0, 'feignedRetreat', 'HOP-20.11');
}
const RUN = 1;
function* fallBack(table: Table, ref: Referee, id: UnitId, hexes: number, by: 'hitAndRun' | 'feignedRetreat', rule: string): Rules<void> {
  const unit = unitAt(table, id);
  if (hexes === 0 || !isInCombat(unit) || isStuck(unit)) return; // HOP-9.13
  const way = yield* ref.choose(unit.troop, {
    rule,
    ask: 'runTo',
    options: () => waysOf(table, unit, hexes),
    ruledOut: () => whyNotWays(table, unit, hexes),
    about: (option) => aboutWay(table, unit, option),
    facts: () => ({ unit: unit.name, by, hexes }),
    pass: true,
  });
  if (way !== PASS) yield* walk(table, ref, id, pathOf(table, way), by, rule);
}
