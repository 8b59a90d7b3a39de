// Skills triggered by a packet of damage or by a step, resolved in turn order. HOP-9.5
import { PASS, type Rules } from '@tabularium/kernel';
import type { Skill } from '../../content/kinds.ts';
import { SKILL_RULES, skills } from '../../content/skills.ts';
import { defOf, hexName, isUnit, type Target, targetName, targetOf, troopAt, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type TroopId, type Unit, type UnitId } from '../../table/table.ts';
import { aroundOf, opponentsAround, pushedTo } from '../arena/around.ts';
import { comesNextTo } from '../arena/spear-walls.ts';
import { canHeal, heal } from '../units/health.ts';
import { decidersOf } from '../units/seats.ts';
import { isInCombat, isInRange, isOpponent, isRival, levelOf, unitsAround } from '../units/units.ts';
import { deal, type Outcome, type Packet } from './damage.ts';
import { highestOf } from './priorities.ts';
import { displace } from './walking.ts';

/** A skill that was triggered and waits for its turn. */
export interface Trigger {
  /** Whose skill it is. */
  readonly unit: UnitId;
  readonly troop: TroopId;
  readonly skill: Skill;
  /** The other unit or shard: the attacker, the attacked, or the one that came near. */
  readonly other: Target;
  /** The hex a defeated unit stood on; otherwise NONE. */
  readonly hex: Hex;
  /** The surplus damage of a Cleave. */
  readonly spare: number;
}

// ---- what is triggered

/** The skills of both sides that an attack triggers. HOP-10.16; only attacks do. HOP-9.7 */
export function attackTriggers(table: Table, packet: Packet, outcome: Outcome, triggers: Trigger[]): void {
  if (packet.as !== 'attack' || packet.by === null) return;
  const { target } = outcome;
  for (const { skill } of defOf(table, unitAt(table, packet.by)).skills)
    if (isTriggeredBy(skill, outcome)) addTrigger(table, triggers, packet.by, skill, target, NONE, outcome.spare);
  if (isUnit(target))
    for (const { skill } of defOf(table, unitAt(table, target.unit)).skills)
      if (skills[skill].effect.on === 'struck') addTrigger(table, triggers, target.unit, skill, { unit: packet.by });
}
function isTriggeredBy(skill: Skill, { lost, defeated, spare }: Outcome): boolean {
  const { on } = skills[skill].effect;
  return on === 'dealt' || (on === 'bled' && lost > 0) || (on === 'felled' && defeated && spare > 0);
}
/** Last Stands, collected while the defeated units still count as being there. HOP-19.17 */
export function lastStands(table: Table, outcomes: readonly Outcome[], triggers: Trigger[]): void {
  for (const { target, defeated } of outcomes)
    if (defeated && isUnit(target)) {
      const unit = unitAt(table, target.unit);
      for (const { skill } of defOf(table, unit).skills)
        if (skills[skill].effect.on === 'defeated') addTrigger(table, triggers, target.unit, skill, target, unit.at);
    }
}
/** The Spear Walls that a unit has just come next to. HOP-19.27 */
export function spearWalls(table: Table, id: UnitId, from: Hex): Trigger[] {
  const mover = unitAt(table, id);
  const triggers: Trigger[] = [];
  for (const other of unitsAround(table, mover.at)) {
    const unit = unitAt(table, other);
    if (unit.walled || !isOpponent(table, mover, unit) || !comesNextTo(table, unit.at, from, mover.at)) continue;
    for (const { skill } of defOf(table, unit).skills)
      if (skills[skill].effect.on === 'approached') addTrigger(table, triggers, other, skill, { unit: id });
  }
  return triggers;
}
/** Adds a skill only if it works now, and only once. */
function addTrigger(table: Table, triggers: Trigger[], id: UnitId, skill: Skill, other: Target, hex = NONE, spare = 0): void {
  const unit = unitAt(table, id);
  if (levelOf(table, unit, skill) === 0 || triggers.some((one) => one.unit === id && one.skill === skill)) return;
  triggers.push({ unit: id, troop: unit.troop, skill, other, hex, spare });
}

// ---- in which order

/** Troop by troop, from the active one. A controller with several chooses which comes next. Each is checked again when it comes up. HOP-9.5 */
export function* resolve(table: Table, ref: Referee, triggers: readonly Trigger[]): Rules<void> {
  let waiting = triggers.toSorted((a, b) => placeInTurn(table, a.troop) - placeInTurn(table, b.troop));
  while (waiting.length > 0) {
    const troop = (waiting[0] as Trigger).troop;
    const ready = waiting.filter((one) => one.troop === troop && holds(table, one));
    const next = ready.length > 1 ? yield* chooseTrigger(table, ref, troop, ready) : ready[0];
    waiting = waiting.filter((one) => (next === undefined ? one.troop !== troop : one !== next)); // a trigger that is no longer possible is lost
    if (next) yield* ref.within({ at: 'skill', unit: unitName(table, next.unit), skill: next.skill }, carryOut(table, ref, next));
  }
}
function* chooseTrigger(table: Table, ref: Referee, troop: TroopId, ready: readonly Trigger[]): Rules<Trigger | undefined> {
  const first = yield* ref.choose(decidersOf(table, troop), {
    rule: 'HOP-9.5',
    ask: 'trigger',
    options: () => ready.map(({ unit, skill }) => ({ unit: unitName(table, unit), skill })),
  });
  return ready.find(({ unit, skill }) => skill === first.skill && unitName(table, unit) === first.unit);
}
/** How many turns after the active troop another has its turn. In a round the immortal or titan comes first, the arena last. HOP-13.9, HOP-14.9, HOP-15.8 */
function placeInTurn(table: Table, troop: TroopId): number {
  const count = table.troops.length;
  return (placeInRound(table, troop) - placeInRound(table, table.turn.troop) + 2 * count) % (2 * count);
}
function placeInRound(table: Table, troop: TroopId): number {
  const { kind, seat } = troopAt(table, troop);
  if (kind === 'arena') return 2 * table.troops.length - 1;
  if (kind !== 'player') return 0;
  const place = table.order.indexOf(seat);
  return 1 + (place === NONE ? table.order.length + seat : place); // troops not yet in this round's order come later
}

// ---- whether it happens, and what

/** HOP-9.5 */
function holds(table: Table, { unit: id, skill, other, hex, spare }: Trigger): boolean {
  const unit = unitAt(table, id);
  const { effect } = skills[skill];
  if (effect.on === 'defeated') return opponentsAround(table, unit, hex).length > 0; // HOP-19.17
  if (!isInCombat(unit) || levelOf(table, unit, skill) === 0) return false;
  const foe = isUnit(other) ? unitAt(table, other.unit) : null;
  const isThere = foe !== null && isInCombat(foe);
  switch (effect.on) {
    case 'struck':
      return isThere && isInRange(table, unit, foe); // HOP-19.2
    case 'dealt':
      if ('heal' in effect) return canHeal(table, unit); // HOP-19.18
      return isThere && pushedTo(table, unit, foe) !== NONE; // HOP-19.20
    case 'bled':
      return isThere && foe.poisonedBy === NONE; // HOP-19.19
    case 'felled':
      return spare > 0 && aroundOf(table, unit).length > 0; // HOP-19.21
    case 'approached':
      return isThere && !unit.walled; // HOP-19.27
    default:
      return false;
  }
}
function* carryOut(table: Table, ref: Referee, trigger: Trigger): Rules<void> {
  const { unit: id, skill, other, hex, spare } = trigger;
  const unit = unitAt(table, id);
  const { effect } = skills[skill];
  const rule = SKILL_RULES[skill];
  const hit = (targets: readonly Target[], amount: number): Rules<Outcome[]> =>
    deal(table, ref, { by: id, troop: trigger.troop, as: 'skill', rule, hurts: targets.map((target) => ({ target, amount })) });
  const used = (on: Target | null): void =>
    ref.tell({ kind: 'usedSkill', rule, unit: unit.name, skill, on: on === null ? null : targetName(table, on), at: null });
  switch (effect.on) {
    case 'struck':
      used(other);
      yield* hit([other], effect.damage);
      return;
    case 'approached':
      unit.walled = true; // HOP-19.27
      used(other);
      yield* hit([other], effect.damage);
      return;
    case 'defeated':
      used(null);
      yield* hit(opponentsAround(table, unit, hex), effect.damage);
      return;
    case 'bled':
      poison(table, ref, unit, other, rule);
      return;
    case 'felled': {
      const target = yield* cleaved(table, ref, id);
      used(target);
      yield* hit([target], spare);
      return;
    }
    case 'dealt':
      if ('heal' in effect) heal(table, ref, id, effect.heal, id, rule);
      else yield* push(table, ref, id, other);
      return;
    default:
  }
}
function poison(table: Table, ref: Referee, unit: Unit, target: Target, rule: string): void {
  if (!isUnit(target)) return; // HOP-14.21
  const poisoned = unitAt(table, target.unit);
  poisoned.poisonedBy = unit.troop;
  ref.tell({ kind: 'state', rule, unit: poisoned.name, state: 'poisoned', on: true });
}

// ---- Shove

/** A player may, a rival does. HOP-19.20 */
function* push(table: Table, ref: Referee, id: UnitId, target: Target): Rules<void> {
  if (!isUnit(target)) return;
  const unit = unitAt(table, id);
  const pushed = unitAt(table, target.unit);
  const to = pushedTo(table, unit, pushed);
  if (!isRival(table, unit)) {
    const chosen = yield* ref.choose(decidersOf(table, unit.troop), {
      rule: 'HOP-19.20',
      ask: 'shove',
      options: () => [{ unit: pushed.name, at: hexName(table, pushedTo(table, unit, pushed)) }],
      pass: true,
    });
    if (chosen === PASS) return;
  }
  displace(table, ref, target.unit, to, id, 'HOP-19.20');
}

// ---- Cleave

/** A rival takes the highest of its list. HOP-19.21 */
function* cleaved(table: Table, ref: Referee, id: UnitId): Rules<Target> {
  const unit = unitAt(table, id);
  const chosen = yield* ref.choose(decidersOf(table, unit.troop), {
    rule: 'HOP-19.21',
    ask: 'cleave',
    options: () => cleaveOptions(table, id).map((target) => targetName(table, target)),
  });
  return targetOf(table, chosen);
}
function cleaveOptions(table: Table, id: UnitId): readonly Target[] {
  const unit = unitAt(table, id);
  const all = aroundOf(table, unit);
  return isRival(table, unit) ? (highestOf(table, id, all)?.targets ?? all) : all;
}
