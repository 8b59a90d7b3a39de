// An attack: its legal targets, the roll, the damage. HOP-10.12 to HOP-10.16

import { PASS, type Reason, type Rules } from '@tabularium/kernel';
import { HIT_FACES, STRENGTH } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import type { AttackDie } from '../../table/about.ts';
import { defOf, isUnit, type Target, targetName, unitAt, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Rolled, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { hexOfTarget, hostileShards } from '../arena/shards.ts';
import { settle } from '../favor/favor.ts';
import { decidersOf } from '../units/seats.ts';
import { distanceOf, isOpponent, isRival, levelOf, rangeOf, unitsAround } from '../units/units.ts';
import { deal, type Outcome } from './damage.ts';
import { attackDice } from './dice.ts';

/** A die as it lies on the table. */
export type RolledDie = Rolled['dice'][number];
export interface AttackReport {
  /** After any reroll. */
  readonly dice: readonly RolledDie[];
  readonly hits: number;
  /** Nothing if no damage was dealt. */
  readonly outcome: Outcome | null;
}

// ---- targets

/** What a unit can attack from where it stands; `within` replaces its Range. HOP-10.12 */
export function attackTargets(table: Table, id: UnitId, within = rangeOf(table, unitAt(table, id))): Target[] {
  const unit = unitAt(table, id);
  const provokers = provokersOf(table, unit);
  const foes: readonly Target[] = provokers.length > 0 ? provokers.map((provoker) => ({ unit: provoker })) : attackable(table, unit);
  return foes.filter((target) => obstacleTo(table, unit, target, within, provokers) === null);
}
/** Provoke can be left out: it only narrows the choice, to a unit that is in Range. */
export function hasTarget(table: Table, id: UnitId): boolean {
  const unit = unitAt(table, id);
  const range = rangeOf(table, unit);
  return attackable(table, unit).some((target) => obstacleTo(table, unit, target, range, NO_PROVOKERS) === null);
}
const NO_PROVOKERS: readonly UnitId[] = [];

/** Everything it may attack at any distance: opponents and enemy shards. HOP-2.2, HOP-14.21 */
export function attackable(table: Table, unit: Unit): Target[] {
  const found: Target[] = [];
  for (let id = 0; id < table.units.length; id++) if (isOpponent(table, unit, unitAt(table, id))) found.push({ unit: id });
  if (table.shards.length > 0) for (const shard of hostileShards(table, unit, Number.POSITIVE_INFINITY)) found.push({ shard });
  return found;
}
/** Adjacent opponents with Provoke: it must attack one of them. HOP-19.13 */
export const provokersOf = (table: Table, unit: Unit): UnitId[] =>
  unitsAround(table, unit.at).filter(
    (id) => isOpponent(table, unit, unitAt(table, id)) && levelOf(table, unitAt(table, id), 'provoke') > 0,
  );
/** Why a unit cannot attack one of its `attackable` targets now. */
function obstacleTo(
  table: Table,
  unit: Unit,
  target: Target,
  within: number,
  provokers: readonly UnitId[],
): 'outOfRange' | 'provoked' | null {
  if (distanceOf(table, unit.at, hexOfTarget(table, target)) > within) return 'outOfRange'; // HOP-3.1, HOP-5.4
  const isFree = provokers.length === 0 || (isUnit(target) && provokers.includes(target.unit));
  return isFree ? null : 'provoked'; // HOP-19.13
}
/** The same as a reason shown to the player. */
export function whyNotTarget(table: Table, id: UnitId, target: Target): Reason | undefined {
  const unit = unitAt(table, id);
  const range = rangeOf(table, unit);
  const provokers = provokersOf(table, unit);
  switch (obstacleTo(table, unit, target, range, provokers)) {
    case 'outOfRange':
      return { rule: 'HOP-3.1', because: 'outOfRange', distance: distanceOf(table, unit.at, hexOfTarget(table, target)), range };
    case 'provoked':
      return { rule: 'HOP-19.13', because: 'provoked', by: unitName(table, provokers[0] as UnitId) };
    case null:
      return undefined;
  }
}

// ---- the attack

/** A whole attack, settled at the end. The caller marks the unit as engaged. */
export function* attack(table: Table, ref: Referee, id: UnitId, target: Target): Rules<AttackReport> {
  const name = targetName(table, target);
  const { name: unit } = unitAt(table, id);
  const step = { at: 'attack', unit, target: 'unit' in name ? name.unit : name.shard } as const;
  ref.tell({ kind: 'attacked', rule: 'HOP-10.12', unit, target: name });
  return yield* ref.within(step, fight(table, ref, id, target));
}
function* fight(table: Table, ref: Referee, id: UnitId, target: Target): Rules<AttackReport> {
  const { troop } = unitAt(table, id);
  const dice = rollFor(table, ref, id, attackDice(table, id, target), target); // HOP-10.13, HOP-10.14
  yield* rerollOne(table, ref, id, dice);
  const hits = dice.filter(({ hit }) => hit).length;
  const amount = hits + bonusFor(table, unitAt(table, id), dice);
  if (amount === 0) return { dice, hits, outcome: null }; // HOP-9.6
  const outcomes = yield* deal(table, ref, { by: id, troop, as: 'attack', rule: 'HOP-10.15', hurts: [{ target, amount }] }); // HOP-3.6
  yield* settle(table, ref); // HOP-6.10
  return { dice, hits, outcome: outcomes[0] ?? null };
}

/** Rolls dice and leaves them on the table. An immortal that attacks nobody has no target. HOP-13.16 */
export function rollFor(table: Table, ref: Referee, id: UnitId, dice: readonly AttackDie[], target: Target | null): RolledDie[] {
  const rolled = dice.map(({ die, why }) => ({ die, hit: ref.roll(6) <= HIT_FACES[die], why })); // HOP-24.9
  table.rolled = {
    unit: id,
    target: target !== null && isUnit(target) ? target.unit : NONE,
    shard: target === null || isUnit(target) ? NONE : hexOfTarget(table, target),
    dice: rolled,
  };
  const hits = rolled.filter(({ hit }) => hit).length;
  ref.tell({ kind: 'rolled', rule: 'HOP-10.14', unit: unitName(table, id), dice: rolled.map((die) => ({ ...die })), hits });
  return rolled;
}

/** Perfect Strike counts the faces after any reroll. HOP-10.14, HOP-19.3 */
function bonusFor(table: Table, unit: Unit, dice: readonly RolledDie[]): number {
  if (dice.length < 2 || dice.some(({ hit }) => !hit)) return 0;
  for (const { skill } of defOf(table, unit).skills) {
    const { effect } = skills[skill];
    if (effect.on === 'rolled' && 'more' in effect && levelOf(table, unit, skill) > 0) return effect.more;
  }
  return 0;
}
/** Precision: one die that missed, once. A rival takes the strongest. HOP-10.14, HOP-19.31 */
function* rerollOne(table: Table, ref: Referee, id: UnitId, dice: RolledDie[]): Rules<void> {
  const unit = unitAt(table, id);
  if (levelOf(table, unit, 'precision') === 0 || dice.every(({ hit }) => hit)) return;
  const number = isRival(table, unit) ? strongestMiss(dice) : yield* chooseReroll(table, ref, unit, dice);
  const die = dice[number];
  if (die === undefined) return;
  die.hit = ref.roll(6) <= HIT_FACES[die.die];
  ref.tell({ kind: 'rerolled', rule: 'HOP-19.31', unit: unit.name, die: die.die, hit: die.hit });
}
function* chooseReroll(table: Table, ref: Referee, unit: Unit, dice: readonly RolledDie[]): Rules<number> {
  const picked = yield* ref.choose(decidersOf(table, unit.troop), {
    rule: 'HOP-19.31',
    ask: 'reroll',
    options: () => dice.flatMap(({ die, hit }, i) => (hit ? [] : [{ number: i + 1, die }])),
    pass: true,
  });
  return picked === PASS ? NONE : picked.number - 1;
}
function strongestMiss(dice: readonly RolledDie[]): number {
  let best = NONE;
  for (let i = 0; i < dice.length; i++) {
    const { die, hit } = dice[i] as RolledDie;
    if (!hit && (best === NONE || STRENGTH[die] > STRENGTH[(dice[best] as RolledDie).die])) best = i;
  }
  return best;
}
