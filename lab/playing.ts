// One match among bots, as cheaply as these bots allow.
import { type Dice, digestText, FastDice, type Game, Match, type Result, RulesError, type Setup, trailText } from '@tabularium/kernel';
import type { AnyKit, Bot } from '@tabularium/parts/shape';
import { answerInto, isFrugal } from './look.ts';

/** A match with this many decisions is taken to be endless. */
const TOO_LONG = 200_000;

export interface Pairing {
  readonly game: Game<AnyKit>;
  readonly setup: Setup;
  /** Who sits where. */
  readonly players: readonly Bot[];
  /** Equal seeds give equal rolls, and bots equal whims. */
  readonly seed: string;
  /** Also measures how long the bots think. */
  readonly timed?: boolean;
  /** How far they got, where they play together. */
  readonly success?: (result: Result) => number | undefined;
}
/** The outcome of a match. It can be sent to another thread. */
export interface Played {
  readonly decisions: number;
  /** The most options at any decision. */
  readonly maxOptions: number;
  /** Of the final table. */
  readonly digest: string;
  readonly result?: Pick<Result, 'winners' | 'drawn'> & { readonly success?: number };
  readonly failure?: { readonly message: string; readonly trail: string };
  /** By seat, if the match was timed: decisions, and CPU seconds spent on them. */
  readonly thought?: readonly Thought[];
  /** CPU seconds of this thread for all of it. */
  readonly seconds: number;
}
export interface Thought {
  decisions: number;
  seconds: number;
}
type Count = { -readonly [K in 'decisions' | 'maxOptions']: Played[K] };

/** Plays a match to its end, or until it fails. */
export function playMatch(pairing: Pairing): Played {
  const before = cpuSeconds();
  const count: Count = { decisions: 0, maxOptions: 0 };
  const thought = pairing.players.map((): Thought => ({ decisions: 0, seconds: 0 }));
  const done = (): Omit<Played, 'digest'> => ({ ...count, ...(pairing.timed && { thought }), seconds: cpuSeconds() - before });
  let match: Match<AnyKit> | undefined;
  try {
    match = begin(pairing);
    play(match, pairing, new FastDice(numberFrom(`${pairing.seed}/bots`)), count, thought);
    const { result } = match;
    return { ...done(), digest: match.digest(), ...(result && { result: endedOf(result, pairing) }) };
  } catch (error) {
    const trail = error instanceof RulesError ? error.trail : (match?.trail('public') ?? []);
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...done(), digest: 'failed', failure: { message, trail: trailText(trail) } };
  }
}

function endedOf(result: Result, { success }: Pairing): NonNullable<Played['result']> {
  const { winners, drawn } = result;
  const got = success?.(result);
  return { winners, drawn, ...(got !== undefined && { success: got }) };
}

/** Bots that fork nothing need no checkpoints, events or record, so their match is lean. */
function begin({ game, setup, players, seed }: Pairing): Match<AnyKit> {
  const dice = new FastDice(numberFrom(`${seed}/chance`));
  return players.every(isFrugal) ? Match.lean(game, setup, dice) : Match.start(game, setup, { seed, dice });
}

function play(match: Match<AnyKit>, { players, timed }: Pairing, whims: Dice, count: Count, thought: readonly Thought[]): void {
  for (let open = match.open[0]; open !== undefined; open = match.open[0]) {
    const seat = open.seats[0] as number;
    const options = match.optionsOf(open).length;
    if (options > count.maxOptions) count.maxOptions = options;
    const bot = players[seat] as Bot;
    const began = timed ? cpuSeconds() : 0;
    const pick = answerInto(bot, match, open, seat, whims);
    const own = thought[seat];
    if (timed && own) {
      own.seconds += cpuSeconds() - began;
      own.decisions++;
    }
    match.playOpen(open, pick);
    if (++count.decisions === TOO_LONG) throw new RulesError(`no end after ${TOO_LONG} decisions`, match.trail('public'));
  }
}

/** Of this thread only, whatever the others do. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
/** A seed for fast dice. */
export const numberFrom = (text: string): number => Number.parseInt(digestText(text).slice(0, 8), 16);
