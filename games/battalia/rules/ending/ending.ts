// The end of the game and who has won.
import type { Result, Seat } from '@tabularium/kernel';
import { DAYS_OF_WEEK } from '../../content/oracle.ts';
import type { Ending, Table } from '../../table/table.ts';
import { openSpaces } from '../building/impassable.ts';
import { citiesOfLevel, vpOf } from '../land/cities.ts';
import { heroesOnBoard } from '../land/heroes.ts';

export const TOP_LEVEL = 4;
/** Complete days without change that end the game. BAT-15.5 */
export const QUIET_DAYS = 7;
/** The technical stop: fifteen weeks, far beyond real play. BAT-15.6 */
const LAST_DAY = 105;

function end(table: Table, rule: string, because: string): void {
  table.ended ??= { rule, because };
}

/** After every terrain card and its token, and after every change of a token. BAT-1.2 */
export function checkEnd(table: Table): void {
  const { level4Target, vpTarget, boardFull } = table.terms;
  for (let seat = 0; seat < table.players.length; seat++) {
    if (level4Target > 0 && citiesOfLevel(table, seat, TOP_LEVEL) >= level4Target) end(table, 'BAT-15.2', 'level4Target'); // BAT-15.2
    if (vpTarget > 0 && vpOf(table, seat) >= vpTarget) end(table, 'BAT-18.9', 'vpTarget'); // BAT-18.9
  }
  if (boardFull && openSpaces(table) === 0) end(table, 'BAT-15.1', 'boardFull'); // BAT-15.1
}

/** After the last turn of a day. */
export function endOfDay(table: Table): void {
  table.quiet = table.stirred ? 0 : table.quiet + 1;
  table.stirred = false;
  if (table.terms.weeks > 0 && table.day >= table.terms.weeks * DAYS_OF_WEEK) end(table, 'BAT-18.7', 'weeksOver'); // BAT-18.7
  if (table.terms.quietWeek && table.quiet >= QUIET_DAYS) end(table, 'BAT-15.5', 'quietDays'); // BAT-15.5
  if (table.day >= LAST_DAY) end(table, 'BAT-15.6', 'lastDay'); // BAT-15.6
}

/** The columns of the score sheet, in the order in which they are compared. BAT-15.3 */
export interface Score {
  readonly vp: number;
  readonly level4: number;
  readonly level3: number;
  readonly level2: number;
  readonly level1: number;
  readonly heroes: number;
}
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
