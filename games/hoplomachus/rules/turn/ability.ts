// The Ability step: a player's units use Abilities, in any order. HOP-10.10
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { Skill } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import type { UnitName } from '../../table/asks.ts';
import { defOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import type { Referee, Table, UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { pause } from '../ending/leaving.ts';
import { abilitiesOf, useAbility, whyNotAbility } from '../skills/abilities.ts';
import { listed } from '../units/inert.ts';
import { combatants } from '../units/units.ts';

export function* abilityStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  for (;;) {
    yield* pause(table, ref);
    const picked = yield* ref.choose(seat, {
      rule: 'HOP-10.10',
      ask: 'ability',
      options: () => usable(table, seat),
      ruledOut: () => combatants(table, seat).flatMap((id) => whyNotAbilities(table, id)),
      pass: true,
    });
    if (picked === PASS) return;
    yield* useAbility(table, ref, unitOf(table, picked.unit), picked.skill);
  }
}
function usable(table: Table, seat: Seat): { unit: UnitName; skill: Skill }[] {
  const options: { unit: UnitName; skill: Skill }[] = [];
  for (const id of combatants(table, seat)) for (const skill of abilitiesOf(table, id)) options.push({ unit: unitName(table, id), skill });
  return options;
}
const whyNotAbilities = (table: Table, id: UnitId): Reason[] =>
  defOf(table, unitAt(table, id)).skills.flatMap(({ skill }) =>
    skills[skill].type === 'ability' ? listed(whyNotAbility(table, id, skill), text('ability', { unit: unitName(table, id), skill })) : [],
  );
