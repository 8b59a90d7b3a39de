// How a match is stored: its opening, every input since, and its last save, from which a newer version of the game can continue.
// Inputs are only ever appended; an undo is an input too.
import { type Input, type Origins, type Passage, type Result, type Save, type Seat, wrongSeats } from '@tabularium/kernel';
import type { MatchInfo } from './link.ts';

/** What a list of matches shows. */
export interface MatchSummary extends MatchInfo {
  /** The version of the game that last played the match. */
  readonly version: number;
  /** The game has changed since and cannot continue the match. */
  readonly isOutdated?: boolean;
  readonly created: number;
  readonly changed: number;
  /** How many inputs are stored. */
  readonly count: number;
  /** The seats that have to decide. */
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
}
/** A match with everything that `carryOn(game, stored)` needs to rebuild it. */
export interface StoredMatch extends MatchSummary, Origins {
  /** Missing if an older program stored the match. */
  readonly save?: Save;
}

/** What every input changes. */
export interface Progress extends Pick<MatchSummary, 'version' | 'changed' | 'toAct' | 'result' | 'assisted'> {
  readonly save: Save;
  readonly passages: readonly Passage[];
}

/** Where matches are stored: in IndexedDB by pages, in memory by tests. */
export interface MatchStore {
  list(): Promise<readonly MatchSummary[]>;
  get(id: string): Promise<StoredMatch | undefined>;
  create(match: StoredMatch): Promise<void>;
  /** Resolves once the inputs are safely stored. */
  append(id: string, inputs: readonly Input[], progress: Progress): Promise<void>;
  /** Marks a match as one that the changed game cannot continue. */
  outdate(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Whether a row of the database is sound enough to be listed. */
export function isSummary(row: unknown): row is MatchSummary {
  const { id, game, setup, seats, toAct, result } = (row ?? {}) as Partial<MatchSummary>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof setup?.mode === 'string' &&
    wrongSeats(seats, setup.seats) === undefined &&
    Array.isArray(toAct) &&
    toAct.every((seat) => Number.isInteger(seat)) &&
    (result === null || Array.isArray(result?.winners))
  );
}
