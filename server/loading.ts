// Rebuilds a match from what the database has of its table.
import { carryOn, type Match, type Passage, Refusal, type Save, type Setup, type Stored, seedFrom } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { ActRow, MatchRow, SeatRow, Store } from '@tabularium/storage';
import { ServerProblem } from './problems.ts';

export interface Loaded {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  /** Nothing before the match has begun. */
  readonly match: Match<AnyKit> | undefined;
  /** How many inputs the match had when it was last saved, as far as this node knows. */
  readonly savedAt: number;
}
type WithActs = Loaded & { readonly acts: readonly ActRow[] };
/** The table, and the acts of its match, which must not be of a newer version of its game. */
export async function loaded(row: MatchRow, pkg: Playable, store: Store): Promise<WithActs> {
  const seats = await store.seats(row.id);
  const withoutMatch = { row, seats, match: undefined, savedAt: 0, acts: [] };
  if (!hasMatch(row)) return withoutMatch;
  try {
    return await withMatch(row, seats, pkg, store);
  } catch (error) {
    if (row.state === 'abandoned' && error instanceof ServerProblem) return withoutMatch; // it can no longer be seen, but it can be told that it was closed
    throw error;
  }
}
async function withMatch(row: MatchRow, seats: readonly SeatRow[], pkg: Playable, store: Store): Promise<WithActs> {
  const isOlder = row.version < pkg.game.version; // otherwise the acts tell everything, the log included
  const [acts, save] = await Promise.all([store.acts(row.id), isOlder ? store.save(row.id) : undefined]);
  const inputs = inputsOf(acts);
  const stored = {
    game: row.game,
    version: row.version,
    setup: JSON.parse(row.setup) as Setup,
    seed: seedOf(row, seats),
    inputs,
    ...(row.pack !== null && { pack: JSON.parse(row.pack) as object }),
    ...(row.passages !== null && { passages: JSON.parse(row.passages) as Passage[] }),
    ...(save && { save: JSON.parse(save.body) as Save }),
    ...(row.result !== null && { result: JSON.parse(row.result) as unknown }),
  };
  const match = goneOn(pkg, stored);
  return { row: rowAfter(row, match, inputs.length), seats, match, savedAt: save?.inputs ?? 0, acts };
}
/** A table that was closed keeps its match to look at, if anybody has played. */
export const hasMatch = ({ state, inputs }: Pick<MatchRow, 'state' | 'inputs'>): boolean =>
  state === 'running' || state === 'over' || (state === 'abandoned' && inputs > 0);
export const inputsOf = (acts: readonly ActRow[]): Match['inputs'] => acts.flatMap(({ body }) => JSON.parse(body) as Match['inputs']);
/** The row of a match, into which another node may have put more acts since the row was read. */
export const rowAfter = (row: MatchRow, { result }: Match<AnyKit>, inputs: number): MatchRow => ({
  ...row,
  inputs,
  state: result ? 'over' : row.state === 'abandoned' ? 'abandoned' : 'running',
});

function goneOn({ game }: Playable, stored: Stored): Match<AnyKit> {
  try {
    return carryOn(game, stored);
  } catch (error) {
    if (stored.version === game.version || !(error instanceof Refusal)) throw error;
    throw new ServerProblem('older-version', `this match was played with version ${stored.version} of ${game.id}: ${error.message}`);
  }
}
export const seedOf = ({ secret }: MatchRow, seats: readonly SeatRow[]): string =>
  seedFrom(
    secret,
    seats.map(({ share }) => share),
  );
