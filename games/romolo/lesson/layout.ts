// Tables described in the words of the game, for lessons and tests. What is not mentioned is absent: buildings, units, goods.

import { checkSetup, FastDice, type Seat } from '@tabularium/kernel';
import { characters as characterDefs, displaySize } from '../content/characters.ts';
import { type BankType } from '../content/constructions.ts';
import { byResource, CHARACTERS, type Character, type EventCube, type Resource, TOKENS, type Token } from '../content/kinds.ts';
import { type GameMap, maps } from '../content/maps.ts';
import { romolo } from '../rules/index.ts';
import { newHeld } from '../rules/people/powers.ts';
import { newTurn } from '../rules/turn/turn.ts';
import { asksCubes } from '../rules/works/characters.ts';
import { hexAt, playerOf } from '../table/names.ts';
import { listed, listedIn } from '../table/roster.ts';
import { type Mode, NONE, type Owner, type Setup, type Table, type Terms, type Turn } from '../table/table.ts';

import { counted, describeHex, hexCalled, putOnMap, resourceCalled, setTilesAside, unitCalled } from './map-words.ts';

export interface Layout {
  /** Free unless said. */
  readonly mode?: Mode;
  /** As few as the mode allows unless said. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The map for this many players; the small one by default. Hexes are face-up plains by default. */
  readonly map?: Terms['map'];
  /** Seats in the order of a round; by number unless said. */
  readonly order?: readonly Seat[];
  /** 2 unless said. */
  readonly round?: number;
  /** Whose turn it is: seat 0 unless said; in the solitaire 1 is the automaton. */
  readonly active?: Owner;
  /** Where this turn stands: in the action phase unless said. */
  readonly phase?: Turn['phase'];
  /** Anything else about the turn. */
  readonly turn?: Partial<Turn>;
  /** By seat: the hex with the tower; null: none. On the small map c1, e3, a1, a3 (d3 in the solitaire), elsewhere a start hex. */
  readonly capitals?: readonly (string | null)[];
  /**
   * A terrain, `down`, `x2`, `x3`, pieces (`farm`, `2 temple`, `warehouse`, `warehouse=2wood`, `port=NE`, `walls=W,E`), `cracked`, `yielded`:
   * `{ c3: 'hill quarry walls=W', d1: 'down water x2' }`.
   */
  readonly hexes?: Readonly<Record<string, string>>;
  /**
   * A hex, or `fallen`, and any of `of 1` (whose a mercenary is; seat 0 unless said), why it lies (`moved`, `acted`, `explored`, `created`,
   * `attacked`), the number of its actions (all unless said), `penalty` (of an earlier turn), `freshPenalty` (of this one), `movesOnly`, `used`,
   * `unhindered`: `{ 'yellow.worker.1': 'c3 1', 'mercenary.1': 'c4 of 1 penalty' }`.
   */
  readonly units?: Readonly<Record<string, string>>;
  /** By owner: `2 wheat 1 salt`. */
  readonly stock?: readonly string[];
  /** By owner, in half coins. */
  readonly money?: readonly number[];
  /** By owner: a character with its charges, `used`, and the cubes on it: `['dux 4', 'praepositus wheat used']`. */
  readonly characters?: readonly (readonly string[])[];
  /** By seat: the tokens in hand; all but `retreat` unless said. Of the others the last is aside, the rest was played. */
  readonly hand?: readonly (readonly Token[] | undefined)[];
  readonly battleTokens?: readonly number[];
  /** Pairs: the first is tolerant to the second. Everybody else is hostile. */
  readonly tolerant?: readonly (readonly [Owner, Owner])[];
  /** Pairs: the first wants to be asked about the second. */
  readonly asked?: readonly (readonly [Owner, Owner])[];
  /** By seat: face-down hexes that it has looked at. */
  readonly looked?: readonly (readonly string[])[];
  /** What is left, where it differs from the start of a match. */
  readonly bank?: Readonly<Partial<Record<BankType, number>>>;
  readonly prices?: Readonly<Partial<Record<Resource, number>>>;
  /** Cubes above the columns. */
  readonly columns?: Readonly<Partial<Record<Resource, readonly Resource[]>>>;
  /** The slots of the display; as dealt unless said. */
  readonly display?: readonly (Character | null)[];
  /** The next one first; empty by default if a display is given. */
  readonly pile?: readonly Character[];
  readonly waterPile?: number;
  readonly ending?: boolean;
  /** Players who are out already, in order. */
  readonly fallen?: readonly Owner[];
  /** The solitaire's cubes to come. */
  readonly events?: readonly EventCube[];
}

const SMALL_MAP = 1;
const SMALL_CAPITALS = ['c1', 'e3', 'a1', 'a3'];
const SOLO_CAPITALS = ['d3'];

const seatsIn = ({ mode = 'free', seats }: Layout): number => seats ?? romolo.setup.modes.find(({ id }) => id === mode)?.seats[0] ?? 2;
/** Options that are not given have their default. */
export const setupOf = (layout: Layout): Setup =>
  checkSetup(romolo.setup, { mode: layout.mode ?? 'free', seats: seatsIn(layout), options: layout.options ?? {} });

export function tableOf(layout: Layout = {}): Table {
  const opened = romolo.open(setupOf(layout), romolo.content, new FastDice(1));
  const map = layout.map ?? SMALL_MAP;
  const { names } = maps[map] as GameMap;
  const blank = opened.hexes.find(({ up }) => !up);
  if (blank === undefined) throw new Error('a map has face-down hexes when a match is opened');
  const table: Table = {
    ...opened,
    terms: { ...opened.terms, map },
    phase: 'play',
    due: [],
    order: [...(layout.order ?? opened.order.toSorted((a, b) => a - b))],
    round: layout.round ?? 2,
    turn: { ...newTurn(layout.active ?? 0, 10), phase: layout.phase ?? 'action', ...layout.turn },
    hexes: names.map(() => ({ ...blank, terrain: 'plain', up: true, built: undefined, stores: undefined })),
    present: names.flatMap(() => opened.players.map(() => 0)),
    waterPile: layout.waterPile ?? opened.waterPile,
    ending: layout.ending ?? false,
    events: [...(layout.events ?? opened.events)],
  };
  for (const [name, words] of Object.entries(layout.hexes ?? {})) describeHex(table, hexCalled(table, name), words);
  setTilesAside(table);
  for (const [seat, player] of table.players.entries()) {
    if (!player.automaton) placeCapital(table, seat, layout);
    equip(table, seat, layout);
  }
  dealCharacters(table, layout);
  for (const [name, words] of Object.entries(layout.units ?? {})) putOnMap(table, unitCalled(table, name), words);
  fillBank(table, layout);
  for (const [resource, price] of Object.entries(layout.prices ?? {})) table.prices[resourceCalled(resource)] = price;
  for (const [resource, cubes] of Object.entries(layout.columns ?? {})) table.columns[resourceCalled(resource)] = cubes.map(resourceCalled);
  for (const owner of layout.fallen ?? []) putOut(table, owner);
  return table;
}

// ---- players

function placeCapital(table: Table, seat: Seat, layout: Layout): void {
  const { capitals = [], mode = 'free' } = layout;
  const given = capitals[seat];
  if (given === null || layout.fallen?.includes(seat)) return;
  const { starts, names } = maps[table.terms.map] as GameMap;
  const small = mode === 'solo' ? SOLO_CAPITALS : SMALL_CAPITALS;
  const usual = table.terms.map === SMALL_MAP ? small[seat] : names[starts[table.order.indexOf(seat)]?.[0] ?? 0];
  const hex = hexCalled(table, given ?? usual ?? 'c1');
  hexAt(table, hex).tower = seat;
  playerOf(table, seat).capital = hex;
}
function equip(table: Table, owner: Owner, layout: Layout): void {
  const player = playerOf(table, owner);
  player.stock = byResource(() => 0);
  for (const { word, times } of counted(layout.stock?.[owner] ?? '')) player.stock[resourceCalled(word)] = times;
  player.money = layout.money?.[owner] ?? 0;
  player.battleTokens = layout.battleTokens?.[owner] ?? 0;
  player.characters = (layout.characters?.[owner] ?? []).map(heldOf);
  player.looked = (layout.looked?.[owner] ?? []).map((name) => hexCalled(table, name));
  player.stances = player.stances.map((stance) => (stance === 'ask' ? 'hostile' : stance));
  for (const [one, other] of layout.tolerant ?? []) if (one === owner) player.stances[other] = 'tolerant';
  for (const [one, other] of layout.asked ?? []) if (one === owner) player.stances[other] = 'ask';
  if (player.aside === null) return;
  const hand = layout.hand?.[owner] ?? TOKENS.filter((token) => token !== 'retreat');
  const others = TOKENS.filter((token) => !hand.includes(token));
  player.hand = [...hand];
  player.aside = others.pop() ?? null;
  player.spent = others;
}
function heldOf(text: string): Table['players'][number]['characters'][number] {
  const [name = '', ...words] = text.split(' ');
  const id = CHARACTERS.find((one) => one === name);
  if (id === undefined) throw new Error(`there is no character ${name}; there are ${CHARACTERS.join(', ')}`);
  const charges = Number(words.find((word) => /^\d$/.test(word)) ?? characterDefs[id].charges);
  const held = newHeld(id);
  if (words.includes('used')) held.used = true;
  if (charges > 0) held.charges = charges;
  if (asksCubes(id)) held.cubes = words.filter((word) => word !== 'used').map(resourceCalled);
  return held;
}
function putOut(table: Table, owner: Owner): void {
  const player = playerOf(table, owner);
  Object.assign(player, { alive: false, capital: NONE, hand: [], spent: [], aside: null });
  for (const [id, unit] of listedIn(table).entries()) if (unit.owner === owner) table.units[id] = 'gone';
  table.fallen.push(owner);
}

// ---- characters and bank

/** Players' characters are in neither display nor pile. */
function dealCharacters(table: Table, { display, pile }: Layout): void {
  const owned = table.players.flatMap(({ characters }) => characters.map(({ id }) => id));
  const slots = displaySize[table.order.length] ?? 0;
  if (display) {
    table.display = Array.from({ length: Math.max(slots, display.length) }, (_, i) => display[i] ?? null);
    table.pile = [...(pile ?? [])];
  } else {
    const free = [...table.display, ...table.pile, ...table.rest.characters].flatMap((id) =>
      id === null || owned.includes(id) ? [] : [id],
    );
    table.display = free.slice(0, slots);
    table.pile = pile ? [...pile] : free.slice(slots, table.display.length + table.pile.length);
  }
  const dealt = [...owned, ...table.display, ...table.pile];
  table.rest.characters = CHARACTERS.filter((id) => !dealt.includes(id));
}
/** Mercenaries outside the map are in the bank. */
function fillBank(table: Table, { bank = {} }: Layout): void {
  Object.assign(table.bank, bank);
  const free = [...listedIn(table).keys()].filter((id) => listed(table, id).kind === 'mercenary' && table.units[id] === 'reserve');
  const left = bank.mercenary ?? free.length;
  for (const id of free.slice(left)) table.units[id] = 'gone';
  table.bank.mercenary = Math.min(left, free.length);
}
