import type { MatchRecord } from '@tabularium/kernel';
import type { SeatInfo } from '../link/link.ts';

export const fileNameOf = ({ game, seed }: Pick<MatchRecord, 'game' | 'seed'>): string =>
  `${game}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 24)}.json`;

/** Hands a record to the person as a file, with the names of those who played. */
export async function download(record: MatchRecord, seats: readonly SeatInfo[]): Promise<void> {
  const { fileOf } = await import('./file.ts'); // seals the file: only those who save one need it
  handOver(fileNameOf(record), JSON.stringify(fileOf(record, seats)));
}

/** Hands a text to the person as a file. */
export function handOver(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
