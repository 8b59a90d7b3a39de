// The bank: what is left of every type of piece. ROM-1.7
import type { BankType } from '../../content/constructions.ts';
import type { Table } from '../../table/table.ts';

/** How many pieces of a type are left. */
export const inBank = ({ bank }: Table, type: BankType): number => bank[type];
export function takeFromBank(table: Table, type: BankType, pieces: number): void {
  table.bank[type] -= pieces;
}
