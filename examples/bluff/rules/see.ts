// What an eye may see, and dealing anew what it cannot.
import type { Dice, Eye, Seat } from '@tabularium/kernel';
import type { Table } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';
import { FACES } from './bids.ts';

export const see = ({ cups, turn, bid, last }: Table, eye: Eye): BluffView => ({
  dice: cups.map((cup) => cup.length),
  cup: eye === 'public' ? [] : [...(cups[eye] ?? [])], // BLU-2.2
  turn,
  bid,
  last,
});

/** Rolls the dice under all other cups again. */
export function guess(table: Table, seat: Seat, dice: Dice): void {
  table.cups.forEach((cup, other) => {
    if (other !== seat) for (const i of cup.keys()) cup[i] = 1 + dice.below(FACES);
  });
}
