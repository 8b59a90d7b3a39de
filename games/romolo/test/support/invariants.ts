// What is true of every table at every decision. Uses none of the rules, so that it can judge them.
import { type Construction, constructions } from '../../content/constructions.ts';
import { CHARACTERS, RESOURCES, TERRAINS, type Terrain, TOKENS } from '../../content/kinds.ts';
import { type GameMap, maps } from '../../content/maps.ts';
import { NONE, type Player, type Table } from '../../table/table.ts';
import { type Whole, type WholeHex, type WholeUnit, whole } from './whole.ts';

/** Throws an error that says what is wrong unless the table keeps what the rules promise. */
export function checkInvariants(table: Table): void {
  checkLayout(table);
  tilesAreComplete(whole(table));
  charactersAreComplete(table);
}
/** The same for a made-up table, which need not hold everything in the box. */
export function checkLayout(real: Table): void {
  const table = whole(real);
  coloursAreComplete(table);
  presenceIsRight(table);
  tokensAreComplete(table);
  marketIsInOrder(table);
  constructionsStandWhereTheyMay(table);
  hiddenHexesAreBare(table);
  nothingIsNegative(table);
  towersStand(table);
  namesAreDifferent(table);
}

export function insist(holds: boolean, claim: () => string): void {
  if (!holds) throw new Error(`invariant: ${claim()}`);
}
const mapOf = ({ terms }: Pick<Table, 'terms'>): GameMap => maps[terms.map] as GameMap;
export const nameOf = (table: Pick<Table, 'terms'>, hex: number): string => mapOf(table).names[hex] ?? `hex ${hex}`;
const countOf = (all: readonly unknown[], one: unknown): number => all.filter((other) => other === one).length;

/** Sides of a set. */
export function bits(set: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => (set >> side) % 2 === 1);
}
/** How many of each there are in a hex; walls one by one. */
export const piecesOf = ({ built, tower }: WholeHex): Record<Construction, number> => ({ ...built, tower: tower === NONE ? 0 : 1 });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Constructions without farms; walls count by whole sets only. */
export function powerOf(hex: WholeHex): number {
  const { farm: _, wall, ...others } = piecesOf(hex);
  return sum(Object.values(others)) + Math.floor(wall / 3);
}
/** All constructions; incomplete sets of walls count too. */
export function placesOf(hex: WholeHex): number {
  const { wall, ...others } = piecesOf(hex);
  return sum(Object.values(others)) + Math.ceil(wall / 3);
}

// ---- 1: units

const COLOUR = { worker: 6, soldier: 4, explorer: 1 } as const;
const AUTOMATON = 10;
function coloursAreComplete({ units, players }: Whole): void {
  for (const { owner, automaton, alive } of players) {
    const own = units.filter((unit) => unit.owner === owner && unit.kind !== 'mercenary');
    if (automaton) {
      insist(own.length === AUTOMATON, () => `the automaton has ${own.length} units`);
      continue;
    }
    for (const [kind, count] of Object.entries(COLOUR)) {
      const all = own.filter((unit) => unit.kind === kind);
      const left = all.filter(({ zone }) => zone === 'map' || zone === 'reserve').length + (kind === 'explorer' ? gone(all) : 0);
      insist(left === (alive || kind === 'explorer' ? count : 0), () => `seat ${owner} has ${left} of its ${count} ${kind}s`);
    }
  }
  for (const { name, kind, owner, zone } of units) {
    insist(players[owner] !== undefined || (kind === 'mercenary' && zone !== 'map'), () => `${name} is in the ${zone} and nobody's`);
    insist(zone !== 'fallen' || kind === 'mercenary', () => `${name} has fallen and is no mercenary`);
    insist(kind !== 'mercenary' || (owner === NONE) === (zone === 'reserve') || zone === 'gone', () => `${name} is in the ${zone}`);
  }
}
const gone = (units: readonly WholeUnit[]): number => units.filter(({ zone }) => zone === 'gone').length;

/** `present` says how many units each player has where. */
function presenceIsRight(table: Whole): void {
  const { units, players, present, hexes } = table;
  const there = present.map(() => 0);
  for (const { zone, at, owner } of units)
    if (zone === 'map') there[at * players.length + owner] = (there[at * players.length + owner] ?? 0) + 1;
  for (const [place, noted] of present.entries())
    insist(noted === there[place], () => {
      const at = nameOf(table, Math.floor(place / players.length));
      return `${there[place]} units of seat ${place % players.length} are in ${at}, not ${noted}`;
    });
  insist(present.length === hexes.length * players.length, () => `presence is noted ${present.length} times`);
  for (const { name, zone, at } of units) insist((zone === 'map') === (at !== NONE), () => `${name} is in the ${zone} and on hex ${at}`);
}

// ---- 3: tokens

function tokensAreComplete({ players, terms }: Whole): void {
  for (const { owner, automaton, alive, hand, spent, aside } of players) {
    const all = [...hand, ...spent, ...(aside === null ? [] : [aside])];
    if (terms.battleDie || automaton || !alive) {
      insist(all.length === 0, () => `seat ${owner} has ${all.length} tokens and needs none`);
      continue;
    }
    insist(aside !== null && all.length === TOKENS.length && new Set(all).size === TOKENS.length, () => `seat ${owner} has ${all.join()}`);
    insist(hand.length > 0, () => `seat ${owner} has no token in hand`);
  }
}

// ---- 4: market

function marketIsInOrder({ prices, columns }: Whole): void {
  for (const resource of RESOURCES) {
    const [price, column] = [prices[resource], columns[resource]];
    insist(Number.isInteger(price) && price >= 0 && price <= 5, () => `the price of ${resource} is ${price}`);
    insist(column.length <= 2, () => `${column.length} cubes lie above ${resource}`);
    insist(!column.includes(resource), () => `${resource} lies above its own column`);
  }
}

// ---- 5 and 6: the map

function constructionsStandWhereTheyMay(table: Whole): void {
  for (const [at, { built = { farm: 1 }, stores = [{}], ports = 1, walls = 1 }] of table.table.hexes.entries())
    insist(
      Object.values(built).every((count) => count > 0) && Object.keys(built).length * stores.length * ports * walls > 0,
      () => `${nameOf(table, at)} writes down what is not there`,
    );
  for (const [at, hex] of table.hexes.entries()) {
    for (const [kind, count] of Object.entries(piecesOf(hex)) as [Construction, number][]) {
      insist(count >= 0, () => `${count} ${kind}s stand in ${nameOf(table, at)}`);
      insist(
        count === 0 || constructions[kind].terrain.includes(hex.terrain),
        () => `a ${kind} stands on ${hex.terrain} in ${nameOf(table, at)}`,
      );
      insist(count === 0 || hex.up, () => `a ${kind} stands on the face-down ${nameOf(table, at)}`);
    }
    insist(hex.walls < 64 && hex.ports < 64, () => `${nameOf(table, at)} has more sides than six`);
    for (const side of bits(hex.ports)) {
      const beside = table.hexes[mapOf(table).neighbours[at]?.[side] ?? NONE];
      insist(beside?.up === true && beside.terrain === 'water', () => `a port of ${nameOf(table, at)} is not on water`);
    }
    for (const { type, cubes } of hex.stores)
      insist((type === null) === (cubes === 0), () => `a warehouse in ${nameOf(table, at)} holds ${cubes} of ${type}`);
    insist(!hex.cracked || hex.tower !== NONE, () => `there is a crack but no tower in ${nameOf(table, at)}`);
  }
}
function hiddenHexesAreBare(table: Whole): void {
  for (const { name, at, zone, owner } of table.units) {
    if (zone !== 'map') continue;
    insist(table.hexes[at]?.up === true, () => `${name} is on the face-down ${nameOf(table, at)}`);
    insist(owner === 1 || table.terms.mode !== 'solo' || at !== table.players[1]?.capital, () => `${name} is in the automaton's capital`);
  }
}

// ---- 9 and 10: goods and towers

function nothingIsNegative({ players, bank, waterPile, turn }: Whole): void {
  for (const { owner, stock, money, battleTokens, characters } of players)
    for (const number of [...Object.values(stock), money, battleTokens, ...characters.map(({ charges = 0 }) => charges)])
      insist(Number.isInteger(number) && number >= 0, () => `seat ${owner} has ${number} of something`);
  for (const number of [...Object.values(bank), waterPile, turn.due, turn.credit, turn.unpaid, turn.toDismiss])
    insist(Number.isInteger(number) && number >= 0, () => `there are ${number} of something`);
}
function towersStand(table: Whole): void {
  if (table.phase === 'setup') return;
  for (const player of table.players) {
    const { owner, automaton, capital, alive } = player;
    const towers = table.hexes.filter(({ tower }) => tower === owner);
    if (!alive) insist(towers.length === 0 && isStripped(table, player), () => `seat ${owner} is out and has something left`);
    else if (automaton) insist(towers.length === 0, () => 'the automaton has a tower');
    else if (table.battle === null || towers.length > 0) {
      const hex = table.hexes[capital];
      insist(towers.length === 1 && hex?.tower === owner, () => `seat ${owner} has ${towers.length} towers`);
      insist(hex?.up === true && hex.terrain === 'plain', () => `the capital of seat ${owner} is no open plain`);
    }
  }
}
function isStripped({ units }: Whole, { owner, stock, money, characters, capital, battleTokens }: Player): boolean {
  const left = units.filter((unit) => unit.owner === owner && unit.zone !== 'gone').length;
  return left + sum(Object.values(stock)) + money + characters.length + battleTokens === 0 && capital === NONE;
}

// ---- 7: tiles

const TILES: Readonly<Record<Terrain, number>> = { plain: 19, hill: 10, forest: 10, water: 15 };
const WATER_PILE = 9;
function tilesAreComplete({ phase, hexes, discards, rest, waterPile }: Whole): void {
  if (phase === 'setup') return;
  insist(waterPile === WATER_PILE - discards.length, () => `${waterPile} tiles are in the Water Pile after ${discards.length} floods`);
  const laid = [...hexes, ...discards].map(({ terrain }) => terrain);
  for (const terrain of TERRAINS) {
    const all = countOf([...laid, ...rest.terrains], terrain) + (terrain === 'water' ? waterPile : 0);
    insist(all === TILES[terrain], () => `there are ${all} tiles of ${terrain}`);
  }
  const multipliers = [...hexes.map(({ multiplier }) => multiplier), ...rest.multipliers];
  insist(countOf(multipliers, 2) === 4 && countOf(multipliers, 3) === 2, () => `the multipliers are ${multipliers.join()}`);
}

// ---- 11: characters

const USED: readonly number[] = [0, 9, 12, 14, 17];
const charactersInPlay = ({ display, pile, players, lostCharacters }: Omit<Table, 'hexes' | 'units'>): string[] => [
  ...display.flatMap((one) => (one === null ? [] : [one])),
  ...pile,
  ...players.flatMap(({ characters }) => characters.map(({ id }) => id)),
  ...lostCharacters,
];
function namesAreDifferent(table: Whole): void {
  const all = [...charactersInPlay(table), ...table.rest.characters];
  insist(new Set(all).size === all.length && all.length === CHARACTERS.length, () => `the characters are ${all.toSorted().join()}`);
}
function charactersAreComplete(table: Table): void {
  const used = charactersInPlay(table).length;
  insist(used === USED[table.order.length], () => `${used} characters are in play`);
}
