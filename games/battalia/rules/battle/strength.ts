// What counts for each side of a battle. BAT-12.7
import type { Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { ATTACK_STRENGTH, DEFENCE_STRENGTH } from '../../content/cards.ts';
import type { Faction } from '../../content/kinds.ts';
import { FACTION_INDEX, factionOfPool, formOfPool, isGreatPool, poolName } from '../../content/pools.ts';
import type { Battle, Table, Target } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import type { Modifier } from '../../table/view.ts';
import { poolOfLaid } from '../cards/uses.ts';
import { isNative } from '../land/heroes.ts';

const BASES = { city: 'cityLevel', hero: undefined, neutral: 'neutralCity', guardians: 'guardians' } as const;

/** The defender's strength before any card. BAT-12.4, BAT-13.1, BAT-13.6 */
export function baseOf(table: Table, at: Space, target: Target, defender: Seat): Modifier[] {
  const reason = BASES[target];
  const value = (target === 'city' ? table.levels[at] : table.guards[at]) as number;
  return [...(reason === undefined ? [] : [{ value, reason }]), ...terrainBonus(table, at, defender)];
}
/** +1 on native land, roads included, with or without a hero there. BAT-17.4, BAT-17.6 */
export const terrainBonus = (table: Table, at: Space, seat: Seat): Modifier[] =>
  seat !== NOBODY && isNative(table, seat, at) ? [{ value: 1, reason: 'terrain' }] : [];

/** The line of a side, or what it would be with one more use of the pool `added`. */
function lineOf(table: Table, seat: Seat, strengths: readonly number[], heroes: number, added?: number): Modifier[] {
  const hero = FACTION_INDEX[playerOf(table, seat).faction as Faction];
  const modifiers: Modifier[] = [];
  let pure = true;
  const count = (pool: number, uses: number): void => {
    modifiers.push({ value: (strengths[formOfPool(pool)] as number) * uses, reason: 'card', card: poolName(pool) }); // BAT-2.3, BAT-9.4
    pure &&= factionOfPool(pool) === hero || isGreatPool(pool); // a wild supply fits no hero. BAT-9.4, BAT-12.8
  };
  for (const item of playerOf(table, seat).laid) if (item.line > 0) count(poolOfLaid(table, item), item.line);
  if (added !== undefined) count(added, 1);
  if (pure && modifiers.length > 0 && heroes > 0) modifiers.push({ value: heroes, reason: 'heroBonus' }); // BAT-12.8
  return modifiers;
}

const attackOf = (table: Table, { at, attacker, attackHeroes }: Battle, added?: number): Modifier[] => [
  ...terrainBonus(table, at, attacker),
  ...lineOf(table, attacker, ATTACK_STRENGTH, attackHeroes, added),
];
const defenceOf = (table: Table, { at, target, defender, defendHeroes }: Battle, added?: number): Modifier[] => [
  ...baseOf(table, at, target, defender),
  ...(defender === NOBODY ? [] : lineOf(table, defender, DEFENCE_STRENGTH, defendHeroes, added)),
];
/** Everything that counts for either side of the current battle. */
export function totals(table: Table): { attack: Modifier[]; defence: Modifier[] } {
  const { battle } = table;
  return battle === null ? { attack: [], defence: [] } : { attack: attackOf(table, battle), defence: defenceOf(table, battle) };
}
export const sum = (modifiers: readonly Modifier[]): number => {
  let total = 0;
  for (const { value } of modifiers) total += value;
  return total;
};
export const attackTotal = (table: Table, battle: Battle, added?: number): number => sum(attackOf(table, battle, added));
export const defenceTotal = (table: Table, battle: Battle, added?: number): number => sum(defenceOf(table, battle, added));
