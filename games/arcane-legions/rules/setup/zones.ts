// Which deployment zones can be chosen. ARC-2.16, ARC-18.11
import { NONE, type Table } from '../../table/table.ts';

/** The zone that stays empty where there is one more than players. */
export const SPARE = 3;
export function freeZones(table: Table): number[] {
  const { zones } = table.field;
  const isSpare = (zone: number): boolean => zones.length > table.players.length && zone === SPARE;
  return [...zones.keys()].filter(
    (zone) => !isSpare(zone) && !table.players.some((player) => player.zone !== NONE && player.zone === zone),
  );
}
