// Distances: in inches between the nearest points of two hexes, and in hexes. Heights never change them. MOB-6.43, MOB-8.4, MOB-8.5, MOB-8.6
import { gapBetween, hexDistance } from '@tabularium/geometry';
import type { Position } from '../../content/places.ts';
import { FIELD, hexOf } from '../../content/places.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { footprintOf } from '../figures/figures.ts';

/** Twelve times the squared distance in inches between the nearest points of two hexes. MOB-8.5 */
export type Gap = number;
export const gapOf = (a: Position, b: Position): Gap => gapBetween(FIELD, hexOf(a), hexOf(b));
/** Between the nearest hexes of two bases. MOB-7.113, MOB-7.119 */
export const gapOfBases = (a: readonly Position[], b: readonly Position[]): Gap => least(a, b, gapOf);
export const gapOfFigures = (table: Table, a: FigureId, b: FigureId): Gap => gapOfBases(footprintOf(table, a), footprintOf(table, b));

/** The gap is at most this many inches. MOB-6.42, MOB-8.5 */
export const isWithin = (gap: Gap, inches: number): boolean => gap <= 12 * inches * inches;
export const within = (table: Table, a: FigureId, b: FigureId, inches: number): boolean => isWithin(gapOfFigures(table, a, b), inches);
/** Rounded, so only for people to read. */
export const inchesOf = (gap: Gap): number => Math.sqrt(gap / 12);

/** The distance in hexes. MOB-8.4 */
export const hexesBetween = (a: Position, b: Position): number => hexDistance(FIELD, hexOf(a), hexOf(b));
/** Between the nearest hexes of two bases. MOB-7.84, MOB-7.119 */
export const hexesOfBases = (a: readonly Position[], b: readonly Position[]): number => least(a, b, hexesBetween);

function least(a: readonly Position[], b: readonly Position[], measure: (from: Position, to: Position) => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const from of a) for (const to of b) best = Math.min(best, measure(from, to));
  return best;
}
