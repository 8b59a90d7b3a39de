// Both units of a combat as they were when the dice were counted: what counts is read once. ARC-9.12

import type { Ability } from '../../content/kinds.ts';
import { PHANTOM } from '../../content/tables.ts';
import type { SlotId, Table, UnitId } from '../../table/table.ts';
import { abilitySlots, has } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';
import { kingsAnswer } from './amounts.ts';

/** A unit that fights, as it was when the dice were counted. */
export interface Combatant {
  readonly id: UnitId;
  readonly other: UnitId;
  /** Whether it had an ability then. */
  readonly had: (ability: Ability) => boolean;
  /** Damage to an enemy who hurts the king in melee. ARC-14.44 */
  readonly king: number;
  /** Slots whose figures fall to a critical hit. ARC-14.52 */
  readonly priced: readonly SlotId[];
  readonly phantom: number;
}
export function combatantOf(table: Table, id: UnitId, other: UnitId): Combatant {
  const before = new Set<Ability>(SNAPSHOT.filter((ability) => has(table, id, ability)));
  return {
    id,
    other,
    had: (ability) => before.has(ability),
    king: kingsAnswer(table, id),
    priced: abilitySlots(table, id, 'powerAtAPrice'),
    phantom: phantomFor(table, id),
  };
}
/** A phantom die that stands for a unit; enemies beside it can curse it. ARC-9.9, ARC-14.19 */
export const phantomFor = (table: Table, id: UnitId): number =>
  neighboursOf(table, id).some(({ unit }) => isEnemy(table, id, unit) && has(table, unit, 'cronesCurse')) ? PHANTOM - 1 : PHANTOM;
const SNAPSHOT: readonly Ability[] = [
  'deadly',
  'goodFortune',
  'bully',
  'brutal',
  'fireArrows',
  'spiritOfChaos',
  'tough',
  'fragile',
  'berserker',
  'poison',
  'powerAtAPrice',
  'wayOfTheBow',
  'battleProwess',
  'calculating',
  'opportunist',
];
