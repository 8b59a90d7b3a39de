// A match that somebody wants to play, made into one that can be kept.

import { carryOn, Match, type Origins, rooted, type Seat, type SetupInput, type Stored } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { SeatInfo } from '../link/link.ts';
import type { StoredMatch } from '../link/shape.ts';

export interface Order {
  readonly setup: SetupInput;
  readonly seats: readonly SeatInfo[];
  /** What the dice are made from; without one, chance. */
  readonly seed?: string | undefined;
  /** Content of one's own. */
  readonly content?: object | undefined;
}

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Letters and digits that nobody can guess. (`randomUUID` is missing on pages that are served without a certificate.) */
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => DIGITS[byte % DIGITS.length]).join('');

/** Opens a match; a bad set-up is refused. */
export function orderedMatch({ game }: Playable, { setup, seats, seed, content }: Order): StoredMatch {
  return storedFrom(Match.start(game, setup, { seed: seed || randomText(24), content }), seats);
}

/** A match from elsewhere, with all its inputs: an imported record, or a branch of another match. */
export function resumedMatch({ game }: Playable, origins: Origins | Stored, seats?: readonly SeatInfo[], upTo?: number): StoredMatch {
  const match = upTo === undefined ? carryOn(game, { version: game.version, ...origins }) : Match.resume(game, origins, { upTo });
  return storedFrom(match, seats ?? seatsFrom(origins));
}

/**
 * A branch of a match that is not over, for whoever has this seat: it begins at the last checkpoint before that input, with all that the seat
 * cannot see dealt anew and dice of its own.
 */
export function branchedMatch({ game }: Playable, origins: Origins, seats: readonly SeatInfo[], upTo: number, seat: Seat): StoredMatch {
  return storedFrom(rooted(Match.resume(game, origins, { upTo }).branch(seat, randomText(24))), seats);
}

function storedFrom(match: Match<AnyKit>, seats: readonly SeatInfo[]): StoredMatch {
  const { game, version, setup, seed, pack, inputs, passages, save } = match.record();
  const now = Date.now();
  return {
    id: randomText(10),
    game,
    version,
    setup,
    seats: Array.from({ length: setup.seats }, (_, seat) => seats[seat] ?? { kind: 'human', name: '' }),
    seed,
    ...(pack === undefined ? {} : { pack, hasOwnContent: true }),
    inputs,
    ...(passages === undefined ? {} : { passages }),
    ...(save === undefined ? {} : { save }),
    created: now,
    changed: now,
    count: inputs.length,
    toAct: toActIn(match),
    result: match.result ?? null,
  };
}

export const toActIn = (match: Match<AnyKit>): readonly number[] =>
  [...new Set(match.open.flatMap(({ seats }) => seats))].sort((a, b) => a - b);

/** Who sat where, as far as a record tells: a seat that a person never answered for is a bot's. */
export function seatsFrom({ setup, inputs }: Pick<Origins, 'setup' | 'inputs'>): readonly SeatInfo[] {
  const answers = inputs.filter((input) => input.kind === 'answer');
  return Array.from({ length: setup.seats }, (_, seat) => {
    const by = new Set(answers.filter((answer) => answer.seat === seat).map((answer) => answer.by));
    return by.has('bot') && !by.has('player') ? { kind: 'bot', name: '', level: 'greedy' } : { kind: 'human', name: '' };
  });
}
