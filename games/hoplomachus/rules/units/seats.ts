// Who answers for a unit.
import type { Seat } from '@tabularium/kernel';
import { NONE, type Table, type TroopId } from '../../table/table.ts';
import { players } from '../ending/ending.ts';

/** A troop's own player; for rivals any of the players still in the game. HOP-1.4 */
export function decidersOf(table: Table, troop: TroopId): Seat[] {
  const seat = table.troops[troop]?.seat ?? NONE;
  return seat === NONE ? players(table) : [seat];
}
