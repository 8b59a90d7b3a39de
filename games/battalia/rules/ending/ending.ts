// What ends the game.
import { DAYS_OF_WEEK } from '../../content/oracle.ts';
import type { Table } from '../../table/table.ts';
import { citiesOfLevel, TOP_LEVEL, vpOf } from '../land/cities.ts';
import { openSpaces } from '../land/spaces.ts';

/** The game ends after so many complete days without change. BAT-15.5 */
export const QUIET_DAYS = 7;
/** A technical stop after fifteen weeks, far beyond real play. BAT-15.6 */
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
