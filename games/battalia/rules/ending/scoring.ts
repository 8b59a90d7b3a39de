// The score sheet and who has won.
import type { Result, Seat } from '@tabularium/kernel';
import type { Ending, Table } from '../../table/table.ts';
import type { Score } from '../../table/view.ts';
import { citiesOfLevel, vpOf } from '../land/cities.ts';
import { heroesOnBoard } from '../land/heroes.ts';

export function scoreOf(table: Table, seat: Seat): Score {
  const [level1, level2, level3, level4] = [1, 2, 3, 4].map((level) => citiesOfLevel(table, seat, level)) as [
    number,
    number,
    number,
    number,
  ];
  return { vp: vpOf(table, seat), level4, level3, level2, level1, heroes: heroesOnBoard(table, seat) };
}
const COLUMNS = ['vp', 'level4', 'level3', 'level2', 'level1', 'heroes'] as const satisfies readonly (keyof Score)[];
/** Negative if the first score is better. BAT-15.3 */
const compare = (a: Score, b: Score): number => {
  for (const column of COLUMNS) if (a[column] !== b[column]) return b[column] - a[column];
  return 0;
};

/** Who has won, if the game is over or only one player is left. BAT-15.3, BAT-20.1 */
export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const present = [...table.players.keys()].filter((seat) => !left.includes(seat) && !table.gone.includes(seat));
  const ending = table.ended ?? endByLeaving(present);
  if (ending === null) return undefined;
  const scores = table.players.map((_, seat) => scoreOf(table, seat));
  const isBest = (score: Score): boolean => present.every((other) => compare(score, scores[other] as Score) <= 0);
  const winners = present.filter((seat) => isBest(scores[seat] as Score)); // BAT-15.3
  return {
    winners,
    drawn: winners.length > 1,
    rule: ending.rule,
    because: ending.because,
    scores: scores.map((score) => ({ ...score })),
  };
}
/** The game ends when at most one player is left. BAT-20.1 */
const endByLeaving = (present: readonly Seat[]): Ending | null => (present.length > 1 ? null : { rule: 'BAT-20.1', because: 'othersLeft' });
