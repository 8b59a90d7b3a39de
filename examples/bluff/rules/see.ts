// What everybody may see, what else a seat sees, and how to re-deal what it cannot see.
import type { Dice, Seat } from '@tabularium/kernel';
import type { Table } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';
import { FACES } from './bids.ts';

export const see = ({ cups, turn, bid, last }: Table): BluffView => ({ dice: cups.map((cup) => cup.length), cup: [], turn, bid, last });
export const seeAs = ({ cups }: Table, seat: Seat, shared: BluffView): BluffView => ({ ...shared, cup: [...(cups[seat] ?? [])] }); // BLU-2.2

/** Rolls the dice under all other cups again. */
export function guess(table: Table, seat: Seat, dice: Dice): void {
  table.cups.forEach((cup, other) => {
    if (other !== seat) for (const i of cup.keys()) cup[i] = 1 + dice.below(FACES);
  });
}
