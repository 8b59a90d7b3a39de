// The rules of building again, as slow and plain as the rulebook, and based only on what everybody sees.
import type { Seat } from '@tabularium/kernel';
import { CITIES as cities } from '../../content/kinds.ts';
import { LAND_TYPES } from '../../content/lands.ts';
import type { BattaliaView, SpaceView } from '../../table/view.ts';

const COMPASS = ['N', 'E', 'S', 'W'];
/** By type: `NS`, `NES`. */
const EXITS = Object.fromEntries(
  LAND_TYPES.map(({ type, exits }) => [type, COMPASS.filter((_side, i) => exits & (1 << i)).join('')] as const),
);
export const CITIES: readonly string[] = cities;
const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const STEP: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const turned = (exits: string, quarters: number): string =>
  COMPASS.filter((_side, i) => exits.includes(COMPASS[(i - quarters + 4) % 4] as string)).join('-');
/** By type: all ways to turn a card, `N-E`, `E-S`, `S-W`, `N-W`. */
const TURNS = new Map(
  Object.entries(EXITS).map(([type, exits]) => [type, [...new Set([0, 1, 2, 3].map((quarters) => turned(exits, quarters)))]]),
);
const turnsOf = (type: string): readonly string[] => TURNS.get(type) ?? [];
const shows = (exits: string, side: string): boolean => exits.includes(side);

/** The spaces are seen row by row: a1, b1 ... g7. */
const COLUMNS = 'abcdefg';
const spaceAt = ({ spaces }: BattaliaView, column: number, row: number): SpaceView | undefined =>
  column >= 0 && column < COLUMNS.length ? spaces[COLUMNS.length * row + column] : undefined;
/** What lies beside a space, by side; nothing beyond the edge. */
function beside(view: BattaliaView, at: string): { side: string; space: SpaceView }[] {
  return COMPASS.flatMap((side) => {
    const [right, down] = STEP[side] as readonly [number, number];
    const space = spaceAt(view, COLUMNS.indexOf(at[0] as string) + right, Number(at[1]) - 1 + down);
    return space === undefined ? [] : [{ side, space }];
  });
}
const isBuilt = ({ kind }: SpaceView): boolean => kind === 'road' || kind === 'city' || kind === 'ruins';

/** Road meets road and blank meets blank, and no city lies beside a city. */
function suits(view: BattaliaView, at: string, type: string, exits: string): boolean {
  const neighbours = beside(view, at).filter(({ space }) => isBuilt(space));
  const matches = neighbours.every(({ side, space }) => shows(exits, side) === shows(space.exits, OPPOSITE[side] as string));
  return matches && !(CITIES.includes(type) && neighbours.some(({ space }) => space.kind === 'city'));
}

/** Follows the roads from a card placed here to everything joined to it. */
function joinedTo(view: BattaliaView, at: string, exits: string): SpaceView[] {
  const joined: SpaceView[] = [];
  const follow = (from: string, roads: string): void => {
    for (const { side, space } of beside(view, from)) {
      if (!isBuilt(space) || !shows(roads, side) || !shows(space.exits, OPPOSITE[side] as string) || joined.includes(space)) continue;
      joined.push(space);
      follow(space.at, space.exits);
    }
  };
  follow(at, exits);
  return joined;
}

/** May the seat lay a card of this type here, turned like this? BAT-7.3 to BAT-7.9, BAT-18.5 */
function isLegal(view: BattaliaView, seat: Seat, type: string, at: string, exits: string): boolean {
  const space = spaceAt(view, COLUMNS.indexOf(at[0] as string), Number(at[1]) - 1);
  if (space?.kind !== 'empty') return false;
  if (!beside(view, at).some((next) => isBuilt(next.space))) return false;
  if (!suits(view, at, type, exits)) return false;
  const exiles = view.terms.scenario === 'exiles';
  const homeless = !exiles && !view.spaces.some(({ owner }) => owner === seat);
  if (homeless) return CITIES.includes(type);
  return joinedTo(view, at, exits).some(({ owner, kind }) => owner === seat || (exiles && kind === 'ruins'));
}
/** Where a seat may lay a card of this type: `c2 E-W`, `b3 N-S`. */
export const legalPlaces = (view: BattaliaView, seat: Seat, type: string): string[] =>
  view.spaces.flatMap(({ at }) => turnsOf(type).flatMap((exits) => (isLegal(view, seat, type, at, exits) ? [`${at} ${exits}`] : [])));

const typesLeft = ({ stock }: BattaliaView): string[] =>
  [...stock.roads, ...stock.cities].filter(({ count }) => count > 0).map(({ type }) => type);
/** The types that a seat may build somewhere. */
export const legalTypes = (view: BattaliaView, seat: Seat): string[] =>
  typesLeft(view).filter((type) => legalPlaces(view, seat, type).length > 0);

/** The spaces that are open after the test for impassable spaces. BAT-7.16 */
export function openAfterTest(view: BattaliaView): string[] {
  let open = view.spaces.filter(({ kind }) => kind === 'empty').map(({ at }) => at);
  for (;;) {
    const reached = reachedIn(view, open);
    const kept = reached.filter((at) =>
      typesLeft(view).some((type) => turnsOf(type).some((exits) => leadsOn(view, reached, at, type, exits))),
    );
    if (kept.length === open.length) return open.toSorted();
    open = kept;
  }
}
/** The spaces that a road points at, and all open spaces connected to them. */
function reachedIn(view: BattaliaView, open: readonly string[]): string[] {
  const pointedAt = (at: string): boolean =>
    beside(view, at).some(({ side, space }) => isBuilt(space) && shows(space.exits, OPPOSITE[side] as string));
  let reached = open.filter(pointedAt);
  for (;;) {
    const more = open.filter((at) => reached.includes(at) || beside(view, at).some(({ space }) => reached.includes(space.at)));
    if (more.length === reached.length) return reached;
    reached = more;
  }
}
function leadsOn(view: BattaliaView, reached: readonly string[], at: string, type: string, exits: string): boolean {
  const leads = beside(view, at).some(({ side, space }) => shows(exits, side) && (isBuilt(space) || reached.includes(space.at)));
  return leads && suits(view, at, type, exits);
}
