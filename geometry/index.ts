export { type Axial, COMPASS, type Direction, distance, type HexGrid, hexGrid, step } from './hex.ts';
