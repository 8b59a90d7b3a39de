// The maps before anything is turned up, as rows of hexes from the top. ROM-21.1
import { type Axial, distance } from '@tabularium/geometry';
import { deepFreeze } from '@tabularium/kernel';

/** The sides of a hex, in the order of the rules: east, then counter-clockwise. A side's number is its index; the opposite side is 3 further on. */
export const SIDES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Side = (typeof SIDES)[number];
export const oppositeSide = (side: number): number => (side + 3) % 6;
const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** One row: the column `q` of its first hex and, hex by hex, `..` face-down, `**` face-down with a multiplier, `P1` a start hex, `AI` the automaton's capital. */
interface Row {
  readonly r: number;
  readonly q: number;
  readonly hexes: string;
}
const ROWS: Readonly<Record<1 | 2 | 3 | 4, readonly Row[]>> = {
  1: [
    { r: -2, q: 0, hexes: '.. AI ..' },
    { r: -1, q: -1, hexes: '.. .. .. ..' },
    { r: 0, q: -2, hexes: '.. .. ** .. ..' },
    { r: 1, q: -2, hexes: '.. P1 P1 ..' },
    { r: 2, q: -2, hexes: '.. P1 ..' },
  ],
  2: [
    { r: -2, q: 0, hexes: '.. P1 ..' },
    { r: -1, q: -1, hexes: '.. P1 P1 ..' },
    { r: 0, q: -2, hexes: '.. .. .. .. ..' },
    { r: 1, q: -2, hexes: '.. ** ** ..' },
    { r: 2, q: -3, hexes: '.. .. .. .. ..' },
    { r: 3, q: -3, hexes: '.. P2 P2 ..' },
    { r: 4, q: -3, hexes: '.. P2 ..' },
  ],
  3: [
    { r: -3, q: 1, hexes: 'P1 P1' },
    { r: -2, q: 0, hexes: '.. P1 ..' },
    { r: -1, q: -1, hexes: '.. .. .. ..' },
    { r: 0, q: -2, hexes: '.. .. ** .. ..' },
    { r: 1, q: -3, hexes: '.. .. ** ** .. ..' },
    { r: 2, q: -4, hexes: 'P3 P3 .. .. .. P2 P2' },
    { r: 3, q: -4, hexes: 'P3 .. .. .. .. P2' },
  ],
  4: [
    { r: -3, q: -1, hexes: 'P1 .. .. .. .. P2' },
    { r: -2, q: -2, hexes: 'P1 P1 .. .. .. P2 P2' },
    { r: -1, q: -2, hexes: '.. .. ** ** .. ..' },
    { r: 0, q: -3, hexes: '.. .. .. ** .. .. ..' },
    { r: 1, q: -3, hexes: '.. .. ** ** .. ..' },
    { r: 2, q: -4, hexes: 'P4 P4 .. .. .. P3 P3' },
    { r: 3, q: -4, hexes: 'P4 .. .. .. .. P3' },
  ],
};

export interface GameMap {
  readonly names: readonly string[];
  readonly places: readonly Axial[];
  /** By side, in the order of `SIDES`: the number of the neighbour, -1 outside the map. */
  readonly neighbours: readonly (readonly number[])[];
  readonly distances: readonly (readonly number[])[];
  /** The three start hexes of each place in the order of play. */
  readonly starts: readonly (readonly number[])[];
  readonly multipliers: readonly number[];
  /** The automaton's capital, -1 on the maps without it. */
  readonly automaton: number;
}

function mapOf(rows: readonly Row[]): GameMap {
  const cells = rows.flatMap(({ r, q, hexes }, row) =>
    hexes.split(' ').map((mark, column) => ({ name: `${'abcdefg'[row]}${column + 1}`, place: { q: q + column, r }, mark })),
  );
  const places = cells.map(({ place }) => place);
  const numberAt = (q: number, r: number): number => places.findIndex((place) => place.q === q && place.r === r);
  const marked = (mark: string): number[] => [...cells.keys()].filter((hex) => cells[hex]?.mark === mark);
  return {
    names: cells.map(({ name }) => name),
    places,
    neighbours: places.map(({ q, r }) => STEPS.map((by) => numberAt(q + by.q, r + by.r))),
    distances: places.map((from) => places.map((to) => distance(from, to))),
    starts: ['P1', 'P2', 'P3', 'P4'].map(marked).filter(({ length }) => length > 0),
    multipliers: marked('**'),
    automaton: marked('AI')[0] ?? -1,
  };
}

/** By the number of players. */
export const maps: Readonly<Record<number, GameMap>> = deepFreeze({
  1: mapOf(ROWS[1]),
  2: mapOf(ROWS[2]),
  3: mapOf(ROWS[3]),
  4: mapOf(ROWS[4]),
});
