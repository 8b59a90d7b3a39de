// Sight, cover and range again: hexes as polygons, lines cut by their sides, nothing cached. Slow, and straight from the map data.
import { ELEMENTS, type ElementKind, type MapDef, type Portion } from '../../content/maps.ts';

export interface Spot {
  readonly column: number;
  readonly row: number;
  /** On a platform. */
  readonly high: boolean;
}
export interface Dot {
  readonly x: number;
  readonly y: number;
}
/** `M15`, `M15^`. MOB-2.6 */
export const spotOf = (name: string): Spot => ({
  column: name.charCodeAt(0) - 'A'.charCodeAt(0),
  row: Number(name.slice(1).replace('^', '')),
  high: name.endsWith('^'),
});
const ground = (spot: Spot): Spot => ({ ...spot, high: false });
/** Columns are 3 apart, rows 2; odd columns lie 1 lower. MOB-8.2 */
export const middle = ({ column, row }: Spot): Dot => ({ x: 3 * column, y: 2 * (row - 1) + (column % 2) });
const AROUND: readonly Dot[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];
export const cornersOf = (spot: Spot): Dot[] => {
  const { x, y } = middle(spot);
  return AROUND.map((to) => ({ x: x + to.x, y: y + to.y }));
};
const isSame = (a: Dot, b: Dot): boolean => a.x === b.x && a.y === b.y;
/** The hexes share a side, whatever their heights. */
export const touch = (a: Spot, b: Spot): boolean => {
  const [m, n] = [middle(a), middle(b)];
  return (m.x - n.x) ** 2 + 3 * (m.y - n.y) ** 2 === 12;
};

// ---- lines

const turn = (a: Dot, b: Dot, c: Dot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
/** A line has points inside a hex: clipped by the six sides, some of it is left. MOB-8.7 */
export function crosses(from: Dot, to: Dot, hex: Spot): boolean {
  const { x, y } = middle(hex);
  if (Math.max(from.x, to.x) <= x - 2 || Math.min(from.x, to.x) >= x + 2) return false;
  if (Math.max(from.y, to.y) <= y - 1 || Math.min(from.y, to.y) >= y + 1) return false;
  const corners = cornersOf(hex);
  let [enter, leave] = [
    [0, 1],
    [1, 1],
  ] as [Fraction, Fraction];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % 6] as Dot;
    const [start, end] = [turn(a, b, from), turn(a, b, to)]; // positive inside
    if (start <= 0 && end <= 0) return false;
    if (start === end) continue;
    const at: Fraction = start > end ? [start, start - end] : [-start, end - start];
    if (start < end && isLess(enter, at)) enter = at;
    if (start > end && isLess(at, leave)) leave = at;
  }
  return isLess(enter, leave);
}
/** The denominator is positive. */
type Fraction = readonly [number, number];
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
/** Part of the line runs along the side that two hexes share. MOB-8.8 */
function runsBetween(from: Dot, to: Dot, one: Spot, other: Spot): boolean {
  const [a, b] = cornersOf(one).filter((corner) => cornersOf(other).some((its) => isSame(its, corner)));
  if (a === undefined || b === undefined || turn(from, to, a) !== 0 || turn(from, to, b) !== 0) return false;
  const along = (dot: Dot): number => (from.x === to.x ? dot.y : dot.x);
  const [low, high] = [along(from), along(to)].sort((p, q) => p - q) as [number, number];
  const [first, last] = [along(a), along(b)].sort((p, q) => p - q) as [number, number];
  return Math.min(high, last) > Math.max(low, first);
}
const isHalted = (from: Dot, to: Dot, by: readonly Spot[]): boolean =>
  by.some((hex) => crosses(from, to, hex)) ||
  by.some((one, i) => by.slice(i + 1).some((other) => touch(one, other) && runsBetween(from, to, one, other)));

// ---- terrain

export interface Ground {
  readonly high: readonly Spot[];
  readonly low: readonly Spot[];
  /** The hexes of each platform, on the ground. */
  readonly platforms: readonly (readonly Spot[])[];
}
export function groundOf({ elements }: MapDef): Ground {
  const high: Spot[] = [];
  const low: Spot[] = [];
  const platforms: Spot[][] = [];
  for (const [kind, all] of Object.entries(elements) as [ElementKind, readonly string[]][])
    for (const element of all) {
      const hexes = element.split(' ').map(spotOf);
      if (kind === 'PL') platforms.push(hexes);
      for (const [i, hex] of hexes.entries()) {
        const portion: Portion | undefined = ELEMENTS[kind][i];
        if (portion === 'high') high.push(hex);
        if (portion === 'low' || portion === 'window') low.push(hex);
      }
    }
  return { high, low, platforms };
}
const lies = (spot: Spot, among: readonly Spot[]): boolean => among.some(({ column, row }) => column === spot.column && row === spot.row);
const platformOf = ({ platforms }: Ground, spot: Spot): readonly Spot[] => platforms.find((hexes) => lies(spot, hexes)) ?? [];

// ---- sight

/** By corner of the viewer: the corners to which the line is free. MOB-8.9 */
export function freeLines(by: readonly Spot[], from: Spot, to: Spot): Dot[][] {
  return cornersOf(from).map((corner) => cornersOf(to).filter((end) => !isSame(corner, end) && !isHalted(corner, end, by)));
}
export function naiveSight(terrain: Ground, from: Spot, to: Spot): boolean {
  if (from.high !== to.high && lies(to, platformOf(terrain, from))) return false; // MOB-6.48
  const lower = from.high ? to : from;
  const by = from.high === to.high ? terrain.high : terrain.high.filter((hex) => touch(hex, lower)); // MOB-6.46, MOB-6.47
  const near = by.filter((hex) => isNear(hex, from, to));
  return cornersOf(from).some((corner) => {
    const ends = cornersOf(to).filter((end) => !isSame(corner, end) && !isHalted(corner, end, near));
    return ends.some((one) => ends.some((other) => turn(corner, one, other) !== 0));
  });
}
/** Inside the rectangle around both hexes: nothing else can be in the way. */
function isNear(hex: Spot, from: Spot, to: Spot): boolean {
  const [a, b, c] = [middle(from), middle(to), middle(hex)];
  const isBetween = (p: number, q: number, r: number): boolean => r >= Math.min(p, q) - 4 && r <= Math.max(p, q) + 4;
  return isBetween(a.x, b.x, c.x) && isBetween(a.y, b.y, c.y);
}

// ---- cover

export interface Base {
  readonly hexes: readonly Spot[];
  /** The hex that its attacks come from. */
  readonly front: Spot;
  /** The attack comes from the whole base, because this is the initial target of an area attack. MOB-7.46 */
  readonly whole?: true;
}
const isMassive = ({ hexes }: Base): boolean => hexes.length > 1;
/** The centre of three hexes is the corner that they share. MOB-8.17 */
function baseMiddle({ hexes }: Base): Dot {
  const sum = hexes.map(middle).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / hexes.length, y: sum.y / hexes.length };
}
/** MOB-7.11 to MOB-7.17, MOB-7.116, MOB-8.12 */
export function naiveCover(terrain: Ground, attacker: Base, target: Base, others: readonly Base[]): boolean {
  const { front } = attacker;
  const isLow = !target.hexes.some(({ high }) => high);
  if (!front.high && !isLow) return true; // MOB-7.14
  const isDown = front.high && isLow;
  const origin = attacker.whole ? attacker.hexes : [front];
  const isIgnored = (hex: Spot): boolean =>
    origin.some((own) => touch(hex, own)) ||
    (isDown && platformOf(terrain, front).some((below) => touch(hex, below))) ||
    (isMassive(target) && target.hexes.some((own) => touch(hex, own)));
  const obstacles = front.high ? terrain.high : [...terrain.high, ...terrain.low]; // MOB-7.15, MOB-7.16
  const people = isDown ? [] : others.filter(({ hexes }) => hexes[0]?.high === front.high && !hexes.some(isIgnored));
  const givers = [...obstacles.filter((hex) => !isIgnored(hex)), ...people.flatMap(({ hexes }) => hexes.map(ground))];
  return isHalted(attacker.whole ? baseMiddle(attacker) : middle(front), baseMiddle(target), givers);
}

// ---- range

/** A point in inches: columns are half the square root of three apart. */
const inInches = ({ x, y }: Dot): Dot => ({ x: x / (2 * Math.sqrt(3)), y: y / 2 });
function toSegment(p: Dot, a: Dot, b: Dot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
const TINY = 1e-9;
/** The distance between the nearest points of two hexes, from every corner to every side. MOB-6.42 */
export function inchesBetween(one: Spot, other: Spot): number {
  if (one.column === other.column && one.row === other.row) return 0;
  const [a, b] = [cornersOf(one).map(inInches), cornersOf(other).map(inInches)];
  const least = (dots: readonly Dot[], sides: readonly Dot[]): number =>
    Math.min(...dots.flatMap((dot) => sides.map((side, i) => toSegment(dot, side, sides[(i + 1) % 6] as Dot))));
  return Math.min(least(a, b), least(b, a));
}
export const isInRange = (from: readonly Spot[], to: readonly Spot[], inches: number): boolean =>
  from.some((one) => to.some((other) => inchesBetween(one, other) <= inches + TINY));
