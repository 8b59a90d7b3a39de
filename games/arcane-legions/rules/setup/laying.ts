// Where players may lay objectives and other terrain. ARC-2.8 to ARC-2.12
import { distanceOf, overlapOf, type Shape, type Vector } from '@tabularium/geometry';
import type { Heading, PieceKind } from '../../content/kinds.ts';
import { PIECES } from '../../content/kinds.ts';
import { PLACING, pieces as pieceDefs } from '../../content/tables.ts';
import type { Piece, Pose, Table, Ticks } from '../../table/table.ts';
import { categoryOf, pieceSize, tableSize } from '../field/obstacles.ts';
import { cornersAt, type Size, STEP, shapeAt, TOLERANCE } from '../units/bases.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
const pieceAt = (kind: PieceKind, x: number, y: number, heading: Heading): Piece => ({ kind, x: x * STEP, y: y * STEP, heading });
const EPSILON = TOLERANCE / STEP;

// ---- objectives. ARC-2.9, ARC-2.10

/** A place by the centre line: how far along it, and how far off it. */
interface Place {
  readonly along: number;
  readonly off: number;
}
/** Of two players the line runs from west to east, half way between them; of more from south to north. */
const isForTwo = ({ players }: Table): boolean => players.length === 2;
const lengthOf = (table: Table): number => (isForTwo(table) ? table.field.width : table.field.depth);
const middleOf = (table: Table): number => (isForTwo(table) ? table.field.depth : table.field.width) / 2;
const placeAt = (table: Table, { x, y }: Spot): Place =>
  isForTwo(table) ? { along: x, off: y - middleOf(table) } : { along: y, off: x - middleOf(table) };
const spotAt = (table: Table, { along, off }: Place): Spot =>
  isForTwo(table) ? { x: along, y: middleOf(table) + off } : { x: middleOf(table) + off, y: along };
const isFar = (a: Place, b: Place): boolean => {
  const gap = (one: number, other: number): number => Math.max(0, Math.abs(one - other) - 2); // from edge to edge
  return gap(a.along, b.along) ** 2 + gap(a.off, b.off) ** 2 >= (PLACING.objectivesApart - EPSILON) ** 2;
};
/** How many are still to be laid on each side of the line: as many on both, and an odd one on the line. */
type Need = readonly { readonly side: number; readonly count: number }[];
function needOf({ players }: Table, laid: readonly Place[]): Need {
  const of = (side: number): number => laid.filter(({ off }) => Math.sign(off) === side).length;
  const half = Math.floor(players.length / 2);
  return [
    { side: -1, count: half - of(-1) },
    { side: 0, count: (players.length % 2) - of(0) },
    { side: 1, count: half - of(1) },
  ];
}
/** Whether there is room for all that are missing: one after the other along the line, each as soon and as far off as it can be. */
function canAllLie(laid: readonly Place[], need: Need, length: number, from = 1): boolean {
  if (need.every(({ count }) => count === 0)) return true;
  const farthest = Math.max(...PLACING.offLine);
  return need.some(({ side, count }, number) => {
    if (count <= 0) return false;
    for (let along = from; along <= length - 1; along++) {
      const place = { along, off: side * farthest };
      if (!laid.every((other) => isFar(place, other))) continue;
      const rest = need.map((one, n) => (n === number ? { ...one, count: one.count - 1 } : one));
      return canAllLie([...laid, place], rest, length, along);
    }
    return false;
  });
}
/** Those that leave room for the objectives of the others. */
export function objectiveSpots(table: Table): Spot[] {
  const laid = table.pieces.flatMap((piece) =>
    categoryOf(piece) === 'objective' ? [placeAt(table, { x: piece.x / STEP, y: piece.y / STEP })] : [],
  );
  const length = lengthOf(table);
  const need = needOf(table, laid);
  const offs = [...PLACING.offLine, 0].filter((off) => need.some(({ side, count }) => side === Math.sign(off) && count > 0));
  const places = Array.from({ length: length - 1 }, (_, i) => offs.map((off): Place => ({ along: i + 1, off }))).flat();
  return places
    .filter((place) => {
      if (!laid.every((other) => isFar(place, other))) return false;
      const rest = need.map((one) => (one.side === Math.sign(place.off) ? { ...one, count: one.count - 1 } : one));
      return canAllLie([...laid, place], rest, length);
    })
    .map((place) => spotAt(table, place));
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
/** A table with what lies on it. */
export type Ground = Pick<Table, 'field' | 'pieces'>;
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
/** Places for a piece that is turned like that. */
function isLegalFor(table: Ground, kind: PieceKind, degrees: number): (x: number, y: number) => boolean {
  const heading = (degrees / 45) as Heading;
  const kept = keptFree(table);
  return (x, y) => {
    const piece = pieceAt(kind, x, y, heading);
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
export const isOnTable = (table: Ground, kind: PieceKind, { x, y }: Spot, heading: Heading): boolean => {
  const piece = pieceAt(kind, x, y, heading);
  return isWithinEdges(table, shapeAt(piece, pieceSize(piece)));
};
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

export const canLie = (table: Ground, kind: PieceKind, { x, y }: Spot, heading: Heading): boolean =>
  isLegalFor(table, kind, heading * 45)(x, y);
const columnsOf = (table: Table): number[] => halves(tableSize(table).width / STEP);
const rowsOf = (table: Table): number[] => halves(tableSize(table).depth / STEP);
export const pieceKinds = (table: Table): PieceKind[] =>
  PIECES.filter((kind) => pieceDefs[kind].category !== 'objective' && PLACING.turns.some((degrees) => canBeTurned(table, kind, degrees)));
export const pieceTurns = (table: Table, kind: PieceKind): number[] => PLACING.turns.filter((degrees) => canBeTurned(table, kind, degrees));
/** There is a place for it like that. */
function canBeTurned(table: Table, kind: PieceKind, degrees: number): boolean {
  const rows = rowsOf(table);
  const isLegal = isLegalFor(table, kind, degrees);
  return columnsOf(table).some((x) => rows.some((y) => isLegal(x, y)));
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
export function lay(table: Ground, kind: PieceKind, { x, y }: Spot, degrees = 0): void {
  table.pieces = [...table.pieces, pieceAt(kind, x, y, (degrees / 45) as Heading)]; // a new list: what is known of the old one is kept with it
}
