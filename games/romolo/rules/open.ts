// The table as it stands before the first decision. ROM-2

import { byKey, type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { CHARACTER_TYPES, charactersUsed, displaySize, ofType } from '../content/characters.ts';
import { BANK, bankStart } from '../content/constructions.ts';
import type { Content } from '../content/index.ts';
import { byResource, type Character, type EventCube, TERRAINS, type Terrain } from '../content/kinds.ts';
import { type GameMap, maps } from '../content/maps.ts';
import { multiplierTokens, START_PLAINS, START_PRICE, tiles, WATER_PILE } from '../content/tables.ts';
import { listedIn } from '../table/roster.ts';
import { type HexState, NONE, type Setup, type Table, type Terms } from '../table/table.ts';
import { foundAutomaton, playersOf } from './setup/players.ts';
import { dueOf } from './setup/prepare.ts';
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

/** Lays out everything that needs no decision. Tiles follow once everybody has taken a start terrain. */
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
    units: [],
    players,
    present: map.names.flatMap(() => players.map(() => 0)),
    bank: bankOf(seats), // ROM-2.10
    prices: byResource(() => START_PRICE), // ROM-2.9
    columns: byResource(() => []),
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
  table.units = listedIn(table).map(() => 'reserve'); // ROM-2.11
  if (mode === 'solo') foundAutomaton(table, map.automaton);
  return table;
}

const bankOf = (seats: number): Table['bank'] => byKey(BANK, (type) => bankStart(seats, type));
/** A random first player, then clockwise. ROM-2.1 */
function orderOf(seats: number, dice: Dice): Seat[] {
  const first = seats === 1 ? 0 : dice.below(seats);
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
/** The tiles that will be laid out or taken: without the Water Pile and the plains of the start hexes. ROM-2.2, ROM-2.4 */
function stackOf(seats: number, solo: boolean): Terrain[] {
  const aside: Readonly<Record<Terrain, number>> = { plain: START_PLAINS * seats + (solo ? 1 : 0), hill: 0, forest: 0, water: WATER_PILE };
  return TERRAINS.flatMap((terrain) => Array.from({ length: tiles[terrain] - aside[terrain] }, () => terrain));
}
/** Names every field, so that all hexes share one hidden class: that is fast. */
const newHex = (): HexState => ({
  terrain: 'plain',
  up: false,
  multiplier: undefined,
  built: undefined,
  stores: undefined,
  ports: undefined,
  walls: undefined,
  tower: undefined,
  cracked: undefined,
  yielded: undefined,
});

/** Some of each type, the first type on top. ROM-2.8 */
function pileOf(seats: number, dice: Dice): { pile: Character[]; rest: Character[] } {
  const pile: Character[] = [];
  const rest: Character[] = [];
  const counts = charactersUsed[seats] as (typeof charactersUsed)[number];
  for (const type of CHARACTER_TYPES) {
    const all = ofType(type);
    shuffle(all, dice);
    const used = counts[type];
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
