// Tables of older versions of the game.
import { content } from '../content/index.ts';
import type { Artifact, City, Road, Unit } from '../content/kinds.ts';
import type { Player, Stock, Table, Terms } from '../table/table.ts';

type Decks = readonly number[][];
type Stock2 = Pick<Stock, 'supplies' | 'greats'> & Record<'units' | 'artifacts' | 'roads' | 'cities', Decks>;
type Table2 = Omit<Table, 'stock'> & { readonly stock: Stock2 };
type Terms1 = Omit<Terms, 'quietWeek' | 'memoryAid'>;
type Player1 = Omit<Player, 'settled'>;
type Table1 = Omit<Table2, 'terms' | 'players' | 'searching'> & { readonly terms: Terms1; readonly players: readonly Player1[] };

export function migrate(table: unknown, from: number): Table {
  if (from > 2) return table as Table;
  return from2(from > 1 ? (table as Table2) : from1(table as Table1));
}

/** In version 2 the decks of the stock were known by their places in lists. */
function from2(table: Table2): Table {
  const { units, supplies, artifacts, roads, cities, greats } = table.stock;
  const stock: Stock = {
    units: named(UNITS_2, units),
    supplies,
    artifacts: named(ARTIFACTS_2, artifacts),
    roads: named(ROADS_2, roads),
    cities: named(CITIES_2, cities),
    greats,
  };
  return { ...table, stock };
}
/** The places of version 2, whatever the box holds today. */
const UNITS_2: readonly Unit[] = ['friman', 'chief', 'priest', 'lord'];
const ARTIFACTS_2: readonly Artifact[] = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'];
const ROADS_2: readonly Road[] = ['straight', 'curve', 'tee', 'cross'];
const CITIES_2: readonly City[] = ['end', 'gate', 'bend', 'fork', 'hub'];
const named = <N extends string>(names: readonly N[], decks: Decks): Record<N, number[]> =>
  Object.fromEntries(names.map((name, place) => [name, decks[place]])) as Record<N, number[]>;

/** Version 1 had neither quiet week nor memory aid, took down a hammer that stood as a tent at the end of the day, and did not note who had held a city. */
const from1 = (table: Table1): Table2 => ({
  ...table,
  terms: { ...table.terms, quietWeek: false, memoryAid: false },
  players: table.players.map((player, seat) => migratePlayer(table, player, seat)),
  searching: false,
});
function migratePlayer({ terms, owners }: Table1, player: Player1, seat: number): Player {
  return {
    ...player,
    tents: player.tents.map((tent) => ({ ...tent, fleeting: tent.fleeting && content.cards[tent.card]?.kind !== 'hammer' })), // BAT-8.32
    settled: owners.includes(seat) || player.annexed || (terms.scenario !== 'exiles' && player.faction !== null), // BAT-18.5
  };
}
