import type { FairDice, MatchRecord } from '@tabularium/kernel';
import type { SeatInfo } from '../link/link.ts';

/** The name comes from the table's digest, as the seed of a running match is secret. */
export const fileNameOf = ({ game, digest }: Pick<MatchRecord, 'game' | 'digest'>): string => `${game}-${digest.slice(0, 8)}.json`;

/** Downloads a record as a file, with the players' names. */
export async function download(record: MatchRecord, seats: readonly SeatInfo[], dice?: FairDice): Promise<void> {
  const { fileText } = await import('./file.ts'); // loaded only when somebody saves a file
  handOver(fileNameOf(record), fileText(record, seats, dice));
}

/** Downloads text as a file. */
export function handOver(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
