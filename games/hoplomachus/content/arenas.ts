// The two arenas. Rows are lettered from the north, hexes of a row numbered from the west: `d3` and `d9` are the stones of Pozzuoli. HOP-24.5
import { type Axial, type HexGrid, hexGrid } from '@tabularium/geometry';

export const ARENAS = ['pozzuoli', 'colosseum'] as const;
export type ArenaId = (typeof ARENAS)[number];
const MARKED_KINDS = ['red', 'blue', 'stone', 'inner', 'centre', 'pedestal', 'redChained', 'blueChained'] as const;
/** Hexes that a plan does not mark are sand. */
export type HexKind = 'sand' | (typeof MARKED_KINDS)[number];

export interface Arena extends HexGrid {
  readonly id: ArenaId;
  readonly names: readonly string[];
  readonly kinds: readonly HexKind[];
  readonly stones: readonly number[];
  readonly red: readonly number[];
  readonly blue: readonly number[];
  readonly inner: readonly number[];
  /** -1 in Pozzuoli. */
  readonly centre: number;
  readonly pedestals: readonly number[];
  readonly redChained: number;
  readonly blueChained: number;
}

interface Plan {
  readonly id: ArenaId;
  /** The first row's r. */
  readonly top: number;
  /** For each row the first and the last q. */
  readonly rows: readonly (readonly [number, number])[];
  readonly marks: Readonly<Partial<Record<(typeof MARKED_KINDS)[number], readonly (readonly [number, number])[]>>>;
}
const POZZUOLI_PLAN: Plan = {
  id: 'pozzuoli',
  top: -3,
  rows: [
    [-1, 4],
    [-3, 5],
    [-4, 5],
    [-5, 5],
    [-5, 4],
    [-5, 3],
    [-4, 1],
  ],
  marks: {
    red: [-4, -3, -2, -1, 0, 1].map((q) => [q, 3] as const),
    blue: [-1, 0, 1, 2, 3, 4].map((q) => [q, -3] as const),
    stone: [
      [-3, 0],
      [3, 0],
    ],
  },
};
const COLOSSEUM_PLAN: Plan = {
  id: 'colosseum',
  top: -4,
  rows: [
    [0, 4],
    [-2, 5],
    [-3, 5],
    [-4, 5],
    [-5, 5],
    [-5, 4],
    [-5, 3],
    [-5, 2],
    [-4, 0],
  ],
  marks: {
    red: [
      [-4, 4],
      [0, 4],
    ],
    blue: [
      [0, -4],
      [4, -4],
    ],
    inner: [
      [2, 0],
      [-2, 0],
      [0, 2],
      [-2, 2],
      [2, -2],
      [0, -2],
    ],
    centre: [[0, 0]],
    pedestal: [
      [-4, 2],
      [2, 2],
      [-2, -2],
      [4, -2],
    ],
    redChained: [[-2, 4]],
    blueChained: [[2, -4]],
  },
};

function arenaFrom({ id, top, rows, marks }: Plan): Arena {
  const places = rows.flatMap(([first, last], row) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ hex: { q: first + i, r: top + row }, name: `${'abcdefghi'[row]}${i + 1}` })),
  );
  const kindOf = ({ q, r }: Axial): HexKind =>
    MARKED_KINDS.find((kind) => marks[kind]?.some(([markQ, markR]) => markQ === q && markR === r)) ?? 'sand';
  const kinds = places.map(({ hex }) => kindOf(hex));
  const all = (kind: HexKind): number[] => [...kinds.keys()].filter((hex) => kinds[hex] === kind);
  return {
    ...hexGrid(places.map(({ hex }) => hex)),
    id,
    names: places.map(({ name }) => name),
    kinds,
    stones: all('stone'),
    red: all('red'),
    blue: all('blue'),
    inner: all('inner'),
    centre: kinds.indexOf('centre'),
    pedestals: all('pedestal'),
    redChained: kinds.indexOf('redChained'),
    blueChained: kinds.indexOf('blueChained'),
  };
}

export const arenas: Readonly<Record<ArenaId, Arena>> = { pozzuoli: arenaFrom(POZZUOLI_PLAN), colosseum: arenaFrom(COLOSSEUM_PLAN) };
