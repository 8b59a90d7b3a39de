// How many dice are rolled in a combat, and why. ARC-9.3 to ARC-9.7, ARC-10.2 to ARC-10.10, ARC-14.0d

import type { Ability, SideColour, UnitDef } from '../../content/kinds.ts';
import { DISADVANTAGE, THROWN_DICE } from '../../content/tables.ts';
import type { ShotForm } from '../../table/asks.ts';
import { type DicePart, defOf, type SideId, type SlotId, type Table, type UnitId, unitAt } from '../../table/table.ts';
import type { SightLine } from '../field/sight.ts';
import { isMixedOrIrregular } from '../units/cards.ts';
import { abilityCount, has, iconsOf, slotOf } from '../units/figures.ts';
import { neighboursOf } from '../units/placing.ts';
import { isEnemy } from '../units/teams.ts';

/** An attack before its dice are rolled. */
export interface Clash {
  readonly kind: 'melee' | ShotForm;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly from: SideId;
  readonly to: SideId;
  /** At range: the line of the shot. */
  readonly line: SightLine | null;
  /** Whom a sniper aims at. */
  readonly slot: SlotId | null;
}
export interface DiceCount {
  readonly attack: readonly DicePart[];
  readonly defence: readonly DicePart[];
  readonly attackDice: number;
  readonly defenceDice: number;
}
const sumOf = (parts: readonly DicePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);
const part = (reason: string, value: number): DicePart[] => (value === 0 ? [] : [{ reason, value }]);

/** ARC-9.6 */
export const attackDiceOf = (table: Table, clash: Clash): number => Math.max(0, sumOf(attackParts(table, clash)));
/** Sums stop at 0 once, at the end; cowardice counts last. ARC-9.6, ARC-14.18 */
export function countDice(table: Table, clash: Clash): DiceCount {
  const attack = attackParts(table, clash);
  const attackDice = Math.max(0, sumOf(attack));
  if (clash.slot !== null) {
    const defence = slotDefence(table, clash.defender, clash.slot);
    return { attack, defence, attackDice, defenceDice: sumOf(defence) };
  }
  const hasIcons = clash.kind === 'melee' || iconsOf(table, clash.defender, 'D') > 0; // ARC-10.3: at range a unit without icons has phantom dice only
  const defence = hasIcons ? defenceParts(table, clash) : [];
  const entitled = Math.max(0, sumOf(defence));
  const isCowed = entitled > 0 && attackDice > entitled && has(table, clash.defender, 'cowardly');
  return {
    attack,
    defence: [...defence, ...part('cowardly', isCowed ? -1 : 0)],
    attackDice,
    defenceDice: isCowed ? entitled - 1 : entitled,
  };
}
/** 1 die and what is on the slot. ARC-14.57 */
function slotDefence(table: Table, id: UnitId, slot: SlotId): DicePart[] {
  return [{ reason: 'slot', value: 1 }, ...part('icons', slotOf(defOf(table, unitAt(table, id)), slot).icons.D)];
}

// ---- sides. ARC-1.10, ARC-1.11, ARC-1.12

export const colourOf = (table: Table, id: UnitId, side: SideId): SideColour => defOf(table, unitAt(table, id)).colours[side];
const isDisadvantaged = (colour: SideColour, isShot: boolean): boolean => (isShot ? colour !== 'blue' : colour === 'grey');
/** Dice from icons, or from the ability that shoots. ARC-10.2, ARC-14.57, ARC-14.65 */
export function rawDice(table: Table, id: UnitId, kind: Clash['kind']): number {
  switch (kind) {
    case 'melee':
      return iconsOf(table, id, 'A');
    case 'shot':
      return iconsOf(table, id, 'R');
    case 'thrown':
      return THROWN_DICE * abilityCount(table, id, 'thrownWeapon');
    case 'sniper':
      return abilityCount(table, id, 'sniper');
  }
}

// ---- the attacker

function attackParts(table: Table, clash: Clash): DicePart[] {
  const { kind, attacker, defender, from } = clash;
  const isShot = kind !== 'melee';
  const base = part('icons', rawDice(table, attacker, kind));
  const side = part('side', isDisadvantaged(colourOf(table, attacker, from), isShot) ? -DISADVANTAGE : 0);
  if (isShot) return [...base, ...side, ...shotPenalties(table, clash)];
  const bonuses = ATTACK_BONUSES.flatMap(([ability, dice]) =>
    has(table, attacker, ability) ? part(ability, dice(table, attacker, defender, clash)) : [],
  );
  return [...base, ...side, ...bonuses, ...part('fear', has(table, defender, 'fear') ? -1 : 0)]; // ARC-14.29
}
/** ARC-10.7, ARC-10.9, ARC-14.36, ARC-14.53 */
function shotPenalties(table: Table, { kind, attacker, defender, line }: Clash): DicePart[] {
  const isHail = has(table, attacker, 'hailOfArrows');
  const inMelee =
    kind !== 'thrown' &&
    !has(table, attacker, 'precision') &&
    neighboursOf(table, defender).some(({ unit }) => isEnemy(table, defender, unit));
  return [
    ...part('crossedUnits', isHail || line === null ? 0 : -line.units.length),
    ...part('crossedTerrain', isHail || line === null ? 0 : -line.difficult.length),
    ...part('intoMelee', inMelee ? -1 : 0),
  ];
}

type Bonus = (table: Table, id: UnitId, other: UnitId, clash: Clash) => number;
const when =
  (dice: number, test: (other: UnitDef, own: UnitDef) => boolean): Bonus =>
  (table, id, other) =>
    test(defOf(table, unitAt(table, other)), defOf(table, unitAt(table, id))) ? dice : 0;
/** The cards of an army, the fallen included. ARC-2.5 */
const armyOf = (table: Table, seat: number): UnitDef[] => table.units.flatMap((unit) => (unit.seat === seat ? [defOf(table, unit)] : []));
const isWholeArmy = (table: Table, id: UnitId, test: (def: UnitDef) => boolean): boolean =>
  armyOf(table, unitAt(table, id).seat).every(test);
/** For melee attacks only. */
const ATTACK_BONUSES: readonly (readonly [Ability, Bonus])[] = [
  ['aggressive', (table, id) => (unitAt(table, id).aggressive ? 1 : 0)], // ARC-14.1
  ['carnivorous', when(2, ({ troops }) => troops === 'cavalry')], // ARC-14.13
  ['cunning', (table, _, other, { to }) => (colourOf(table, other, to) === 'grey' ? 2 : 0)], // ARC-14.20
  ['demolitionist', when(3, ({ descriptor }) => descriptor === 'construct')], // ARC-14.25
  ['fervor', (table, id, other) => (isBesideFriend(table, id, other) ? 1 : 0)], // ARC-14.30
  ['hellenicPride', (table, id) => (isWholeArmy(table, id, ({ faction }) => faction === 'egyptian') ? 4 : 0)], // ARC-14.40
  ['natureMagic', when(2, ({ descriptor }) => ['construct', 'undead', 'mythological'].includes(descriptor))], // ARC-14.48
  ['resentful', when(2, ({ descriptor }) => descriptor === 'human')], // ARC-14.55
  ['specialized', when(1, isMixedOrIrregular)], // ARC-14.60
  ['trample', when(2, ({ troops }) => troops === 'infantry' || troops === 'shooters')], // ARC-14.67
  ['xenophobic', xenophobic], // ARC-14.70
];
function xenophobic(table: Table, id: UnitId, other: UnitId): number {
  const { faction } = defOf(table, unitAt(table, id));
  return isWholeArmy(table, id, (def) => def.faction === faction) && defOf(table, unitAt(table, other)).faction !== faction ? 2 : 0;
}
/** The enemy also touches another friendly unit. */
const isBesideFriend = (table: Table, id: UnitId, other: UnitId): boolean =>
  neighboursOf(table, other).some(({ unit }) => unit !== id && !isEnemy(table, id, unit));

// ---- the defender

function defenceParts(table: Table, clash: Clash): DicePart[] {
  const { kind, attacker, defender, to } = clash;
  const isMelee = kind === 'melee';
  const bonuses = DEFENCE_BONUSES.flatMap(([ability, dice]) =>
    has(table, defender, ability) ? part(ability, dice(table, defender, attacker, clash)) : [],
  );
  return [
    ...part('icons', iconsOf(table, defender, 'D')),
    ...part('side', isDisadvantaged(colourOf(table, defender, to), false) ? -DISADVANTAGE : 0), // ARC-9.5, ARC-10.3
    ...bonuses,
    ...part('fear', isMelee && has(table, attacker, 'fear') ? -1 : 0), // ARC-14.29
    ...part('superiorReach', isMelee && has(table, attacker, 'superiorReach') ? -2 : 0), // ARC-14.63
  ];
}
const DEFENCE_BONUSES: readonly (readonly [Ability, Bonus])[] = [
  ['heavyArmor', (_, __, ___, { kind }) => (kind === 'melee' ? 1 : 0)], // ARC-14.39
  ['hellenicPride', (table, id) => (isWholeArmy(table, id, ({ subfaction }) => subfaction === 'greek') ? 2 : 0)], // ARC-14.40
  ['romanPatriot', when(2, ({ faction }) => faction === 'egyptian')], // ARC-14.56
  ['spearmen', when(1, ({ troops }) => troops === 'cavalry')], // ARC-14.58
  ['wallOfShields', (table, id, _, { kind }) => (kind === 'melee' ? 0 : 2 * abilityCount(table, id, 'wallOfShields'))], // ARC-14.68
];

// ---- what is allowed

/** Too few icons for a disadvantaged side. ARC-9.4, ARC-10.2 */
export const isTooWeak = (table: Table, { kind, attacker, from }: Clash): boolean =>
  isDisadvantaged(colourOf(table, attacker, from), kind !== 'melee') && rawDice(table, attacker, kind) <= DISADVANTAGE;
