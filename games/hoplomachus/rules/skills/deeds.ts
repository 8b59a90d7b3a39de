// What Abilities and Specials do, once their object and hex are chosen. HOP-10.10, HOP-10.17
import type { Rules } from '@tabularium/kernel';
import { type Deed, HIT_FACES, type Skill } from '../../content/kinds.ts';
import { SKILL_RULES, skills } from '../../content/skills.ts';
import { defOf, hexName, hexToward, isUnit, standingOn, type Target, targetName, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { aroundOf, pushedTo } from '../arena/around.ts';
import { isBlocked } from '../arena/hexes.ts';
import { deal } from '../combat/damage.ts';
import { rollCompass } from '../combat/dice.ts';
import { displace, goAlong } from '../combat/walking.ts';
import { settle } from '../favor/favor.ts';
import { heal, loseHp } from '../units/health.ts';
import { decidersOf } from '../units/seats.ts';
import { levelOf } from '../units/units.ts';
import { blastedBy, scatterable, sheltered, tramples } from './aims.ts';

/** The object of a skill, and a hex: where the object goes (Hurl, Hook), where the unit itself lands (Leap, Trample), or what it strikes (Firebomb). */
export interface Aimed {
  readonly on: Target | null;
  /** NONE for skills that need no hex. */
  readonly at: Hex;
}
export const UNAIMED: Aimed = { on: null, at: NONE };

/** Uses an Ability or a Special on a legal object, as a whole effect. Marks an Ability as used; the caller marks the unit as engaged. */
export function* applyDeed(table: Table, ref: Referee, id: UnitId, skill: Skill, aimed: Aimed): Rules<void> {
  const { effect, type } = skills[skill];
  if (effect.on !== 'used') return;
  const unit = unitAt(table, id);
  const use: Use = {
    table,
    ref,
    id,
    unit,
    skill,
    rule: SKILL_RULES[skill],
    level: levelOf(table, unit, skill),
    on: aimed.on,
    at: aimed.at,
  };
  if (type === 'ability') unit.used |= bitOf(table, unit, skill); // HOP-10.10
  ref.tell({
    kind: 'usedSkill',
    rule: use.rule,
    unit: unit.name,
    skill,
    on: aimed.on === null ? null : targetName(table, aimed.on),
    at: aimed.at === NONE ? null : hexName(table, aimed.at),
  });
  yield* ref.within({ at: 'skill', unit: unit.name, skill }, DEEDS[effect.do](use));
  yield* settle(table, ref); // HOP-6.10
}
/** An Ability's bit in `used`; one that is printed twice is used once. */
export const bitOf = (table: Table, unit: Unit, skill: Skill): number =>
  1 << defOf(table, unit).skills.findIndex((one) => one.skill === skill);

interface Use extends Aimed {
  readonly table: Table;
  readonly ref: Referee;
  readonly id: UnitId;
  readonly unit: Unit;
  readonly skill: Skill;
  readonly rule: string;
  readonly level: number;
}
/** The unit it is used on, or the user itself. */
const objectOf = ({ on, id }: Use): UnitId => (on !== null && isUnit(on) ? on.unit : id);

/** Damage of a skill is never attack damage. HOP-3.9 */
function* hit({ table, ref, id, unit, rule }: Use, targets: readonly Target[]): Rules<void> {
  yield* deal(table, ref, { by: id, troop: unit.troop, as: 'skill', rule, hurts: targets.map((target) => ({ target, amount: 1 })) });
}
/** To the end of its controller's next turn. HOP-9.11 */
function afflict(use: Use, state: 'dazed' | 'ensnared' | 'cursed'): void {
  const object = unitAt(use.table, objectOf(use));
  object[state] = 1;
  use.ref.tell({ kind: 'state', rule: use.rule, unit: object.name, state, on: true });
}

const DEEDS: Readonly<Record<Deed, (use: Use) => Rules<void>>> = {
  *hurl(use) {
    displace(use.table, use.ref, objectOf(use), use.at, use.id, use.rule); // HOP-19.33
  },
  *hook(use) {
    displace(use.table, use.ref, objectOf(use), use.at, use.id, use.rule); // HOP-19.36
  },
  *heal(use) {
    heal(use.table, use.ref, objectOf(use), use.level, use.id, use.rule); // HOP-19.34, HOP-19.35
  },
  *ensnare(use) {
    afflict(use, 'ensnared'); // HOP-19.37
  },
  *curse(use) {
    afflict(use, 'cursed'); // HOP-19.39
  },
  *daze(use) {
    afflict(use, 'dazed'); // HOP-19.44
  },
  *bloodRite({ table, ref, id, unit, rule }) {
    loseHp(table, ref, id, 1, 'bloodRite', rule); // HOP-19.38
    unit.rite = true;
  },
  /** The ally is displaced, this unit moves. HOP-19.40 */
  *swap(use) {
    const { table, ref, id, unit, rule } = use;
    const ally = objectOf(use);
    const to = unitAt(table, ally).at;
    table.standing[unit.at] = NONE;
    displace(table, ref, ally, unit.at, id, rule);
    yield* goAlong(table, ref, id, [to], 'swap', rule);
  },
  *leap({ table, ref, id, at, rule }) {
    yield* goAlong(table, ref, id, [at], 'leap', rule); // HOP-19.41
  },
  *damage(use) {
    if (use.on !== null) yield* hit(use, [use.on]); // HOP-19.43
  },
  *damageAll(use) {
    yield* hit(use, aroundOf(use.table, use.unit)); // HOP-19.42
  },
  *firebomb(use) {
    yield* hit(use, rollForEach(use, blastedBy(use.table, use.id, use.at))); // HOP-19.45
  },
  /** A unit that falls on its way strikes nobody. HOP-19.46 */
  *trample(use) {
    const { table, ref, id, at, level, rule } = use;
    const line = tramples(table, id, level).find((one) => one.at === at);
    if (line && (yield* goAlong(table, ref, id, line.path, 'trample', rule)))
      yield* hit(
        use,
        line.passed.map((unit) => ({ unit })),
      );
  },
  *rampage(use) {
    const { table, ref, id, rule } = use;
    const { path, stoppedBy } = rampageOf(table, use.unit, rollCompass(ref, use.unit, rule));
    const stands = yield* goAlong(table, ref, id, path, 'rampage', rule);
    if (stands && stoppedBy !== NONE) yield* hit(use, [{ unit: stoppedBy }]); // HOP-19.47
  },
  *healAll({ table, ref, id, rule }) {
    for (const unit of sheltered(table, id)) heal(table, ref, unit, 1, id, rule); // HOP-19.48
  },
  /** The controller chooses the order. HOP-19.49 */
  *scatter({ table, ref, id, unit, rule }) {
    while (scatterable(table, unit).length > 0) {
      const { unit: next } = yield* ref.choose(decidersOf(table, unit.troop), {
        rule,
        ask: 'scatter',
        options: () => scatterable(table, unit).map((other) => ({ unit: unitName(table, other) })),
      });
      const other = unitOf(table, next);
      displace(table, ref, other, pushedTo(table, unit, unitAt(table, other)), id, rule);
    }
  },
};

/** Rolls a blue die for each target and returns those that are hit. HOP-19.45 */
function rollForEach({ table, ref, id, unit, skill, rule }: Use, targets: readonly Target[]): Target[] {
  const dice = targets.map(() => ({ die: 'blue', hit: ref.roll(6) <= HIT_FACES.blue, why: skill }) as const);
  table.rolled = { unit: id, target: NONE, shard: NONE, dice: dice.map((die) => ({ ...die })) };
  ref.tell({ kind: 'rolled', rule, unit: unit.name, dice, hits: dice.filter(({ hit }) => hit).length });
  return targets.filter((_, i) => dice[i]?.hit);
}

const RAMPAGE = 3;
/** Straight on until something blocks the way; `stoppedBy` is the unit that did, if any. HOP-19.47 */
function rampageOf(table: Table, unit: Unit, direction: number): { path: Hex[]; stoppedBy: UnitId } {
  const path: Hex[] = [];
  for (let at = unit.at; path.length < RAMPAGE; ) {
    at = hexToward(table, at, direction);
    if (at === NONE) break;
    if (isBlocked(table, unit, at)) return { path, stoppedBy: standingOn(table, at) };
    path.push(at);
  }
  return { path, stoppedBy: NONE };
}
