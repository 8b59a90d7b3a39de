// Who fights for whom. In teams the odd numbers play together, and so do the even ones. ARC-13.7, ARC-13.8, ARC-14.0b
import type { Seat } from '@tabularium/kernel';
import { type Player, type Table, type UnitId, unitAt } from '../../table/table.ts';

export const playerAt = ({ players }: Table, seat: Seat): Player => players[seat] as Player;
const numberOf = (table: Table, seat: Seat): number => playerAt(table, seat).number;
export const areFriends = (table: Table, a: Seat, b: Seat): boolean =>
  a === b || (table.terms.teams && numberOf(table, a) % 2 === numberOf(table, b) % 2);
/** The seat itself and those of its team. */
export const friendsOf = (table: Table, seat: Seat): Seat[] =>
  table.players.flatMap((player) => (areFriends(table, seat, player.seat) ? [player.seat] : []));
export const isEnemy = (table: Table, id: UnitId, other: UnitId): boolean =>
  !areFriends(table, unitAt(table, id).seat, unitAt(table, other).seat);
/** The units that a seat has on the table. */
export function deployedOf(table: Table, seat: Seat): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < table.units.length; id++) {
    const unit = unitAt(table, id);
    if (unit.seat === seat && unit.state === 'deployed') found.push(id);
  }
  return found;
}
/** Whether a seat has anything on the table. */
export const isStanding = ({ units }: Table, seat: Seat): boolean => units.some((unit) => unit.seat === seat && unit.state === 'deployed');
