// A match as a file: its record, and who sat where. While the match runs the file is boxed, so that nobody reads hands or dice in it.
import { boxed, unboxed } from './box.ts';
import { Refusal } from './errors.ts';
import { type FairDice, wrongDice } from './fair.ts';
import type { MatchRecord } from './inputs.ts';
import { parseRecord } from './record.ts';
import { sealed } from './seal.ts';
import { type SeatInfo, wrongSeats } from './seats.ts';

/** Old files, and those of other programs, have no seats. */
export interface MatchFile extends MatchRecord {
  readonly seats?: readonly SeatInfo[];
  /** For matches from a server: how to check that the dice were fair. */
  readonly dice?: FairDice;
}

export const fileOf = (record: MatchRecord, seats: readonly SeatInfo[], dice?: FairDice): MatchFile =>
  sealed({ ...record, seats, ...(dice && { dice }) });

/** The file as text: readable once the match is over, boxed before. */
export function fileText(record: MatchRecord, seats: readonly SeatInfo[], dice?: FairDice): string {
  const text = JSON.stringify(fileOf(record, seats, dice));
  return `${record.result === null ? boxed(text) : text}\n`;
}

/** Reads a file, boxed or not. Refuses whatever is not a record, was changed, or has invalid seats. */
export function parseFile(text: string): MatchFile {
  const file: MatchFile = parseRecord(unboxed(text) ?? text);
  const wrong = file.seats === undefined ? undefined : wrongSeats(file.seats, file.setup.seats);
  if (wrong !== undefined) throw new Refusal('bad-record', `this record is damaged: ${wrong}`);
  const unfair = file.dice && wrongDice(file, asDice(file.dice));
  if (unfair !== undefined) throw new Refusal('bad-record', `this record is damaged: ${unfair}`);
  return file;
}

/** Whatever a file calls its dice, with the types that checking needs. */
function asDice({ secret, shares, commitment }: Partial<FairDice>): FairDice {
  return { secret: String(secret), shares: Array.isArray(shares) ? shares.map(String) : [], commitment: String(commitment) };
}

/** Reads a file to show its match. A running match is refused. */
export function parseFinished(text: string): MatchFile {
  if (unboxed(text) !== undefined)
    throw new Refusal('match-running', 'this match is not over yet: it can be played on from its file, and shown once it is over');
  return parseFile(text);
}
