// Both sides of a combat as they were when the dice were counted: whatever counts is read once. ARC-9.12

import type { Ability } from '../../content/kinds.ts';
import type { SlotId, Table, UnitId } from '../../table/table.ts';
import { abilitySlots, has } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';
import { kingsAnswer } from './amounts.ts';
import { phantomFor } from './comparing.ts';

/** A unit that fights, as it was when the dice were counted. */
export interface Combatant {
  readonly id: UnitId;
  readonly other: UnitId;
  /** Whether it had an ability then. */
  readonly had: (ability: Ability) => boolean;
  /** How many the enemy takes for each combat it hurts the king in. ARC-14.44 */
  readonly king: number;
  /** Figures that fall when it is hit critically. ARC-14.52 */
  readonly priced: readonly SlotId[];
  readonly phantom: number;
}
export function combatantOf(table: Table, id: UnitId, other: UnitId): Combatant {
  const before = new Set<Ability>(SNAPSHOT.filter((ability) => has(table, id, ability)));
  const isCursed = neighboursOf(table, id).some(({ unit }) => isEnemy(table, id, unit) && has(table, unit, 'cronesCurse')); // ARC-14.19
  return {
    id,
    other,
    had: (ability) => before.has(ability),
    king: kingsAnswer(table, id),
    priced: abilitySlots(table, id, 'powerAtAPrice'),
    phantom: phantomFor(isCursed),
  };
}
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
