// The movement rules again, slow and straight from the map data, to compare `rules/reach/` with.

import { mapOf } from '../../content/find.ts';
import type { CharacterDef, Trait } from '../../content/kinds.ts';
import { ELEMENTS, type ElementKind, type MapDef, type Portion } from '../../content/maps.ts';
import { placeName, positionName } from '../../content/place-names.ts';
import { FOOTPRINTS, PLACES, POSITIONS } from '../../content/places.ts';
import { baseOf } from '../../rules/figures/figures.ts';
import type { FigureId, Table } from '../../table/table.ts';

type Name = string;
const isUp = (name: Name): boolean => name.endsWith('^');
const ground = (name: Name): Name => (isUp(name) ? name.slice(0, -1) : name);
const neighboursByHex = new Map<Name, Name[]>();
/** Hexes that share a side. */
function neighboursOf(hex: Name): Name[] {
  const found = neighboursByHex.get(hex) ?? listNeighbours(hex);
  neighboursByHex.set(hex, found);
  return found;
}
function listNeighbours(hex: Name): Name[] {
  const column = hex.charCodeAt(0) - 65;
  const row = Number(hex.slice(1));
  const half = column % 2;
  const all: [number, number][] = [
    [column, row - 1],
    [column + 1, row - 1 + half],
    [column + 1, row + half],
    [column, row + 1],
    [column - 1, row + half],
    [column - 1, row - 1 + half],
  ];
  return all.filter(([c, r]) => c >= 0 && c < 25 && r >= 1 && r <= 30).map(([c, r]) => `${String.fromCharCode(65 + c)}${r}`);
}
const shareSide = (a: Name, b: Name): boolean => neighboursOf(ground(a)).includes(ground(b));
const adjacent = (a: Name, b: Name): boolean => isUp(a) === isUp(b) && shareSide(a, b);

interface Base {
  readonly place: string;
  readonly hexes: readonly Name[];
}
interface World {
  readonly what: ReadonlyMap<Name, Portion>;
  /** Massive bases by each hex that they cover. */
  readonly massive: ReadonlyMap<Name, readonly Base[]>;
}
const worlds = new WeakMap<MapDef, World>();
function worldOf(map: MapDef): World {
  const known = worlds.get(map);
  if (known !== undefined) return known;
  const what = new Map<Name, Portion>();
  for (const [kind, elements] of Object.entries(map.elements) as [ElementKind, readonly string[]][])
    for (const element of elements) for (const [i, hex] of element.split(' ').entries()) what.set(hex, ELEMENTS[kind][i] as Portion);
  const massive = new Map<Name, Base[]>();
  for (let place = POSITIONS; place < PLACES; place++) {
    const base = { place: placeName(place), hexes: (FOOTPRINTS[place] as readonly number[]).map(positionName) };
    for (const hex of base.hexes) massive.set(hex, [...(massive.get(hex) ?? []), base]);
  }
  const world = { what, massive };
  worlds.set(map, world);
  return world;
}
const standable = ({ what }: World, at: Name): boolean =>
  isUp(at) ? what.get(ground(at)) === 'platform' : what.get(at) === undefined || what.get(at) === 'platform';
const isBelow = ({ what }: World, at: Name): boolean => !isUp(at) && what.get(at) === 'platform';

const traitsOf = ({ abilities }: CharacterDef): Trait[] =>
  abilities.flatMap((ability) => (ability.kind === 'passive' ? [...ability.traits] : []));
const cardOf = (table: Table, id: FigureId): CharacterDef => table.content.characters[table.figures[id]?.def ?? -1] as CharacterDef;
const hexesOf = (table: Table, id: FigureId): Name[] => baseOf(table.figures[id] as Table['figures'][number]).map(positionName);

/** The single movements from a base, with their costs. */
function movements(
  table: Table,
  id: FigureId,
  base: readonly Name[],
  place: string,
): { to: string; hexes: readonly Name[]; cost: number }[] {
  const world = worldOf(mapOf(table.content, table.terms.map) as MapDef);
  const { what } = world;
  const crossing = (portion: Portion): number => {
    const kind = portion === 'high' ? 'high' : 'low';
    const better = traitsOf(cardOf(table, id)).flatMap((trait) => (trait.trait === 'crosses' && trait.what === kind ? [trait.points] : []));
    return Math.min(kind === 'high' ? 6 : 3, ...better);
  };
  const others = new Map(
    table.figures.flatMap((_, other) => (other === id ? [] : hexesOf(table, other).map((hex) => [hex, other] as const))),
  );
  const isMassive = base.length > 1;
  const found: { to: string; hexes: readonly Name[]; cost: number }[] = [];
  const isFree = (hexes: readonly Name[]): boolean => hexes.every((hex) => standable(world, hex) && !others.has(hex));
  const landings = (hex: Name): readonly Base[] => (isMassive ? (world.massive.get(hex) ?? []) : [{ place: hex, hexes: [hex] }]);
  const over = (hex: Name, cost: number): void => {
    for (const { place: to, hexes } of landings(hex)) if (to !== place && isFree(hexes)) found.push({ to, hexes, cost });
  };
  /** Climbs or descends, pushing aside the figures there. */
  const upOrDown = (hex: Name): void => {
    for (const { place: to, hexes } of landings(hex)) {
      if (!hexes.every((one) => standable(world, one) && !isBelow(world, one))) continue;
      const pushed = hexes.filter((one) => others.has(one)).map((one) => others.get(one) as FigureId);
      const isFirm = pushed.some(
        (one) => cardOf(table, one).massive || traitsOf(cardOf(table, one)).some(({ trait }) => trait === 'immovable'),
      );
      if (!isFirm && canMakeRoom(hexes, pushed)) found.push({ to, hexes, cost: 3 });
    }
  };
  const canMakeRoom = (hexes: readonly Name[], pushed: readonly FigureId[], taken: readonly Name[] = []): boolean => {
    const [first, ...rest] = pushed;
    if (first === undefined) return true;
    const at = hexesOf(table, first)[0] as Name;
    const beside = neighboursOf(ground(at));
    const level = beside.map((hex) => (isUp(at) ? `${hex}^` : hex));
    const down = isUp(at) ? beside.filter((hex) => !isBelow(world, hex)) : [];
    return [...level, ...down].some(
      (hex) =>
        standable(world, hex) &&
        !others.has(hex) &&
        !hexes.includes(hex) &&
        !base.includes(hex) &&
        !taken.includes(hex) &&
        canMakeRoom(hexes, rest, [...taken, hex]),
    );
  };
  if (isMassive) {
    const [anchor, shape] = place.split(' ') as [Name, string];
    for (const hex of neighboursOf(ground(anchor))) {
      const to = `${hex}${isUp(anchor) ? '^' : ''}`;
      for (const next of world.massive.get(to) ?? [])
        if (next.place === `${to} ${shape}` && isFree(next.hexes)) found.push({ to: next.place, hexes: next.hexes, cost: 1 });
    }
  } else for (const hex of neighboursOf(ground(base[0] as Name))) over(isUp(base[0] as Name) ? `${hex}^` : hex, 1);
  for (const own of base) {
    const around = neighboursOf(ground(own));
    for (const hex of around) {
      const portion = what.get(hex);
      const isCrossed = portion === 'high' || portion === 'low' || portion === 'window' || (isMassive && portion === 'ladder');
      if (!isUp(own) && portion !== undefined && isCrossed)
        for (const end of neighboursOf(hex)) if (end !== own) over(end, crossing(portion));
      if (!isUp(own) && portion === 'platform' && !base.some((one) => isBelow(world, one))) upOrDown(`${hex}^`);
      if (isUp(own) && standable(world, hex) && !isBelow(world, hex)) upOrDown(hex);
      if (!isMassive && portion === 'ladder')
        for (const end of neighboursOf(hex)) for (const to of [end, `${end}^`]) if (to !== own && standable(world, to)) over(to, 2);
    }
  }
  return found;
}

export interface Found {
  readonly cost: number;
  readonly hexes: readonly Name[];
  /** The figure must stop here. */
  readonly isEnd: boolean;
}
/** The cheapest way to every place, found by relaxing until nothing changes. `from` replaces the figure's own place. */
export function naiveReach(
  table: Table,
  id: FigureId,
  points: number,
  from?: { place: string; hexes: readonly Name[] },
): Map<string, Found> {
  const figure = table.figures[id] as Table['figures'][number];
  const own = hexesOf(table, id);
  const start = from ?? { place: figure.shape === 'one' ? (own[0] as Name) : `${own[0]} ${figure.shape}`, hexes: own };
  const others = table.figures.flatMap((other, number) =>
    number === id ? [] : [{ hostile: other.seat !== figure.seat, hexes: hexesOf(table, number) }],
  );
  const isEnd = (hexes: readonly Name[]): boolean =>
    others.some(
      (other) =>
        hexes.some((hex) => other.hexes.includes(hex)) ||
        (other.hostile && hexes.some((hex) => other.hexes.some((one) => adjacent(hex, one)))),
    );
  const found = new Map<string, Found>([[start.place, { cost: 0, hexes: start.hexes, isEnd: false }]]);
  const open = [start.place];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const { cost, hexes, isEnd: mustStop } = found.get(place) as Found;
    if (mustStop) continue;
    for (const next of movements(table, id, hexes, place)) {
      const price = cost + next.cost;
      if (price > points || price >= (found.get(next.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      found.set(next.to, { cost: price, hexes: next.hexes, isEnd: next.to !== start.place && isEnd(next.hexes) });
      open.push(next.to);
    }
  }
  return found;
}
/** The places on a shortest path to a figure: their distances from the start and to the goal add up to the whole way. */
export function naiveToward(table: Table, id: FigureId, goal: FigureId, points: number): { ways: string[]; ends: string[] } {
  const aim = hexesOf(table, goal);
  const isBeside = (hexes: readonly Name[]): boolean =>
    !hexes.some((hex) => aim.includes(hex)) && hexes.some((hex) => aim.some((one) => adjacent(hex, one)));
  const nearest = (reached: Map<string, Found>): number =>
    Math.min(Number.POSITIVE_INFINITY, ...[...reached.values()].filter(({ hexes }) => isBeside(hexes)).map(({ cost }) => cost));
  const all = naiveReach(table, id, Number.POSITIVE_INFINITY);
  const whole = nearest(all);
  const [start] = [...all.keys()] as [string];
  if (whole === Number.POSITIVE_INFINITY) return { ways: [start], ends: [] };
  const ways: string[] = [];
  const ends: string[] = [];
  for (const [place, { cost, hexes, isEnd }] of all) {
    if (cost > whole || cost > points) continue;
    const rest = isBeside(hexes) ? 0 : isEnd ? Number.POSITIVE_INFINITY : nearest(naiveReach(table, id, whole - cost, { place, hexes }));
    if (cost + rest === whole) ways.push(place);
    if (rest === 0 && cost === whole) ends.push(place);
  }
  return { ways: ways.sort(), ends: ends.sort() };
}
