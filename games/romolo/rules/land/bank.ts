// The bank: what is left of every type of piece. ROM-1.7
import { BANK, type BankType } from '../../content/kinds.ts';
import type { Table } from '../../table/table.ts';

const NUMBERS = Object.freeze(Object.fromEntries(BANK.map((type, number) => [type, number]))) as Readonly<Record<BankType, number>>;

/** How many pieces of a type are left. */
export const inBank = ({ bank }: Table, type: BankType): number => bank[NUMBERS[type]] as number;
export function takeFromBank(table: Table, type: BankType, pieces: number): void {
  table.bank[NUMBERS[type]] = inBank(table, type) - pieces;
}
