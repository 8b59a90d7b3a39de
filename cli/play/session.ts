// A match at the terminal: who sits where, and how much of the log everybody has read.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Decision, digestText, FastDice, fileText, type Match, type Open, type Seat, type SeatInfo } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';
import type { AnyKit, Bot, GamePackage, Language } from '@tabularium/parts/shape';
import type { Io } from '../io.ts';
import { PATIENCE, within } from '../watchdog.ts';
import type { Lines } from './lines.ts';

export interface Session {
  readonly pkg: GamePackage;
  readonly match: Match<AnyKit>;
  readonly io: Io;
  readonly lines: Lines;
  readonly language: Language;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly people: ReadonlySet<Seat>;
  /** Who answers for seats without a person, and for people who have resigned. */
  readonly botAt: (seat: Seat) => Bot;
  readonly seed: string;
  /** Where the match is saved. */
  readonly file: string;
  /** Notices to print with the next question. */
  readonly notes: string[];
  readonly resigned: Set<Seat>;
  /** How many events each seat has read. */
  readonly read: Map<Seat, number>;
}

export const isPlayedByPerson = ({ people, resigned }: Session, seat: Seat): boolean => people.has(seat) && !resigned.has(seat);

/** Lets the bots decide until a person has to; returns that person's seat, or undefined once the match is over. */
export function nextPerson(session: Session): Seat | undefined {
  const { match } = session;
  while (!match.result) {
    const open = match.open.find((one) => !one.seats.some((seat) => isPlayedByPerson(session, seat)));
    if (!open) return match.open.flatMap((one) => one.seats).find((seat) => isPlayedByPerson(session, seat));
    within(session.io, PATIENCE.step, () => answerByBot(session, open));
    keep(session);
  }
  return undefined;
}
function answerByBot({ match, seed, botAt, resigned }: Session, open: Open): void {
  const seat = open.seats[0] as Seat;
  const decision = match.pending.find(({ seats }) => seats.includes(seat)) as Decision<AnyKit>;
  const dice = new FastDice(Number.parseInt(digestText(`${seed}/${match.inputs.length}`).slice(0, 8), 16));
  match.answer(seat, decision.id, answerOf(botAt(seat), match, open, seat, dice), resigned.has(seat) ? 'stand-in' : 'bot');
}

/** What a seat was told since it last looked. */
export function newsFor({ match, read }: Session, seat: Seat): readonly AnyKit['event'][] {
  const events = match.events(seat, read.get(seat) ?? 0);
  const last = events.at(-1);
  if (last) read.set(seat, last.n + 1);
  return events.map(({ event }) => event);
}

/** Saves the match atomically: a crash leaves the previous save intact. */
export function keep({ match, seats, file }: Pick<Session, 'match' | 'seats' | 'file'>, path = file): string {
  const half = `${path}.part`;
  try {
    writeFileSync(half, fileText(match.record(), seats));
    renameSync(half, path);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  return path;
}
