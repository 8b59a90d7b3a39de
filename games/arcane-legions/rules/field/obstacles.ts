// What stands in the way of a base: other bases, impassable and difficult terrain, the edge of the table; objectives do not.
// ARC-6.17, ARC-8.2, ARC-8.3, ARC-8.4, ARC-8.6, ARC-15.2, ARC-16.14
import { box, isDeeper, type Shape, type Vector } from '@tabularium/geometry';
import { type Pose, type Size, STEP, shapeAt, type Ticks, TOLERANCE } from '../../content/shapes.ts';
import { categoryOf, type Field, type Piece, pieceSize, tableSize } from '../../content/terrain.ts';
import { defOf, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { ALL_SIDES, sizeOf } from '../units/bases.ts';

/** A thing on the table with straight sides. */
export interface Obstacle {
  readonly pose: Pose;
  readonly size: Size;
  readonly shape: Shape;
  readonly what: { readonly unit: UnitId } | { readonly piece: number } | { readonly edge: true };
}

/** Thick enough that nothing reaches its far side. */
const EDGE: Ticks = 10 * STEP;
/** Neither fields nor lists of pieces ever change, so what follows from them is worked out once. */
const terrainByField = new WeakMap<Field, WeakMap<readonly Piece[], readonly Obstacle[]>>();
/** Terrain in the way, and the edges of the table. */
export function terrainOf({ field, pieces }: Pick<Table, 'field' | 'pieces'>): readonly Obstacle[] {
  let byPieces = terrainByField.get(field);
  if (byPieces === undefined) terrainByField.set(field, (byPieces = new WeakMap()));
  let terrain = byPieces.get(pieces);
  if (terrain === undefined) byPieces.set(pieces, (terrain = [...piecesInTheWay(pieces), ...edgesOf(field)]));
  return terrain;
}
function edgesOf(field: Field): Obstacle[] {
  const { width, depth } = tableSize({ field });
  const around: readonly Pose[] = [
    { x: width / 2, y: depth + EDGE / 2, heading: 0 },
    { x: width + EDGE / 2, y: depth / 2, heading: 2 },
    { x: width / 2, y: -EDGE / 2, heading: 4 },
    { x: -EDGE / 2, y: depth / 2, heading: 6 },
  ];
  return ALL_SIDES.map((side): Obstacle => {
    const pose = around[side] as Pose;
    const size = { width: (side % 2 === 0 ? width : depth) + 2 * EDGE, depth: EDGE };
    return { pose, size, shape: shapeAt(pose, size), what: { edge: true } };
  });
}
const piecesInTheWay = (pieces: readonly Piece[]): Obstacle[] =>
  pieces.flatMap((piece, number): Obstacle[] => {
    const size = pieceSize(piece);
    return categoryOf(piece) === 'objective' ? [] : [{ pose: piece, size, shape: shapeAt(piece, size), what: { piece: number } }];
  });
export function baseOf(table: Table, id: UnitId): Obstacle {
  const unit = unitAt(table, id);
  const size = sizeOf(defOf(table, unit));
  const pose = { x: unit.x, y: unit.y, heading: unit.heading };
  return { pose, size, shape: shapeAt(pose, size), what: { unit: id } };
}
/** The bases of all other units on the table. */
const otherBases = (table: Table, id: UnitId): Obstacle[] =>
  table.units.flatMap(({ state }, other) => (other !== id && state === 'deployed' ? [baseOf(table, other)] : []));
export const obstaclesTo = (table: Table, id: UnitId): Obstacle[] => [...otherBases(table, id), ...terrainOf(table)];

/** Obstacles within a distance of a place. */
export function obstaclesNear(table: Table, id: UnitId, at: Vector, reach: Ticks): Obstacle[] {
  const near: Obstacle[] = [];
  for (let other = 0; other < table.units.length; other++) {
    const unit = unitAt(table, other);
    if (other === id || unit.state !== 'deployed') continue;
    if (Math.abs(unit.x - at.x) <= reach + HALF_BASE && Math.abs(unit.y - at.y) <= reach + HALF_BASE) near.push(baseOf(table, other));
  }
  for (const obstacle of terrainOf(table)) {
    const { low, high } = obstacle.shape;
    const isNear =
      (low[0] as number) <= at.y + reach &&
      (high[0] as number) >= at.y - reach &&
      (low[2] as number) <= at.x + reach &&
      (high[2] as number) >= at.x - reach;
    if (isNear) near.push(obstacle);
  }
  return near;
}
/** From the centre of the largest base to its farthest corner. */
const HALF_BASE: Ticks = 1.2 * STEP;

export const isFree = (shape: Shape, obstacles: readonly Obstacle[]): boolean =>
  !obstacles.some((obstacle) => isDeeper(shape, obstacle.shape, TOLERANCE));
/** The square of an objective. */
export const objectiveShape = (piece: Piece): Shape => {
  const { width, depth } = pieceSize(piece);
  return box(piece, piece.heading, width, depth);
};
