// What is kept of a match: how it began, every input since, and its last save, which a newer version of its game can go on from.
// Inputs are only ever added, undo is one of them.
import { type Input, type Origins, type Passage, type Result, type Save, type Seat, wrongSeats } from '@tabularium/kernel';
import type { MatchInfo } from './link.ts';

/** What a list of matches shows. */
export interface MatchSummary extends MatchInfo {
  /** The version of the game that played the last of it. */
  readonly version: number;
  /** The game has changed since, and cannot go on with it. */
  readonly isOutdated?: boolean;
  readonly created: number;
  readonly changed: number;
  /** How many inputs are kept. */
  readonly count: number;
  /** Who has to decide. */
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
}
/** A match with all that it can be rebuilt from: `carryOn(game, stored)`. */
export interface StoredMatch extends MatchSummary, Origins {
  /** Missing where an older program kept the match. */
  readonly save?: Save;
}

/** What changes with every input. */
export interface Standing extends Pick<MatchSummary, 'version' | 'changed' | 'toAct' | 'result'> {
  readonly save: Save;
  readonly passages: readonly Passage[];
}

/** Where matches are kept. The page's own is in IndexedDB; tests keep them in memory. */
export interface MatchStore {
  list(): Promise<readonly MatchSummary[]>;
  get(id: string): Promise<StoredMatch | undefined>;
  create(match: StoredMatch): Promise<void>;
  /** Resolves when the inputs are safe. */
  append(id: string, inputs: readonly Input[], standing: Standing): Promise<void>;
  /** Notes that the game has changed and cannot go on with a match. */
  outdate(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Whether a row of the store can be listed. */
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
