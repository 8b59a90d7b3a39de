// Turns orders, records and branches into matches that can be stored.

import { carryOn, Match, type Origins, rooted, type Seat, type SetupInput, type Stored } from '@tabularium/kernel';
import { preset } from '@tabularium/parts/first';
import { USUAL } from '@tabularium/parts/levels';
import type { AnyKit, First, Playable } from '@tabularium/parts/shape';
import type { SeatInfo } from '../link/link.ts';
import type { StoredMatch } from '../link/shape.ts';

export interface Order {
  readonly setup: SetupInput;
  readonly seats: readonly SeatInfo[];
  /** The seed of the dice; random if missing. */
  readonly seed?: string | undefined;
  /** Content that players wrote, instead of the game's. */
  readonly content?: object | undefined;
  /** What is answered at the opening of a first game. */
  readonly answers?: First['answers'] | undefined;
  /** The asks that an assistant answers for the people from the beginning. */
  readonly assisted?: readonly string[] | undefined;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Unguessable letters and digits. Insecure contexts have no `randomUUID`. */
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Starts a match. Throws a `Refusal` for a bad set-up. */
export function orderedMatch({ game }: Playable, { setup, seats, seed, content, answers = [], assisted }: Order): StoredMatch {
  const match = Match.start(game, setup, { seed: seed || randomText(24), content });
  preset(match, answers);
  return { ...storedFrom(match, seats), ...(assisted && { assisted }) };
}

/** A new match from given inputs: an imported record, or a finished match up to some input. */
export function resumedMatch({ game }: Playable, origins: Origins | Stored, seats?: readonly SeatInfo[], upTo?: number): StoredMatch {
  const match = upTo === undefined ? carryOn(game, { version: game.version, ...origins }) : Match.resume(game, origins, { upTo });
  return storedFrom(match, seats ?? seatsFrom(origins));
}

/** A branch of a running match, for the given seat. It starts at the last checkpoint before `upTo`, re-deals what the seat cannot see, and has new dice. */
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

/** Who sat where, guessed from a record: a seat with answers of bots only is a bot's. */
export function seatsFrom({ setup, inputs }: Pick<Origins, 'setup' | 'inputs'>): readonly SeatInfo[] {
  const answers = inputs.filter((input) => input.kind === 'answer');
  return Array.from({ length: setup.seats }, (_, seat) => {
    const by = new Set(answers.filter((answer) => answer.seat === seat).map((answer) => answer.by));
    return by.has('bot') && !by.has('player') ? { kind: 'bot', name: '', level: USUAL } : { kind: 'human', name: '' };
  });
}
