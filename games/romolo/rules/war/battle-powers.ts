// Characters in a battle: before the tokens and, all but Dux, after them; the attacker's first. ROM-10.13
import { PASS, type Reason, type Rules } from '@tabularium/kernel';
import { PENALTY } from '../../content/tables.ts';
import type { PowerAbout } from '../../table/about-war.ts';
import type { Asks } from '../../table/asks.ts';
import type { Part } from '../../table/events.ts';
import { playerOf } from '../../table/names.ts';
import type { Battle, Owner, Referee, Table } from '../../table/table.ts';
import { add } from '../people/combat.ts';
import { CHARACTER_RULES, chargesOf, heldBy, usePower } from '../people/powers.ts';

type Power = Asks['battlePower']['character'];
const POWERS: readonly Power[] = ['heros', 'obsessor', 'defensor', 'dux'];
const HEROS = 2;
const DEFENSOR = 1;
const DUX = 1;
const OBSESSOR_AT_TOWER = 2;

/** Both may respond to each other until neither has anything left. ROM-10.13 */
export function* callPowers(table: Table, ref: Referee, battle: Battle): Rules<void> {
  let [one, other] = [battle.attacker, battle.defender];
  let isChanged = yield* declarePowers(table, ref, battle, one);
  for (;;) {
    const hasAnswered = yield* declarePowers(table, ref, battle, other);
    isChanged ||= hasAnswered;
    if (!hasAnswered) break;
    [one, other] = [other, one];
  }
  if (isChanged || battle.attackToken === null) tellValues(ref, battle);
}
function tellValues(ref: Referee, { attack, defence }: Battle): void {
  ref.tell({
    kind: 'values',
    rule: 'ROM-10.10',
    attack: attack.map((part) => ({ ...part })),
    defence: defence.map((part) => ({ ...part })),
  });
}
/** Asks until the owner passes or has nothing left; returns whether a power was used. */
function* declarePowers(table: Table, ref: Referee, battle: Battle, owner: Owner): Rules<boolean> {
  if (playerOf(table, owner).automaton) return false; // ROM-16.4
  let isChanged = false;
  const usable = (): Power[] => POWERS.filter((power) => heldBy(table, owner, power) && !whyNotPower(table, battle, owner, power));
  while (usable().length > 0) {
    const choice = yield* ref.choose(owner, {
      ask: 'battlePower',
      rule: 'ROM-10.13',
      options: () => usable().map((character) => ({ character })),
      ruledOut: () => POWERS.flatMap((power) => (heldBy(table, owner, power) ? (whyNotPower(table, battle, owner, power) ?? []) : [])),
      about: ({ character }): PowerAbout => ({ adds: bonusOf(battle, owner, character) }),
      pass: true,
    });
    if (choice === PASS) return isChanged;
    isChanged = true;
    usePower(table, ref, owner, choice.character, { at: battle.at });
    for (const { reason, value } of bonusOf(battle, owner, choice.character)) add(sideOf(battle, owner), reason, value);
  }
  return isChanged;
}
const sideOf = (battle: Battle, owner: Owner): Battle['attack'] => (owner === battle.attacker ? battle.attack : battle.defence);

function whyNotPower(table: Table, battle: Battle, owner: Owner, power: Power): Reason | undefined {
  const held = heldBy(table, owner, power);
  const isAttacker = owner === battle.attacker;
  const rule = CHARACTER_RULES[power];
  if (power === 'heros' && !isAttacker) return { rule, because: 'onlyAttacking', what: power }; // ROM-15.15
  if (power === 'defensor' && isAttacker) return { rule, because: 'onlyDefending', what: power }; // ROM-15.10
  if (power === 'dux' && battle.attackToken !== null) return { rule, because: 'beforeTokensOnly', what: power }; // ROM-15.11
  if (power === 'dux') return held !== undefined && chargesOf(held) === 0 ? { rule, because: 'noCharges', what: power } : undefined; // ROM-15.11
  if (held?.used) return { rule: 'ROM-15.2', because: 'powerUsed', what: power };
  return bonusOf(battle, owner, power).length === 0 ? { rule, because: 'nothingToIgnore', what: power } : undefined; // ROM-15.19
}
function bonusOf(battle: Battle, owner: Owner, power: Power): Part[] {
  switch (power) {
    case 'heros':
      return [{ reason: 'heros', value: HEROS }]; // ROM-15.15
    case 'defensor':
      return [{ reason: 'defensor', value: DEFENSOR }]; // ROM-15.10
    case 'dux':
      return [{ reason: 'dux', value: DUX }]; // ROM-15.11
    case 'obsessor':
      return siege(battle, owner);
  }
}
/** The penalty does not count, and an attacker is stronger against a tower. ROM-15.19 */
function siege(battle: Battle, owner: Owner): Part[] {
  const parts: Part[] = [];
  if (sideOf(battle, owner).some(({ reason }) => reason === 'penalty')) parts.push({ reason: 'obsessor', value: PENALTY });
  if (owner === battle.attacker && battle.tower) parts.push({ reason: 'obsessorTower', value: OBSESSOR_AT_TOWER });
  return parts;
}
