// Shared by the scripts in which a game's bot plays it many times, to see whether it is fair.

import {
  type Decision,
  FastDice,
  type Game,
  type Kit,
  Match,
  type Open,
  type Pick,
  randomPick,
  type Seat,
  type SetupInput,
} from '@tabularium/kernel';
import type { Mind, Sighted } from '../shape.ts';

export type Player = 'greedy' | 'random';
export const list = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));
export const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
export const sumOf = <T>(all: readonly T[], value: (one: T) => number): number => all.reduce((sum, one) => sum + value(one), 0);
export const mean = (numbers: readonly number[]): number => sumOf(numbers, (one) => one) / Math.max(1, numbers.length);

// ---- one match

interface Plan<K extends Kit, Sight extends object> {
  readonly game: Game<K>;
  readonly mind: Mind<K, Sight>;
  readonly setup: SetupInput;
  /** By seat. */
  readonly players: readonly Player[];
  /** Equal numbers make equal matches. */
  readonly seed: number;
  readonly number: number;
}
interface Hooks<K extends Kit> {
  /** Changes the table before the first answer. */
  readonly prepare?: (match: Match<K>) => void;
  /** Answers in place of the players. */
  readonly decide?: (open: Open, listed: readonly unknown[], seat: Seat, whims: FastDice) => Pick | undefined;
  /** Called with every answer of a greedy player. */
  readonly hear?: (seat: Seat, decision: Decision<K>, pick: Pick) => void;
}
const times = { decisions: 0, all: 0, longest: 0, ask: '' };

export function playMatch<K extends Kit, Sight extends object>(
  { game, mind, setup, players, seed, number }: Plan<K, Sight>,
  { prepare, decide, hear }: Hooks<K>,
): Match<K> {
  const from = seed * 1_000_003 + number;
  const match = Match.start(game, setup, { seed: `${from}`, dice: new FastDice(from) });
  const whims = new FastDice(from + 7);
  prepare?.(match);
  const think = (seat: Seat): Pick => {
    const decision = match.pending.find((one) => one.seats.includes(seat));
    if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
    const view = (): Sighted<K, Sight> => match.view(seat) as Sighted<K, Sight>;
    const began = process.threadCpuUsage();
    const pick = mind.choose({ seat, decision, dice: whims, view, fork: () => match.fork(seat, whims) });
    const { user, system } = process.threadCpuUsage(began);
    const took = (user + system) / 1000;
    times.decisions += 1;
    times.all += took;
    if (took > times.longest) [times.longest, times.ask] = [took, decision.ask];
    hear?.(seat, decision, pick);
    return pick;
  };
  for (let open = match.open[0]; open !== undefined; open = match.open[0]) {
    const seat = open.seats[0] as Seat;
    const listed = match.optionsOf(open);
    const decided = decide?.(open, listed, seat, whims);
    match.playOpen(open, decided ?? (players[seat] === 'random' ? randomPick(open, listed.length, whims) : think(seat)));
  }
  return match;
}

// ---- what was asked for

/** Runs one part of a script, and prints how long its decisions took. */
export function runPart(parts: Readonly<Record<string, () => void>>, name: string): void {
  const part = parts[name];
  if (!part) {
    console.error(`there is no part "${name}": choose from ${Object.keys(parts).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  part();
  const average = (times.all / Math.max(1, times.decisions)).toFixed(2);
  console.log(
    `  ${times.decisions} decisions, ${average} ms on average, ${times.longest.toFixed(1)} ms of a processor at most (${times.ask})`,
  );
}
