// Specials: which ones a unit can use, and the questions they put to its player. HOP-10.17
import type { Reason, Rules } from '@tabularium/kernel';
import type { Skill } from '../../content/kinds.ts';
import { SKILL_RULES, skills } from '../../content/skills.ts';
import { defOf, hexName, hexOf, targetName, targetOf, unitAt, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { listed } from '../units/inert.ts';
import { decidersOf } from '../units/seats.ts';
import { combatants, isSilenced, levelOf } from '../units/units.ts';
import { blastedBy, hexesFor, objectsOf, tramples, whyNotDeed, whyNotObject } from './aims.ts';
import { type Aimed, applyDeed, UNAIMED } from './deeds.ts';

/** The Specials that a unit can use now. Does not check whether it may engage at all (`canFight`, `engaged`). */
export const specialsOf = (table: Table, id: UnitId): Skill[] =>
  printedSpecials(table, unitAt(table, id)).filter((skill) => whyNotSpecial(table, id, skill) === undefined);
/** Without repeats. */
export function printedSpecials(table: Table, unit: Unit): Skill[] {
  const found: Skill[] = [];
  for (const { skill } of defOf(table, unit).skills) if (skills[skill].type === 'special' && !found.includes(skill)) found.push(skill);
  return found;
}
export function whyNotSpecial(table: Table, id: UnitId, skill: Skill): Reason | undefined {
  return isSilenced(table, unitAt(table, id)) ? SILENCED : whyNotDeed(table, id, skill);
}
const SILENCED: Reason = { rule: 'HOP-9.4', because: 'skillsIgnored' };

/** Asks the unit's player for what the Special needs, then uses it. */
export function* useSpecial(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<void> {
  yield* applyDeed(table, ref, id, skill, yield* aim(table, ref, id, skill));
}
function* aim(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<Aimed> {
  const { effect } = skills[skill];
  if (effect.on !== 'used') return UNAIMED;
  if (effect.at !== undefined) return yield* aimAtTarget(table, ref, id, skill);
  if (effect.do === 'firebomb') return yield* aimFirebomb(table, ref, id);
  return effect.do === 'trample' ? yield* aimTrample(table, ref, id) : UNAIMED;
}
function* aimAtTarget(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<Aimed> {
  const chosen = yield* ref.choose(decidersOf(table, unitAt(table, id).troop), {
    rule: SKILL_RULES[skill],
    ask: 'specialTarget',
    options: () => objectsOf(table, id, skill).map((target) => targetName(table, target)),
    ruledOut: () => combatants(table).flatMap((other) => listed(whyNotObject(table, id, skill, { unit: other }), unitName(table, other))),
    facts: () => ({ unit: unitName(table, id), skill }),
  });
  return { on: targetOf(table, chosen), at: NONE };
}
function* aimFirebomb(table: Table, ref: Referee, id: UnitId): Rules<Aimed> {
  const { at } = yield* ref.choose(decidersOf(table, unitAt(table, id).troop), {
    rule: 'HOP-19.45',
    ask: 'firebombAt',
    options: () => hexesFor(table, id, 'firebomb', null).map((hex) => ({ at: hexName(table, hex) })),
    about: ({ at }) => ({
      targets: blastedBy(table, id, hexOf(table.terms.arena, at)).map((target) => targetName(table, target)),
    }),
    facts: () => ({ unit: unitName(table, id), skill: 'firebomb' }),
  });
  return { on: null, at: hexOf(table.terms.arena, at) };
}
function* aimTrample(table: Table, ref: Referee, id: UnitId): Rules<Aimed> {
  const lines = () => tramples(table, id, levelOf(table, unitAt(table, id), 'trample'));
  const { at } = yield* ref.choose(decidersOf(table, unitAt(table, id).troop), {
    rule: 'HOP-19.46',
    ask: 'trample',
    options: () => lines().map((line) => ({ toward: line.toward, at: hexName(table, line.at) })),
    about: (option) => ({
      targets: lines()
        .filter((line) => hexName(table, line.at) === option.at)
        .flatMap(({ passed }) => passed.map((unit) => targetName(table, { unit }))),
    }),
    facts: () => ({ unit: unitName(table, id), skill: 'trample' }),
  });
  return { on: null, at: hexOf(table.terms.arena, at) };
}
