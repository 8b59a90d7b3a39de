// Plays many matches of one game and sums them up. Equal arguments give equal matches, hence an equal `hash`.

import { checkSetup, digestText, type Game, type Setup, type SetupInput } from '@tabularium/kernel';
import type { AnyKit, Bot } from '@tabularium/parts/shape';
import { type Played, playMatch } from './playing.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly seed: string;
  /** By seat; fewer bots than seats are repeated in turn. */
  readonly bots: readonly Bot[];
  /** The bots change seats from match to match. */
  readonly rotate?: boolean;
  /** The number of the first match, to repeat one of many. */
  readonly from?: number;
  readonly onProgress?: (played: number) => void;
}
export interface Failure {
  /** Repeat it with `from: match, games: 1`. */
  readonly match: number;
  readonly mode: string;
  readonly seats: number;
  readonly decisions: number;
  readonly message: string;
  readonly trail: string;
}
export interface Report {
  readonly game: string;
  /** `all` if matches of several modes or numbers of seats were played. */
  readonly mode: string;
  readonly seats: number | 'all';
  readonly games: number;
  readonly decisions: number;
  /** CPU time, as in `decisionsPerSecond`. */
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** By seat. A draw is nobody's win; a team or a cooperation wins for each of its seats. */
  readonly wins: readonly number[];
  /** If several bots play, or they change seats. */
  readonly winsByBot?: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly errors: number;
  readonly meanDecisions: number;
  readonly maxOptions: number;
  /** Digest of all final tables. */
  readonly hash: string;
  readonly failures: readonly Failure[];
}
/** What is counted while the matches are played. */
interface Tally {
  decisions: number;
  maxOptions: number;
  draws: number;
  readonly wins: number[];
  readonly winsByBot: Record<string, number>;
  readonly digests: string[];
  readonly failures: Failure[];
}

/** Plays matches; several set-ups take turns. A bad set-up is refused. */
export function simulate(game: Game<AnyKit>, given: SetupInput | readonly SetupInput[], options: SimulateOptions): Report {
  const setups = [given].flat().map((one: SetupInput) => checkSetup(game.setup, one));
  const { games, seed, rotate = false, from = 0, bots, onProgress } = options;
  const tally: Tally = { decisions: 0, maxOptions: 0, draws: 0, wins: [], winsByBot: {}, digests: [], failures: [] };
  for (const { name } of bots) tally.winsByBot[name] = 0;
  const before = process.cpuUsage();
  for (let n = from; n < from + games; n++) {
    const setup = setups[n % setups.length] as Setup;
    const turn = rotate ? Math.floor(n / setups.length) : 0;
    const players = Array.from({ length: setup.seats }, (_, seat) => bots[(seat + turn) % bots.length] as Bot);
    const played = playMatch({ game, setup, players, seed: `${seed}/${n}` });
    count(played, n, setup, players, tally);
    onProgress?.(n + 1 - from);
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return {
    game: game.id,
    mode: only(setups.map(({ mode }) => mode)) ?? 'all',
    seats: only(setups.map(({ seats }) => seats)) ?? 'all',
    games,
    decisions: tally.decisions,
    seconds,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    wins: Array.from({ length: Math.max(...setups.map(({ seats }) => seats)) }, (_, seat) => tally.wins[seat] ?? 0),
    ...(rotate || Object.keys(tally.winsByBot).length > 1 ? { winsByBot: tally.winsByBot } : {}),
    draws: tally.draws,
    errors: tally.failures.length,
    meanDecisions: tally.decisions / games,
    maxOptions: tally.maxOptions,
    hash: digestText(tally.digests.join('')),
    failures: tally.failures,
  };
}

function count(
  { result, failure, digest, decisions, maxOptions }: Played,
  match: number,
  setup: Setup,
  players: readonly Bot[],
  tally: Tally,
): void {
  tally.decisions += decisions;
  tally.maxOptions = Math.max(tally.maxOptions, maxOptions);
  tally.digests.push(digest);
  const { mode, seats } = setup;
  if (failure) tally.failures.push({ match, mode, seats, decisions, ...failure });
  if (!result) return;
  if (result.drawn) tally.draws++;
  else
    for (const seat of result.winners) {
      tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
      const { name } = players[seat] as Bot;
      tally.winsByBot[name] = (tally.winsByBot[name] ?? 0) + 1;
    }
}

const only = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);
