// When rivals use their Abilities, and on whom: the Ability step. HOP-11.16
import type { Rules } from '@tabularium/kernel';
import type { Skill } from '../../content/kinds.ts';
import { SKILL_RULES } from '../../content/skills.ts';
import { hexName, hexOf, isUnit, type Target, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { deadliness } from '../combat/dice.ts';
import { highestOf } from '../combat/priorities.ts';
import { pause } from '../ending/leaving.ts';
import { abilitiesOf } from '../skills/abilities.ts';
import { hexesFor, objectsOf } from '../skills/aims.ts';
import { applyDeed, UNAIMED } from '../skills/deeds.ts';
import { supplyFor } from '../units/health.ts';
import { players } from '../units/seats.ts';
import { combatants, healthOf, isInRange, isOpponent, levelOf } from '../units/units.ts';
import { courseOf, least } from './mark.ts';
import { chooseRivalWay } from './movement.ts';

/** Equal objects among which the players choose; empty for a skill that takes none; null if the rival does not use it now. */
type Objects = readonly Target[] | null;
const ITSELF: Objects = [];
const some = (targets: readonly Target[]): Objects => (targets.length > 0 ? targets : null);

/** When a rival uses an Ability that it could use, and on what. Rivals never use Swap. */
const WANTED: Partial<Record<Skill, (table: Table, id: UnitId, objects: readonly Target[]) => Objects>> = {
  hurl: (table, id, objects) => highestOf(table, id, opponentsAmong(table, id, objects))?.targets ?? null, // HOP-19.33
  regen: (table, id) => (missing(table, id) > 0 ? ITSELF : null), // HOP-19.34
  mend: (table, _, objects) => some(least(objects, (target) => (isUnit(target) ? -missing(table, target.unit) : 0))), // HOP-19.35
  hook: (table, id, objects) => highestOf(table, id, objects)?.targets ?? null, // HOP-19.36
  ensnare: (table, id, objects) => highestOf(table, id, objects)?.targets ?? null, // HOP-19.37
  bloodRite: (table, id) => (unitAt(table, id).hp >= RITE_FROM && isFoeInRange(table, id) ? ITSELF : null), // HOP-19.38
  curse: (table, _, objects) => some(least(objects, (target) => (isUnit(target) ? -deadliness(table, target.unit) : 0))), // HOP-19.39
  leap: (table, id) => (!isFoeInRange(table, id) && courseOf(table, id, leapOf(table, id))?.stays === false ? ITSELF : null), // HOP-19.41
};
/** The least hp at which a rival uses Blood Rite. HOP-19.38 */
const RITE_FROM = 3;
const leapOf = (table: Table, id: UnitId): { hexes: number; leaps: true } => ({
  hexes: levelOf(table, unitAt(table, id), 'leap'),
  leaps: true,
});

const missing = (table: Table, id: UnitId): number => healthOf(table, unitAt(table, id)) - unitAt(table, id).hp;
const opponentsAmong = (table: Table, id: UnitId, objects: readonly Target[]): Target[] =>
  objects.filter((target) => isUnit(target) && isOpponent(table, unitAt(table, id), unitAt(table, target.unit)));

/** An opponent is within its Range, even if the rival could not attack from its hex. */
export function isFoeInRange(table: Table, id: UnitId): boolean {
  const unit = unitAt(table, id);
  return table.units.some((other) => isOpponent(table, unit, other) && isInRange(table, unit, other));
}

const wantedBy = (table: Table, id: UnitId, skill: Skill): Objects => WANTED[skill]?.(table, id, objectsOf(table, id, skill)) ?? null;

/** Every Ability that its rival uses now, one after the other, in an order chosen by the players. HOP-11.16 */
export function* rivalAbilityStep(table: Table, ref: Referee): Rules<void> {
  while (true) {
    yield* pause(table, ref);
    const ready = readyAbilities(table);
    if (ready.length === 0) return;
    const options = withoutChoice(table, ready) ?? ready;
    const { unit, skill } = yield* ref.choose(players(table), { rule: 'HOP-11.16', ask: 'rivalAbility', options: () => options });
    yield* useRivalAbility(table, ref, unitOf(table, unit), skill);
  }
}
type Ready = { readonly unit: string; readonly skill: Skill };
function readyAbilities(table: Table): Ready[] {
  const ready: Ready[] = [];
  for (const id of combatants(table, table.turn.troop))
    for (const skill of abilitiesOf(table, id)) if (wantedBy(table, id, skill) !== null) ready.push({ unit: unitName(table, id), skill });
  return ready;
}
/** A Regen touches no other Ability but Mend, as long as there are chips for all: its place in the order makes no difference. */
function withoutChoice(table: Table, ready: readonly Ready[]): Ready[] | null {
  const regens = ready.filter(({ skill }) => skill === 'regen');
  const first = regens[0];
  if (first === undefined || ready.some(({ skill }) => skill === 'mend')) return null;
  const needed = regens.reduce((sum, { unit }) => sum + missing(table, unitOf(table, unit)), 0);
  return needed <= supplyFor(table, unitAt(table, unitOf(table, first.unit))) ? [first] : null;
}
function* useRivalAbility(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<void> {
  if (skill === 'leap') return yield* leap(table, ref, id);
  const objects = wantedBy(table, id, skill) ?? [];
  if (objects.length === 0) return yield* applyDeed(table, ref, id, skill, UNAIMED);
  const on = yield* chooseRivalObject(table, ref, id, skill, objects);
  const hexes = hexesFor(table, id, skill, on);
  const at = hexes.length === 0 ? NONE : yield* chooseSkillHex(table, ref, id, skill, hexes);
  yield* applyDeed(table, ref, id, skill, { on, at });
}
function* chooseRivalObject(table: Table, ref: Referee, id: UnitId, skill: Skill, objects: readonly Target[]): Rules<Target> {
  const names = objects.flatMap((target) => (isUnit(target) ? [{ unit: unitName(table, target.unit) }] : []));
  const { unit } = yield* ref.choose(players(table), {
    rule: SKILL_RULES[skill],
    ask: 'rivalObject',
    options: () => names,
    facts: () => ({ unit: unitName(table, id), skill }),
  });
  return { unit: unitOf(table, unit) };
}
/** Where a skill strikes or puts somebody. */
export function* chooseSkillHex(table: Table, ref: Referee, id: UnitId, skill: Skill, hexes: readonly Hex[]): Rules<Hex> {
  const { at } = yield* ref.choose(players(table), {
    rule: SKILL_RULES[skill],
    ask: 'rivalHex',
    options: () => hexes.map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ unit: unitName(table, id), skill }),
  });
  return hexOf(table.terms.arena, at);
}
/** To where a move of so many hexes would take it. HOP-11.12 */
function* leap(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const way = yield* chooseRivalWay(table, ref, id, leapOf(table, id));
  yield* applyDeed(table, ref, id, 'leap', { on: null, at: way?.at(-1) ?? NONE });
}
