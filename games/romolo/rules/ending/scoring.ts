// The points of every contender, as pure functions: at the end of the game, and as a forecast at any moment. ROM-14, ROM-16.20, ROM-17.6

import type { Eye } from '@tabularium/kernel';
import { BUILDINGS, type Building } from '../../content/constructions.ts';
import { byCategory, CATEGORIES, type Category, type Character } from '../../content/kinds.ts';
import { MAJORITY, MAJORITY_OF_TWO, MONEY_PER_POINT } from '../../content/tables.ts';
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Player, type Sheet, type Table } from '../../table/table.ts';
import { countOf, powerOf, setsOfWalls } from '../land/hexes.ts';
import { isHidden } from '../land/hidden.ts';
import { controllers, type FinalChoices, influence } from '../land/influence.ts';
import { count } from '../people/units.ts';

/** What players decided at the end. Until then the domain is assumed to be the best one, and the rest unused. */
export interface Decided extends FinalChoices {
  /** By owner: the second hex of the domain. */
  readonly domain: readonly Hex[];
}
/** A player, or two allies; only those still in the game. */
export interface Contender {
  readonly team: number;
  readonly owners: readonly Owner[];
}
/** The points of a contender, and what majorities compare; `money` is null where it is secret. */
export interface Points {
  readonly contender: Contender;
  readonly characters: number;
  readonly hexes: number;
  readonly domain: number;
  readonly domains: readonly { readonly owner: Owner; readonly at: Hex }[];
  readonly population: number;
  readonly battleTokens: number;
  /** Half coins. */
  readonly coins: number | null;
  readonly money: number | null;
  readonly artifex: number;
  readonly patronus: number | null;
  /** What is compared, and the bonus for it. */
  readonly measures: Readonly<Record<Category, number | null>>;
  readonly majorities: Readonly<Record<Category, number | null>>;
  /** The sum of what is known. */
  readonly total: number;
}

function contendersOf({ players }: Table): Contender[] {
  const teams = [...new Set(players.map(({ team }) => team))].sort((a, b) => a - b);
  return teams
    .map((team) => ({ team, owners: players.flatMap((player) => (player.team === team && player.alive ? [player.owner] : [])) }))
    .filter(({ owners }) => owners.length > 0); // ROM-14.7: eliminated players are not ranked
}

/** The points as they stand, all secrets known. `control`: by hex, the team that controls it, or NONE. */
export const pointsOf = (table: Table, decided?: Decided, control = controllers(table, influence(table, decided))): Points[] =>
  countPoints(table, control, decided);
/** The points if the game ended now, from what an eye knows. `control`: by hex, the team that controls it, or NONE. */
export const forecast = (table: Table, eye: Eye, control: readonly number[]): Points[] =>
  countPoints(table, control, table.scoring ?? undefined, eye);
/** Without an eye everything is open. ROM-14.1 to ROM-14.12 */
function countPoints(table: Table, control: readonly number[], decided?: Decided, eye?: Eye): Points[] {
  const bare = contendersOf(table).map((contender) => bareOf(table, contender, control, decided, eye));
  const places = contendersAtStart(table) > 2 ? MAJORITY : MAJORITY_OF_TWO; // ROM-14.7
  const consul = bare.findIndex(({ contender }) => has(table, contender, 'consul')); // ROM-14.11
  const bonuses = byCategory((category) => {
    const measures = bare.map((one) => one.measures[category]);
    return measures.every((one) => one !== null) ? majorities(measures, places, consul) : null;
  });
  const isMoneyKnown = !bare.some(({ coins }) => coins === null);
  return bare.map((one, i) => {
    const won = byCategory((category) => bonuses[category]?.[i] ?? null);
    const patronus = has(table, one.contender, 'patronus') ? (isMoneyKnown ? patronusOf(bare, i) : null) : 0;
    const points = { ...one, patronus, majorities: won };
    return { ...points, total: totalOf(points) };
  });
}
type Bare = Omit<Points, 'patronus' | 'majorities' | 'total'>;
const totalOf = (points: Omit<Points, 'total'>): number => {
  const { characters, hexes, domain, population, money, artifex, patronus } = points;
  const tokens = points.battleTokens;
  let total = characters + hexes + domain + population + tokens + (money ?? 0) + artifex + (patronus ?? 0);
  for (const category of CATEGORIES) total += points.majorities[category] ?? 0;
  return total;
};
/** Two sides in the solitaire and with allies. ROM-14.7, ROM-16.20, ROM-17.6 */
export const contendersAtStart = ({ players }: Table): number => new Set(players.map(({ team }) => team)).size;

// ---- the categories of one contender

function bareOf(table: Table, contender: Contender, control: readonly number[], decided: Decided | undefined, eye: Eye | undefined): Bare {
  const own = contender.owners.map((owner) => playerOf(table, owner));
  const isAutomaton = own.some(({ automaton }) => automaton);
  const characters = sumOf(own, (player) => worthOf(player)); // ROM-14.1
  const hexes = sumOf([...control.keys()], (hex) => (control[hex] === contender.team ? worthOfHex(table, hex, eye) : 0)); // ROM-14.2
  const domains = isAutomaton ? [] : own.map(({ owner }) => ({ owner, at: domainOf(table, owner, control, decided) }));
  const domain = isAutomaton
    ? 2 * control.filter((team) => team === contender.team).length // ROM-16.20
    : sumOf(domains, ({ owner, at }) => domainPower(table, owner, at, decided));
  const population = isAutomaton ? automatonPopulation(table, contender) : populationOf(table, contender);
  const tokens = sumOf(own, ({ battleTokens }) => battleTokens);
  const coins = own.every(({ owner }) => eye === undefined || seesMoney(table, eye, owner)) ? sumOf(own, ({ money }) => money) : null;
  const artifex = isAutomaton ? 0 : sumOf(domains, ({ owner, at }) => artifexOf(table, owner, at)); // ROM-16.4
  return {
    contender,
    characters,
    hexes,
    domain,
    domains,
    population,
    battleTokens: isAutomaton ? 0 : tokens, // ROM-14.5, ROM-16.22
    coins,
    money: coins === null ? null : isAutomaton ? 0 : Math.floor(coins / MONEY_PER_POINT), // ROM-14.5, ROM-16.22
    artifex,
    measures: { characters, hexes, domain, population, battleTokens: tokens, money: coins }, // ROM-14.8, ROM-14.9
  };
}
/** A multiplier that an eye cannot see is at least 2. ROM-14.2 */
function worthOfHex(table: Table, hex: Hex, eye: Eye | undefined): number {
  const { multiplier = 1 } = hexAt(table, hex);
  return multiplier > 2 && eye !== undefined && isHidden(table, eye, hex) ? 2 : multiplier;
}
const sumOf = <T>(list: readonly T[], value: (one: T) => number): number => list.reduce((sum, one) => sum + value(one), 0);
/** A seat sees its own and its ally's money, and everybody's unless money is secret. ROM-12.8 */
export function seesMoney(table: Table, eye: Eye, owner: Owner): boolean {
  if (!table.terms.coinsSecret || table.phase === 'scoring' || table.ended !== null) return true;
  return eye !== 'public' && playerOf(table, eye).team === playerOf(table, owner).team;
}
/** Publicus counts as three, but not for the automaton. ROM-14.1, ROM-15.23, ROM-16.4 */
const worthOf = ({ characters, automaton }: Player): number => sumOf(characters, ({ id }) => (id === 'publicus' && !automaton ? 3 : 1));
/** Allies' workers and soldiers are added up. ROM-14.4, ROM-17.6 */
const populationOf = (table: Table, { owners }: Contender): number =>
  Math.floor(sumOf(owners, (owner) => count(table, owner, 'worker')) / 2) + sumOf(owners, (owner) => count(table, owner, 'soldier'));
/** ROM-16.20 */
const automatonPopulation = (table: Table, { owners }: Contender): number =>
  Math.floor(1.5 * sumOf(owners, (owner) => count(table, owner, 'soldier')));
/** The automaton uses no powers. ROM-16.4 */
const has = (table: Table, { owners }: Contender, character: Character): boolean =>
  owners.some((owner) => !playerOf(table, owner).automaton && playerOf(table, owner).characters.some(({ id }) => id === character));

// ---- the domain

/** Plains beside an owner's capital that its team controls. ROM-14.3 */
export function domainHexes(table: Table, owner: Owner, control: readonly number[]): Hex[] {
  const { capital, team } = playerOf(table, owner);
  if (capital === NONE) return [];
  return (mapOf(table).neighbours[capital] as readonly Hex[]).filter(
    (hex) => hex !== NONE && hexAt(table, hex).up && hexAt(table, hex).terrain === 'plain' && control[hex] === team,
  );
}
/** ROM-15.7 */
const finalPower = (table: Table, owner: Owner, hex: Hex, decided: FinalChoices | undefined): number =>
  powerOf(hexAt(table, hex)) + (decided?.architectus[owner] === hex && countOf(hexAt(table, hex), 'farm') > 0 ? 1 : 0);
/** The chosen hex, or the strongest. */
function domainOf(table: Table, owner: Owner, control: readonly number[], decided: Decided | undefined): Hex {
  const chosen = decided?.domain[owner] ?? NONE;
  if (chosen !== NONE) return chosen;
  let best: Hex = NONE;
  for (const hex of domainHexes(table, owner, control))
    if (best === NONE || finalPower(table, owner, hex, decided) > finalPower(table, owner, best, decided)) best = hex;
  return best;
}
/** Without a second hex the capital alone. ROM-14.3, ROM-14.6 */
function domainPower(table: Table, owner: Owner, hex: Hex, decided: FinalChoices | undefined): number {
  const { capital } = playerOf(table, owner);
  return (capital === NONE ? 0 : finalPower(table, owner, capital, decided)) + (hex === NONE ? 0 : finalPower(table, owner, hex, decided));
}
/** Different kinds of constructions in both hexes together. ROM-15.8, ROM-17.8 */
function artifexOf(table: Table, owner: Owner, hex: Hex): number {
  const { capital, characters } = playerOf(table, owner);
  if (!characters.some(({ id }) => id === 'artifex')) return 0;
  const domain = [capital, hex].filter((one) => one !== NONE).map((one) => hexAt(table, one));
  const isThere = (building: Building): boolean =>
    domain.some((one) => (building === 'wall' ? setsOfWalls(one) : countOf(one, building)) > 0);
  return BUILDINGS.filter(isThere).length + (domain.some(({ tower }) => tower !== undefined) ? 1 : 0);
}

// ---- comparing contenders

/** By contender: the bonus in one category. The Consul wins ties. ROM-14.7 to ROM-14.12 */
export function majorities(measures: readonly number[], places: readonly number[], consul: number): number[] {
  const bonuses = measures.map(() => 0);
  let left = [...measures.keys()];
  for (let place = 0; place < places.length && left.length > 0; ) {
    const most = Math.max(...left.map((side) => measures[side] as number));
    const tied = left.filter((side) => measures[side] === most);
    const taking = tied.length > 1 && tied.includes(consul) ? [consul] : tied; // ROM-14.11
    const shared = sumOf(taking, (side) => places[place + taking.indexOf(side)] ?? 0);
    for (const side of taking) bonuses[side] = Math.floor(shared / taking.length); // ROM-14.10
    left = left.filter((side) => !taking.includes(side));
    place += taking.length;
  }
  return bonuses;
}
/** Depends on how many are richer. ROM-15.20 */
function patronusOf(sides: readonly Bare[], own: number): number {
  const coins = sides[own]?.coins ?? 0;
  const richer = sides.filter((one) => (one.coins ?? 0) > coins).length;
  return PATRONUS[richer] ?? 0;
}
const PATRONUS: readonly number[] = [4, 2];

/** What decides between equal totals, in order: domain, population, hexes, money, battle tokens, characters. ROM-14.13 */
export const tieBreaks = ({ total, domain, population, hexes, coins, measures, characters }: Points): readonly number[] => [
  total,
  domain,
  population,
  hexes,
  coins ?? 0,
  measures.battleTokens ?? 0,
  characters,
];

// ---- sheets

/** By owner; allies share a sheet, eliminated players have an empty one. */
export function sheets(table: Table, decided?: Decided): Sheet[] {
  const points = pointsOf(table, decided);
  return table.players.map(({ team, alive }) => {
    const own = alive || table.terms.mode === 'teams' ? points.find(({ contender }) => contender.team === team) : undefined;
    return own === undefined ? emptySheet() : sheetOf(own);
  });
}
const sheetOf = (points: Points): Sheet => ({
  characters: points.characters,
  hexes: points.hexes,
  domain: points.domain,
  population: points.population,
  battleTokens: points.battleTokens,
  money: points.money ?? 0,
  coins: points.coins ?? 0,
  artifex: points.artifex,
  patronus: points.patronus ?? 0,
  majorities: byCategory((category) => points.majorities[category] ?? 0),
  total: points.total,
});
const emptySheet = (): Sheet => ({
  characters: 0,
  hexes: 0,
  domain: 0,
  population: 0,
  battleTokens: 0,
  money: 0,
  coins: 0,
  artifex: 0,
  patronus: 0,
  majorities: byCategory(() => 0),
  total: 0,
});
