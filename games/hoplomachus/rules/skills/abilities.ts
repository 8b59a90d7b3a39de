// Abilities: which ones a unit can use, and the questions they put to its player. HOP-10.10
import type { Reason, Rules } from '@tabularium/kernel';
import type { Deed, Skill } from '../../content/kinds.ts';
import { SKILL_RULES, skills } from '../../content/skills.ts';
import { defOf, hexName, hexOf, isUnit, type Target, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { HAMPERED, listed, whyInert } from '../units/inert.ts';
import { decidersOf } from '../units/seats.ts';
import { canUseAbilities, combatants } from '../units/units.ts';
import { hexesFor, objectsOf, whyNotDeed, whyNotObject } from './aims.ts';
import { applyDeed, bitOf } from './deeds.ts';

/** The Abilities that a unit can use now, without repeats. */
export function abilitiesOf(table: Table, id: UnitId): Skill[] {
  const found: Skill[] = [];
  for (const { skill } of defOf(table, unitAt(table, id)).skills)
    if (skills[skill].type === 'ability' && !found.includes(skill) && whyNotAbility(table, id, skill) === undefined) found.push(skill);
  return found;
}
export function whyNotAbility(table: Table, id: UnitId, skill: Skill): Reason | undefined {
  const unit = unitAt(table, id);
  if (!canUseAbilities(table, unit)) return whyInert(unit) ?? HAMPERED; // HOP-9.3, HOP-9.4
  if ((unit.used & bitOf(table, unit, skill)) !== 0) return USED; // HOP-10.10
  return whyNotDeed(table, id, skill);
}
const USED: Reason = { rule: 'HOP-10.10', because: 'alreadyUsed' };

/** Asks the unit's player for an object and a hex, then uses the Ability. */
export function* useAbility(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<void> {
  const { effect } = skills[skill];
  if (effect.on !== 'used') return;
  const on = effect.at === undefined ? null : yield* chooseObject(table, ref, id, skill);
  const at = NEEDS_HEX.has(effect.do) ? yield* chooseHex(table, ref, id, skill, on) : NONE;
  yield* applyDeed(table, ref, id, skill, { on, at });
}
const NEEDS_HEX: ReadonlySet<Deed> = new Set<Deed>(['hurl', 'hook', 'leap']);

function* chooseObject(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<Target> {
  const { unit } = yield* ref.choose(decidersOf(table, unitAt(table, id).troop), {
    rule: SKILL_RULES[skill],
    ask: 'abilityOn',
    options: () => objectsOf(table, id, skill).flatMap((target) => (isUnit(target) ? [{ unit: unitName(table, target.unit) }] : [])),
    ruledOut: () => combatants(table).flatMap((other) => listed(whyNotObject(table, id, skill, { unit: other }), unitName(table, other))),
    facts: () => ({ unit: unitName(table, id), skill }),
  });
  return { unit: unitOf(table, unit) };
}
function* chooseHex(table: Table, ref: Referee, id: UnitId, skill: Skill, on: Target | null): Rules<Hex> {
  const { at } = yield* ref.choose(decidersOf(table, unitAt(table, id).troop), {
    rule: SKILL_RULES[skill],
    ask: 'abilityTo',
    options: () => hexesFor(table, id, skill, on).map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ unit: unitName(table, on !== null && isUnit(on) ? on.unit : id), skill }),
  });
  return hexOf(table.terms.arena, at);
}
