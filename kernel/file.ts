// A match as a file: its record, and beside it who sat where. While the match runs its file is closed: nobody reads hands or dice in it.
import { boxed, unboxed } from './box.ts';
import { Refusal } from './errors.ts';
import type { MatchRecord } from './inputs.ts';
import { parseRecord } from './record.ts';
import { sealed } from './seal.ts';
import { type SeatInfo, wrongSeats } from './seats.ts';

/** Files of other programs, and older ones, have no seats. */
export interface MatchFile extends MatchRecord {
  readonly seats?: readonly SeatInfo[];
}

export const fileOf = (record: MatchRecord, seats: readonly SeatInfo[]): MatchFile => sealed({ ...record, seats });

/** The file as text: readable once the match is over, closed before. */
export function fileText(record: MatchRecord, seats: readonly SeatInfo[]): string {
  const text = JSON.stringify(fileOf(record, seats));
  return `${record.result === null ? boxed(text) : text}\n`;
}

/** Reads a file, closed or not. Refuses what is no record, was changed, or tells nonsense about its seats. */
export function parseFile(text: string): MatchFile {
  const file: MatchFile = parseRecord(unboxed(text) ?? text);
  const wrong = file.seats === undefined ? undefined : wrongSeats(file.seats, file.setup.seats);
  if (wrong !== undefined) throw new Refusal('bad-record', `this record is damaged: ${wrong}`);
  return file;
}

/** Reads a file to show its match. A match that is still running is shown to nobody. */
export function parseFinished(text: string): MatchFile {
  if (unboxed(text) !== undefined)
    throw new Refusal('match-running', 'this match is not over yet: its file can be played on, and told afterwards');
  return parseFile(text);
}
