// What follows from what is printed on a card.
import { type Ability, ICONS, type Icon, type SlotDef, type UnitDef } from '../../content/kinds.ts';
import type { SlotId } from '../../table/table.ts';

/** Where an ability is printed. */
export interface Printed {
  readonly isOnBar: boolean;
  readonly slots: readonly SlotId[];
}
export interface Card {
  readonly abilities: ReadonlyMap<Ability, Printed>;
  /** By slot: how many icons of a kind. */
  readonly icons: Readonly<Record<Icon, readonly number[]>>;
  /** By slot: the first one for figures of the same kind. ARC-1.6 */
  readonly fit: readonly SlotId[];
  /** By slot: the first one for figures of the same kind that gives the same icons and abilities. */
  readonly gift: readonly SlotId[];
  /** By slot: the first one in which the same figure starts. */
  readonly figure: readonly SlotId[];
}
/** Cards never change, so each is worked out once. */
const cardsByDef = new WeakMap<UnitDef, Card>();
export function cardOf(def: UnitDef): Card {
  const card = cardsByDef.get(def);
  if (card !== undefined) return card;
  const { slots } = def;
  const firstLike = (isLike: (a: SlotDef, b: SlotDef) => boolean): SlotId[] =>
    slots.map((one) => slots.findIndex((other) => isLike(one, other)));
  const count = (icon: Icon): number[] => slots.map(({ icons }) => icons[icon]);
  const made: Card = {
    abilities: abilitiesOn(def),
    icons: { A: count('A'), D: count('D'), R: count('R'), M: count('M') },
    fit: firstLike(isForSame),
    gift: firstLike((a, b) => isForSame(a, b) && printSame(a, b)),
    figure: firstLike((a, b) => a.figure === b.figure),
  };
  cardsByDef.set(def, made);
  return made;
}
function abilitiesOn({ bar, slots }: UnitDef): ReadonlyMap<Ability, Printed> {
  const all = new Set([...bar, ...slots.flatMap(({ abilities }) => abilities)]);
  const where = (ability: Ability): SlotId[] => slots.flatMap(({ abilities }, slot) => (abilities.includes(ability) ? [slot] : []));
  return new Map([...all].map((ability) => [ability, { isOnBar: bar.includes(ability), slots: where(ability) }]));
}
/** Neither one kind of creature nor one kind of troops prevails. ARC-1.14 */
export const isMixedOrIrregular = ({ descriptor, troops }: UnitDef): boolean => descriptor === 'mixed' || troops === 'irregular';
/** Circle, foot and pegs are the same. ARC-1.6 */
const isForSame = (a: SlotDef, b: SlotDef): boolean => a.circle === b.circle && a.size === b.size && a.pegs === b.pegs;
const printSame = (a: SlotDef, b: SlotDef): boolean =>
  ICONS.every((icon) => a.icons[icon] === b.icons[icon]) &&
  a.abilities.length === b.abilities.length &&
  a.abilities.every((ability) => b.abilities.includes(ability));
