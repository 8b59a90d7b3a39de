import type { MatchRecord } from '@tabularium/kernel';

export const fileNameOf = ({ game, seed }: Pick<MatchRecord, 'game' | 'seed'>): string =>
  `${game}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 24)}.json`;

/** Hands a record to the person as a file. */
export function download(record: MatchRecord): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
