// Who fights for whom. With teams the odd and the even numbers are together. ARC-13.7, ARC-13.8, ARC-14.0b
import type { Seat } from '@tabularium/kernel';
import type { Player, Table, Unit, UnitId } from '../../table/table.ts';

const numberOf = ({ players }: Table, seat: Seat): number => (players[seat] as Player).number;
export const areFriends = (table: Table, a: Seat, b: Seat): boolean =>
  a === b || (table.terms.teams && numberOf(table, a) % 2 === numberOf(table, b) % 2);
/** Both the seat's own and those of its team. */
export const friendsOf = (table: Table, seat: Seat): Seat[] =>
  table.players.flatMap((player) => (areFriends(table, seat, player.seat) ? [player.seat] : []));
export const isEnemy = (table: Table, id: UnitId, other: UnitId): boolean =>
  !areFriends(table, (table.units[id] as Unit).seat, (table.units[other] as Unit).seat);
/** The numbers of the units that somebody has on the table. */
export function deployedOf({ units }: Table, seat: Seat): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < units.length; id++) {
    const unit = units[id] as Unit;
    if (unit.seat === seat && unit.state === 'deployed') found.push(id);
  }
  return found;
}
/** Whether somebody has anything on the table. */
export const isStanding = ({ units }: Table, seat: Seat): boolean => units.some((unit) => unit.seat === seat && unit.state === 'deployed');
export const playerAt = ({ players }: Table, seat: Seat): Player => players[seat] as Player;
