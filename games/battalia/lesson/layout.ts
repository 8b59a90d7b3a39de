// Tables described in the words of the game, for lessons and tests. What a layout leaves out is as after the set-up, with empty hands.
import { checkSetup, FastDice, type Seat } from '@tabularium/kernel';
import { CITIES, type Faction, type Pool, ROADS, TERRAINS } from '../content/kinds.ts';
import { closeSpaces } from '../rules/building/impassable.ts';
import { battalia } from '../rules/index.ts';
import { exitsOf, spaceOf } from '../table/names.ts';
import { type Card, EMPTY, IMPASSABLE, type Land, NOBODY, type Player, RESERVE, type Setup, type Table } from '../table/table.ts';

export interface PlayerLayout {
  readonly faction?: Faction;
  readonly hand?: readonly Pool[];
  /** The top is the first. */
  readonly nation?: readonly Pool[];
  /** The top is the last. */
  readonly haven?: readonly Pool[];
  readonly gains?: readonly Pool[];
  readonly ambush?: readonly Pool[];
  /** The tent first, then what is in it; pitched in an earlier turn. */
  readonly tents?: readonly (readonly Pool[])[];
  readonly heroes?: readonly string[];
  readonly annexed?: boolean;
  /** Has held a city at some time; by default, holds one now. */
  readonly settled?: boolean;
}
export interface Layout {
  readonly seats?: 2 | 3 | 4;
  readonly mode?: 'base' | 'advanced' | 'strongholds' | 'exiles';
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly day?: number;
  readonly active?: Seat;
  /** Who begins the day; seat 0 by default. */
  readonly first?: Seat;
  readonly stage?: 'opening' | 'actions';
  readonly quiet?: number;
  readonly players?: readonly PlayerLayout[];
  /**
   * What lies on the board, by space: `straight E-W`, `tee N-E-S lakes`, `hub 3 of 1` (a city of seat 1 with level 3), `fork N-E-S neutral 4`,
   * `end N nobody` (an undefended city), `impassable`, `empty`. Without exits a card lies unturned; without a terrain it has any.
   */
  readonly board?: Readonly<Record<string, string>>;
  /** The top cards of stock decks, the first on top: `{ friman: ['friman bear'], curve: ['curve lakes'] }`. */
  readonly tops?: Readonly<Record<string, readonly Pool[]>>;
  /** How many cards, from the top, are left in a deck; the others are in the box. */
  readonly left?: Readonly<Record<string, number>>;
  readonly greats?: readonly Pool[];
}
/** Options that are left out have their default. */
export const setupOf = ({ seats = 2, mode = 'base', options = {} }: Layout): Setup =>
  checkSetup(battalia.setup, { mode, seats, options: seats === 2 ? { removedFaction: 'cloud', ...options } : options });

/** The table that a layout describes. */
export function tableOf(layout: Layout = {}): Table {
  const { seats = 2, day = 1, first = 0, active = first, stage = 'actions', quiet = 0 } = layout;
  const setup = setupOf(layout);
  const table = battalia.open(setup, battalia.content, new FastDice(1));
  Object.assign(table, { phase: 'play', due: [], day, turn: (day - 1) * seats + 1, first, active, stage, quiet });
  for (const player of table.players) takeBack(table, player);
  for (const [seat, player] of table.players.entries()) {
    player.faction = layout.players?.[seat]?.faction ?? freeFaction(table, layout, seat);
    settle(table, seat, setup.mode === 'exiles');
  }
  for (const [space, what] of Object.entries(layout.board ?? {})) put(table, spaceOf(space), what);
  table.stirred = false;
  for (const [seat, player] of table.players.entries()) deal(table, player, layout.players?.[seat] ?? {});
  if (layout.greats) {
    table.box.push(...table.stock.greats.splice(0));
    table.stock.greats = layout.greats.map((great) => pick(table, great));
  }
  for (const [deck, pools] of Object.entries(layout.tops ?? {}))
    for (const pool of pools.toReversed())
      stockDeck(table, deck).push(isLand(deck) ? takeLand(table, deck, pool.split(' ')[1]) : pick(table, pool));
  for (const [deck, count] of Object.entries(layout.left ?? {})) leave(table, deck, count);
  closeSpaces(table);
  return table;
}
/** The faction of a seat whose layout names none: one that nobody else has. */
function freeFaction(table: Table, { players = [] }: Layout, seat: Seat): Faction {
  const taken = [...table.players.slice(0, seat), ...players].map(({ faction }) => faction);
  return (table.factions.find((faction) => !taken.includes(faction)) ?? table.factions[seat]) as Faction;
}
const isLand = (deck: string): boolean => [...ROADS, ...CITIES].some((type) => type === deck);
function leave(table: Table, name: string, count: number): void {
  const deck = stockDeck(table, name);
  const gone = deck.splice(0, Math.max(0, deck.length - count));
  if (!isLand(name)) table.box.push(...gone);
}

/** All cards of a player go back to the stock. */
function takeBack(table: Table, player: Player): void {
  for (const zone of [player.hand, player.nation]) for (const card of zone.splice(0)) stockDeck(table, kindOf(table, card)).unshift(card);
  player.unseen = table.players.map(() => []);
}
const kindOf = (table: Table, card: Card): string => table.content.cards[card]?.kind as string;

/** By default every seat holds its starting city, in order. */
function settle(table: Table, seat: Seat, exiles: boolean): void {
  const start = table.content.boards[table.players.length]?.starts[seat];
  if (exiles || start === undefined) return;
  table.owners[start] = seat;
  table.levels[start] = 1;
}

function deal(table: Table, player: Player, layout: PlayerLayout): void {
  const take = (pools: readonly Pool[] = []): Card[] => pools.map((pool) => pick(table, pool));
  player.hand = take(layout.hand);
  player.nation = take(layout.nation).reverse();
  player.haven = take(layout.haven);
  player.gains = take(layout.gains);
  player.ambush = take(layout.ambush);
  player.tents = (layout.tents ?? []).map(([tent = 'tent bear', ...cards]) => ({
    card: pick(table, tent),
    cards: take(cards),
    turn: 0,
    fleeting: false,
  }));
  player.heroes = [0, 1].map((hero) => (layout.heroes?.[hero] === undefined ? RESERVE : spaceOf(layout.heroes[hero])));
  player.annexed = layout.annexed ?? false;
  player.settled = layout.settled ?? table.owners.includes(table.players.indexOf(player));
}

/** Takes a card of a pool out of the stock, or else out of the box. */
function pick(table: Table, pool: Pool): Card {
  const isIt = (card: Card): boolean => table.content.cards[card]?.name === pool;
  const kind = pool.split(' ')[0] as string;
  for (const deck of [stockDeck(table, kind), table.box]) {
    const place = deck.findIndex(isIt);
    if (place !== -1) return deck.splice(place, 1)[0] as Card;
  }
  throw new Error(`no ${pool} is left for this position`);
}
/** The stock deck that holds a kind of card, or a type of road or city. */
function stockDeck(table: Table, name: string): number[] {
  const { units, artifacts, supplies, greats, roads, cities } = table.stock;
  const decks: Readonly<Record<string, number[]>> = { supply: supplies, ...units, ...artifacts, ...roads, ...cities };
  const deck = decks[name] ?? (table.content.cards.some(({ kind }) => kind === name) ? greats : undefined);
  if (!deck) throw new Error(`there is no deck of ${name}`);
  return deck;
}

function put(table: Table, space: number, what: string): void {
  const words = what.split(' ');
  const type = words[0] as string;
  clear(table, space);
  if (type === 'empty') return;
  if (type === 'impassable') {
    table.lands[space] = IMPASSABLE;
    return;
  }
  const terrain = words.find((word) => (TERRAINS as readonly string[]).includes(word));
  const exits = words.map(exitsOf).find((bits) => bits > 0);
  const land = takeLand(table, type, terrain);
  table.lands[space] = land;
  table.exits[space] = exits ?? (table.content.lands[land]?.exits as number);
  const after = (word: string): number => Number(words[words.indexOf(word) + 1]);
  if (words.includes('neutral')) table.guards[space] = after('neutral');
  if (!words.includes('of')) return;
  table.owners[space] = after('of');
  table.levels[space] = Number(words[words.indexOf('of') - 1]);
}
function clear(table: Table, space: number): void {
  const land = table.lands[space] as Land;
  const type = table.content.lands[land]?.type;
  if (type !== undefined && type !== 'ruins') stockDeck(table, type).unshift(land);
  table.lands[space] = EMPTY;
  table.exits[space] = 0;
  table.owners[space] = NOBODY;
  table.levels[space] = 0;
  table.guards[space] = 0;
}
function takeLand(table: Table, type: string, terrain: string | undefined): Land {
  const deck = stockDeck(table, type);
  const place = deck.findIndex((land) => terrain === undefined || table.content.lands[land]?.terrain === terrain);
  if (place === -1) throw new Error(`no ${type} ${terrain ?? ''} is left for this position`);
  return deck.splice(place, 1)[0] as Land;
}
