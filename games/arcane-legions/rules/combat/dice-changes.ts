// What changes dice after they were rolled: first the attacker's, then the defender's, then what others add. ARC-9.12, ARC-14.5, ARC-14.10, ARC-14.34, ARC-14.43
import type { Rules, Seat } from '@tabularium/kernel';
import { DIE } from '../../content/tables.ts';
import { unitName } from '../../table/names.ts';
import { type DiceOff, defOf, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { anyHas, has, iconsOf } from '../units/figures.ts';
import { areAdjacent } from '../units/placing.ts';
import { areFriends } from '../units/teams.ts';
import type { Combatant } from './combatants.ts';
import { sorted } from './comparing.ts';
import type { Clash } from './dice-count.ts';

type RowName = 'attack' | 'defence';

export function* changeDice(
  table: Table,
  ref: Referee,
  clash: Clash,
  dice: DiceOff,
  attacker: Combatant,
  defender: Combatant,
): Rules<void> {
  const [own, other] = [unitAt(table, attacker.id).seat, unitAt(table, defender.id).seat];
  const isMelee = clash.kind === 'melee';
  if (attacker.had('goodFortune')) yield* fortune(table, ref, dice, attacker);
  if (isMelee) badLuckOf(table, ref, dice, own);
  if (isMelee && attacker.had('bully') && iconsOf(table, defender.id, 'D') === 0) bully(table, ref, dice, attacker.id);
  intuition(table, ref, dice, 'attack', attacker.id);
  if (isMelee) badLuckOf(table, ref, dice, other);
  intuition(table, ref, dice, 'defence', defender.id);
  if (isMelee) for (const { seat } of table.players) if (seat !== own && seat !== other) badLuckOf(table, ref, dice, seat);
}
const rowOf = (dice: DiceOff, id: UnitId): RowName => (id === dice.attacker ? 'attack' : 'defence');
function change(table: Table, ref: Referee, dice: DiceOff, row: RowName, index: number, after: number, why: Why, by: UnitId): void {
  const before = dice[row][index] as number;
  const faces = [...dice[row]];
  faces[index] = after;
  dice[row] = sorted(faces);
  const unit = unitName(table, row === 'attack' ? dice.attacker : dice.defender);
  ref.tell({ kind: 'dieChanged', rule: RULES[why], unit, of: row, before, after, why, by: unitName(table, by) });
}
const RULES = { goodFortune: 'ARC-14.34', badLuck: 'ARC-14.5', intuition: 'ARC-14.43' } as const;
type Why = keyof typeof RULES;

/** The lowest attack die, once. ARC-14.34 */
function* fortune(table: Table, ref: Referee, dice: DiceOff, { id }: Combatant): Rules<void> {
  if (dice.attack.length === 0) return;
  const lowest = dice.attack.length - 1;
  const { reroll } = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'fortune',
    rule: 'ARC-14.34',
    options: () => [{ reroll: true }, { reroll: false }],
    facts: () => ({ unit: unitName(table, id), die: dice.attack[lowest] as number }),
  });
  if (reroll) change(table, ref, dice, 'attack', lowest, ref.roll(DIE), 'goodFortune', id);
}
/** Enemies beside a unit with it reroll their highest die, whomever they fight. ARC-14.5 */
function badLuckOf(table: Table, ref: Referee, dice: DiceOff, seat: Seat): void {
  for (const [by, unit] of table.units.entries()) {
    if (unit.seat !== seat || unit.state !== 'deployed' || !has(table, by, 'badLuck')) continue;
    for (const id of [dice.attacker, dice.defender]) {
      const row = rowOf(dice, id);
      if (dice[row].length === 0 || areFriends(table, seat, unitAt(table, id).seat) || !areAdjacent(table, by, id)) continue;
      change(table, ref, dice, row, 0, ref.roll(DIE), 'badLuck', by);
    }
  }
}
/** ARC-14.10 */
function bully(table: Table, ref: Referee, dice: DiceOff, id: UnitId): void {
  dice.attack = dice.attack.map((face) => Math.min(DIE, face + 2));
  ref.tell({ kind: 'allDiceRaised', rule: 'ARC-14.10', unit: unitName(table, id), dice: [...dice.attack], why: 'bully' });
}
/** Infantry of an army with intuition. ARC-14.43 */
export const isGuided = (table: Table, id: UnitId): boolean => {
  const unit = unitAt(table, id);
  return defOf(table, unit).troops === 'infantry' && anyHas(table, unit.seat, 'intuition');
};
/** The lowest die of infantry. ARC-14.43 */
function intuition(table: Table, ref: Referee, dice: DiceOff, row: RowName, id: UnitId): void {
  const lowest = dice[row].length - 1;
  const face = dice[row][lowest];
  if (face === undefined || face === DIE || !isGuided(table, id)) return;
  change(table, ref, dice, row, lowest, face + 1, 'intuition', id);
}
