// Words about matches in lists.

import type { Result, Seat } from '@tabularium/kernel';
import type { Language, Outcome, Translate } from '@tabularium/parts/shape';
import { carried } from '../link/errors.ts';
import type { SeatInfo } from '../link/link.ts';
import type { MatchSummary } from '../store/index.ts';

/** The name of a seat, or a numbered one if nobody named it. */
export const nameOf = ({ seats }: { readonly seats: readonly { readonly name: string }[] }, seat: Seat, t: Translate): string =>
  seats[seat]?.name || t('house.player', { n: seat + 1 });

/** For sharing: with the reader's name on the seat of the only person, if it has none. */
export function named(seats: readonly SeatInfo[], name: string): readonly SeatInfo[] {
  const people = seats.filter(({ kind }) => kind === 'human');
  return seats.map((seat) => (people.length === 1 && seat === people[0] && seat.name === '' ? { ...seat, name: name.trim() } : seat));
}

const listOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const namesOf = (match: MatchSummary, t: Translate, language: Language): string =>
  listOf(
    language,
    match.seats.map((_, seat) => nameOf(match, seat, t)),
  );

/** Seen by the people at this screen; spectators see who won. */
export function outcomeFor({ winners, drawn }: Result, people: readonly Seat[]): Outcome {
  if (drawn) return 'drawn';
  if (winners.length === 0) return 'lost';
  return people.length === 0 || people.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

interface Ended extends Pick<MatchSummary, 'seats'> {
  readonly result: Pick<Result, 'winners' | 'drawn'>;
}
export function outcomeOf({ seats, result: { winners, drawn } }: Ended, t: Translate, language: Language): string {
  if (drawn) return t('matches.drawn');
  const names = winners.map((seat) => nameOf({ seats }, seat, t));
  return names.length === 0 ? t('matches.lost') : t('matches.won', { names: listOf(language, names) });
}

/** Whose turn it is, or how the match ended. */
export function stateOf(match: MatchSummary, t: Translate, language: Language): string {
  const { result, toAct, seats, isOutdated } = match;
  if (isOutdated) return t('matches.outdated');
  if (result) return outcomeOf({ seats, result }, t, language);
  const people = seats.filter(({ kind }) => kind === 'human');
  const isMine = people.length === 1 && toAct.some((seat) => seats[seat]?.kind === 'human');
  return isMine
    ? t('matches.yourTurn')
    : t('matches.turnOf', {
        names: listOf(
          language,
          toAct.map((seat) => nameOf(match, seat, t)),
        ),
      });
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** For example "2 hours ago". */
export function agoIn(language: Language, then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'second');
}

/** Says that this browser could not read or store something. */
export const storageTrouble = (error: unknown, t: Translate): string => t('matches.unreadable', { message: carried(error).message });
