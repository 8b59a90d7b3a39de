// The map in units: a hex is 200 wide, its point up; q and r as on the map, the hex q 0 r 0 at the origin.
import type { Bounds, Point } from '@tabularium/parts/board';
import { type GameMap, oppositeSide, SIDES, type Side } from '../../content/maps.ts';

export const HEX_WIDTH = 200;
/** From the middle of a hex to a corner. */
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = HEX_RADIUS * 1.5;
/** The sea around the land. */
const SHORE = 46;

const round = (units: number): number => Math.round(units * 10) / 10;

export const centreOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => ({
  x: HEX_WIDTH * (q + r / 2),
  y: round(ROW_HEIGHT * r),
});
/** Just large enough for the hexes and their shore. */
export function boundsOf(hexes: readonly { readonly q: number; readonly r: number }[]): Bounds {
  const centres = hexes.map(centreOf);
  const left = Math.min(...centres.map(({ x }) => x)) - HEX_WIDTH / 2 - SHORE;
  const right = Math.max(...centres.map(({ x }) => x)) + HEX_WIDTH / 2 + SHORE;
  const top = Math.min(...centres.map(({ y }) => y)) - HEX_RADIUS - SHORE;
  const bottom = Math.max(...centres.map(({ y }) => y)) + HEX_RADIUS + SHORE;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

/** The corners of a hex, clockwise from its point. */
const cornersOf = ({ x, y }: Point, radius = HEX_RADIUS): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
const pathThrough = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join('L');
export const hexPath = (centre: Point, radius?: number): string => `M${pathThrough(cornersOf(centre, radius))}Z`;

/** The two corners of a side: the east side lies between the second and the third corner. */
const SIDE_CORNERS: Readonly<Record<Side, readonly [number, number]>> = {
  E: [1, 2],
  NE: [0, 1],
  NW: [5, 0],
  W: [4, 5],
  SW: [3, 4],
  SE: [2, 3],
};
export function sideOf(centre: Point, side: Side, radius?: number): readonly [Point, Point] {
  const corners = cornersOf(centre, radius);
  const [from, to] = SIDE_CORNERS[side];
  return [corners[from] as Point, corners[to] as Point];
}
/** A point toward the middle of a side; `far` 1 is on the side itself. */
export function towardSide(centre: Point, side: Side, far = 1): Point {
  const [a, b] = sideOf(centre, side);
  return { x: round(centre.x + ((a.x + b.x) / 2 - centre.x) * far), y: round(centre.y + ((a.y + b.y) / 2 - centre.y) * far) };
}
/** The direction in which a side looks, in degrees clockwise from the east. */
export const turnOf = (side: Side): number => -60 * SIDES.indexOf(side);

// ---- neighbours

/** The side of a hex beyond which another lies, or nothing if they are not adjacent. */
export function sideToward(map: GameMap, from: string, to: string): Side | undefined {
  const side = map.neighbours[map.names.indexOf(from)]?.indexOf(map.names.indexOf(to)) ?? -1;
  return SIDES[side];
}
export const opposite = (side: Side): Side => SIDES[oppositeSide(SIDES.indexOf(side))] as Side;
export const neighboursOf = (map: GameMap, at: string): readonly string[] =>
  (map.neighbours[map.names.indexOf(at)] ?? []).flatMap((hex) => (hex < 0 ? [] : [map.names[hex] as string]));

// ---- what lies inside a hex

export interface Slot extends Point {
  /** 1 is the usual size. */
  readonly scale: number;
}
/** Arranges things in rows around a centre: the fewer, the larger. */
function rowsAround(
  count: number,
  width: number,
  middle: number,
  height: number,
  steps: readonly (readonly [most: number, rows: number])[],
): readonly Slot[] {
  const rows = steps.find(([most]) => count <= most)?.[1] ?? steps.at(-1)?.[1] ?? 1;
  const perRow = Math.ceil(count / rows);
  const scale = rows === 1 ? (count <= 3 ? 1.18 : 1) : rows === 2 ? 0.8 : 0.6;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = Math.min(width / inRow, 46 * scale);
    return {
      x: round((i - row * perRow - (inRow - 1) / 2) * step),
      y: round(middle + (row - (rows - 1) / 2) * height * scale),
      scale,
    };
  });
}
/** Constructions stand in the upper half of a hex, units in the lower one. */
export const buildingSlots = (count: number): readonly Slot[] =>
  rowsAround(count, 172, -40, 44, [
    [4, 1],
    [8, 2],
    [15, 3],
  ]);
export const unitSlots = (count: number): readonly Slot[] =>
  rowsAround(count, 176, 27, 50, [
    [4, 1],
    [10, 2],
    [18, 3],
  ]);
