// The arena in units: a hex is 100 wide, its point up, and the middle of the arena is the origin.
import type { Bounds, Point } from '@tabularium/parts/board';
import { type Arena, type ArenaId, arenas } from '../../content/arenas.ts';
import type { HexName } from '../../table/asks.ts';

/** The half axes of an oval. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
}

export const HEX_WIDTH = 100;
/** From the middle of a hex to a corner. */
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = HEX_RADIUS * 1.5;

/** The sand: just large enough for the hexes at the edge. */
const FLOORS: Readonly<Record<ArenaId, Oval>> = { pozzuoli: { rx: 612, ry: 364 }, colosseum: { rx: 616, ry: 442 } };
/** How deep the stands around it are. */
export const STANDS = 92;
const EDGE = 8;

export const floorOf = (arena: ArenaId): Oval => FLOORS[arena];
export const grow = ({ rx, ry }: Oval, by: number): Oval => ({ rx: rx + by, ry: ry + by });
/** The whole building. */
export function boundsOf(arena: ArenaId): Bounds {
  const { rx, ry } = grow(FLOORS[arena], STANDS + EDGE);
  return { x: -rx, y: -ry, width: 2 * rx, height: 2 * ry };
}

const round = (units: number): number => Math.round(units * 10) / 10;
const NOWHERE: Point = { x: 0, y: 0 };

export function centreOf(arena: Arena, hex: number): Point {
  const at = arena.hexes[hex];
  return at === undefined ? NOWHERE : { x: HEX_WIDTH * (at.q + at.r / 2), y: round(ROW_HEIGHT * at.r) };
}
export const numberOf = (arena: ArenaId, name: HexName): number => arenas[arena].names.indexOf(name);
export const centreAt = (arena: ArenaId, name: HexName): Point => centreOf(arenas[arena], numberOf(arena, name));

/** The corners of a hex, clockwise from its point. */
export const cornersOf = ({ x, y }: Point, radius = HEX_RADIUS): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
const pathThrough = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join('L');
export const hexPath = (centre: Point, radius?: number): string => `M${pathThrough(cornersOf(centre, radius))}Z`;
export const linePath = (points: readonly Point[]): string => (points.length < 2 ? '' : `M${pathThrough(points)}`);

/** The outline of a set of hexes: every side with no hex of the set beyond it. Sides follow the compass, the first between corners 0 and 1. */
export function outlineOf(arena: Arena, hexes: ReadonlySet<number>): string {
  let path = '';
  for (const hex of hexes) {
    const corners = cornersOf(centreOf(arena, hex));
    arena.neighbours[hex]?.forEach((neighbour, side) => {
      if (!hexes.has(neighbour)) path += linePath([corners[side] as Point, corners[(side + 1) % 6] as Point]);
    });
  }
  return path;
}

/** The part of the picture that contains these hexes with some room around them, as fractions of its size. */
export function partOf(arena: ArenaId, bounds: Bounds, hexes: readonly HexName[]): Bounds {
  const spots = hexes.map((at) => centreAt(arena, at));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - HEX_WIDTH, Math.max(...spots.map(({ x }) => x)) + HEX_WIDTH];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - HEX_WIDTH, Math.max(...spots.map(({ y }) => y)) + HEX_WIDTH];
  return {
    x: (left - bounds.x) / bounds.width,
    y: (top - bounds.y) / bounds.height,
    width: (right - left) / bounds.width,
    height: (bottom - top) / bounds.height,
  };
}
