// Whom a unit can attack, hand to hand and at range. ARC-9.1 to ARC-9.7, ARC-10.1 to ARC-10.10
import { distanceOf } from '@tabularium/geometry';
import type { Reason } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { SHOT_RANGE, THROWN_RANGE } from '../../content/tables.ts';
import type { OrderType, ShotForm } from '../../table/asks.ts';
import { defOf, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { facingSides, linesAlong, type SightLine, sightLines } from '../field/sight.ts';
import { isWithin, TO_NOTCH } from '../units/bases.ts';
import { has, readySlots, slotOf } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';
import { attackDiceOf, type Clash, isTooWeak, rawDice } from './dice-count.ts';

/** Abilities whose special order is a shot. ARC-3.4 */
export const SHOT_ABILITIES = ['thrownWeapon', 'sniper'] as const satisfies readonly Ability[];
/** How an order shoots; nothing if it does not. */
export function formOf(order: { readonly order: OrderType; readonly ability?: Ability }): ShotForm | undefined {
  if (order.order === 'ranged') return 'shot';
  if (order.order !== 'special') return undefined;
  return order.ability === 'thrownWeapon' ? 'thrown' : order.ability === 'sniper' ? 'sniper' : undefined;
}
export const adjacentEnemies = (table: Table, id: UnitId): UnitId[] =>
  neighboursOf(table, id).flatMap(({ unit }) => (isEnemy(table, id, unit) ? [unit] : []));
export const isBesideEnemy = (table: Table, id: UnitId): boolean =>
  table.contacts.some(({ a, b }) => (a === id || b === id) && isEnemy(table, a, b));

// ---- melee

/** The attack with the sides that touch. ARC-9.2 */
export function meleeClash(table: Table, attacker: UnitId, defender: UnitId): Clash | undefined {
  const touching = neighboursOf(table, attacker).find(({ unit }) => unit === defender);
  return touching && { kind: 'melee', attacker, defender, from: touching.own, to: touching.other, line: null, slot: null };
}
export function whyNotMelee(table: Table, id: UnitId, target: UnitId): Reason | undefined {
  if (rawDice(table, id, 'melee') === 0) return { rule: 'ARC-9.1', because: 'noAttackIcon' };
  const clash = meleeClash(table, id, target);
  if (clash === undefined) return { rule: 'ARC-9.1', because: 'notAdjacent' };
  if (isTooWeak(table, clash)) return { rule: 'ARC-9.4', because: 'tooFewIcons' };
  return attackDiceOf(table, clash) === 0 ? { rule: 'ARC-9.7', because: 'noDice' } : undefined;
}

// ---- at range

/** Why a unit cannot shoot in this way at all. ARC-10.1 */
export function whyNotShoot(table: Table, id: UnitId, form: ShotForm): Reason | undefined {
  if (rawDice(table, id, form) === 0) return { rule: 'ARC-10.1', because: form === 'shot' ? 'noRangedIcon' : 'notReady' };
  return isBesideEnemy(table, id) ? { rule: 'ARC-10.1', because: 'besideEnemy' } : undefined;
}
const OUT_OF_RANGE: Reason = { rule: 'ARC-10.4', because: 'outOfRange' };
/** How far a shot of this kind reaches a target. ARC-10.4, ARC-14.12, ARC-14.65 */
const rangeOf = (table: Table, id: UnitId, target: UnitId, form: ShotForm): number =>
  isCalledDown(table, id, target) ? Number.POSITIVE_INFINITY : form === 'thrown' ? THROWN_RANGE : SHOT_RANGE;
/** Why a unit cannot shoot along a line. ARC-10.2, ARC-10.4, ARC-10.7, ARC-10.10 */
export function whyNotLine(table: Table, id: UnitId, target: UnitId, form: ShotForm, line: SightLine): Reason | undefined {
  if (!isWithin(line.distance, rangeOf(table, id, target, form))) return OUT_OF_RANGE;
  if (line.blockedBy.length > 0) return { rule: 'ARC-10.7', because: 'blocked' };
  if (line.isBehind) return { rule: 'ARC-10.7', because: 'behind' };
  const clash = shotClash(id, target, form, line);
  if (isTooWeak(table, clash)) return { rule: 'ARC-10.2', because: 'tooFewIcons' };
  return attackDiceOf(table, clash) === 0 ? { rule: 'ARC-10.10', because: 'noDice' } : undefined;
}
export const shotClash = (attacker: UnitId, defender: UnitId, kind: ShotForm, line: SightLine, slot: SlotId | null = null): Clash => ({
  kind,
  attacker,
  defender,
  from: line.from,
  to: line.to,
  line,
  slot,
});
/** The target is beside a unit of the same player that calls the iron rain. ARC-14.12 */
const isCalledDown = (table: Table, id: UnitId, target: UnitId): boolean =>
  table.contacts.some(({ a, b }) => {
    const other = a === target ? b : b === target ? a : id;
    return other !== id && unitAt(table, other).seat === unitAt(table, id).seat && has(table, other, 'callTheIronRain');
  });
/** Lines by which a target can be shot at. */
export const shotLines = (table: Table, id: UnitId, target: UnitId, form: ShotForm): SightLine[] =>
  form === 'sniper' && sniperSlots(table, target).length === 0
    ? []
    : sightLines(table, id, target).filter((line) => whyNotLine(table, id, target, form, line) === undefined);
/** Occupied, and not a commander's. ARC-14.57 */
export const sniperSlots = (table: Table, target: UnitId): SlotId[] => {
  const unit = unitAt(table, target);
  const def = defOf(table, unit);
  return readySlots(unit).filter((slot) => slotOf(def, slot).circle !== 'yellow');
};
/** Why a unit cannot shoot at another in this way; of several lines that are no good, the last says why. */
export function whyNotShootAt(table: Table, id: UnitId, target: UnitId, form: ShotForm): Reason | undefined {
  const unable = whyNotShoot(table, id, form);
  if (unable !== undefined) return unable;
  const range = rangeOf(table, id, target, form);
  if (!isWithin(distanceOf(unitAt(table, id), unitAt(table, target)), range + 2 * TO_NOTCH)) return OUT_OF_RANGE; // too far, whatever the sides
  if (form === 'sniper' && sniperSlots(table, target).length === 0) return { rule: 'ARC-14.57', because: 'noSlot' };
  const facings = facingSides(table, id, target);
  if (facings.length === 0) return { rule: 'ARC-10.6', because: 'notFacing' };
  let last = OUT_OF_RANGE;
  const inRange = facings.filter(({ distance }) => isWithin(distance, range));
  for (const line of linesAlong(table, id, target, inRange)) {
    const reason = whyNotLine(table, id, target, form, line);
    if (reason === undefined) return undefined;
    last = reason;
  }
  return last;
}
