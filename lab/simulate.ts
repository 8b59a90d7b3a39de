// Plays many matches of one game and sums them up. Equal arguments give equal matches, hence an equal `hash`.

import {
  checkSetup,
  type Dice,
  digestText,
  FastDice,
  type Game,
  Match,
  type Result,
  RulesError,
  type Setup,
  type SetupInput,
  trailText,
} from '@tabularium/kernel';
import type { AnyKit, Bot } from '@tabularium/parts/shape';
import { answerOf } from './look.ts';

/** A match with this many decisions is taken to be endless. */
const TOO_LONG = 200_000;

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
    playOne({ game, setup, players, n, seed }, tally);
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

interface Pairing {
  readonly game: Game<AnyKit>;
  readonly setup: Setup;
  /** Who sits where. */
  readonly players: readonly Bot[];
  readonly n: number;
  readonly seed: string;
}

function playOne(pairing: Pairing, tally: Tally): void {
  const { setup, players, n, seed } = pairing;
  const before = tally.decisions;
  let match: Match<AnyKit> | undefined;
  try {
    match = begin(pairing);
    play(match, players, new FastDice(numberFrom(`${seed}/${n}/bots`)), tally);
    tally.digests.push(match.digest());
    count(match.result, players, tally);
  } catch (error) {
    const trail = error instanceof RulesError ? error.trail : (match?.trail('public') ?? []);
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const { mode, seats } = setup;
    tally.failures.push({ match: n, mode, seats, decisions: tally.decisions - before, message, trail: trailText(trail) });
    tally.digests.push('failed');
  }
}

/** Matches of bots that look at nothing need no checkpoints, events or record, so they are lean. */
function begin({ game, setup, players, n, seed }: Pairing): Match<AnyKit> {
  const dice = new FastDice(numberFrom(`${seed}/${n}/chance`));
  return players.every((bot) => bot.blind) ? Match.lean(game, setup, dice) : Match.start(game, setup, { seed: `${seed}/${n}`, dice });
}

function play(match: Match<AnyKit>, players: readonly Bot[], whims: Dice, tally: Tally): void {
  const end = tally.decisions + TOO_LONG;
  for (let open = match.open[0]; open !== undefined; open = match.open[0]) {
    const seat = open.seats[0] as number;
    const options = match.optionsOf(open).length;
    if (options > tally.maxOptions) tally.maxOptions = options;
    match.playOpen(open, answerOf(players[seat] as Bot, match, open, seat, whims));
    if (++tally.decisions === end) throw new RulesError(`no end after ${TOO_LONG} decisions`, match.trail('public'));
  }
}

function count(result: Result | undefined, players: readonly Bot[], tally: Tally): void {
  if (!result) return;
  if (result.drawn) tally.draws++;
  else
    for (const seat of result.winners) {
      tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
      const { name } = players[seat] as Bot;
      tally.winsByBot[name] = (tally.winsByBot[name] ?? 0) + 1;
    }
}

const numberFrom = (text: string): number => Number.parseInt(digestText(text).slice(0, 8), 16);
const only = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);
