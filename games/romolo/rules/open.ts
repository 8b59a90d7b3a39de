// The table as it stands before the first decision. ROM-2
import { type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { CHARACTER_TYPES, charactersUsed, displaySize, ofType } from '../content/characters.ts';
import type { Content } from '../content/index.ts';
import {
  BANK,
  type Character,
  COLOURS,
  type EventCube,
  TERRAINS,
  type Terrain,
  TOKENS,
  type Token,
  type UnitKind,
} from '../content/kinds.ts';
import { type GameMap, maps } from '../content/maps.ts';
import {
  AUTOMATON_UNITS,
  bankStart,
  COLOUR_PIECES,
  LATER_MONEY,
  multiplierTokens,
  START_MONEY,
  START_PLAINS,
  START_PRICE,
  START_STOCK,
  tiles,
  WATER_PILE,
} from '../content/tables.ts';
import {
  type Due,
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
} from '../table/table.ts';
import { allCubes } from './solitaire/event-line.ts';
import { newTurn } from './turn/turn.ts';

const termsOf = ({ mode, seats, options }: Setup): Terms => ({
  mode,
  map: seats as Terms['map'],
  battleDie: options['battleDie'] === 'on',
  coinsSecret: mode !== 'solo' && options['coinsSecret'] !== 'off',
  eventMode: options['eventMode'] === 'bag' ? 'bag' : 'line',
  laterCoins: options['laterCoins'] === 'on',
  roundLimit: options['roundLimit'] === 'on',
});

/** Lays out the game as far as nobody has to decide anything; tiles are laid when everybody has taken a start terrain. */
export function open(setup: Setup, content: Content, dice: Dice): Table {
  const terms = termsOf(setup);
  const { mode } = terms;
  const { seats } = setup;
  const map = maps[seats] as GameMap;
  const order = orderOf(seats, dice);
  const players = playersOf(setup, terms, { order, dice });
  const { pile, rest } = pileOf(seats, dice);
  const table: Table = {
    content,
    terms,
    phase: 'setup',
    due: dueOf(order),
    order,
    round: 0,
    turn: newTurn(NONE, 0),
    hexes: map.names.map(newHex),
    units: unitsOf(seats, mode === 'solo'),
    players,
    present: map.names.flatMap(() => players.map(() => 0)),
    bank: (bankStart[seats] as readonly number[]).slice(), // ROM-2.10
    prices: START_STOCK.map(() => START_PRICE), // ROM-2.9
    columns: START_STOCK.map(() => []),
    display: pile.splice(0, displaySize[seats] as number), // ROM-2.8
    pile,
    lostCharacters: [],
    waterPile: WATER_PILE, // ROM-2.2
    rest: { terrains: stackOf(seats, mode === 'solo'), multipliers: multiplierTokens.slice(), characters: rest },
    discards: [],
    ending: false,
    events: mode === 'solo' ? eventLine(dice) : [],
    pastEvents: [],
    battle: null,
    scoring: null,
    fallen: [],
    gone: [],
    ended: null,
  };
  if (mode === 'solo') foundAutomaton(table, map.automaton);
  return table;
}

/** A random first player, then clockwise. ROM-2.1 */
function orderOf(seats: number, dice: Dice): Seat[] {
  const first = seats === 1 ? 0 : dice.below(seats);
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
/** What has to be chosen at the table, in order. ROM-2.3, ROM-2.6, ROM-2.12, ROM-2.13 */
function dueOf(order: readonly Seat[]): Due[] {
  const ask = (what: Due['what']): Due[] => order.map((seat) => ({ seat, what }));
  const pieces = ['tower', 'farm', 'warehouse', 'worker', 'worker'] as const;
  return [...ask('terrain'), ...ask('place'), ...ask('bonus'), ...order.flatMap((seat) => pieces.map((what): Due => ({ seat, what })))];
}

/** The tiles that will be laid out or taken: without the Water Pile and the plains of the start hexes. ROM-2.2, ROM-2.4 */
function stackOf(seats: number, solo: boolean): Terrain[] {
  const aside: Readonly<Record<Terrain, number>> = { plain: START_PLAINS * seats + (solo ? 1 : 0), hill: 0, forest: 0, water: WATER_PILE };
  return TERRAINS.flatMap((terrain) => Array.from({ length: tiles[terrain] - aside[terrain] }, () => terrain));
}
const newHex = (): HexState => ({
  terrain: 'plain',
  up: false,
  multiplier: 0,
  farms: 0,
  temples: 0,
  sawmills: 0,
  quarries: 0,
  aqueducts: 0,
  forums: 0,
  stores: [],
  ports: 0,
  walls: 0,
  tower: NONE,
  cracked: false,
  yielded: false,
});

/** Some of each type, the first type on top. ROM-2.8 */
function pileOf(seats: number, dice: Dice): { pile: Character[]; rest: Character[] } {
  const pile: Character[] = [];
  const rest: Character[] = [];
  for (const type of CHARACTER_TYPES) {
    const all = ofType(type);
    shuffle(all, dice);
    const used = charactersUsed[seats]?.[type] ?? 0;
    pile.push(...all.slice(0, used));
    rest.push(...all.slice(used));
  }
  return { pile, rest };
}
/** ROM-2.15 */
function eventLine(dice: Dice): EventCube[] {
  const line = allCubes();
  shuffle(line, dice);
  return line;
}

// ---- players and units

/** ROM-2.11, ROM-2.12, ROM-17.1 */
function playersOf(
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
function unitsOf(seats: number, solo: boolean): Unit[] {
  const some = (kind: UnitKind, of: string, owner: Owner, n: number): Unit[] =>
    Array.from({ length: n }, (_, i) => newUnit(kind, `${of}${kind === 'mercenary' ? '' : `.${kind}`}.${i + 1}`, owner));
  const all: Unit[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const kind of ['worker', 'soldier', 'explorer'] as const)
      all.push(...some(kind, COLOURS[seat] as string, seat, COLOUR_PIECES[kind]));
  all.push(...some('mercenary', 'mercenary', NONE, bankStart[seats]?.[BANK.indexOf('mercenary')] ?? 0));
  if (solo) all.push(...some('soldier', 'automaton', 1, AUTOMATON_UNITS));
  return all;
}
/** Its capital is a plain, face up, without a tower. ROM-2.15 */
function foundAutomaton(table: Table, capital: number): void {
  const hex = table.hexes[capital] as HexState;
  hex.up = true;
  const player = table.players[1] as Player;
  player.capital = capital;
}
