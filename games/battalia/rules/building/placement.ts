// Where terrain cards may lie. A type is its index in LAND_TYPES; sets of types and of sides are bits.
import type { Reason, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { SPACES } from '../../content/boards.ts';
import type { RoadGroup } from '../../content/kinds.ts';
import { LAND_TYPES, type LandType } from '../../content/lands.ts';
import { spaceName } from '../../table/names.ts';
import type { Land, Table } from '../../table/table.ts';
import { EMPTY, IMPASSABLE, OUT_OF_PLAY } from '../../table/table.ts';
import { hasCity } from '../land/cities.ts';
import { besideOf, landAt, NO_SPACE, opposite, ruinsOf, SIDES } from '../land/spaces.ts';

const ALL_SIDES = 15;
const turned = (exits: number, quarters: number): number => ((exits << quarters) | (exits >> (SIDES - quarters))) & ALL_SIDES;
/** By type: the different exits that quarter turns give it. */
export const TURNS: readonly (readonly number[])[] = LAND_TYPES.map(({ exits }) => [
  ...new Set([0, 1, 2, 3].map((quarters) => turned(exits, quarters))),
]);

const typesWhere = (holds: (type: (typeof LAND_TYPES)[number]) => boolean): number =>
  LAND_TYPES.reduce((types, type, index) => (holds(type) ? types | (1 << index) : types), 0);
export const ROAD_TYPES = typesWhere((type) => type.kind === 'road');
const CITY_TYPES = typesWhere((type) => type.kind === 'city');
const GROUP_TYPES = { simple: typesWhere((type) => type.group === 'simple'), junction: typesWhere((type) => type.group === 'junction') };
/** The types that a builder chooses from. BAT-7.1 */
export const typesOf = (kind: 'road' | 'city', group: RoadGroup | null): number =>
  kind === 'city' ? CITY_TYPES : group === null ? ROAD_TYPES : GROUP_TYPES[group];

/** Index: sides that must show a road | sides that must be blank << 4. Value: the types with a fitting turn. BAT-7.5 */
const FITTING = Array.from({ length: 256 }, (_, sides) =>
  TURNS.reduce((types, turns, type) => (turns.some((exits) => fits(exits, sides)) ? types | (1 << type) : types), 0),
);
/** Road meets road and blank meets blank. BAT-7.5 */
export function fits(exits: number, sides: number): boolean {
  const road = sides & ALL_SIDES;
  return (exits & (road | (sides >> SIDES))) === road;
}

/** The types with a card left. BAT-2.5 */
export function typesInStock(table: Table): number {
  let types = 0;
  for (let index = 0; index < LAND_TYPES.length; index++)
    if (landDeck(table, LAND_TYPES[index] as LandType).length > 0) types |= 1 << index;
  return types;
}
export const landDeck = ({ stock }: Table, { kind, type }: LandType): Land[] => (kind === 'road' ? stock.roads[type] : stock.cities[type]);

/** The sides of a space that its built neighbours settle: those that must show a road, and << 4 those that must be blank. BAT-7.5 */
export function settledSides(table: Table, space: Space): number {
  let sides = 0;
  for (let side = 0; side < SIDES; side++) {
    const next = besideOf(space, side);
    const exits = next === NO_SPACE ? 0 : (table.exits[next] as number);
    if (exits !== 0) sides |= exits & (1 << opposite(side)) ? 1 << side : 1 << (side + SIDES);
  }
  return sides;
}
export function isBesideCity(table: Table, space: Space): boolean {
  for (let side = 0; side < SIDES; side++) {
    const next = besideOf(space, side);
    if (next !== NO_SPACE && landAt(table, next)?.kind === 'city') return true; // BAT-7.6
  }
  return false;
}
/** The types with a turn that suits the neighbours of a space. BAT-7.5, BAT-7.6 */
function typesFitting(table: Table, space: Space, sides: number): number {
  const types = FITTING[sides] as number;
  return (types & CITY_TYPES) !== 0 && isBesideCity(table, space) ? types & ROAD_TYPES : types;
}

/** What the roads from a seat's cities lead to. */
interface Network {
  /** By space: 1 for every card on the roads, and for every doorstep. */
  readonly joined: Uint8Array;
  /** The empty spaces where the next card would be joined to the others. */
  readonly doorsteps: readonly Space[];
}
/** Follows the roads from the seat's cities, through anybody's cities, roads and the ruins; exits off the map lead nowhere. BAT-7.7, BAT-7.8 */
function followRoads(table: Table, seat: Seat): Network {
  const { owners, lands, exits } = table;
  const joined = new Uint8Array(SPACES);
  const doorsteps: Space[] = [];
  const cards: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (owners[space] === seat) cards.push(space);
  if (table.terms.scenario === 'exiles') cards.push(ruinsOf(table)); // BAT-18.5
  for (const space of cards) joined[space] = 1;
  for (const space of cards)
    for (let side = 0; side < SIDES; side++) {
      if (((exits[space] as number) & (1 << side)) === 0) continue;
      const next = besideOf(space, side);
      if (next === NO_SPACE || joined[next] === 1) continue;
      const land = lands[next] as number;
      if (land < EMPTY) continue;
      joined[next] = 1;
      (land === EMPTY ? doorsteps : cards).push(next); // the loop also visits cards that are pushed here
    }
  return { joined, doorsteps };
}
/** A player who lost the last city may found one wherever it touches a card. Exiles start without one and must settle first. BAT-7.9, BAT-15.4, BAT-18.5 */
const isHomeless = (table: Table, seat: Seat): boolean =>
  !hasCity(table, seat) && (table.terms.scenario !== 'exiles' || table.players[seat]?.settled === true);

/** The types that the seat can build somewhere, whatever they cost. BAT-7.2 */
export function buildableTypes(table: Table, seat: Seat): number {
  const inStock = typesInStock(table);
  let types = 0;
  if (isHomeless(table, seat)) {
    for (let space = 0; space < SPACES; space++) {
      if (table.lands[space] !== EMPTY) continue;
      const sides = settledSides(table, space);
      if (sides !== 0) types |= typesFitting(table, space, sides) & CITY_TYPES;
    }
  }
  for (const space of followRoads(table, seat).doorsteps) {
    types |= typesFitting(table, space, settledSides(table, space));
    if ((types & inStock) === inStock) return inStock;
  }
  return types & inStock;
}

/** Why no turn of a card of this type may lie on this space. */
function hindranceAt(
  table: Table,
  { joined }: Network,
  homeless: boolean,
  space: Space,
  type: number,
): keyof typeof HINDRANCES | undefined {
  switch (table.lands[space] as number) {
    case EMPTY:
      break;
    case OUT_OF_PLAY:
      return 'outOfPlay';
    case IMPASSABLE:
      return 'impassable';
    default:
      return 'occupied';
  }
  const sides = settledSides(table, space);
  if (sides === 0) return 'touchesNothing';
  if (CITY_TYPES & (1 << type) && isBesideCity(table, space)) return 'nextToCity';
  if (((FITTING[sides] as number) & (1 << type)) === 0) return 'blankSide';
  if (homeless && CITY_TYPES & (1 << type)) return undefined; // BAT-7.9
  return joined[space] === 1 ? undefined : 'noRoadToOwnCities';
}
const HINDRANCES = {
  occupied: 'BAT-7.3',
  outOfPlay: 'BAT-19.2',
  impassable: 'BAT-7.15',
  touchesNothing: 'BAT-7.4',
  blankSide: 'BAT-7.5',
  nextToCity: 'BAT-7.6',
  noRoadToOwnCities: 'BAT-7.8',
} as const;

/** The spaces on which the seat may put a card of this type. BAT-7.3 to BAT-7.9 */
export function sitesOf(table: Table, seat: Seat, type: number): Space[] {
  const homeless = isHomeless(table, seat);
  const network = followRoads(table, seat);
  const sites: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (hindranceAt(table, network, homeless, space, type) === undefined) sites.push(space);
  return sites;
}
/** The reason for every other space. */
export function whyNotSites(table: Table, seat: Seat, type: number): Reason[] {
  const homeless = isHomeless(table, seat);
  const network = followRoads(table, seat);
  const reasons: Reason[] = [];
  for (let space = 0; space < SPACES; space++) {
    const because = hindranceAt(table, network, homeless, space, type);
    if (because !== undefined) reasons.push({ rule: HINDRANCES[because], because, what: spaceName(space) });
  }
  return reasons;
}
/** The turns in which a card of this type suits the neighbours of a space. BAT-7.5 */
export function turnsAt(table: Table, space: Space, type: number): number[] {
  const sides = settledSides(table, space);
  return (TURNS[type] as readonly number[]).filter((exits) => fits(exits, sides));
}
