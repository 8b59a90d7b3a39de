// Which dice a unit rolls when it attacks, and the die that gives a direction. HOP-5.3, HOP-10.13

import { COMPASS } from '@tabularium/geometry';
import { type Condition, type Die, STRENGTH } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import type { AttackDie } from '../../table/about.ts';
import { defOf, isUnit, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { boonOf, hexOfTarget } from '../arena/shards.ts';
import {
  distanceOf,
  healthOf,
  isAlly,
  isElite,
  isIsolated,
  isOpponent,
  isOutnumbered,
  isRival,
  isSilenced,
  levelOf,
  shardsOf,
  tacticsOn,
  unitsAround,
} from '../units/units.ts';

/** Printed dice with everything added and removed. Without a target, dice that depend on one are left out. HOP-10.13 */
export function attackDice(table: Table, id: UnitId, target: Target | null): AttackDie[] {
  const dice = gatheredDice(table, id, target);
  const unit = unitAt(table, id);
  if (unit.cursed > 0 && dice.length > 1) dice.splice(strongestOf(dice), 1); // HOP-19.39
  if (dice.length > 1 && isIntimidated(table, unit)) dice.splice(weakestOf(dice), 1); // HOP-19.26
  return dice;
}
/** The dice an immortal rolls when it attacks nobody: nothing that weakens attacks applies. HOP-13.16 */
export const idleDice = (table: Table, id: UnitId): AttackDie[] => gatheredDice(table, id, null);
/** What is printed and what is added. */
function gatheredDice(table: Table, id: UnitId, target: Target | null): AttackDie[] {
  const unit = unitAt(table, id);
  const dice = PRINTED.get(defOf(table, unit).attack)?.slice() ?? printed(defOf(table, unit).attack);
  for (let blitz = tacticsOn(table, unit, 'blitz'); blitz > 0; blitz--) dice.push(BLITZ); // HOP-20.5
  if (unit.rite) dice.push(RITE); // HOP-19.38
  if (!isSilenced(table, unit)) addOwnSkills(table, unit, target, dice);
  addFromAllies(table, unit, dice);
  addFromShards(table, id, target, dice);
  return dice;
}
const PRINTED = new WeakMap<readonly Die[], readonly AttackDie[]>();
function printed(attack: readonly Die[]): AttackDie[] {
  const dice = attack.map((die) => ({ die, why: 'printed' }));
  PRINTED.set(attack, dice);
  return dice.slice();
}
const BLITZ: AttackDie = { die: 'green', why: 'blitz' };
const RITE: AttackDie = { die: 'black', why: 'bloodRite' };

function addOwnSkills(table: Table, unit: Unit, target: Target | null, dice: AttackDie[]): void {
  const { skills: learned } = defOf(table, unit);
  for (let i = 0; i < learned.length; i++) {
    const { skill } = learned[i] as (typeof learned)[number];
    const { effect } = skills[skill];
    if (effect.on !== 'dice' || !meets(table, unit, target, effect.when)) continue;
    if (learned.findIndex((other) => other.skill === skill) === i) dice.push({ die: effect.add, why: skill });
  }
}
function meets(table: Table, unit: Unit, target: Target | null, when: Condition): boolean {
  switch (when) {
    case 'stood':
      return unit.walked <= 0; // HOP-19.4
    case 'charged':
      return unit.walked >= CHARGE; // HOP-19.9
    case 'wounded':
      return unit.hp < healthOf(table, unit); // HOP-19.8
    case 'isolated':
      return isIsolated(table, unit); // HOP-19.11
    case 'outnumbered':
      return isOutnumbered(table, unit); // HOP-19.12
    case 'targetFlanked':
      return target !== null && isFlanked(table, unit, target); // HOP-19.10
    case 'targetElite':
      return target !== null && isUnit(target) && isElite(table, unitAt(table, target.unit)); // HOP-19.29
    case 'targetBeast':
      return target !== null && isUnit(target) && defOf(table, unitAt(table, target.unit)).class === 'beast'; // HOP-19.50
    default:
      return false; // conditions of reductions
  }
}
/** The least number of hexes for a Charge. HOP-19.9 */
export const CHARGE = 2;
const isFlanked = (table: Table, unit: Unit, target: Target): boolean =>
  someAround(table, hexOfTarget(table, target), (other) => isAlly(table, unit, other));

/** At most one die by Inspire. HOP-19.25 */
function addFromAllies(table: Table, unit: Unit, dice: AttackDie[]): void {
  if (someAround(table, unit.at, (other) => isAlly(table, unit, other) && levelOf(table, other, 'inspire') > 0)) dice.push(INSPIRED);
}
const INSPIRED: AttackDie = { die: 'yellow', why: 'inspire' };
const isIntimidated = (table: Table, unit: Unit): boolean =>
  someAround(table, unit.at, (other) => isOpponent(table, unit, other) && levelOf(table, other, 'intimidate') > 0);
const someAround = (table: Table, hex: Hex, fits: (unit: Unit) => boolean): boolean =>
  unitsAround(table, hex).some((id) => fits(unitAt(table, id)));

/** What the titan's card says of shardholders that attack it, and of player units next to an active shard. HOP-22.2, HOP-22.3, HOP-22.5 */
function addFromShards(table: Table, id: UnitId, target: Target | null, dice: AttackDie[]): void {
  if (table.shards.length === 0) return;
  const unit = unitAt(table, id);
  const held = boonOf(table, 'holderDie');
  if (held && target !== null && isUnit(target) && defOf(table, unitAt(table, target.unit)).rank === 'titan' && shardsOf(table, id) > 0)
    dice.push({ die: held.add, why: 'shard' });
  const near = boonOf(table, 'nearDie');
  if (near && !isRival(table, unit) && table.shards.some(({ active, at }) => active && at !== NONE && distanceOf(table, unit.at, at) === 1))
    dice.push({ die: near.add, why: 'shard' });
}

function strongestOf(dice: readonly AttackDie[]): number {
  let best = 0;
  for (let i = 1; i < dice.length; i++) if (strength(dice, i) > strength(dice, best)) best = i;
  return best;
}
function weakestOf(dice: readonly AttackDie[]): number {
  let worst = 0;
  for (let i = 1; i < dice.length; i++) if (strength(dice, i) < strength(dice, worst)) worst = i;
  return worst;
}
const strength = (dice: readonly AttackDie[], i: number): number => STRENGTH[(dice[i] as AttackDie).die];

/** The number of dice it would roll now, without those that depend on the target. HOP-3.7 */
export const deadliness = (table: Table, id: UnitId): number => attackDice(table, id, null).length;

/** Rolls an arena die for a direction: its number in COMPASS. HOP-5.3 */
export function rollCompass(ref: Referee, unit: Unit, rule: string): number {
  const face = ref.roll(COMPASS.length);
  ref.tell({ kind: 'arenaDie', rule, unit: unit.name, face, toward: COMPASS[face - 1] ?? null, hexes: null });
  return face - 1;
}
