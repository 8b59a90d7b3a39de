// Rolling for turn order. ARC-2.15, ARC-7.3
import type { Seat } from '@tabularium/kernel';
import { DIE } from '../../content/tables.ts';
import type { Referee } from '../../table/table.ts';

/** Two dice each, the highest first; ties roll again. */
export function rollForOrder(ref: Referee, seats: readonly Seat[], why: 'placing' | 'initiative' | 'disengagement', rule: string): Seat[] {
  const rolls = seats.map((seat) => ({ seat, faces: [ref.roll(DIE), ref.roll(DIE)] as const }));
  ref.tell({ kind: 'rolledOff', rule, rolls, why });
  const sums = [...new Set(rolls.map(({ faces }) => faces[0] + faces[1]))].sort((a, b) => b - a);
  return sums.flatMap((sum) => {
    const tied = rolls.flatMap(({ seat, faces }) => (faces[0] + faces[1] === sum ? [seat] : []));
    return tied.length > 1 ? rollForOrder(ref, tied, why, rule) : tied;
  });
}
