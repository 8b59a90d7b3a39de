// Hexagons in axial coordinates: q grows to the east, r to the south-east; pointy tops, so rows have the same r.

export interface Axial {
  readonly q: number;
  readonly r: number;
}
/** The six sides of a hexagon, clockwise from the north-east. */
export const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof COMPASS)[number];
const STEPS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The hexagon that many steps away on a straight line. */
export function step({ q, r }: Axial, direction: number, hexes = 1): Axial {
  const by = STEPS[direction] as Axial;
  return { q: q + by.q * hexes, r: r + by.r * hexes };
}
export const distance = (a: Axial, b: Axial): number => {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

/** A set of numbered hexagons with precomputed neighbours and distances. */
export interface HexGrid {
  readonly hexes: readonly Axial[];
  /** The number of the neighbour in each direction of the compass, -1 outside the grid. */
  readonly neighbours: readonly (readonly number[])[];
  /** The distance between any two. */
  readonly distances: readonly (readonly number[])[];
  /** By distance from a hexagon: all that lie at exactly that distance, in the order of their numbers. */
  readonly rings: readonly (readonly (readonly number[])[])[];
}

export function hexGrid(hexes: readonly Axial[]): HexGrid {
  const numbers = new Map(hexes.map(({ q, r }, number) => [`${q},${r}`, number]));
  const numberOf = ({ q, r }: Axial): number => numbers.get(`${q},${r}`) ?? -1;
  const distances = hexes.map((from) => hexes.map((to) => distance(from, to)));
  return {
    hexes,
    neighbours: hexes.map((hex) => COMPASS.map((_, direction) => numberOf(step(hex, direction)))),
    distances,
    rings: distances.map((row) =>
      Array.from({ length: Math.max(...row) + 1 }, (_, away) => [...row.keys()].filter((number) => row[number] === away)),
    ),
  };
}
