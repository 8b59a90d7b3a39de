// Cities, the tokens on them and what they are worth.
import type { Seat } from '@tabularium/kernel';
import { type Space, TOKENS } from '../../content/boards.ts';
import type { Table } from '../../table/table.ts';
import { NOBODY } from '../../table/table.ts';

export const TOP_LEVEL = 4;
/** Levels above this need a high token. BAT-7.12 */
const TOP_LOW_LEVEL = 2;

/** The tokens a player has left. BAT-2.5 */
export function freeTokens(table: Table, seat: Seat): { low: number; high: number } {
  let low: number = TOKENS.low;
  let high: number = TOKENS.high;
  for (let space = 0; space < table.owners.length; space++) {
    if (table.owners[space] !== seat) continue;
    if ((table.levels[space] as number) <= TOP_LOW_LEVEL) low -= 1;
    else high -= 1;
  }
  return { low, high };
}
/** Is there a free token that can show this level? BAT-2.5 */
export function hasToken(table: Table, seat: Seat, level: number): boolean {
  const free = freeTokens(table, seat);
  return (level <= TOP_LOW_LEVEL ? free.low : free.high) > 0;
}
/** Does raising a city to this level take a new token? Otherwise the one there is turned. BAT-7.12 */
export const takesNewToken = (level: number): boolean => level === TOP_LOW_LEVEL + 1;

/** The highest level up to `level` for which a token is free, 0 if there is none. BAT-12.25, BAT-12.26 */
export function bestTokenLevel(table: Table, seat: Seat, level: number): number {
  const { low, high } = freeTokens(table, seat);
  if (level > TOP_LOW_LEVEL && high > 0) return level;
  return low > 0 ? Math.min(level, TOP_LOW_LEVEL) : 0;
}

/** Puts a token on a city; NOBODY and level 0 take it away. A neutral token is gone for good. BAT-13.5 */
export function setCity(table: Table, space: Space, seat: Seat, level: number): void {
  table.owners[space] = seat;
  table.levels[space] = seat === NOBODY ? 0 : level;
  table.guards[space] = 0;
  table.stirred = true; // BAT-15.5
  const player = table.players[seat];
  if (player !== undefined) player.settled = true; // BAT-18.5
}

/** Victory points: the levels of the seat's cities. BAT-1.1 */
export function vpOf(table: Table, seat: Seat): number {
  let vp = 0;
  for (let space = 0; space < table.owners.length; space++) if (table.owners[space] === seat) vp += table.levels[space] as number;
  return vp;
}
export function citiesOfLevel(table: Table, seat: Seat, level: number): number {
  let cities = 0;
  for (let space = 0; space < table.owners.length; space++) if (table.owners[space] === seat && table.levels[space] === level) cities += 1;
  return cities;
}
export const hasCity = (table: Table, seat: Seat): boolean => table.owners.includes(seat);
