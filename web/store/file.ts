// A match as a file: its record, the same that the command line reads and writes, and beside it who sat where.
import { type MatchRecord, parseRecord, Refusal, sealed } from '@tabularium/kernel';
import type { SeatInfo } from '../link/link.ts';
import { wrongSeats } from '../link/seats.ts';

/** Files of other programs, and older ones, have no seats. */
export interface MatchFile extends MatchRecord {
  readonly seats?: readonly SeatInfo[];
}

export const fileOf = (record: MatchRecord, seats: readonly SeatInfo[]): MatchFile => sealed({ ...record, seats });

/** Refuses what is no record, was changed, or tells nonsense about its seats. */
export function parseFile(text: string): MatchFile {
  const file: MatchFile = parseRecord(text);
  const wrong = file.seats === undefined ? undefined : wrongSeats(file.seats, file.setup.seats);
  if (wrong !== undefined) throw new Refusal('bad-record', `this record is damaged: ${wrong}`);
  return file;
}
