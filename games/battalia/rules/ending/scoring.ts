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
const compare = (a: Score, b: Score): number => {
  for (const column of COLUMNS) if (a[column] !== b[column]) return b[column] - a[column];
  return 0;
};

interface Standing {
  readonly seat: Seat;
  /** 1 for the first; equal scores share a place. */
  readonly place: number;
  readonly score: Score;
}
/** Everybody in the order of the score sheet; who left the match comes after all others. BAT-15.3 */
function standings(table: Table, left: readonly Seat[]): Standing[] {
  const scores = table.players.map((_, seat) => ({ seat, score: scoreOf(table, seat), left: left.includes(seat) }));
  const better = (a: (typeof scores)[number], b: (typeof scores)[number]): number =>
    Number(a.left) - Number(b.left) || compare(a.score, b.score);
  return scores
    .map((own) => ({ seat: own.seat, place: 1 + scores.filter((other) => better(other, own) < 0).length, score: own.score }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who has won, if the game is over or only one player is left. BAT-15.3, BAT-20.1 */
export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const isAway = (seat: Seat): boolean => left.includes(seat) || table.gone.includes(seat);
  const ending = table.ended ?? endByLeaving(table, isAway);
  if (ending === null) return undefined;
  const away = [...table.players.keys()].filter(isAway);
  const winners = standings(table, away).flatMap(({ seat, place }) => (place === 1 && !isAway(seat) ? [seat] : []));
  return {
    winners,
    drawn: winners.length > 1,
    rule: ending.rule,
    because: ending.because,
    scores: table.players.map((_, seat) => ({ ...scoreOf(table, seat) })),
  };
}
function endByLeaving(table: Table, isAway: (seat: Seat) => boolean): Ending | null {
  let playing = 0;
  for (let seat = 0; seat < table.players.length; seat++) if (!isAway(seat)) playing += 1;
  return playing > 1 ? null : { rule: 'BAT-20.1', because: 'othersLeft' };
}
