// Traits: what a figure's passive abilities and items do, looked up where the rules need them. MOB-7.61, MOB-7.62, MOB-7.76
import { itemOf } from '../../content/find.ts';
import type { CharacterDef, ItemDef, Stat, Trait, WeaponDef } from '../../content/kinds.ts';
import type { Part } from '../../table/events.ts';
import { defOf, figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { isMassive } from './figures.ts';

/** A trait and the ability or item that gives it. */
export interface Owned {
  readonly from: string;
  readonly trait: Trait;
  readonly isShield: boolean;
}
const ownedOf = (card: CharacterDef | ItemDef): readonly Owned[] => {
  let owned = ownedByCard.get(card);
  if (owned === undefined) {
    owned =
      'abilities' in card
        ? card.abilities.flatMap(ofAbility)
        : card.use.kind === 'passive'
          ? given(card.id, card.use.traits, card.type === 'shield')
          : [];
    ownedByCard.set(card, owned);
  }
  return owned;
};
/** Cache: cards never change. */
const ownedByCard = new WeakMap<CharacterDef | ItemDef, readonly Owned[]>();
const given = (from: string, traits: readonly Trait[], isShield: boolean): Owned[] => traits.map((trait) => ({ from, trait, isShield }));
const ofAbility = (ability: CharacterDef['abilities'][number]): Owned[] =>
  ability.kind === 'passive' ? given(ability.id, ability.traits, false) : [];

/** Every trait of a figure, abilities first, then items. They override the rulebook. MOB-2.19 */
export function traitsOf(table: Table, id: FigureId): readonly Owned[] {
  const own = ownedOf(defOf(table, id));
  let all: Owned[] | undefined;
  for (const { card } of figureAt(table, id).items) {
    const item = itemOf(table.content, card);
    const more = item === undefined ? [] : ownedOf(item);
    if (more.length > 0) all = [...(all ?? own), ...more];
  }
  return all ?? own;
}
type Word = Trait['trait'];
type OfWord<W extends Word> = Extract<Trait, { readonly trait: W }>;
type OwnedOf<W extends Word> = Owned & { readonly trait: OfWord<W> };
/** A figure's traits of one kind, without those of its shield if a weapon ignores it. MOB-12.5 */
export const traitsCalled = <W extends Word>(table: Table, id: FigureId, word: W, noShield = false): OwnedOf<W>[] =>
  traitsOf(table, id).filter((owned): owned is OwnedOf<W> => owned.trait.trait === word && !(noShield && owned.isShield));
export function hasTrait(table: Table, id: FigureId, word: Word): boolean {
  for (const { trait } of traitsOf(table, id)) if (trait.trait === word) return true;
  return false;
}

// ---- moving

/** Massive figures and those with the trait cannot be pushed or pulled. MOB-7.117, MOB-11.8 */
export const isImmovable = (table: Table, id: FigureId): boolean => isMassive(figureAt(table, id)) || hasTrait(table, id, 'immovable');
/** The figure may jump instead of walking. MOB-11.3 */
export const movesAsJump = (table: Table, id: FigureId): boolean => hasTrait(table, id, 'movesAsJump');

const CROSSING = { low: 3, high: 6 } as const;
/** The movement points it takes to cross a low or high obstacle. MOB-6.17, MOB-6.19 */
export function crossingCost(table: Table, id: FigureId, what: 'low' | 'high'): number {
  let points: number = CROSSING[what];
  for (const { trait } of traitsCalled(table, id, 'crosses')) if (trait.what === what) points = Math.min(points, trait.points);
  return points;
}

// ---- weapons

/** The range of a weapon in a figure's hands, in inches. MOB-6.42, MOB-13.14 */
export function rangeOf(table: Table, id: FigureId, weapon: WeaponDef): number {
  if (weapon.type !== 'ranged') return weapon.range;
  let inches = weapon.range;
  for (const { trait } of traitsCalled(table, id, 'range')) inches += trait.inches;
  return inches;
}

// ---- statistics

/** The value on the character card, without anything that changes it. MOB-6.38 */
export const basePart = (table: Table, id: FigureId, stat: Stat): Part[] => [{ reason: stat, value: defOf(table, id).stats[stat] }];
/** The value of a statistic, part by part. MOB-5.1 */
export function statParts(table: Table, id: FigureId, stat: Stat, noShield = false): Part[] {
  const parts = basePart(table, id, stat);
  for (const { from, trait } of traitsCalled(table, id, 'stat', noShield))
    if (trait.stat === stat) parts.push({ reason: from, value: trait.plus });
  return parts;
}
