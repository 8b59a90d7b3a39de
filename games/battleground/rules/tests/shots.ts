// A single attack test: attacker, target, weapon, origin, and the conditions that depend on them.
import { itemOf } from '../../content/find.ts';
import { FAR, type NextEffect, type Stat, type WeaponDef, type WeaponType, type When } from '../../content/kinds.ts';
import type { Position } from '../../content/places.ts';
import { baseCentre } from '../../content/places.ts';
import type { Part } from '../../table/events.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Frame, Table } from '../../table/table.ts';
import { type Arc, arcOfPoint, centreAt } from '../field/arcs.ts';
import { type Cover, coverOf } from '../field/cover.ts';
import { gapOfBases, isWithin } from '../field/distance.ts';
import { isOnDifficult } from '../field/footing.ts';
import { engagedWith, footprintOf, isEnemy, placeOfFigure } from '../figures/figures.ts';
import { hasTrait } from '../figures/traits.ts';

export interface Shot {
  /** The activation or interruption in which the attack is made. */
  readonly frame: Frame;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponDef;
  readonly stat: Stat;
  /** The attacker's hex. MOB-7.113 */
  readonly from: Position;
  /** The initial target, if this is an additional one of an area attack. MOB-7.40 */
  readonly initial?: FigureId;
  /** A focus token was spent on an earlier test of the same attack. MOB-7.47 */
  readonly focused: boolean;
  /** Dice paid for, or given by an ability. */
  readonly more: readonly Part[];
  /** The "next attack" effects that the attack uses. MOB-7.43 */
  readonly next: readonly NextEffect[];
}
/** MOB-6.36, MOB-6.39, MOB-6.49, MOB-5.13 */
export const TESTED: Readonly<Record<WeaponType, Stat>> = { melee: 'strength', ranged: 'perception', spell: 'power' };
export const RESISTED: Readonly<Record<WeaponType, Stat>> = { melee: 'toughness', ranged: 'toughness', spell: 'mind' };
/** A weapon for allies: no defence, flank, cover or anything else about the target's situation counts. MOB-6.51, MOB-6.52 */
export const isForAllies = ({ special }: WeaponDef): boolean => special.heals === true;

/** The target's arc that the attack comes from. On an additional target it comes from the initial one. MOB-7.6, MOB-7.44 */
export function arcOfShot(table: Table, { target, from, initial }: Shot): Arc {
  const point = initial === undefined ? centreAt(from) : baseCentre(placeOfFigure(figureAt(table, initial)));
  return arcOfPoint(table, target, point);
}
/** All other attacks are frontal. MOB-7.6, MOB-7.7, MOB-11.14 */
export const isFlank = (table: Table, shot: Shot): boolean =>
  !isForAllies(shot.weapon) && arcOfShot(table, shot) === 'rear' && !hasTrait(table, shot.target, 'noFlank');

/** Cover and engagement do not matter, because of a card or because the enemy bears the Third Eye Mark. MOB-11.15, MOB-14.10 */
export const isClear = (table: Table, { attacker, target, next }: Shot): boolean =>
  next.some((effect) => effect.next === 'clearShot') || (figureAt(table, target).debuff === 'thirdEye' && isEnemy(table, attacker, target));
/** The cover that tightens the test, if any. MOB-7.10, MOB-7.46 */
export function coverAgainst(table: Table, shot: Shot): Cover | undefined {
  const { attacker, target, weapon, from, initial } = shot;
  const { ignores = [] } = weapon.special;
  if (weapon.type === 'melee' || isForAllies(weapon) || ignores.includes('cover') || isClear(table, shot)) return undefined;
  const noSoft = ignores.includes('softCover');
  return coverOf(table, attacker, target, initial === undefined ? { from, noSoft } : { from, noSoft, initial });
}
/** A ranged attack on a target that is engaged with a figure other than the attacker. MOB-7.8, MOB-7.9, MOB-7.45 */
export const isHamperedByEngagement = (table: Table, shot: Shot): boolean =>
  shot.weapon.type === 'ranged' &&
  !hasTrait(table, shot.attacker, 'ignoresEngaged') && // MOB-13.21
  !isClear(table, shot) &&
  engagedWith(table, shot.target).some((other) => other !== shot.attacker);
/** The target is more than this many inches from the attacker's hex. */
export const isFartherThan = (table: Table, { from, target }: Shot, inches: number): boolean =>
  !isWithin(gapOfBases([from], footprintOf(table, target)), inches);
/** A focused character must spend its token on this test. MOB-6.4 */
export const isFocused = (table: Table, { attacker, focused }: Shot): boolean => focused || figureAt(table, attacker).focus;

/** The condition of a weapon's modifier holds. MOB-12 */
export function holds(table: Table, shot: Shot, when: When): boolean {
  const target = figureAt(table, shot.target);
  switch (when) {
    case 'always':
      return true;
    case 'targetOnDifficult':
      return isOnDifficult(table, shot.target);
    case 'flank':
      return isFlank(table, shot);
    case 'jumped':
      return shot.frame.hasJumped;
    case 'notMoved':
      return !shot.frame.hasMoved;
    case 'targetFar':
      return isFartherThan(table, shot, FAR);
    case 'targetMarked':
      return target.debuff === 'thirdEye';
    case 'targetDebuffed':
      return target.debuff !== null;
    case 'targetCursed':
      return target.debuff === 'curse';
    case 'targetArmoured':
      return target.items.some(({ card }) => itemOf(table.content, card)?.type === 'armour');
    case 'focusSpent':
      return isFocused(table, shot);
  }
}
/** The condition of a "next attack" card holds. MOB-14.19, MOB-14.34 */
export function holdsForNext(table: Table, { attacker, target }: Shot, when: 'allyEngagesTarget' | 'targetWounded'): boolean {
  if (when === 'targetWounded') return figureAt(table, target).wounds > 0;
  return engagedWith(table, target).some((other) => other !== attacker && !isEnemy(table, attacker, other));
}
