// Scores in views: a view may have `players`, one per seat, each with a `score` of named numbers, most important first.
import type { Seat } from '@tabularium/kernel';

export interface Score {
  readonly column: string;
  readonly value: number;
}
const field = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string | number, unknown>>)[name] : undefined;

/** The first column of a seat's score, if the game shows one. */
export function firstScoreIn(table: object, seat: Seat): Score | undefined {
  const score = field(field(field(table, 'players'), seat), 'score');
  if (typeof score !== 'object' || score === null) return undefined;
  const [column, value] = Object.entries(score)[0] ?? [];
  return column !== undefined && typeof value === 'number' ? { column, value } : undefined;
}
