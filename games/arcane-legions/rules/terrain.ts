// Where players may lay objectives and other terrain. ARC-2.8 to ARC-2.12
import { distanceOf, overlapOf, type Shape, type Vector } from '@tabularium/geometry';
import type { Heading, PieceKind } from '../content/kinds.ts';
import { PIECES } from '../content/kinds.ts';
import { PLACING, pieces as pieceDefs } from '../content/tables.ts';
import type { Piece, Pose, Table, Ticks } from '../table.ts';
import { cornersAt, type Size, STEP, shapeAt, TOLERANCE } from './bases.ts';
import { categoryOf, fieldOf, pieceSize, tableSize } from './obstacles.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
const pieceAt = (kind: PieceKind, x: number, y: number, heading: Heading): Piece => ({ kind, x: x * STEP, y: y * STEP, heading });
const EPSILON = TOLERANCE / STEP;

// ---- objectives. ARC-2.9, ARC-2.10

const isFar = (a: Spot, b: Spot): boolean => {
  const gap = (one: number, other: number): number => Math.max(0, Math.abs(one - other) - 2); // from edge to edge
  return gap(a.x, b.x) ** 2 + gap(a.y, b.y) ** 2 >= (PLACING.objectivesApart - EPSILON) ** 2;
};
const isAcross = (a: Spot, b: Spot): boolean => a.y > PLACING.centre !== b.y > PLACING.centre;
const canBoth = (a: Spot, b: Spot): boolean => isAcross(a, b) && isFar(a, b);
const SPOTS: readonly Spot[] = PLACING.columns.flatMap((x) => PLACING.rows.map((y) => ({ x, y })));
/** The first one must leave a place for the second. */
const FIRST_SPOTS = SPOTS.filter((spot) => SPOTS.some((other) => canBoth(spot, other)));
export function objectiveSpots({ pieces }: Table): readonly Spot[] {
  const laid = pieces.find((piece) => categoryOf(piece) === 'objective');
  if (laid === undefined) return FIRST_SPOTS;
  const first = { x: laid.x / STEP, y: laid.y / STEP };
  return SPOTS.filter((spot) => canBoth(first, spot));
}

// ---- other pieces. ARC-2.11, ARC-2.12

const GAP: Ticks = PLACING.gap * STEP;
const halves = (length: number): number[] => Array.from({ length: length * 2 + 1 }, (_, i) => i / 2);

/** What lies on the table or is kept free, and how far from it a piece must be. */
interface Kept extends Outline {
  readonly gap: Ticks;
}
interface Outline {
  readonly shape: Shape;
  readonly corners: readonly Vector[];
}
const outlineOf = (pose: Pose, size: Size): Outline => ({ shape: shapeAt(pose, size), corners: cornersAt(pose, size) });
function keptFree(table: Table): Kept[] {
  const zones = fieldOf(table).zones.map(({ x, y }): Kept => {
    const middle: Pose = { x: ((x[0] + x[1]) / 2) * STEP, y: ((y[0] + y[1]) / 2) * STEP, heading: 0 };
    return { ...outlineOf(middle, { width: (x[1] - x[0]) * STEP, depth: (y[1] - y[0]) * STEP }), gap: GAP };
  });
  return [
    ...zones,
    ...table.pieces.map((piece): Kept => ({ ...outlineOf(piece, pieceSize(piece)), gap: categoryOf(piece) === 'objective' ? 0 : GAP })),
  ];
}
/** Places for a piece that is turned like that. */
function isLegalFor(table: Table, kind: PieceKind, degrees: number): (x: number, y: number) => boolean {
  const heading = (degrees / 45) as Heading;
  const { width, depth } = tableSize(table);
  const kept = keptFree(table);
  return (x, y) => {
    const piece = pieceAt(kind, x, y, heading);
    const shape = shapeAt(piece, pieceSize(piece));
    const isOnTable =
      (shape.low[0] as number) >= -TOLERANCE &&
      (shape.low[2] as number) >= -TOLERANCE &&
      (shape.high[0] as number) <= depth + TOLERANCE &&
      (shape.high[2] as number) <= width + TOLERANCE;
    return isOnTable && kept.every((other) => isClear(piece, shape, other));
  };
}
/** What spans along the axes says is never more than the true distance, and seldom less: only then corners are measured. */
function isClear(piece: Piece, shape: Shape, other: Kept): boolean {
  const apart = -overlapOf(shape, other.shape);
  if (apart >= other.gap - TOLERANCE) return true;
  return (
    apart * MOST_AMISS >= other.gap - TOLERANCE &&
    distanceBetween(cornersAt(piece, pieceSize(piece)), other.corners) >= other.gap - TOLERANCE
  );
}
/** Half way between two axes: 1 / cos 22.5°, rounded up. */
const MOST_AMISS = 1.083;
/** Of two outlines that do not touch: from a corner of one to a side of the other. */
const distanceBetween = (a: readonly Vector[], b: readonly Vector[]): Ticks =>
  Math.min(...a.map((corner) => distanceTo(corner, b)), ...b.map((corner) => distanceTo(corner, a)));
const distanceTo = (point: Vector, corners: readonly Vector[]): Ticks =>
  Math.min(...corners.map((from, number) => distanceToSide(point, from, corners[(number + 1) % corners.length] as Vector)));
function distanceToSide(point: Vector, from: Vector, to: Vector): Ticks {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.max(0, Math.min(1, share));
  return distanceOf(point, { x: from.x + dx * along, y: from.y + dy * along });
}

const columnsOf = (table: Table): number[] => halves(tableSize(table).width / STEP);
const rowsOf = (table: Table): number[] => halves(tableSize(table).depth / STEP);
export const pieceKinds = (table: Table): PieceKind[] =>
  PIECES.filter((kind) => pieceDefs[kind].category !== 'objective' && pieceTurns(table, kind).length > 0);
export function pieceTurns(table: Table, kind: PieceKind): number[] {
  const [columns, rows] = [columnsOf(table), rowsOf(table)];
  return PLACING.turns.filter((degrees) => {
    const isLegal = isLegalFor(table, kind, degrees);
    return columns.some((x) => rows.some((y) => isLegal(x, y)));
  });
}
export function pieceColumns(table: Table, kind: PieceKind, degrees: number): number[] {
  const isLegal = isLegalFor(table, kind, degrees);
  const rows = rowsOf(table);
  return columnsOf(table).filter((x) => rows.some((y) => isLegal(x, y)));
}
export function pieceRows(table: Table, kind: PieceKind, degrees: number, x: number): number[] {
  const isLegal = isLegalFor(table, kind, degrees);
  return rowsOf(table).filter((y) => isLegal(x, y));
}
export function lay(table: Table, kind: PieceKind, { x, y }: Spot, degrees = 0): void {
  table.pieces = [...table.pieces, pieceAt(kind, x, y, (degrees / 45) as Heading)]; // a new list: what is known of the old one is kept with it
}
