// The units of an army, with every starting slot filled. ARC-2.14
import { certain, type Seat } from '@tabularium/kernel';
import type { UnitDef } from '../../content/kinds.ts';
import { NONE, type Table, type Unit } from '../../table/table.ts';

export function muster(table: Table, seat: Seat, codes: readonly string[]): void {
  for (const code of codes) {
    const def = table.content.units.findIndex(({ id }) => id === code);
    table.units.push(newUnit(certain(table.content.units[def], 'such a unit'), def, seat));
  }
}
export const newUnit = ({ slots }: UnitDef, def: number, seat: Seat): Unit => ({
  def,
  seat,
  state: 'waiting',
  x: 0,
  y: 0,
  heading: 0,
  slots: slots.map(({ figure }, slot) => (figure === null ? NONE : slot)),
  wounds: slots.map(() => 0),
  downed: [],
  orders: { move: 0, melee: 0, ranged: 0, regroup: 0, special: 0 },
  pushed: false,
  aggressive: false,
  charger: false,
  ownCp: 0,
  damagedBy: NONE,
});
