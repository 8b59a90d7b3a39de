// Plays matches between programs and reports the results. A program that fails loses its seat to a random stand-in.
import {
  checkSetup,
  type Decision,
  digestText,
  FastDice,
  Match,
  Refusal,
  RulesError,
  randomPick,
  type Seat,
  type SetupInput,
} from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { PlayerFailed } from './lines.ts';
import type { Player } from './players.ts';

export interface ArenaOptions {
  readonly games: number;
  readonly seed: string;
  readonly setup: SetupInput;
  /** At least as many as there are seats. They change seats after every match. */
  readonly players: readonly Player[];
  readonly onProgress?: (played: number) => void;
}
/** A seat that a bot has lost. */
export interface Loss {
  readonly match: number;
  readonly seat: Seat;
  readonly bot: string;
  /** How many decisions the match had seen by then. */
  readonly decisions: number;
  readonly reason: string;
}
export interface ArenaReport {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  /** By seat. A draw counts for nobody. */
  readonly wins: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Digest of all final tables. */
  readonly hash: string;
  readonly lost: readonly Loss[];
  /** Matches that ended with a `RulesError`. */
  readonly errors: readonly { readonly match: number; readonly message: string }[];
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };
type Tally = Mutable<Omit<ArenaReport, 'hash' | 'winsByBot'>> & { readonly winsByBot: Record<string, number> };

/** A match this long will never end. */
const TOO_LONG = 200_000;

export async function arena({ game }: Playable, { games, seed, setup: given, players, onProgress }: ArenaOptions): Promise<ArenaReport> {
  const setup = checkSetup(game.setup, given);
  const { mode, seats } = setup;
  const tally: Tally = {
    game: game.id,
    mode,
    seats,
    games,
    decisions: 0,
    wins: Array.from({ length: seats }, () => 0),
    winsByBot: Object.fromEntries(players.map(({ name }) => [name, 0])),
    draws: 0,
    lost: [],
    errors: [],
  };
  const digests: string[] = [];
  for (let n = 0; n < games; n++) {
    const seated = Array.from({ length: seats }, (_, seat) => players[(seat + n) % players.length] as Player);
    const match = Match.start(game, setup, { seed: `${seed}/${n}` });
    try {
      await play(match, seated, n, seed, tally);
      count(match, seated, tally);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      tally.errors.push({ match: n, message: error.message });
    }
    digests.push(match.digest());
    onProgress?.(n + 1);
  }
  return { ...tally, hash: digestText(digests.join('')) };
}

async function play(match: Match<AnyKit>, players: readonly Player[], n: number, seed: string, tally: Tally): Promise<void> {
  const whims = new FastDice(numberFrom(`${seed}/${n}/bots`));
  const { id: game, version } = match.game;
  for (const [seat, player] of players.entries()) {
    const own = numberFrom(`${seed}/${n}/${seat}/own`);
    player.start({ type: 'start', game, version, setup: match.setup, seat, seed: own });
  }
  for (let decisions = 0; !match.result; decisions++) {
    const open = match.open[0];
    if (!open || decisions === TOO_LONG) throw new RulesError(`no end after ${decisions} decisions`, match.trail('public'));
    const decision = match.pending[0] as Decision<AnyKit>;
    const seat = (open.seats.find((one) => !match.left.includes(one)) ?? open.seats[0]) as Seat;
    const player = players[seat] as Player;
    if (match.left.includes(seat)) match.answer(seat, decision.id, randomPick(open, decision.options.length, whims), 'stand-in');
    else
      try {
        match.answer(seat, decision.id, await player.decide({ match, seat, open, decision, whims }), 'bot');
      } catch (error) {
        if (!(error instanceof PlayerFailed || error instanceof Refusal)) throw error;
        tally.lost.push({ match: n, seat, bot: player.name, decisions, reason: error.message });
        await player.close();
        match.leave(seat);
        continue;
      }
    tally.decisions++;
  }
  for (const [seat, player] of players.entries()) player.end({ type: 'end', seat, result: match.result });
}

function count({ result }: Match<AnyKit>, players: readonly Player[], tally: Tally): void {
  if (!result) return;
  if (result.drawn) tally.draws++;
  else
    for (const seat of result.winners) {
      const { name } = players[seat] as Player;
      tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
      tally.winsByBot[name] = (tally.winsByBot[name] ?? 0) + 1;
    }
}

const numberFrom = (text: string): number => Number.parseInt(digestText(text).slice(0, 8), 16);
