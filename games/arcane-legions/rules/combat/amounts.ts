// From hits to damage. ARC-9.12 steps 5 to 8, ARC-14.9, ARC-14.31, ARC-14.33, ARC-14.61, ARC-14.66
import type { Rules } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { DIE } from '../../content/tables.ts';
import { unitName } from '../../table/names.ts';
import { type DiceOff, defOf, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { isAtAnyObjective } from '../field/objectives.ts';
import { has } from '../units/figures.ts';
import { areFriends } from '../units/teams.ts';
import type { Combatant } from './combatants.ts';

export interface Hits {
  readonly hits: readonly [number, number];
  readonly dice: DiceOff;
  readonly isMelee: boolean;
  readonly attacker: Combatant;
  readonly defender: Combatant;
}
/** To the attacker and to the defender. */
export function* amounts(table: Table, ref: Referee, { hits, dice, isMelee, attacker, defender }: Hits): Rules<[number, number]> {
  const scored = hits[1] + (dice.critical ? 1 : 0); // ARC-9.11
  const toDefender = yield* inflicted(table, ref, attacker, scored, isMelee ? 'brutal' : 'fireArrows', isMelee);
  const toAttacker = yield* inflicted(table, ref, defender, hits[0], 'brutal', isMelee);
  const isTough = defender.had('tough') && dice.dice[1].length > 0 && dice.defence.length > 0; // it rolled at least one die
  const borne = isTough ? tellChanged(table, ref, defender.id, toDefender, Math.max(0, toDefender - 1), 'tough', 'ARC-14.66') : toDefender;
  return [fragile(table, ref, attacker, toAttacker), fragile(table, ref, defender, borne)];
}
function tellChanged(table: Table, ref: Referee, id: UnitId, before: number, after: number, why: Ability, rule: string): number {
  if (before !== after) ref.tell({ kind: 'damageChanged', rule, unit: unitName(table, id), before, after, why });
  return after;
}
/** Chaos replaces the amount; otherwise `more` adds one. */
function* inflicted(
  table: Table,
  ref: Referee,
  by: Combatant,
  amount: number,
  more: 'brutal' | 'fireArrows',
  isMelee: boolean,
): Rules<number> {
  if (amount === 0) return 0;
  if (isMelee && by.had('spiritOfChaos') && (yield* wantsChaos(table, ref, by, amount))) {
    const face = ref.roll(DIE);
    ref.tell({ kind: 'rolledDie', rule: 'ARC-14.61', unit: unitName(table, by.id), face, why: 'spiritOfChaos' });
    return tellChanged(table, ref, by.other, amount, face, 'spiritOfChaos', 'ARC-14.61');
  }
  if (!by.had(more)) return amount;
  return tellChanged(table, ref, by.other, amount, amount + 1, more, more === 'brutal' ? 'ARC-14.9' : 'ARC-14.31');
}
function* wantsChaos(table: Table, ref: Referee, { id, other }: Combatant, amount: number): Rules<boolean> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'chaos',
    rule: 'ARC-14.61',
    options: () => [{ roll: true }, { roll: false }],
    facts: () => ({ unit: unitName(table, id), target: unitName(table, other), damage: amount }),
  });
  return told.roll;
}
const fragile = (table: Table, ref: Referee, hurt: Combatant, amount: number): number =>
  amount > 0 && hurt.had('fragile') ? tellChanged(table, ref, hurt.id, amount, amount + 1, 'fragile', 'ARC-14.33') : amount;

/** One for each Gallic unit of the king's side at an objective. ARC-14.44 */
export function kingsAnswer(table: Table, id: UnitId): number {
  if (!has(table, id, 'kingOfTheGauls')) return 0;
  const { seat } = unitAt(table, id);
  return table.units.filter(
    (unit, other) =>
      unit.state === 'deployed' &&
      areFriends(table, seat, unit.seat) &&
      defOf(table, unit).subfaction === 'gallic' &&
      isAtAnyObjective(table, other),
  ).length;
}
