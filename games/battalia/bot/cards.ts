// What cards are worth to a player who thinks of the next turns.
import { ATTACK_STRENGTH, DEFENCE_STRENGTH } from '../content/cards.ts';
import { type Faction, type Form, type Pool, WEAPONS } from '../content/kinds.ts';
import { FACTION_INDEX, FORM_INDEX, FORMS, factionOfPool, formOfPool, NO_FACTION } from '../content/pools.ts';
import { cardOf } from '../rules/cards/zones.ts';
import type { Card, Player, Table } from '../table/table.ts';

export const WORTH: Readonly<Record<Form, number>> = {
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
export const formOf = (pool: Pool): Form => (pool.includes(' ') ? pool.slice(0, pool.indexOf(' ')) : pool) as Form;
export const factionOf = (pool: Pool): string | undefined => pool.split(' ')[1];
export const worthOf = (pool: Pool, favourite: Faction | null): number =>
  WORTH[formOf(pool)] + (factionOf(pool) === favourite ? COHORT_WORTH : 0);
export const worthOfAll = (pools: readonly Pool[], favourite: Faction | null): number =>
  pools.reduce((sum, pool) => sum + worthOf(pool, favourite), 0);
export const strengthOf = (pool: Pool, side: 'attack' | 'defence'): number => STRENGTH[side][FORM_INDEX[formOf(pool)]] as number;
const STRENGTH = { attack: ATTACK_STRENGTH, defence: DEFENCE_STRENGTH };

/** Hand, nation, haven and ambush. A good memory knows which cards are in the nation, but not their order. */
export const ownedBy = ({ hand, haven, ambush, nation }: Player): readonly (readonly Card[])[] => [hand, haven, ambush, nation];

/** The faction that most cards of a deck belong to. */
export function favouriteOf(table: Table, player: Player): Faction | null {
  const counts = [0, 0, 0, 0, 0];
  for (const cards of ownedBy(player))
    for (const card of cards) {
      const { factionIndex } = cardOf(table, card);
      counts[factionIndex] = (counts[factionIndex] as number) + 1;
    }
  let best: Faction | null = null;
  let most = 0;
  for (const faction of table.factions) {
    const count = counts[FACTION_INDEX[faction]] as number;
    if (count > most) [best, most] = [faction, count];
  }
  return best;
}

/** How strong some cards are together: all of them, and those that keep the hero's bonus. */
export interface Line {
  readonly all: number;
  readonly pure: number;
}
export function lineOf(pools: readonly number[], faction: Faction | null, side: 'attack' | 'defence'): Line {
  let [all, pure] = [0, 0];
  for (const pool of pools) {
    const strength = STRENGTH[side][formOfPool(pool)] as number;
    all += strength;
    if (keepsBonus(pool, faction)) pure += strength;
  }
  return { all, pure };
}
/** Whether a card leaves heroes of this faction their bonus. */
export function keepsBonus(pool: number, faction: Faction | null): boolean {
  const index = factionOfPool(pool);
  return index === NO_FACTION || (faction !== null && index === FACTION_INDEX[faction]);
}
/** The strongest line of these cards: all of them, or only the pure ones with the heroes. */
export const strongest = ({ all, pure }: Line, heroes: number): number => Math.max(all, pure > 0 ? pure + heroes : 0);

const OPENERS = FORMS.map((form) => WEAPONS.includes(form) || form === 'wild');
/** Whether it can open a battle. */
export const isOpener = (pool: number): boolean => OPENERS[formOfPool(pool)] === true;
