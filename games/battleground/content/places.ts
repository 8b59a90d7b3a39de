// The battlefield without terrain: hexes, positions on two levels, and the places that bases can take. MOB-2.6, MOB-8.1, MOB-8.2
import { type HexField, hexField, type Point } from '@tabularium/geometry';
import { COLUMNS, ROWS } from './maps.ts';

/** A hex of the field: column * ROWS + row - 1. */
export type Hex = number;
/** A hex and a level: the hex's number, plus HEXES for level 1 (on a platform). MOB-2.7 */
export type Position = number;
/** No position, no place. */
export const NOWHERE = -1;

export const FIELD: HexField = hexField(COLUMNS, ROWS);
export const HEXES = FIELD.size;
/** Below a platform figures stand as anywhere else, however the platform is drawn. MOB-6.26 */
export const POSITIONS = 2 * HEXES;
/** Where a base lies: the position of its hex `h`, plus POSITIONS times the number of its shape. MOB-8.17 */
export type Place = number;
/** Massive bases have one hex in the west and two in the east, or the other way round. */
export const SHAPES = ['one', 'west', 'east'] as const;
export type Shape = (typeof SHAPES)[number];
export const PLACES = POSITIONS * SHAPES.length;
/** Where each shape's places begin, and how many hexes it has. */
export const WEST = POSITIONS;
export const EAST = 2 * POSITIONS;

export const hexOf = (position: Position): Hex => (position < HEXES ? position : position - HEXES);
export const levelOf = (position: Position): 0 | 1 => (position < HEXES ? 0 : 1);
/** The position on a platform above a hex. */
export const above = (hex: Hex): Position => hex + HEXES;
export const placeAt = (position: Position, shape: Shape): Place => position + POSITIONS * SHAPES.indexOf(shape);
export const anchorOf = (place: Place): Position => place % POSITIONS;
export const shapeOf = (place: Place): Shape => SHAPES[Math.floor(place / POSITIONS)] as Shape;

/** By position * 6 + side: the position beside it on the same level, NOWHERE outside the field. MOB-8.3 */
export const BESIDE: Int16Array = Int16Array.from({ length: POSITIONS * 6 }, (_, i) => {
  const next = FIELD.neighbours[i % (HEXES * 6)] as number;
  return next === NOWHERE || i < HEXES * 6 ? next : above(next);
});
export const besideOf = (position: Position, side: number): Position => BESIDE[position * 6 + side] as Position;

const SIDES_OF_SHAPE: Readonly<Record<Shape, readonly number[]>> = { one: [], west: [1, 2], east: [5, 4] };
/** By place: the positions that a base covers there, `h` first; none where it would reach over the edge. MOB-8.17 */
export const FOOTPRINTS: readonly (readonly Position[])[] = Array.from({ length: PLACES }, (_, place) => {
  const at = anchorOf(place);
  const covered = [at, ...SIDES_OF_SHAPE[shapeOf(place)].map((side) => besideOf(at, side))];
  return covered.includes(NOWHERE) ? [] : covered;
});
/** The centre of a base: that of its hex, or the corner that its three hexes share. MOB-8.17 */
export function baseCentre(place: Place): Point {
  const hex = hexOf(anchorOf(place));
  const shift = place < WEST ? 0 : place < EAST ? 2 : -2;
  return { x: (FIELD.xs[hex] as number) + shift, y: FIELD.ys[hex] as number };
}
