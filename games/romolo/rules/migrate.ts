// Brings tables of older versions up to date. A match keeps the terms it began with.
import type { BankType, Counted } from '../content/constructions.ts';
import { byCategory, byResource, CATEGORIES, RESOURCES, type Resource } from '../content/kinds.ts';
import type { Counts, Held, HexState, Lying, OffMap, Player, Sheet, Store, Table, Unit } from '../table/table.ts';

export function migrate(older: unknown, from: number): Table {
  if (from > 2) return older as Table;
  return toThird(from > 1 ? (older as SecondTable) : toSecond(older as FirstTable));
}

// ---- version 1: units were hostile or not, later players always had half coins, and every match ended after 60 rounds

interface FirstTable extends Omit<SecondTable, 'players'> {
  players: (Omit<SecondPlayer, 'stances' | 'hexStances'> & { hostile: boolean[] })[];
}
const toSecond = (table: FirstTable): SecondTable => ({
  ...table,
  terms: { ...table.terms, laterCoins: table.terms.mode !== 'solo', roundLimit: true },
  turn: { ...table.turn, answers: [], toWar: false },
  players: table.players.map(({ hostile, ...player }) => ({
    ...player,
    stances: hostile.map((isHostile) => (isHostile ? 'hostile' : 'tolerant')),
    hexStances: [],
  })),
});

// ---- version 2: what was not there was written down as well, buildings had a field each, and resources, types of the bank and categories were numbers

/** Minus one: none. */
const NO = -1;
type Fields = Readonly<Record<'farms' | 'temples' | 'sawmills' | 'quarries' | 'aqueducts' | 'forums', number>>;
interface SecondHex extends Fields, Pick<HexState, 'terrain' | 'up'> {
  multiplier: 0 | 2 | 3;
  stores: { type: number; cubes: number }[];
  ports: number;
  walls: number;
  tower: number;
  cracked: boolean;
  yielded: boolean;
}
interface SecondUnit extends Pick<Unit, 'kind' | 'owner' | 'at' | 'actions'> {
  zone: 'reserve' | 'map' | 'fallen' | 'gone';
  lying: Lying | null;
  movesOnly: boolean;
  penalty: boolean;
  penaltyTurn: number;
  used: boolean;
  unhindered: boolean;
}
interface SecondPlayer extends Omit<Player, 'stock' | 'characters'> {
  stock: number[];
  characters: { id: Held['id']; used: boolean; charges: number; cubes: number[] }[];
}
interface SecondTable extends Omit<Table, 'hexes' | 'units' | 'players' | 'bank' | 'prices' | 'columns' | 'scoring'> {
  hexes: SecondHex[];
  units: SecondUnit[];
  players: SecondPlayer[];
  bank: number[];
  prices: number[];
  columns: number[][];
  scoring: (Omit<NonNullable<Table['scoring']>, 'sheets'> & { sheets: (Omit<Sheet, 'majorities'> & { majorities: number[] })[] }) | null;
}
/** Buildings that version 2 counted, by its field. */
const FIELDS: Readonly<Record<keyof Fields, Counted>> = {
  farms: 'farm',
  temples: 'temple',
  sawmills: 'sawmill',
  quarries: 'quarry',
  aqueducts: 'aqueduct',
  forums: 'forum',
};
/** The types of the bank, in the order of version 2. */
const BANK_ORDER: readonly BankType[] = [
  'wall',
  'farm',
  'warehouse',
  'temple',
  'sawmillQuarry',
  'aqueduct',
  'forum',
  'port',
  'mercenary',
  'battleToken',
];

const toThird = (table: SecondTable): Table => ({
  ...table,
  hexes: table.hexes.map(hexOf),
  units: table.units.map(unitOf),
  players: table.players.map(playerOf),
  bank: Object.fromEntries(BANK_ORDER.map((type, number) => [type, table.bank[number]])) as Record<BankType, number>,
  prices: amounts(table.prices),
  columns: byResource((resource) => resourcesOf(table.columns[RESOURCES.indexOf(resource)] ?? [])),
  scoring: table.scoring && { ...table.scoring, sheets: table.scoring.sheets.map(sheetOf) },
});
const isTrue = (is: boolean): true | undefined => is || undefined;
const resourcesOf = (numbers: readonly number[]): Resource[] => numbers.map((number) => RESOURCES[number] as Resource);
const amounts = (numbers: readonly number[]): Record<Resource, number> =>
  byResource((resource) => numbers[RESOURCES.indexOf(resource)] as number);

function hexOf(hex: SecondHex): HexState {
  const built: Counts = {};
  for (const [field, building] of Object.entries(FIELDS) as [keyof Fields, Counted][]) if (hex[field] > 0) built[building] = hex[field];
  const stores = hex.stores.map(({ type, cubes }): Store => ({ type: RESOURCES[type], cubes }));
  return {
    terrain: hex.terrain,
    up: hex.up,
    multiplier: hex.multiplier || undefined,
    built: Object.keys(built).length > 0 ? built : undefined,
    stores: stores.length > 0 ? stores : undefined,
    ports: hex.ports || undefined,
    walls: hex.walls || undefined,
    tower: hex.tower === NO ? undefined : hex.tower,
    cracked: isTrue(hex.cracked),
    yielded: isTrue(hex.yielded),
  };
}
function unitOf({ zone, kind, owner, at, actions, ...unit }: SecondUnit): Unit | OffMap {
  if (zone === 'reserve' || zone === 'gone') return zone;
  return {
    kind,
    owner,
    at,
    lying: unit.lying ?? undefined,
    actions,
    movesOnly: isTrue(unit.movesOnly),
    penalty: unit.penalty ? unit.penaltyTurn : undefined,
    used: isTrue(unit.used),
    unhindered: isTrue(unit.unhindered),
  };
}
const playerOf = (player: SecondPlayer): Player => ({
  ...player,
  stock: amounts(player.stock),
  characters: player.characters.map(({ id, used, charges, cubes }) => ({
    id,
    used: isTrue(used),
    charges: hasCharges(id) && !player.automaton ? charges : undefined,
    cubes: cubes.length > 0 ? resourcesOf(cubes) : undefined,
  })),
});
const hasCharges = (id: Held['id']): boolean => id === 'dux' || id === 'foederatus' || id === 'defensor';
const sheetOf = ({ majorities, ...sheet }: Omit<Sheet, 'majorities'> & { majorities: number[] }): Sheet => ({
  ...sheet,
  majorities: byCategory((category) => majorities[CATEGORIES.indexOf(category)] as number),
});
