// One combat from the dice to the fallen. What counts is read once, when the dice are counted. ARC-9.8 to ARC-9.13, ARC-10.11
import type { Rules } from '@tabularium/kernel';
import { DIE } from '../../content/tables.ts';
import { sideName, slotName, unitName } from '../../table/names.ts';
import { type DiceOff, type Referee, type SlotId, type Table, unitAt } from '../../table/table.ts';
import { bury, causedBy, damage, down } from '../fate/damage.ts';
import { onDefeat } from '../fate/defeats.ts';
import { judge } from '../fate/scoring.ts';
import { isAtAnyObjective } from '../field/objectives.ts';
import { codeIn, isWounded, readySlots } from '../units/figures.ts';
import { setMark } from '../units/placing.ts';
import { amounts } from './amounts.ts';
import { type Combatant, combatantOf } from './combatants.ts';
import { type Comparison, compare, isCritical, sorted } from './comparing.ts';
import { changeDice } from './dice-changes.ts';
import { type Clash, countDice } from './dice-count.ts';
import { powerOf } from './power.ts';

/** `only`: the figure that takes all damage of the attack. ARC-14.16, ARC-14.57 */
export function* fight(table: Table, ref: Referee, clash: Clash, only: SlotId | null): Rules<void> {
  const { kind, attacker: a, defender: d } = clash;
  const isMelee = kind === 'melee';
  const count = countDice(table, clash); // step 1
  const [attacker, defender] = [combatantOf(table, a, d), combatantOf(table, d, a)];
  const names = { unit: unitName(table, a), target: unitName(table, d) };
  ref.tell({
    kind: 'attacked',
    rule: isMelee ? 'ARC-9.1' : 'ARC-10.2',
    ...names,
    as: kind,
    from: sideName(clash.from),
    to: sideName(clash.to),
    slot: only === null ? null : slotName(only),
    ...(only === null ? {} : { figure: codeIn(table, d, only) }),
    attack: count.attack,
    defence: count.defence,
  });
  if (isMelee) setMark(table, ref, a, 'aggressive', false); // ARC-14.1: its next melee
  const dice: DiceOff = {
    kind,
    attacker: a,
    defender: d,
    sides: [clash.from, clash.to],
    dice: [count.attack, count.defence],
    attack: sorted(roll(ref, count.attackDice)),
    defence: sorted(roll(ref, count.defenceDice)),
    critical: false,
    damage: [0, 0],
  };
  dice.critical = isCritical(dice.attack, attacker.had('deadly')); // step 2
  table.diceOff = dice;
  ref.tell({ kind: 'rolled', rule: 'ARC-9.8', ...names, attack: [...dice.attack], defence: [...dice.defence], critical: dice.critical });
  yield* changeDice(table, ref, clash, dice, attacker, defender); // step 3
  const terms: Comparison = { phantoms: [attacker.phantom, defender.phantom], tiesHit: !isMelee && attacker.had('wayOfTheBow'), isMelee };
  const hits = compare(dice.attack, dice.defence, terms); // step 4
  ref.tell({
    kind: 'compared',
    rule: 'ARC-9.8',
    ...names,
    attack: [...dice.attack],
    defence: [...dice.defence],
    phantoms: terms.phantoms,
    hits,
  });
  dice.damage = yield* amounts(table, ref, { hits, dice, isMelee, attacker, defender }); // steps 5 to 8
  yield* powerOf(table, ref, { dice, isMelee, attacker, defender }); // step 9
  yield* damage(table, ref, d, dice.damage[1], causedBy(table, a, 'combat'), only); // step 10
  yield* damage(table, ref, a, dice.damage[0], causedBy(table, d, 'combat'));
  if (isMelee) yield* aftermath(table, ref, attacker, defender, dice.damage); // steps 11, 12
  yield* burials(table, ref, attacker, defender); // step 13
  table.diceOff = null;
  judge(table, ref); // step 14
}
/** Nobody may roll fewer. ARC-15.5 */
const roll = (ref: Referee, count: number): number[] => Array.from({ length: count }, () => ref.roll(DIE));

/** Damage to those who dealt damage, then poison. ARC-14.8, ARC-14.44, ARC-14.51 */
function* aftermath(table: Table, ref: Referee, attacker: Combatant, defender: Combatant, dealt: readonly [number, number]): Rules<void> {
  for (const [hurt, taken] of [
    [attacker, dealt[0]],
    [defender, dealt[1]],
  ] as const) {
    if (taken === 0) continue;
    if (hurt.had('berserker')) yield* damage(table, ref, hurt.other, 1, causedBy(table, hurt.id, 'berserker'));
    yield* damage(table, ref, hurt.other, hurt.king, causedBy(table, hurt.id, 'kingOfTheGauls'));
  }
  for (const one of [attacker, defender]) if (one.had('poison')) poison(table, ref, one);
}
function poison(table: Table, ref: Referee, { id, other }: Combatant): void {
  const unit = unitAt(table, other);
  for (const slot of readySlots(unit)) if (isWounded(unit, slot)) down(table, ref, other, slot, causedBy(table, id, 'poison'));
}
/** First all the fallen leave the table, then their victors gain by it. */
function* burials(table: Table, ref: Referee, attacker: Combatant, defender: Combatant): Rules<void> {
  const pairs = [
    { fallen: defender.id, victor: attacker },
    { fallen: attacker.id, victor: defender },
  ].map((pair) => ({ ...pair, atObjective: isAtAnyObjective(table, pair.fallen) }));
  const defeats = pairs.filter(({ fallen, victor }) => bury(table, ref, fallen, causedBy(table, victor.id, 'combat')));
  for (const { fallen, victor, atObjective } of defeats) yield* onDefeat(table, ref, victor, fallen, atObjective);
}
