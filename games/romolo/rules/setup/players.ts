// The players and the units as they are before anything is chosen. ROM-2
import type { Dice, Seat } from '@tabularium/kernel';
import { BANK, COLOURS, TOKENS, type Token, type UnitKind } from '../../content/kinds.ts';
import { AUTOMATON_UNITS, bankStart, COLOUR_PIECES, LATER_MONEY, START_MONEY, START_STOCK } from '../../content/tables.ts';
import {
  type HexState,
  type Mode,
  NONE,
  type Owner,
  type Player,
  type Setup,
  type Stance,
  type Table,
  type Terms,
  type Unit,
} from '../../table/table.ts';

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
    const aside = tokens.length === 0 ? null : (tokens.splice(dice.below(tokens.length), 1)[0] as Token); // ROM-2.11
    return {
      owner,
      team,
      automaton,
      alive: true,
      capital: NONE,
      stock: automaton ? START_STOCK.map(() => 0) : START_STOCK.slice(),
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
/** Nobody has said anything yet; but nobody is hostile to allies, and the automaton and its player always are. ROM-4.9, ROM-1.12, ROM-16.23 */
function firstStance(mode: Mode, isFriend: boolean): Stance {
  if (isFriend) return 'tolerant';
  return mode === 'solo' ? 'hostile' : 'ask';
}
const newUnit = (kind: UnitKind, name: string, owner: Owner): Unit => ({
  kind,
  name,
  owner,
  zone: 'reserve',
  at: NONE,
  lying: null,
  actions: 0,
  movesOnly: false,
  penalty: false,
  penaltyTurn: 0,
  used: false,
  unhindered: false,
});
/** Each colour's, then the mercenaries of the bank, then the automaton's. ROM-2.11, ROM-16.2 */
export function unitsOf(seats: number, solo: boolean): Unit[] {
  const some = (kind: UnitKind, of: string, owner: Owner, n: number): Unit[] =>
    Array.from({ length: n }, (_, i) => newUnit(kind, `${of}${kind === 'mercenary' ? '' : `.${kind}`}.${i + 1}`, owner));
  const all: Unit[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const kind of ['worker', 'soldier', 'explorer'] as const)
      all.push(...some(kind, COLOURS[seat] as string, seat, COLOUR_PIECES[kind]));
  all.push(...some('mercenary', 'mercenary', NONE, (bankStart[seats] as readonly number[])[BANK.indexOf('mercenary')] as number));
  if (solo) all.push(...some('soldier', 'automaton', 1, AUTOMATON_UNITS));
  return all;
}
/** Its capital is a plain, face up, without a tower. ROM-2.15 */
export function foundAutomaton(table: Table, capital: number): void {
  const hex = table.hexes[capital] as HexState;
  hex.up = true;
  const player = table.players[1] as Player;
  player.capital = capital;
}
