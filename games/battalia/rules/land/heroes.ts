// Where heroes stand, how they are hired and how they are dismissed.
import type { Reason, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { SPACES } from '../../content/boards.ts';
import { HOMELANDS } from '../../content/kinds.ts';
import type { Table } from '../../table/table.ts';
import { playerOf, RESERVE } from '../../table/table.ts';
import { landAt, ruinsOf } from './spaces.ts';

export function heroesAt(table: Table, seat: Seat, space: Space): number {
  let heroes = 0;
  for (const at of playerOf(table, seat).heroes) if (at === space) heroes += 1;
  return heroes;
}
export const heroesOnBoard = (table: Table, seat: Seat): number =>
  playerOf(table, seat).heroes.reduce((count, at) => count + (at === RESERVE ? 0 : 1), 0);

/** In the advanced game: is the card on this space in the seat's homeland? The ruins are native to nobody. BAT-17.1 */
export function isNative(table: Table, seat: Seat, space: Space): boolean {
  if (!table.terms.terrain) return false;
  const { faction } = playerOf(table, seat);
  return faction !== null && landAt(table, space)?.terrain === HOMELANDS[faction];
}

// ---- hiring

/** Why no hero can be hired, whatever is paid. */
export function whyNotHireHero(table: Table, seat: Seat): Reason | undefined {
  if (!playerOf(table, seat).heroes.includes(RESERVE)) return { rule: 'BAT-10.2', because: 'noHeroInReserve' };
  if (heroPlaces(table, seat).length === 0) return { rule: 'BAT-10.2', because: 'noOwnCity' };
  return undefined;
}
/** The seat's cities; in `exiles` also the ruins, which count as everybody's city. BAT-10.1, BAT-18.5 */
export function heroPlaces(table: Table, seat: Seat): Space[] {
  const places: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (table.owners[space] === seat) places.push(space);
  if (table.terms.scenario === 'exiles') places.push(ruinsOf(table));
  return places;
}

/** Puts a hero from the reserve on the board. BAT-10.1 */
export function placeHero(table: Table, seat: Seat, space: Space): void {
  const { heroes } = playerOf(table, seat);
  heroes[heroes.indexOf(RESERVE)] = space;
}
/** Takes heroes on a card back into the reserve. BAT-12.23 */
export function dismissHeroes(table: Table, seat: Seat, space: Space, count: number): void {
  const { heroes, strolled } = playerOf(table, seat);
  for (let dismissed = 0; dismissed < count; dismissed++) {
    const hero = heroes.indexOf(space);
    heroes[hero] = RESERVE; // BAT-10.2
    strolled[hero] = false;
  }
}
