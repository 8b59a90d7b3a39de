// The Attack action: weapons, targets, the attack itself, additional targets. MOB-6.29 to MOB-6.53, MOB-7.40 to MOB-7.48
import type { Reason, Rules } from '@tabularium/kernel';
import { weaponOf } from '../../content/find.ts';
import type { NextEffect, Stat, WeaponDef } from '../../content/kinds.ts';
import { FISTS } from '../../content/weapons.ts';
import type { Part } from '../../table/events.ts';
import { figureAt, figureName, figureOf } from '../../table/names.ts';
import type { Facing, FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { removeFallen } from '../fate/wounds.ts';
import { facingHex } from '../field/arcs.ts';
import { hasSight } from '../field/sight.ts';
import { faceFigure } from '../field/turning.ts';
import { areEngaged, isEnemy, isEngaged, isMassive, isStanding } from '../figures/figures.ts';
import { isInPlay } from '../figures/frames.ts';
import { gainMana, loseMana } from '../figures/mana.ts';
import { rangeOf, traitsCalled } from '../figures/traits.ts';
import { type Aim, aboutShot, aboutTarget, shotAt, statsOf } from '../tests/aiming.ts';
import { isForAllies, type Shot, TESTED } from '../tests/shots.ts';
import { additionalTargets, fittingFacings, inchesTo, isBarredByInterruption } from '../tests/targets.ts';
import { hit } from './hits.ts';

/** The weapons that a figure can attack with; fists only if it has no melee weapon. MOB-6.38 */
export function weaponsOf(table: Table, id: FigureId): WeaponDef[] {
  const carried = figureAt(table, id).weapons.flatMap((card) => weaponOf(table.content, card) ?? []);
  return carried.some(({ type }) => type === 'melee') ? carried : [...carried, FISTS];
}

// ---- who can be attacked

/** Why a figure cannot attack with this weapon, action points aside. MOB-6.35 */
export function whyNotAttack(table: Table, id: FigureId, weapon: WeaponDef): Reason | undefined {
  const what = weapon.id;
  const { mana } = figureAt(table, id);
  if (mana < weapon.mana) return { rule: 'MOB-6.50', because: 'notEnoughMana', what, needs: weapon.mana, has: mana };
  if (isHeldInMelee(table, id, weapon)) return { rule: 'MOB-6.41', because: 'engaged', what };
  return attackTargets(table, id, weapon).length === 0 ? { rule: 'MOB-6.35', because: 'noTarget', what } : undefined;
}
/** An engaged figure can make neither ranged nor spell attacks, not even for allies. MOB-6.41, MOB-6.52 */
const isHeldInMelee = (table: Table, id: FigureId, { type, special }: WeaponDef): boolean =>
  type !== 'melee' && special.whileEngaged !== true && isEngaged(table, id);
export function attackTargets(table: Table, id: FigureId, weapon: WeaponDef): FigureId[] {
  const found: FigureId[] = [];
  if (isHeldInMelee(table, id, weapon)) return found;
  for (let target = 0; target < table.figures.length; target++)
    if (isConsidered(table, id, weapon, target) && whyNotTarget(table, id, weapon, target) === undefined) found.push(target);
  return found;
}
/** Every other figure can be a target, but in an interruption no enemy except the interrupted one. MOB-7.23 */
const isConsidered = (table: Table, id: FigureId, weapon: WeaponDef, target: FigureId): boolean =>
  target !== id && (isForAllies(weapon) || !isBarredByInterruption(table, id, target));
/** Why this figure cannot be the target. MOB-6.29, MOB-6.36, MOB-6.39, MOB-6.49, MOB-6.51 */
export function whyNotTarget(table: Table, id: FigureId, weapon: WeaponDef, target: FigureId): Reason | undefined {
  const why = (rule: string, because: string): Reason => ({ rule, because, what: figureName(table, target) });
  if (!isInPlay(figureAt(table, target))) return why('MOB-7.2', 'knockedOut');
  if (isForAllies(weapon)) {
    if (target === id || isEnemy(table, id, target)) return why('MOB-6.51', 'notAlly');
  } else if (!isEnemy(table, id, target)) return why('MOB-6.29', 'notEnemy');
  if (weapon.type === 'melee') return areEngaged(table, id, target) ? undefined : why('MOB-6.36', 'notEngaged');
  if (isEngaged(table, id) && !areEngaged(table, id, target)) return why('MOB-12.15', 'notEngaged');
  if (fittingFacings(table, id, weapon, target).length === 0)
    return { ...why('MOB-6.42', 'outOfRange'), inches: inchesTo(table, id, target), range: rangeOf(table, id, weapon) };
  return hasSight(table, id, target) ? undefined : why('MOB-6.44', 'noSight');
}
const ONLY_INTERRUPTED: Reason = { rule: 'MOB-7.23', because: 'onlyInterrupted' };
/** Why an enemy cannot be attacked: what is in the way with each of these weapons. Nothing if one of them will do. */
export function whyNotEnemy(
  table: Table,
  id: FigureId,
  target: FigureId,
  attacks: readonly { readonly weapon: WeaponDef; readonly why: Reason | undefined }[],
): Reason[] {
  const what = figureName(table, target);
  if (isBarredByInterruption(table, id, target)) return [{ ...ONLY_INTERRUPTED, what }];
  const hindered = attacks.flatMap(({ weapon, why }) => {
    const reason = whyNotTarget(table, id, weapon, target) ?? why;
    return reason === undefined ? [] : [{ ...reason, what, weapon: weapon.id }];
  });
  return hindered.length < attacks.length ? [] : hindered;
}

// ---- the attack

export interface AttackTerms {
  /** The target, if an ability names it. */
  readonly target?: FigureId;
  /** Extra dice from an ability. MOB-11.9 */
  readonly dice?: Part;
}
/** Target, facing, mana, test, then the additional targets. The AP are already paid. MOB-6.29 */
export function* attack(table: Table, ref: Referee, frame: Frame, weapon: WeaponDef, terms: AttackTerms = {}): Rules<void> {
  const target = terms.target ?? (yield* chooseTarget(table, ref, frame, weapon));
  const step = { at: 'attack', figure: figureName(table, frame.figure), weapon: weapon.id } as const;
  const next = takeNext(frame);
  const first = yield* ref.within(
    { ...step, target: figureName(table, target) },
    takeAim(table, ref, frame, weapon, target, next, terms.dice),
  );
  let inflicted = yield* ref.within({ ...step, target: figureName(table, target) }, hit(table, ref, first));
  if (weapon.special.area !== undefined) inflicted += yield* attackOthers(table, ref, first);
  removeFallen(table); // MOB-7.48
  table.rolled = [];
  frame.lastAttack = weapon.type;
  if (weapon.type === 'spell' && inflicted > 0)
    for (const { from, trait } of traitsCalled(table, frame.figure, 'spellMana'))
      gainMana(table, ref, frame.figure, trait.mana, from, 'MOB-11.12');
}
function* chooseTarget(table: Table, ref: Referee, frame: Frame, weapon: WeaponDef): Rules<FigureId> {
  const { figure: id } = frame;
  const told = yield* ref.choose(figureAt(table, id).seat, {
    ask: 'target',
    rule: TARGET_RULE[weapon.type],
    options: () => attackTargets(table, id, weapon).map((target) => ({ figure: figureName(table, target) })),
    ruledOut: () =>
      [...table.figures.keys()].flatMap((target) =>
        isConsidered(table, id, weapon, target) ? (whyNotTarget(table, id, weapon, target) ?? []) : [],
      ),
    about: ({ figure }) => aboutTarget(table, frame, weapon, figureOf(table, figure)),
    facts: () => ({ figure: figureName(table, id), weapon: weapon.id }),
  });
  return figureOf(table, told.figure);
}
const TARGET_RULE = { melee: 'MOB-6.36', ranged: 'MOB-6.39', spell: 'MOB-6.49' } as const;
/** Uses up the effects that wait for the next attack of this frame. MOB-7.43 */
function takeNext(frame: Frame): NextEffect[] {
  const isForTest = (effect: NextEffect): boolean => effect.next === 'rerolls' && effect.of === 'test';
  const taken = frame.next.filter((effect) => !isForTest(effect));
  frame.next = frame.next.filter(isForTest);
  return taken;
}
/** Turns to the target and pays. Returns the shot to test. MOB-6.40, MOB-6.50 */
function* takeAim(
  table: Table,
  ref: Referee,
  frame: Frame,
  weapon: WeaponDef,
  target: FigureId,
  next: readonly NextEffect[],
  dice: Part | undefined,
): Rules<Shot> {
  const { figure: id } = frame;
  const figure = figureAt(table, id);
  const isInRange = (facing: Facing): boolean => fittingFacings(table, id, weapon, target).includes(facing);
  yield* faceFigure(table, ref, id, target, isMassive(figure) ? isInRange : undefined); // MOB-7.113
  loseMana(table, ref, id, weapon.mana, weapon.id, 'MOB-6.50');
  const more = dice === undefined ? [] : [dice];
  const aim: Aim = { from: facingHex(figure), next, more };
  const paid = yield* payForDice(table, ref, frame, weapon, target, aim);
  const paidAim = { ...aim, more: [...more, ...paid] };
  const stat = yield* chooseStat(table, ref, frame, weapon, target, paidAim);
  return shotAt(table, frame, weapon, target, { ...paidAim, stat });
}
/** MOB-12.23 */
function* payForDice(table: Table, ref: Referee, frame: Frame, weapon: WeaponDef, target: FigureId, aim: Aim): Rules<Part[]> {
  const { paidDice } = weapon.special;
  const { figure: id } = frame;
  const { seat, mana } = figureAt(table, id);
  if (paidDice === undefined || mana === 0) return [];
  const bought = (paid: number): Part[] => (paid > 0 ? [{ reason: 'paidMana', value: paidDice }] : []);
  const told = yield* ref.choose(seat, {
    ask: 'payMore',
    rule: 'MOB-12.23',
    options: () => [{ mana: 0 }, { mana: 1 }],
    about: (option) => aboutShot(table, shotAt(table, frame, weapon, target, { ...aim, more: [...aim.more, ...bought(option.mana)] })),
    facts: () => ({ figure: figureName(table, id), weapon: weapon.id, target: figureName(table, target), mana }),
  });
  loseMana(table, ref, id, told.mana, weapon.id, 'MOB-12.23');
  return bought(told.mana);
}
/** MOB-12.2 */
function* chooseStat(table: Table, ref: Referee, frame: Frame, weapon: WeaponDef, target: FigureId, aim: Aim): Rules<Stat> {
  if (weapon.special.mayTest === undefined) return TESTED[weapon.type];
  const told = yield* ref.choose(figureAt(table, frame.figure).seat, {
    ask: 'testStat',
    rule: 'MOB-12.2',
    options: () => statsOf(weapon).map((stat) => ({ stat })),
    about: ({ stat }) => aboutShot(table, shotAt(table, frame, weapon, target, { ...aim, stat })),
    facts: () => ({ figure: figureName(table, frame.figure), weapon: weapon.id, target: figureName(table, target) }),
  });
  return told.stat;
}

// ---- area attacks

/** Attacks the additional targets in an order of the attacker's choice. Returns the wounds of enemies. MOB-7.40, MOB-7.43 */
function* attackOthers(table: Table, ref: Referee, first: Shot): Rules<number> {
  const { attacker, weapon, target: initial } = first;
  const figure = figureAt(table, attacker);
  let waiting = additionalTargets(table, attacker, initial, weapon); // MOB-7.41: from where the initial target is now
  let inflicted = 0;
  const shotOn = (target: FigureId): Shot => ({ ...first, target, initial });
  while (!figure.out && isStanding(figureAt(table, initial))) {
    waiting = waiting.filter((target) => isInPlay(figureAt(table, target)));
    if (waiting.length === 0) break;
    const left = waiting;
    const told = yield* ref.choose(figure.seat, {
      ask: 'areaNext',
      rule: 'MOB-7.40',
      options: () => left.map((target) => ({ figure: figureName(table, target) })),
      about: (option) => aboutShot(table, shotOn(figureOf(table, option.figure))),
      facts: () => ({ figure: figureName(table, attacker), weapon: weapon.id, target: figureName(table, initial) }),
    });
    const target = figureOf(table, told.figure);
    waiting = waiting.filter((other) => other !== target);
    const step = { at: 'attack', figure: figureName(table, attacker), weapon: weapon.id, target: told.figure } as const;
    inflicted += yield* ref.within(step, hit(table, ref, shotOn(target)));
  }
  return inflicted;
}
