// Who stands on or beside an objective, and who controls it. ARC-8.7, ARC-12.5
import { overlapOf } from '@tabularium/geometry';
import type { Seat } from '@tabularium/kernel';
import { shapeAt, TOLERANCE } from '../../content/shapes.ts';
import { categoryOf, type Piece, pieceSize } from '../../content/terrain.ts';
import { defOf, pieceAt, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { sizeOf, TOUCHING_RANGE } from '../units/bases.ts';
import { flushOf } from '../units/contact.ts';
import { areFriends } from '../units/teams.ts';
import { objectiveShape } from './obstacles.ts';

/** The numbers of the pieces that are objectives. */
export const objectivesOf = ({ pieces }: Table): number[] =>
  pieces.flatMap((piece, number) => (categoryOf(piece) === 'objective' ? [number] : []));
/** A unit stands on a piece, or lies flush with it. */
export function isAt(table: Table, id: UnitId, piece: Piece): boolean {
  const unit = unitAt(table, id);
  if (unit.state !== 'deployed' || Math.abs(unit.x - piece.x) > TOUCHING_RANGE || Math.abs(unit.y - piece.y) > TOUCHING_RANGE) return false;
  const size = sizeOf(defOf(table, unit));
  return overlapOf(shapeAt(unit, size), objectiveShape(piece)) > TOLERANCE || flushOf(unit, size, piece, pieceSize(piece)) !== undefined;
}
export const isAtAnyObjective = (table: Table, id: UnitId): boolean =>
  objectivesOf(table).some((number) => isAt(table, id, pieceAt(table, number)));
export const unitsAt = (table: Table, number: number): UnitId[] =>
  [...table.units.keys()].filter((id) => isAt(table, id, pieceAt(table, number)));
/** The seat's side has units there, and nobody else has. */
export function controls(table: Table, seat: Seat, number: number): boolean {
  const there = unitsAt(table, number);
  return there.length > 0 && there.every((id) => areFriends(table, seat, unitAt(table, id).seat));
}
