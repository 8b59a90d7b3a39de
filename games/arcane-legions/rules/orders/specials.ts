// Special orders: whom they can be aimed at, and what they do; whatever leaves no choice happens without a question. ARC-14.0c, ARC-14.0e, ARC-14.0f
import { certain, PASS, type Reason, type Rules } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { ARTIFICER_PEGS, DIE, FORMATION_LENGTH, SHOT_RANGE } from '../../content/tables.ts';
import { poseName, slotCalled, slotName, unitCalled, unitName } from '../../table/names.ts';
import { defOf, type Referee, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { adjacentEnemies } from '../combat/attacks.ts';
import { bury, causedBy, damage, down, lossOf } from '../fate/damage.ts';
import { onDefeat } from '../fate/defeats.ts';
import { downedWhite, restoreSome } from '../fate/restoring.ts';
import { score } from '../fate/scoring.ts';
import { splash } from '../fate/splash.ts';
import { isAtAnyObjective } from '../field/objectives.ts';
import { areWithin } from '../units/bases.ts';
import { isMixedOrIrregular } from '../units/cards.ts';
import { abilityCount, has, readySlots, slotOf, unlike, whiteSlots } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';
import { face } from './regrouping.ts';

interface Special {
  readonly ability: Ability;
  readonly rule: string;
  /** Whom it can be aimed at; an order without this names nobody. */
  readonly targets?: (table: Table, id: UnitId) => UnitId[];
  /** Why it would be of no use now. */
  readonly whyNot?: (table: Table, id: UnitId) => string | undefined;
  readonly effect: (table: Table, ref: Referee, id: UnitId, target: UnitId) => Rules<void>;
}

const friendsNear = (table: Table, id: UnitId, test: (other: UnitId) => boolean): UnitId[] =>
  [...table.units.keys()].filter(
    (other) =>
      unitAt(table, other).state === 'deployed' &&
      !isEnemy(table, id, other) &&
      (other === id || areWithin(table, id, other, FORMATION_LENGTH)) &&
      test(other),
  );

/** All of them, in the order of their names. */
export const SPECIALS: readonly Special[] = [
  {
    ability: 'armoredRush',
    rule: 'ARC-14.2',
    targets: adjacentEnemies,
    effect: (table, ref, id, target) => strike(table, ref, id, target, 2, 'armoredRush'),
  },
  {
    ability: 'artificer',
    rule: 'ARC-14.3',
    targets: (table, id) =>
      friendsNear(
        table,
        id,
        (other) => defOf(table, unitAt(table, other)).descriptor === 'construct' && downedWhite(table, other, ARTIFICER_PEGS).length > 0,
      ),
    effect: (table, ref, id, target) => restoreSome(table, ref, id, target, { pegs: ARTIFICER_PEGS, why: 'artificer', rule: 'ARC-14.3' }),
  },
  {
    ability: 'commandPosition',
    rule: 'ARC-14.15',
    whyNot: (table, id) => (isAtAnyObjective(table, id) ? undefined : 'notAtObjective'),
    *effect(table, ref, id) {
      score(table, ref, unitAt(table, id).seat, 1, 'commandPosition', 'ARC-14.15', id);
    },
  },
  {
    ability: 'confusion',
    rule: 'ARC-14.17',
    targets: adjacentEnemies,
    *effect(table, ref, id, target) {
      const to = poseName(face(table, target, 180));
      ref.tell({ kind: 'aboutFace', rule: 'ARC-14.17', unit: unitName(table, target), to, by: unitName(table, id) });
    },
  },
  {
    ability: 'deathTouch',
    rule: 'ARC-14.23',
    whyNot: (table, id) => (touchable(table, id, abilityCount(table, id, 'deathTouch')).length > 0 ? undefined : 'nobodyNear'),
    effect: (table, ref, id) => deathTouch(table, ref, id, abilityCount(table, id, 'deathTouch'), 'deathTouch'),
  },
  {
    ability: 'deathTouchMaster',
    rule: 'ARC-14.24',
    whyNot: (table, id) => (touchable(table, id, Number.POSITIVE_INFINITY).length > 0 ? undefined : 'nobodyNear'),
    effect: (table, ref, id) => deathTouch(table, ref, id, Number.POSITIVE_INFINITY, 'deathTouchMaster'),
  },
  {
    ability: 'fireburst',
    rule: 'ARC-14.32',
    targets: (table, id) =>
      [...table.units.keys()].filter(
        (other) => unitAt(table, other).state === 'deployed' && isEnemy(table, id, other) && areWithin(table, id, other, SHOT_RANGE),
      ),
    effect: (table, ref, id, target) =>
      splash(
        table,
        ref,
        id,
        target,
        neighboursOf(table, target).map(({ unit }) => unit),
        1,
        'fireburst',
      ),
  },
  {
    ability: 'harshMistress',
    rule: 'ARC-14.37',
    targets: adjacentEnemies,
    whyNot: (table, id) => (whiteSlots(table, id).length > 0 ? undefined : 'nobodyToLose'),
    effect: mistress,
  },
  {
    ability: 'healing',
    rule: 'ARC-14.38',
    whyNot: (table, id) =>
      ['undead', 'construct'].includes(defOf(table, unitAt(table, id)).descriptor) ? 'notAlive' : whyNotOwn(table, id, 'healing'),
    effect: (table, ref, id) => restoreOne(table, ref, id, 'healing', 'ARC-14.38'),
  },
  {
    ability: 'lordOfTheDead',
    rule: 'ARC-14.46',
    targets: (table, id) =>
      [id, ...neighboursOf(table, id).flatMap(({ unit }) => (isEnemy(table, id, unit) ? [] : [unit]))].filter(
        (other) => downedWhite(table, other, DIE).length > 0,
      ),
    *effect(table, ref, id, target) {
      const pegs = ref.roll(DIE);
      ref.tell({ kind: 'rolledDie', rule: 'ARC-14.46', unit: unitName(table, id), face: pegs, why: 'lordOfTheDead' });
      yield* restoreSome(table, ref, id, target, { pegs, why: 'lordOfTheDead', rule: 'ARC-14.46' });
    },
  },
  {
    ability: 'necromancer',
    rule: 'ARC-14.49',
    whyNot: (table, id) => (defOf(table, unitAt(table, id)).descriptor === 'undead' ? whyNotOwn(table, id, 'necromancer') : 'notUndead'),
    effect: (table, ref, id) => restoreOne(table, ref, id, 'necromancer', 'ARC-14.49'),
  },
  {
    ability: 'specialistLeader',
    rule: 'ARC-14.59',
    targets: (table, id) => adjacentEnemies(table, id).filter((other) => isMixedOrIrregular(defOf(table, unitAt(table, other)))),
    effect: (table, ref, id, target) => strike(table, ref, id, target, specialists(table, id), 'specialistLeader'),
  },
];
const specialOf = (ability: Ability): Special =>
  certain(
    SPECIALS.find((one) => one.ability === ability),
    'the special order offered',
  );

export function whyNotSpecial(table: Table, id: UnitId, ability: Ability, target: UnitId | null): Reason | undefined {
  const { rule, targets, whyNot } = specialOf(ability);
  const because = has(table, id, ability) ? whyNot?.(table, id) : 'notReady';
  if (because !== undefined) return { rule, because };
  return target === null || targets?.(table, id).includes(target) ? undefined : { rule, because: 'noTarget' };
}
export function* special(table: Table, ref: Referee, id: UnitId, ability: Ability, target: UnitId | null): Rules<void> {
  const step = { at: 'ability', unit: unitName(table, id), ability } as const;
  yield* ref.within(step, specialOf(ability).effect(table, ref, id, target ?? id));
}

// ---- harm

/** Damage to one unit, and what follows when it falls. ARC-14.0f */
function* strike(table: Table, ref: Referee, id: UnitId, target: UnitId, amount: number, why: Ability): Rules<void> {
  const cause = causedBy(table, id, why);
  const atObjective = isAtAnyObjective(table, target);
  yield* damage(table, ref, target, amount, cause);
  const victor = { id, had: (ability: Ability) => has(table, id, ability) };
  if (bury(table, ref, target, cause)) yield* onDefeat(table, ref, victor, target, atObjective);
}
/** Ready icons on this unit and on all its friends. ARC-14.59 */
export const specialists = (table: Table, id: UnitId): number =>
  [...table.units.keys()].reduce(
    (sum, other) =>
      unitAt(table, other).state === 'deployed' && !isEnemy(table, id, other) ? sum + abilityCount(table, other, 'specialistLeader') : sum,
    0,
  );
/** One of her own falls, the enemy takes as much. ARC-14.37 */
function* mistress(table: Table, ref: Referee, id: UnitId, target: UnitId): Rules<void> {
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'mistress',
    rule: 'ARC-14.37',
    options: () => unlike(table, id, whiteSlots(table, id)).map((slot) => ({ slot: slotName(slot) })),
    facts: () => ({ unit: unitName(table, id), target: unitName(table, target) }),
    about: ({ slot }) => lossOf(table, id, slotCalled(slot)),
  });
  const slot = slotCalled(told.slot);
  const { pegs } = slotOf(defOf(table, unitAt(table, id)), slot);
  const cause = causedBy(table, id, 'harshMistress');
  down(table, ref, id, slot, cause);
  bury(table, ref, id, cause); // before her victim can fall: it may be the nearest. ARC-12.6
  yield* strike(table, ref, id, target, pegs, 'harshMistress');
}
/** Figures of enemies near enough that are not basic troops. ARC-14.23 */
export function touchable(table: Table, id: UnitId, pegs: number): { unit: UnitId; slot: SlotId }[] {
  return [...table.units.entries()].flatMap(([other, unit]) => {
    if (unit.state !== 'deployed' || !isEnemy(table, id, other) || !areWithin(table, id, other, FORMATION_LENGTH)) return [];
    const def = defOf(table, unit);
    const able = readySlots(unit).filter((slot) => slotOf(def, slot).circle !== 'white' && slotOf(def, slot).pegs <= pegs);
    return unlike(table, other, able).map((slot) => ({ unit: other, slot }));
  });
}
const LEAST_TOUCH = 3;
function* deathTouch(table: Table, ref: Referee, id: UnitId, pegs: number, why: 'deathTouch' | 'deathTouchMaster'): Rules<void> {
  const { rule } = specialOf(why);
  const name = unitName(table, id);
  const roll = ref.roll(DIE);
  ref.tell({ kind: 'rolledDie', rule, unit: name, face: roll, why });
  if (roll < LEAST_TOUCH) return;
  const told = yield* ref.choose(unitAt(table, id).seat, {
    ask: 'deathTouch',
    rule,
    options: () => touchable(table, id, pegs).map(({ unit, slot }) => ({ unit: unitName(table, unit), slot: slotName(slot) })),
    pass: true,
    facts: () => ({ unit: name }),
    about: ({ unit, slot }) => lossOf(table, unitCalled(table, unit), slotCalled(slot)),
  });
  if (told === PASS) return;
  const target = unitCalled(table, told.unit);
  const atObjective = isAtAnyObjective(table, target);
  const cause = causedBy(table, id, why);
  down(table, ref, target, slotCalled(told.slot), cause);
  const victor = { id, had: (ability: Ability) => has(table, id, ability) };
  if (bury(table, ref, target, cause)) yield* onDefeat(table, ref, victor, target, atObjective);
}

// ---- help

const whyNotOwn = (table: Table, id: UnitId, ability: 'healing' | 'necromancer'): string | undefined =>
  downedWhite(table, id, abilityCount(table, id, ability)).length > 0 ? undefined : 'nobodyToRestore';
/** One of its own figures. ARC-14.38, ARC-14.49 */
function* restoreOne(table: Table, ref: Referee, id: UnitId, ability: 'healing' | 'necromancer', rule: string): Rules<void> {
  yield* restoreSome(table, ref, id, id, { pegs: abilityCount(table, id, ability), why: ability, rule, most: 1 });
}
