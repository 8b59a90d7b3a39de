// Who sat where, as a file or a link says. Checked before use.

export interface SeatInfo {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** Which bot it is. */
  readonly level?: string;
}

export const LONGEST_NAME = 24;

/** What is wrong with the seats of a match for `count`; undefined if they are valid `SeatInfo`s. */
export function wrongSeats(seats: unknown, count: number): string | undefined {
  if (!Array.isArray(seats)) return `"seats" is ${JSON.stringify(seats)} instead of a list`;
  if (seats.length !== count) return `it names ${seats.length} seats, the match has ${count}`;
  return seats.map(wrongSeat).find((wrong) => wrong !== undefined);
}

function wrongSeat(given: unknown, place: number): string | undefined {
  const { kind, name, level } = (given ?? {}) as Readonly<Record<string, unknown>>;
  const seat = `seat ${place + 1}`;
  if (kind !== 'human' && kind !== 'bot') return `${seat} is ${JSON.stringify(kind)} instead of "human" or "bot"`;
  if (typeof name !== 'string') return `the name of ${seat} is ${JSON.stringify(name)} instead of a text`;
  if (name.length > LONGEST_NAME) return `the name of ${seat} is longer than ${LONGEST_NAME} letters`;
  if (level !== undefined && typeof level !== 'string') return `the level of ${seat} is ${JSON.stringify(level)} instead of a text`;
  return undefined;
}
