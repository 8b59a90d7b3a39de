// What a unit is worth, part by part. ARC-18.8
import { ABILITY_PRICES } from './abilities.ts';
import { type Ability, ICONS, type SlotDef, type UnitDef } from './kinds.ts';
import { ICON_VALUES } from './tables.ts';

export type Priced = Pick<UnitDef, 'slots' | 'bar' | 'colours' | 'costs'>;
export interface PointParts {
  readonly base: number;
  readonly hitPoints: number;
  /** The mean of two values: of the best slots, and of the most icons of each kind. */
  readonly icons: number;
  readonly abilities: number;
  /** Good sides and cheap steps other than the front's. */
  readonly codex: number;
}
const BASE = 50;
const PEG = { single: 25, several: 35 } as const;
const CODEX = 10;
const ROUNDED_TO = 25;

export const pointsOf = (unit: Priced): number => {
  const { base, hitPoints, icons, abilities, codex } = pointParts(unit);
  return Math.max(ROUNDED_TO, Math.floor((base + hitPoints + icons + abilities + codex) / ROUNDED_TO + 0.5) * ROUNDED_TO);
};
export function pointParts({ slots, bar, colours, costs }: Priced): PointParts {
  const best = mostOf(slots, iconValue);
  const highest = ICONS.reduce((sum, icon) => sum + ICON_VALUES[icon] * mostOf(slots, ({ icons }) => icons[icon]), 0);
  const printed = new Set([...bar, ...slots.flatMap(({ abilities }) => abilities)]);
  return {
    base: BASE,
    hitPoints: startingSlots(slots).reduce((sum, { pegs }) => sum + (pegs === 1 ? PEG.single : PEG.several * pegs), 0),
    icons: (best + highest) / 2,
    abilities: [...printed].reduce((sum, ability) => sum + priceOf(slots, ability), 0),
    codex: CODEX * (colours.slice(1).filter((colour) => colour !== 'grey').length + costs.slice(1).filter((cost) => cost === 1).length),
  };
}
/** What all icons of a slot are worth together. */
export const iconValue = ({ icons }: Pick<SlotDef, 'icons'>): number =>
  ICONS.reduce((sum, icon) => sum + ICON_VALUES[icon] * icons[icon], 0);
function priceOf(slots: readonly SlotDef[], ability: Ability): number {
  const { price, each } = ABILITY_PRICES[ability];
  return each ? price * mostOf(slots, ({ abilities }) => Number(abilities.includes(ability))) : price;
}

/** Slots in which somebody stands at the beginning. */
export const startingSlots = (slots: readonly SlotDef[]): readonly SlotDef[] => slots.filter(({ figure }) => figure !== null);
/** The most of something that the starting figures can have, each on slots of its kind. ARC-1.6 */
export function mostOf(slots: readonly SlotDef[], count: (slot: SlotDef) => number): number {
  const kinds = Map.groupBy(slots, ({ circle, size, pegs }) => `${circle} ${size} ${pegs}`);
  return [...kinds.values()].reduce((sum, alike) => {
    const best = alike.map(count).toSorted((a, b) => b - a);
    return sum + best.slice(0, startingSlots(alike).length).reduce((all, one) => all + one, 0);
  }, 0);
}
