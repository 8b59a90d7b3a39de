// Seats, the sides they are on, and who answers for a unit.
import type { Seat } from '@tabularium/kernel';
import { troopAt } from '../../table/names.ts';
import { NONE, type Table, type TroopId } from '../../table/table.ts';

export const seatsOf = (table: Table): Seat[] => table.troops.flatMap(({ seat }) => (seat === NONE ? [] : [seat]));
export const teamSeats = (table: Table, team: number): Seat[] =>
  table.troops.flatMap((troop) => (troop.seat !== NONE && troop.team === team ? [troop.seat] : []));
/** Seats still in the game: in cooperation any of them answers for the rivals. HOP-1.4 */
export const players = (table: Table): Seat[] => table.troops.flatMap((troop) => (troop.seat !== NONE && !troop.out ? [troop.seat] : []));

/** A troop's own player; for rivals any of the players still in the game. HOP-1.4 */
export function decidersOf(table: Table, troop: TroopId): Seat[] {
  const seat = troopAt(table, troop).seat;
  return seat === NONE ? players(table) : [seat];
}
