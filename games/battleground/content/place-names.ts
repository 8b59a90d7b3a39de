// The names of positions and places: `M15`, by column and row. MOB-2.6
import { ROWS } from './maps.ts';
import { FOOTPRINTS, HEXES, hexOf, levelOf, NOWHERE, PLACES, type Place, POSITIONS, type Position, SHAPES } from './places.ts';

/** `M15`, or `M15^` on a platform. A massive figure's place names its footprint: `M15 west`. */
export type PositionName = string;

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

/** `M15`, or `M15^` on a platform. */
export const positionName = (position: Position): PositionName => NAMES[position] as PositionName;
/** NOWHERE if there is no such position. */
export const positionOf = (name: PositionName): Position => {
  const place = placeOf(name);
  return place < POSITIONS ? place : NOWHERE;
};
/** The name of a massive base's place includes its footprint: `M15 west`. */
export const placeName = (place: Place): PositionName => NAMES[place] as PositionName;
/** NOWHERE if no base can be set down there. */
export const placeOf = (name: PositionName): Place => {
  const place = NUMBERS.get(name) ?? NOWHERE;
  return place === NOWHERE || FOOTPRINTS[place]?.length === 0 ? NOWHERE : place;
};
/** The hexes of a list like `M15 N14 N15`. */
export const positionsOf = (names: string): Position[] => names.split(' ').filter(Boolean).map(positionOf);
/** By hex. */
export const HEX_NAMES: readonly PositionName[] = NAMES.slice(0, HEXES);
