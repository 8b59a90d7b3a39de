// Terrain on a table, printed on its map or laid by the players: how large it is, and where there is room for it. ARC-2.11, ARC-2.12, ARC-8.1

import { distanceOf, overlapOf, type Shape, type Vector } from '@tabularium/geometry';
import type { Heading, PieceKind, ZoneDef } from './kinds.ts';
import { cornersAt, type Pose, type Size, STEP, shapeAt, type Ticks, TOLERANCE } from './shapes.ts';
import { PLACING, pieces as pieceDefs } from './tables.ts';

/** A piece of terrain as it lies on the table. */
export interface Piece {
  readonly kind: PieceKind;
  readonly x: Ticks;
  readonly y: Ticks;
  readonly heading: Heading;
}
/** The size of a table and its deployment zones, in steps. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly zones: readonly ZoneDef[];
}
/** A table with what lies on it. */
export interface Ground {
  readonly field: Field;
  readonly pieces: readonly Piece[];
}
export const pieceSize = ({ kind }: Piece): Size => {
  const { width, depth } = pieceDefs[kind];
  return { width: width * STEP, depth: depth * STEP };
};
export const categoryOf = ({ kind }: Piece): 'impassable' | 'difficult' | 'objective' => pieceDefs[kind].category;
export const tableSize = ({ field }: Pick<Ground, 'field'>): Size => ({ width: field.width * STEP, depth: field.depth * STEP });
/** A place for the centre of a piece, in steps. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export const pieceAt = (kind: PieceKind, { x, y }: Spot, heading: Heading): Piece => ({ kind, x: x * STEP, y: y * STEP, heading });

// ---- where there is room. ARC-2.11, ARC-2.12

const GAP: Ticks = PLACING.gap * STEP;
/** Something that a new piece must stay away from, and how far. */
interface Kept extends Outline {
  readonly gap: Ticks;
}
interface Outline {
  readonly shape: Shape;
  readonly corners: readonly Vector[];
}
const outlineOf = (pose: Pose, size: Size): Outline => ({ shape: shapeAt(pose, size), corners: cornersAt(pose, size) });
function keptFree(table: Ground): Kept[] {
  const zones = table.field.zones.map(({ x, y }): Kept => {
    const middle: Pose = { x: ((x[0] + x[1]) / 2) * STEP, y: ((y[0] + y[1]) / 2) * STEP, heading: 0 };
    return { ...outlineOf(middle, { width: (x[1] - x[0]) * STEP, depth: (y[1] - y[0]) * STEP }), gap: GAP };
  });
  return [
    ...zones,
    ...table.pieces.map((piece): Kept => ({ ...outlineOf(piece, pieceSize(piece)), gap: categoryOf(piece) === 'objective' ? 0 : GAP })),
  ];
}
/** Whether a piece with this heading can lie at a spot. */
export function roomFor(table: Ground, kind: PieceKind, heading: Heading): (spot: Spot) => boolean {
  const kept = keptFree(table);
  return (spot) => {
    const piece = pieceAt(kind, spot, heading);
    const shape = shapeAt(piece, pieceSize(piece));
    return isWithinEdges(table, shape) && kept.every((other) => isClear(piece, shape, other));
  };
}
function isWithinEdges(table: Ground, { low, high }: Shape): boolean {
  const { width, depth } = tableSize(table);
  return (
    (low[0] as number) >= -TOLERANCE &&
    (low[2] as number) >= -TOLERANCE &&
    (high[0] as number) <= depth + TOLERANCE &&
    (high[2] as number) <= width + TOLERANCE
  );
}
export const isOnTable = (table: Ground, kind: PieceKind, spot: Spot, heading: Heading): boolean => {
  const piece = pieceAt(kind, spot, heading);
  return isWithinEdges(table, shapeAt(piece, pieceSize(piece)));
};
/** The distance along the eight axes is never more than the true one and seldom less; corners are measured only where that matters. */
function isClear(piece: Piece, shape: Shape, other: Kept): boolean {
  const apart = -overlapOf(shape, other.shape);
  if (apart >= other.gap - TOLERANCE) return true;
  return (
    apart * MOST_AMISS >= other.gap - TOLERANCE &&
    outlineDistance(cornersAt(piece, pieceSize(piece)), other.corners) >= other.gap - TOLERANCE
  );
}
/** Half way between two axes: 1 / cos 22.5°, rounded up. */
const MOST_AMISS = 1.083;
/** Between outlines that do not touch: the least distance from a corner of one to a side of the other. */
const outlineDistance = (a: readonly Vector[], b: readonly Vector[]): Ticks =>
  Math.min(...a.map((corner) => distanceTo(corner, b)), ...b.map((corner) => distanceTo(corner, a)));
const distanceTo = (point: Vector, corners: readonly Vector[]): Ticks =>
  Math.min(...corners.map((from, number) => distanceToSide(point, from, corners[(number + 1) % corners.length] as Vector)));
function distanceToSide(point: Vector, from: Vector, to: Vector): Ticks {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.max(0, Math.min(1, share));
  return distanceOf(point, { x: from.x + dx * along, y: from.y + dy * along });
}
export const canLie = (table: Ground, kind: PieceKind, spot: Spot, heading: Heading): boolean => roomFor(table, kind, heading)(spot);
