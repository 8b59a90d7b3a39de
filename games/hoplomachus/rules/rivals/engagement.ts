// When rivals use their Specials and when they attack: the Engagement step. HOP-11.17, HOP-11.18
import type { Rules } from '@tabularium/kernel';
import type { Skill } from '../../content/kinds.ts';
import { SKILL_RULES } from '../../content/skills.ts';
import { hexName, hexOf, isUnit, type Target, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { opponentsAround } from '../arena/around.ts';
import { highestOf } from '../combat/priorities.ts';
import { pause } from '../ending/leaving.ts';
import { blastedBy, hexesFor, objectsOf, sheltered, type Trample, tramples } from '../skills/aims.ts';
import { applyDeed, UNAIMED } from '../skills/deeds.ts';
import { specialsOf } from '../skills/specials.ts';
import { players } from '../units/seats.ts';
import { canFight, combatants, isAdjacent, isAlly, isDazed, isElite, levelOf } from '../units/units.ts';
import { chooseSkillHex, isFoeInRange } from './ability.ts';
import { least } from './mark.ts';
import { chooseNextRival } from './movement.ts';
import { type Attacked, attackThis, chooseRivalTarget, rivalAttack, rivalHitAndRun, targetsOf } from './targets.ts';

// ---- Specials
/** How many units make a Special worth using. HOP-19.42, HOP-19.45, HOP-19.48, HOP-19.49 */
const ENOUGH = 2;
type Wanting = (table: Table, id: UnitId) => boolean;
/** When a rival uses a Special that it could use. */
const WANTS: Partial<Record<Skill, Wanting>> = {
  whirlwind: (table, id) => foesAround(table, id) >= ENOUGH, // HOP-19.42
  longShot: (table, id) => !isFoeInRange(table, id) && highestOf(table, id, objectsOf(table, id, 'longShot')) !== null, // HOP-19.43
  stagger: (table, id) => staggerable(table, id).length > 0, // HOP-19.44
  firebomb: (table, id) => bestBlasts(table, id).length > 0, // HOP-19.45
  trample: () => true, // HOP-19.46
  rampage: (table, id) => !isFoeInRange(table, id), // HOP-19.47
  sanctuary: (table, id) => sheltered(table, id).length >= ENOUGH, // HOP-19.48
  terror: (table, id) => foesAround(table, id) >= ENOUGH, // HOP-19.49
};
const wantedSpecials = (table: Table, id: UnitId): Skill[] => specialsOf(table, id).filter((skill) => WANTS[skill]?.(table, id));

function foesAround(table: Table, id: UnitId): number {
  const unit = unitAt(table, id);
  return opponentsAround(table, unit, unit.at).length;
}
/** The targets that it staggers instead of attacking. HOP-19.44 */
const staggerable = (table: Table, id: UnitId): Target[] =>
  (targetsOf(table, id)?.targets ?? []).filter((target) => isStaggerable(table, id, target));
function isStaggerable(table: Table, id: UnitId, target: Target): boolean {
  if (!isUnit(target)) return false;
  const other = unitAt(table, target.unit);
  return isAdjacent(table, unitAt(table, id), other) && !isElite(table, other) && !isDazed(other);
}
/** Two opponents or more and no ally; the most opponents. HOP-19.45 */
function bestBlasts(table: Table, id: UnitId): Hex[] {
  const unit = unitAt(table, id);
  const struck = (hex: Hex): number => {
    let opponents = 0;
    for (const target of blastedBy(table, id, hex)) {
      if (!isUnit(target)) continue;
      if (isAlly(table, unit, unitAt(table, target.unit))) return 0;
      opponents += 1;
    }
    return opponents;
  };
  const best = least(hexesFor(table, id, 'firebomb', null), (hex) => -struck(hex));
  return best.length > 0 && struck(best[0] as Hex) >= ENOUGH ? best : [];
}
/** The most opponents, then the fewest hexes. HOP-19.46 */
function bestTramples(table: Table, id: UnitId): Trample[] {
  const all = tramples(table, id, levelOf(table, unitAt(table, id), 'trample'));
  const most = least(all, ({ passed }) => -passed.length);
  return least(most, ({ path }) => path.length);
}

function* useWanted(table: Table, ref: Referee, id: UnitId, skill: Skill): Rules<void> {
  if (skill === 'firebomb') {
    const at = yield* chooseSkillHex(table, ref, id, skill, bestBlasts(table, id));
    return yield* applyDeed(table, ref, id, skill, { on: null, at });
  }
  if (skill === 'trample') {
    const at = yield* chooseTrample(table, ref, id);
    return yield* applyDeed(table, ref, id, skill, { on: null, at });
  }
  if (skill === 'longShot') {
    const highest = highestOf(table, id, objectsOf(table, id, skill));
    if (highest === null) return;
    const on = yield* chooseRivalTarget(table, ref, id, highest, SKILL_RULES[skill]);
    yield* applyDeed(table, ref, id, skill, { on, at: NONE });
    return yield* rivalHitAndRun(table, ref, id, on);
  }
  yield* applyDeed(table, ref, id, skill, UNAIMED);
}
function* chooseTrample(table: Table, ref: Referee, id: UnitId): Rules<Hex> {
  const options = bestTramples(table, id).map(({ toward, at }) => ({ toward, at: hexName(table, at) }));
  const { at } = yield* ref.choose(players(table), {
    rule: 'HOP-19.46',
    ask: 'rivalTrample',
    options: () => options,
    facts: () => ({ unit: unitName(table, id) }),
  });
  return hexOf(table.terms.arena, at);
}

// ---- the step

/** It has not engaged, and can use a Special or attack. HOP-11.18 */
export const canEngage = (table: Table, id: UnitId): boolean => {
  const unit = unitAt(table, id);
  return !unit.engaged && canFight(table, unit) && (targetsOf(table, id) !== null || wantedSpecials(table, id).length > 0);
};
/** Uses its Special if it wants to, otherwise attacks. HOP-11.17 */
export function* engageRival(table: Table, ref: Referee, id: UnitId): Rules<Attacked | null> {
  unitAt(table, id).engaged = true; // HOP-10.11
  const specials = wantedSpecials(table, id);
  if (specials.length === 0) return yield* rivalAttack(table, ref, id);
  const skill = yield* chooseSpecial(table, ref, id, specials);
  if (skill === 'stagger') return yield* staggerOrAttack(table, ref, id);
  yield* useWanted(table, ref, id, skill);
  return null;
}
function* chooseSpecial(table: Table, ref: Referee, id: UnitId, specials: readonly Skill[]): Rules<Skill> {
  const { skill } = yield* ref.choose(players(table), {
    rule: 'HOP-11.17',
    ask: 'rivalAbility',
    options: () => specials.map((skill) => ({ unit: unitName(table, id), skill })),
  });
  return skill;
}
/** Equal targets may differ in whether they can be staggered: the players choose the target first. HOP-19.44 */
function* staggerOrAttack(table: Table, ref: Referee, id: UnitId): Rules<Attacked | null> {
  const highest = targetsOf(table, id);
  if (highest === null) return null;
  const target = yield* chooseRivalTarget(table, ref, id, highest, 'HOP-11.17');
  if (!isStaggerable(table, id, target)) return yield* attackThis(table, ref, id, target);
  yield* applyDeed(table, ref, id, 'stagger', { on: target, at: NONE });
  yield* rivalHitAndRun(table, ref, id, target);
  return null;
}

/** Every unit of the troop that can engages, in an order chosen by the players. HOP-11.17, HOP-11.18 */
export function* rivalEngagementStep(table: Table, ref: Referee): Rules<void> {
  while (true) {
    yield* pause(table, ref);
    const ready = combatants(table, table.turn.troop).filter((id) => canEngage(table, id));
    if (ready.length === 0) return;
    const id = yield* chooseNextRival(table, ref, ready, 'HOP-11.17');
    yield* engageRival(table, ref, id);
  }
}
