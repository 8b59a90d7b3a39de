export {
  centreOf,
  entryInto,
  gapBetween,
  type HexField,
  hexDistance,
  hexField,
  isStopped,
  type Line,
  lineBetween,
  type Point,
  scalar,
  sidesAlong,
  sidesNearest,
  squared,
  TO_CORNER,
  TO_NEIGHBOUR,
} from './field.ts';
export { type Axial, COMPASS, type Direction, distance, type HexGrid, hexGrid, step } from './hex.ts';
