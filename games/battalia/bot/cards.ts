// What cards are worth to a player who thinks of the next turns.
import { ATTACK_STRENGTH, DEFENCE_STRENGTH } from '../content/cards.ts';
import { type Faction, type Form, type Pool, WEAPONS } from '../content/kinds.ts';
import { FORM_INDEX } from '../content/pools.ts';

const WORTH: Readonly<Record<Form, number>> = {
  friman: 1,
  supply: 0.6,
  chief: 2,
  priest: 3,
  lord: 4.5,
  tool: 2.5,
  weapon: 3,
  amulet: 2.5,
  title: 4,
  scroll: 2,
  tent: 2,
  horse: 2.5,
  hammer: 7,
  sword: 7,
  shield: 7,
  wings: 7,
  horn: 7,
  wild: 4.5,
};
/** A card of the faction that makes cohorts is worth more. */
const COHORT_WORTH = 0.5;

/** `wild isle as chief` is a wild card. */
export const formOf = (pool: Pool): Form => pool.split(' ')[0] as Form;
export const factionOf = (pool: Pool): string | undefined => pool.split(' ')[1];
export const worthOf = (pool: Pool, favourite: Faction | null): number =>
  WORTH[formOf(pool)] + (factionOf(pool) === favourite ? COHORT_WORTH : 0);
export const worthOfAll = (pools: readonly Pool[], favourite: Faction | null): number =>
  pools.reduce((sum, pool) => sum + worthOf(pool, favourite), 0);
export const strengthOf = (pool: Pool, side: 'attack' | 'defence'): number =>
  (side === 'attack' ? ATTACK_STRENGTH : DEFENCE_STRENGTH)[FORM_INDEX[formOf(pool)]] as number;
const OPENERS: readonly Form[] = [...WEAPONS, 'wild'];
export const isOpener = (pool: Pool): boolean => OPENERS.includes(formOf(pool));

/** The faction of most cards. */
export function favouriteOf(pools: readonly Pool[], factions: readonly Faction[]): Faction | null {
  let best: Faction | null = null;
  let most = 0;
  for (const faction of factions) {
    const count = pools.filter((pool) => factionOf(pool) === faction).length;
    if (count > most) [best, most] = [faction, count];
  }
  return best;
}

/** The strongest line of these cards: all of them, or only those that keep the hero's bonus. */
export function bestLine(pools: readonly Pool[], faction: Faction | null, heroes: number, side: 'attack' | 'defence'): number {
  const strength = (list: readonly Pool[]): number => list.reduce((sum, pool) => sum + strengthOf(pool, side), 0);
  const pure = pools.filter((pool) => factionOf(pool) === faction || factionOf(pool) === undefined);
  return Math.max(strength(pools), strength(pure) > 0 ? strength(pure) + heroes : 0);
}
