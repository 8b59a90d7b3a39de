// The map for two, three and four players. S starting city, N neutral city, R ruins, x out of play. BAT-3.23, BAT-3.34, BAT-19.1

export const WIDTH = 7;
export const SPACES = WIDTH * WIDTH;
/** A space of the board: 7 * row + column, 0 is a1, 24 is d4. */
export type Space = number;

/** Where what lies at the start. */
export interface BoardLayout {
  readonly starts: readonly Space[];
  readonly neutrals: readonly Space[];
  readonly outOfPlay: readonly Space[];
  readonly ruins: Space;
}

const read = (...rows: readonly string[]): BoardLayout => {
  const marks = rows.join(' ').split(' ');
  const spacesOf = (mark: string): Space[] => marks.flatMap((m, space) => (m === mark ? [space] : []));
  return { starts: spacesOf('S'), neutrals: spacesOf('N'), outOfPlay: spacesOf('x'), ruins: marks.indexOf('R') };
};

/** By number of seats. */
export const boards: Readonly<Record<number, BoardLayout>> = {
  2: read(
    'x x x x x x x', //
    'x S . . . N x',
    'x . . . . . x',
    'x . . R . . x',
    'x . . . . . x',
    'x N . . . S x',
    'x x x x x x x',
  ),
  3: read(
    'x x . . S x x', //
    'x N . . . . x',
    '. . . . . . N',
    '. . . R . . .',
    'S . . . . . .',
    'x . . . . S x',
    'x x N . . x x',
  ),
  4: read(
    'S . . . . . S', //
    '. . . N . . .',
    '. . . . . . .',
    '. N . R . N .',
    '. . . . . . .',
    '. . . N . . .',
    'S . . . . . S',
  ),
};

/** The strength of neutral cities and of the guardians, by scenario; 0: there are none. BAT-3.1, BAT-3.3, BAT-13.1, BAT-13.6, BAT-18.1, BAT-18.2 */
export const DEFENCES = {
  base: { neutral: 4, guardians: 8 },
  strongholds: { neutral: 6, guardians: 10 },
  exiles: { neutral: 6, guardians: 0 },
} as const;
/** Tokens of each player: `low` shows 1 or 2, `high` 3 or 4. BAT-7.12 */
export const TOKENS = { low: 7, high: 7 } as const;
export const HEROES = 2;
