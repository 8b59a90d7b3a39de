// What positions, places and figures are called outside, and their numbers inside.

import type { CharacterDef } from '../content/kinds.ts';
import { ROWS } from '../content/maps.ts';
import { FOOTPRINTS, HEXES, hexOf, levelOf, PLACES, type Place, POSITIONS, SHAPES } from '../content/places.ts';
import { FACINGS, type FacingName, type FigureName, type PositionName } from './asks.ts';
import { type Facing, type Figure, type FigureId, NONE, type Player, type Position, type Table } from './table.ts';

const columnName = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);
const nameOf = (position: Position): PositionName => {
  const hex = hexOf(position);
  return `${columnName(Math.floor(hex / ROWS))}${(hex % ROWS) + 1}${levelOf(position) === 1 ? '^' : ''}`;
};
const NAMES: readonly PositionName[] = Array.from({ length: PLACES }, (_, place) => {
  const shape = Math.floor(place / POSITIONS);
  return shape === 0 ? nameOf(place) : `${nameOf(place % POSITIONS)} ${SHAPES[shape]}`;
});
const NUMBERS: ReadonlyMap<PositionName, Place> = new Map(NAMES.map((name, place) => [name, place]));

/** `M15`, on a platform `M15^`. */
export const positionName = (position: Position): PositionName => NAMES[position] as PositionName;
/** NONE if there is no such position. */
export const positionOf = (name: PositionName): Position => {
  const place = placeOf(name);
  return place < POSITIONS ? place : NONE;
};
/** A massive base's place names its footprint too: `M15 west`. */
export const placeName = (place: Place): PositionName => NAMES[place] as PositionName;
/** NONE if no base can be set down there. */
export const placeOf = (name: PositionName): Place => {
  const place = NUMBERS.get(name) ?? NONE;
  return place === NONE || FOOTPRINTS[place]?.length === 0 ? NONE : place;
};
/** The hexes of a list like `M15 N14 N15`. */
export const positionsOf = (names: string): Position[] => names.split(' ').filter(Boolean).map(positionOf);
/** By hex. */
export const HEX_NAMES: readonly PositionName[] = NAMES.slice(0, HEXES);

export const facingName = (facing: Facing): FacingName => FACINGS[facing];
export const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** The miniature; its card is `defOf`. MOB-2.4 */
export const figureAt = (table: Table, id: FigureId): Figure => table.figures[id] as Figure;
export const defOf = (table: Table, id: FigureId): CharacterDef => table.content.characters[figureAt(table, id).def] as CharacterDef;
export const figureName = (table: Table, id: FigureId): FigureName => defOf(table, id).id;
/** NONE if no figure of this match is called so. */
export const figureOf = (table: Table, name: FigureName): FigureId =>
  table.figures.findIndex((figure) => table.content.characters[figure.def]?.id === name);
export const playerOf = (table: Table, id: FigureId): Player => table.players[figureAt(table, id).seat] as Player;
