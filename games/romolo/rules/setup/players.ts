// The players before the first choice. ROM-2

import { certain, type Dice, type Seat } from '@tabularium/kernel';
import { byResource, TOKENS, type Token } from '../../content/kinds.ts';
import { LATER_MONEY, START_MONEY, START_STOCK } from '../../content/tables.ts';
import { hexAt, playerOf } from '../../table/names.ts';
import { type Mode, NONE, type Player, type Setup, type Stance, type Table, type Terms } from '../../table/table.ts';

/** ROM-2.11, ROM-2.12, ROM-17.1 */
export function playersOf(
  { mode, seats }: Setup,
  { battleDie, laterCoins }: Terms,
  { order, dice }: { readonly order: readonly Seat[]; readonly dice: Dice },
): Player[] {
  const owners = mode === 'solo' ? 2 : seats;
  return Array.from({ length: owners }, (_, owner): Player => {
    const automaton = owner >= seats;
    const team = mode === 'teams' ? owner % 2 : owner; // ROM-17.1
    const tokens: Token[] = battleDie || automaton ? [] : TOKENS.slice();
    const aside = tokens.length === 0 ? null : certain(tokens.splice(dice.below(tokens.length), 1)[0], 'a token'); // ROM-2.11
    return {
      owner,
      team,
      automaton,
      alive: true,
      capital: NONE,
      stock: automaton ? byResource(() => 0) : { ...START_STOCK },
      money: automaton ? 0 : START_MONEY + (laterCoins ? LATER_MONEY * order.indexOf(owner) : 0), // ROM-2.12, ROM-2.16
      characters: [],
      hand: tokens,
      spent: [],
      aside,
      battleTokens: 0,
      stances: Array.from({ length: owners }, (_, other) => firstStance(mode, other === owner || (mode === 'teams' && other % 2 === team))),
      hexStances: [],
      looked: [],
      startTerrain: null,
    };
  });
}
/** Undecided toward all but allies, who are never hostile, and the automaton, which always is. ROM-4.9, ROM-1.12, ROM-16.23 */
function firstStance(mode: Mode, isFriend: boolean): Stance {
  if (isFriend) return 'tolerant';
  return mode === 'solo' ? 'hostile' : 'ask';
}
/** Its capital is a plain, face up, without a tower. ROM-2.15 */
export function foundAutomaton(table: Table, capital: number): void {
  hexAt(table, capital).up = true;
  playerOf(table, 1).capital = capital;
}
