// Coordinates in drawings of the field: the lattice of the rules, stretched so that hexagons are regular.
import type { CSSProperties } from 'react';
import { COLUMNS, ROWS } from '../../content/maps.ts';
import { HEX_NAMES, type PositionName, placeOf } from '../../content/place-names.ts';
import type { Hex } from '../../content/places.ts';
import { anchorOf, baseCentre, FIELD, FOOTPRINTS, hexOf, levelOf, type Place } from '../../content/places.ts';
import { FACINGS, type FacingTold } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}
/** One unit of the lattice, along x and along y. */
const UNIT_X = 10;
const UNIT_Y = UNIT_X * Math.sqrt(3);
export const HEX_RADIUS = 2 * UNIT_X;
/** One inch: a hexagon from flat to flat. */
export const INCH = 2 * UNIT_Y;
/** How high a platform is drawn above the ground. */
export const LIFT = 11;
const MARGIN = 8;

const tenth = (value: number): number => Math.round(value * 10) / 10;
/** Turns a point of the lattice into one of the drawing. */
export const drawn = ({ x, y }: Point): Point => ({ x: tenth(x * UNIT_X), y: tenth(y * UNIT_Y) });
export const centreOfHex = (hex: Hex): Point => drawn({ x: FIELD.xs[hex] as number, y: FIELD.ys[hex] as number });

export const BOUNDS: Bounds = {
  x: -HEX_RADIUS - MARGIN,
  y: tenth(-UNIT_Y - MARGIN),
  width: (COLUMNS - 1) * 3 * UNIT_X + 2 * (HEX_RADIUS + MARGIN),
  height: tenth((2 * (ROWS - 1) + 1) * UNIT_Y + 2 * (UNIT_Y + MARGIN)),
};
export const placeIn = ({ x, y }: Point): CSSProperties => ({
  left: `${((x - BOUNDS.x) / BOUNDS.width) * 100}%`,
  top: `${((y - BOUNDS.y) / BOUNDS.height) * 100}%`,
});

/** The corners of a hexagon around its centre, starting in the east. */
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: Math.cos((corner * Math.PI) / 3),
  y: Math.sin((corner * Math.PI) / 3),
}));
export const cornersAround = ({ x, y }: Point, radius = HEX_RADIUS): readonly Point[] =>
  CORNERS.map((corner) => ({ x: tenth(x + corner.x * radius), y: tenth(y + corner.y * radius) }));
export const lineThrough = (points: readonly Point[]): string => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
export const hexPath = (centre: Point, radius = HEX_RADIUS): string => `${lineThrough(cornersAround(centre, radius))}Z`;

// ---- by names

export interface Spot {
  /** The middle of the base, on the ground. */
  readonly centre: Point;
  readonly hexes: readonly Hex[];
  readonly level: 0 | 1;
}
const spots = new Map<PositionName, Spot>();
/** Where a position or a massive figure's place lies. */
export function spotOf(name: PositionName): Spot {
  const known = spots.get(name);
  if (known !== undefined) return known;
  const place: Place = placeOf(name);
  const spot: Spot = {
    centre: drawn(baseCentre(place)),
    hexes: (FOOTPRINTS[place] ?? []).map(hexOf),
    level: levelOf(anchorOf(place)),
  };
  spots.set(name, spot);
  return spot;
}
/** The same, drawn higher if it is on a platform. */
export function raised(name: PositionName): Point {
  const { centre, level } = spotOf(name);
  return level === 0 ? centre : { x: centre.x, y: centre.y - LIFT };
}
export const hexNamed = (name: PositionName): Hex => HEX_NAMES.indexOf(name.replace(/[\^ ].*$/, ''));
export const nameOfHex = (hex: Hex): PositionName => HEX_NAMES[hex] ?? '';

/** A facing in degrees, clockwise from the north. */
export function angleOf(at: PositionName, facing: FacingTold): number {
  const side = (FACINGS as readonly string[]).indexOf(facing);
  if (side >= 0) return side * 60;
  const from = spotOf(at).centre;
  const to = spotOf(facing).centre;
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The hexagon of the field at a point of the drawing, if there is one. */
export function hexAtPoint({ x, y }: Point): Hex | undefined {
  const near = Math.round(x / (3 * UNIT_X));
  let best: Hex | undefined;
  let least = HEX_RADIUS;
  for (const column of [near - 1, near, near + 1]) {
    const row = Math.round((y / UNIT_Y - (Math.abs(column) % 2)) / 2);
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) continue;
    const hex = column * ROWS + row;
    const centre = centreOfHex(hex);
    const far = Math.hypot(centre.x - x, centre.y - y);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** The outer sides of an area of hexagons, as one path; `lift` draws it higher. */
export function outlineOf(hexes: ReadonlySet<Hex>, lift = 0): string {
  let path = '';
  for (const hex of hexes) {
    const corners = cornersAround(centreOfHex(hex));
    for (let side = 0; side < 6; side++) {
      if (hexes.has(FIELD.neighbours[hex * 6 + side] as Hex)) continue;
      const [a, b] = [corners[(side + 4) % 6] as Point, corners[(side + 5) % 6] as Point];
      path += `M${a.x} ${tenth(a.y - lift)}L${b.x} ${tenth(b.y - lift)}`;
    }
  }
  return path;
}
/** An area of hexagons, filled. */
export const areaOf = (hexes: Iterable<Hex>, radius = HEX_RADIUS, lift = 0): string =>
  [...hexes]
    .map((hex) => {
      const { x, y } = centreOfHex(hex);
      return hexPath({ x, y: y - lift }, radius);
    })
    .join('');
/** The neighbours of a hexagon that are on the field. */
export const besideHex = (hex: Hex): readonly Hex[] => Array.from(FIELD.neighbours.slice(hex * 6, hex * 6 + 6)).filter((one) => one !== -1);

/** The figure on a hex; if there are two, the one on the platform. */
export const figureAtHex = (figures: readonly FigureView[], hex: Hex): FigureView | undefined =>
  figures.filter(({ hexes }) => hexes.some((name) => hexNamed(name) === hex)).sort((a, b) => b.level - a.level)[0];
